"""Small changes of tuples, which share everything that did not change."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one at that place.

    >>> replaced(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items but for the first that equals this one; ValueError if none does.

    >>> without((3, 5, 5, 8), 5)
    (3, 5, 8)
    """
    place = items.index(item)
    return items[:place] + items[place + 1 :]
