"""How wide text is, in pictures and in terminals, and how it is made to fit."""

import sys
from collections.abc import Iterable
from unicodedata import category, combining, east_asian_width

from attrs import frozen

# Parts of the font size, for Verdana and DejaVu Sans, the widest common fonts.
_WIDTHS = {
    **dict.fromkeys("ijl'|", 0.3),
    **dict.fromkeys(" .,:;!I", 0.4),
    **dict.fromkeys("ftr()[]/-", 0.46),
    **dict.fromkeys("mw", 0.98),
    **dict.fromkeys("MWQO@%…", 1.0),
    **dict.fromkeys("ABCDEFGHJKLNPRSTUVXYZ&", 0.78),
    **dict.fromkeys("abcdeghknopqsuvxyz0123456789_+", 0.645),
}
_OTHER = 1.0
_WIDE = 1.3
_BOLD = 1.13

SMALLEST = 7.0
"""The smallest lettering, in pixels; what is still too wide is cut."""


def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how many pixels wide the text is; rather too many than too few."""
    parts = [
        _WIDTHS.get(letter, _WIDE if _is_wide(letter) else _OTHER) for letter in text
    ]
    return sum(parts) * size * (_BOLD if bold else 1.0)


def fitted(text: str, size: float, width: float, bold: bool) -> tuple[str, float]:
    """The text and the size at which it fits: smaller, and at last cut."""
    needed = text_width(text, size, bold)
    if needed <= width:
        return text, size
    smaller = max(SMALLEST, size * width / needed)
    while text and text_width(text, smaller, bold) > width:
        text = text.rstrip("…")[:-1] + "…" if len(text) > 1 else ""
    return text, smaller


def printable(text: str) -> str:
    """The text with a replacement for each character that cannot be shown.

    Names of points come from outside: control, format and unassigned characters may
    stand in them, some of which no XML can hold.
    """
    if text.isprintable():
        return text
    return "".join(["\ufffd" if category(c)[0] == "C" else c for c in text])


def columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    if text.isascii():
        return len(text)
    return sum([0 if combining(c) else 2 if _is_wide(c) else 1 for c in text])


def _is_wide(letter: str) -> bool:
    return east_asian_width(letter) in "WF"


LINE = 80
"""No line of a text picture has more columns."""

_NEEDED = "♣♦♥♠│─┼▶▲▼↻↺→…"


@frozen
class Terminal:
    """What the text pictures may print: all signs, or plain ASCII."""

    unicode: bool

    def pick(self, sign: str, plain: str) -> str:
        """The sign where the terminal has it, else the plain text."""
        return sign if self.unicode else plain

    def name(self, text: str, width: int = LINE) -> str:
        """A name from outside, cut to so many columns."""
        text = printable(text)
        if not self.unicode:
            text = text.encode("ascii", "backslashreplace").decode("ascii")
        if columns(text) <= width:
            return text
        end = self.pick("…", "~")
        while columns(text) > width - 1:
            text = text[:-1]
        return text + end

    def page(self, lines: Iterable[str]) -> str:
        """The lines, each cut where it is too long."""
        return "\n".join([self.name(line) for line in lines])

    def padded(self, text: str, width: int) -> str:
        """The text, filled up with spaces to so many columns."""
        return text + " " * max(0, width - columns(text))

    def wrapped(self, label: str, words: list[str]) -> list[str]:
        """The label and the words, on as many lines as it takes.

        Further lines begin under the first word.
        """
        lines = [label]
        for word in words:
            if columns(lines[-1]) + 1 + columns(word) > LINE:
                lines.append(" " * columns(label))
            lines[-1] += " " + word
        return [line.rstrip() for line in lines]

    def table(self, rows: list[list[str]]) -> list[str]:
        """The rows with their cells one under the other; the last may be long."""
        if not rows:
            return []
        widths = [
            max(columns(row[place]) for row in rows) for place in range(len(rows[0]))
        ]
        lines = []
        for row in rows:
            cells = [
                self.padded(cell, width)
                for cell, width in zip(row, widths, strict=True)
            ]
            lines.append("  ".join(cells).rstrip())
        return lines


def terminal(unicode: bool | None) -> Terminal:
    """The terminal; None asks whether standard output can print the signs."""
    if unicode is None:
        encoding = getattr(sys.stdout, "encoding", None) or "ascii"
        try:
            _NEEDED.encode(encoding)
        except (UnicodeEncodeError, LookupError):
            return Terminal(False)
        return Terminal(True)
    return Terminal(unicode)
