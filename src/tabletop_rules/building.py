"""Values of frozen classes, built at the speed of plain ones.

The `__init__` of a frozen class has to go round its own `__setattr__` for each field.
`builder` gives a function that fills a draft, of a subclass which can be written to,
and freezes it by giving it the class that it has to be of.
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import attrs

P = ParamSpec("P")
T = TypeVar("T")

_SOURCE = """
def build({names}):
    draft = Draft()
    {assignments}
    draft.__class__ = kind
    return draft
"""


def builder(kind: Callable[P, T]) -> Callable[P, T]:
    """A function that does what the frozen, slotted attrs class does when called.

    Raises TypeError if the class does more than to set its fields, none of which may
    have a default: then it has to be called itself.

    >>> @attrs.frozen
    ... class Point:
    ...     x: int
    ...     y: int
    >>> builder(Point)(3, 4) == Point(3, 4)
    True
    """
    fields = attrs.fields(cast(Any, kind))
    plain = [
        field.init
        and field.converter is None
        and field.validator is None
        and field.default is attrs.NOTHING
        for field in fields
    ]
    if not all(plain) or hasattr(kind, "__attrs_post_init__"):
        raise TypeError(f"{kind!r} does more than to set its fields")
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
    source = _SOURCE.format(
        names=", ".join([field.name for field in fields]),
        assignments="; ".join([f"draft.{f.name} = {f.name}" for f in fields]),
    )
    exec(source, scope)
    return cast(Callable[P, T], scope["build"])
