"""The statement that a clause is, and where it stands in the rules."""

from __future__ import annotations

from tabletop_rules.errors import UnknownClause
from tabletop_rules.game import AnyGame

_FIRST = ("turn", "over")


def statement(game: AnyGame, clause: str) -> str:
    """The text of the clause; "" for "turn", "over" and where the game ships none."""
    if clause in _FIRST:
        return ""
    try:
        return game.INFO.clause(clause)
    except UnknownClause:
        return ""


def clause_order(clause: str) -> tuple[int, tuple[int, ...], str]:
    """The sort key of clauses: "turn" and "over", then as RULES.md numbers them.

    >>> sorted(["10.1", "4.3", "over", "4.10", "turn"], key=clause_order)
    ['turn', 'over', '4.3', '4.10', '10.1']
    """
    if clause in _FIRST:
        return 0, (_FIRST.index(clause),), clause
    parts = clause.split(".")
    if all(part.isdecimal() and part.isascii() for part in parts):
        return 1, tuple(map(int, parts)), clause
    return 2, (), clause
