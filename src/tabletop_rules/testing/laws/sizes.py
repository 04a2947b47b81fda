"""Laws of size: no number is too long for a game, and no message is without end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from tabletop_rules.brief import brief
from tabletop_rules.errors import (
    Illegal,
    IllegalAction,
    InvalidOptions,
    ParseError,
    PlayerCountError,
    SeatError,
    TabletopError,
)
from tabletop_rules.game import AnyGame
from tabletop_rules.testing.annotations import seat_fields
from tabletop_rules.testing.laws.integers import asked
from tabletop_rules.testing.moment import Moment, Run
from tabletop_rules.testing.mutation import with_field
from tabletop_rules.testing.story import LawBroken
from tabletop_rules.testing.values import children, is_chance, is_named_tuple

_LONG = (10**5000, -(10**5000))
"""Numbers that Python refuses to write: they have more than 4,300 digits."""

_ENDLESS = "9" * 5000

_ENOUGH = 1000
"""More characters than a message needs, and fewer than a screen has."""

_ACTIONS = 4
"""So many legal actions are looked at in a position."""

_STATES = 12
"""So many states with one long number are looked at in a position."""


def the_deal_refuses_long_numbers(run: Run) -> None:
    """A number too long to write is no number of players, and breaks no deal."""
    game, (options, players) = run.game, run.tables[0]
    for long in _LONG:
        came = _came(game.initial_state, long, players, options)
        if isinstance(came, Exception) and not _is(TabletopError, came):
            raise _refused("the deal", "a state or an error of this library", came)
        came = _came(game.initial_state, 0, long, options)
        if not _is(PlayerCountError, came):
            raise _refused("initial_state", "PlayerCountError", came)
        for name, value in children(options):
            if type(value) is int:
                came = _came(_dealt_with, game, options, players, name, long)
                if isinstance(came, Exception) and not _is(InvalidOptions, came):
                    where = f"Options{name}"
                    raise _refused(where, "a deal or InvalidOptions", came)


def _dealt_with(
    game: AnyGame, options: Any, players: int, name: str, value: int
) -> Any:
    changed = with_field(options, name.lstrip("."), value)
    return game.initial_state(0, players, changed)


def _refused(where: str, expected: str, came: Any) -> LawBroken:
    expected = f"{expected} from {where} for a number of 5001 digits, in few words"
    return LawBroken("sizes", expected, _told(came))


def long_seats_and_seeds_are_refused(moment: Moment) -> None:
    """A seat too long to write is a SeatError; a seed is taken or an error of ours."""
    view = moment.game.view(moment.state, 0)
    for long in _LONG:
        for name, ask, _, _ in asked(moment):
            came = _came(ask, long)
            if not _is(SeatError, came):
                expected = f"SeatError from {name} for a seat of 5001 digits"
                raise moment.broken("sizes", expected, _told(came))
        came = _came(moment.game.determinize, view, long)
        if isinstance(came, Exception) and not _is(TabletopError, came):
            expected = "a state or an error of this library for a seed of 5001 digits"
            raise moment.broken("sizes", expected, _told(came))


def long_numbers_make_actions_illegal(moment: Moment) -> None:
    """A number or a name without end is illegal by a clause, in few words.

    In the field of a seat it is a SeatError.
    """
    game, state = moment.game, moment.state
    for action in moment.chance.sample(
        moment.choices, min(_ACTIONS, len(moment.choices))
    ):
        for path, other in _lengthened(action):
            kind: Any = type(action)
            is_seat = path.lstrip(".") in seat_fields(kind)
            for function, due in ((game.check, Illegal), (game.apply, IllegalAction)):
                wanted: type = SeatError if is_seat else due
                came = _came(function, state, other)
                if not _is(wanted, came):
                    where = f"{kind.__name__}{path} of 5000 digits"
                    expected = f"{wanted.__name__} for {where}, in few words"
                    raise moment.broken("sizes", expected, _told(came))


def endless_texts_are_refused(moment: Moment) -> None:
    """A text without end is a ParseError that does not repeat it."""
    came = _came(moment.game.parse_action, _ENDLESS, 0)
    if not _is(ParseError, came):
        expected = "ParseError for 5000 nines, in few words"
        raise moment.broken("sizes", expected, _told(came))


def validate_takes_any_number(moment: Moment) -> None:
    """`validate` answers whatever numbers are in a state, in few words."""
    changed = list(_lengthened(moment.state))
    for path, state in moment.chance.sample(changed, min(_STATES, len(changed))):
        came = _came(moment.game.validate, state)
        if type(came) is not tuple or any(len(str(each)) > _ENOUGH for each in came):
            expected = f"problems for State{path} of 5000 digits, in few words"
            raise moment.broken("sizes", expected, _told(came))


def _came(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a call gives, or the exception that it raises."""
    try:
        return function(*arguments)
    except Exception as error:
        return error


def _is(kind: type, came: Any) -> bool:
    """Whether it is of the class, and says so in few words."""
    return isinstance(came, kind) and len(str(came)) <= _ENOUGH


def _told(came: Any) -> str:
    if isinstance(came, Exception):
        return f"{type(came).__name__}: {brief(came)}"
    return brief(came, repr)


def _lengthened(value: Any) -> Iterator[tuple[str, Any]]:
    """The value with one number or text in it, each by turns, far too long.

    With the path to it. What refuses such a number when it is built is left out, and
    so are random sources.
    """
    kind = type(value)
    if kind is int:
        yield from [("", long) for long in _LONG]
    elif kind is str:
        yield "", _ENDLESS
    for name, part in children(value):
        if is_chance(name, part):
            continue
        for path, other in _lengthened(part):
            changed = _came(_with, value, name, other)
            if not isinstance(changed, Exception):
                yield name + path, changed


def _with(value: Any, name: str, part: Any) -> Any:
    if attrs.has(type(value)) or is_named_tuple(type(value)):
        return with_field(value, name.lstrip("."), part)
    place = int(name.strip("[]"))
    return (*value[:place], part, *value[place + 1 :])
