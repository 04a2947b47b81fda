"""`python -m benchmarks.loading`: what it costs to import the library.

Each statement is run in fresh interpreters, which take turns; the median of the ratios
to what the library stands on hardly feels what else the machine does.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median

from benchmarks.harness import Spread, spread, table

ROUNDS = 9

GROUND = "import attrs, hashlib, enum, fractions"
"""What any library of this kind imports."""

STATEMENTS = (
    "import tabletop_rules",
    "from tabletop_rules import bumbesi",
    "from tabletop_rules import *",
)

LIMIT = 1.5
"""`import tabletop_rules` costs at most so many times what `GROUND` does."""

_PROGRAM = """\
from time import process_time
begin = process_time()
{}
print(process_time() - begin)
"""


def seconds(statement: str) -> float:
    """The processor time that the statement takes in a fresh interpreter."""
    command = [sys.executable, "-c", _PROGRAM.format(statement)]
    return float(subprocess.check_output(command, text=True))


def measured(rounds: int = ROUNDS) -> dict[str, list[float]]:
    """The seconds of each statement, round by round; the first round only warms up."""
    statements = (GROUND, *STATEMENTS)
    taken = [[seconds(each) for each in statements] for _ in range(rounds + 1)]
    columns = zip(*taken[1:], strict=True)
    return {
        each: list(column) for each, column in zip(statements, columns, strict=True)
    }


def ratio(times: dict[str, list[float]], statement: str) -> Spread:
    """How many times as much as `GROUND` the statement costs."""
    pairs = zip(times[statement], times[GROUND], strict=True)
    return spread([one / ground for one, ground in pairs])


def report(times: dict[str, list[float]]) -> str:
    """The table of all statements."""
    rows = []
    for statement, taken in times.items():
        found = ratio(times, statement)
        rows.append(
            [
                f"`{statement}`",
                f"{1000 * median(taken):.1f}",
                f"{found.middle:.2f}",
                f"{found.low:.2f} to {found.high:.2f}",
            ]
        )
    return table(["loading", "ms", "ratio", "spread"], rows)


if __name__ == "__main__":
    print(report(measured()))
