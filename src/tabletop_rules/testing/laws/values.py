"""Laws of values: frozen classes of plain fields, equal by what they hold."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import attrs

from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.values import bare_class, children, is_plain, walk


def states_are_values(moment: Moment) -> None:
    """A state and all legal actions are made of plain, frozen values."""
    if type(moment.state) is not bare_class(moment.game.State):
        raise moment.broken("values", "a State", repr(moment.state))
    if moment.number:
        before = dict(children(moment.playout.states[moment.number - 1]))
    else:
        before = {}
        hold_value(moment, moment.state, "State")
    for path, part in children(moment.state):
        # what is shared with the state before has been looked into
        if part is not before.get(path, before):
            hold_value(moment, part, f"State{path}")
    for action in moment.choices:
        hold_value(moment, action, type(action).__name__)


def hold_value(moment: Moment, value: Any, name: str, by: Any = None) -> None:
    """Hold a value, and all within it, to what a value may be.

    Ints, strings, bools, None, enum members, tuples and frozen, slotted attrs classes;
    never a list, dict, set or float.
    """
    for path, part in walk(value, name):
        if not is_plain(part):
            expected = "an int, str, bool, None, Enum, attrs class or tuple of them"
            came = f"{path} is the {type(part).__name__} {part!r}"
            raise moment.broken("values", expected, came, by=by)
        kind = type(part)
        if attrs.has(kind) and kind not in moment.run.frozen_kinds:
            if hasattr(part, "__dict__"):
                expected = f"slots in {kind.__qualname__}"
                raise moment.broken("frozen", expected, "a __dict__", by=by)
            if _can_be_set(part):
                expected = f"frozen fields in {kind.__qualname__}"
                raise moment.broken("frozen", expected, "one that can be set", by=by)
            moment.run.frozen_kinds.add(kind)


def _can_be_set(value: Any) -> bool:
    for field in attrs.fields(type(value)):
        try:
            setattr(value, field.name, getattr(value, field.name))
        except attrs.exceptions.FrozenInstanceError:
            continue
        return True
    return False


def views_and_events_are_values(moment: Moment) -> None:
    """Options, views and events are values as states are."""
    hold_value(moment, moment.playout.options, "Options")
    for viewer in moment.viewers:
        hold_value(moment, moment.game.view(moment.state, viewer), "View")
    for action in moment.chance.sample(moment.choices, min(3, len(moment.choices))):
        for event in moment.game.transition(moment.state, action).events:
            hold_value(moment, event, type(event).__name__, by=action)


def copies_are_equal(moment: Moment) -> None:
    """Pickled, copied and copied deeply, a value stays equal, with the same hash."""
    for value in _all_values(moment):
        for way, again in (
            ("copy", copy.copy(value)),
            ("deepcopy", copy.deepcopy(value)),
            ("pickle", pickle.loads(pickle.dumps(value))),
        ):
            if again != value or hash(again) != hash(value):
                raise moment.broken("pickle", value, f"after {way}: {again}")


def _all_values(moment: Moment) -> Iterator[Any]:
    yield moment.state
    yield moment.playout.options
    for viewer in moment.viewers:
        yield moment.game.view(moment.state, viewer)
    for action in moment.chance.sample(moment.choices, min(3, len(moment.choices))):
        yield action
        yield from moment.game.transition(moment.state, action).events
