"""Actions as short texts: the strict reader that all games share."""

import re
from collections.abc import Callable
from typing import Generic, TypeVar

from tabletop_rules.arguments import seat
from tabletop_rules.errors import ParseError
from tabletop_rules.game import GameInfo

A = TypeVar("A")

NUMBER = "(0|[1-9][0-9]{0,3})"
"""A pattern for a number as `str` writes it, of at most four digits."""


class Grammar(Generic[A]):
    """Reads the texts of one game's actions.

    Each form is an example for the error message, a pattern for the whole text, and a
    function that builds the action from the player and the pattern's groups; it may
    raise ValueError or LookupError for groups that name nothing.
    """

    def __init__(self, info: GameInfo, *forms: tuple[str, str, Callable[..., A]]):
        self._info = info
        self._forms = [(re.compile(pattern), build) for _, pattern, build in forms]
        self._examples = ", ".join(repr(example) for example, _, _ in forms)

    def parse(self, text: str, player: int) -> A:
        """The action that the text names, of that player.

        Raises TypeError unless the text is a string, SeatError if no game has such a
        seat, and ParseError unless the text is exactly what the action is written as.
        """
        if not isinstance(text, str):
            raise TypeError(f"an action's text must be a str, not {text!r}")
        player = seat(player, self._info.max_players)
        for pattern, build in self._forms:
            match = pattern.fullmatch(text)
            if match is not None:
                try:
                    return build(player, *match.groups())
                except (ValueError, LookupError):
                    break
        title = self._info.title
        raise ParseError(f"{text!r} is no action of {title}; write {self._examples}")
