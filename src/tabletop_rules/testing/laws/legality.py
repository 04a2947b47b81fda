"""Laws of what is legal: generator, checker and apply agree, and say why not."""

from __future__ import annotations

from typing import Any

from tabletop_rules.arguments import field_types
from tabletop_rules.errors import Illegal, IllegalAction, SeatError, UnknownClause
from tabletop_rules.testing.annotations import fits, seat_fields
from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.mutation import with_field

_NO_ACTIONS: tuple[Any, ...] = (None, 0, "", (), object())


def check_agrees_with_legal_actions(moment: Moment) -> None:
    """An action is among the legal ones of its seat exactly when `check` gives None."""
    legal = set(moment.choices)
    for action in moment.tried:
        unknown = unknown_seats(moment, action)
        try:
            illegal = moment.game.check(moment.state, action)
        except SeatError as error:
            if unknown:
                continue
            expected = "no SeatError for seats of this table"
            raise moment.broken("seats", expected, error, by=action) from None
        if unknown:
            expected = f"SeatError from check, as nobody sits at {unknown}"
            raise moment.broken("seats", expected, repr(illegal), by=action)
        if (illegal is None) != (action in legal):
            is_legal = "is" if action in legal else "is not"
            expected = f"what legal_actions says: it {is_legal} legal"
            came = f"{illegal!r} from check"
            raise moment.broken("agreement", expected, came, by=action)


def unknown_seats(moment: Moment, action: Any) -> list[int]:
    """The seats that an action names and at which nobody sits."""
    kind: Any = type(action)
    values = [getattr(action, name) for name in seat_fields(kind)]
    return [each for each in values if each is not None and each not in moment.seats]


def illegal_actions_are_refused(moment: Moment) -> None:
    """`apply` refuses what `check` refuses, for its reason, and changes nothing."""
    before = repr(moment.state)
    for action in moment.tried:
        if unknown_seats(moment, action):
            expected = "SeatError from apply"
            error = _error_of(moment, action)
            if not isinstance(error, SeatError):
                raise moment.broken("seats", expected, repr(error), by=action)
            continue
        illegal = moment.game.check(moment.state, action)
        error = _error_of(moment, action)
        if illegal is None:
            if error is not None:
                expected = "a state from apply, as check gives None"
                raise moment.broken("agreement", expected, repr(error), by=action)
            continue
        _hold_reason(moment, action, illegal)
        if error is None:
            expected = f"IllegalAction from apply, as check gives {illegal!r}"
            raise moment.broken("agreement", expected, "a state", by=action)
        if not isinstance(error, IllegalAction):
            expected = f"IllegalAction from apply, with {illegal!r}"
            raise moment.broken("errors", expected, repr(error), by=action)
        if error.illegal != illegal or error.action != action:
            expected = f"IllegalAction of {action} with {illegal!r}"
            came = f"{error.illegal!r} of {error.action}"
            raise moment.broken("errors", expected, came, by=action)
        if repr(moment.state) != before:
            expected = f"the state as it was: {before}"
            raise moment.broken("purity", expected, moment.state, by=action)


def _error_of(moment: Moment, action: Any) -> Exception | None:
    try:
        moment.game.apply(moment.state, action)
    except Exception as error:
        return error
    return None


def _hold_reason(moment: Moment, action: Any, illegal: Any) -> None:
    """An Illegal says why in words, and rests on a clause that there is."""
    if type(illegal) is not Illegal:
        expected = "None or an Illegal from check"
        raise moment.broken("errors", expected, repr(illegal), by=action)
    if type(illegal.reason) is not str or not illegal.reason.strip():
        raise moment.broken("errors", "a reason in words", repr(illegal), by=action)
    over = not moment.game.to_act(moment.state)
    if over != (illegal.clause == "over"):
        expected = 'the clause "over" when the game is over, and only then'
        raise moment.broken("errors", expected, repr(illegal), by=action)
    if illegal.clause in ("turn", "over"):
        return
    if type(illegal.clause) is not str or not illegal.clause:
        raise moment.broken("errors", "the clause as text", repr(illegal), by=action)
    info = moment.game.INFO
    if info.package:
        try:
            info.clause(illegal.clause)
        except UnknownClause as error:
            expected = 'the number of a clause, "turn" or "over"'
            raise moment.broken("errors", expected, error, by=action) from None


def what_is_no_action_is_a_type_error(moment: Moment) -> None:
    """`check` and `apply` raise TypeError for what is no action of the game."""
    for value in _NO_ACTIONS:
        _hold_type_error(moment, value, f"TypeError for {value!r}, no action")


def wrong_types_are_type_errors(moment: Moment) -> None:
    """`check` and `apply` raise TypeError if a field of an action has a wrong type.

    The constructor does not: it takes whatever it is given.
    """
    playout = moment.playout
    models: dict[Any, Any] = {}
    for action in [*playout.actions[: moment.number], *moment.choices]:
        models[type(action)] = action
    for kind, action in models.items():
        for name, annotation in field_types(kind) or ():
            for wrong in (True, 1.0, "1", None, ("1",), [1]):
                if not fits(wrong, annotation):
                    mistyped = with_field(action, name, wrong)
                    expected = f"TypeError, as {name} may not be {wrong!r}"
                    _hold_type_error(moment, mistyped, expected)


def _hold_type_error(moment: Moment, action: Any, expected: str) -> None:
    for name in ("check", "apply"):
        try:
            came: object = getattr(moment.game, name)(moment.state, action)
        except TypeError:
            continue
        except Exception as error:
            came = error
        raise moment.broken("types", expected, f"{came!r} from {name} of {action!r}")
