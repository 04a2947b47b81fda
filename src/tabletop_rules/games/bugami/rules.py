"""What is legal, and what each action does (sections 3, 4 and 7 of the rules)."""

from collections.abc import Callable
from typing import Any

from tabletop_rules.arguments import seat
from tabletop_rules.errors import Illegal
from tabletop_rules.game import Transition
from tabletop_rules.games.bugami.actions import (
    BIDS,
    PLAYS,
    Action,
    MakeBid,
    PlayCard,
    admit,
)
from tabletop_rules.games.bugami.components import JOKER
from tabletop_rules.games.bugami.events import Event
from tabletop_rules.games.bugami.state import State, Table
from tabletop_rules.games.bugami.turns import TURNS
from tabletop_rules.performing import performer


def to_act(state: State) -> tuple[int, ...]:
    """The seats that have a decision now, ascending; () when the deal is over.

    During the bidding those who have not bid yet (3.1), then the seat whose turn it is.
    """
    turn = state.turn
    if state.tricks or None not in state.bids:
        return (turn,) if state.hands[turn] else ()
    return tuple([seat for seat, bid in enumerate(state.bids) if bid is None])


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    """All that this seat may do now, in canonical order; () if it is not to act.

    It tells that seat's hand: give it to nobody else. Raises SeatError for an unknown
    seat.
    """
    if player != state.turn or type(player) is not int:
        player = seat(player, len(state.hands))
        if player != state.turn and not state.bidding:
            return ()
    if not state.tricks and None in state.bids:
        return BIDS[player] if state.bids[player] is None else ()
    hand, plays = state.hands[player], PLAYS[player]
    trick = state.trick.cards
    led = trick[0].suit if trick else None
    actions: list[Action] = []
    if led is not None:
        for card in hand:
            if card.suit is led:
                actions.append(plays[card.place])
            elif actions:
                break  # hands are sorted by suit
        if actions:
            return tuple(actions)
    if state.options.jokers > 1 and hand.count(JOKER) > 1:
        # equal cards are one action, and jokers are last
        hand = hand[: hand.index(JOKER) + 1]
    # a comprehension would make a function of itself, and a cell of `plays`
    for card in hand:
        actions.append(plays[card.place])
    return tuple(actions)


def check(state: State, action: Action) -> Illegal | None:
    """Why the action is not legal now, or None if it is.

    It tells the hand of the seat whose action it is: answer nobody else. Raises
    TypeError for what is no action of the game, SeatError for an unknown seat.
    """
    return _why_not(state, admit(action, len(state.hands)))


def _why_not(state: State, action: Action) -> Illegal | None:
    if not state.hands[state.turn]:
        return Illegal("over", "the deal is over")
    return _REASONS[type(action)](state, action)


def _why_not_bid(state: State, action: MakeBid) -> Illegal | None:
    if state.bids[action.player] is not None:
        return Illegal("3.4", f"seat {action.player} has bid already")
    return None


def _why_not_card(state: State, action: PlayCard) -> Illegal | None:
    card, turn = action.card, state.turn
    if not state.tricks and None in state.bids:
        return Illegal("turn", "no card may be played before all have bid")
    if action.player != turn:
        return Illegal("turn", f"it is the turn of seat {turn}")
    hand, trick = state.hands[turn], state.trick.cards
    if card not in hand:
        return Illegal("4.2" if trick else "4.1", f"{card} is not in your hand")
    led = trick[0].suit if trick else None
    if led is None or card.suit is led:
        return None
    for held in hand:
        if held.suit is led:
            clause = "7.3" if card is JOKER else "4.3"
            return Illegal(clause, f"you hold {led} and must follow")
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
    MakeBid: _why_not_bid,
    PlayCard: _why_not_card,
}


_perform = performer(
    Table, State, seats="hands", admit=admit, why_not=_why_not, turns=TURNS
)
