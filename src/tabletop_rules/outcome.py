"""Who won: ranks with ties and tie-break keys."""

from collections.abc import Sequence
from typing import Any

from attrs import field, frozen

from tabletop_rules.errors import cited
from tabletop_rules.markup import listed, table

ADDED_LATER = {"added_later": True}
"""Metadata of a field with a default that documents of earlier releases do not have.

It is written only where it is not the default, so that those stay as they are.
"""


@frozen
class Note:
    """A remark on a result: what a rule did, and the clause that it rests on."""

    text: str
    clause: str

    def __str__(self) -> str:
        return cited(self.text, self.clause)


@frozen
class Entry:
    """A line of a score sheet: points of a seat, what for, and the clause.

    `text` is a phrase that stands beside the points. The points of a seat's entries add
    up to its score.
    """

    player: int
    points: int
    text: str
    clause: str

    def __str__(self) -> str:
        """The entry as a line.

        >>> print(Entry(0, 12, "cards of columns taken", "6.1"))
        seat 0: 12, cards of columns taken (rule 6.1)
        """
        return cited(f"seat {self.player}: {self.points}, {self.text}", self.clause)


class Tally(tuple[Entry, ...]):
    """The entries of a score sheet, seat by seat; a tuple that shows itself."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def _repr_html_(self) -> str:
        rows = [
            (f"seat {entry.player}", entry.points, entry.text, entry.clause)
            for entry in self
        ]
        totals: dict[int, int] = {}
        for entry in self:
            totals[entry.player] = totals.get(entry.player, 0) + entry.points
        sums = [(f"seat {seat}", sum_, "together", "") for seat, sum_ in totals.items()]
        return table(("seat", "points", "for", "clause"), rows + sums)


@frozen
class Outcome:
    """How a game ended.

    `ranks[p]` is the place of seat p: 1 is best and ties share (1, 2, 2, 4).
    `scores` are the points by which the rulebook counts; `reason` says in a few words
    why the game is over. `tie_breaks` has a note for each tie on points that a rule
    broke, or left.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    tie_breaks: tuple[Note, ...] = field(default=(), metadata=ADDED_LATER)

    def __str__(self) -> str:
        """The reason, the seats from the first place on, and how ties broke."""
        rows = [
            f"{place}. seat {seat}: {points}" for place, seat, points in self._rows()
        ]
        return "\n".join([self.reason, *rows, *map(str, self.tie_breaks)])

    def _repr_html_(self) -> str:
        rows = [(place, f"seat {seat}", points) for place, seat, points in self._rows()]
        sheet = table(("place", "seat", "points"), rows, self.reason)
        return sheet + listed(self.tie_breaks)

    def _rows(self) -> list[tuple[int, int, int]]:
        """Place, seat and points, the first place first."""
        seats = range(len(self.ranks))
        return sorted([(self.ranks[s], s, self.scores[s]) for s in seats])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place, ascending."""
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])


def ranks(keys: Sequence[Any], *, low_wins: bool = False) -> tuple[int, ...]:
    """The place of each key among all: one more than the number of better ones.

    A key is whatever decides, in that order: points, or a tuple of points and
    tie-breaks. Equal keys share a place.

    >>> ranks([12, 30, 12, 7])
    (2, 1, 2, 4)
    >>> ranks([(7, 2), (7, 1), (9, 0)], low_wins=True)
    (2, 1, 3)
    """
    ordered = sorted(keys, reverse=not low_wins)
    return tuple([ordered.index(key) + 1 for key in keys])


def ties(
    points: Sequence[int], *, low_wins: bool = False
) -> tuple[tuple[int, ...], ...]:
    """The groups of seats, ascending, that have equal points; the best group first.

    >>> ties([12, 30, 12, 7])
    ((0, 2),)
    """
    levels = sorted(set(points), reverse=not low_wins)
    groups = [[s for s, mine in enumerate(points) if mine == level] for level in levels]
    return tuple([tuple(group) for group in groups if len(group) > 1])
