"""One expression for a position, as a person would write it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from enum import Enum
from typing import Any

import attrs

from tabletop_rules import codec
from tabletop_rules.errors import TabletopError
from tabletop_rules.game import AnyGame

Written = tuple[Any, str]
"""A value that `position` takes, and the expression that gives it."""

_REFUSALS = (TabletopError, TypeError, ValueError, LookupError)


def source(game: AnyGame, state: Any) -> str:
    """One Python expression that gives an equal state, in the shortest form found.

    `bumbesi.position(hands=[…], …)`, names of the game qualified by its module, those
    of a game that is no module by `game`: what `position` completes to the same by
    itself is left out, components are in words where the game reads them. Where no call
    of `position` gives the state, it is read from its JSON.
    """
    name = _module(game)
    parts = _parts(game, state, name)
    if parts is None:
        text = codec.to_json(state)
        return f"codec.from_json({text!r}, {name}.State)"
    shown = ", ".join([f"{part}={text}" for part, (_, text) in parts.items()])
    return f"{name}.position({shown})"


def _module(game: AnyGame) -> str:
    return str(getattr(game, "__name__", "game")).rpartition(".")[2]


class _Writer:
    """Tries calls of `position` against the state that is wanted."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game, self.state = game, state

    def gives(self, parts: dict[str, Written]) -> bool:
        """Whether `position` of these parts is the state."""
        try:
            made = self.game.position(
                **{name: part for name, (part, _) in parts.items()}
            )
        except _REFUSALS:
            return False
        return bool(made == self.state)


def _parts(game: AnyGame, state: Any, module: str) -> dict[str, Written] | None:
    """The arguments of `position`; None if no call of it gives the state."""
    writer = _Writer(game, state)
    names = [
        name
        for name in inspect.signature(game.position).parameters
        if hasattr(state, name)
    ]
    parts = {name: _plain(getattr(state, name), module) for name in names}
    if not writer.gives(parts):
        return None
    # the largest parts first: what is left out then is what is tiresome to write
    for name in sorted(names, key=lambda name: -len(parts[name][1])):
        fewer = {other: part for other, part in parts.items() if other != name}
        if writer.gives(fewer):
            parts = fewer
    for name in list(parts):
        parts = _open_items(writer, parts, name, getattr(state, name), module)
    for name in list(parts):
        parts = _in_words(writer, parts, name, getattr(state, name), module)
    return parts


def _open_items(
    writer: _Writer, parts: dict[str, Written], name: str, value: Any, module: str
) -> dict[str, Written]:
    """None for each item of a row that `position` completes to the same by itself."""
    if type(value) is not tuple or not value:
        return parts
    items = list(value)
    for place in range(len(items)):
        kept = items[place]
        if kept is None:
            continue
        items[place] = None
        fewer = {**parts, name: _plain(tuple(items), module)}
        if writer.gives(fewer):
            parts = fewer
        else:
            items[place] = kept
    return parts


def _in_words(
    writer: _Writer, parts: dict[str, Written], name: str, value: Any, module: str
) -> dict[str, Written]:
    """The part in the shortest words that give the same."""
    whole = parts[name][0]
    best = parts
    for written in _worded(whole, module):
        tried = {**parts, name: written}
        if len(written[1]) < len(best[name][1]) and writer.gives(tried):
            best = tried
    return best


def _worded(value: Any, module: str) -> Iterator[Written]:
    """The value in words: as one text, or as a row of texts."""
    if value is None or isinstance(value, bool | int | str):
        return
    if type(value) is not tuple:
        yield str(value), _quoted(str(value))
        return
    for between in (" ", ", "):
        if all(item is not None and not _is_row(item) for item in value):
            text = between.join(map(str, value))
            yield text, _quoted(text)
        rows: list[Any] = []
        for item in value:
            if type(item) is tuple:
                rows.append(between.join(map(str, item)) if item else ())
            elif item is None or isinstance(item, bool | int | str):
                rows.append(item)
            else:
                rows.append(str(item))
        shown = [_quoted(row) if isinstance(row, str) else repr(row) for row in rows]
        yield rows, f"[{', '.join(shown)}]"


def _is_row(value: Any) -> bool:
    return type(value) is tuple


def _quoted(text: str) -> str:
    return f'"{text}"' if '"' not in text and text.isprintable() else repr(text)


def _plain(value: Any, module: str) -> Written:
    """The value as it is, and an expression for it with qualified names."""
    return value, _expression(value, module)


def _expression(value: Any, module: str) -> str:
    if isinstance(value, Enum):
        return f"{module}.{type(value).__name__}.{value.name}"
    if type(value) is tuple:
        inner = [_expression(item, module) for item in value]
        return f"({', '.join(inner)}{',' if len(inner) == 1 else ''})"
    if attrs.has(type(value)):
        shown = [
            f"{name}={_expression(part, module)}"
            for name, part in _fields(value)
            if (name, part) not in _fields_by_default(value)
        ]
        return f"{_home(value, module)}{type(value).__name__}({', '.join(shown)})"
    if isinstance(value, tuple):  # a NamedTuple
        shown = [_expression(item, module) for item in value]
        return f"{module}.{type(value).__name__}({', '.join(shown)})"
    return repr(value)


def _fields(value: Any) -> list[tuple[str, Any]]:
    """The names of the arguments that make the value, with what they are."""
    return [
        (field.alias or field.name, getattr(value, field.name))
        for field in attrs.fields(type(value))
        if field.init
    ]


def _fields_by_default(value: Any) -> list[tuple[str, Any]]:
    """The fields as the class sets them when only those without a default are given."""
    fields = attrs.fields(type(value))
    due = {
        field.alias or field.name: getattr(value, field.name)
        for field in fields
        if field.init and field.default is attrs.NOTHING
    }
    bare = _fields(type(value)(**due))
    return [(name, part) for name, part in bare if name not in due]


def _home(value: Any, module: str) -> str:
    """Where the class is found: the kit's own random sources need no module."""
    return "" if type(value).__module__ == "tabletop_rules.rng" else f"{module}."
