"""Plays games again in a process of its own, which the suite starts."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any

from tabletop_rules.errors import TabletopError
from tabletop_rules.game import AnyGame
from tabletop_rules.testing.playout import Playout

CANNOT_LOAD = 3
"""The exit code if the game is not to be had in this process."""


def digests(states: Sequence[Any], legal: Sequence[Any]) -> list[str]:
    """A fingerprint of each state with its legal actions, the same in all processes."""
    pairs = zip(states, legal, strict=True)
    return [sha256(repr(pair).encode()).hexdigest() for pair in pairs]


def _answer(order: bytes) -> bytes | None:
    try:
        name, pickled, games = pickle.loads(order)
        game = import_module(name) if name else pickle.loads(pickled)
    except (ImportError, AttributeError, pickle.UnpicklingError):
        return None
    return pickle.dumps([_played(game, *each) for each in games])


def _played(
    game: AnyGame, options: Any, players: int, seed: int, actions: Sequence[Any]
) -> list[str]:
    """The digests of the states, as far as the actions can be played here."""
    playout = Playout(game, options, players, seed)
    for action in actions:
        try:
            playout.play(action)
        except TabletopError:
            break
    return digests(playout.states, playout.legal)


def main() -> int:
    """Take an order from the input, put the digests on the output."""
    answer = _answer(sys.stdin.buffer.read())
    if answer is None:
        return CANNOT_LOAD
    sys.stdout.buffer.write(answer)
    return 0
