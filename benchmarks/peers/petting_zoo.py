"""PettingZoo: environments in Python over NumPy, changed in place.

The environments are driven without their wrappers, which check each action again.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from typing import Any

from benchmarks.harness import LIMIT, Choice, Contestant, Keep

GAMES = {
    "tic-tac-toe": "tictactoe_v3",
    "connect four": "connect_four_v3",
    "rock paper scissors": "rps_v2",
}
"""The quickest of its classic games."""

SHARED = ("action_spaces", "observation_spaces")
"""What an environment never changes, so that a copy need not have its own."""


def contestants() -> Iterator[Contestant]:
    """Each game twice: a copy before each move, and in place."""
    for name, module in GAMES.items():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            environment = import_module(f"pettingzoo.classic.{module}").env().unwrapped
        for copies in (True, False):
            yield _contestant(environment, name, copies)


def _copy(environment: Any) -> Any:
    """A copy in the middle of a game; `deepcopy` would give an environment afresh."""
    fields = vars(environment)
    memo = {id(fields[name]): fields[name] for name in SHARED}
    twin = object.__new__(type(environment))
    twin.__dict__ = deepcopy(fields, memo)
    return twin


def _contestant(table: Any, name: str, copies: bool) -> Contestant:
    every_action = list(range(table.action_space(table.possible_agents[0]).n))

    def deal(number: int) -> Any:
        table.reset()
        return table

    def play(environment: Any, choice: Choice, keep: Keep) -> int:
        moves = 0
        while moves < LIMIT:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                break
            if isinstance(observation, dict):
                legal = observation["action_mask"].nonzero()[0]
            else:
                legal = every_action
            action = choice(legal)
            if copies:
                environment = _copy(environment)
            environment.step(action)
            moves += 1
            if keep is not None:
                keep(environment)
        return moves

    return Contestant("PettingZoo", name, copies, deal, play)
