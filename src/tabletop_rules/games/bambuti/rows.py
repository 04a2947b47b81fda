"""Rows of five: how they may lie, and when their colours are symmetrical."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise, permutations
from operator import itemgetter

from tabletop_rules.games.bambuti.components import HIGHEST_VALUE, ROW_SIZE, Masks

Fits = tuple[bool, ...]
"""For each value, which is the index, whether it fits."""

CENTRE = ROW_SIZE // 2
_VALUES = range(HIGHEST_VALUE + 1)  # no value 0: it only makes a value its own index

# _FITS[low][high][opposite]: from the lowest to the highest, but not the opposite value
_FITS: list[list[list[Fits]]] = [
    [
        [
            tuple([low <= value <= high and value != opposite for value in _VALUES])
            for opposite in _VALUES
        ]
        for high in _VALUES
    ]
    for low in _VALUES
]


def falls_outwards(row: Masks) -> bool:
    """Whether the values never rise from the centre outwards (2.2, 4.2)."""
    far_left, left, centre, right, far_right = row
    return (
        far_left.value <= left.value <= centre.value
        and centre.value >= right.value >= far_right.value
    )


def keeps_falling(row: Masks, column: int, value: int) -> bool:
    """Whether a row that falls outwards still does with that value in the column (4.2).

    >>> from tabletop_rules.games.bambuti.notation import parse_masks
    >>> row = parse_masks("R3 G6 B9 Y5 R2")
    >>> [value for value in range(1, 11) if keeps_falling(row, 3, value)]
    [2, 3, 4, 5, 6, 7, 8, 9]
    """
    if column == CENTRE:
        return value >= row[1].value and value >= row[3].value
    inwards = 1 if column < CENTRE else -1
    if value > row[column + inwards].value:
        return False
    outer = column - inwards
    return not 0 <= outer < ROW_SIZE or row[outer].value <= value


def symmetrical(row: Masks) -> bool:
    """Whether the colours read the same from both ends (5.2)."""
    return row[0].colour is row[4].colour and row[1].colour is row[3].colour


def fits(row: Masks, facing: Masks) -> tuple[Fits, ...]:
    """For each column of a row, which values fit there (4.2, 4.3)."""
    far_left, left, centre, right, far_right = row
    inner = left if left.value > right.value else right
    return (
        _FITS[1][left.value][facing[0].value],
        _FITS[far_left.value][centre.value][facing[1].value],
        _FITS[inner.value][HIGHEST_VALUE][facing[2].value],
        _FITS[far_right.value][centre.value][facing[3].value],
        _FITS[1][right.value][facing[4].value],
    )


def layouts(masks: Masks) -> tuple[Masks, ...]:
    """Every row that five masks can be laid in (2.2), in canonical order, each once.

    The masks have to be sorted.
    """
    steps = tuple([low.value == high.value for low, high in pairwise(masks)])
    return tuple([pick(masks) for pick in _orders(steps)])


# kept for each of the 16 ways in which five sorted values can be equal
@cache
def _orders(equal: tuple[bool, ...]) -> tuple[Callable[[Masks], Masks], ...]:
    """What picks five sorted cards in each order that falls outwards.

    `equal` says for each card but the first whether it equals the one before it. That
    is all that matters, so each of the 16 cases is worked out once.
    """
    height = [0]
    for same in equal:
        height.append(height[-1] if same else height[-1] + 1)
    return tuple(
        [
            itemgetter(*order)
            for order in permutations(range(ROW_SIZE))
            if height[order[0]] <= height[order[1]] <= height[order[2]]
            and height[order[2]] >= height[order[3]] >= height[order[4]]
        ]
    )
