"""Golden records: games played once and kept, to notice when a game changes.

A golden record is a transcript (`record.to_text`) in which each line also says how
many actions were legal and what position came of the one played, as a digest. It is a
function of the record alone: `check` takes the record out, plays it again and compares
line by line.

    python -m tabletop_rules.testing.golden tests/golden

checks every file `*.txt` of a folder, with the games that `tabletop_rules.games` knows.
A change of what a published game does bumps its `rules_version`, and its golden records
are made anew.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any

from tabletop_rules import codec
from tabletop_rules.errors import TabletopError
from tabletop_rules.game import AnyGame
from tabletop_rules.record import Record, Recorder, from_text, replay, to_text
from tabletop_rules.record.lookup import game_named
from tabletop_rules.rng import Rng

_DIGITS = 16
_MARK = "  # "
_MARKED = re.compile(f"{_MARK}(of [0-9]+, )?[0-9a-f]{{{_DIGITS}}}$")
_LINES_AFTER = 2
"""The result, and nothing after its line break."""


class GoldenError(TabletopError, ValueError):
    """A golden record that the game does not reproduce; `line` is the first, from 1."""

    def __init__(self, line: int, expected: str, came: str) -> None:
        super().__init__(line, expected, came)
        self.line = line
        self.expected = expected
        self.came = came

    def __str__(self) -> str:
        return f"line {self.line}: expected {self.expected!r}, came {self.came!r}"


def digest(value: Any) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of the value's JSON.

    Unlike `hash`, it is the same in every process and on every Python version.
    """
    return sha256(codec.to_json(value).encode()).hexdigest()[:_DIGITS]


def random_record(
    game: AnyGame, seed: int, players: int, options: Any = None, max_actions: int = 200
) -> Record[Any, Any]:
    """A game in which each action is drawn uniformly among those of all seats to act.

    The draws come from an `Rng` of the seed below, so that they are not those of the
    deal. The game is broken off after `max_actions` actions.
    """
    recorder = Recorder(game, seed, players, options)
    rng = Rng(seed - 1)
    for _ in range(max_actions):
        actions = _choices(game, recorder.state)
        if not actions:
            break
        drawn, rng = rng.below(len(actions))
        recorder.apply(actions[drawn])
    return recorder.record()


def golden(record: Record[Any, Any], game: AnyGame | None = None) -> str:
    """The golden record of a record, as text.

    The options line has the digest of the position after the setup; the line of an
    action has the number of actions that were legal, of all seats, and the digest of
    the position that came. `game` is for games that `tabletop_rules.games` does not
    know. Raises what `record.replay` raises.
    """
    game = game_named(record.game) if game is None else game
    states = [step.state for step in replay(record, game)]
    lines = to_text(record, game).split("\n")
    marked = len(lines) - len(states) - _LINES_AFTER
    lines[marked] += f"{_MARK}{digest(states[0])}"
    for number, (before, after) in enumerate(pairwise(states), start=marked + 1):
        legal = len(_choices(game, before))
        lines[number] += f"{_MARK}of {legal}, {digest(after)}"
    return "\n".join(lines)


def check(text: str, game: AnyGame | None = None) -> Record[Any, Any]:
    """The record in a golden record, which the game reproduces.

    Raises GoldenError at the first line that comes out otherwise, ReplayError if the
    game cannot be played again, and CodecError if the text is no record.
    """
    record = from_text("\n".join(map(_unmarked, text.split("\n"))), game)
    expected, came = text.split("\n"), golden(record, game).split("\n")
    for line, pair in enumerate(zip_longest(expected, came, fillvalue=""), start=1):
        if pair[0] != pair[1]:
            raise GoldenError(line, *pair)
    return record


def main(arguments: Sequence[str]) -> int:
    """Check each file of the folders; the exit code is 0 if all come out."""
    paths = [path for name in arguments for path in sorted(Path(name).glob("*.txt"))]
    failed = 0
    for path in paths:
        try:
            record = check(path.read_text(encoding="utf-8"))
        except TabletopError as error:
            failed += 1
            print(f"{path.name}: {error}")
        else:
            print(f"{path.name}: {len(record.actions)} actions")
    if not paths:
        print("no golden records: name a folder that holds some", file=sys.stderr)
    return 1 if failed or not paths else 0


def _unmarked(line: str) -> str:
    return _MARKED.sub("", line)


def _choices(game: AnyGame, state: Any) -> list[Any]:
    return [
        action
        for seat in game.to_act(state)
        for action in game.legal_actions(state, seat)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
