"""What a player may do: one class for each kind of decision."""

from attrs import frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat
from tabletop_rules.building import evolver
from tabletop_rules.games.bambuti.components import (
    BOX,
    COLUMNS,
    SEATS,
    Mask,
    Masks,
)
from tabletop_rules.games.bambuti.rows import layouts


@frozen
class Arrange:
    """Lay the five masks of the deal in a row, columns 0 to 4 (2.2)."""

    player: Seat
    row: tuple[Mask, ...]


@frozen
class Lay:
    """Lay a card from the hand on the card in a column of the owner's row (4.1)."""

    player: Seat
    owner: Seat
    column: int
    card: Mask


@frozen
class BeatDrum:
    """Spend a drum for a count (5.5)."""

    player: Seat


@frozen
class KeepDrum:
    """Spend no drum in this turn (5.5)."""

    player: Seat


@frozen
class Pass:
    """Do nothing, for want of a legal placement (4.5)."""

    player: Seat


Action = Arrange | Lay | BeatDrum | KeepDrum | Pass

# Every action but the layouts exists once, so that to generate is to look up:
# LAYS[player][owner][column][card].
LAYS = [
    [
        [{card: Lay(p, owner, column, card) for card in BOX} for column in COLUMNS]
        for owner in SEATS
    ]
    for p in SEATS
]
DRUM_CHOICES = [(BeatDrum(p), KeepDrum(p)) for p in SEATS]
PASSES = [Pass(p) for p in SEATS]

_ARRANGES = [Arrange(p, ()) for p in SEATS]
_with_row = evolver(Arrange, "row")


def arrangements(player: int, hand: Masks) -> tuple[Arrange, ...]:
    """Every layout of the player's five cards (2.2), in canonical order."""
    empty = _ARRANGES[player]
    return tuple([_with_row(empty, row) for row in layouts(hand)])


admit: Admit[Action] = admission(
    Arrange, Lay, BeatDrum, KeepDrum, Pass, interned=[LAYS, DRUM_CHOICES, PASSES]
)
"""Takes an action in, before anything is asked of it."""
