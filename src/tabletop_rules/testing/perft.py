"""Perft: how many ways a game can go on, a number that pins a move generator.

A path is a sequence of actions, each legal where it is played; where several seats
are to act at once, each order of theirs is a path of its own. Chance is no choice:
dice fall as the state's own random source has it, so a count belongs to its state and
not to all deals.
"""

from __future__ import annotations

from typing import Any

from tabletop_rules.arguments import integer
from tabletop_rules.game import ActionT, Game, StateT


def perft(game: Game[StateT, ActionT, Any, Any], state: StateT, depth: int) -> int:
    """The number of paths of exactly `depth` actions from the state.

    A game that is over ends its paths, so that shorter ones are not counted. Raises
    TypeError unless `depth` is an int, and ValueError if it is negative.
    """
    depth = _checked(depth, least=0)
    if depth == 0:
        return 1
    if depth == 1:
        return sum([len(legal) for legal in _legal(game, state)])
    return sum([count for _, count in divide(game, state, depth)])


def divide(
    game: Game[StateT, ActionT, Any, Any], state: StateT, depth: int
) -> tuple[tuple[ActionT, int], ...]:
    """The number of paths of `depth` actions that begin with each legal action.

    Seat by seat, the actions in the order of `legal_actions`; the counts add up to
    `perft`. Raises TypeError unless `depth` is an int, and ValueError below 1.
    """
    depth = _checked(depth, least=1)
    return tuple(
        [
            (action, perft(game, game.apply(state, action), depth - 1))
            for legal in _legal(game, state)
            for action in legal
        ]
    )


def _legal(
    game: Game[StateT, ActionT, Any, Any], state: StateT
) -> list[tuple[ActionT, ...]]:
    return [game.legal_actions(state, seat) for seat in game.to_act(state)]


def _checked(depth: int, least: int) -> int:
    depth = integer(depth, "depth")
    if depth < least:
        raise ValueError(f"depth must be at least {least}, not {depth}")
    return depth
