"""Every result of an action, with its exact probability."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import factorial, prod
from typing import Any, Protocol, TypeVar

from attrs import evolve, frozen

from tabletop_rules.arguments import positive
from tabletop_rules.errors import TabletopError
from tabletop_rules.game import StateT, Transition
from tabletop_rules.markup import bar, table
from tabletop_rules.match import MatchState
from tabletop_rules.rng import RandomSource

T = TypeVar("T")
TriedT = TypeVar("TriedT", contravariant=True)

_Draws = tuple[Any, ...]
"""What the draws of one action give, in order: numbers, and orders of items."""


class Transitions(Protocol[StateT, TriedT]):
    """The part of a game that is needed here; each game has it."""

    def transition(self, state: StateT, action: TriedT) -> Transition[StateT, Any]:
        """The state after the action, with the events."""


class TooManyOutcomes(TabletopError, ValueError):
    """An action that can go more ways than the limit allows."""


class _Undecided(BaseException):
    """A draw for which the script says nothing: in how many ways it may go, and which.

    Not an Exception, for it passes through the code of a game, where an `except
    Exception` must not take it for a fault of the action.
    """

    def __init__(self, count: int, ways: Iterable[Any]) -> None:
        super().__init__(count)
        self.count = count
        self.ways = ways


@frozen
class _Explorer:
    """A random source that draws what the script says, and asks when that runs out.

    A draw that can go only one way is not asked about.
    """

    script: _Draws

    def below(self, n: int) -> tuple[int, _Explorer]:
        n = positive(n, "n")
        if n == 1:
            return 0, self
        return self._next(n, range(n))

    def shuffle(self, items: Iterable[T]) -> tuple[tuple[T, ...], _Explorer]:
        pool = tuple(items)
        kinds = tuple(dict.fromkeys(pool))
        if len(kinds) < 2:
            return pool, self
        order = sorted([kinds.index(item) for item in pool])
        alike = prod([factorial(order.count(kind)) for kind in range(len(kinds))])
        drawn, source = self._next(factorial(len(pool)) // alike, _orders(order))
        return tuple([kinds[kind] for kind in drawn]), source

    def _next(self, count: int, ways: Iterable[Any]) -> tuple[Any, _Explorer]:
        if not self.script:
            raise _Undecided(count, ways)
        return self.script[0], _Explorer(self.script[1:])


class Chances(tuple[tuple[Fraction, Transition[StateT, Any]], ...]):
    """Pairs of a probability and the transition that it leads to, as a tuple.

    It shows itself as a table of what happens, with how often.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join([f"{share}: {told}" for share, told, _ in self._rows()])

    def _repr_html_(self) -> str:
        return table(("probability", "what happens", ""), self._rows())

    def _rows(self) -> list[tuple[Fraction, str, str]]:
        return [
            (share, "; ".join(map(str, step.events)), bar(float(share)))
            for share, step in self
        ]


def outcomes(
    game: Transitions[StateT, TriedT],
    state: StateT,
    action: TriedT,
    *,
    limit: int = 10_000,
) -> Chances[StateT]:
    """Every result of the action: its probability, and the transition that leads there.

    The probabilities are exact and add up to 1. They are those of somebody who knows
    the state but not what its random source will draw. Equal transitions are one
    result, so a result differs from the others by its events or by its state. Each
    state holds the random source of `state`, as if nothing had been drawn, for equal
    positions have to be equal.

    Results come in the order of their first draw, then of their second, and so on;
    a number is drawn from 0 upwards. A shuffle gives each order of the items; equal
    items make no difference, and the orders go by the places at which the items first
    came. An action without chance has one result, and so has every action of a game
    without `rng` in its State.

    In a match the draws are those of the game being played. The next deal is no draw:
    it is told by the seed of the match.

    Raises IllegalAction as `apply` does, ValueError unless `limit` is positive, and
    TooManyOutcomes as soon as it is clear that the draws can go more than `limit` ways,
    equal results counted apart.
    """
    limit = positive(limit, "limit")
    source = _source(state)
    if source is None:
        return Chances([(Fraction(1), game.transition(state, action))])
    found: dict[Transition[StateT, Any], Fraction] = {}
    waiting: list[tuple[Fraction, _Draws]] = [(Fraction(1), ())]
    finished = 0
    while waiting:
        probability, script = waiting.pop()
        try:
            transition = game.transition(_with(state, _Explorer(script)), action)
        except _Undecided as undecided:
            # each way that waits comes to at least one end
            least = finished + len(waiting) + undecided.count
            if least > limit:
                raise _too_many(action, least, limit) from None
            share = probability / undecided.count
            ways = [(share, (*script, way)) for way in undecided.ways]
            waiting.extend(reversed(ways))
        else:
            finished += 1
            result = Transition(_restored(transition.state, source), transition.events)
            found[result] = found.get(result, Fraction(0)) + probability
    return Chances([(probability, result) for result, probability in found.items()])


def _too_many(action: object, least: int, limit: int) -> TooManyOutcomes:
    ways = str(least) if least < 10**9 else "more than 10**9"
    return TooManyOutcomes(
        f"{action} can go at least {ways} ways, and the limit is {limit}: raise the"
        " limit, say with Script what is drawn, or sample by applying the action to the"
        " state with other seeds in its rng"
    )


def _source(state: Any) -> RandomSource | None:
    if isinstance(state, MatchState):
        return _source(state.state)
    source: RandomSource | None = getattr(state, "rng", None)
    return source


def _with(state: Any, source: RandomSource) -> Any:
    if isinstance(state, MatchState):
        return evolve(state, state=_with(state.state, source))
    return evolve(state, rng=source)


def _restored(state: Any, source: RandomSource) -> Any:
    # the next game of a match comes with a source of its own
    if isinstance(_source(state), _Explorer):
        return _with(state, source)
    return state


def _orders(items: list[int]) -> Iterator[tuple[int, ...]]:
    """Every different order of the sorted items, in lexicographic order."""
    order = list(items)
    while True:
        yield tuple(order)
        rises = [i for i in range(len(order) - 1) if order[i] < order[i + 1]]
        if not rises:
            return
        pivot = rises[-1]
        higher = max(i for i, item in enumerate(order) if item > order[pivot])
        order[pivot], order[higher] = order[higher], order[pivot]
        order[pivot + 1 :] = reversed(order[pivot + 1 :])
