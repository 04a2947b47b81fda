"""What is legal, and what each decision does (sections 2 to 7 of the rules)."""

from collections.abc import Callable
from typing import Any

from tabletop_rules.arguments import seat
from tabletop_rules.errors import Illegal
from tabletop_rules.game import Transition
from tabletop_rules.games.bumuntu.actions import (
    ENTERS,
    KEEP_FAVOR,
    KEEP_TILES,
    LIFTS,
    LOSE_TURN,
    OPEN_SPENDS,
    OPEN_STEPS,
    PLACES,
    SPENDS,
    STEPS,
    SWAPS,
    Action,
    AnimalMove,
    Enter,
    KeepFavor,
    KeepTiles,
    LiftTile,
    LoseTurn,
    PlaceTile,
    SpendFood,
    Step,
    SwapFavor,
    admit,
)
from tabletop_rules.games.bumuntu.animals import animal_moves, why_not_animal_move
from tabletop_rules.games.bumuntu.events import Event
from tabletop_rules.games.bumuntu.jungle import (
    CELLS,
    DISTANCE,
    NEIGHBOUR_BITS,
    NEIGHBOURS,
    OUTER_RING,
    SPACE,
    Cell,
)
from tabletop_rules.games.bumuntu.state import (
    ENTER,
    LIFT_TILE,
    MOVE,
    OVER,
    PLACE_TILE,
    SWAP,
    Phase,
    State,
    Table,
)
from tabletop_rules.games.bumuntu.turns import TURNS
from tabletop_rules.performing import performer


def to_act(state: State) -> tuple[int, ...]:
    """The seat whose turn it is; () when the game is over."""
    return () if state.phase is OVER else (state.turn,)


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    """All that this seat may do now, in canonical order; () if not to act.

    It tells nothing that does not lie open. Raises SeatError for an unknown seat.
    """
    player = seat(player, len(state.pawns))
    phase = state.phase
    if player != state.turn or phase is OVER:
        return ()
    if phase is MOVE:
        return _legal_moves(state, player)
    if phase is SWAP:
        return (*SWAPS[player], KEEP_FAVOR[player])
    if phase is LIFT_TILE:
        lifts = LIFTS[player]
        return (*[lifts[space] for space in state.liftable()], KEEP_TILES[player])
    if phase is PLACE_TILE:
        return tuple([PLACES[player][space] for space in state.places()])
    entries = ENTERS[player]
    return tuple([entries[n] for n in OUTER_RING if CELLS[n] not in state.pawns])


def _legal_moves(state: State, player: int) -> tuple[Action, ...]:
    start, taken = state.standing()
    food = state.food[player]
    actions: list[Action] = []
    if not NEIGHBOUR_BITS[start] & taken:
        if food:
            actions += OPEN_SPENDS[player][start]
        actions += OPEN_STEPS[player][start]
    else:
        free = [n for n in NEIGHBOURS[start] if not taken >> n & 1]
        if food:
            actions += [SPENDS[player][space] for space in free]
        actions += [STEPS[player][space] for space in free]
    actions += animal_moves(state, start, taken)
    return tuple(actions) or (LOSE_TURN[player],)


def check(state: State, action: Action) -> Illegal | None:
    """Why the action is not legal now, or None if it is.

    It tells nothing that does not lie open. Raises TypeError for what is no action of
    the game, SeatError for an unknown seat.
    """
    return _why_not(state, admit(action, len(state.pawns)))


_PHASES: dict[type[Action], Phase] = {
    Enter: ENTER,
    SpendFood: MOVE,
    Step: MOVE,
    AnimalMove: MOVE,
    LiftTile: LIFT_TILE,
    KeepTiles: LIFT_TILE,
    PlaceTile: PLACE_TILE,
    SwapFavor: SWAP,
    KeepFavor: SWAP,
    LoseTurn: MOVE,
}


def _why_not(state: State, action: Action) -> Illegal | None:
    if state.phase is OVER:
        return Illegal("over", "the game is over")
    if action.player != state.turn:
        return Illegal("turn", f"it is the turn of seat {state.turn}")
    if _PHASES[type(action)] is not state.phase:
        return Illegal("turn", f"the decision is now: {state.phase}")
    return _REASONS[type(action)](state, action)


def _why_off_the_board(cell: Cell) -> Illegal | None:
    if cell not in SPACE:
        return Illegal("3.4", f"{cell} is not in the jungle")
    return None


def _why_taken(state: State, cell: Cell) -> Illegal | None:
    if cell in state.pawns:
        return Illegal("3.2", f"a pawn stands on {cell}")
    return None


