"""`python -m benchmarks`: the library beside the field, in one run, as tables."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from attrs import asdict

from benchmarks import loading
from benchmarks.costs import bytes_each, microseconds
from benchmarks.harness import Contestant, Sample, alternate, rate, ratio, table
from benchmarks.ours import ENGINE, PLAYERS, contestant, load
from benchmarks.pairs import PAIRS, quickest
from benchmarks.peers import PEERS

Samples = dict[Contestant, list[Sample]]

NOTES = """\
What is compared: moves a second of uniformly random playouts on one core. A move is:
ask whose turn it is, ask for the legal actions, pick one with random.Random.choice,
make the move. "copy": the position before the move stays as it was, which is the only
way that tabletop_rules knows; other engines clone (OpenSpiel), copy without the move
stack (python-chess) or deepcopy (RLCard; PettingZoo, with what never changes shared).
"in place": the position before the move is lost. "deal": the time for the deal counts;
"dealt": it does not. Chance within a game (dice, a draw) is part of the move that
leads to it. OpenSpiel's is sampled by the probabilities that it gives, as a driver
has to that does not know the game; "plain chance" is a quicker pick that relies on
their being equal. A playout stops after 2,000 moves. A ratio is our rate over the
other's, taken round by round; its spread is the range between the quartiles.

What is not: the games are alike, not the same. OpenSpiel plays hearts with passing
and crazy eights without special cards, its default parameters; its rules and
python-chess's tables do not check a move again when it is made, tabletop_rules does.
tic-tac-toe, connect four and rock paper scissors are far smaller games than ours.
"""


def main() -> None:
    """Measure, print the tables, and write the numbers if asked to."""
    options = _arguments()
    print(_header())
    contestants = list(_contestants(options.only))
    samples = alternate(contestants, options.rounds, options.seconds, _progress)
    print("\n" + NOTES)
    print(_comparison(samples))
    print("\n" + _rates(samples))
    memory = {each: bytes_each(each) for each in contestants}
    print("\n" + _memory(memory))
    calls = dict(_calls(options.only))
    if calls:
        print("\n" + _call_times(calls))
    loaded = loading.measured()
    print("\n" + loading.report(loaded))
    if options.json:
        numbers = {
            "header": _header(),
            "samples": {
                each.name: [asdict(one) for one in taken]
                for each, taken in samples.items()
            },
            "bytes": {each.name: size for each, size in memory.items()},
            "microseconds": calls,
            "loading": loaded,
        }
        options.json.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=_rounds, default=9, help="7 or more")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="for each contestant and round"
    )
    parser.add_argument(
        "--only", choices=PLAYERS, help="this game and the peers laid beside it"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the numbers")
    return parser.parse_args()


def _rounds(text: str) -> int:
    rounds = int(text)
    if rounds < 7:
        raise argparse.ArgumentTypeError("quartiles want seven rounds or more")
    return rounds


def _progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _header() -> str:
    names = [ENGINE, *PEERS]
    engines = [f"{name} {_version(name)}" for name in names]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} {platform.machine()}; {', '.join(engines)}"


def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "not installed"


def _contestants(only: str | None) -> Iterator[Contestant]:
    """Ours, each followed by what it is paired with, so that they run close by."""
    ours: dict[str, Contestant] = {}
    for name in [only] if only else PLAYERS:
        try:
            ours[name] = contestant(load(name), PLAYERS[name])
        except ImportError as error:
            print(f"skipped: {name} cannot be imported ({error})")
    theirs: list[Contestant] = []
    for distribution, contestants in PEERS.items():
        try:
            theirs += contestants()
        except ImportError as error:
            print(f"skipped: {distribution} cannot be imported ({error})")
    seen = set()
    for pair in sorted(PAIRS, key=lambda pair: (pair.game is None, pair.ours)):
        if pair.ours in ours:
            for each in [ours[pair.ours], *pair.peers(theirs)]:
                if each not in seen:
                    seen.add(each)
                    yield each


def _comparison(samples: Samples) -> str:
    rows = []
    ours = {each.game: each for each in samples if each.engine == ENGINE}
    for pair in PAIRS:
        if pair.ours not in ours:
            continue
        us = samples[ours[pair.ours]]
        peers = pair.peers(list(samples))
        for copies in (True, False):
            for with_deal in (True, False):
                candidates = [each for each in peers if each.copies == copies]
                peer = quickest(samples, candidates, with_deal)
                if peer is None:
                    continue
                found = ratio(us, samples[peer], with_deal)
                target = pair.target(copies, with_deal)
                met = "" if target is None else _met(found.middle, target)
                rows.append(
                    [
                        pair.ours,
                        peer.name,
                        "deal" if with_deal else "dealt",
                        f"{rate(us, with_deal).middle:,.0f}",
                        f"{rate(samples[peer], with_deal).middle:,.0f}",
                        f"{found.middle:.2f}",
                        f"{found.low:.2f} to {found.high:.2f}",
                        met,
                    ]
                )
    head = ["ours", "beside", "", "ours/s", "theirs/s", "ratio", "spread", "target"]
    return table(head, rows)


def _met(ratio: float, target: float) -> str:
    return f"{target:g} {'met' if ratio >= target else 'MISSED'}"


def _rates(samples: Samples) -> str:
    rows = []
    for each, taken in samples.items():
        row = [each.name]
        for with_deal in (True, False):
            found = rate(taken, with_deal)
            row += [f"{found.middle:,.0f}", f"{found.low:,.0f} to {found.high:,.0f}"]
        rows.append(row)
    return table(["moves/s", "with the deal", "spread", "dealt", "spread"], rows)


def _memory(memory: dict[Contestant, float | None]) -> str:
    rows = [
        [each.name, f"{size:,.0f}"] for each, size in memory.items() if size is not None
    ]
    return table(["memory of a kept position", "bytes"], rows)


def _calls(only: str | None) -> Iterator[tuple[str, dict[str, float]]]:
    for name in [only] if only else PLAYERS:
        try:
            yield name, microseconds(name)
        except ImportError as error:
            print(f"skipped: the calls of {name} ({error})")


def _call_times(calls: dict[str, dict[str, float]]) -> str:
    columns = list(next(iter(calls.values())))
    rows: list[list[Any]] = [
        [name, *[f"{times[column]:.1f}" for column in columns]]
        for name, times in calls.items()
    ]
    return table(["microseconds a call", *columns], rows)


if __name__ == "__main__":
    main()
