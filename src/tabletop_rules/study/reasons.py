"""Why everything else is not legal."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from tabletop_rules.game import AnyGame
from tabletop_rules.markup import table
from tabletop_rules.study.statements import clause_order, statement

_SHOWN = 4


@frozen
class Group:
    """The actions that one clause forbids: its statement, and each with its reason."""

    clause: str
    statement: str
    reasons: tuple[tuple[Any, str], ...]


@frozen
class WhyNot:
    """Every action that a seat cannot take now, by the clause that forbids it.

    `texts` are the actions of the groups as they are written, group by group.
    """

    player: int
    groups: tuple[Group, ...]
    texts: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        """A line for each clause: how many actions, and the first of them."""
        lines = [" ".join(map(str, row)).rstrip() for row in self._rows()]
        return "\n".join(lines) or f"seat {self.player} may do everything"

    def _repr_html_(self) -> str:
        headings = ("clause", "actions", "such as", "statement")
        return table(headings, self._rows(), f"why not, seat {self.player}")

    def _rows(self) -> list[tuple[str, int, str, str]]:
        return [
            (
                group.clause,
                len(group.reasons),
                _some(texts, group.reasons[0][1]),
                group.statement,
            )
            for group, texts in zip(self.groups, self.texts, strict=True)
        ]


def _some(texts: tuple[str, ...], reason: str) -> str:
    first, *others = texts[:_SHOWN]
    more = ", …" if len(texts) > _SHOWN else ""
    return ", ".join([f"{first} ({reason})", *others]) + more


def why_not(game: AnyGame, state: Any, player: int, actions: Any) -> WhyNot:
    """The actions that are not legal, in groups, clauses in the order of the rules."""
    found: dict[str, list[tuple[Any, str]]] = {}
    for action in actions:
        illegal = game.check(state, action)
        if illegal is not None:
            found.setdefault(illegal.clause, []).append((action, illegal.reason))
    clauses = sorted(found, key=clause_order)
    groups = [Group(one, statement(game, one), tuple(found[one])) for one in clauses]
    texts = [
        tuple([game.format_action(action) for action, _ in group.reasons])
        for group in groups
    ]
    return WhyNot(player, tuple(groups), tuple(texts))
