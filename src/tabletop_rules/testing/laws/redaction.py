"""Laws of redacted events: a seat is told what its view shows, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.values import chance_of, with_chance_of, without_chance

_STEPS = 6
"""The steps of so many legal actions are looked at in a position."""


def redacted_events_are_events(moment: Moment) -> None:
    """`redact` gives an event of the game; what is redacted stays as it is."""
    for action in _some(moment, moment.choices):
        for event in moment.game.transition(moment.state, action).events:
            for viewer in moment.viewers:
                seen = moment.game.redact(event, viewer)
                if type(seen) not in moment.run.event_kinds:
                    expected = f"an event, as {viewer} sees {event}"
                    raise moment.broken("redact", expected, repr(seen), by=action)
                again = moment.game.redact(seen, viewer)
                if again != seen:
                    expected = f"{seen} to stay as it is for {viewer}"
                    raise moment.broken("redact", expected, again, by=action)


def redacted_events_tell_nothing_hidden(moment: Moment) -> None:
    """Two steps that leave a viewer the same view are told it in the same words.

    The steps are one action in two states that look the same to the viewer, or two
    actions of another seat. Not compared are steps that draw at random, since a view
    need not keep what was rolled, and such as come to one state, where nothing is left
    to tell.
    """
    for viewer in moment.viewers:
        for first, second, action in _pairs_of_steps(moment, viewer):
            if not _are_the_same_to(moment, first, second, viewer):
                continue
            told = [moment.game.redact(event, viewer) for event in first.events]
            other = [moment.game.redact(event, viewer) for event in second.events]
            if told != other:
                expected = f"the same told to {viewer}, who sees no difference: {told}"
                raise moment.broken("redact", expected, other, by=action)


def _pairs_of_steps(
    moment: Moment, viewer: int | None
) -> Iterator[tuple[Any, Any, Any]]:
    game, state = moment.game, moment.state
    others = [action for action in moment.choices if action.player != viewer]
    steps = [(game.transition(state, each), each) for each in _some(moment, others)]
    for (first, action), (second, _) in combinations(steps, 2):
        if first.state != second.state:
            yield first, second, action
    filled = [with_chance_of(each, state) for each in moment.fills(viewer)[:3]]
    for action in _some(moment, moment.choices):
        first = game.transition(state, action)
        for other in filled:
            if game.check(other, action) is None:
                yield first, game.transition(other, action), action


def _are_the_same_to(
    moment: Moment, first: Any, second: Any, viewer: int | None
) -> bool:
    """Whether two steps are such that a viewer must not tell one from the other."""
    drawn = chance_of(moment.state)
    if chance_of(first.state) != drawn or chance_of(second.state) != drawn:
        return False
    if without_chance(first.state) == without_chance(second.state):
        return False
    view = moment.game.view
    return bool(view(first.state, viewer) == view(second.state, viewer))


def _some(moment: Moment, actions: list[Any]) -> list[Any]:
    return moment.chance.sample(actions, min(_STEPS, len(actions)))
