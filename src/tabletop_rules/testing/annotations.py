"""Reading the annotations of action and event classes."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import attrs

from tabletop_rules.arguments import Seat, reader


def bare(annotation: Any) -> Any:
    """The annotation without what `Annotated` adds."""
    if get_origin(annotation) is Annotated:
        return get_args(annotation)[0]
    return annotation


def members(annotation: Any) -> tuple[Any, ...]:
    """The members of a union in order; what is no union is its own member."""
    annotation = bare(annotation)
    if get_origin(annotation) in (Union, UnionType):
        return tuple([each for part in get_args(annotation) for each in members(part)])
    return (NoneType if annotation is None else annotation,)


@cache
def field_types(kind: Any) -> dict[str, Any]:
    """The fields of an attrs class or NamedTuple with their annotations, in order."""
    hints = get_type_hints(kind, include_extras=True)
    if attrs.has(kind):
        return {field.name: hints[field.name] for field in attrs.fields(kind)}
    return {name: hints[name] for name in kind._fields}


@cache
def seat_fields(kind: Any) -> tuple[str, ...]:
    """The fields of an action class that name a seat: `player`, and each `Seat`."""
    return tuple(
        [
            name
            for name, annotation in field_types(kind).items()
            if name == "player" or _is_seat(annotation)
        ]
    )


def _is_seat(annotation: Any) -> bool:
    if get_origin(annotation) in (Union, UnionType):
        return any(map(_is_seat, get_args(annotation)))
    return bool(annotation == Seat)


def fits(value: Any, annotation: Any) -> bool:
    """Whether the value is of the annotated type."""
    try:
        reader(annotation)(value, "value")
    except TypeError:
        return False
    return True


def takes_int(annotation: Any) -> bool:
    """Whether an int may stand there by itself."""
    return int in members(annotation)
