"""RLCard: card games in plain Python, changed in place.

The bare games are driven, without the environments around them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from typing import Any

from benchmarks.harness import LIMIT, Choice, Contestant, Keep

LegalActions = Callable[[Any], Any]

GAMES: dict[str, LegalActions] = {
    "uno": lambda game: game.get_legal_actions(),
    "gin-rummy": lambda game: game.judge.get_legal_actions(),
}
"""The games, and how each is asked what is legal."""


def contestants() -> Iterator[Contestant]:
    """Each game twice: a deep copy before each move, and in place."""
    rlcard: Any = import_module("rlcard")
    for name, legal_actions in GAMES.items():
        game = rlcard.make(name, config={"seed": 0}).game
        for copies in (True, False):
            yield _contestant(game, name, legal_actions, copies)


def _contestant(
    table: Any, name: str, legal_actions: LegalActions, copies: bool
) -> Contestant:
    def deal(number: int) -> Any:
        table.init_game()
        return table

    def play(game: Any, choice: Choice, keep: Keep) -> int:
        moves = 0
        while moves < LIMIT and not game.is_over():
            action = choice(legal_actions(game))
            if copies:
                game = deepcopy(game)
            game.step(action)
            moves += 1
            if keep is not None:
                keep(game)
        return moves

    return Contestant("RLCard", name, copies, deal, play)
