"""What is legal, and what each turn does (sections 3 to 8 of the rules)."""

from collections.abc import Callable, Sequence
from typing import Any

from tabletop_rules.arguments import seat
from tabletop_rules.brief import brief
from tabletop_rules.errors import Illegal
from tabletop_rules.game import Transition
from tabletop_rules.games.bumbesi.actions import (
    BARE_TAKES,
    CHANGES,
    LAYS,
    RAISES,
    TAKES,
    THEFTS,
    Action,
    ChangeDirection,
    LayNumber,
    Raise,
    Take,
    Theft,
    admit,
)
from tabletop_rules.games.bumbesi.components import (
    CHANGE,
    NUMBERS,
    RAISE,
    THEFT,
    Special,
)
from tabletop_rules.games.bumbesi.events import Event
from tabletop_rules.games.bumbesi.state import State, Table
from tabletop_rules.games.bumbesi.turns import TURNS
from tabletop_rules.performing import performer

HIGHEST = NUMBERS[-1]
"""No number is above it: where a target is missing there is nothing to raise (5.5)."""


def to_act(state: State) -> tuple[int, ...]:
    """The seat whose turn it is; () when the game is over."""
    return () if state.over else (state.turn,)


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    """All turns that this seat may take now, in canonical order; () if not to act.

    It tells that seat's hand: give it to nobody else. Raises SeatError for an unknown
    seat.
    """
    if player != state.turn or type(player) is not int:
        player = seat(player, len(state.hands))
        if player != state.turn:
            return ()
    if state.over:
        return ()
    hand = state.hands[player]
    left, right = state.columns
    left_target, right_target = left.target or 0, right.target or 0
    # as `floor` says, without the call of a property
    left_floor = left.pile[-1] if left.pile else 0
    right_floor = right.pile[-1] if right.pile else 0
    left_lays, right_lays = LAYS[player]
    takes = TAKES[player]
    actions: list[Action] = []
    last: list[Action] = []
    for card in hand:
        if type(card) is not int:  # numbers come first, and each can be a new target
            actions += _legal_specials(state, player, hand, len(last))
            break
        if left_floor < card < left_target:
            actions.append(left_lays[card])
        if right_floor < card < right_target:
            actions.append(right_lays[card])
        last.append(takes[card])
    if last and state.deck:
        return tuple(actions + last)
    return (*actions, BARE_TAKES[player])


def _legal_specials(
    state: State, player: int, hand: Sequence[Any], numbers: int
) -> list[Action]:
    """What the special cards in the hand, behind so many numbers, can be played for."""
    specials = hand[numbers:]
    actions: list[Action] = []
    if CHANGE in specials:
        actions.append(CHANGES[player])
    if THEFT in specials:
        thefts = THEFTS[player]
        for victim, cards in enumerate(state.hands):
            if cards and victim != player:
                actions.append(thefts[victim])
    if RAISE in specials:
        left, right = [column.target or HIGHEST for column in state.columns]
        left_raises, right_raises = RAISES[player]
        for card in hand[:numbers]:
            if card > left:
                actions.append(left_raises[card])
            if card > right:
                actions.append(right_raises[card])
    return actions


def check(state: State, action: Action) -> Illegal | None:
    """Why the action is not legal now, or None if it is.

    It tells the hand of the seat whose action it is: answer nobody else. Raises
    TypeError for what is no action of the game, SeatError for an unknown seat.
    """
    return _why_not(state, admit(action, len(state.hands)))


def _why_not(state: State, action: Action) -> Illegal | None:
    if state.over:
        return Illegal("over", "the game is over")
    if action.player != state.turn:
        return Illegal("turn", f"it is the turn of seat {state.turn}")
    return _REASONS[type(action)](state, action)


def _why_not_lay(state: State, action: LayNumber) -> Illegal | None:
    card, side = action.card, action.side
    column = state.column(side)
    if card not in state.hands[state.turn]:
        return Illegal("4.1", f"{brief(card)} is not in your hand")
    if column.target is None:
        return Illegal("4.4", f"the {side} column has no target")
    if card >= column.target:
        return Illegal("4.2", f"{card} is not below the target {column.target}")
    if card <= column.floor:
        return Illegal("4.3", f"{card} is not above {column.floor}, laid there last")
    return None


def _why_not_special(state: State, special: Special) -> Illegal | None:
    if special not in state.hands[state.turn]:
        return Illegal("5.1", f"you have no {special} card in your hand")
    return None


def _why_not_change(state: State, _: ChangeDirection) -> Illegal | None:
    return _why_not_special(state, CHANGE)


def _why_not_theft(state: State, action: Theft) -> Illegal | None:
    missing = _why_not_special(state, THEFT)
    if missing is not None:
        return missing
    if not any(state.hands[: state.turn] + state.hands[state.turn + 1 :]):
        return Illegal("5.4", "nobody else holds a card")
    if action.victim == state.turn:
        return Illegal("5.3", "you cannot steal from yourself")
    if not state.hands[action.victim]:
        return Illegal("5.3", f"seat {action.victim} holds no card")
    return None


def _why_not_raise(state: State, action: Raise) -> Illegal | None:
    missing = _why_not_special(state, RAISE)
    if missing is not None:
        return missing
    card, side = action.card, action.side
    hand = state.hands[state.turn]
    target = state.column(side).target
    if card not in hand:
        return Illegal("5.5", f"{brief(card)} is not in your hand")
    if target is None:
        return Illegal("5.5", f"the {side} column has no target to raise")
    lowest = min(c.target for c in state.columns if c.target is not None)
    if max(number for number in hand if type(number) is int) <= lowest:
        return Illegal("5.7", "you have no number above a target")
    if card <= target:
        return Illegal("5.5", f"{card} is not above the target {target}")
    return None


def _why_not_take(state: State, action: Take) -> Illegal | None:
    target = action.target
    if not state.deck:
        if target is not None:
            return Illegal("8.1", "a take that ends the game brings no new target")
        return None
    hand = state.hands[state.turn]
    if not hand or type(hand[0]) is not int:  # numbers come first
        if target is not None:
            return Illegal("6.4", "without a number card the deck gives the target")
        return None
    if target is None:
        return Illegal("6.3", "you must lay a number card as the new target")
    if target not in hand:
        return Illegal("6.3", f"{brief(target)} is not in your hand")
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
    LayNumber: _why_not_lay,
    ChangeDirection: _why_not_change,
    Theft: _why_not_theft,
    Raise: _why_not_raise,
    Take: _why_not_take,
}


_perform = performer(
    Table, State, seats="hands", admit=admit, why_not=_why_not, turns=TURNS
)
