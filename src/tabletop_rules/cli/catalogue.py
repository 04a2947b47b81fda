"""`list` and `rules`: what there is to read."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from tabletop_rules.game import GameInfo
from tabletop_rules.games import GAMES, find

_WIDTH = 80
_HEADINGS = (
    "name",
    "title",
    "players",
    "hidden",
    "chance",
    "simultaneous",
    "rules version",
)


def print_games() -> int:
    """Print a line for each game; returns the exit code."""
    rows = [_HEADINGS, *[_facts(game.INFO) for game in GAMES]]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, strict=True)
        print("  ".join([cell.ljust(width) for cell, width in cells]).rstrip())
    return 0


def _facts(info: GameInfo) -> Sequence[str]:
    low, high = info.min_players, info.max_players
    flags = (info.hidden, info.chance, info.simultaneous)
    return (
        info.name,
        info.title,
        str(low) if low == high else f"{low} to {high}",
        *["yes" if flag else "no" for flag in flags],
        str(info.rules_version),
    )


def print_rules(name: str, clause: str | None) -> int:
    """Print RULES.md of a game, or one statement; returns the exit code.

    Raises UnknownGame or UnknownClause.
    """
    info = find(name).INFO
    if clause is None:
        print(info.rules(), end="")
    else:
        print(statement(info, clause))
    return 0


def statement(info: GameInfo, clause: str) -> str:
    """The statement with its number, in lines for a terminal; raises UnknownClause.

    Of a section its title and all its statements.
    """
    text = info.clause(clause)
    if "." in clause:
        return textwrap.fill(f"{clause} {text}", _WIDTH)
    return "\n".join([textwrap.fill(line, _WIDTH) for line in text.split("\n")])
