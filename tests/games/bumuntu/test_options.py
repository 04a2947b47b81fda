"""What the players agree on is checked when it is built."""

from collections.abc import Iterable
from typing import Any

import numpy
import pytest

from tabletop_rules.errors import InvalidOptions, ParseError
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


def test_2_1_animals_in_words() -> None:
    words = "zebra, Lion, black  mamba, RHINO, giraffe, elephant, tarantula, flamingo"
    options = Options(animals=words)
    assert options == Options(animals=words.split(","))
    assert [animal.value for animal in options.animals] == [
        "giraffe", "zebra", "flamingo", "tarantula", "lion", "black mamba", "rhino",
        "elephant",
    ]  # fmt: skip
    with pytest.raises(InvalidOptions, match=r"8 different ones, not zebra$"):
        Options(animals="zebra")
    with pytest.raises(ParseError, match=r"animals\[1\]: 'zebr' is not an animal"):
        Options(animals=["lion", "zebr"])


def test_2_4_spots_in_words_and_as_plain_tuples() -> None:
    spots: list[Any] = ["2 per tile", "8/4", (7, 3), Majority(6, 3), (1,), "5 / 2"]
    assert Options(favor_spots=[*spots, "4/2", "3/1"]) == Options()
    text = "2 per tile, 8/4, 7/3, 6/3, 1 PER TILE, 5/2,4/2, 3/1"
    assert Options(favor_spots=text) == Options()
    with pytest.raises(ParseError, match=r"^favor_spots\[0\]: '8' is not a spot"):
        Options(favor_spots=["8"] * 8)
    with pytest.raises(InvalidOptions, match="silver 9 is more than gold 8"):
        Options(favor_spots=[(8, 9)] * 8)


@pytest.mark.parametrize("count", [0, 7, 9])
def test_2_4_eight_spots(count: int) -> None:
    with pytest.raises(InvalidOptions, match=f"favor_spots must be 8, not {count}"):
        Options(favor_spots=(PerTile(1),) * count)


def test_2_1_all_animals_are_too_many() -> None:
    with pytest.raises(InvalidOptions) as raised:
        Options(tuple(Animal))
    assert str(raised.value).endswith(f"not {', '.join(map(str, Animal))}")


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
    {"animals": 8},
    {"animals": (7,) * 8},
    {"favor_spots": 8},
    {"favor_spots": (1,) * 8},
    {"favor_spots": ((7, 3, 1),) * 8},
    {"favor_spots": ((7, "3"),) * 8},
    {"favor_spots": ((7.5,),) * 8},
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
