"""The invariants of a position."""

from collections.abc import Iterator

from tabletop_rules.brief import brief
from tabletop_rules.conservation import conserved, crowded
from tabletop_rules.errors import Problem
from tabletop_rules.games.bugami.components import (
    INFO,
    PACK,
    Card,
    box,
    in_order,
    share,
)
from tabletop_rules.games.bugami.state import State
from tabletop_rules.games.bugami.tricks import winning_place


def validate(state: State) -> tuple[Problem, ...]:
    """Each broken invariant of the position; () for every one that can be reached.

    The completed tricks are part of it: they have to be a game that can be played.
    """
    pack, cards = box(state.options.jokers), _all_cards(state)
    frame = tuple(_seat_problems(state)) or crowded(pack, cards, "1.1")
    if frame:
        return frame
    return (
        *conserved(pack, cards, "1.1"),
        *_deal_problems(state),
        *_bid_problems(state),
        *_trick_problems(state),
        *_revoke_problems(state),
    )


def _seat_problems(state: State) -> Iterator[Problem]:
    """Without seats that fit together, nothing else can be asked."""
    players = len(state.hands)
    if not INFO.min_players <= players <= INFO.max_players:
        yield Problem("1.3", f"{players} hands are dealt")
    if len(state.bids) != players:
        yield Problem("1.3", f"{len(state.bids)} bids for {players} hands")
    if not 0 <= state.turn < players:
        yield Problem("4.2", f"it is the turn of seat {brief(state.turn)}")
    if state.options.dealer >= players:
        yield Problem("2.1", f"seat {state.options.dealer} is the dealer")
    if len(state.tricks) > len(PACK):
        yield Problem("4.2", f"{len(state.tricks)} tricks are completed")
        return
    for trick in (*state.tricks, state.trick):
        if not 0 <= trick.leader < players:
            yield Problem("4.5", f"seat {brief(trick.leader)} led to a trick")


def _all_cards(state: State) -> list[Card]:
    return [
        *[card for hand in state.hands for card in hand],
        *[card for trick in (*state.tricks, state.trick) for card in trick.cards],
        *state.aside,
    ]


def _deal_problems(state: State) -> Iterator[Problem]:
    players, jokers = len(state.hands), state.options.jokers
    due = share(players, jokers)
    for seat, hand in enumerate(state.hands):
        if hand != in_order(hand):
            yield Problem("2.2", f"the hand of seat {seat} is not sorted")
        played = len(state.tricks) + _has_played(state, seat)
        if len(hand) + played != due:
            yield Problem(
                "2.2", f"seat {seat} holds {len(hand)} cards after {played} of {due}"
            )
    if state.aside != in_order(state.aside):
        yield Problem("2.2", "the cards aside are not sorted")
    rest = len(box(jokers)) - due * players
    if len(state.aside) != rest:
        yield Problem("2.2", f"{len(state.aside)} cards are aside, not {rest}")


def _has_played(state: State, seat: int) -> bool:
    """Whether the seat has added its card to the trick that is being played."""
    place = (seat - state.trick.leader) % len(state.hands)
    return place < len(state.trick.cards)


def _bid_problems(state: State) -> Iterator[Problem]:
    if None in state.bids and (state.tricks or state.trick.cards):
        yield Problem("3.2", "cards are played before all have bid")


def _trick_problems(state: State) -> Iterator[Problem]:
    """4.1, 4.2 and 4.5: who leads, how many cards, whose turn it is."""
    players = len(state.hands)
    leader, clause = (state.options.dealer + 1) % players, "4.1"
    for number, trick in enumerate(state.tricks, start=1):
        if trick.leader != leader:
            yield Problem(clause, f"seat {leader} leads to trick {number}")
        if len(trick.cards) != players:
            yield Problem("4.2", f"trick {number} has {len(trick.cards)} cards")
            return
        leader = (trick.leader + winning_place(trick.cards)) % players
        clause = "4.5"
    trick = state.trick
    if trick.leader != leader:
        yield Problem(clause, f"seat {leader} leads to the current trick")
    if len(trick.cards) >= players:
        yield Problem("4.2", f"the current trick has {len(trick.cards)} cards")
    if state.turn != (trick.leader + len(trick.cards)) % players:
        yield Problem("4.2", f"it is the turn of seat {state.turn} in this trick")


def _revoke_problems(state: State) -> Iterator[Problem]:
    """4.3 and 7.3: who did not follow a suit has none of it left."""
    players = len(state.hands)
    later: list[list[Card]] = [list(hand) for hand in state.hands]
    for trick in (state.trick, *reversed(state.tricks)):
        led = trick.cards[0].suit if trick.cards else None
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % players
            if led not in (None, card.suit) and any(c.suit is led for c in later[seat]):
                clause = "7.3" if card.is_joker else "4.3"
                yield Problem(clause, f"seat {seat} played {card} but could follow")
            later[seat].append(card)
