"""Which game a record is of."""

from tabletop_rules.errors import CodecError, UnknownGame
from tabletop_rules.game import AnyGame
from tabletop_rules.games import find


def game_named(name: str) -> AnyGame:
    """The game of `tabletop_rules.games` that bears the name; raises UnknownGame."""
    return find(name)


def game_to_read(name: str, game: AnyGame | None) -> AnyGame:
    """The game that a document names, which has to be `game` if that is given.

    Raises CodecError if it is another, or if no game bears the name.
    """
    if game is None:
        try:
            return game_named(name)
        except UnknownGame as error:
            raise CodecError(f"game: {error}") from error
    if name != game.INFO.name:
        raise CodecError(f"game: expected {game.INFO.name!r}, not {name!r}")
    return game
