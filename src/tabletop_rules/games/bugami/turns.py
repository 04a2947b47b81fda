"""What a bid and a card do to the table (sections 3, 4 and 7 of the rules)."""

from collections.abc import Callable
from typing import Any

from tabletop_rules.building import evolver
from tabletop_rules.games.bugami.actions import Action, MakeBid, PlayCard
from tabletop_rules.games.bugami.components import INFO, JOKER, PACK, Bid
from tabletop_rules.games.bugami.events import (
    AsideTaken,
    BidMade,
    BidsRevealed,
    CardPlayed,
    DealScored,
    TrickWon,
)
from tabletop_rules.games.bugami.scoring import points
from tabletop_rules.games.bugami.state import Table, Trick
from tabletop_rules.games.bugami.tricks import winning_place
from tabletop_rules.tuples import replaced

_with_cards = evolver(Trick, "cards")

# Every trick of no card, or of the one that was led, exists once: _TO_LEAD by the seat,
# _LED by the seat and the place of the card.
_SEATS = range(INFO.max_players)
_TO_LEAD = [Trick(seat, ()) for seat in _SEATS]
_LED = [[Trick(seat, (card,)) for card in (*PACK, JOKER)] for seat in _SEATS]


def make_bid(table: Table, action: MakeBid) -> None:
    """3.1 and 3.2: the bid lies face down; the last one turns all up."""
    table.note(BidMade, action.player, action.bid)
    table.bids = replaced(table.bids, action.player, action.bid)
    if None not in table.bids:
        table.note(_revealed, table.bids)


def play_card(table: Table, action: PlayCard) -> None:
    """4.1 to 4.6: the card joins the trick; the last one decides it."""
    player, card, hands = table.turn, action.card, [*table.hands]
    table.note(CardPlayed, player, card)
    hand = [*hands[player]]
    hand.remove(card)
    hands[player] = tuple(hand)
    table.hands = tuple(hands)
    trick = table.trick
    if trick.cards:
        trick = _with_cards(trick, (*trick.cards, card))
    else:
        trick = _LED[player][card.place]
    table.trick = trick
    if len(trick.cards) < len(hands):
        table.turn = (player + 1) % len(hands)
    else:
        _complete(table, trick)


def _complete(table: Table, trick: Trick) -> None:
    """4.5: the winner of the trick leads the next one, or ends the deal with it."""
    table.turn = won_by = (trick.leader + winning_place(trick.cards)) % len(table.hands)
    table.note(TrickWon, won_by, trick.cards)
    table.tricks += (trick,)
    table.trick = _TO_LEAD[won_by]
    if not table.hands[won_by]:
        _end(table)


def _end(table: Table) -> None:
    """4.6, 4.9: the cards aside are turned up and go to the last winner."""
    if table.aside:
        table.note(AsideTaken, table.turn, table.aside)
    table.note(_scored, table)


def _revealed(bids: tuple[Bid | None, ...]) -> BidsRevealed:
    return BidsRevealed(tuple([bid for bid in bids if bid is not None]))


def _scored(table: Table) -> DealScored:
    return DealScored(points(table))


TURNS: dict[type[Action], Callable[[Table, Any], None]] = {
    MakeBid: make_bid,
    PlayCard: play_card,
}
"""What plays each kind of action."""
