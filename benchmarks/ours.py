"""The library's own games, played through the names that all of them have."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from benchmarks.harness import LIMIT, Choice, Contestant, Keep

ENGINE = "tabletop_rules"

PLAYERS = {"bumbesi": 4, "bugami": 4, "bambuti": 2, "bumuntu": 4, "busungar": 4}
"""The games, and the seats with which each is measured."""


def load(name: str) -> Any:
    """The module of the game; ImportError if there is none."""
    return import_module(f"tabletop_rules.games.{name}")


def contestant(game: Any, players: int) -> Contestant:
    """Any game with the names of `tabletop_rules.Game`, with its default options."""
    to_act, legal_actions, apply = game.to_act, game.legal_actions, game.apply

    def deal(number: int) -> Any:
        return game.initial_state(seed=number, players=players)

    def play(state: Any, choice: Choice, keep: Keep) -> int:
        moves = 0
        while moves < LIMIT and (seats := to_act(state)):
            state = apply(state, choice(legal_actions(state, seats[0])))
            moves += 1
            if keep is not None:
                keep(state)
        return moves

    return Contestant(ENGINE, game.INFO.name, True, deal, play)
