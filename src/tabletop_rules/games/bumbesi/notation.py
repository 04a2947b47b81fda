"""Turns as short texts: "17 left", "change", "theft 2", "raise 40 right", "take 33"."""

from typing import assert_never

from tabletop_rules.games.bumbesi.actions import (
    Action,
    ChangeDirection,
    LayNumber,
    Raise,
    Take,
    Theft,
)
from tabletop_rules.games.bumbesi.components import INFO, Side
from tabletop_rules.notation import NUMBER, Grammar


def format_action(action: Action) -> str:
    """The turn as a short text, without its player.

    >>> format_action(Take(0, 33))
    'take 33'
    """
    if isinstance(action, LayNumber):
        return f"{action.card} {action.side}"
    if isinstance(action, ChangeDirection):
        return "change"
    if isinstance(action, Theft):
        return f"theft {action.victim}"
    if isinstance(action, Raise):
        return f"raise {action.card} {action.side}"
    if isinstance(action, Take):
        return "take" if action.target is None else f"take {action.target}"
    assert_never(action)


_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    (
        "17 left",
        f"{NUMBER} (left|right)",
        lambda player, card, side: LayNumber(player, int(card), Side(side)),
    ),
    ("change", "change", ChangeDirection),
    (
        "theft 2",
        f"theft {NUMBER}",
        lambda player, victim: Theft(player, int(victim)),
    ),
    (
        "raise 40 right",
        f"raise {NUMBER} (left|right)",
        lambda player, card, side: Raise(player, int(card), Side(side)),
    ),
    ("take 33", f"take {NUMBER}", lambda player, card: Take(player, int(card))),
    ("take", "take", lambda player: Take(player, None)),
)


def parse_action(text: str, player: int) -> Action:
    """The turn of that player that the text names, exactly as it is written.

    Raises ParseError for every other text.

    >>> parse_action("17 left", player=2)
    LayNumber(player=2, card=17, side=Side.LEFT)
    """
    return _GRAMMAR.parse(text, player)
