"""Laws of a step: the same each time, the old state untouched, apply as transition."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from tabletop_rules.errors import IllegalAction, TabletopError
from tabletop_rules.game import Transition
from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.playout import Playout
from tabletop_rules.testing.values import differences


def legal_actions_apply(moment: Moment, action: Any) -> None:
    """What `legal_actions` lists, `check` and `apply` let through."""
    illegal = moment.game.check(moment.state, action)
    if illegal is not None:
        expected = "None from check for an action of legal_actions"
        raise moment.broken("agreement", expected, repr(illegal), by=action)
    try:
        moment.game.apply(moment.state, action)
    except IllegalAction as error:
        expected = "a state from apply, as check gives None"
        raise moment.broken("agreement", expected, repr(error), by=action) from None


def same_action_same_state(moment: Moment, action: Any) -> None:
    """Applied twice to one state, an action gives one state, whatever `random` does."""
    random.seed(moment.number)
    before = random.getstate()
    first = moment.game.apply(moment.state, action)
    if random.getstate() != before:
        raise moment.broken(
            "determinism", "no use of the module random", "it was drawn from", by=action
        )
    random.seed(-1 - moment.number)
    second = moment.game.apply(moment.state, action)
    if first != second:
        raise moment.broken("determinism", *differences(first, second), by=action)


def old_state_is_untouched(moment: Moment, action: Any) -> None:
    """`check`, `apply` and `transition` leave the state as it was."""
    before = moment.run.reprs[moment.number]
    # a state that was changed may refuse the action the second time
    with suppress(TabletopError):
        for name in ("check", "apply", "transition"):
            getattr(moment.game, name)(moment.state, action)
    if repr(moment.state) != before:
        expected = f"the state before as it was: {before}"
        raise moment.broken("purity", expected, moment.state, by=action)


def transition_agrees_with_apply(moment: Moment, action: Any) -> None:
    """`transition` gives the state of `apply`, with events of the game."""
    transition: Any = moment.game.transition(moment.state, action)
    if not isinstance(transition, Transition):
        raise moment.broken("transition", "a Transition", repr(transition), by=action)
    state = moment.game.apply(moment.state, action)
    if transition.state != state:
        expected, came = differences(state, transition.state)
        expected = f"the state of apply, with {expected}"
        raise moment.broken("transition", expected, came, by=action)
    if type(transition.events) is not tuple:
        came = repr(transition.events)
        raise moment.broken("transition", "a tuple of events", came, by=action)
    for event in transition.events:
        if type(event) not in moment.run.event_kinds:
            kinds = [kind.__name__ for kind in moment.run.event_kinds]
            raise moment.broken(
                "transition", f"an event, one of {kinds}", repr(event), by=action
            )


def replay_repeats(moment: Moment) -> None:
    """The same seed, players, options and actions give the same states again."""
    old = moment.playout
    random.seed(old.seed + 1)
    new = Playout(moment.game, old.options, old.players, old.seed)
    for number, state in enumerate(old.states):
        if number:
            new.play(old.actions[number - 1])
        if new.states[-1] != state:
            there = Moment(moment.run, old, number)
            expected, came = differences(state, new.states[-1])
            raise there.broken("determinism", f"again {expected}", came)


def earlier_states_keep(moment: Moment) -> None:
    """No later step changes an earlier state."""
    states = zip(moment.playout.states, moment.run.reprs, strict=True)
    for number, (state, text) in enumerate(states):
        if repr(state) != text:
            expected = f"the state after {number} actions as it was: {text}"
            raise moment.broken("purity", expected, state)
