"""What callers pass, taken at the edge: integers, seats, fields and actions.

An int is whatever `operator.index` takes, so numpy's integers work, and becomes a
plain int; a bool, a float or a string is a TypeError. A seat at which nobody sits is
a SeatError. Nothing here looks at the rules of a game.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from enum import Enum
from functools import cache, partial
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NamedTuple,
    Protocol,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs

from tabletop_rules.brief import brief
from tabletop_rules.errors import (
    InvalidOptions,
    PlayerCountError,
    SeatError,
    SeedError,
)

SEED_DIGITS = 4300
"""A seed has at most so many, of either sign: what Python reads and writes."""

_SEEDS = 10**SEED_DIGITS

_SEAT = "seat"

Seat = Annotated[int, _SEAT]
"""A player: 0 to players - 1, clockwise; the left neighbour is one more."""

T = TypeVar("T")

Reader = Callable[[Any, str], Any]
"""Takes a value and its name; gives the plain value, raises TypeError if wrong."""


def integer(value: int, name: str = "value") -> int:
    """The value as a plain int.

    >>> integer(3)
    3
    >>> integer(True, "card")
    Traceback (most recent call last):
      ...
    TypeError: card must be an int, not True
    """
    if type(value) is int:
        return value
    # numpy's bool_ has no __index__ either; bool is the only one that does
    if not isinstance(value, bool):
        try:
            return int(operator.index(value))
        except TypeError:
            pass
    raise TypeError(f"{name} must be an int, not {brief(value, repr)}")


def seed_number(value: int, name: str = "seed") -> int:
    """A seed as a plain int; raises SeedError if it has more than 4,300 digits."""
    if type(value) is not int:
        value = integer(value, name)
    if not -_SEEDS < value < _SEEDS:
        limit = f"{SEED_DIGITS} digits at most"
        raise SeedError(f"{name} must have {limit}, and is {brief(value)}")
    return value


def positive(value: int, name: str) -> int:
    """The value as a plain int; raises ValueError unless it is 1 or more."""
    value = integer(value, name)
    if value < 1:
        raise ValueError(f"{name} must be positive, not {brief(value)}")
    return value


def seat(value: int, players: int, name: str = "player") -> int:
    """The seat as a plain int; raises SeatError unless it is 0 to players - 1."""
    if type(value) is not int:
        value = integer(value, name)
    if not 0 <= value < players:
        known = f"a seat from 0 to {players - 1}"
        raise SeatError(f"{name} must be {known}, not {brief(value)}")
    return value


def viewer(value: int | None, players: int) -> int | None:
    """As `seat`, but None, for a spectator, stays None."""
    return None if value is None else seat(value, players)


class PlayerLimits(Protocol):
    """The part of a GameInfo that says how many may play."""

    @property
    def title(self) -> str:
        """The game's name for people."""

    @property
    def min_players(self) -> int:
        """The smallest number of players."""

    @property
    def max_players(self) -> int:
        """The largest number of players."""


def player_count(value: int, limits: PlayerLimits) -> int:
    """The number of players as a plain int; PlayerCountError if the box forbids it."""
    value = integer(value, "players")
    low, high = limits.min_players, limits.max_players
    if not low <= value <= high:
        allowed = str(low) if low == high else f"{low} to {high}"
        raise PlayerCountError(
            f"{limits.title} is for {allowed} players, not {brief(value)}"
        )
    return value


def option_in_range(
    low: int, high: int | None = None
) -> Callable[[object, attrs.Attribute[int], int], None]:
    """An attrs validator for Options: InvalidOptions unless low <= value <= high."""

    def validate(_: object, attribute: attrs.Attribute[int], value: int) -> None:
        if value < low or (high is not None and value > high):
            limit = f"at least {low}" if high is None else f"{low} to {high}"
            raise InvalidOptions(
                f"{attribute.name} must be {limit}, not {brief(value)}"
            )

    return validate


def option_flag(_: object, attribute: attrs.Attribute[bool], value: bool) -> None:
    """An attrs validator for Options: TypeError unless the value is a bool."""
    exactly(bool, value, attribute.name)


def option_seat(value: int, players: int, name: str) -> int:
    """A seat in Options, checked against the players; raises InvalidOptions."""
    if value >= players:
        raise InvalidOptions(f"{name} is seat {brief(value)}, but {players} play")
    return value


def _described(kind: type) -> str:
    if kind is NoneType:
        return "None"
    return f"{'an' if kind.__name__[0] in 'AEIO' else 'a'} {kind.__name__}"


def exactly(kind: type[T], value: Any, name: str) -> T:
    """The value; raises TypeError unless it is of that very class, no subclass."""
    if type(value) is not kind:
        raise TypeError(f"{name} must be {_described(kind)}, not {brief(value, repr)}")
    return value


