"""OpenSpiel: rules in C++, driven from Python one move at a time.

Its chance nodes are sampled in two ways: by the probabilities that it gives, as any
driver has to that knows nothing about the game, and by a plain pick among the legal
actions, which is quicker and right where all outcomes weigh the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.harness import LIMIT, Choice, Contestant, Keep

GAMES = {
    "hearts": "hearts",
    "crazy_eights": "crazy_eights(players=4)",
    "gin_rummy": "gin_rummy",
    "backgammon": "backgammon",
}
"""Default parameters, apart from the number of players."""

CHECKED_PLAYOUTS = 3

PLAIN = " (plain chance)"
"""What is added to a game's name when its chance nodes are sampled the quick way."""

Resolve = Callable[[Any], None]


def contestants() -> Iterator[Contestant]:
    """Each game four times: cloned before each move or in place, both chances."""
    pyspiel: Any = import_module("pyspiel")
    for name, parameters in GAMES.items():
        game = pyspiel.load_game(parameters)
        for number in range(CHECKED_PLAYOUTS):
            _check_chance_is_uniform(game, Random(number).choice)
        for copies in (True, False):
            yield _contestant(game, name, copies, _by_probability(Random(0)))
            yield _contestant(game, name + PLAIN, copies, _by_plain_pick(Random(0)))


def _by_probability(luck: Random) -> Resolve:
    def resolve(state: Any) -> None:
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, weights)[0])

    return resolve


def _by_plain_pick(luck: Random) -> Resolve:
    def resolve(state: Any) -> None:
        state.apply_action(luck.choice(state.legal_actions()))

    return resolve


def _check_chance_is_uniform(game: Any, choice: Choice) -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            if list(outcomes) != actions or max(weights) - min(weights) > 1e-9:
                raise RuntimeError(f"the chances of {game} are not uniform")
        state.apply_action(choice(actions))


def _contestant(game: Any, name: str, copies: bool, resolve: Resolve) -> Contestant:
    def deal(number: int) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            resolve(state)
        return state

    def play(state: Any, choice: Choice, keep: Keep) -> int:
        moves = 0
        while moves < LIMIT and not state.is_terminal():
            action = choice(state.legal_actions())
            if copies:
                state = state.clone()
            state.apply_action(action)
            while state.is_chance_node():
                resolve(state)
            moves += 1
        return moves

    return Contestant("OpenSpiel", name, copies, deal, play, visible=False)
