"""Options from texts, as the annotations of their fields read them."""

from enum import Enum
from typing import Annotated

import pytest
from attrs import field, frozen

from tabletop_rules import bumbesi
from tabletop_rules.arguments import Seat, integer, option_in_range
from tabletop_rules.cli.failure import CommandFailed
from tabletop_rules.cli.options import changed
from tabletop_rules.errors import InvalidOptions
from tabletop_rules.words import Word


class Beast(Word):
    BLACK_MAMBA = "black mamba"
    LION = "lion"


class Level(Enum):
    LOW = 1
    HIGH = 2


@frozen
class Board:
    points: tuple[str, ...] = ()


@frozen
class Options:
    dealer: Seat = 0
    jokers: int = field(default=0, converter=integer, validator=option_in_range(0, 8))
    forced: bool = False
    beast: Beast = Beast.LION
    beasts: tuple[Beast, ...] = ()
    level: Level = Level.LOW
    limit: int | None = 3
    marked: Annotated[int | None, "marked"] = None
    prices: tuple[int, ...] = (1,)
    board: Board = Board()
    pair: tuple[int, str] = (0, "")


def read(name: str, text: str) -> object:
    return getattr(changed(Options(), [(name, text)]), name)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("dealer", "2", 2),
        ("jokers", "08", 8),
        ("forced", "true", True),
        ("forced", "false", False),
        ("beast", "black_mamba", Beast.BLACK_MAMBA),
        ("beast", "BLACK_MAMBA", Beast.BLACK_MAMBA),
        ("beast", "black mamba", Beast.BLACK_MAMBA),
        ("level", "2", Level.HIGH),
        ("level", "high", Level.HIGH),
        ("beasts", "lion,black_mamba", (Beast.LION, Beast.BLACK_MAMBA)),
        ("limit", "none", None),
        ("limit", "-7", -7),
        ("marked", "5", 5),
        ("prices", "1,2,3", (1, 2, 3)),
    ],
)
def test_a_text_is_read_as_the_field_is_annotated(
    name: str, text: str, value: object
) -> None:
    assert read(name, text) == value


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("jokers", "1.0", "option jokers: expected a whole number, not '1.0'"),
        ("jokers", "", "option jokers: expected a whole number, not ''"),
        ("jokers", "1_0", "option jokers: expected a whole number, not '1_0'"),
        ("jokers", "9" * 101, "option jokers: expected a whole number"),
        ("jokers", "none", "option jokers: expected a whole number, not 'none'"),
        ("forced", "1", "option forced: expected true or false, not '1'"),
        ("forced", "True", "option forced: expected true or false, not 'True'"),
        ("beast", "cow", "option beast: expected one of black_mamba, lion, not 'cow'"),
        ("prices", "1,x", "option prices: expected a whole number, not 'x'"),
        ("board", "x", "option board: it has no short form; give it in a file"),
        ("pair", "1,x", "option pair: it has no short form; give it in a file"),
        ("colour", "red", "no option 'colour'; there are dealer, jokers, forced"),
    ],
)
def test_a_text_that_does_not_fit_is_refused_by_name(
    name: str, text: str, expected: str
) -> None:
    with pytest.raises(CommandFailed) as failed:
        read(name, text)
    assert str(failed.value).startswith(expected)


def test_the_constructor_has_the_last_word() -> None:
    with pytest.raises(InvalidOptions, match="jokers must be 0 to 8, not 9"):
        read("jokers", "9")


def test_several_are_set_and_the_others_stay() -> None:
    options = changed(Options(prices=(4,)), [("dealer", "1"), ("forced", "true")])
    assert options == Options(dealer=1, forced=True, prices=(4,))
    assert changed(bumbesi.Options(1), []) == bumbesi.Options(1)
