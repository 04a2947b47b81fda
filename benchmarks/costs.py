"""What else costs: memory for each kept position, and microseconds for each call."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.harness import Contestant
from benchmarks.ours import PLAYERS, contestant, load

PLAYOUTS = 5
REPEATS = 5
POSITIONS = 200


def kept(competitor: Contestant, playouts: int = PLAYOUTS) -> list[Any]:
    """Every position of a few random playouts."""
    positions: list[Any] = []
    choice = Random(1).choice
    for number in range(playouts):
        competitor.play(competitor.deal(number), choice, positions.append)
    return positions


def bytes_each(competitor: Contestant) -> float | None:
    """The memory that a kept position takes on average, what it shares counted once.

    None if the positions are changed in place or not made of Python objects.
    """
    if not (competitor.copies and competitor.visible):
        return None
    kept(competitor)  # tables and caches, which are there once, are filled now
    gc.collect()
    tracemalloc.start()
    try:
        positions = kept(competitor)
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return size / len(positions)


def _microseconds(call: Callable[..., Any], arguments: list[tuple[Any, ...]]) -> float:
    """The median over the repeats of the mean time of a call."""
    times = []
    for _ in range(REPEATS):
        begin = process_time()
        for each in arguments:
            call(*each)
        times.append((process_time() - begin) / len(arguments))
    return median(times) * 1e6


def microseconds(name: str) -> dict[str, float]:
    """The time of each call of a game besides legal_actions and apply."""
    game = load(name)
    codec: Any = import_module("tabletop_rules.codec")
    pool = [
        state for state in kept(contestant(game, PLAYERS[name])) if game.to_act(state)
    ]
    states = Random(2).sample(pool, min(POSITIONS, len(pool)))
    seats = [game.to_act(state)[0] for state in states]
    choice = Random(3).choice
    actions = [
        choice(game.legal_actions(state, seat))
        for state, seat in zip(states, seats, strict=True)
    ]
    views = [game.view(state, seat) for state, seat in zip(states, seats, strict=True)]
    texts = [codec.to_json(state) for state in states]
    return {
        "legal_actions": _microseconds(
            game.legal_actions, list(zip(states, seats, strict=True))
        ),
        "check": _microseconds(game.check, list(zip(states, actions, strict=True))),
        "apply": _microseconds(game.apply, list(zip(states, actions, strict=True))),
        "transition": _microseconds(
            game.transition, list(zip(states, actions, strict=True))
        ),
        "view": _microseconds(game.view, list(zip(states, seats, strict=True))),
        "determinize": _microseconds(
            game.determinize, [(view, number) for number, view in enumerate(views)]
        ),
        "to_json": _microseconds(codec.to_json, [(state,) for state in states]),
        "from_json": _microseconds(
            codec.from_json, [(text, game.State) for text in texts]
        ),
    }
