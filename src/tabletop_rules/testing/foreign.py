"""Ints of somebody else's: numpy's, or where it is missing, a class of our own."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Index:
    """A number that is no int, but can be used as one."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    def __hash__(self) -> int:
        return hash(self.value)

    def __repr__(self) -> str:
        return f"Index({self.value})"


def _foreign_kind() -> Any:
    try:
        return import_module("numpy").int64
    except ImportError:
        return Index


_KIND = _foreign_kind()


def foreign_int(value: int) -> Any:
    """The number as somebody else's int."""
    return _KIND(value)


def is_foreign(value: object) -> bool:
    """Whether the value is such an int."""
    return isinstance(value, _KIND)
