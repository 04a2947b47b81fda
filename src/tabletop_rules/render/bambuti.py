"""Pictures of Bambuti."""

from collections.abc import Hashable, Iterable

from tabletop_rules.games.bambuti import (
    Action,
    Arrange,
    Event,
    Lay,
    Mask,
    View,
    format_action,
    marker,
    redact,
)
from tabletop_rules.games.bambuti import events as happened
from tabletop_rules.render.canvas import Canvas, Picture
from tabletop_rules.render.cards import (
    back,
    backs,
    spread,
)
from tabletop_rules.render.masks import MASK_HEIGHT, MASK_WIDTH, mask
from tabletop_rules.render.page import (
    EDGE,
    WIDTH,
    Highlights,
    as_seen,
    figure,
    footer,
    hands_told,
    heading,
    legal_group,
    seat_name,
    turn_sign,
)
from tabletop_rules.render.signs import drum
from tabletop_rules.render.words.bambuti import (
    COLUMNS,
    active,
    marker_sums,
    sides,
    status,
    text,
)

__all__ = ["hands", "html", "svg", "text"]

_PITCH = MASK_WIDTH + 12
_LEFT = 132.0
_GAP = 64.0
_HAND_SCALE = 0.86

Masks = tuple[Mask, ...]


def svg(
    view: View, actions: Iterable[Action] = (), events: Iterable[Event] = ()
) -> str:
    """The position as SVG; the actions are framed, the events framed and told."""
    own, seen = as_seen(view.player, actions, events, redact)
    marks = Highlights(
        own,
        _spots,
        format_action,
        [spot for event in seen for spot in _touched(event)],
    )
    picture = Picture(f"Bambuti, {status(view)}", text(view, unicode=False))
    y = heading(picture, "Bambuti", status(view))
    table = picture.box(EDGE, y, WIDTH - 2 * EDGE, 326, "felt", "line", 10)
    top, bottom = sides(view)
    far, near = 28.0, 28 + MASK_HEIGHT + _GAP
    for column in COLUMNS:
        x = _LEFT + column * _PITCH + MASK_WIDTH / 2
        table.text(x, 14, f"column {column}", 11, "faint", "middle")
    for seat, row_top in ((top, far), (bottom, near)):
        _draw_row(table, row_top, view, seat, marks)
        _draw_seat(table, row_top, view, seat, marks)
    for column in COLUMNS:
        _draw_marker(table, column, view, far + MASK_HEIGHT, marks)
    pile = table.at(_LEFT - 86, far + MASK_HEIGHT + 1)
    backs(pile, 0, 22, min(3, view.deck_size), 4)
    pile.text(28, 31, f"deck {view.deck_size}", 11, width=56)
    y += 338
    if view.player is not None:
        y = _draw_hand(picture, y, view, view.player, marks)
    return footer(picture, y, marks.left(), seen)


def hands(views: Iterable[View]) -> str:
    """The hands of these views' seats, which an open picture shows, as SVG."""
    views = tuple(views)
    picture = Picture("open: all hands", hands_told(views))
    y = heading(picture, "Open", "the hands of all seats")
    marks: Highlights[Action] = Highlights((), _spots, format_action)
    for view in views:
        if view.player is not None:
            y = _draw_hand(picture, y, view, view.player, marks)
    return footer(picture, y, (), ())


def html(
    view: View, actions: Iterable[Action] = (), events: Iterable[Event] = ()
) -> str:
    """The picture with a caption and a table of points and of what a count brings."""
    sums = marker_sums(view)
    rows = [
        (f"seat {seat}", view.points[seat], sums[seat], view.drums[seat])
        for seat in range(2)
    ]
    headings = ("seat", "points", "a count would bring", "drums left")
    return figure(
        svg(view, actions, events), f"Bambuti, {status(view)}", headings, rows
    )


def _spots(action: Action) -> list[Hashable]:
    if isinstance(action, Lay):
        return [("hand", action.card), ("row", action.owner, action.column)]
    if isinstance(action, Arrange):
        return [("arrange", action.player)]
    return []


def _touched(event: Event) -> list[Hashable]:
    match event:
        case happened.MaskLaid(_, owner, column, _, _):
            return [("row", owner, column)]
        case happened.MarkerChanged(column, _):
            return [("marker", column)]
        case happened.RowLaid(player, _):
            return [("row", player, column) for column in COLUMNS]
        case happened.Counted():
            return [("points", seat) for seat in range(2)]
        case _:
            return []


