"""`python -m benchmarks.regression`: the speed of each game in yardsticks.

A yardstick and a game take turns in short slices of processor time; the median of
the ratios hardly feels what else the machine does. `--write` keeps the ratios as what
is expected of this version of Python.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.harness import Contestant
from benchmarks.ours import PLAYERS, contestant, load
from benchmarks.yardstick import work

RATIOS = Path(__file__).with_name("ratios.json")

SLICE = 0.02
"""Seconds of processor time."""

PAIRS = 7
"""Slices of each kind, besides a first pair that only warms up."""

TRIES = 3

TOLERANCE = 2 / 3
"""A game that has lost more than a third of its ratio has become slower."""

Ratios = dict[str, dict[str, float]]
"""Python version, then game: moves in the time of one step of the yardstick."""


def version() -> str:
    """The version of Python under which the ratios are kept."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def expected() -> dict[str, float]:
    """The ratios for this version of Python, or for the nearest that was measured."""
    ratios: Ratios = json.loads(RATIOS.read_text(encoding="utf-8"))
    here = sys.version_info.minor
    return ratios[min(ratios, key=lambda name: abs(int(name.split(".")[1]) - here))]


def _yardstick_rate() -> float:
    steps, begin = 0, process_time()
    while (spent := process_time() - begin) < SLICE:
        steps += work()
    return steps / spent


def _game_rate(competitor: Contestant, seed: int) -> float:
    choice = Random(seed).choice
    moves, number, begin = 0, seed, process_time()
    while (spent := process_time() - begin) < SLICE:
        number += 1
        moves += competitor.play(competitor.deal(number), choice, None)
    return moves / spent


def measure(game: Any, players: int) -> float:
    """How many moves the game makes in the time of one step of the yardstick."""
    competitor = contestant(game, players)
    ratios = []
    for number in range(PAIRS + 1):
        before = _yardstick_rate()
        moves = _game_rate(competitor, 1_000 * number)
        after = _yardstick_rate()
        ratios.append(2 * moves / (before + after))
    return median(ratios[1:])


def best(game: Any, players: int, enough: float, tries: int = TRIES) -> float:
    """The highest of several measurements; the first one that is enough will do."""
    highest = 0.0
    for _ in range(tries):
        highest = max(highest, measure(game, players))
        if highest >= enough:
            break
    return highest


def _write() -> None:
    ratios: Ratios = (
        json.loads(RATIOS.read_text(encoding="utf-8")) if RATIOS.exists() else {}
    )
    ratios[version()] = {
        name: round(median([measure(load(name), PLAYERS[name]) for _ in range(5)]), 3)
        for name in PLAYERS
        if find_spec(f"tabletop_rules.games.{name}")
    }
    RATIOS.write_text(json.dumps(ratios, indent=2) + "\n", encoding="utf-8")
    print(f"{RATIOS.name}: {ratios[version()]}")


def _compare() -> None:
    """Print, as JSON, the ratio of each game for which one is expected."""
    ratios = {
        name: best(load(name), PLAYERS[name], ratio * TOLERANCE)
        for name, ratio in expected().items()
    }
    print(json.dumps(ratios))


def main() -> None:
    """Measure and print, or write."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.regression", description=__doc__
    )
    parser.add_argument("--write", action="store_true", help="keep the ratios")
    if parser.parse_args().write:
        _write()
    else:
        _compare()


if __name__ == "__main__":
    main()
