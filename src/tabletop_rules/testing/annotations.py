"""Reading the annotations of action and event classes."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from tabletop_rules.arguments import field_types, is_seat, reader


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


# kept for each class of the program
@cache
def seat_fields(kind: Any) -> tuple[str, ...]:
    """The fields of an action class that name a seat: `player`, and each `Seat`."""
    return tuple(
        [
            name
            for name, annotation in field_types(kind) or ()
            if name == "player" or is_seat(annotation)
        ]
    )


def fits(value: Any, annotation: Any) -> bool:
    """Whether the value is of the annotated type."""
    try:
        reader(annotation)(value, "value")
    except TypeError:
        return False
    return True
