"""Small tables for notebooks: escaped, without a style sheet or a script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_CELL = "padding:2px 10px;text-align:left;vertical-align:top"


def table(
    headings: Sequence[object], rows: Iterable[Sequence[object]], caption: str = ""
) -> str:
    """An HTML table of plain texts."""
    head = f"<caption>{escape(caption)}</caption>" if caption else ""
    if headings:
        head += f"<tr>{''.join(map(_heading, headings))}</tr>"
    body = "".join([f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows])
    return f"<table>{head}{body}</table>"


def sentence(text: object) -> str:
    """A paragraph of plain text."""
    return f"<p>{escape(str(text))}</p>"


def _heading(value: object) -> str:
    return f'<th style="{_CELL}">{escape(str(value))}</th>'


def _cell(value: object) -> str:
    return f'<td style="{_CELL}">{escape(str(value))}</td>'
