"""Actions taken in: the first thing that a game's `check` and `apply` do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar, cast

from tabletop_rules.arguments import field_types, is_seat, reader, seat
from tabletop_rules.brief import brief

A = TypeVar("A")

Admit = Callable[[A, int], A]
"""Given an action and the number of players, the action with plain ints."""


def admission(*kinds: type[A], interned: Any = ()) -> Admit[A]:
    """The function that takes the actions of a game in, made once of their classes.

    Called with an action and the number of players it gives the action with plain ints;
    it raises TypeError if the value is no action of the game or a field has a wrong
    type, and SeatError if a field annotated `Seat` names nobody.

    `interned` are actions that the game keeps for good, in nested lists, tuples or
    dicts: they are plain already and pass without being read again.
    """
    seats = {
        kind: tuple([name for name, hint in fields if is_seat(hint)])
        for kind in kinds
        if (fields := field_types(kind)) is not None
    }
    readers = {kind: reader(cast(Any, kind)) for kind in kinds}
    kept = tuple(_flat(interned))
    # by their ids, since to hash an action takes longer
    highest = {
        id(action): max([getattr(action, name) or 0 for name in seats[type(action)]])
        for action in kept
    }
    highest_seat = highest.get

    def admit(action: A, players: int) -> A:
        if highest_seat(id(action), players) < players:
            return action
        kind = type(action)
        if kind not in readers:
            told = brief(action, repr)
            raise TypeError(f"not an action of this game: {told}")
        plain: A = readers[kind](action, "")
        for name in seats[kind]:
            value = getattr(plain, name)
            if value is not None:
                seat(value, players, name)
        return plain

    # an id is an action's own only as long as that lives
    vars(admit)["interned"] = kept
    vars(admit)["highest_seats"] = highest
    return admit


def highest_seats(admit: Admit[Any]) -> dict[int, int]:
    """The highest seat in each interned action, by the action's id.

    Of no action where `admit` was not made by `admission`.
    """
    found: dict[int, int] = vars(admit).get("highest_seats", {})
    return found


def _flat(actions: Any) -> Iterator[Any]:
    for item in actions.values() if isinstance(actions, dict) else actions:
        if isinstance(item, list | tuple | dict):
            yield from _flat(item)
        else:
            yield item
