"""Pictures of matches: the results of the finished games above the one played."""

from collections.abc import Iterable
from typing import Any

from tabletop_rules.match import MatchEvent, MatchGameOpened, MatchView
from tabletop_rules.render.canvas import Picture
from tabletop_rules.render.dispatch import picture_of
from tabletop_rules.render.lettering import terminal
from tabletop_rules.render.page import EDGE, WIDTH, figure, footer, heading, seen_by

View = MatchView[Any, Any]

_MOST_GAMES = 6


def text(view: View, *, unicode: bool | None = None) -> str:
    """The results and the game in lines of at most 80 columns."""
    out = terminal(unicode)
    inner = picture_of(view.view).text(view.view, unicode=unicode)
    results = [["", *map(str, row)] for row in _rows(view)]
    heads = [["", *_headings(view)]] if results else []
    blank = [""] if results else []
    table = out.table(heads + results)
    return out.page([f"Match, {_status(view)}", *table, *blank, *inner.split("\n")])


def svg(view: View, actions: Iterable[Any] = (), events: Iterable[Any] = ()) -> str:
    """The results over the picture of the game being played."""
    events = tuple(events)
    told = [event for event in events if isinstance(event, MatchEvent)]
    inner = picture_of(view.view).svg(view.view, actions, _of_this_game(events))
    picture = Picture(f"Match, {_status(view)}", text(view, unicode=False))
    y = heading(picture, "Match", _status(view))
    rows = _rows(view)
    if rows:
        for line, row in enumerate([tuple(_headings(view)), *rows]):
            role = "ink" if line else "faint"
            for column, cell in enumerate(row):
                x = EDGE + (128 if column else 0) + 78 * max(0, column - 1)
                box = picture.box(x, y, 128 if not column else 76, 22, None, None)
                bold = bool(line) and (line == len(rows) or not column)
                box.text(4, 11, str(cell), 12, role, bold=bold, width=70)
            y += 22
            picture.line((EDGE, y), (EDGE + 128 + 78 * (len(row) - 1), y), "line")
        y += 10
    width, height = picture.embedded(inner, 0, y)
    return footer(picture, y + height + 10, (), told, max(width, WIDTH))


def html(view: View, actions: Iterable[Any] = (), events: Iterable[Any] = ()) -> str:
    """A table of the results, then the game being played."""
    inner = picture_of(view.view).html(view.view, actions, _of_this_game(events))
    return figure("", f"Match, {_status(view)}", _headings(view), _rows(view)) + inner


def _status(view: View) -> str:
    count = len(view.results)
    done = {0: "no game", 1: "1 game"}.get(count, f"{count} games")
    return f"{done} finished, {seen_by(view.player)}"


def _headings(view: View) -> list[str]:
    players = len(view.results[0].scores) if view.results else 0
    return ["game", *[f"seat {seat}" for seat in range(players)]]


def _rows(view: View) -> list[tuple[object, ...]]:
    """A line for each of the last games, one for those before, and the totals."""
    scores = [result.scores for result in view.results]
    if not scores:
        return []
    skipped = max(0, len(scores) - _MOST_GAMES)
    rows: list[tuple[object, ...]] = []
    if skipped:
        rows.append((f"1 to {skipped}", *_added(scores[:skipped])))
    for number, points in enumerate(scores[skipped:], skipped + 1):
        rows.append((number, *points))
    return [*rows, ("together", *_added(scores))]


def _added(scores: Iterable[tuple[int, ...]]) -> list[int]:
    return [sum(points) for points in zip(*scores, strict=True)]


def _of_this_game(events: Iterable[Any]) -> list[Any]:
    """The events of the game being played: those before it was opened are another's."""
    kept: list[Any] = []
    for event in events:
        if isinstance(event, MatchGameOpened):
            kept = []
        elif not isinstance(event, MatchEvent):
            kept.append(event)
    return kept
