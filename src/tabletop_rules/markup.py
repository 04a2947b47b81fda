"""Small pieces of HTML for notebooks: escaped, without a style sheet or a script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_CELL = "padding:2px 10px;text-align:left;vertical-align:top"


def table(
    headings: Sequence[object], rows: Iterable[Sequence[object]], caption: str = ""
) -> str:
    """A table of plain texts, each printed and escaped."""
    head = f"<caption>{_safe(caption)}</caption>" if caption else ""
    if headings:
        cells = [
            f'<th scope="col" style="{_CELL}">{_safe(one)}</th>' for one in headings
        ]
        head += f"<tr>{''.join(cells)}</tr>"
    body = "".join([f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows])
    return f"<table>{head}{body}</table>"


def sentence(text: object) -> str:
    """A paragraph of plain text."""
    return f"<p>{_safe(text)}</p>"


def listed(items: Iterable[object]) -> str:
    """A list of plain texts; "" if there are none."""
    lines = "".join([f"<li>{_safe(item)}</li>" for item in items])
    return f"<ul>{lines}</ul>" if lines else ""


def shown(value: object) -> str:
    """The value as it shows itself in a notebook, or else as it prints."""
    own = getattr(value, "_repr_html_", None)
    html = own() if callable(own) else None
    return html if isinstance(html, str) else sentence(value)


def bar(share: float) -> str:
    """A bar that is so much of its full length, for a cell that holds nothing else."""
    eighths = round(max(0.0, min(1.0, share)) * 80)
    full, part = divmod(eighths, 8)
    return "█" * full + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[part]


def _heading(value: object) -> str:
    return f'<th scope="col" style="{_CELL}">{_safe(value)}</th>'


def _cell(value: object) -> str:
    return f'<td style="{_CELL}">{_safe(value)}</td>'


def _safe(value: object) -> str:
    """The text without characters that are no text, which names may hold."""
    text = "".join([sign if sign.isprintable() else "\ufffd" for sign in str(value)])
    return escape(text)
