"""The games, one package each, and the way to one by its name.

A game is loaded when it is asked for, not before.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from tabletop_rules.errors import UnknownGame
from tabletop_rules.game import AnyGame

NAMES = ("bambuti", "bugami", "bumbesi", "bumuntu", "busungar")
"""The names of all games of the library: those of their packages, and `INFO.name`."""

GAMES: tuple[AnyGame, ...]
"""All games of the library, by name."""

if TYPE_CHECKING:
    from tabletop_rules.games import bambuti as bambuti
    from tabletop_rules.games import bugami as bugami
    from tabletop_rules.games import bumbesi as bumbesi
    from tabletop_rules.games import bumuntu as bumuntu
    from tabletop_rules.games import busungar as busungar
else:

    def __getattr__(name: str) -> Any:
        """A game, or all of them, loaded now."""
        if name in NAMES:
            return import_module(f"{__name__}.{name}")
        if name == "GAMES":
            globals()[name] = games = tuple([find(each) for each in NAMES])
            return games
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *NAMES, "GAMES"})


def find(name: str) -> AnyGame:
    """The game with that `INFO.name`; raises UnknownGame if there is none.

    >>> find("bumbesi").INFO.title
    'Bumbesi'
    """
    if name not in NAMES:
        names = ", ".join(NAMES)
        raise UnknownGame(f"no game is called {name!r}; there are {names}")
    return cast(AnyGame, import_module(f"{__name__}.{name}"))


def open_door(short: str) -> None:
    """Put a game in the place of the module of that short name, its rooms as well.

    `tabletop_rules.bumbesi` is then the very module `tabletop_rules.games.bumbesi`.
    """
    game = import_module(f"{__name__}.{short.rpartition('.')[2]}")
    for name, module in list(sys.modules.items()):
        if f"{name}.".startswith(f"{game.__name__}."):
            sys.modules[short + name.removeprefix(game.__name__)] = module
