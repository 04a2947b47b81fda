"""Decisions as short texts: "row R3 G6 B9 Y5 R2", "G4 own 3", "drum", "keep", "pass".

A mask is the first letter of its colour and its value. Case and runs of spaces do not
matter in what is read.
"""

from typing import assert_never

from tabletop_rules.games.bambuti.actions import (
    Action,
    Arrange,
    BeatDrum,
    KeepDrum,
    Lay,
    Pass,
)
from tabletop_rules.games.bambuti.components import BOX, INFO, Colour, Mask, Masks
from tabletop_rules.games.bambuti.markers import MARKERS, Marker
from tabletop_rules.notation import NUMBER, Grammar
from tabletop_rules.vocabulary import Lexicon, Vocabulary, Words

_read_mask = Lexicon("a mask", "R3", BOX)
_read_colour: Lexicon[Colour] = Lexicon(
    "a colour", "red", Colour, also={colour.name[0]: colour for colour in Colour}
)
_read_marker = Lexicon(
    "a marker",
    "3 (seat 0)",
    MARKERS,
    also={f"{m.value} ({m.owner})": m for m in MARKERS},
)
_MASK = "[RYGBP](?:[1-9]|10)"


def format_action(action: Action) -> str:
    """The decision as a short text, without its player.

    >>> from tabletop_rules.games.bambuti.components import Colour, Mask
    >>> format_action(Lay(0, 1, 3, Mask(4, Colour.GREEN)))
    'G4 other 3'
    """
    if isinstance(action, Arrange):
        return " ".join(["row", *map(str, action.row)])
    if isinstance(action, Lay):
        whose = "own" if action.owner == action.player else "other"
        return f"{action.card} {whose} {action.column}"
    if isinstance(action, BeatDrum):
        return "drum"
    if isinstance(action, KeepDrum):
        return "keep"
    if isinstance(action, Pass):
        return "pass"
    assert_never(action)


def format_mask(mask: Mask) -> str:
    """The mask as a short text: the first letter of its colour, and its value.

    >>> format_mask(parse_mask("g10"))
    'G10'
    """
    return str(mask)


def parse_mask(text: str) -> Mask:
    """The mask that the text names; raises ParseError if it names none."""
    return _read_mask(text)


def parse_masks(text: str) -> Masks:
    """The masks that a text names, with spaces between them.

    Raises ParseError for every other text, TypeError unless it is a string.

    >>> " ".join(map(str, parse_masks("R3 G6 B10")))
    'R3 G6 B10'
    """
    if not isinstance(text, str):
        raise TypeError(f"masks must be named by a str, not {text!r}")
    return tuple(map(parse_mask, text.split()))


def format_colour(colour: Colour) -> str:
    """The colour as a word: "red"."""
    return str(colour)


def parse_colour(text: str) -> Colour:
    """The colour that the text names: "red" or "R"; raises ParseError if none."""
    return _read_colour(text)


def format_marker(marker: Marker) -> str:
    """The marker as a short text: what it shows, and whose row it lies beside.

    >>> format_marker(Marker(0, 3))
    '3 (seat 0)'
    """
    return str(marker)


def parse_marker(text: str) -> Marker:
    """The marker that the text names: "3 (seat 0)" or "3 (0)".

    Raises ParseError if it names none, and none shows less than 1 or more than 8 (3.2).
    """
    return _read_marker(text)


def _lay(player: int, card: str, whose: str, column: str) -> Lay:
    owner = player if whose.lower() == "own" else 1 - player
    return Lay(player, owner, int(column), parse_mask(card))


_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    (
        "row R3 G6 B9 Y5 R2",
        f"row ({_MASK}(?: {_MASK})*)",
        lambda player, masks: Arrange(player, parse_masks(masks)),
    ),
    ("G4 own 3", f"({_MASK}) (own|other) {NUMBER}", _lay),
    ("drum", "drum", BeatDrum),
    ("keep", "keep", KeepDrum),
    ("pass", "pass", Pass),
)


def parse_action(text: str, player: int) -> Action:
    """The decision of that player that the text names, as it is written.

    Raises ParseError for every other text.

    >>> parse_action("G4 own 3", player=1).owner
    1
    """
    return _GRAMMAR.parse(text, player)


WORDS = Vocabulary(
    Words(Mask, "a mask", parse_mask),
    Words(Colour, "a colour", parse_colour),
    Words(Marker, "a marker", parse_marker),
)
"""How the components of the game are written."""
