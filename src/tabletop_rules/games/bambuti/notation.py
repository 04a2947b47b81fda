"""Decisions as short texts: "row R3 G6 B9 Y5 R2", "G4 own 3", "drum", "keep", "pass".

A mask is the first letter of its colour and its value.
"""

from typing import assert_never

from tabletop_rules.errors import ParseError
from tabletop_rules.games.bambuti.actions import (
    Action,
    Arrange,
    BeatDrum,
    KeepDrum,
    Lay,
    Pass,
)
from tabletop_rules.games.bambuti.components import BOX, INFO, Masks
from tabletop_rules.notation import NUMBER, Grammar

_MASKS = {str(mask): mask for mask in BOX}
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


def parse_masks(text: str) -> Masks:
    """The masks that a text names, with single spaces between them.

    Raises ParseError for every other text, TypeError unless it is a string.

    >>> " ".join(map(str, parse_masks("R3 G6 B10")))
    'R3 G6 B10'
    """
    if not isinstance(text, str):
        raise TypeError(f"masks must be named by a str, not {text!r}")
    names = text.split(" ") if text else []
    for name in names:
        if name not in _MASKS:
            raise ParseError(f"{name!r} is no mask; write one as 'R3' or 'G10'")
    return tuple([_MASKS[name] for name in names])


def _lay(player: int, card: str, whose: str, column: str) -> Lay:
    owner = player if whose == "own" else 1 - player
    return Lay(player, owner, int(column), _MASKS[card])


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
    """The decision of that player that the text names, exactly as it is written.

    Raises ParseError for every other text.

    >>> parse_action("G4 own 3", player=1).owner
    1
    """
    return _GRAMMAR.parse(text, player)
