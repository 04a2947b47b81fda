"""Records as texts that people read: a head, a line for each action, the result.

game: bumbesi
rules version: 1
players: 4
seed: 7
options: {"type":"Options","first_player":0}
1. seat 0: 17 left
2. seat 1: take 33
result: open
"""

from __future__ import annotations

import re
from typing import Any

from tabletop_rules import codec
from tabletop_rules.codec.text import MAX_LENGTH
from tabletop_rules.errors import CodecError, ParseError, SeatError
from tabletop_rules.game import AnyGame
from tabletop_rules.match import Games, Target
from tabletop_rules.outcome import Outcome
from tabletop_rules.record.lookup import game_named, game_to_read
from tabletop_rules.record.playing import Record

_HEADS = ("game", "rules version", "players", "seed", "options")
_UNTIL_HEAD = "match: "
_RESULT_HEAD = "result: "
_OPEN = "open"
_INT = re.compile("0|-?[1-9][0-9]{0,4299}")
_MOVE = re.compile(r"([1-9][0-9]{0,8})\. seat (0|[1-9][0-9]{0,3}): (.*)")
_RESULT = re.compile(r"ranks ([0-9 ]+); scores ([-0-9 ]+); (\".*\")")


def to_text(record: Record[Any, Any], game: AnyGame | None = None) -> str:
    """The record as lines of text, the actions as `format_action` writes them.

    `game` is for games that `tabletop_rules.games` does not know; raises UnknownGame
    if there is none of that name.
    """
    game = game_named(record.game) if game is None else game
    values = (
        record.game,
        record.rules_version,
        record.players,
        record.seed,
        codec.to_json(record.options),
    )
    lines = [f"{head}: {value}" for head, value in zip(_HEADS, values, strict=True)]
    if record.until is not None:
        lines.append(f"{_UNTIL_HEAD}{codec.to_json(record.until)}")
    for number, action in enumerate(record.actions, start=1):
        lines.append(f"{number}. seat {action.player}: {game.format_action(action)}")
    lines.append(f"{_RESULT_HEAD}{_format_result(record.result)}")
    return "\n".join(lines) + "\n"


def from_text(
    text: str, game: AnyGame | None = None, *, max_length: int = MAX_LENGTH
) -> Record[Any, Any]:
    """The record in a text that `to_text` wrote; empty lines are passed over.

    The record is not replayed. Raises CodecError, which says the line, for everything
    else, an unknown game and a text cut short included; TypeError unless the text is
    a str.
    """
    if not isinstance(text, str):
        raise TypeError(f"a transcript must be a str, not a {type(text).__name__}")
    if len(text) > max_length:
        raise CodecError(f"the text has {len(text)} characters, over {max_length}")
    lines = _Lines(text)
    try:
        return _read(lines, game)
    except (CodecError, ParseError, SeatError) as error:
        raise CodecError(f"line {lines.number}: {error}") from error


class _Lines:
    """The lines that are not empty, one by one; `number` is that of the last given."""

    def __init__(self, text: str) -> None:
        # str.splitlines would also cut at characters that JSON lets stand
        lines = enumerate(text.split("\n"), start=1)
        self._left = iter([(number, line.rstrip()) for number, line in lines])
        self.number = 0

    def next(self) -> str | None:
        """The next line; None after the last."""
        for number, line in self._left:
            self.number = number
            if line:
                return line
        return None

    def head(self, name: str) -> str:
        """What the next line says, which has to be the head of that name."""
        line = self.next()
        if line is None or not line.startswith(f"{name}: "):
            raise CodecError(f"expected {name!r}, a colon and its value")
        return line.removeprefix(f"{name}: ")


def _read(lines: _Lines, game: AnyGame | None) -> Record[Any, Any]:
    game_head, version_head, players_head, seed_head, options_head = _HEADS
    found = game_to_read(lines.head(game_head), game)
    version = _integer(lines.head(version_head))
    players = _integer(lines.head(players_head))
    seed = _integer(lines.head(seed_head))
    options = codec.from_json(lines.head(options_head), found.Options)
    actions: list[Any] = []
    line, until = lines.next(), None
    if line is not None and line.startswith(_UNTIL_HEAD):
        # the two of the union are told apart only by mypy
        length: Any = Games | Target
        until = codec.from_json(line.removeprefix(_UNTIL_HEAD), length)
        line = lines.next()
    while line is not None and (move := _MOVE.fullmatch(line)):
        number, player, text = move.groups()
        if int(number) != len(actions) + 1:
            raise CodecError(f"expected move {len(actions) + 1}, not {number}")
        actions.append(found.parse_action(text, int(player)))
        line = lines.next()
    if line is None or not line.startswith(_RESULT_HEAD):
        raise CodecError(f"expected move {len(actions) + 1} or the result")
    result = _parse_result(line.removeprefix(_RESULT_HEAD))
    if lines.next() is not None:
        raise CodecError("nothing follows the result")
    name, moves = found.INFO.name, tuple(actions)
    return Record(name, version, options, seed, players, moves, result, until)


def _integer(text: str) -> int:
    if not _INT.fullmatch(text):
        raise CodecError(f"expected an int, not {text[:40]!r}")
    return int(text)


def _format_result(result: Outcome | None) -> str:
    if result is None:
        return _OPEN
    ranks, scores = [
        " ".join(map(str, numbers)) for numbers in (result.ranks, result.scores)
    ]
    return f"ranks {ranks}; scores {scores}; {codec.to_json(result.reason)}"


def _parse_result(text: str) -> Outcome | None:
    if text == _OPEN:
        return None
    parts = _RESULT.fullmatch(text)
    if parts is None:
        raise CodecError(f"expected {_OPEN!r}, or ranks, scores and a reason in quotes")
    ranks, scores = [
        tuple([_integer(number) for number in numbers.split(" ")])
        for numbers in parts.groups()[:2]
    ]
    return Outcome(ranks, scores, codec.from_json(parts[3], str))
