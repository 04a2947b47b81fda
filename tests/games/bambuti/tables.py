"""Positions that the tests of Bambuti begin with."""

from typing import Any

from attrs import evolve

from tabletop_rules import Illegal
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import Mask, parse_masks

Masks = tuple[Mask, ...]

OWN, OTHER = "R3 G6 B9 Y5 R2", "P1 P4 P8 P7 P5"
HAND = "R1 B1 Y3 R4 G4 G8 Y10"

FLAT, FACING = "R5 B5 P5 G5 Y5", "P3 P9 P10 P8 R3"
STUCK = "R10 B10 G10 Y10 G3"
"""Seat 0 can lay none of these on FLAT or FACING."""


def mask(text: str) -> Mask:
    """The mask of that name."""
    (found,) = parse_masks(text)
    return found


def table(
    own: str = OWN, other: str = OTHER, hand: str = HAND, **parts: Any
) -> bambuti.State:
    """A position with the rows and the hand of seat 0, which is to act."""
    parts = {"turn": 0, "hands": [parse_masks(hand), None], **parts}
    return bambuti.position(rows=[parse_masks(own), parse_masks(other)], **parts)


def do(state: bambuti.State, *texts: str) -> bambuti.State:
    """The state after these decisions of whoever has the turn."""
    for text in texts:
        state = bambuti.apply(state, bambuti.parse_action(text, state.turn))
    return state


def events(state: bambuti.State, text: str) -> tuple[bambuti.Event, ...]:
    """What happens when the seat whose turn it is does this."""
    action = bambuti.parse_action(text, state.turn)
    return bambuti.transition(state, action).events


def again(state: bambuti.State) -> bambuti.State:
    """The same position, seat 0 being to lay a card."""
    return evolve(state, turn=0, drumming=False)


def texts(state: bambuti.State, player: int) -> list[str]:
    """What the seat may do now, as texts."""
    return [
        bambuti.format_action(action) for action in bambuti.legal_actions(state, player)
    ]


def why_not(state: bambuti.State, text: str, player: int = 0) -> str | None:
    """The clause that forbids what the text says, or None."""
    action = bambuti.parse_action(text, player)
    illegal: Illegal | None = bambuti.check(state, action)
    return None if illegal is None else illegal.clause


def laid_out(*rows: str, **options: int) -> bambuti.State:
    """The position after a deal in which the seats lay out these rows."""
    first, second = map(parse_masks, rows)
    state = bambuti.position(
        rows=[(), ()],
        hands=[first, second],
        options=bambuti.Options(**options),
    )
    state = bambuti.apply(state, bambuti.Arrange(0, first))
    return bambuti.apply(state, bambuti.Arrange(1, second))


def blocked(**parts: Any) -> bambuti.State:
    """A position in which neither seat can lay any card; seat 0 is to act.

    Twos of seat 0 fit only in the columns 0 and 4, which face twos, and its nines only
    in those that face nines. Tens of seat 1 fit only in the centre, facing a ten, and
    its five only in the columns that face fives.
    """
    hands = ["G2 B2 P2 B9 P9", "P5 Y10 G10 P10"]
    return bambuti.position(
        rows=map(parse_masks, ["Y5 R5 R10 B5 G5", "R2 R9 G9 Y9 Y2"]),
        hands=map(parse_masks, hands),
        **parts,
    )
