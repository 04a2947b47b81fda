"""One thing changed at random somewhere in a value, as nobody honest would."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import Any, TypeVar, get_args, get_origin

from tabletop_rules.arguments import field_types
from tabletop_rules.errors import TabletopError
from tabletop_rules.testing.annotations import fits, members
from tabletop_rules.testing.mutation import FAR, Seen, with_field


def altered(value: Any, seen: Seen, chance: Random) -> Any | None:
    """The value, an attrs class or NamedTuple, with something in it changed.

    Types stay right: numbers are off by one or far off, tuples lose an item, or have
    one twice, or in another order, and components are put in place of others, from
    those `seen`. None if the class refuses to be made so, as Options may.
    """
    fields = field_types(type(value)) or ()
    if not fields:
        return None
    name, annotation = chance.choice(fields)
    try:
        other = _other(annotation, getattr(value, name), seen, chance)
        return with_field(value, name, other)
    except TabletopError:
        return None


def _other(annotation: Any, value: Any, seen: Seen, chance: Random) -> Any:
    """Something of the annotated type in place of the value, mostly not equal to it."""
    if isinstance(annotation, TypeVar):  # what it stands for only the value tells
        annotation = type(value)
    kinds = members(annotation)
    mine = next((kind for kind in kinds if fits(value, kind)), kinds[0])
    # None in place of what is there, or the other way round, is soon found out
    kind = mine if chance.random() < 0.8 else chance.choice(kinds)
    return _of_kind(kind, value if kind is mine else None, seen, chance)


def _of_kind(kind: Any, value: Any, seen: Seen, chance: Random) -> Any:
    """Something of the class; None if nothing of it was seen."""
    if kind is int:
        middle = value or 0
        steps = (middle - 1, middle + 1, middle - FAR, middle + FAR)
        return chance.choice([*steps, *seen.of(int)])
    if kind is bool:
        return not value
    if kind is str:
        return chance.choice(["", f"{value or ''}?", *seen.of(str)])
    if get_origin(kind) is tuple:
        return _tuple(get_args(kind), value or (), seen, chance)
    if issubclass(kind, Enum):
        return chance.choice(list(kind))
    others = seen.of(kind)
    if value is not None and (not others or chance.random() < 0.5):
        return altered(value, seen, chance) or value
    return chance.choice(others) if others else None


def _tuple(
    kinds: tuple[Any, ...], value: tuple[Any, ...], seen: Seen, chance: Random
) -> tuple[Any, ...]:
    any_length = kinds[1:] == (...,)
    if not value:
        made = [_other(kind, None, seen, chance) for kind in kinds if kind is not ...]
        return () if any_length and None in made else tuple(made)
    place = chance.randrange(len(value))
    before, item, after = value[:place], value[place], value[place + 1 :]
    match chance.randrange(6) if any_length else None:
        case 0:
            return (*before, *after)
        case 1:
            return (*before, item, item, *after)
        case 2:
            return value[::-1]
        case 3:
            return value[1:] + value[:1]
        case _:
            kind = kinds[0] if any_length else kinds[place]
            return (*before, _other(kind, item, seen, chance), *after)
