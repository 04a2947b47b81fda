"""The law that a seed gives nothing away: to guess it anew is to guess at random."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev
from typing import Any

from tabletop_rules.rng import Rng
from tabletop_rules.testing.moment import Run
from tabletop_rules.testing.story import LawBroken
from tabletop_rules.testing.values import children, walk

_DEALS = 20
_SURE = 6
"""A difference of so many standard errors is no accident."""

_FAR = 10**12
"""Seeds that have nothing to do with that of the deal."""


def determinize_does_not_deal_again(run: Run) -> None:
    """`determinize` with the seed of the deal comes no nearer to it than with others.

    Seeds are small numbers that anybody tries. A state filled by the deal's own seed,
    or by its complement, agrees with the true one in as many places as one filled by
    any other seed does, and never draws from the same source.
    """
    for options, players in (run.tables[0], run.tables[-1]):
        for viewer in (None, 0):
            for name, sign in (("the deal's seed", 0), ("its complement", -1)):
                gains = [
                    _gain(run, seed, seed ^ sign, players, options, viewer)
                    for seed in range(_DEALS)
                ]
                spread = stdev(gains) / sqrt(_DEALS)
                if mean(gains) > max(0, _SURE * spread):
                    raise _broken(
                        viewer, name, f"{mean(gains):.3f} more of them agrees"
                    )


def _broken(viewer: int | None, name: str, came: str) -> LawBroken:
    expected = (
        f"states that fit the view of {viewer} drawn by {name} to be as near to the "
        "deal as those drawn by other seeds"
    )
    return LawBroken("guessing", expected, came)


def _gain(
    run: Run, seed: int, related: int, players: int, options: Any, viewer: int | None
) -> float:
    """How much nearer the related seed comes to the deal than others do."""
    state = run.game.initial_state(seed, players, options)
    view = run.game.view(state, viewer)
    filled = run.game.determinize(view, related)
    if _sources(state) & _sources(filled):
        raise _broken(viewer, str(related), "the random source of the deal")
    others = [
        _agreement(state, run.game.determinize(view, other))
        for other in (_FAR + 2 * seed, _FAR + 2 * seed + 1)
    ]
    return _agreement(state, filled) - mean(others)


def _sources(state: Any) -> set[Any]:
    return {part for _, part in walk(state) if isinstance(part, Rng)}


def _agreement(one: Any, other: Any) -> float:
    """The share of places at which two states have the same."""
    there = dict(_places(one))
    same = [
        path for path, value in _places(other) if path in there and there[path] == value
    ]
    return len(same) / len(there)


def _places(state: Any) -> list[tuple[str, Any]]:
    return [(path, part) for path, part in walk(state) if not any(children(part))]