def _why_not_enter(state: State, action: Enter) -> Illegal | None:
    outside = _why_off_the_board(action.to)
    if outside is not None:
        return outside
    if SPACE[action.to] not in OUTER_RING:
        return Illegal("2.5", f"{action.to} is not on the outer ring")
    return _why_taken(state, action.to)


def _why_not_spend(state: State, action: SpendFood) -> Illegal | None:
    outside = _why_off_the_board(action.to)
    if outside is not None:
        return outside
    if not state.food[state.turn]:
        return Illegal("4.1", "you have no food chip")
    return _why_no_step(state, action.to, "4.1")


def _why_not_step(state: State, action: Step) -> Illegal | None:
    return _why_no_step(state, action.to, "4.2")


def _why_no_step(state: State, to: Cell, clause: str) -> Illegal | None:
    outside = _why_off_the_board(to)
    if outside is not None:
        return outside
    start = state.pawns[state.turn]
    assert start is not None  # all have entered
    if DISTANCE[SPACE[start]][SPACE[to]] != 1:
        return Illegal(clause, f"{to} is not one step from {start}")
    return _why_taken(state, to)


def _why_not_animal_move(state: State, action: AnimalMove) -> Illegal | None:
    for cell in (action.to, action.victim_to):
        outside = None if cell is None else _why_off_the_board(cell)
        if outside is not None:
            return outside
    return why_not_animal_move(state, *state.standing(), action)


def _why_not_lift(state: State, action: LiftTile) -> Illegal | None:
    source = action.source
    outside = _why_off_the_board(source)
    if outside is not None:
        return outside
    if state.tiles[SPACE[source]] is None:
        return Illegal("6.5", f"there is no tile on {source}")
    if source in state.pawns:
        return Illegal("6.5", f"a pawn stands on the tile on {source}")
    if source == state.origin:
        return Illegal("6.6", f"the tile on {source} is being collected")
    return None


def _why_not_place(state: State, action: PlaceTile) -> Illegal | None:
    to = action.to
    outside = _why_off_the_board(to)
    if outside is not None:
        return outside
    if to == state.lifted:
        return Illegal("6.5", f"the tile was lifted from {to}")
    if state.tiles[SPACE[to]] is not None:
        return Illegal("6.5", f"there is a tile on {to}")
    if to in state.pawns and not state.options.tiles_under_pawns:
        return Illegal("6.6", f"a pawn stands on {to}")
    return None


def _why_not_swap(_: State, action: SwapFavor) -> Illegal | None:
    spots = len(SWAPS[0])
    if not 0 <= action.spot < spots:
        return Illegal("5.1", f"spots 0 to {spots - 1} have a neighbour below")
    return None


def _nothing_forbids(_: State, __: KeepTiles | KeepFavor) -> Illegal | None:
    """It may always be done where it is the decision due."""
    return None


def _why_not_lose(state: State, _: LoseTurn) -> Illegal | None:
    """Asks for any other move by its reasons, without generating."""
    start, taken = state.standing()
    if NEIGHBOUR_BITS[start] & ~taken:
        return Illegal("4.5", "you can step")
    if state.tiles[start] is None:
        return None
    nobody: list[tuple[int | None, Cell | None]] = [(None, None)]
    seats = range(len(state.pawns))
    choices = nobody + [(victim, cell) for victim in seats for cell in CELLS]
    for to in CELLS:
        for choice in choices:
            move = AnimalMove(state.turn, to, *choice)
            if why_not_animal_move(state, start, taken, move) is None:
                return Illegal("4.5", "you can make an animal move")
    return None


def apply(state: State, action: Action) -> State:
    """The state after the action.

    Raises IllegalAction if the action is not legal, TypeError for what is no action
    of the game, SeatError for an unknown seat.
    """
    return _perform(state, action, None)


def transition(state: State, action: Action) -> Transition[State, Event]:
    """As `apply`, with what happened, in order."""
    log: list[Event] = []
    return Transition(_perform(state, action, log), tuple(log))


_REASONS: dict[type[Action], Callable[[State, Any], Illegal | None]] = {
    Enter: _why_not_enter,
    SpendFood: _why_not_spend,
    Step: _why_not_step,
    AnimalMove: _why_not_animal_move,
    LiftTile: _why_not_lift,
    KeepTiles: _nothing_forbids,
    PlaceTile: _why_not_place,
    SwapFavor: _why_not_swap,
    KeepFavor: _nothing_forbids,
    LoseTurn: _why_not_lose,
}


_perform = performer(
    Table, State, seats="pawns", admit=admit, why_not=_why_not, turns=TURNS
)
