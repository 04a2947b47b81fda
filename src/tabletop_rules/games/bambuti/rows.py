"""Rows of five: how they may lie, and when their colours are symmetrical."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise, permutations
from operator import itemgetter

from tabletop_rules.games.bambuti.components import HIGHEST_VALUE, ROW_SIZE, Masks

Range = tuple[int, int]


def falls_outwards(row: Masks) -> bool:
    """Whether the values never rise from the centre outwards (2.2, 4.2)."""
    far_left, left, centre, right, far_right = row
    return (
        far_left.value <= left.value <= centre.value
        and centre.value >= right.value >= far_right.value
    )


def symmetrical(row: Masks) -> bool:
    """Whether the colours read the same from both ends (5.2)."""
    return row[0].colour is row[4].colour and row[1].colour is row[3].colour


def value_ranges(values: Sequence[int]) -> tuple[Range, ...]:
    """The lowest and the highest value that fits in each column (4.2)."""
    far_left, left, centre, right, far_right = values
    return (
        (1, left),
        (far_left, centre),
        (left if left > right else right, HIGHEST_VALUE),
        (far_right, centre),
        (1, right),
    )


def layouts(masks: Masks) -> tuple[Masks, ...]:
    """Every row that five masks can be laid in (2.2), in canonical order, each once.

    The masks have to be sorted.
    """
    steps = tuple([low.value == high.value for low, high in pairwise(masks)])
    return tuple([pick(masks) for pick in _orders(steps)])


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
