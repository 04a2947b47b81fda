"""Pictures of Bumbesi."""

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import assert_never

from tabletop_rules.games.bumbesi import (
    Action,
    ChangeDirection,
    Event,
    LayNumber,
    Raise,
    Side,
    Special,
    Take,
    Theft,
    View,
    format_action,
    redact,
)
from tabletop_rules.games.bumbesi import events as happened
from tabletop_rules.render.canvas import Canvas, Picture
from tabletop_rules.render.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    backs,
    deck,
    face,
    spread,
)
from tabletop_rules.render.page import (
    EDGE,
    WIDTH,
    Entry,
    Highlights,
    as_seen,
    figure,
    footer,
    hands_told,
    heading,
    seat_name,
    seat_table,
)
from tabletop_rules.render.words.bumbesi import clockwise, special_words, status, text

__all__ = ["hands", "html", "svg", "text"]

_PANEL = 282.0
_EACH_ROW = 9


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
    picture = Picture(f"Bumbesi, {status(view)}", text(view, unicode=False))
    y = heading(picture, "Bumbesi", status(view))
    bottoms = [
        _draw_column(picture, x, y, side, view, marks)
        for x, side in zip((EDGE, WIDTH - EDGE - _PANEL), Side, strict=True)
    ]
    _draw_middle(picture, y, view, marks)
    y = max(bottoms) + 10
    y = _draw_seats(picture, y, view, marks)
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
    """The picture with a caption and a table of the penalty points."""
    rows = [
        (f"seat {seat}", len(pile), ", ".join(map(str, pile)))
        for seat, pile in enumerate(view.penalties)
    ]
    headings = ("seat", "penalty points", "cards in the order taken")
    return figure(
        svg(view, actions, events), f"Bumbesi, {status(view)}", headings, rows
    )


def _spots(action: Action) -> list[Hashable]:
    match action:
        case LayNumber(_, card, side):
            return [("hand", card), ("pile", side)]
        case Raise(_, card, side):
            return [("hand", Special.RAISE), ("hand", card), ("target", side)]
        case ChangeDirection():
            return [("hand", Special.CHANGE)]
        case Theft(_, victim):
            return [("hand", Special.THEFT), ("seat", victim)]
        case Take(_, target):
            return [("hand", target), "marker"]
        case _:
            assert_never(action)


def _touched(event: Event) -> list[Hashable]:
    match event:
        case happened.NumberLaid(_, card, side):
            return [("card", side, card)]
        case happened.TargetLaid(_, card, side) | happened.TargetRaised(_, card, side):
            return [("card", side, card)]
        case happened.CardTurnedUp(card, side):
            return [("card", side, card)]
        case happened.NoTargetFound(side):
            return [("target", side)]
        case happened.DirectionChanged():
            return ["direction"]
        case happened.CardStolen(_, victim, _):
            return [("seat", victim)]
        case happened.ColumnTaken(player, _, _) | happened.SpecialPlayed(player, _):
            return [("penalties", player)]
        case _:
            return []


