"""Bugami: a trick-taking game with secret bad suits for 3 to 7 players.

Everybody secretly names a bad suit, or bids Null; tricks earn points, and each card of
your own bad suit in them divides what they are worth. `INFO.rules()` is the text of
the rules; clause numbers in errors refer to it.

>>> from tabletop_rules.games import bugami
>>> state = bugami.position(
...     hands=[bugami.cards(text) for text in ("2H", "9D", "4D 2S", "5S 6S")],
...     trick=bugami.Trick(0, bugami.cards("7D 3D")),
... )
>>> bugami.legal_actions(state, player=2)
(PlayCard(player=2, card=4D),)
>>> print(bugami.check(state, bugami.PlayCard(2, *bugami.cards("2S"))))
you hold diamonds and must follow (rule 4.3)
"""

from tabletop_rules.games.bugami.actions import Action, MakeBid, PlayCard
from tabletop_rules.games.bugami.components import (
    INFO,
    JOKER,
    Bid,
    Card,
    Rank,
    Suit,
    cards,
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
from tabletop_rules.games.bugami.notation import format_action, parse_action
from tabletop_rules.games.bugami.rules import (
    apply,
    check,
    legal_actions,
    to_act,
    transition,
)
from tabletop_rules.games.bugami.scoring import outcome, score
from tabletop_rules.games.bugami.setup import initial_state, position
from tabletop_rules.games.bugami.state import Options, State, Trick
from tabletop_rules.games.bugami.tricks import winner
from tabletop_rules.games.bugami.validity import validate
from tabletop_rules.games.bugami.view import View, determinize, redact, view

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
    "apply",
    "cards",
    "check",
    "determinize",
    "format_action",
    "initial_state",
    "legal_actions",
    "outcome",
    "parse_action",
    "position",
    "redact",
    "score",
    "to_act",
    "transition",
    "validate",
    "view",
    "winner",
]
