"""Decisions as short texts: "start S0", "roll", "pick", "walk left", "step L1".

Case and runs of spaces do not matter in what is read, but for names of points: a board
may have two that differ by their case alone.
"""

from typing import assert_never

from tabletop_rules.games.busungar.actions import (
    Action,
    ChooseStart,
    Pick,
    PutOut,
    Roll,
    Step,
    Walk,
)
from tabletop_rules.games.busungar.board import is_name
from tabletop_rules.games.busungar.components import INFO, Direction
from tabletop_rules.notation import Grammar


def format_action(action: Action) -> str:
    """The decision as a short text, without its player.

    >>> format_action(PutOut(0, "S5"))
    'put out S5'
    """
    if isinstance(action, ChooseStart):
        return f"start {action.stone}"
    if isinstance(action, Roll):
        return "roll"
    if isinstance(action, Pick):
        return "pick"
    if isinstance(action, Walk):
        return f"walk {action.direction}"
    if isinstance(action, Step):
        return f"step {action.to}"
    if isinstance(action, PutOut):
        return f"put out {action.stone}"
    assert_never(action)


def _name(text: str) -> str:
    """The text, if a point may bear it as its name; ValueError if not."""
    if not is_name(text):
        raise ValueError(f"{text!r} is no name of a point")
    return text


_NAME = "(.+)"

_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    (
        "start S0",
        f"start {_NAME}",
        lambda player, stone: ChooseStart(player, _name(stone)),
    ),
    ("roll", "roll", Roll),
    ("pick", "pick", Pick),
    (
        "walk left",
        "walk (left|right)",
        lambda player, direction: Walk(player, Direction(direction.lower())),
    ),
    ("step L1", f"step {_NAME}", lambda player, to: Step(player, _name(to))),
    (
        "put out S5",
        f"put out {_NAME}",
        lambda player, stone: PutOut(player, _name(stone)),
    ),
)


def parse_action(text: str, player: int) -> Action:
    """The decision of that player that the text names, as `format_action` writes it.

    Raises ParseError for every other text. Whether the point is on the board is a
    question for `check`.

    >>> parse_action("step L1", player=2)
    Step(player=2, to='L1')
    """
    return _GRAMMAR.parse(text, player)
