"""No game becomes slower by a third.

Speed is counted in yardsticks, a fixed piece of plain Python work, never in seconds.
It is taken in a process of its own, which no coverage traces.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.ours import PLAYERS
from benchmarks.regression import TOLERANCE, expected

ROOT = Path(__file__).parents[2]
TRACERS = ("COV_", "COVERAGE_")


def measured() -> dict[str, float]:
    untraced = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(TRACERS)
    }
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.regression"],
        cwd=ROOT,
        env=untraced,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ratios: dict[str, float] = json.loads(done.stdout)
    return ratios


def test_every_game_has_a_ratio() -> None:
    assert list(expected()) == list(PLAYERS)


def test_no_game_loses_a_third_of_its_speed() -> None:
    ratios = expected()
    slower = {
        game: f"{found:.3f} moves for a step of the yardstick, not {ratios[game]:.3f}"
        for game, found in measured().items()
        if found < TOLERANCE * ratios[game]
    }
    assert not slower, "if that is meant: python -m benchmarks.regression --write"
