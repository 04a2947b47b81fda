"""Actions as short texts: the reader that all games share.

Case and runs of spaces do not matter in what a person writes; what is printed has one
form.
"""

import re
from collections.abc import Callable
from typing import Generic, TypeVar

from tabletop_rules.arguments import seat
from tabletop_rules.brief import brief
from tabletop_rules.errors import ParseError
from tabletop_rules.game import GameInfo
from tabletop_rules.vocabulary import tidied

A = TypeVar("A")

NUMBER = "(0|[1-9][0-9]{0,3})"
"""A pattern for a number as `str` writes it, of at most four digits."""


class Grammar(Generic[A]):
    """Reads the texts of one game's actions.

    Each form is an example for the error message, a pattern for the whole text, and a
    function that builds the action from the player and the pattern's groups; it may
    raise ValueError or LookupError for groups that name nothing. The pattern is matched
    whatever the case, so a group may come in another one than it is written in.
    """

    def __init__(self, info: GameInfo, *forms: tuple[str, str, Callable[..., A]]):
        self._info = info
        self._forms = [
            (re.compile(pattern, re.IGNORECASE), build) for _, pattern, build in forms
        ]
        self._examples = ", ".join(repr(example) for example, _, _ in forms)

    def parse(self, text: str, player: int) -> A:
        """The action that the text names, of that player.

        Raises TypeError unless the text is a string, SeatError if no game has such a
        seat, and ParseError unless the text is what the action is written as, but for
        case and runs of spaces.
        """
        if not isinstance(text, str):
            raise TypeError(f"an action's text must be a str, not {brief(text, repr)}")
        player = seat(player, self._info.max_players)
        tidy = tidied(text)
        for pattern, build in self._forms:
            match = pattern.fullmatch(tidy)
            if match is not None:
                try:
                    return build(player, *match.groups())
                except (ValueError, LookupError):
                    break
        title = self._info.title
        raise ParseError(
            f"{brief(text, repr)} is no action of {title}; write {self._examples}"
        )
