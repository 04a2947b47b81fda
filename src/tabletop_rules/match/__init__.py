"""Several deals of a game, one after the other, played as one game.

>>> from tabletop_rules import bumbesi
>>> match = Match(bumbesi, Games(3))
>>> match.INFO.title
'Bumbesi, a match of 3 games'
>>> state = match.initial_state(seed=7, players=4)
>>> match.to_act(state)
(0,)
"""

from tabletop_rules.match.game import Match
from tabletop_rules.match.length import Games, Target, Until
from tabletop_rules.match.values import (
    MatchEnded,
    MatchEvent,
    MatchGameEnded,
    MatchGameOpened,
    MatchState,
    MatchView,
)

__all__ = [
    "Games",
    "Match",
    "MatchEnded",
    "MatchEvent",
    "MatchGameEnded",
    "MatchGameOpened",
    "MatchState",
    "MatchView",
    "Target",
    "Until",
]
