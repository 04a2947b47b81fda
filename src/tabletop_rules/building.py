"""Values of frozen classes: built at the speed of plain ones, or only once.

The `__init__` of a frozen class has to go round its own `__setattr__` for each field.
`builder` gives a function that fills a draft, of a subclass which can be written to,
and freezes it by giving it the class that it has to be of.

Components are compared far more often than they are made. Equal values of a class
derived from `Interned` are one object, so that to compare them is to compare addresses.
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

import attrs

P = ParamSpec("P")
T = TypeVar("T")

_SOURCE = """
def build({parameters}):
    draft = Draft()
    {assignments}
    draft.__class__ = kind
    return draft
"""


def builder(kind: Callable[P, T], *, every_field: bool = False) -> Callable[P, T]:
    """A function that does what the frozen, slotted attrs class does when called.

    With `every_field` some may have a default, but each has to be given all the same.

    Raises TypeError if the class does more than to set its fields, which to supply a
    default is too unless `every_field` says so: then it has to be called itself.

    >>> @attrs.frozen
    ... class Point:
    ...     x: int
    ...     y: int
    >>> builder(Point)(3, 4) == Point(3, 4)
    True
    """
    names = _plain_fields(kind, every_field)
    values = {name: name for name in names}
    return cast(Callable[P, T], _filler(kind, ", ".join(names), values))


def sharing(kind: Callable[..., T], source: type, *anew: str) -> Callable[..., T]:
    """A function that builds the frozen, slotted attrs class from a value of another.

    It takes that value and, by name, the fields that its class lacks and those named
    `anew`; all others are taken over as they are. So a View takes over what it shares
    with the State, and a State what it shares with the View.

    Raises TypeError if the class does more than to set its fields.

    >>> @attrs.frozen
    ... class Whole:
    ...     turn: int
    ...     deck: tuple[int, ...]
    >>> @attrs.frozen
    ... class Seen:
    ...     turn: int
    ...     deck_size: int
    >>> seen = sharing(Seen, Whole)
    >>> seen(Whole(2, (4, 7)), deck_size=2)
    Seen(turn=2, deck_size=2)
    """
    there = {field.name for field in attrs.fields(cast(Any, source))}.difference(anew)
    names = _plain_fields(kind, every_field=True)
    values = {name: f"source.{name}" if name in there else name for name in names}
    own = [name for name in names if name not in there]
    parameters = ", ".join(["source", "*", *own] if own else ["source"])
    return _filler(kind, parameters, values)


def evolver(kind: Callable[..., T], *fields: str) -> Callable[..., T]:
    """A function that gives a value of the class with other values in these fields.

    It takes the old value and each of the fields, by name or in that order.

    Raises TypeError if the class does more than to set its fields.

    >>> @attrs.frozen
    ... class Pile:
    ...     owner: int
    ...     cards: tuple[int, ...]
    >>> with_cards = evolver(Pile, "cards")
    >>> with_cards(Pile(1, (4,)), cards=(4, 7))
    Pile(owner=1, cards=(4, 7))
    """
    names = _plain_fields(kind, every_field=True)
    unknown = set(fields).difference(names)
    if unknown:
        raise TypeError(f"{kind!r} has no field {min(unknown)!r}")
    values = {name: name if name in fields else f"source.{name}" for name in names}
    return _filler(kind, ", ".join(["source", *fields]), values)


def _plain_fields(kind: Callable[..., object], every_field: bool) -> list[str]:
    """The names of the fields; TypeError if the class does more than to set them."""
    fields = attrs.fields(cast(Any, kind))
    plain = [
        field.init
        and field.converter is None
        and field.validator is None
        and (every_field or field.default is attrs.NOTHING)
        for field in fields
    ]
    hooked = hasattr(kind, "__attrs_post_init__") or isinstance(kind, _Once)
    if hooked or not all(plain):
        raise TypeError(f"{kind!r} does more than to set its fields")
    return [field.name for field in fields]


def _filler(
    kind: Callable[..., T], parameters: str, values: dict[str, str]
) -> Callable[..., T]:
    """The function with these parameters that fills a draft and freezes it."""
    writable = {
        "__slots__": (),
        "__init__": object.__init__,
        # both are needed: the slow path of either is taken for the two of them
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    scope: dict[str, Any] = {
        "kind": kind,
        "Draft": type("Draft", (cast(type, kind),), writable),
    }
    assignments = [f"draft.{name} = {value}" for name, value in values.items()]
    source = _SOURCE.format(parameters=parameters, assignments="; ".join(assignments))
    exec(source, scope)
    return cast(Callable[..., T], scope["build"])


# kept as long as somebody holds the value
_POOL: WeakValueDictionary[tuple[Any, ...], Any] = WeakValueDictionary()


class _Once(type):
    """Its classes give the value that is there already instead of an equal one."""

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        value = super().__call__(*args, **kwargs)
        fields = _field_values(value)
        try:
            # a bool and a float can equal an int, so types are compared too
            return _POOL.setdefault((cls, *map(type, fields), *fields), value)
        except TypeError:  # a field that cannot be hashed, which `check` will refuse
            return value


class Interned(metaclass=_Once):
    """A base of attrs classes, `frozen(eq=False)`, whose equal values are one object.

    So equality is identity, copies and unpickled values included. The fields have to be
    ints, strings, bools, None or enums; those outside `__init__`, worked out of the
    others, may be anything. A value that nobody holds is forgotten.

    >>> @attrs.frozen(eq=False)
    ... class Card(Interned):
    ...     rank: int
    >>> Card(7) is Card(7)
    True
    """

    __slots__ = ("__weakref__",)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), _field_values(self)


def _field_values(value: Any) -> tuple[Any, ...]:
    """The values of the fields that it is called with."""
    fields = attrs.fields(type(value))
    return tuple([getattr(value, field.name) for field in fields if field.init])
