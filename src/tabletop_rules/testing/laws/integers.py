"""Laws of integers: what has `__index__` is an int, bools are none, -1 is no seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tabletop_rules.errors import SeatError
from tabletop_rules.testing.foreign import foreign_int, is_foreign
from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.values import rebuilt, walk

NO_INTS: tuple[Any, ...] = (True, 1.0, "1")
"""What is like an int and none."""

NO_SEATS: tuple[Any, ...] = (*NO_INTS, False, 0.0, "0")
"""What is like a seat and none."""

_STEPS = 3
"""So many legal actions are looked at in a position."""

_FAR = 99


def error_of(function: Callable[..., Any], *arguments: Any) -> Exception | None:
    """The exception that a call raises, or None."""
    try:
        function(*arguments)
    except Exception as error:
        return error
    return None


def asked(moment: Moment) -> Iterator[tuple[str, Callable[[Any], Any], int, bool]]:
    """Each function that takes a seat, asked of this position.

    Its name, the question to a seat, how many seats it knows and whether None is one.
    A text and an event do not tell how many play: there may be as many as INFO says.
    """
    game, state = moment.game, moment.state
    yield "legal_actions", partial(game.legal_actions, state), moment.players, False
    yield "view", partial(game.view, state), moment.players, True
    most = game.INFO.max_players
    for action in moment.choices[:_STEPS]:
        read = partial(game.parse_action, game.format_action(action))
        yield "parse_action", read, most, False
    for event in _events(moment):
        yield "redact", partial(game.redact, event), most, True


def _events(moment: Moment) -> list[Any]:
    """One event of each class that a few steps from here, or the last one, tell."""
    tried = [(moment.state, action) for action in moment.choices[:_STEPS]]
    if moment.number:
        before = moment.number - 1
        tried.append((moment.playout.states[before], moment.playout.actions[before]))
    steps = [moment.game.transition(state, action) for state, action in tried]
    return list(
        {type(event): event for step in steps for event in step.events}.values()
    )


def seats_are_taken_by_index(moment: Moment) -> None:
    """A numpy integer is a seat as the same int is, in every function."""
    for name, ask, _, _ in asked(moment):
        for seat in moment.seats:
            expected, came = ask(seat), ask(foreign_int(seat))
            if came != expected or not _all_plain(came):
                expected = f"from {name} for numpy's {seat}: {expected}"
                raise moment.broken("integers", expected, repr(came))


def other_types_are_no_seats(moment: Moment) -> None:
    """A bool, float or string is a TypeError where a seat is asked for."""
    for name, ask, _, knows_spectators in asked(moment):
        for wrong in NO_SEATS if knows_spectators else (*NO_SEATS, None):
            error = error_of(ask, wrong)
            if not isinstance(error, TypeError):
                expected = f"TypeError from {name} for seat {wrong!r}"
                raise moment.broken("integers", expected, repr(error or "a result"))


def unknown_seats_are_refused(moment: Moment) -> None:
    """A seat at which nobody sits is a SeatError; -1 is not the last seat."""
    for name, ask, seats, _ in asked(moment):
        for unknown in (-1, -seats, seats, seats + _FAR):
            error = error_of(ask, unknown)
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
