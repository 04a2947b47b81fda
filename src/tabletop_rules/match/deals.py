"""What one game of a match hands on to the next: seeds, first seats and points."""

from typing import Any, TypeVar

from attrs import evolve

from tabletop_rules.arguments import integer
from tabletop_rules.outcome import Outcome
from tabletop_rules.rng import Rng

T = TypeVar("T")

_SEEDS = 2**53
"""Seeds of games are below it, so that any reader of JSON takes them exactly."""


def game_seed(seed: int, number: int) -> int:
    """The seed of a game of the match, counted from 0: one draw for each game.

    >>> game_seed(7, 0)
    8889696387070285
    """
    return Rng(seed, number).below(_SEEDS)[0]


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
