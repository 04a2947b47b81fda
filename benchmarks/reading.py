"""`python -m benchmarks.reading`: what the worst documents cost that can be sent to us.

Each class that `from_json` reads, in every game and in matches of it, lends a document;
each list and each string in it is grown by doubling, up to the longest text that is
looked at. It is read or refused, and neither may take much longer than the text is
long. The slowest documents are printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from time import process_time

from attrs import frozen

from benchmarks.growing import Growth, growths, nonsense
from benchmarks.harness import table
from benchmarks.ours import PLAYERS, load
from tabletop_rules import codec
from tabletop_rules.errors import CodecError
from tabletop_rules.match import Games, Match, Target

ENOUGH = 5.0
"""Seconds of processor time within which any text is to be read or refused."""

_HALVINGS = 6
"""The first document of a series is so many times half as long as the last one."""


@frozen
class Reading:
    """How long a document took, and whether it was refused."""

    growth: Growth
    characters: int
    seconds: float
    refused: bool


def reading(growth: Growth, characters: int) -> Reading:
    """Read a document of that length, once."""
    text = growth.text(characters)
    refused = False
    begin = process_time()
    try:
        growth.read(text)
    except CodecError:
        refused = True
    return Reading(growth, len(text), process_time() - begin, refused)


def doubled(growth: Growth, limit: int, enough: float = ENOUGH) -> Reading:
    """The reading of the longest document, or of the first that takes too long."""
    result = reading(growth, limit >> _HALVINGS)
    for halvings in reversed(range(_HALVINGS)):
        if result.seconds > enough:
            break
        result = reading(growth, limit >> halvings)
    return result


def all_growths(name: str) -> Iterator[Growth]:
    """The documents of a game, and of a short and an open match of it."""
    game, players = load(name), PLAYERS[name]
    yield from growths(game, players)
    for match in (Match(game, Games(2)), Match(game, Target(1_000_000))):
        for growth in growths(match, players):
            if growth.name.startswith("Match"):
                yield growth
    yield from nonsense(game)


def main() -> None:
    """Read the documents and print the slowest."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.reading", description=__doc__
    )
    parser.add_argument("--only", choices=PLAYERS, action="append", metavar="GAME")
    parser.add_argument("--characters", type=int, default=codec.MAX_LENGTH)
    parser.add_argument("--rows", type=int, default=20, help="so many are printed")
    arguments = parser.parse_args()
    for name in arguments.only or PLAYERS:
        results = []
        for growth in all_growths(name):
            results.append(doubled(growth, arguments.characters))
            print(".", end="", file=sys.stderr, flush=True)
        results.sort(key=lambda each: each.seconds, reverse=True)
        rows = [
            (
                f"{each.growth.name}{each.growth.place}",
                each.growth.way,
                "refused" if each.refused else "read",
                f"{each.characters:,}",
                f"{each.seconds:.2f}",
            )
            for each in results[: arguments.rows]
        ]
        print(f"\n{name}, {len(results)} documents\n")
        print(table(("where it grows", "with", "it is", "characters", "seconds"), rows))
        print(flush=True)


if __name__ == "__main__":
    main()