def _draw_row(
    table: Canvas, y: float, view: View, seat: int, marks: Highlights[Action]
) -> None:
    row = view.rows[seat]
    for column in COLUMNS:
        x = _LEFT + column * _PITCH
        if row:
            mask(table, x, y, row[column])
        elif view.laid_out[seat]:
            back(table, x, y, MASK_WIDTH, MASK_HEIGHT)
        else:
            table.rect(x, y, MASK_WIDTH, MASK_HEIGHT, None, "line", 1.5, 6, "5 4")
        marks.frame(table, ("row", seat, column), x, y, MASK_WIDTH, MASK_HEIGHT)
    if not row and not view.laid_out[seat]:
        texts = marks.actions(("arrange", seat))
        if texts:
            legal = legal_group(table, texts)
            wide = 4 * _PITCH + MASK_WIDTH
            legal.rect(
                _LEFT - 5,
                y - 5,
                wide + 10,
                MASK_HEIGHT + 10,
                None,
                "legal",
                3,
                8,
                "6 3",
            )
            words = "1 way" if len(texts) == 1 else f"{len(texts)} ways"
            box = legal.box(_LEFT + wide / 2 - 90, y + 40, 180, 28, "paper", None, 14)
            box.text(90, 14, f"{words} to lay a row", 13, "legal", "middle", width=168)


def _draw_seat(
    table: Canvas, y: float, view: View, seat: int, marks: Highlights[Action]
) -> None:
    """Beside the row: whose it is, the drums, the points and the cards held."""
    if seat in active(view):
        turn_sign(table, 10, y + 10)
    table.text(26, y + 10, seat_name(seat, view.player), 12, bold=True, width=100)
    table.text(12, y + 45, str(view.points[seat]), 26, bold=True, width=60)
    table.text(12, y + 68, "points", 11, "faint")
    marks.frame(table, ("points", seat), 10, y + 30, 60, 42)
    for place in range(2):
        drum(table, 12 + place * 36, y + 81, place < view.drums[seat])
    x = _LEFT + 5 * _PITCH + 2
    table.text(x, y + 10, "hand", 11, "faint")
    backs(table, x, y + 22, view.hand_sizes[seat], 4)
    count = view.hand_sizes[seat]
    words = "1 card" if count == 1 else f"{count} cards"
    table.text(x, y + 54, words, 12, width=70)


def _draw_marker(
    table: Canvas, column: int, view: View, y: float, marks: Highlights[Action]
) -> None:
    """The marker of a column: a disc that points to the card worth more."""
    lies = marker(view, column)
    x = _LEFT + column * _PITCH + MASK_WIDTH / 2
    if lies is None:
        if all(view.laid_out):
            table.text(x, y + _GAP / 2, "no marker", 10, "faint", "middle")
    else:
        upper = lies.owner == sides(view)[0]
        middle = y + (23 if upper else _GAP - 23)
        tip, base = (y + 2, middle - 8) if upper else (y + _GAP - 2, middle + 8)
        table.polygon([(x, tip), (x - 9, base), (x + 9, base)], "ink")
        disc = table.named("box")
        disc.circle(x, middle, 14, "yellow", "ink", 2)
        disc.text(x, middle, str(lies.value), 15, anchor="middle", bold=True, width=22)
    marks.frame(table, ("marker", column), x - 30, y + 10, 60, _GAP - 20, 10)


def _draw_hand(
    picture: Canvas, y: float, view: View, player: int, marks: Highlights[Action]
) -> float:
    words = f"hand of seat {player}" if view.hand else f"seat {player} has no card"
    picture.text(EDGE, y + 8, words, 12, "faint")
    if not view.hand:
        return y + 24
    wide, high = MASK_WIDTH * _HAND_SCALE, MASK_HEIGHT * _HAND_SCALE
    lefts = spread(len(view.hand), WIDTH - 2 * EDGE, wide, 12)
    for card, left in zip(view.hand, lefts, strict=True):
        mask(picture, EDGE + left, y + 24, card, _HAND_SCALE)
        marks.frame(picture, ("hand", card), EDGE + left, y + 24, wide, high)
    return y + 24 + high + 14
