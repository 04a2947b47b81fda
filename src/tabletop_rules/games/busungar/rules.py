"""What is legal (sections 2 to 8 of the rules)."""

from collections.abc import Callable
from typing import Any

from tabletop_rules.admission import Admit
from tabletop_rules.arguments import seat
from tabletop_rules.brief import brief
from tabletop_rules.errors import Illegal
from tabletop_rules.game import Transition
from tabletop_rules.games.busungar.actions import (
    PICKS,
    ROLLS,
    WALKS,
    Action,
    ChooseStart,
    Pick,
    PutOut,
    Roll,
    Step,
    Walk,
)
from tabletop_rules.games.busungar.components import (
    LEFT,
    MOST_CARRIED,
    MOVE,
    OVER,
    PUT_OUT,
    ROLL,
    START,
    Phase,
)
from tabletop_rules.games.busungar.events import Event
from tabletop_rules.games.busungar.state import State, Table
from tabletop_rules.games.busungar.steps import open_steps
from tabletop_rules.games.busungar.turns import TURNS
from tabletop_rules.performing import performer


def to_act(state: State) -> tuple[int, ...]:
    """The seat that has a decision now; () when the game is over.

    That is the player whose turn it is or, for the dog and for a piece that was thrown
    out, the right-hand neighbour (7.1, 8.1).
    """
    player = state.actor
    return () if player is None else (player,)


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    """All that this seat may do now, in canonical order; () if not to act.

    It tells nothing that does not lie open. Raises SeatError for an unknown seat.
    """
    actor = state.actor
    if player != actor or type(player) is not int:
        player = seat(player, len(state.places))
        if player != actor:
            return ()
    phase = state.phase
    if phase is ROLL:
        return _legal_rolls(state, player)
    if phase is MOVE:
        if state.chase is None and state.places[player] in state.atlas.stones:
            return _legal_moves_on_sidewalk(state, player)
        return tuple(open_steps(state, player))
    if phase is START:
        return state.atlas.starts[player]
    return state.atlas.put_outs[player]


def _legal_rolls(state: State, player: int) -> tuple[Action, ...]:
    if (
        state.places[player] == state.options.board.tree
        and state.chase is None
        and state.apples
        and state.carried[player] < MOST_CARRIED
    ):
        return (ROLLS[player], PICKS[player])
    return (ROLLS[player],)


def _legal_moves_on_sidewalk(state: State, player: int) -> tuple[Action, ...]:
    heading = state.headings[player]
    walks: tuple[Action, ...] = WALKS[player]
    if heading is not None:
        walks = walks[:1] if heading is LEFT else walks[1:]
    if state.may_enter[player] and state.apples:
        return walks + tuple(open_steps(state, player))
    return walks


def check(state: State, action: Action) -> Illegal | None:
    """Why the action is not legal now, or None if it is.

    It tells nothing that does not lie open. Raises TypeError for what is no action of
    the game, SeatError for an unknown seat.
    """
    return _why_not(state, state.atlas.admit(action, len(state.places)))


def _why_not(state: State, action: Action) -> Illegal | None:
    phase = state.phase
    if phase is OVER:
        return Illegal("over", "the game is over")
    player = state.actor
    if action.player != player:
        return Illegal("turn", f"seat {player} is to act")
    if phase is not _PHASES[type(action)]:
        return Illegal("turn", _DUE[phase])
    return _REASONS[type(action)](state, action)


def _why_not_start(state: State, action: ChooseStart) -> Illegal | None:
    if action.stone not in state.atlas.inward:
        return Illegal("2.2", f"{brief(action.stone)} is no end of the sidewalk")
    return None


def _why_not_roll(_: State, __: Roll) -> Illegal | None:
    return None