def _read_any_of(readers: tuple[Reader, ...], value: Any, name: str) -> Any:
    reasons = []
    for read in readers:
        try:
            return read(value, name)
        except TypeError as reason:
            reasons.append(str(reason))
    raise TypeError(", and ".join(dict.fromkeys(reasons)))


def _read_each(read: Reader, value: Any, name: str) -> Any:
    exactly(tuple, value, name)
    try:
        plain = tuple([read(item, name) for item in value])
    except TypeError:  # once more, to say where
        plain = tuple([read(item, f"{name}[{i}]") for i, item in enumerate(value)])
    return value if all(map(operator.is_, plain, value)) else plain


def _read_items(readers: tuple[Reader, ...], value: Any, name: str) -> Any:
    exactly(tuple, value, name)
    if len(value) != len(readers):
        raise TypeError(
            f"{name} must have {len(readers)} items, not {brief(value, repr)}"
        )
    pairs = enumerate(zip(readers, value, strict=True))
    plain = tuple([read(item, f"{name}[{i}]") for i, (read, item) in pairs])
    return value if all(map(operator.is_, plain, value)) else plain


def _read_fields(
    kind: type, fields: tuple[tuple[str, Reader], ...], value: Any, name: str
) -> Any:
    exactly(kind, value, name)
    items = [getattr(value, field) for field, _ in fields]
    try:
        plain = [
            read(item, name) for (_, read), item in zip(fields, items, strict=True)
        ]
    except TypeError:  # once more, to say where
        plain = [
            read(item, f"{name}.{field}" if name else field)
            for (field, read), item in zip(fields, items, strict=True)
        ]
    return value if all(map(operator.is_, plain, items)) else kind(*plain)


def _read_flat(
    kind: type,
    leaves: tuple[tuple[str, type], ...],
    read: Reader,
    value: Any,
    name: str,
) -> Any:
    """As `read`, but quick where each field is of the very class that it has to be."""
    if type(value) is not kind:
        return read(value, name)
    for field, leaf in leaves:
        if type(getattr(value, field)) is not leaf:
            return read(value, name)
    return value


def _leaf(annotation: Any) -> type | None:
    """The class whose values are plain whatever they are, None if there is no one."""
    if get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if not isinstance(annotation, type):
        return None
    plain = annotation in (int, bool, str) or issubclass(annotation, Enum)
    return annotation if plain else None


# kept for each annotation of the program; no value makes a new one
@cache
def reader(annotation: Any) -> Reader:
    """The function that takes a value of the annotated type in, down to its fields.

    It gives the same object if that is plain already, an equal one with plain ints if
    not, and raises TypeError, which says where, if a type is wrong. Whether the value
    names anything in the game is not asked.

    >>> reader(tuple[int, ...])((1, "2"), "cards")
    Traceback (most recent call last):
      ...
    TypeError: cards[1] must be an int, not '2'
    """
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return reader(args[0])
    if origin in (Union, UnionType):
        return partial(_read_any_of, tuple([reader(arg) for arg in args]))
    if origin is tuple and args[1:] == (...,):
        return partial(_read_each, reader(args[0]))
    if origin is tuple:
        return partial(_read_items, tuple([reader(arg) for arg in args]))
    if annotation is int:
        return integer
    if annotation in (None, NoneType):
        return partial(exactly, NoneType)
    fields = field_types(annotation)
    if fields is not None:
        readers = tuple([(name, reader(kind)) for name, kind in fields])
        read = partial(_read_fields, annotation, readers)
        leaves = [(name, leaf) for name, kind in fields if (leaf := _leaf(kind))]
        if len(leaves) < len(fields):
            return read
        return partial(_read_flat, annotation, tuple(leaves), read)
    if annotation in (bool, str) or issubclass(annotation, Enum):
        return partial(exactly, annotation)
    raise TypeError(f"no field of a game may be a {annotation!r}")


def field_types(kind: Any) -> tuple[tuple[str, Any], ...] | None:
    """The fields of an attrs class or NamedTuple with their annotations, in order.

    None for any other class; fields outside `__init__` are left out.
    """
    if attrs.has(kind):
        names = [field.name for field in attrs.fields(kind) if field.init]
    elif isinstance(kind, type) and issubclass(kind, tuple):
        names = list(cast(type[NamedTuple], kind)._fields)
    else:
        return None
    hints = get_type_hints(kind, include_extras=True)
    return tuple([(name, hints[name]) for name in names])


def is_seat(annotation: Any) -> bool:
    """Whether values of the annotation name a seat: `Seat`, or a union with it."""
    if get_origin(annotation) in (Union, UnionType):
        return any(map(is_seat, get_args(annotation)))
    return _SEAT in getattr(annotation, "__metadata__", ())
