"""Strict JSON text: what `json` lets pass and no document holds is refused."""

from __future__ import annotations

import json
from typing import Any

from tabletop_rules.errors import CodecError

MAX_LENGTH = 10_000_000
"""The longest text, in characters, that is read unless the caller says otherwise."""

_EXCERPT = 40
_REASON = 400


class Repeated:
    """Stands for an object with a field twice, until its place is known."""

    def __init__(self, key: str) -> None:
        self.key = key


def write(data: Any, indent: int | None = None) -> str:
    """The data as JSON: on one line without spaces, or indented.

    Raises CodecError for a text or a number that JSON cannot carry.
    """
    separators = (",", ":") if indent is None else (",", ": ")
    try:
        text = json.dumps(
            data,
            ensure_ascii=False,
            allow_nan=False,
            indent=indent,
            separators=separators,
        )
        text.encode()
    except ValueError as error:
        raise CodecError(f"cannot be written as JSON: {error}") from error
    return text


def parse(text: str, max_length: int = MAX_LENGTH) -> Any:
    """The data of a JSON text.

    Raises TypeError unless the text is a str, and CodecError if it is too long, not
    JSON, or nested too deeply. An object with a repeated field comes as `Repeated`.
    """
    if not isinstance(text, str):
        raise TypeError(f"a document must be a str, not a {type(text).__name__}")
    if len(text) > max_length:
        raise CodecError(f"the document has {len(text)} characters, over {max_length}")
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise CodecError(f"not JSON at {place}: {error.msg}") from error
    except RecursionError as error:
        raise CodecError("not read: nested too deeply") from error
    except ValueError as error:  # an int of more digits than Python takes
        raise CodecError(f"not read: {error}") from error


def is_carried(text: str) -> bool:
    """Whether the text can be written as UTF-8, that is, has no lone surrogate."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def describe(value: Any) -> str:
    """What a piece of data is, in a few printable words."""
    if isinstance(value, Repeated):
        return f"an object with two fields {describe(value.key)}"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and value.bit_length() > 128:
        return "a very large int"
    if value is None or isinstance(value, (bool, int, float, str)):
        excerpt = value[:_EXCERPT] if isinstance(value, str) else value
        return json.dumps(excerpt)
    return f"a {type(value).__name__}"


def in_print(reason: str) -> str:
    """The reason on one printable line, cut if it repeats too much of what was read.

    >>> in_print("there is no point \\n")
    'there is no point \\\\n'
    """
    # a reason may quote a whole document: what will be cut is not looked at
    start = reason[: _REASON + 1]
    shown = "".join(
        [c if c.isprintable() else c.encode("unicode_escape").decode() for c in start]
    )
    return shown if len(shown) <= _REASON else f"{shown[:_REASON]}…"


def _object(pairs: list[tuple[str, Any]]) -> Any:
    data = dict(pairs)
    if len(data) == len(pairs):
        return data
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            break
        seen.add(key)
    return Repeated(key)
