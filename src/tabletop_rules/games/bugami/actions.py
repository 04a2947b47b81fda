"""What a player may do: choose a bad suit (3), then play card by card (4)."""

from attrs import frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat
from tabletop_rules.games.bugami.components import INFO, JOKER, PACK, Bid, Card


@frozen
class MakeBid:
    """Choose a bad suit, or Null, in secret (3.1)."""

    player: Seat
    bid: Bid


@frozen
class PlayCard:
    """Lead a card (4.1), or add one to the trick (4.2)."""

    player: Seat
    card: Card


Action = MakeBid | PlayCard

# Every action exists once, so that to generate is to look up: PLAYS[player] are by the
# places of the cards.
_SEATS = range(INFO.max_players)
BIDS = [tuple([MakeBid(p, bid) for bid in Bid]) for p in _SEATS]
PLAYS = [[PlayCard(p, card) for card in (*PACK, JOKER)] for p in _SEATS]

admit: Admit[Action] = admission(MakeBid, PlayCard, interned=[BIDS, PLAYS])
"""Takes an action in, before anything is asked of it."""
