"""Bugami: a trick-taking game with secret bad suits for 3 to 7 players.

Everybody secretly names a bad suit, or bids Null; tricks earn points, and each card of
your own bad suit in them divides what they are worth. `INFO.rules()` is the text of
the rules; clause numbers in errors refer to it.

>>> from tabletop_rules.games import bugami
>>> state = bugami.position(
...     hands=["2H", "9D", "4D 2S", "5S 6S"], trick="7D 3D (seat 0 led)"
... )
>>> bugami.legal_actions(state, player=2)
(PlayCard(player=2, card=4D),)
>>> print(bugami.check(state, bugami.parse_action("2S", player=2)))
you hold diamonds and must follow (rule 4.3)
"""

from tabletop_rules.games.bugami.actions import (
    Action,
    MakeBid,
    PlayCard,
    all_actions,
)
from tabletop_rules.games.bugami.components import (
    INFO,
    JOKER,
    Bid,
    Card,
    Rank,
    Suit,
)
from tabletop_rules.games.bugami.events import (
    AsideTaken,
    BidMade,
    BidsRevealed,
    CardPlayed,
    DealScored,
    Event,
    TrickWon,
)
from tabletop_rules.games.bugami.notation import (
    cards,
    format_action,
    format_bid,
    format_card,
    format_suit,
    format_trick,
    parse_action,
    parse_bid,
    parse_card,
    parse_suit,
    parse_trick,
)
from tabletop_rules.games.bugami.rules import (
    apply,
    check,
    legal_actions,
    to_act,
    transition,
)
from tabletop_rules.games.bugami.scoring import outcome, score, tally
from tabletop_rules.games.bugami.setup import initial_state, position
from tabletop_rules.games.bugami.state import Options, State, Trick
from tabletop_rules.games.bugami.tricks import winner
from tabletop_rules.games.bugami.validity import validate
from tabletop_rules.games.bugami.view import (
    View,
    determinize,
    redact,
    validate_view,
    view,
)

__all__ = [
    "INFO",
    "JOKER",
    "Action",
    "AsideTaken",
    "Bid",
    "BidMade",
    "BidsRevealed",
    "Card",
    "CardPlayed",
    "DealScored",
    "Event",
    "MakeBid",
    "Options",
    "PlayCard",
    "Rank",
    "State",
    "Suit",
    "Trick",
    "TrickWon",
    "View",
    "all_actions",
    "apply",
    "cards",
    "check",
    "determinize",
    "format_action",
    "format_bid",
    "format_card",
    "format_suit",
    "format_trick",
    "initial_state",
    "legal_actions",
    "outcome",
    "parse_action",
    "parse_bid",
    "parse_card",
    "parse_suit",
    "parse_trick",
    "position",
    "redact",
    "score",
    "tally",
    "to_act",
    "transition",
    "validate",
    "validate_view",
    "view",
    "winner",
]
