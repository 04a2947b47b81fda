"""Positions that the tests of Bumbesi begin with."""

from collections.abc import Iterable, Sequence
from typing import Any

from tabletop_rules import Illegal, bumbesi
from tabletop_rules.games.bumbesi import Card, Column, Special
from tabletop_rules.games.bumbesi.components import BOX

CHANGE, THEFT, RAISE = Special.CHANGE, Special.THEFT, Special.RAISE
LEFT, RIGHT = bumbesi.Side.LEFT, bumbesi.Side.RIGHT
CLOCKWISE = bumbesi.Direction.CLOCKWISE
COUNTERCLOCKWISE = bumbesi.Direction.COUNTERCLOCKWISE

LEFT_50, RIGHT_30 = Column(50), Column(30)


def table(
    hand: Iterable[Card],
    left: Column = LEFT_50,
    right: Column = RIGHT_30,
    *,
    players: int = 4,
    **parts: Any,
) -> bumbesi.State:
    """A position in which seat 0 holds that hand and is to act."""
    hands: Sequence[Iterable[Card] | None] = [hand, *[None] * (players - 1)]
    return bumbesi.position(hands=hands, columns=(left, right), **parts)


def endgame(
    hands: Sequence[Iterable[Card]],
    left: Column = LEFT_50,
    right: Column = RIGHT_30,
    **parts: Any,
) -> bumbesi.State:
    """A position with an empty deck; what is left of the box lies in penalty piles."""
    parts = {"deck": (), **parts}
    return bumbesi.position(hands=hands, columns=(left, right), **parts)


def why_not(state: bumbesi.State, action: bumbesi.Action) -> str | None:
    """The clause that forbids the action, or None."""
    illegal: Illegal | None = bumbesi.check(state, action)
    return None if illegal is None else illegal.clause


def cards_of(state: bumbesi.State) -> list[Card]:
    """Every card of the position, wherever it lies, in the order of the box."""
    cards: list[Card] = [*state.deck]
    for part in (*state.hands, *state.penalties):
        cards += part
    for column in state.columns:
        cards += column.cards
    return sorted(cards, key=BOX.index)
