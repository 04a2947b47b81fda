"""Laws of the list of legal actions: each once, and in canonical order."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import Any

import attrs

from tabletop_rules.testing.moment import Moment

_INTS = 1


def legal_actions_are_unique(moment: Moment) -> None:
    """No legal action is listed twice."""
    for legal in moment.legal:
        if len(set(legal)) < len(legal):
            twice = [action for action in legal if legal.count(action) > 1]
            raise moment.broken("uniqueness", "each legal action once", twice)


def legal_actions_are_ordered(moment: Moment) -> None:
    """Legal actions come as `Action` lists their classes, then by their fields.

    None first, ints before enum members, False before True, enums as they list their
    members, tuples item by item. In what order cards and other components come, and
    names, the game alone knows: it has to be the same each time.
    """
    for legal in moment.legal:
        for first, second in pairwise(legal):
            _hold_in_order(moment, first, second)


def _hold_in_order(moment: Moment, first: Any, second: Any) -> None:
    kinds = moment.run.action_kinds
    classes = kinds.index(type(first)), kinds.index(type(second))
    if classes[0] != classes[1]:
        if classes[0] > classes[1]:
            expected = f"{type(second).__name__} before {type(first).__name__}"
            raise moment.broken("order", expected, f"{first}, then {second}")
        return
    differing = _first_difference(_fields(first), _fields(second))
    if differing is None:
        return
    low, high = differing
    known = _compare(low, high)
    if known is None:
        options = moment.playout.options
        if (options, high, low) in moment.run.before:
            expected = f"{high} before {low}, as elsewhere"
            raise moment.broken("order", expected, f"{first}, then {second}")
        moment.run.before.add((options, low, high))
    elif known > 0:
        expected = f"{second} before {first}"
        raise moment.broken("order", expected, "the other way round")


def _fields(action: Any) -> tuple[Any, ...]:
    return tuple([getattr(action, each.name) for each in attrs.fields(type(action))])


def _first_difference(
    first: tuple[Any, ...], second: tuple[Any, ...]
) -> tuple[Any, Any] | None:
    """The first pair of items that differ, down in tuples; None if all are equal."""
    for low, high in zip(first, second, strict=False):
        if low == high and type(low) is type(high):
            continue
        if isinstance(low, tuple) and isinstance(high, tuple):
            return _first_difference(low, high)
        return low, high
    if len(first) == len(second):
        return None
    return len(first), len(second)


def _compare(low: Any, high: Any) -> int | None:
    """Below 0 if `low` comes first, above if `high` does, None if the game decides."""
    if _tier(low) != _tier(high):
        return _tier(low) - _tier(high)
    if isinstance(low, Enum) and type(low) is type(high):
        listed = list(type(low))
        return listed.index(low) - listed.index(high)
    if _tier(low) == _INTS:
        return int(low) - int(high)
    return None


def _tier(value: Any) -> int:
    """None, ints and bools, enum members; what is none of these comes last."""
    if value is None:
        return 0
    if isinstance(value, Enum):
        return 2
    return _INTS if isinstance(value, int) else 3
