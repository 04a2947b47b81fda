"""Which action a text names, or why it names none that is legal."""

from __future__ import annotations

from typing import Any

from tabletop_rules.cli.catalogue import statement
from tabletop_rules.errors import ParseError, SeatError, UnknownClause
from tabletop_rules.game import AnyGame
from tabletop_rules.render.lettering import printable

_DIGITS = 9


class NotLegal(Exception):
    """A text that names no legal action; `lines` say why."""

    def __init__(self, reason: str, *more: str) -> None:
        super().__init__(reason)
        self.lines = (printable(f"No: {reason}."), *more)


def legal_action(game: AnyGame, state: Any, seat: int, text: str) -> Any:
    """The legal action that the text names, by its number from 1 or as it is written.

    Raises NotLegal, which quotes the clause that the action breaks.
    """
    if text.isdecimal():
        legal = game.legal_actions(state, seat)
        number = int(text) if len(text) <= _DIGITS else 0
        if not 1 <= number <= len(legal):
            raise NotLegal(f"the actions are numbered from 1 to {len(legal)}")
        return legal[number - 1]
    try:
        action = game.parse_action(text, seat)
        illegal = game.check(state, action)
    except (ParseError, SeatError) as error:
        raise NotLegal(str(error)) from error
    if illegal is None:
        return action
    try:
        clause = statement(game.INFO, illegal.clause)
    except UnknownClause as error:
        # "turn" and "over" are no statements of the rules
        raise NotLegal(str(illegal)) from error
    raise NotLegal(str(illegal), clause)
