"""What a player may do: one class for each kind of decision."""

from attrs import frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat
from tabletop_rules.games.bumuntu.components import ANIMALS_IN_PLAY, INFO
from tabletop_rules.games.bumuntu.jungle import CELLS, NEIGHBOURS, Cell


@frozen
class Enter:
    """Put the pawn on the outer ring (2.5)."""

    player: Seat
    to: Cell


@frozen
class SpendFood:
    """Spend a food chip to move one step before the turn's move (4.1)."""

    player: Seat
    to: Cell


@frozen
class Step:
    """Move one step and collect nothing (4.2)."""

    player: Seat
    to: Cell


@frozen
class AnimalMove:
    """Move as the animal under the pawn does and collect its tile (4.3, 6).

    `to` is where the move ends. `victim` and `victim_to` name the opponent whom the
    player chooses to move, and to where: a lion's (6.7), or the one that a crocodile
    ends on (6.8); else both are None.
    """

    player: Seat
    to: Cell
    victim: Seat | None = None
    victim_to: Cell | None = None


@frozen
class LiftTile:
    """Lift a tile, to be put elsewhere (6.5)."""

    player: Seat
    source: Cell


@frozen
class KeepTiles:
    """Lift no tile (6.5)."""

    player: Seat


@frozen
class PlaceTile:
    """Put the lifted tile on a space without one (6.5)."""

    player: Seat
    to: Cell


@frozen
class SwapFavor:
    """Swap the markers on the spots `spot` and `spot + 1`, counted from 0 (5.1)."""

    player: Seat
    spot: int


@frozen
class KeepFavor:
    """Swap no markers (5.1)."""

    player: Seat


@frozen
class LoseTurn:
    """Lose the turn for want of any move (4.5)."""

    player: Seat


Action = (
    Enter
    | SpendFood
    | Step
    | AnimalMove
    | LiftTile
    | KeepTiles
    | PlaceTile
    | SwapFavor
    | KeepFavor
    | LoseTurn
)

# Actions without a victim exist once, so that to generate is to look up: by player,
# then by the number of the space (or the spot).
_SEATS = range(INFO.max_players)
ENTERS = [[Enter(p, cell) for cell in CELLS] for p in _SEATS]
SPENDS = [[SpendFood(p, cell) for cell in CELLS] for p in _SEATS]
STEPS = [[Step(p, cell) for cell in CELLS] for p in _SEATS]
ANIMAL_MOVES = [[AnimalMove(p, cell) for cell in CELLS] for p in _SEATS]
LIFTS = [[LiftTile(p, cell) for cell in CELLS] for p in _SEATS]
KEEP_TILES = [KeepTiles(p) for p in _SEATS]
PLACES = [[PlaceTile(p, cell) for cell in CELLS] for p in _SEATS]
SWAPS = [[SwapFavor(p, spot) for spot in range(ANIMALS_IN_PLAY - 1)] for p in _SEATS]
KEEP_FAVOR = [KeepFavor(p) for p in _SEATS]
LOSE_TURN = [LoseTurn(p) for p in _SEATS]

# All steps from a space on which nobody is in the way.
OPEN_SPENDS = [[[own[n] for n in spaces] for spaces in NEIGHBOURS] for own in SPENDS]
OPEN_STEPS = [[[own[n] for n in spaces] for spaces in NEIGHBOURS] for own in STEPS]

admit: Admit[Action] = admission(
    Enter,
    SpendFood,
    Step,
    AnimalMove,
    LiftTile,
    KeepTiles,
    PlaceTile,
    SwapFavor,
    KeepFavor,
    LoseTurn,
    interned=[
        *(ENTERS, SPENDS, STEPS, ANIMAL_MOVES, LIFTS, KEEP_TILES),
        *(PLACES, SWAPS, KEEP_FAVOR, LOSE_TURN),
    ],
)
"""Takes an action in, before anything is asked of it."""
