"""Records and other texts in files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_rules import record
from tabletop_rules.cli.failure import CommandFailed
from tabletop_rules.codec import MAX_LENGTH
from tabletop_rules.errors import CodecError
from tabletop_rules.game import AnyGame

AnyRecord = record.Record[Any, Any]


def read_text(path: str) -> str:
    """The text of a file in UTF-8; raises CommandFailed or OSError."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            # one more than a reader takes, so that it refuses what is longer
            return file.read(MAX_LENGTH + 1)
    except UnicodeDecodeError as error:
        raise CommandFailed(f"{path}: not a text in UTF-8") from error
    except ValueError as error:
        raise CommandFailed(f"{path}: {error}") from error


def read_record(path: str, game: AnyGame | None = None) -> AnyRecord:
    """The record in a file, which may be JSON or a transcript; it is not replayed.

    Raises CommandFailed, which names the file, or OSError.
    """
    text = read_text(path)
    read = record.from_json if text.lstrip()[:1] == "{" else record.from_text
    try:
        return read(text, game)
    except CodecError as error:
        raise CommandFailed(f"{path}: {error}") from error


def write_record(path: str, kept: AnyRecord, game: AnyGame, replace: bool) -> None:
    """Write a record: as JSON if the name ends in .json, else as a transcript.

    Raises CommandFailed, or OSError, if the file is there and may not be replaced, or
    cannot be written.
    """
    is_json = Path(path).suffix == ".json"
    text = f"{record.to_json(kept)}\n" if is_json else record.to_text(kept, game)
    try:
        with open(path, "w" if replace else "x", encoding="utf-8") as file:
            file.write(text)
    except ValueError as error:
        raise CommandFailed(f"{path}: {error}") from error
