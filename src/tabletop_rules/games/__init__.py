"""The games, one package each, and the way to one by its name."""

from tabletop_rules.errors import UnknownGame
from tabletop_rules.game import AnyGame
from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar

GAMES: tuple[AnyGame, ...] = (bambuti, bugami, bumbesi, bumuntu, busungar)
"""All games of the library, by name."""


def find(name: str) -> AnyGame:
    """The game with that `INFO.name`; raises UnknownGame if there is none.

    >>> find("bumbesi").INFO.title
    'Bumbesi'
    """
    for game in GAMES:
        if game.INFO.name == name:
            return game
    names = ", ".join(game.INFO.name for game in GAMES)
    raise UnknownGame(f"no game is called {name!r}; there are {names}")
