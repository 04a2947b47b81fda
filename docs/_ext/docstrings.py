"""Docstrings for autodoc: plain prose with `names` in backticks, as reStructuredText.

Outside of backticks, doctests and indented code no character means anything but itself,
save for words in *emphasis*. The members of an enum are added, and signatures lose what
says nothing to a reader.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from inspect import isclass
from itertools import groupby
from typing import Any

from sphinx.application import Sphinx

EMPHASIS = re.compile(r"(\*\w[^*`]*\w\*|`[^`]*`)")
CODE = " " * 4
MEANT_FOR_MARKUP = re.compile(r"(?<=\S)([*|_])|([*|_])(?=\S)")
ANNOTATED = re.compile(r"Annotated\[(\w+), [^\]]*\]")


def plain(line: str) -> str:
    """The line with all but `code` and *emphasis* taken literally."""
    parts = EMPHASIS.split(line)
    parts[::2] = [MEANT_FOR_MARKUP.sub(r"\\\1\2", part) for part in parts[::2]]
    return "".join(parts)


def restructured(lines: list[str]) -> Iterator[str]:
    """The lines, with prose made plain and indented paragraphs marked as code."""
    in_code = False
    for blank, paragraph in groupby(lines, key=lambda line: not line.strip()):
        if blank:
            yield from paragraph
            continue
        first, *rest = paragraph
        was_in_code, in_code = in_code, first.startswith(CODE)
        if in_code and not was_in_code:
            yield from ("::", "")
        if in_code or first.startswith(">>>"):
            yield from (first, *rest)
        else:
            yield from map(plain, (first, *rest))


def adapt(
    app: Sphinx, what: str, name: str, value: object, options: Any, lines: list[str]
) -> None:
    """Change the lines of a docstring in place."""
    lines[:] = restructured(lines)
    if isclass(value) and issubclass(value, Enum):
        members = [f"`{member}`" for member in value.__members__]
        lines += ["", f"Members: {', '.join(members)}.", ""]


def shorten(
    app: Sphinx,
    what: str,
    name: str,
    value: object,
    options: Any,
    signature: str | None,
    returns: str | None,
) -> tuple[str | None, str | None]:
    """The signature without notes on types; none for what nobody constructs."""
    if isclass(value) and (issubclass(value, Enum) or _is_protocol(value)):
        return "", returns
    return signature and ANNOTATED.sub(r"\1", signature), returns


def _is_protocol(kind: type) -> bool:
    # typing.is_protocol is there from Python 3.13 on
    return bool(getattr(kind, "_is_protocol", False))


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the changes to autodoc."""
    app.connect("autodoc-process-docstring", adapt)
    app.connect("autodoc-process-signature", shorten)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
