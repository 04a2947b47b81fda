"""A pure rules engine for five table games.

Each game is a module of functions over frozen values:

>>> from tabletop_rules import bumbesi
>>> state = bumbesi.initial_state(seed=7, players=4)
>>> action = bumbesi.legal_actions(state, player=0)[0]
>>> state = bumbesi.apply(state, action)
>>> bumbesi.score(state)
(0, 0, 0, 0)
"""

from tabletop_rules import errors
from tabletop_rules.errors import Illegal, Problem
from tabletop_rules.game import Game, GameInfo, Transition
from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.match import Games, Match, Target
from tabletop_rules.outcome import Outcome
from tabletop_rules.rng import Rng, Script

__all__ = [
    "Game",
    "GameInfo",
    "Games",
    "Illegal",
    "Match",
    "Outcome",
    "Problem",
    "Rng",
    "Script",
    "Target",
    "Transition",
    "bambuti",
    "bugami",
    "bumbesi",
    "bumuntu",
    "busungar",
    "errors",
]
