"""What a bid and a card do to the table (sections 3, 4 and 7 of the rules)."""

from tabletop_rules.arguments import player_count
from tabletop_rules.building import builder
from tabletop_rules.games.bugami.actions import MakeBid, PlayCard
from tabletop_rules.games.bugami.components import INFO, Card
from tabletop_rules.games.bugami.events import (
    AsideTaken,
    BidMade,
    BidsRevealed,
    CardPlayed,
    DealScored,
    Log,
    TrickWon,
)
from tabletop_rules.games.bugami.scoring import score
from tabletop_rules.games.bugami.state import State, Trick
from tabletop_rules.tuples import replaced

_state, _trick = builder(State), builder(Trick)

_LEADS = [Trick(seat, ()) for seat in range(INFO.max_players)]
"""For each seat the trick to which it is to lead."""


def winner(trick: Trick, players: int) -> int:
    """The seat that holds the trick so far (4.5, 7.3 to 7.5).

    Raises ValueError if the trick is empty, PlayerCountError unless 3 to 7 play.

    >>> from tabletop_rules.games.bugami.components import cards
    >>> winner(Trick(2, cards("7D 3D KD QH")), players=4)
    0
    """
    players = player_count(players, INFO)
    if not trick.cards:
        raise ValueError("nobody holds a trick without a card")
    return (trick.leader + winning_place(trick.cards)) % players


def winning_place(cards: tuple[Card, ...]) -> int:
    """The place among the cards, in the order played, of the one that wins."""
    best = cards[0]
    led, highest = best.suit, best.rank
    if led is None or highest is None:
        return 0
    for card in cards:
        rank = card.rank
        if card.suit is led and rank is not None and rank > highest:
            best, highest = card, rank
    return cards.index(best)


def make_bid(state: State, action: MakeBid, log: Log) -> State:
    """3.1 and 3.2: the bid lies face down; the last one turns all up."""
    bids = replaced(state.bids, action.player, action.bid)
    if log is not None:
        log.append(BidMade(action.player, action.bid))
        made = tuple([bid for bid in bids if bid is not None])
        if len(made) == len(bids):
            log.append(BidsRevealed(made))
    return _state(
        state.options,
        state.hands,
        state.aside,
        bids,
        state.tricks,
        state.trick,
        state.turn,
    )


def play_card(state: State, action: PlayCard, log: Log) -> State:
    """4.1 to 4.6: the card joins the trick; the last one decides it."""
    player, card, trick = state.turn, action.card, state.trick
    leader, played = trick.leader, (*trick.cards, card)
    hands = [*state.hands]
    hand = [*hands[player]]
    hand.remove(card)
    hands[player] = tuple(hand)
    tricks, players = state.tricks, len(hands)
    if len(played) < players:
        turn = (player + 1) % players
        trick = _trick(leader, played)
    else:
        turn = (leader + winning_place(played)) % players
        tricks = (*tricks, _trick(leader, played))
        trick = _LEADS[turn]
    after = _state(
        state.options, tuple(hands), state.aside, state.bids, tricks, trick, turn
    )
    if log is not None:
        log.append(CardPlayed(player, card))
        if not trick.cards:
            log.append(TrickWon(turn, played))
            if after.over:
                if after.aside:
                    log.append(AsideTaken(turn, after.aside))
                log.append(DealScored(score(after)))
    return after
