"""Enums that print as people write them."""

from enum import Enum


class Word(Enum):
    """An enum whose members print as their value, a plain word.

    >>> class Side(Word):
    ...     LEFT = "left"
    >>> print(Side.LEFT), Side.LEFT
    left
    (None, Side.LEFT)
    """

    # Members are unique, and the inherited hash is a slow one, of the name.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
