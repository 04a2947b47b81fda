"""The picture of what has no other: a table of its fields."""

from __future__ import annotations

from typing import Any

import attrs

from tabletop_rules.markup import table
from tabletop_rules.render.opened import words


def has_fields(value: object) -> bool:
    """Whether the value is of an attrs class, and no class itself."""
    return not isinstance(value, type) and attrs.has(type(value))


def rows(value: Any) -> list[tuple[str, str]]:
    """Each field that the repr shows, with what is in it in words."""
    return [
        (field.name.lstrip("_"), words(getattr(value, field.name)))
        for field in attrs.fields(type(value))
        if field.repr
    ]


def html(value: Any) -> str:
    """The fields as a table."""
    return table((), rows(value), type(value).__name__)


def text(value: Any) -> str:
    """The fields, a line each."""
    lines = [f"{name}: {told}" for name, told in rows(value)]
    return "\n".join([type(value).__name__, *lines])
