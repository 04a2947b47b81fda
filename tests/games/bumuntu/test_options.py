"""What the players agree on is checked when it is built."""

from collections.abc import Iterable
from typing import Any

import numpy
import pytest

from tabletop_rules.errors import InvalidOptions
from tabletop_rules.games.bumuntu import Animal, Majority, Options, PerTile

EIGHT = tuple(Animal)[:8]


def test_lists_and_generators_become_tuples() -> None:
    spots = [PerTile(1)] * 8
    animals: Iterable[Animal] = iter(reversed(EIGHT))
    options = Options(tuple(animals), tuple(spots), tuple([0] * 9))
    assert options.animals == EIGHT
    assert options == Options(list(EIGHT), spots, [0] * 9)


@pytest.mark.parametrize(
    "animals", [(), EIGHT[:7], tuple(Animal)[:9], (*EIGHT[:7], EIGHT[0])]
)
def test_2_1_eight_different_animals(animals: tuple[Animal, ...]) -> None:
    with pytest.raises(InvalidOptions, match="animals must be 8 different ones"):
        Options(animals)


@pytest.mark.parametrize("count", [0, 7, 9])
def test_2_4_eight_spots(count: int) -> None:
    with pytest.raises(InvalidOptions, match=f"favor_spots must be 8, not {count}"):
        Options(favor_spots=(PerTile(1),) * count)


def test_far_too_many_animals_are_counted() -> None:
    with pytest.raises(InvalidOptions, match=f"different ones, not {len(Animal) + 1}"):
        Options((*Animal, EIGHT[0]))


@pytest.mark.parametrize(
    "nkisi", [(), (0,) * 8, (0,) * 10, (-1, *[0] * 8), (1_001, *[0] * 8)]
)
def test_8_6_nine_numbers_for_nkisi(nkisi: tuple[int, ...]) -> None:
    with pytest.raises(InvalidOptions, match="nkisi must be 9 numbers"):
        Options(nkisi=nkisi)


def test_1_3_spots_pay_no_less_than_nothing_and_gold_no_less_than_silver() -> None:
    for build in (
        lambda: PerTile(-1),
        lambda: Majority(-1, -2),
        lambda: Majority(3, -1),
        lambda: Majority(3, 4),
        lambda: PerTile(1_001),
        lambda: Majority(1_001, 0),
    ):
        with pytest.raises(InvalidOptions):
            build()
    assert PerTile(1_000) == PerTile(favor=1_000)
    assert Majority(1_000, 1_000).silver == Options(nkisi=[1_000] * 9).nkisi[0]
    assert str(Majority(7, 3)) == "7/3"
    assert str(PerTile(2)) == "2 per tile"


@pytest.mark.parametrize("first_player", [-1, 5])
def test_2_5_the_first_player_is_a_seat(first_player: int) -> None:
    with pytest.raises(InvalidOptions, match="first_player must be 0 to 4"):
        Options(first_player=first_player)


WRONG: list[dict[str, Any]] = [
    {"animals": "zebra"},
    {"animals": 8},
    {"animals": ("zebra",) * 8},
    {"favor_spots": (1,) * 8},
    {"favor_spots": ((7, 3),) * 8},
    {"nkisi": (True,) * 9},
    {"nkisi": (0.0,) * 9},
    {"nkisi": "012345678"},
    {"first_player": "0"},
    {"first_player": True},
    {"first_player": None},
    {"tiles_under_pawns": 1},
    {"tiles_under_pawns": None},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_wrong_types_raise_type_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Options(**wrong)


@pytest.mark.parametrize("value", [True, 1.0, "1", None])
def test_wrong_types_in_spots_raise_type_error(value: Any) -> None:
    with pytest.raises(TypeError):
        PerTile(value)
    with pytest.raises(TypeError):
        Majority(7, value)


def test_integers_of_numpy_become_plain() -> None:
    one = numpy.int64(1)
    options = Options(
        favor_spots=(PerTile(one), Majority(one, one)) * 4,  # type: ignore[arg-type]
        nkisi=(one,) * 9,  # type: ignore[arg-type]
        first_player=one,  # type: ignore[arg-type]
    )
    assert type(options.first_player) is int
    assert {type(value) for value in options.nkisi} == {int}
    assert options.favor_spots[:2] == (PerTile(1), Majority(1, 1))
