"""Hypothesis strategies for property tests of a game: playouts, states, actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from tabletop_rules.game import AnyGame
from tabletop_rules.testing.annotations import members
from tabletop_rules.testing.mutation import conceivable
from tabletop_rules.testing.playout import (
    MAX_ACTIONS,
    Course,
    Draw,
    Playout,
    Table,
    tables,
)

_CONCEIVABLE = 200
"""So many actions that are not legal are there to draw from in a state."""


@st.composite
def _playouts(
    draw: Draw[Any], game: AnyGame, among: Sequence[Table], limit: int
) -> Playout:
    course = Course.drawn(draw, among, limit)
    playout = course.deal(game)
    while (action := course.choice(playout)) is not None:
        playout.play(action)
    return playout


def playouts(
    game: AnyGame,
    options: Sequence[Any] | None = None,
    players: Sequence[int] | None = None,
    max_actions: int = MAX_ACTIONS,
) -> st.SearchStrategy[Playout]:
    """Games of random legal actions, most of them to the end.

    `options` and `players` say what to play, by default the printed rules with each
    number of players. A playout is broken off after `max_actions`, some earlier; they
    shrink to the deal of seed 0 and then to first choices.
    """
    return _playouts(game, tables(game, options, players), max_actions)


def states(
    game: AnyGame,
    options: Sequence[Any] | None = None,
    players: Sequence[int] | None = None,
    max_actions: int = MAX_ACTIONS,
) -> st.SearchStrategy[Any]:
    """Positions that can be reached, from the deal to the end of a game.

    The arguments are those of `playouts`; shrinks to earlier positions.
    """
    return playouts(game, options, players, max_actions).flatmap(
        lambda playout: st.sampled_from(playout.states)
    )


def actions(
    game: AnyGame, state: Any, earlier: Iterable[Any] = ()
) -> st.SearchStrategy[Any]:
    """Actions that somebody could think of in a position, legal or not.

    Legal ones; stale ones, from `earlier`, such as the actions of a `Playout`; those
    of other seats; and well typed mutations of all of these: numbers beside and far
    off, other enum members, None where it may be, components swapped. A seat may be
    one at which nobody sits.
    """
    players = len(game.score(state))
    legal = [
        action for seat in range(players) for action in game.legal_actions(state, seat)
    ]
    kinds = members(game.Action)
    others = conceivable(kinds, players, legal, earlier, Random(0), _CONCEIVABLE)
    return st.sampled_from([*legal, *others])
