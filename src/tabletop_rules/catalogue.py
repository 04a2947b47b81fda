"""Values in a fixed order, some of which are too many to be kept.

What can be done in a game may be millions of actions. A `Catalogue` has them all and
keeps only the few: the others are a `Family`, which knows how many they are, and makes
the one at a place, or tells the place of one, when it is asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import index
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Family(ABC, Generic[T_co]):
    """Values in a fixed order that are made when they are asked for.

    There is at least one. Where they are actions, they are of one seat.
    """

    @abstractmethod
    def __len__(self) -> int:
        """How many they are."""

    @abstractmethod
    def __iter__(self) -> Iterator[T_co]:
        """All of them, in order."""

    @abstractmethod
    def at(self, place: int) -> T_co:
        """The value at that place, which is one from 0 to the length less one."""

    @abstractmethod
    def place(self, value: Any) -> int | None:
        """The place of the value; None if it is none of them."""


class Catalogue(Sequence[T]):
    """The values of several parts, one after the other: tuples, kept, and families.

    It is asked like a tuple, by place, by slice or for the place of a value, in a time
    that does not grow with its length; but it is equal to itself alone. The values that
    are kept have to be hashable, and each is there once.

    >>> class Squares(Family[int]):
    ...     def __len__(self):
    ...         return 10**6
    ...     def __iter__(self):
    ...         return (n * n for n in range(10**6))
    ...     def at(self, place):
    ...         return place * place
    ...     def place(self, value):
    ...         root = round(value**0.5)
    ...         return root if root * root == value and root < 10**6 else None
    >>> numbers = Catalogue((-2, -1), Squares())
    >>> len(numbers), numbers[1], numbers[-1], numbers.index(49)
    (1000002, -1, 999998000001, 9)
    >>> numbers.kept
    (-2, -1)
    """

    def __init__(self, *parts: tuple[T, ...] | Family[T]) -> None:
        self.parts = parts
        *self._starts, self._length = accumulate(map(len, parts), initial=0)
        self._places = {
            value: place
            for start, part in zip(self._starts, parts, strict=True)
            if isinstance(part, tuple)
            for place, value in enumerate(part, start)
        }

    @property
    def kept(self) -> tuple[T, ...]:
        """The values of the tuples, in order."""
        return tuple(self._places)

    @property
    def families(self) -> tuple[Family[T], ...]:
        """The parts that are families, in order."""
        return tuple([part for part in self.parts if isinstance(part, Family)])

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        for part in self.parts:
            yield from part

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...

    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        """The value at that place, or the tuple of a slice; IndexError beyond all."""
        if isinstance(place, slice):
            return tuple([self._at(each) for each in range(len(self))[place]])
        return self._at(range(len(self))[index(place)])

    def _at(self, place: int) -> T:
        number = bisect_right(self._starts, place) - 1
        part, place = self.parts[number], place - self._starts[number]
        return part[place] if isinstance(part, tuple) else part.at(place)

    def _place(self, value: Any) -> int | None:
        try:
            place = self._places.get(value)
        except TypeError:  # what cannot be hashed is not among those that are kept
            place = None
        if place is not None:
            return place
        for start, part in zip(self._starts, self.parts, strict=True):
            if isinstance(part, Family):
                place = part.place(value)
                if place is not None:
                    return start + place
        return None

    def __contains__(self, value: object) -> bool:
        return self._place(value) is not None

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The place of the value, from `start` on and before `stop`.

        Raises ValueError if it is not there.
        """
        place = self._place(value)
        if place is None or place not in range(len(self))[start:stop]:
            raise ValueError(f"{value!r} is not in the catalogue")
        return place

    def count(self, value: Any) -> int:
        """1 if the value is there, else 0: each is there once."""
        return int(value in self)

    def __repr__(self) -> str:
        return f"<a catalogue of {len(self):,} values>"
