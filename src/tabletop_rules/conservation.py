"""Every component is somewhere, once: the count that all games share."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

from tabletop_rules.brief import brief
from tabletop_rules.errors import Problem

T = TypeVar("T", bound=Hashable)


def left_over(box: Iterable[T], used: Iterable[T]) -> tuple[T, ...]:
    """What is left in the box, in its order, when the used components are taken out.

    >>> left_over("AABBC", "BA")
    ('A', 'B', 'C')
    """
    taken = Counter(used)
    left = []
    for component in box:
        if taken[component]:
            taken[component] -= 1
        else:
            left.append(component)
    return tuple(left)


def crowded(box: Sequence[T], found: Sequence[T], clause: str) -> tuple[Problem, ...]:
    """A Problem if far more components are found than the box has: more than twice.

    Of such a crowd nothing else is asked, so that its number is all that it costs.

    >>> print(*crowded("AAB", "ABABABA", "1.1"))
    7 components are there, not 3 (rule 1.1)
    """
    if len(found) <= 2 * len(box):
        return ()
    return (Problem(clause, f"{len(found)} components are there, not {len(box)}"),)


def conserved(box: Iterable[T], found: Iterable[T], clause: str) -> tuple[Problem, ...]:
    """A Problem for each component of which there are more or fewer than in the box.

    >>> for problem in conserved("AAB", "ABBC", "1.1"):
    ...     print(problem)
    A is there 1 times, not 2 (rule 1.1)
    B is there 2 times, not 1 (rule 1.1)
    C is there 1 times, not 0 (rule 1.1)
    """
    due, there = Counter(box), Counter(found)
    return tuple(
        [
            Problem(
                clause, f"{brief(item)} is there {there[item]} times, not {due[item]}"
            )
            for item in dict.fromkeys([*due, *there])
            if due[item] != there[item]
        ]
    )


def repeated(items: Iterable[T]) -> T | None:
    """The first item that has been there before; None if all differ.

    >>> repeated("ABCBA")
    'B'
    """
    seen: set[T] = set()
    for item in items:
        if item in seen:
            return item
        seen.add(item)
    return None


def nowhere(count: int, what: str, leave: str, clause: str) -> Problem:
    """The problem of a position whose parts are all given, with components left over.

    `what` are the components; `leave` says which part may be left out to take them.

    >>> print(nowhere(67, "cards", "one pile", "1.1"))
    67 cards are nowhere: leave one pile None, or pass rest=… (rule 1.1)
    """
    are = f"{what} are" if count > 1 else f"{what.removesuffix('s')} is"
    text = f"{count} {are} nowhere: leave {leave} None, or pass rest=…"
    return Problem(clause, text)
