"""Laws of views from outside: what no state gives is refused, whatever it is."""

from __future__ import annotations

from typing import Any

from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.testing.altering import altered
from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.mutation import Seen

_ALTERED = 10
"""So many views that nobody has given are tried in a position."""


def views_of_states_are_valid(moment: Moment) -> None:
    """`validate_view` finds nothing in a view that a state gives."""
    for viewer in moment.viewers:
        view = moment.game.view(moment.state, viewer)
        problems = moment.game.validate_view(view)
        if problems != ():
            expected = f"() from validate_view for the view of {viewer}"
            raise moment.broken("views", expected, problems)


def other_views_are_refused_or_filled(moment: Moment) -> None:
    """A view with something changed is one that some state gives, or it is refused.

    `determinize` gives a valid state with exactly that view where `validate_view` finds
    nothing, and raises InvalidState, nothing else, where it finds something.
    """
    chance = moment.chance
    views = [moment.game.view(moment.state, viewer) for viewer in moment.viewers]
    seen = Seen()
    for view in views:
        seen.add(view)
    for number in range(_ALTERED):
        view = altered(chance.choice(views), seen, chance)
        if view is not None and number % 3 == 0:
            view = altered(view, seen, chance)
        if view is not None:
            _hold_view(moment, view, number)


def _hold_view(moment: Moment, view: Any, seed: int) -> None:
    game = moment.game
    problems = game.validate_view(view)
    if type(problems) is not tuple or any(type(p) is not Problem for p in problems):
        raise moment.broken("views", "a tuple of Problems", f"{problems!r} of {view!r}")
    try:
        state = game.determinize(view, seed)
    except InvalidState as error:
        if not problems:
            expected = f"a state from determinize, as validate_view allows {view!r}"
            raise moment.broken("views", expected, repr(error)) from None
        return
    if problems:
        expected = f"InvalidState from determinize of {view!r}: {problems}"
        raise moment.broken("views", expected, repr(state))
    if problems := game.validate(state):
        expected = f"a valid state from {view!r}"
        raise moment.broken("views", expected, problems)
    if game.view(state, view.player) != view:
        expected = f"a state with the view {view!r}"
        raise moment.broken("views", expected, repr(state))
