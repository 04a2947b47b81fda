"""What every picture has: a heading, a table of the seats, choices, events, a caption.

An action that may be chosen is marked by a dashed frame around what it is about, and
what has just happened by a solid one. The frame's group has the class "legal" and
names its actions in `data-actions`, so that a page can be made to answer clicks.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from html import escape
from typing import Generic, Protocol, TypeVar

from tabletop_rules.render.canvas import Canvas, Picture
from tabletop_rules.render.lettering import printable, text_width

A = TypeVar("A")
E = TypeVar("E")


class _OfASeat(Protocol):
    """An action, of which only its seat is asked."""

    @property
    def player(self) -> int:
        """Whose action it is."""


Owned = TypeVar("Owned", bound=_OfASeat)

WIDTH = 720
EDGE = 16

SEPARATOR = "; "
"""Between the actions in `data-actions`; within one no space follows a semicolon."""


ROW = 26
"""How high a row of the table of seats is, unless told otherwise."""

MOST_EVENTS = 8
"""Of more events than that only the last are told."""

_INDENT = 18
_CELL = 'style="padding:2px 10px;text-align:left"'


def as_seen(
    player: int | None,
    actions: Iterable[Owned],
    events: Iterable[E],
    redact: Callable[[E, int | None], E],
) -> tuple[list[Owned], list[E]]:
    """What a picture may tell its seat: the actions of its own, the events redacted.

    The actions of others would tell what those hold.
    """
    own = [action for action in actions if action.player == player]
    return own, [redact(event, player) for event in events]


class Highlights(Generic[A]):
    """Which actions and which events are about a spot of the picture.

    `spots` names the spots of an action, `written` is its text. An action with no spot
    that is drawn is left for the row of choices.
    """

    def __init__(
        self,
        actions: Iterable[A],
        spots: Callable[[A], Iterable[Hashable]],
        written: Callable[[A], str],
        recent: Iterable[Hashable] = (),
    ) -> None:
        self._at: dict[Hashable, list[str]] = {}
        self._waiting: dict[str, None] = {}
        for action in actions:
            text = written(action)
            self._waiting[text] = None
            for spot in spots(action):
                self._at.setdefault(spot, []).append(text)
        self._recent = set(recent)

    def actions(self, spot: Hashable) -> tuple[str, ...]:
        """The actions about a spot, which is being drawn now."""
        texts = tuple(dict.fromkeys(self._at.get(spot, ())))
        for text in texts:
            self._waiting.pop(text, None)
        return texts

    def is_recent(self, spot: Hashable) -> bool:
        """Whether an event is about the spot."""
        return spot in self._recent

    def frame(
        self,
        canvas: Canvas,
        spot: Hashable,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 6,
    ) -> None:
        """Frame a spot if an action or an event is about it."""
        if self.is_recent(spot):
            recent = canvas.named("recent")
            recent.title("this has just happened")
            recent.rect(
                x - 4, y - 4, width + 8, height + 8, None, "recent", 2, radius + 3
            )
        texts = self.actions(spot)
        if texts:
            legal = legal_group(canvas, texts)
            legal.rect(
                x - 1, y - 1, width + 2, height + 2, None, "legal", 3, radius, "6 3"
            )

    def left(self) -> tuple[str, ...]:
        """The actions about nothing that was drawn."""
        return tuple(self._waiting)


def legal_group(canvas: Canvas, texts: Sequence[str]) -> Canvas:
    """A group that stands for actions which may be chosen."""
    group = canvas.named("legal", actions=SEPARATOR.join(texts))
    group.title(f"may be chosen: {', '.join(texts)}")
    return group


def seat_name(seat: int, viewer: int | None) -> str:
    """A seat, and whether it is the one that looks."""
    return f"seat {seat} (you)" if seat == viewer else f"seat {seat}"


def seen_by(viewer: int | None) -> str:
    """Whose eyes a picture sees with."""
    return "as a spectator sees it" if viewer is None else f"as seat {viewer} sees it"


class _WithAHand(Protocol):
    """A view of which the hand is asked."""

    @property
    def player(self) -> int | None:
        """Whose view it is."""

    @property
    def hand(self) -> Iterable[object]:
        """The cards of that seat."""


def hands_told(views: Iterable[_WithAHand]) -> str:
    """The hands in words, a line each."""
    lines = [
        f"hand of seat {view.player}: {' '.join(map(str, view.hand))}" for view in views
    ]
    return "\n".join(lines)


def heading(picture: Canvas, title: str, status: str, width: float = WIDTH) -> float:
    """The first line of a picture; returns where the next part begins."""
    picture.text(EDGE, 24, title, 17, bold=True)
    left = EDGE + text_width(title, 17, bold=True) + 24
    picture.text(
        width - EDGE, 24, status, 13, "faint", "end", width=width - EDGE - left
    )
    return 46


def turn_sign(canvas: Canvas, x: float, y: float) -> None:
    """The sign of whose turn it is: a triangle that points to the right."""
    canvas.polygon([(x, y - 6), (x + 10, y), (x, y + 6)], "recent")


Entry = str | Callable[[Canvas], None]
"""What stands in a cell: words, or what draws it."""


def seat_table(
    canvas: Canvas,
    x: float,
    y: float,
    columns: Sequence[tuple[str, float]],
    rows: Sequence[Sequence[Entry]],
    active: Sequence[int],
    row_height: float = ROW,
) -> float:
    """A table with a row for each seat; returns where the next part begins.

    `columns`: headings and widths; `active`: the seats with a decision, who bear the
    turn sign.
    """
    left = x + 18
    for name, width in columns:
        head = canvas.box(left, y, width, 20, None, None)
        head.text(4, 10, name, 11, "faint", width=width - 8)
        left += width
    y += 20
    for seat, row in enumerate(rows):
        canvas.line((x, y), (left, y), "line")
        if seat in active:
            turn_sign(canvas, x + 4, y + row_height / 2)
        start = x + 18
        for (_, width), cell in zip(columns, row, strict=True):
            box = canvas.box(start, y, width, row_height, None, None)
            if isinstance(cell, str):
                bold = seat in active and cell == row[0]
                box.text(4, row_height / 2, cell, 12, bold=bold, width=width - 8)
            else:
                cell(box)
            start += width
        y += row_height
    return y + 8


def choices(
    canvas: Canvas, y: float, texts: Sequence[str], width: float = WIDTH
) -> float:
    """A row of the actions that no spot stands for; returns where the next begins."""
    if not texts:
        return y
    x = float(EDGE)
    for text in texts:
        wide = min(text_width(text, 12) + 24, width - 2 * EDGE)
        if x > EDGE and x + wide > width - EDGE:
            x, y = EDGE, y + 32
        group = legal_group(canvas, [text])
        box = group.box(x, y, wide, 24, "card", None, radius=12)
        box.rect(0, 0, wide, 24, None, "legal", 3, 12, "6 3")
        box.text(wide / 2, 12, text, 12, anchor="middle", width=wide - 20)
        x += wide + 10
    return y + 34


def footer(
    picture: Picture,
    y: float,
    left: Sequence[str],
    events: Sequence[object],
    width: float = WIDTH,
) -> str:
    """The choices and the events, which end the picture; returns it as SVG."""
    y = choices(picture, y, left, width)
    told = [str(event) for event in events]
    if len(told) > MOST_EVENTS:
        more = len(told) - MOST_EVENTS + 1
        told = [f"{more} events before these", *told[more:]]
    lines = [line for words in told for line in _broken(words, width - 2 * EDGE - 24)]
    if lines:
        height = 18 * len(lines) + 12
        box = picture.box(EDGE, y, width - 2 * EDGE, height, "panel", None)
        box.rect(0, 0, 4, height, "recent", None, radius=2)
        for place, (indent, words) in enumerate(lines):
            room = width - 2 * EDGE - 24 - indent
            box.text(14 + indent, 15 + 18 * place, words, 12, width=room)
        y += height + 8
    return picture.finished(width, y + 6)


def _broken(words: str, width: float) -> list[tuple[float, str]]:
    """A sentence in lines that are not too wide, each with its indent."""
    lines: list[tuple[float, str]] = []
    for word in words.split(" "):
        indent, line = lines[-1] if lines else (0, "")
        longer = f"{line} {word}" if line else word
        if not lines:
            lines.append((0, word))
        elif text_width(longer, 12) <= width - indent:
            lines[-1] = (indent, longer)
        else:
            lines.append((_INDENT, word))
    return lines


def figure(
    picture: str,
    caption: str,
    headings: Sequence[str],
    rows: Iterable[Sequence[object]],
) -> str:
    """A picture with a caption and a table, as HTML that needs nothing else."""
    head = "".join([f'<th scope="col" {_CELL}>{_safe(name)}</th>' for name in headings])
    body = "".join([f"<tr>{_cells(row)}</tr>" for row in rows])
    return (
        f'<figure style="margin:0">{picture}<figcaption>{_safe(caption)}</figcaption>'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></figure>"
    )


def _cells(row: Sequence[object]) -> str:
    first, *rest = map(_safe, row)
    cells = [f"<td {_CELL}>{cell}</td>" for cell in rest]
    return "".join([f'<th scope="row" {_CELL}>{first}</th>', *cells])


def _safe(value: object) -> str:
    return escape(printable(str(value)))
