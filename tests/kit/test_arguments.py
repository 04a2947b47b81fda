"""Integers, seats and fields from outside."""

from typing import Any, NamedTuple, cast

import numpy as np
import pytest
from attrs import field, frozen

from tabletop_rules.arguments import (
    Seat,
    integer,
    option_flag,
    option_in_range,
    option_seat,
    player_count,
    positive,
    reader,
    seat,
    viewer,
)
from tabletop_rules.errors import InvalidOptions, PlayerCountError, SeatError
from tabletop_rules.games.bumbesi import INFO
from tabletop_rules.words import Word


class Colour(Word):
    RED = "red"
    BLUE = "blue"


class Spot(NamedTuple):
    row: int
    column: int


@frozen
class Tile:
    value: int
    colour: Colour | None


@frozen
class Bead:
    value: int
    colour: Colour


@frozen
class Put:
    player: Seat
    tile: Tile
    spot: Spot | None = None
    victim: Seat | None = None


@frozen
class Flip:
    player: Seat
    up: bool = True
    name: str = ""
    pair: tuple[int, Colour] = (0, Colour.RED)
    many: tuple[int, ...] = ()


WRONG_INTEGERS = (True, False, 1.0, "1", None, (1,), b"1")


class Indexed:
    def __index__(self) -> int:
        return 5


def test_integer_takes_whatever_is_an_index() -> None:
    assert integer(3) == 3
    assert type(integer(cast(int, np.int64(3)))) is int
    assert integer(cast(int, Indexed())) == 5
    for wrong in WRONG_INTEGERS:
        with pytest.raises(TypeError, match="card must be an int, not"):
            integer(cast(int, wrong), "card")
    with pytest.raises(TypeError):
        integer(cast(int, np.bool_(True)))


def test_positive() -> None:
    assert positive(1, "n") == 1
    for value in (0, -1):
        with pytest.raises(ValueError, match="n must be positive"):
            positive(value, "n")


def test_seat() -> None:
    assert seat(cast(int, np.int8(2)), 3) == 2
    for nobody in (-1, 3):
        with pytest.raises(SeatError, match=f"a seat from 0 to 2, not {nobody}"):
            seat(nobody, 3)
    assert viewer(None, 3) is None
    assert viewer(2, 3) == 2


def test_player_count() -> None:
    assert player_count(3, INFO) == 3
    for count in (2, 7):
        with pytest.raises(PlayerCountError, match="Bumbesi is for 3 to 6 players"):
            player_count(count, INFO)


def test_options() -> None:
    @frozen
    class Options:
        few: int = field(default=0, validator=option_in_range(0, 2))
        many: int = field(default=1, validator=option_in_range(1))
        flag: bool = field(default=False, validator=option_flag)

    assert Options(2, 10**9, True).few == 2
    with pytest.raises(InvalidOptions, match="few must be 0 to 2, not 3"):
        Options(3)
    with pytest.raises(InvalidOptions, match="many must be at least 1, not 0"):
        Options(0, 0)
    with pytest.raises(TypeError, match="flag must be a bool, not 1"):
        Options(flag=cast(bool, 1))
    assert option_seat(2, 3, "dealer") == 2
    with pytest.raises(InvalidOptions, match="dealer is seat 3, but 3 play"):
        option_seat(3, 3, "dealer")


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (int, True, "x must be an int, not True"),
        (bool, 1, "x must be a bool, not 1"),
        (str, 1, "x must be a str, not 1"),
        (Colour, "red", "x must be a Colour, not 'red'"),
        (int | None, "1", "x must be an int, not '1', and x must be None, not '1'"),
        (Spot, (1, 2), r"x must be a Spot, not \(1, 2\)"),
        (Spot, Spot(1, cast(int, 2.0)), "x.column must be an int, not 2.0"),
        (tuple[int, ...], [1], r"x must be a tuple, not \[1\]"),
        (tuple[int, ...], (1, None), r"x\[1\] must be an int, not None"),
        (tuple[int, Colour], (1,), r"x must have 2 items, not \(1,\)"),
        (tuple[int, Colour], (1, 2), r"x\[1\] must be a Colour, not 2"),
        (Tile, Tile(cast(int, "1"), None), "x.value must be an int, not '1'"),
        (Tile, (1, None), "x must be a Tile"),
    ],
)
def test_a_reader_says_where_a_type_is_wrong(
    annotation: Any, value: Any, message: str
) -> None:
    with pytest.raises(TypeError, match=message):
        reader(annotation)(value, "x")


def test_a_reader_gives_plain_values_and_the_same_object_if_they_are_plain() -> None:
    one = cast(int, np.int64(1))
    for annotation, plain, other in (
        (tuple[int, ...], (1, 2), (one, 2)),
        (tuple[int, Colour], (1, Colour.RED), (one, Colour.RED)),
        (Tile, Tile(1, None), Tile(one, None)),
        (Spot | None, Spot(0, 1), Spot(0, one)),
        (tuple[Tile, ...], (Tile(1, Colour.BLUE),), (Tile(one, Colour.BLUE),)),
    ):
        read = reader(annotation)
        assert read(plain, "x") is plain
        assert repr(read(other, "x")) == repr(plain)


def test_a_reader_knows_what_fields_may_be() -> None:
    for wrong in (float, list[int], dict):
        with pytest.raises(TypeError, match="no field of a game may be"):
            reader(wrong)


def test_a_flat_value_is_read_as_any_other() -> None:
    read = reader(Bead)
    plain = Bead(3, Colour.RED)
    assert read(plain, "bead") is plain
    taken = read(Bead(cast(int, np.int64(3)), Colour.RED), "bead")
    assert taken == plain
    assert type(taken.value) is int
    for wrong, reason in [
        (Bead(True, Colour.RED), r"bead\.value must be an int, not True"),
        (Bead(3, cast(Colour, "red")), r"bead\.colour must be a Colour, not 'red'"),
        (Tile(3, Colour.RED), r"bead must be a Bead, not Tile"),
    ]:
        with pytest.raises(TypeError, match=reason):
            read(wrong, "bead")
