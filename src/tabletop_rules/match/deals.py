"""What one game of a match hands on to the next: seeds, first seats and points."""

from typing import Any, TypeVar

from attrs import evolve

from tabletop_rules.arguments import integer
from tabletop_rules.outcome import Outcome
from tabletop_rules.rng import derived

T = TypeVar("T")


def game_seed(seed: int, number: int) -> int:
    """The seed of a game of the match, counted from 0: 128 bits, a digest for each.

    >>> game_seed(7, 0)
    42836102136196708314811381672445033054
    """
    return derived("deal", seed, number).seed


def first_seat(options: object, name: str | None) -> int | None:
    """The seat that the option of that name holds; None if no option names one."""
    return None if name is None else integer(getattr(options, name), name)


def turned(options: T, name: str | None, players: int, games: int) -> T:
    """The options with the first seat moved on, clockwise, for so many games."""
    first = first_seat(options, name)
    if name is None or first is None or games == 0:
        return options
    # the laws ask for attrs classes; the type of a protocol cannot say so
    known: Any = options
    changed: T = evolve(known, **{name: (first + games) % players})
    return changed


def totals(results: tuple[Outcome, ...]) -> tuple[int, ...]:
    """The points of each seat in all these games; () without any."""
    each_seat = zip(*[result.scores for result in results], strict=True)
    return tuple([sum(points) for points in each_seat])