def _draw_column(
    picture: Canvas,
    x: float,
    y: float,
    side: Side,
    view: View,
    marks: Highlights[Action],
) -> float:
    """A column of the table; returns where it ends."""
    column = view.columns[0 if side is Side.LEFT else 1]
    rows = max(1, -(-len(column.pile) // _EACH_ROW))
    height = 142 + (CARD_HEIGHT + 8) * rows
    panel = picture.box(x, y, _PANEL, height, "felt", "line", 8)
    panel.text(12, 18, f"{side} column", 13, bold=True)
    if side is view.marker:
        _draw_marker(panel, _PANEL - 100, 6)
        marks.frame(panel, "marker", _PANEL - 100, 6, 88, 24, 12)
    place = panel.at(12, 36)
    place.text(0, 4, "target", 11, "faint")
    if column.target is None:
        place.rect(0, 16, CARD_WIDTH, CARD_HEIGHT, None, "line", 1.5, 4, "4 3")
        place.text(CARD_WIDTH / 2, 16 + CARD_HEIGHT / 2, "none", 11, "faint", "middle")
    else:
        face(place, 0, 16, str(column.target), partial(_numeral, column.target))
        marks.frame(place, ("card", side, column.target), 0, 16, 44, 62)
    marks.frame(place, ("target", side), 0, 16, CARD_WIDTH, CARD_HEIGHT)
    if column.covered:
        place.text(74, 4, "covered, oldest first", 11, "faint")
        for number, left in zip(
            column.covered, spread(len(column.covered), 180, CARD_WIDTH), strict=True
        ):
            on_top = number == column.covered[-1]
            paint = partial(_numeral, number) if on_top else None
            face(place, 74 + left, 16, str(number), paint, "faint")
    place = panel.at(12, 122)
    place.text(0, 4, f"pile of {len(column.pile)}", 11, "faint")
    for row in range(0, len(column.pile), _EACH_ROW):
        numbers = column.pile[row : row + _EACH_ROW]
        top = 16 + row // _EACH_ROW * (CARD_HEIGHT + 8)
        lefts = spread(len(numbers), _PANEL - 24, CARD_WIDTH, -18)
        for number, left in zip(numbers, lefts, strict=True):
            paint = partial(_numeral, number) if number == numbers[-1] else None
            face(place, left, top, str(number), paint)
            marks.frame(place, ("card", side, number), left, top, 44, 62)
    if not column.pile:
        place.rect(0, 16, CARD_WIDTH, CARD_HEIGHT, None, "line", 1.5, 4, "4 3")
    whole = (CARD_HEIGHT + 8) * rows - 8
    marks.frame(place, ("pile", side), 0, 16, _PANEL - 24, whole)
    return y + height


def _numeral(number: int, card: Canvas) -> None:
    card.text(CARD_WIDTH / 2, 38, str(number), 20, anchor="middle", bold=True, width=38)


def _draw_marker(panel: Canvas, x: float, y: float) -> None:
    chip = panel.box(x, y, 88, 24, "yellow", "ink", 12)
    chip.circle(14, 12, 6, "ink")
    chip.text(26, 12, "marker", 12, bold=True, width=58)


def _draw_middle(
    picture: Canvas, y: float, view: View, marks: Highlights[Action]
) -> None:
    middle = WIDTH / 2
    deck(picture, middle - CARD_WIDTH / 2, y + 12, view.deck_size)
    turning = picture.at(middle, y + 142)
    if not clockwise(view):
        turning.path("M16 -16A22 22 0 1 0 16 16", None, "ink", 3)
        turning.polygon([(24, 6), (24, 22), (9, 19)], "ink")
    else:
        turning.path("M-16 -16A22 22 0 1 1 -16 16", None, "ink", 3)
        turning.polygon([(-24, 6), (-24, 22), (-9, 19)], "ink")
    turning.text(0, 40, "play goes", 11, "faint", "middle")
    turning.text(0, 56, str(view.direction), 12, anchor="middle", bold=True, width=112)
    marks.frame(turning, "direction", -56, -30, 112, 98)


def _draw_seats(
    picture: Canvas, y: float, view: View, marks: Highlights[Action]
) -> float:
    columns = (("seat", 106), ("hand", 112), ("known to hold", 190), ("penalties", 262))
    rows: list[list[Entry]] = []
    for seat, pile in enumerate(view.penalties):
        known = [card for holder, card in view.known if holder == seat]
        among = special_words(pile)
        told = f"{len(pile)} ({among})" if among else str(len(pile))
        rows.append(
            [
                seat_name(seat, view.player),
                partial(_draw_hand_size, view.hand_sizes[seat]),
                ", ".join(map(str, known)),
                told,
            ]
        )
    active = () if view.over else (view.turn,)
    below = seat_table(picture, EDGE, y, columns, rows, active)
    for seat in range(len(rows)):
        top = y + 22 + 26 * seat
        marks.frame(picture, ("seat", seat), EDGE + 18, top, 214, 22)
        marks.frame(picture, ("penalties", seat), 442, top + 2, 246, 18)
    return below


def _draw_hand_size(count: int, cell: Canvas) -> None:
    cell.text(4, 13, str(count), 12, width=24)
    backs(cell, 30, 4, count, 9)


def _draw_hand(
    picture: Canvas, y: float, view: View, player: int, marks: Highlights[Action]
) -> float:
    count = len(view.hand)
    words = f"hand of seat {player}" if count else f"seat {player} has no card"
    picture.text(EDGE, y + 8, words, 12, "faint")
    lefts = spread(count, WIDTH - 2 * EDGE - 8, CARD_WIDTH, 14)
    for card, left in zip(view.hand, lefts, strict=True):
        x = EDGE + 4 + left
        if isinstance(card, Special):
            face(picture, x, y + 24, "", _SPECIALS[card])
        else:
            face(picture, x, y + 24, str(card), partial(_numeral, card))
        marks.frame(picture, ("hand", card), x, y + 24, CARD_WIDTH, CARD_HEIGHT)
    return y + (100 if count else 24)


def _change(card: Canvas) -> None:
    card.path("M13 34A10 10 0 0 1 31 26M31 34A10 10 0 0 1 13 40", None, "ink", 2.5)
    card.polygon([(34, 20), (34, 30), (25, 28)], "ink")
    card.polygon([(10, 46), (10, 36), (19, 38)], "ink")
    card.text(22, 54, "change", 10, anchor="middle", width=40)


def _theft(card: Canvas) -> None:
    card.path("M8 20Q22 12 36 20Q38 32 28 33Q24 33 22 28Q20 33 16 33Q6 32 8 20", "ink")
    card.ellipse(15, 24, 4, 3, "card")
    card.ellipse(29, 24, 4, 3, "card")
    card.text(22, 54, "theft", 10, anchor="middle", width=40)


def _raise(card: Canvas) -> None:
    card.polygon(
        [(22, 8), (34, 22), (27, 22), (27, 40), (17, 40), (17, 22), (10, 22)], "ink"
    )
    card.text(22, 54, "raise", 10, anchor="middle", width=40)


_SPECIALS: dict[Special, Callable[[Canvas], None]] = {
    Special.CHANGE: _change,
    Special.THEFT: _theft,
    Special.RAISE: _raise,
}
