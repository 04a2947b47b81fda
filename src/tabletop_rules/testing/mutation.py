"""Conceivable actions: well typed, and mostly not legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import islice
from random import Random
from types import NoneType
from typing import Any, get_args, get_origin

import attrs
from attrs import Factory, define

from tabletop_rules.arguments import field_types
from tabletop_rules.testing.annotations import bare, fits, members
from tabletop_rules.testing.values import is_named_tuple, walk

FAR = 1000
"""How far off a number is that is far off."""

_SEEN = 12
"""So many values of each class are put in place of another."""

_MADE_UP = 3
"""So many actions of each class are made of values seen elsewhere."""


@define
class Seen:
    """Values met so far, by class, each once, in the order in which they were met."""

    by_class: dict[type, dict[Any, None]] = Factory(dict)

    def add(self, value: Any) -> None:
        """Take in a value and all within it."""
        for _, part in walk(value):
            self.by_class.setdefault(type(part), {})[part] = None

    def of(self, kind: type) -> list[Any]:
        """Some values of that class."""
        return list(islice(self.by_class.get(kind, ()), _SEEN))


def seen_in(actions: Iterable[Any]) -> Seen:
    """All values within the actions."""
    seen = Seen()
    for action in actions:
        seen.add(action)
    return seen


def variants(annotation: Any, value: Any, seen: Seen) -> list[Any]:
    """Other values of the annotated type: neighbours of the value, and values seen."""
    found: dict[Any, None] = {}
    for kind in members(annotation):
        for other in _of_kind(kind, value if fits(value, kind) else None, seen):
            found[other] = None
    # True equals 1, and either is in place where the annotation allows it
    return [each for each in found if each != value or type(each) is not type(value)]


def _of_kind(kind: Any, value: Any, seen: Seen) -> Iterator[Any]:
    if kind is NoneType:
        yield None
    elif kind is int:
        middle = value or 0
        yield from (middle - 1, middle, middle + 1, middle - FAR, middle + FAR)
        yield from seen.of(int)
    elif kind is bool:
        yield from (False, True)
    elif kind is str:
        yield from ("", f"{value or ''}?", *seen.of(str))
    elif get_origin(kind) is tuple:
        yield from _tuples(kind, value or (), seen)
    elif issubclass(kind, Enum):
        yield from kind
    else:
        yield from seen.of(kind)
        if value is not None:
            yield from mutated(value, seen)


def _tuples(kind: Any, value: tuple[Any, ...], seen: Seen) -> Iterator[Any]:
    item_kinds = get_args(kind)
    if item_kinds[1:] == (...,):
        yield from (value[:-1], value + value[:1], value[::-1], value[1:] + value[:1])
        kinds = item_kinds[:1] * len(value)
    else:
        kinds = item_kinds
    for number, (item_kind, item) in enumerate(zip(kinds, value, strict=True)):
        for other in variants(item_kind, item, seen):
            yield (*value[:number], other, *value[number + 1 :])


def mutated(value: Any, seen: Seen) -> Iterator[Any]:
    """The value, an attrs class or NamedTuple, with one field changed, each way."""
    kind: Any = type(value)
    for name, annotation in field_types(kind) or ():
        for other in variants(annotation, getattr(value, name), seen):
            yield with_field(value, name, other)


def with_field(value: Any, name: str, other: Any) -> Any:
    """The value, an attrs class or NamedTuple, with that field changed."""
    if is_named_tuple(type(value)):
        return value._replace(**{name: other})
    return attrs.evolve(value, **{name.lstrip("_"): other})


def made_up(kind: type, player: int, seen: Seen) -> Iterator[Any]:
    """A few actions of a class for that seat, made of values seen elsewhere."""
    columns: list[list[Any]] = []
    for name, annotation in field_types(kind) or ():
        if name == "player":
            columns.append([player])
        else:
            columns.append(variants(annotation, None, seen))
            if fits(None, annotation):
                columns[-1].append(None)
    if all(columns):
        for row in range(min(_MADE_UP, max(map(len, columns)))):
            yield kind(*[column[row % len(column)] for column in columns])


def conceivable(
    kinds: tuple[type, ...],
    players: int,
    legal: Iterable[Any],
    earlier: Iterable[Any],
    chance: Random,
    count: int,
) -> list[Any]:
    """Some `count` actions: stale, mutated, made up, and those of other seats.

    `legal` are the legal ones now, of all seats, and `earlier` those of the same game
    before; `chance` picks among more than are asked for.
    """
    now, before = list(legal), list(dict.fromkeys(earlier))
    seen = seen_in([*now, *before])
    models = _some(now, chance, 6) + _some(before, chance, 6)
    pool: dict[Any, None] = {}
    for model in models:
        pool[model] = None
        for seat in range(players):
            pool[attrs.evolve(model, player=seat)] = None
        for other in mutated(model, seen):
            pool[other] = None
    for kind in kinds:
        for seat in range(players):
            for action in made_up(kind, seat, seen):
                pool[bare(action)] = None
    return _some(list(pool), chance, count)


def _some(items: list[Any], chance: Random, count: int) -> list[Any]:
    return items if len(items) <= count else chance.sample(items, count)
