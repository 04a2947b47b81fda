"""Components and parts of positions in plain words."""

from typing import Any, NamedTuple, cast

import pytest
from attrs import frozen

from tabletop_rules.errors import ParseError
from tabletop_rules.vocabulary import Lexicon, Vocabulary, Words, read_each, tidied
from tabletop_rules.words import Word


class Colour(Word):
    RED = "red"
    DARK_BLUE = "dark blue"


class Spot(NamedTuple):
    row: int
    column: int

    def __str__(self) -> str:
        return f"{self.row},{self.column}"


@frozen
class Tile:
    colour: Colour
    spot: Spot


@frozen
class Bag:
    tiles: tuple[Tile, ...]


SPOTS = [Spot(row, column) for row in range(2) for column in range(2)]

parse_spot = Lexicon("a spot", "0,1", SPOTS, also={"corner": Spot(0, 0)})


def parse_tile(text: str) -> Tile:
    colour, _, spot = tidied(text).rpartition(" ")
    return Tile(Lexicon("a colour", "red", Colour)(colour), parse_spot(spot))


WORDS = Vocabulary(
    Words(Spot, "a spot", parse_spot),
    Words(Tile, "a tile", parse_tile, between=";"),
)

RED_TILE = Tile(Colour.RED, Spot(0, 1))


def test_a_lexicon_reads_what_its_members_print_as() -> None:
    for spot in SPOTS:
        assert parse_spot(str(spot)) == spot
    assert parse_spot("  CORNER ") == Spot(0, 0)
    assert Lexicon("a colour", "red", Colour)("Dark  Blue") is Colour.DARK_BLUE


def test_a_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(ParseError) as raised:
        parse_spot("9" * 5000)
    assert len(str(raised.value)) < 120


@pytest.mark.parametrize(
    ("annotation", "value", "read"),
    [
        (Spot, "1,0", Spot(1, 0)),
        (Spot, Spot(1, 0), Spot(1, 0)),
        (Spot, (1, 0), Spot(1, 0)),
        (Spot | None, None, None),
        (Spot | None, "corner", Spot(0, 0)),
        (Colour, "dark blue", Colour.DARK_BLUE),
        (Colour, Colour.RED, Colour.RED),
        (Tile, "red 0,1", RED_TILE),
        (Tile, ("red", "0,1"), RED_TILE),
        (Tile, Tile(cast(Colour, "red"), cast(Spot, (0, 1))), RED_TILE),
        (Bag, Bag(cast(Any, "red 0,1")), Bag((RED_TILE,))),
        (Bag, (["red 0,1"],), Bag((RED_TILE,))),
        (tuple[Spot, ...], "0,1  1,1", (Spot(0, 1), Spot(1, 1))),
        (tuple[Spot, ...], "", ()),
        (tuple[Spot, ...], ["0,1", (1, 1)], (Spot(0, 1), Spot(1, 1))),
        (tuple[Spot, ...], iter([Spot(0, 1)]), (Spot(0, 1),)),
        (tuple[Tile, ...], "red 0,1; red 0,1", (RED_TILE, RED_TILE)),
        (tuple[Spot | None, ...], [None, "0,1"], (None, Spot(0, 1))),
        (tuple[int, Spot], [3, "0,1"], (3, Spot(0, 1))),
        (int, 3, 3),
    ],
)
def test_parts_are_taken_as_they_are_or_in_words(
    annotation: Any, value: Any, read: Any
) -> None:
    assert WORDS.reader(annotation)(value, "part") == read


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (Spot, "2,0", "part: '2,0' is not a spot: write \"0,1\""),
        (tuple[Spot, ...], "0,1 x", "part[1]: 'x' is not a spot: write \"0,1\""),
        (Tile, ("blue", "0,1"), "part.colour: 'blue' is not a colour: write \"red\""),
        (Spot | None, "x", "part: 'x' is not a spot: write \"0,1\""),
    ],
)
def test_a_text_that_cannot_be_read_is_a_parse_error(
    annotation: Any, value: Any, message: str
) -> None:
    with pytest.raises(ParseError) as raised:
        WORDS.reader(annotation)(value, "part")
    assert str(raised.value) == message


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (Spot, 3, "part must be a spot, not 3"),
        (Spot, (1, 2, 3), "part must be a spot, not (1, 2, 3)"),
        (Spot, ("1", 2), "part.row must be an int, not '1'"),
        (Spot | None, 3.5, "part must be a spot or None, not 3.5"),
        (Colour, 1, "part must be a colour, not 1"),
        (Bag, 3, "part must be a Bag, not 3"),
        (tuple[Spot, ...], 3, "part must be a row, each a spot, not 3"),
        (tuple[Spot, ...] | None, 3, "part must be a row, each a spot or None, not 3"),
        (tuple[int, Spot], "3", "part must be a tuple of 2, not '3'"),
        (tuple[int, Spot], (3,), "part must be a tuple of 2, not (3,)"),
        (int, "3", "part must be an int, not '3'"),
        (int | str, None, "part must be an int, not None, and part must be a str"),
    ],
)
def test_a_wrong_kind_of_thing_is_a_type_error(
    annotation: Any, value: Any, message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        WORDS.reader(annotation)(value, "part")
    assert str(raised.value).startswith(message)


def test_parts_one_for_each_are_read_one_by_one() -> None:
    read = WORDS.reader(Spot | None)
    assert read_each(read, ["0,1", None], "pawns") == [Spot(0, 1), None]
    with pytest.raises(ParseError, match=r"^pawns\[1\]: "):
        read_each(read, [None, "x"], "pawns")
    assert read_each(read, iter(["0,1"]), "pawns") == [Spot(0, 1)]
    for wrong in ("0,1", 3, None):
        with pytest.raises(TypeError, match="pawns must be a row, one for each"):
            read_each(read, cast(Any, wrong), "pawns")
