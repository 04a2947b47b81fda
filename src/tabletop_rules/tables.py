"""An open table: the fields of a State while an action changes them.

A game declares its fields once, in a class `Table`; its `State` is a Table that nobody
touches any more, frozen. An action is played on `opened(state, log)`, a copy that can
be written to, and `closed(table)` freezes that same object: it becomes the State.
`doors` makes the two for a game. What happens is noted by `table.note`, which builds an
event only where somebody listens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar, TypeVarTuple, cast

import attrs

EventT = TypeVar("EventT")
TableT = TypeVar("TableT", bound="OpenTable[Any]")
StateT = TypeVar("StateT", bound="OpenTable[Any]")
Facts = TypeVarTuple("Facts")


class OpenTable(Generic[EventT]):
    """The base of each game's `Table`; its parameter are the game's events."""

    __slots__ = ("_log",)
    _log: list[EventT]

    listening: ClassVar[bool] = False
    """Whether somebody listens: asked where to find an event out takes work."""

    def note(self, event: Callable[[*Facts], EventT], *facts: *Facts) -> None:
        """Note what happened: `event`, a class or function, builds it of the facts.

        Where nobody listens, as here, it is not built at all.
        """


def _noted(
    table: OpenTable[EventT], event: Callable[[*Facts], EventT], *facts: *Facts
) -> None:
    """`note` of a table to which somebody listens."""
    table._log.append(event(*facts))


def _unheard(
    table: object,
    event: object,
    fact: object = None,
    fact_2: object = None,
    fact_3: object = None,
    fact_4: object = None,
    fact_5: object = None,
    fact_6: object = None,
) -> None:
    """`note` of a table to which nobody listens.

    Without a tuple of facts, of which no event has more, the call takes half the time.
    """


_SOURCE = """
def opened(state, log):
    if log is None:
        table = Silent()
    else:
        table = Listening()
        table._log = log
    {copies}
    return table

def closed(table):
    if type(table) is Listening:
        del table._log
    table.__class__ = State
    return table
"""


def doors(
    table: type[TableT], state: Callable[..., StateT]
) -> tuple[Callable[[StateT, list[Any] | None], TableT], Callable[[TableT], StateT]]:
    """`opened` and `closed` for a game's Table and its State.

    `opened(state, log)` is a Table with the fields of the state, which stays as it is;
    events are noted in the log, if that is a list. `closed(table)` gives the very same
    object, now a State; it must not be written to any more, and cannot be.

    Raises TypeError unless the State is a frozen Table with no fields of its own.
    """
    scope = open_classes(table, state)
    exec(_SOURCE.format(copies=copies(table)), scope)
    return scope["opened"], scope["closed"]


def open_classes(table: type[TableT], state: Callable[..., StateT]) -> dict[str, Any]:
    """The classes that a State goes through, by the names that sources call them.

    Silent and Listening: a Table to which nobody, or somebody, listens; State.
    Raises TypeError unless the State is a frozen Table with no fields of its own.
    """
    frozen = cast(Any, state)
    if attrs.fields_dict(frozen).keys() != attrs.fields_dict(cast(Any, table)).keys():
        raise TypeError(f"{state!r} has other fields than {table!r}")
    if not issubclass(frozen, table) or frozen.__setattr__ is object.__setattr__:
        raise TypeError(f"{state!r} is no frozen {table!r}")
    # the fields are filled in one by one, so that to build one takes no arguments
    empty = {"__slots__": (), "__init__": object.__init__}
    heard = {"listening": True, "note": _noted}
    return {
        "Silent": type("Silent", (table,), {**empty, "note": _unheard}),
        "Listening": type("Listening", (table,), {**empty, **heard}),
        "State": state,
    }


def copies(table: type[OpenTable[Any]]) -> str:
    """The source that fills the fields of `table` from those of `state`."""
    names = [field.name for field in attrs.fields(cast(Any, table))]
    return "; ".join([f"table.{name} = state.{name}" for name in names])