def _why_not_pick(state: State, action: Pick) -> Illegal | None:
    if state.chase is not None and state.chase.dog_to_move:
        return Illegal("7.1", "you are to roll for the dog")
    if state.places[action.player] != state.options.board.tree:
        return Illegal("5.2", "you are not at the tree")
    if state.carried[action.player] >= MOST_CARRIED:
        return Illegal("5.3", f"you carry {MOST_CARRIED} apples and must leave")
    if state.apples == 0:
        return Illegal("5.4", "the tree is empty")
    if state.chase is not None:
        return Illegal("7.4", "no apples are picked in a chase")
    return None


def _why_not_walk(state: State, action: Walk) -> Illegal | None:
    if state.chase is not None or state.places[action.player] in state.atlas.garden:
        return Illegal("4.1", "the roll is for points of the garden")
    heading = state.headings[action.player]
    if heading is not None and heading is not action.direction:
        return Illegal("3.2", f"you have to walk {heading}")
    return None


def _why_not_step(state: State, action: Step) -> Illegal | None:
    to, atlas = action.to, state.atlas
    if to not in atlas.places:
        return Illegal("4.1", f"there is no point {brief(to)}")
    chase = state.chase
    if chase is not None and chase.dog_to_move:
        return _why_not_dog_step(state, chase.dog, to)
    place = state.places[action.player]
    if place in atlas.stones:
        return _why_not_enter(state, action)
    assert place is not None  # who moves is on the board
    if to not in atlas.neighbours[place]:
        return Illegal("4.1", f"no path leads from {place} to {to}")
    if to in state.trail:
        return Illegal("4.2", f"the move has been at {to} already")
    if to == state.options.board.kennel:
        return Illegal("4.7", "nobody but the dog enters the kennel")
    if chase is not None and to == chase.dog:
        return Illegal("7.4", f"the dog is at {to}")
    return None


def _why_not_enter(state: State, action: Step) -> Illegal | None:
    place = state.places[action.player]
    if not state.may_enter[action.player]:
        return Illegal("3.4", "your last walk did not end exactly on an entrance")
    if state.apples == 0:
        return Illegal("3.6", "the tree is empty")
    if (place, action.to) not in state.options.board.entrances:
        return Illegal("4.1", f"the entrance at {place} does not lead to {action.to}")
    return None


def _why_not_dog_step(state: State, dog: str, to: str) -> Illegal | None:
    atlas = state.atlas
    if to not in atlas.neighbours[dog]:
        return Illegal("4.1", f"no path leads from {dog} to {to}")
    if to in state.trail:
        return Illegal("4.2", f"the dog's move has been at {to} already")
    if to in atlas.stones:
        return Illegal("7.2", "the dog stays in the garden")
    if to == state.options.board.kennel:
        return Illegal("7.2", "the dog does not go back into the kennel")
    return None


def _why_not_put_out(state: State, action: PutOut) -> Illegal | None:
    if action.stone not in state.atlas.stones:
        return Illegal("8.1", f"{brief(action.stone)} is no stone of the sidewalk")
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


_PHASES: dict[type[Action], Phase] = {
    ChooseStart: START,
    Roll: ROLL,
    Pick: ROLL,
    Walk: MOVE,
    Step: MOVE,
    PutOut: PUT_OUT,
}

_DUE = {
    START: "a start stone is to be chosen",
    ROLL: "a roll is due",
    MOVE: "a move is due",
    PUT_OUT: "a piece is to be put on a stone",
}

_REASONS: dict[type[Action], Callable[[State, Any], Illegal | None]] = {
    ChooseStart: _why_not_start,
    Roll: _why_not_roll,
    Pick: _why_not_pick,
    Walk: _why_not_walk,
    Step: _why_not_step,
    PutOut: _why_not_put_out,
}


def _admit_of(state: State) -> Admit[Action]:
    """Each board has what takes in its actions, which name its points."""
    return state.atlas.admit


_perform = performer(
    Table, State, seats="places", admit_of=_admit_of, why_not=_why_not, turns=TURNS
)
