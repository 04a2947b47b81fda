"""Every action that can be legal: 37,215,406, of which all but 1,006 are layouts."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from typing import Any

from tabletop_rules.arguments import exactly, player_count
from tabletop_rules.catalogue import Catalogue, Family
from tabletop_rules.games.bambuti.actions import (
    DRUM_CHOICES,
    LAYS,
    PASSES,
    Action,
    Arrange,
)
from tabletop_rules.games.bambuti.components import (
    BOX,
    COLUMNS,
    HIGHEST_VALUE,
    INFO,
    ROW_SIZE,
    SEATS,
    Colour,
    Masks,
)
from tabletop_rules.games.bambuti.rows import CENTRE, falls_outwards
from tabletop_rules.games.bambuti.state import Options

_DEFAULTS = Options()
_COLOURS = len(Colour)


def all_actions(players: int, options: Options = _DEFAULTS) -> Sequence[Action]:
    """Every action that can be legal, in canonical order.

    It is asked like a tuple, but the layouts are too many to be kept: the one at a
    place, and the place of one, are worked out.

    Raises PlayerCountError unless 2 play.

    >>> everything = all_actions(2)
    >>> len(everything)
    37215406
    >>> everything.index(everything[10_000_000])
    10000000
    """
    player_count(players, INFO)
    exactly(Options, options, "options")
    return _all_actions()


@lru_cache(maxsize=1)
def _all_actions() -> Catalogue[Action]:
    by_column = chain.from_iterable(chain.from_iterable(LAYS))
    lays = chain.from_iterable([by_card.values() for by_card in by_column])
    beats, keeps = zip(*DRUM_CHOICES, strict=True)
    few: tuple[Action, ...] = (*lays, *beats, *keeps, *PASSES)
    return Catalogue(*map(Arrangements, SEATS), few)


class Arrangements(Family[Arrange]):
    """Every layout of a seat that some deal allows (2.2), in canonical order."""

    def __init__(self, player: int) -> None:
        self._player = player

    def __len__(self) -> int:
        return _rows_from(())

    def __iter__(self) -> Iterator[Arrange]:
        return (Arrange(self._player, row) for row in _rows(()))

    def at(self, place: int) -> Arrange:
        """The layout at that place."""
        row: Masks = ()
        for _ in COLUMNS:
            longer = _longer(row)
            starts = _starts(longer)
            number = bisect_right(starts, place) - 1
            row, place = longer[number], place - starts[number]
        return Arrange(self._player, row)

    def place(self, value: Any) -> int | None:
        """The place of the layout; None for all else, as for a row that rises."""
        if type(value) is not Arrange or value.player != self._player:
            return None
        row = value.row
        if not _can_lie(row):
            return None
        place = 0
        for column in COLUMNS:
            longer = _longer(row[:column])
            place += _starts(longer)[longer.index(row[: column + 1])]
        return place


def _can_lie(row: Any) -> bool:
    """Whether these are five masks of the box in an order that 2.2 allows."""
    return (
        isinstance(row, tuple)
        and len(row) == ROW_SIZE
        and all(mask in BOX for mask in row)
        and len(set(row)) == ROW_SIZE
        and falls_outwards(row)
    )


def _rows(row: Masks) -> Iterator[Masks]:
    """Every row that begins so, in canonical order."""
    if len(row) == ROW_SIZE:
        yield row
    else:
        for longer in _longer(row):
            yield from _rows(longer)


def _longer(row: Masks) -> list[Masks]:
    """The beginning of a row, longer by each mask that may come next."""
    return [
        (*row, mask)
        for value in _next_values(_values(row))
        for mask in BOX[(value - 1) * _COLOURS : value * _COLOURS]
        if mask not in row
    ]


def _starts(beginnings: list[Masks]) -> list[int]:
    """How many rows come before those with each beginning, and how many there are."""
    rows = [_rows_from(_values(row)) for row in beginnings]
    return list(accumulate(rows, initial=0))


def _values(row: Masks) -> tuple[int, ...]:
    return tuple([mask.value for mask in row])


def _next_values(values: tuple[int, ...]) -> range:
    """The values that may come next: up to the centre none falls, then none rises."""
    if len(values) <= CENTRE:
        return range(values[-1] if values else 1, HIGHEST_VALUE + 1)
    return range(1, values[-1] + 1)


def _rows_from(values: tuple[int, ...]) -> int:
    """How many rows of different masks begin with these values."""
    return 1 if len(values) == ROW_SIZE else _rows_from_fewer(values)


@lru_cache(maxsize=2_000)
def _rows_from_fewer(values: tuple[int, ...]) -> int:
    return sum(
        [
            (_COLOURS - values.count(value)) * _rows_from((*values, value))
            for value in _next_values(values)
        ]
    )
