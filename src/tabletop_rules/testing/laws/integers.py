"""Laws of integers: what has `__index__` is an int, bools are none, -1 is no seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_rules.errors import SeatError
from tabletop_rules.testing.foreign import foreign_int, is_foreign
from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.values import rebuilt, walk

NO_INTS: tuple[Any, ...] = (True, 1.0, "1")
"""What is like an int and none."""


def error_of(function: Callable[..., Any], *arguments: Any) -> Exception | None:
    """The exception that a call raises, or None."""
    try:
        function(*arguments)
    except Exception as error:
        return error
    return None


def seats_are_taken_by_index(moment: Moment) -> None:
    """A numpy integer is a seat as the same int is, in every argument."""
    game, state = moment.game, moment.state
    for seat in moment.seats:
        foreign = foreign_int(seat)
        legal = game.legal_actions(state, foreign)
        if legal != moment.legal[seat] or not _all_plain(legal):
            expected = f"the legal actions of seat {seat} for {foreign!r}"
            raise moment.broken("integers", expected, legal)
        view = game.view(state, foreign)
        if view != game.view(state, seat) or not _all_plain(view):
            expected = f"the view of seat {seat} for {foreign!r}"
            raise moment.broken("integers", expected, view)
        for action in moment.legal[seat][:3]:
            read = game.parse_action(game.format_action(action), foreign)
            if read != action or not _all_plain(read):
                expected = f"{action!r} for {foreign!r}"
                raise moment.broken("integers", expected, repr(read))


def other_types_are_no_seats(moment: Moment) -> None:
    """A bool, float or string is a TypeError where a seat is asked for."""
    game, state = moment.game, moment.state
    for wrong in NO_INTS:
        for name in ("legal_actions", "view"):
            error = error_of(getattr(game, name), state, wrong)
            if not isinstance(error, TypeError):
                expected = f"TypeError from {name} for seat {wrong!r}"
                raise moment.broken("integers", expected, repr(error or "a result"))
    error = error_of(game.legal_actions, state, None)
    if not isinstance(error, TypeError):
        expected = "TypeError from legal_actions for seat None"
        raise moment.broken("integers", expected, repr(error or "a result"))


def unknown_seats_are_refused(moment: Moment) -> None:
    """A seat at which nobody sits is a SeatError; -1 is not the last seat."""
    for unknown in (-1, -moment.players, moment.players):
        for name in ("legal_actions", "view"):
            error = error_of(getattr(moment.game, name), moment.state, unknown)
            if not isinstance(error, SeatError):
                expected = f"SeatError from {name} for seat {unknown}"
                raise moment.broken("seats", expected, repr(error or "a result"))


def foreign_ints_stay_outside(moment: Moment) -> None:
    """An action of numpy integers does what the plain one does; no state keeps them."""
    game, state = moment.game, moment.state
    for action in moment.chance.sample(moment.choices, min(5, len(moment.choices))):
        foreign = rebuilt(action, foreign_int)
        illegal = game.check(state, foreign)
        if illegal is not None:
            expected = "None from check, as for plain ints"
            raise moment.broken("integers", expected, repr(illegal), by=foreign)
        plain = game.transition(state, action)
        for after, events in (
            (game.apply(state, foreign), plain.events),
            _parts(game.transition(state, foreign)),
        ):
            if after != plain.state or events != plain.events:
                came = f"{after}, {events}"
                raise moment.broken("integers", f"{plain}", came, by=foreign)
            if not _all_plain(after) or not _all_plain(events):
                kept = [
                    f"{path} is {part!r}"
                    for path, part in (*walk(after, "State"), *walk(events, "events"))
                    if is_foreign(part)
                ]
                expected = "plain ints in what follows"
                raise moment.broken("integers", expected, ", ".join(kept), by=foreign)


def _parts(transition: Any) -> tuple[Any, tuple[Any, ...]]:
    return transition.state, transition.events


def _all_plain(value: Any) -> bool:
    return not any(is_foreign(part) for _, part in walk(value))


def seeds_are_taken_by_index(moment: Moment) -> None:
    """`determinize` takes a numpy integer as a seed, and no bool, float or string."""
    view = moment.game.view(moment.state, 0)
    plain = moment.game.determinize(view, 1)
    foreign = moment.game.determinize(view, foreign_int(1))
    if foreign != plain or not _all_plain(foreign):
        expected = "the state of seed 1 for numpy's 1"
        raise moment.broken("integers", expected, foreign)
    for wrong in NO_INTS:
        error = error_of(moment.game.determinize, view, wrong)
        if not isinstance(error, TypeError):
            expected = f"TypeError from determinize for seed {wrong!r}"
            raise moment.broken("integers", expected, repr(error or "a result"))
