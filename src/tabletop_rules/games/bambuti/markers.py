"""Markers (section 3 of the rules): worked out from the rows, never stored."""

from typing import Protocol

from attrs import frozen

from tabletop_rules.arguments import integer
from tabletop_rules.games.bambuti.components import (
    HIGHEST_VALUE,
    ROW_SIZE,
    SEATS,
    ColumnError,
    Mask,
    Pair,
)


@frozen
class Marker:
    """A marker beside the owner's card, with the difference that it shows (3.2).

    >>> print(Marker(0, 3))
    3 (seat 0)
    """

    owner: int
    value: int

    def __str__(self) -> str:
        return f"{self.value} (seat {self.owner})"


MARKERS = tuple(
    [Marker(owner, value) for owner in SEATS for value in range(1, HIGHEST_VALUE - 1)]
)
"""All markers that there can be (3.2)."""


class _Table(Protocol):
    """What a State and a View have in common here."""

    @property
    def rows(self) -> Pair:
        """The rows of both seats; () where none can be seen."""


def marker(position: _Table, column: int) -> Marker | None:
    """The marker of a column, from 0 to 4, of a State or a View.

    None if there is none (3.3, 3.4) and until both rows lie there. Raises ColumnError
    for a column that is not there, TypeError unless it is an int.

    >>> from tabletop_rules import bambuti
    >>> rows = ["R1 R5 R9 R4 R2", "B1 B2 B8 B3 R3"]
    >>> position = bambuti.position(rows=map(bambuti.parse_masks, rows))
    >>> marker(position, 1)
    Marker(owner=0, value=1)
    """
    column = integer(column, "column")
    if not 0 <= column < ROW_SIZE:
        raise ColumnError(f"column must be from 0 to {ROW_SIZE - 1}, not {column}")
    first, second = position.rows
    if not first or not second:
        return None
    return marker_between(first[column], second[column])


def marker_between(first: Mask, second: Mask) -> Marker | None:
    """The marker between a card of seat 0 and the card of seat 1 that faces it."""
    lead = _lead(first, second)
    if lead == 0:
        return None
    return Marker(0, lead) if lead > 0 else Marker(1, -lead)


def marker_sums(rows: Pair) -> tuple[int, int]:
    """What the markers beside each row add up to (5.1)."""
    leads = [_lead(*facing) for facing in zip(*rows, strict=True)]
    return (
        sum([lead for lead in leads if lead > 0]),
        -sum([lead for lead in leads if lead < 0]),
    )


def _lead(first: Mask, second: Mask) -> int:
    """What the marker shows: above 0 beside the first card, below 0 beside the other.

    0 stands for no marker.
    """
    if first.value == second.value:
        return 0
    if first.value > second.value:
        lead = first.value - 2 * second.value
    else:
        lead = 2 * first.value - second.value
    return -lead if first.colour is second.colour else lead
