"""Laws of `all_actions`: every action that can be legal is there, once, in order."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tabletop_rules.errors import ParseError
from tabletop_rules.testing.moment import Moment, Run
from tabletop_rules.testing.story import LawBroken

_SAMPLE = 50
"""So many of its members are looked at one by one."""


def all_actions_are_well_formed(run: Run) -> None:
    """Each is an action of a seat of the table, with a text that is read back.

    They are in canonical order, so that none is there twice, and the same each time.
    """
    game = run.game
    for options, players in run.tables:
        actions = game.all_actions(players, options)
        if len(actions) == 0:
            raise LawBroken("all_actions", "some action", "none")
        if game.all_actions(players, options)[0] != actions[0]:
            raise LawBroken("determinism", "the same actions again", "others")
        chance = Random(players)
        for place in sorted(
            chance.sample(range(len(actions)), min(_SAMPLE, len(actions)))
        ):
            _look_at(run, actions, place, players)


def _look_at(run: Run, actions: Sequence[Any], place: int, players: int) -> None:
    game, action = run.game, actions[place]
    if type(action) not in run.action_kinds or action.player not in range(players):
        expected = f"an action of one of {players} seats in all_actions"
        raise LawBroken("all_actions", expected, repr(action))
    if actions.index(action) != place:
        raise LawBroken("all_actions", "each action once", f"{action!r} is there twice")
    text = game.format_action(action)
    try:
        read = game.parse_action(text, action.player)
    except ParseError as error:
        read = error
    if read != action:
        raise LawBroken("text", f"{action!r} from {text!r}", repr(read))


def legal_actions_are_among_all(moment: Moment, action: Any) -> None:
    """An action that is played is one of `all_actions`."""
    playout = moment.playout
    actions = moment.run.all_actions(playout.options, playout.players)
    if action not in actions:
        expected = "every legal action in all_actions"
        raise moment.broken("all_actions", expected, "this one is not", by=action)
