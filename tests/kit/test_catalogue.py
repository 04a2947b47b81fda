"""Catalogues: tuples, and values that are made when they are asked for."""

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest

from tabletop_rules.catalogue import Catalogue, Family

MANY = 10**15


class Tens(Family[int]):
    """The multiples of ten, from 0 on."""

    def __init__(self, length: int) -> None:
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[int]:
        return iter(range(0, 10 * self._length, 10))

    def at(self, place: int) -> int:
        assert 0 <= place < self._length
        return 10 * place

    def place(self, value: Any) -> int | None:
        tens = range(0, 10 * self._length, 10)
        return tens.index(value) if type(value) is int and value in tens else None


FEW: Catalogue[Any] = Catalogue(("a", "b"), Tens(3), (), ("c",))
LISTED: tuple[Any, ...] = ("a", "b", 0, 10, 20, "c")


def test_it_has_the_values_of_a_tuple() -> None:
    assert tuple(FEW) == LISTED
    assert len(FEW) == 6
    assert tuple(reversed(FEW)) == LISTED[::-1]
    for place in range(-6, 6):
        assert FEW[place] == LISTED[place]
        assert FEW[cast(int, np.int64(place))] == LISTED[place]


@pytest.mark.parametrize("place", [-7, 6, 100])
def test_beyond_all_there_is_nothing(place: int) -> None:
    with pytest.raises(IndexError):
        FEW[place]
    with pytest.raises(TypeError):
        FEW[cast(int, 1.0)]


@pytest.mark.parametrize(
    "part",
    [slice(None), slice(1, 4), slice(-2, None), slice(None, None, -2), slice(4, 2)],
)
def test_a_slice_is_a_tuple(part: slice) -> None:
    assert FEW[part] == LISTED[part]


def test_the_place_of_a_value() -> None:
    for place, value in enumerate(LISTED):
        assert FEW.index(value) == place
        assert value in FEW
        assert FEW.count(value) == 1
    for nothing in ("d", 5, 30, -10, None, [], ["a"]):
        assert nothing not in FEW
        assert FEW.count(nothing) == 0
        with pytest.raises(ValueError, match="is not in the catalogue"):
            FEW.index(nothing)


def test_the_place_of_a_value_between_others() -> None:
    assert FEW.index(10, 3) == FEW.index(10, 3, 4) == FEW.index(10, -3, -2) == 3
    for between in ((4,), (0, 3), (-2,)):
        with pytest.raises(ValueError, match="10 is not in the catalogue"):
            FEW.index(10, *between)


def test_what_is_kept_and_what_is_not() -> None:
    assert FEW.kept == ("a", "b", "c")
    assert [len(family) for family in FEW.families] == [3]
    assert Catalogue(("a",)).families == ()


def test_a_large_one_takes_no_time() -> None:
    many = Catalogue(Tens(MANY), (-1,), Tens(MANY))
    assert len(many) == 2 * MANY + 1
    assert many[MANY - 1 : MANY + 2] == (10 * MANY - 10, -1, 0)
    assert many.index(10 * MANY - 10) == MANY - 1
    assert many[-1] == 10 * MANY - 10
    assert repr(many) == "<a catalogue of 2,000,000,000,000,001 values>"
