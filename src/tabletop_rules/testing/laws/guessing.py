"""Laws of seeds: to guess with what a seed gives away is to guess at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

from tabletop_rules.rng import Rng
from tabletop_rules.simulate import decision_source
from tabletop_rules.testing.moment import Run
from tabletop_rules.testing.story import LawBroken
from tabletop_rules.testing.values import children, walk

_DEALS = 20
_SURE = 6
"""A difference of so many standard errors is no accident."""

_FAR = 10**12
"""Seeds that have nothing to do with that of the deal."""

_LEADS: dict[str, Callable[[int], int]] = {
    "the seed": lambda seed: seed,
    "its complement": lambda seed: ~seed,
    "the seed negated": lambda seed: -seed,
    "the next seed": lambda seed: seed + 1,
    "the seed before": lambda seed: seed - 1,
}
"""What anybody would try with a number that is held."""


def determinize_does_not_deal_again(run: Run) -> None:
    """`determinize` with the seed of the deal comes no nearer to it than with others.

    Seeds are small numbers that anybody tries. A state filled by the deal's own seed,
    or by what anybody would make of it, agrees with the true one in as many places as
    one filled by any other seed does, and never draws from the same source.
    """
    for options, players in (run.tables[0], run.tables[-1]):
        for viewer in (None, 0):
            gains: dict[str, list[float]] = {name: [] for name in _LEADS}
            for seed in range(_DEALS):
                state = run.game.initial_state(seed, players, options)
                view = run.game.view(state, viewer)
                fill = partial(run.game.determinize, view)
                chance = mean(_agreements(state, fill, (_FAR + seed, ~_FAR - seed)))
                for name, lead in _LEADS.items():
                    filled = fill(lead(seed))
                    if _sources(state) & _sources(filled):
                        raise _broken(viewer, name, "the random source of the deal")
                    gains[name].append(_agreement(state, filled) - chance)
            for name, found in gains.items():
                if _is_no_accident(found):
                    raise _broken(viewer, name, f"{mean(found):.3f} more of them agree")


def a_policy_cannot_deal_again(run: Run) -> None:
    """No number that a policy holds comes near the deal as a seed.

    A policy is given a random source; its seed, and what anybody would make of that,
    deal no state that agrees more with the true one than other seeds do.
    """
    options, players = run.tables[-1]
    deal = partial(run.game.initial_state, players=players, options=options)
    for name, lead in _LEADS.items():
        gains = []
        for seed in range(_DEALS):
            held = decision_source(seed, 0).seed
            there, chance = _agreements(deal(seed), deal, (lead(held), _FAR + seed))
            gains.append(there - chance)
        if _is_no_accident(gains):
            expected = "a deal that has nothing to do with the source of a policy"
            came = f"{name} of the source gives {mean(gains):.3f} more of it"
            raise LawBroken("guessing", expected, came)


def _is_no_accident(gains: list[float]) -> bool:
    spread = stdev(gains) / sqrt(len(gains))
    return mean(gains) > max(0, _SURE * spread)


def _broken(viewer: int | None, name: str, came: str) -> LawBroken:
    expected = (
        f"states that fit the view of {viewer} drawn by {name} of the deal to be as "
        "near to it as those drawn by other seeds"
    )
    return LawBroken("guessing", expected, came)


def _sources(state: Any) -> set[Any]:
    return {part for _, part in walk(state) if isinstance(part, Rng)}


def _agreements(
    state: Any, made: Callable[[int], Any], seeds: tuple[int, ...]
) -> Iterator[float]:
    return (_agreement(state, made(seed)) for seed in seeds)


def _agreement(one: Any, other: Any) -> float:
    """The share of places at which two states have the same."""
    there = dict(_places(one))
    same = [
        path for path, value in _places(other) if path in there and there[path] == value
    ]
    return len(same) / len(there)


def _places(state: Any) -> list[tuple[str, Any]]:
    return [(path, part) for path, part in walk(state) if not any(children(part))]
