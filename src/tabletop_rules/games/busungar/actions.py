"""What a player may do: one class for each kind of decision.

Points of the board are strings, so what can be done on a board is interned with the
board (see `atlas`); what is the same on every board stands here.
"""

from collections.abc import Iterable

from attrs import frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat
from tabletop_rules.games.busungar.components import INFO, LEFT, RIGHT, Direction


@frozen
class ChooseStart:
    """Put the piece on the leftmost or the rightmost stone (2.2)."""

    player: Seat
    stone: str


@frozen
class Roll:
    """Roll the die, to move the piece or, in a chase, the dog (3.1, 4.1, 7.1)."""

    player: Seat


@frozen
class Pick:
    """Stay at the tree and pick again (5.2): the roll, the apples and the card."""

    player: Seat


@frozen
class Walk:
    """Walk the whole roll along the sidewalk (3)."""

    player: Seat
    direction: Direction


@frozen
class Step:
    """Move the piece or the dog by one point (4.1).

    That is out of the sidewalk into the garden, along a path, or out onto a stone.
    """

    player: Seat
    to: str


@frozen
class PutOut:
    """Put the piece of the player who was thrown out on a stone (8.1).

    `player` is the one who puts it there, to the right of its owner.
    """

    player: Seat
    stone: str


Action = ChooseStart | Roll | Pick | Walk | Step | PutOut

SEATS = range(INFO.max_players)
ROLLS = [Roll(p) for p in SEATS]
PICKS = [Pick(p) for p in SEATS]
WALKS = [(Walk(p, LEFT), Walk(p, RIGHT)) for p in SEATS]


def admission_to(of_board: Iterable[Action]) -> Admit[Action]:
    """What takes actions in on one board; `of_board` are the ones interned there."""
    return admission(
        ChooseStart,
        Roll,
        Pick,
        Walk,
        Step,
        PutOut,
        interned=[ROLLS, PICKS, WALKS, *of_board],
    )
