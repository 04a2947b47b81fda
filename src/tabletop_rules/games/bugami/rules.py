"""What is legal, and what each action does (sections 3, 4 and 7 of the rules)."""

from typing import assert_never

from tabletop_rules.arguments import seat
from tabletop_rules.errors import Illegal, IllegalAction
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
from tabletop_rules.games.bugami.events import Event, Log
from tabletop_rules.games.bugami.state import State
from tabletop_rules.games.bugami.tricks import make_bid, play_card


def to_act(state: State) -> tuple[int, ...]:
    """The seats that have a decision now, ascending; () when the deal is over.

    During the bidding those who have not bid yet (3.1), then the seat whose turn it is.
    """
    if not state.tricks and None in state.bids:
        return tuple([seat for seat, bid in enumerate(state.bids) if bid is None])
    return (state.turn,) if state.hands[state.turn] else ()


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    """All that this seat may do now, in canonical order; () if it is not to act.

    Raises SeatError for an unknown seat.
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
    if led is not None:
        following = []
        for card in hand:
            if card.suit is led:
                following.append(plays[card])
        if following:
            return tuple(following)
    if state.options.jokers > 1 and hand.count(JOKER) > 1:
        # equal cards are one action, and jokers are last
        hand = hand[: hand.index(JOKER) + 1]
    return tuple([plays[card] for card in hand])


def check(state: State, action: Action) -> Illegal | None:
    """Why the action is not legal now, or None if it is.

    Raises TypeError for what is no action of the game, SeatError for an unknown seat.
    """
    return _why_not(state, admit(action, len(state.hands)))


def _why_not(state: State, action: Action) -> Illegal | None:
    if not state.hands[state.turn]:
        return Illegal("over", "the deal is over")
    if isinstance(action, PlayCard):
        return _why_not_card(state, action)
    if isinstance(action, MakeBid):
        return _why_not_bid(state, action)
    assert_never(action)


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


def _perform(state: State, action: Action, log: Log) -> State:
    action = admit(action, len(state.hands))
    illegal = _why_not(state, action)
    if illegal is not None:
        raise IllegalAction(action, illegal)
    if isinstance(action, PlayCard):
        return play_card(state, action, log)
    if isinstance(action, MakeBid):
        return make_bid(state, action, log)
    assert_never(action)
