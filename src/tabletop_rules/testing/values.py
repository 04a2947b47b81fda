"""Looking into values: their fields, and copies with something changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, get_origin

import attrs

from tabletop_rules.rng import Rng, Script

_LEAVES = (int, str, bool, NoneType)

_CHANCE_FIELDS = ("rng", "seed")


def bare_class(kind: Any) -> Any:
    """The class itself where a generic one names its parts, as the State of a match."""
    return get_origin(kind) or kind


def is_named_tuple(kind: type) -> bool:
    """Whether the class is a NamedTuple."""
    return issubclass(kind, tuple) and hasattr(kind, "_fields")


def children(value: Any) -> Iterator[tuple[str, Any]]:
    """What a value is made of, with a path to each; nothing for a leaf.

    Fields outside `__init__` and equality are a class's private affair.
    """
    kind: Any = type(value)
    names = _parts(kind)
    if names is not None:
        for name in names:
            yield f".{name}", getattr(value, name)
    elif isinstance(value, tuple):
        for number, item in enumerate(value):
            yield f"[{number}]", item


# kept for each class of the program
@cache
def _parts(kind: Any) -> tuple[str, ...] | None:
    """The names of what a class is made of; None for a leaf and a plain tuple."""
    if attrs.has(kind):
        fields = attrs.fields(kind)
        return tuple([field.name for field in fields if field.init or field.eq])
    if is_named_tuple(kind):
        names: tuple[str, ...] = kind._fields
        return names
    return None


def walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The value and all within it, each with its path."""
    yield path, value
    for step, child in children(value):
        yield from walk(child, path + step)


def is_plain(value: Any) -> bool:
    """Whether the value itself, whatever is within, is of a kind that values may be."""
    kind = type(value)
    return (
        kind in _LEAVES
        or kind is tuple
        or isinstance(value, Enum)
        or attrs.has(kind)
        or is_named_tuple(kind)
    )


def rebuilt(value: Any, change: Callable[[int], Any]) -> Any:
    """The value with each plain int within it changed."""
    kind = type(value)
    if kind is int:
        return change(value)
    if kind is tuple:
        return tuple([rebuilt(item, change) for item in value])
    if is_named_tuple(kind):
        return kind(*[rebuilt(item, change) for item in value])
    if attrs.has(kind):
        return attrs.evolve(
            value,
            **{
                field.alias: rebuilt(getattr(value, field.name), change)
                for field in attrs.fields(kind)
                if field.init and field.alias is not None
            },
        )
    return value


def is_chance(name: str, value: Any) -> bool:
    """Whether a field holds what later draws come from."""
    return name.lstrip(".") in _CHANCE_FIELDS or isinstance(value, Rng | Script)


def chance_of(value: Any) -> tuple[Any, ...]:
    """All random sources and seeds of a state."""
    found: list[Any] = []
    for name, child in children(value):
        if is_chance(name, child):
            found.append(child)
        elif attrs.has(type(child)):
            found.extend(chance_of(child))
    return tuple(found)


def without_chance(value: Any) -> Any:
    """Something that is equal for states that differ in their random source alone."""
    if not attrs.has(type(value)):
        return value
    return (
        type(value),
        tuple(
            [
                without_chance(child)
                for name, child in children(value)
                if not is_chance(name, child)
            ]
        ),
    )


def with_chance_of(value: Any, other: Any) -> Any:
    """The state with the random sources and seeds of another one."""
    if not attrs.has(type(value)) or type(value) is not type(other):
        return value
    changes = {}
    for field in attrs.fields(type(value)):
        if not field.init or field.alias is None:
            continue
        mine, theirs = getattr(value, field.name), getattr(other, field.name)
        if is_chance(field.name, theirs):
            changes[field.alias] = theirs
        elif attrs.has(type(mine)):
            changes[field.alias] = with_chance_of(mine, theirs)
    return attrs.evolve(value, **changes)


def differences(expected: Any, came: Any, path: str = "") -> tuple[str, str]:
    """What differs between two values, told for the one and for the other."""
    left, right = list(children(expected)), list(children(came))
    names = [name for name, _ in left]
    if type(expected) is not type(came) or names != [name for name, _ in right]:
        return f"{path} {expected!r}".strip(), f"{path} {came!r}".strip()
    found = [
        differences(mine, theirs, path + name)
        for (name, mine), (_, theirs) in zip(left, right, strict=True)
        if mine != theirs
    ]
    if not found:
        return f"{path} {expected!r}".strip(), f"{path} {came!r}".strip()
    return ", ".join([mine for mine, _ in found]), ", ".join([it for _, it in found])
