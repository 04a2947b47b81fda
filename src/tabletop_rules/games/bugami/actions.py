"""What a player may do: choose a bad suit (3), then play card by card (4)."""

from functools import lru_cache

from attrs import frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat, exactly, option_seat, player_count
from tabletop_rules.games.bugami.components import INFO, JOKER, PACK, Bid, Card
from tabletop_rules.games.bugami.state import Options


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


_DEFAULTS = Options()

Action = MakeBid | PlayCard

# Every action exists once, so that to generate is to look up: PLAYS[player] are by the
# places of the cards.
_SEATS = range(INFO.max_players)
BIDS = [tuple([MakeBid(p, bid) for bid in Bid]) for p in _SEATS]
PLAYS = [[PlayCard(p, card) for card in (*PACK, JOKER)] for p in _SEATS]

admit: Admit[Action] = admission(MakeBid, PlayCard, interned=[BIDS, PLAYS])
"""Takes an action in, before anything is asked of it."""


def all_actions(players: int, options: Options = _DEFAULTS) -> tuple[Action, ...]:
    """Every action that can be legal with so many players, in canonical order.

    A joker is played only where there are some. Raises PlayerCountError unless 3 to 7
    play, InvalidOptions if the dealer is none of them.
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    option_seat(options.dealer, players, "dealer")
    return _all_actions(players, options.jokers > 0)


# kept for each number of players, with jokers and without
@lru_cache(maxsize=2 * INFO.max_players)
def _all_actions(players: int, jokers: bool) -> tuple[Action, ...]:
    cards = len(PACK) + jokers
    return (
        *[bid for own in BIDS[:players] for bid in own],
        *[play for own in PLAYS[:players] for play in own[:cards]],
    )
