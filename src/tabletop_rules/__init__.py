"""A pure rules engine for five table games.

Each game is a module of functions over frozen values:

>>> from tabletop_rules import bumbesi
>>> state = bumbesi.initial_state(seed=7, players=4)
>>> action = bumbesi.legal_actions(state, player=0)[0]
>>> state = bumbesi.apply(state, action)
>>> bumbesi.score(state)
(0, 0, 0, 0)

A game, and every other part of the library, is loaded when it is asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop_rules import bambuti as bambuti
    from tabletop_rules import bugami as bugami
    from tabletop_rules import bumbesi as bumbesi
    from tabletop_rules import bumuntu as bumuntu
    from tabletop_rules import busungar as busungar
    from tabletop_rules import chance as chance
    from tabletop_rules import codec as codec
    from tabletop_rules import errors as errors
    from tabletop_rules import match as match
    from tabletop_rules import record as record
    from tabletop_rules import render as render
    from tabletop_rules import schema as schema
    from tabletop_rules import simulate as simulate
    from tabletop_rules import study as study
    from tabletop_rules import testing as testing
    from tabletop_rules.errors import Illegal, Problem
    from tabletop_rules.game import Game, GameInfo, Transition
    from tabletop_rules.match import Games, Match, Target
    from tabletop_rules.outcome import Outcome
    from tabletop_rules.rng import Rng, Script

__version__ = "0.1.0"
"""The version of the library; each game counts its own, `INFO.rules_version`."""

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

_HOMES = {
    "Game": "game",
    "GameInfo": "game",
    "Games": "match",
    "Illegal": "errors",
    "Match": "match",
    "Outcome": "outcome",
    "Problem": "errors",
    "Rng": "rng",
    "Script": "rng",
    "Target": "match",
    "Transition": "game",
}
"""Where the classes above come from; every other name is that of a module here."""

_EXTRAS = {"adapters", "cli", "testing"}
"""Modules that need more than the library: they are there, but `dir` leaves them out.

Whoever asks for the value of each name in `dir` may do so without any extra.
"""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """A public name, loaded now."""
        from importlib import import_module

        if name in _HOMES:
            value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
            globals()[name] = value
            return value
        missing = f"module {__name__!r} has no attribute {name!r}"
        if name.startswith("_"):
            raise AttributeError(missing)
        try:
            return import_module(module := f"{__name__}.{name}")
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            raise AttributeError(missing) from None


def __dir__() -> list[str]:
    from pkgutil import iter_modules

    modules = {each.name for each in iter_modules(__path__) if each.name[0] != "_"}
    return sorted({*globals(), *__all__, *modules} - _EXTRAS)
