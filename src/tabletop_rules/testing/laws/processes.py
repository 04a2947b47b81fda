"""The law of processes: the same game in each, whatever its hash seed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from types import ModuleType
from typing import Any

from tabletop_rules.game import AnyGame
from tabletop_rules.testing import fresh
from tabletop_rules.testing.moment import Moment, Run

_HASH_SEEDS = ("1", "2")

_PROGRAM = f"import sys, {fresh.__name__}; sys.exit({fresh.__name__}.main())"


def processes_agree(run: Run) -> None:
    """Kept playouts come out the same in fresh processes of other hash seeds.

    A game that no other process can load, since it is neither a module that can be
    imported nor an object that can be pickled, is not asked.
    """
    kept = run.playouts
    order = _order(run.game, kept)
    if order is None:
        return
    mine = [fresh.digests(each.states, each.legal) for each in kept]
    processes = [_start(hash_seed) for hash_seed in _HASH_SEEDS]
    answers = [(process, *process.communicate(order)) for process in processes]
    for process, answer, errors in answers:
        if process.returncode == fresh.CANNOT_LOAD:
            continue
        if process.returncode:
            raise RuntimeError(f"a fresh process failed: {errors.decode()}")
        theirs = pickle.loads(answer)
        for playout, own, other in zip(kept, mine, theirs, strict=True):
            for number, digest in enumerate(own):
                if number >= len(other) or digest != other[number]:
                    there = Moment(run, playout, number)
                    expected = f"in every process {there.state}"
                    came = "something else where the hash seed is another"
                    raise there.broken("determinism", expected, came)


def _order(game: AnyGame, playouts: list[Any]) -> bytes | None:
    """What a fresh process needs; None if the game cannot be sent."""
    name = game.__name__ if isinstance(game, ModuleType) else None
    games = [(each.options, each.players, each.seed, each.actions) for each in playouts]
    try:
        return pickle.dumps((name, None if name else pickle.dumps(game), games))
    except (pickle.PicklingError, AttributeError, TypeError):
        return None


def _start(hash_seed: str) -> subprocess.Popen[bytes]:
    path = os.pathsep.join([each or os.getcwd() for each in sys.path])
    return subprocess.Popen(
        [sys.executable, "-c", _PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
    )
