"""Who won: ranks with ties and tie-break keys."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen


@frozen
class Outcome:
    """How a game ended.

    `ranks[p]` is the place of seat p: 1 is best and ties share (1, 2, 2, 4).
    `scores` are the points by which the rulebook counts; `reason` says in a few words
    why the game is over.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

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
