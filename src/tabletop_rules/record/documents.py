"""Records as JSON: one document, or a file with one on each line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TextIO

from tabletop_rules import codec
from tabletop_rules.codec.text import MAX_LENGTH, parse
from tabletop_rules.errors import CodecError
from tabletop_rules.game import AnyGame
from tabletop_rules.record.lookup import game_to_read
from tabletop_rules.record.playing import Record


def to_json(record: Record[Any, Any]) -> str:
    """The record as one line of JSON."""
    return codec.to_json(record)


def from_json(
    text: str, game: AnyGame | None = None, *, max_length: int = MAX_LENGTH
) -> Record[Any, Any]:
    """The record in a JSON text; see `codec.from_json`.

    The field `game` says whose options and actions to read, unless `game` does. The
    record is not replayed. Raises CodecError, for an unknown game too.
    """
    data = parse(text, max_length)
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise CodecError("a record names its game in a field 'game'")
    found = game_to_read(name, game)
    # the classes are known only now, so mypy cannot follow
    kind: Any = Record
    made: Record[Any, Any] = codec.from_data(data, kind[found.Options, found.Action])
    return made


def dump(records: Iterable[Record[Any, Any]], file: TextIO) -> None:
    """Write the records to a text file opened as UTF-8, one line of JSON each."""
    for record in records:
        file.write(to_json(record) + "\n")


def load(
    file: Iterable[str], game: AnyGame | None = None, *, max_length: int = MAX_LENGTH
) -> Iterator[Record[Any, Any]]:
    """The records of a file that `dump` wrote, one by one; empty lines are passed over.

    Raises CodecError, which says the line.
    """
    for number, line in enumerate(file, start=1):
        text = line.strip()
        if text:
            try:
                record = from_json(text, game, max_length=max_length)
            except CodecError as error:
                raise CodecError(f"line {number}: {error}") from error
            yield record
