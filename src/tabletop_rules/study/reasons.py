"""Why everything else is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from tabletop_rules.catalogue import Catalogue
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
    `unasked`: so many more, legal or not, are of families too large to ask each.
    """

    player: int
    groups: tuple[Group, ...]
    texts: tuple[tuple[str, ...], ...]
    unasked: int = 0

    def __str__(self) -> str:
        """A line for each clause: how many actions, and the first of them."""
        lines = [" ".join(map(str, row)).rstrip() for row in self._rows()]
        if self.unasked:
            lines.append(f"{self.unasked:,} more were not asked, being too many")
        return "\n".join(lines) or f"seat {self.player} may do everything"

    def _repr_html_(self) -> str:
        headings = ("clause", "actions", "such as", "statement")
        rows: list[tuple[object, ...]] = [*self._rows()]
        if self.unasked:
            rows.append(("", self.unasked, "not asked, being too many", ""))
        return table(headings, rows, f"why not, seat {self.player}")

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


def why_not(game: AnyGame, state: Any, player: int, actions: Sequence[Any]) -> WhyNot:
    """Which of all actions the seat cannot take, clauses in the order of the rules."""
    own, unasked = _own(actions, player)
    found: dict[str, list[tuple[Any, str]]] = {}
    for action in own:
        illegal = game.check(state, action)
        if illegal is not None:
            found.setdefault(illegal.clause, []).append((action, illegal.reason))
    clauses = sorted(found, key=clause_order)
    groups = [Group(one, statement(game, one), tuple(found[one])) for one in clauses]
    texts = [
        tuple([game.format_action(action) for action, _ in group.reasons])
        for group in groups
    ]
    return WhyNot(player, tuple(groups), tuple(texts), unasked)


def _own(actions: Sequence[Any], player: int) -> tuple[list[Any], int]:
    """The actions of the seat, and how many more of it are not kept."""
    unasked = 0
    if isinstance(actions, Catalogue):
        # a family of actions is of one seat
        whose = [(family.at(0).player, len(family)) for family in actions.families]
        unasked = sum([many for seat, many in whose if seat == player])
        actions = actions.kept
    return [action for action in actions if action.player == player], unasked
