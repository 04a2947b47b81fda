"""Laws of saving: values come back from JSON, and records from JSON and text."""

from __future__ import annotations

from typing import Any

from tabletop_rules import codec, record
from tabletop_rules.errors import CodecError
from tabletop_rules.record import Record, ReplayError
from tabletop_rules.testing.moment import Moment

_STEPS = 3
"""So many of the legal actions are taken to look at their events."""


def values_come_back_from_json(moment: Moment) -> None:
    """The state, the views, the actions and the events come back equal from JSON.

    Equal in type and hash too, and the state with the same legal actions.
    """
    game, state = moment.game, moment.state
    _come_back(moment, moment.playout.options, game.Options)
    back = _come_back(moment, state, game.State)
    for seat in moment.seats:
        legal = game.legal_actions(back, seat)
        if legal != moment.legal[seat]:
            expected = f"the legal actions {moment.legal[seat]} after a JSON round trip"
            raise moment.broken("saving", expected, legal)
    for viewer in moment.viewers:
        _come_back(moment, game.view(state, viewer), game.View)
    for action in moment.choices:
        _come_back(moment, action, game.Action)
    choices = moment.choices
    for action in moment.chance.sample(choices, min(_STEPS, len(choices))):
        for event in game.transition(state, action).events:
            for viewer in moment.viewers:
                _come_back(moment, game.redact(event, viewer), game.Event, by=action)


def records_come_back(moment: Moment) -> None:
    """The record of a playout comes back from JSON and from its text, and replays."""
    game, playout = moment.game, moment.playout
    made: Record[Any, Any] = Record(
        game.INFO.name,
        game.INFO.rules_version,
        playout.options,
        playout.seed,
        playout.players,
        tuple(playout.actions),
        game.outcome(moment.state),
        getattr(game, "until", None),
    )
    try:
        backs = (
            record.from_json(record.to_json(made), game),
            record.from_text(record.to_text(made, game), game),
        )
        states = [step.state for step in record.replay(made, game)]
    except (CodecError, ReplayError, TypeError) as error:
        expected = "a record that is read and replayed"
        raise moment.broken("saving", expected, repr(error)) from error
    for back in backs:
        if back != made:
            raise moment.broken("saving", f"the record {made}", back)
    if states != playout.states:
        raise moment.broken("saving", "the same states in a replay", "other ones")


def _come_back(moment: Moment, value: Any, annotation: Any, by: Any = None) -> Any:
    """The value, written and read; LawBroken if it is not what it was."""
    try:
        text = codec.to_json(value)
        back = codec.from_json(text, annotation, game=moment.game)
    except (CodecError, TypeError) as error:
        expected = f"{value} back from its JSON"
        raise moment.broken("saving", expected, repr(error), by=by) from error
    if back != value or type(back) is not type(value) or hash(back) != hash(value):
        raise moment.broken("saving", f"{value!r} from its JSON", repr(back), by=by)
    return back
