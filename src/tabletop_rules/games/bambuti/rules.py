"""What is legal, and what each decision does (sections 2 to 5 of the rules)."""

from collections.abc import Callable
from typing import Any

from tabletop_rules.arguments import seat
from tabletop_rules.brief import brief
from tabletop_rules.errors import Illegal
from tabletop_rules.game import Transition
from tabletop_rules.games.bambuti.actions import (
    DRUM_CHOICES,
    PASSES,
    Action,
    Arrange,
    BeatDrum,
    KeepDrum,
    Lay,
    Pass,
    admit,
    arrangements,
)
from tabletop_rules.games.bambuti.components import COLUMNS, SEATS, in_order
from tabletop_rules.games.bambuti.events import Event
from tabletop_rules.games.bambuti.placements import placements
from tabletop_rules.games.bambuti.rows import falls_outwards, keeps_falling
from tabletop_rules.games.bambuti.state import State, Table
from tabletop_rules.games.bambuti.turns import TURNS
from tabletop_rules.performing import performer

_ON_TURN = (Lay, Pass)
_AFTER_LAYING = (BeatDrum, KeepDrum)


def to_act(state: State) -> tuple[int, ...]:
    """The seats that have a decision now, ascending; () when the game is over.

    Those who have not laid out their row, in any order (2.3), then the seat whose
    turn it is.
    """
    if state.over:
        return ()
    if () in state.rows:  # here and below `laid_out`, without the call of a property
        return tuple([player for player in SEATS if not state.rows[player]])
    return (state.turn,)


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    """All that this seat may do now, in canonical order; () if not to act.

    It tells that seat's hand: give it to nobody else. Raises SeatError for an unknown
    seat.
    """
    if player != state.turn or type(player) is not int:
        player = seat(player, len(SEATS))
    if state.over:
        return ()
    if () in state.rows:
        if state.rows[player]:
            return ()
        return arrangements(player, state.hands[player])
    if player != state.turn:
        return ()
    if state.drumming:
        return DRUM_CHOICES[player]
    return placements(player, state.hands[player], state.rows) or (PASSES[player],)


def check(state: State, action: Action) -> Illegal | None:
    """Why the action is not legal now, or None if it is.

    It tells the hand of the seat whose action it is: answer nobody else. Raises
    TypeError for what is no action of the game, SeatError for an unknown seat.
    """
    return _why_not(state, admit(action, len(SEATS)))


def _why_not(state: State, action: Action) -> Illegal | None:
    if state.over:
        return Illegal("over", "the game is over")
    untimely = _why_not_now(state, action)
    if untimely is not None:
        return Illegal("turn", untimely)
    return _REASONS[type(action)](state, action)


def _why_not_now(state: State, action: Action) -> str | None:
    """Why it is not this player's decision, or not this kind of decision."""
    if () in state.rows:
        if state.rows[action.player]:
            return "you have laid out your row"
        if not isinstance(action, Arrange):
            return "the rows have to be laid out first"
        return None
    if action.player != state.turn:
        return f"it is the turn of seat {state.turn}"
    if isinstance(action, _AFTER_LAYING if state.drumming else _ON_TURN):
        return None
    if isinstance(action, Arrange):
        return "both rows lie there already"
    if state.drumming:
        return "you have laid a card and may only beat a drum or keep it"
    return "a drum may be beaten only after laying a card"


def _why_not_arrange(state: State, action: Arrange) -> Illegal | None:
    row = action.row
    if in_order(row) != state.hands[action.player]:
        return Illegal("2.2", "the row is not made of the five masks in your hand")
    if not falls_outwards(row):
        return Illegal("2.2", "the values rise from the centre outwards")
    return None


def _why_not_lay(state: State, action: Lay) -> Illegal | None:
    player, owner = action.player, action.owner
    column, card = action.column, action.card
    if column not in COLUMNS:
        return Illegal("4.1", f"there is no column {brief(column)}")
    if card not in state.hands[player]:
        return Illegal("4.1", f"{card} is not in your hand")
    row = state.rows[owner]
    if owner != player and card.colour is not row[column].colour:
        return Illegal("4.1", f"{card} has another colour than {row[column]}")
    if not keeps_falling(row, column, card.value):
        return Illegal("4.2", f"with {card} the values would rise outwards")
    opposite = state.rows[1 - owner][column]
    if card.value == opposite.value:
        return Illegal("4.3", f"{card} would face {opposite}, of the same value")
    return None


def _why_not_drum(state: State, action: BeatDrum | KeepDrum) -> Illegal | None:
    """None: where a drum may be beaten or kept, either is legal."""
    return None


def _why_not_pass(state: State, action: Pass) -> Illegal | None:
    player = action.player
    for owner in SEATS:
        for column in COLUMNS:
            for card in state.hands[player]:
                if _why_not_lay(state, Lay(player, owner, column, card)) is None:
                    return Illegal("4.5", f"you can lay {card}")
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
    Arrange: _why_not_arrange,
    Lay: _why_not_lay,
    BeatDrum: _why_not_drum,
    KeepDrum: _why_not_drum,
    Pass: _why_not_pass,
}


_perform = performer(
    Table, State, seats="hands", admit=admit, why_not=_why_not, turns=TURNS
)
