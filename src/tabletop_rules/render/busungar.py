"""Pictures of Busungar."""

from collections.abc import Hashable, Iterable
from functools import partial

from tabletop_rules.games.busungar import (
    Action,
    ChooseStart,
    Direction,
    Event,
    PutOut,
    Step,
    View,
    format_action,
)
from tabletop_rules.games.busungar import events as happened
from tabletop_rules.render.canvas import Canvas, Picture
from tabletop_rules.render.cards import back
from tabletop_rules.render.orchard import apple, bone, draw_board, patch, width_of
from tabletop_rules.render.page import (
    EDGE,
    Entry,
    Highlights,
    figure,
    footer,
    heading,
    seat_name,
    seat_table,
)
from tabletop_rules.render.signs import die, pawn
from tabletop_rules.render.words.busungar import (
    active,
    discard_words,
    place_words,
    status,
    text,
    walk_words,
)

__all__ = ["html", "svg", "text"]


def svg(
    view: View, actions: Iterable[Action] = (), events: Iterable[Event] = ()
) -> str:
    """The position as SVG; the actions are framed, the events framed and told."""
    seen = tuple(events)
    marks = Highlights(
        actions,
        _spots,
        format_action,
        [spot for event in seen for spot in _touched(event)],
    )
    width = width_of(view.options.board)
    picture = Picture(f"Busungar, {status(view)}", text(view, unicode=False))
    y = heading(picture, "Busungar", status(view), width)
    y = _draw_facts(picture, y, view, width)
    y = draw_board(picture, y, view, marks)
    y = _draw_seats(picture, y, view)
    return footer(picture, y, marks.left(), seen, width)


def html(
    view: View, actions: Iterable[Action] = (), events: Iterable[Event] = ()
) -> str:
    """The picture with a caption and a table of the seats."""
    rows = [
        (
            f"seat {seat}",
            view.safe[seat],
            view.carried[seat],
            place_words(view, seat),
        )
        for seat in range(len(view.places))
    ]
    headings = ("seat", "safe apples", "carried", "where")
    return figure(
        svg(view, actions, events), f"Busungar, {status(view)}", headings, rows
    )


def _spots(action: Action) -> list[Hashable]:
    match action:
        case ChooseStart(_, stone) | PutOut(_, stone):
            return [stone]
        case Step(_, to):
            return [to]
        case _:
            return []


def _touched(event: Event) -> list[Hashable]:
    match event:
        case happened.StartChosen(_, place) | happened.Walked(_, _, place):
            return [place]
        case happened.PieceMoved(_, place) | happened.DogMoved(_, place):
            return [place]
        case happened.CameOut(_, place, _) | happened.PiecePut(_, _, place):
            return [place]
        case _:
            return []


def _draw_facts(picture: Canvas, y: float, view: View, width: float) -> float:
    """The cards, the die and the apples, above the garden."""
    line = picture.at(EDGE, y)
    back(line, 0, 0, 20, 28)
    line.text(28, 14, f"deck {view.deck_size}", 12)
    line.text(112, 14, "on the tree", 12)
    apple(line, 196, 14, 7)
    line.text(208, 14, str(view.apples), 13, bold=True, width=38)
    line.text(250, 14, f"discard: {discard_words(view)}", 12, width=width - 400)
    if view.pips:
        end = width - 2 * EDGE
        line.text(end - 34, 14, "pips left", 12, "faint", "end")
        die(line, end - 28, 0, view.pips, 28)
    return y + 40


def _draw_seats(picture: Canvas, y: float, view: View) -> float:
    columns = (
        ("seat", 116),
        ("where", 126),
        ("on the sidewalk", 108),
        ("carried", 74),
        ("safe", 74),
        ("trouser seats", 98),
        ("bone", 56),
    )
    rows: list[list[Entry]] = [
        [
            partial(_draw_name, view, seat),
            place_words(view, seat),
            partial(_draw_walk, view, seat),
            partial(_draw_apples, view.carried[seat]),
            partial(_draw_apples, view.safe[seat]),
            partial(_draw_patches, view.patches[seat]),
            partial(_draw_bone, view.bones[seat]),
        ]
        for seat in range(len(view.places))
    ]
    return seat_table(picture, EDGE, y, columns, rows, active(view), 30)


def _draw_name(view: View, seat: int, cell: Canvas) -> None:
    pawn(cell, 14, 15, seat, 9)
    cell.text(32, 15, seat_name(seat, view.player), 12, width=82)


def _draw_walk(view: View, seat: int, cell: Canvas) -> None:
    words = walk_words(view, seat)
    cell.text(22, 15, words, 12, width=84)
    if view.may_enter[seat]:
        cell.polygon([(10, 8), (16, 16), (4, 16)], "deep-green")
        cell.line((10, 15), (10, 22), "deep-green", 2.5)
    elif words:
        tip = 3 if view.headings[seat] is Direction.LEFT else 17
        cell.polygon([(tip, 15), (10, 9), (10, 21)], "ink")


def _draw_apples(count: int, cell: Canvas) -> None:
    if count:
        apple(cell, 14, 15, 7)
    cell.text(28, 15, str(count), 13, bold=bool(count))


def _draw_patches(count: int, cell: Canvas) -> None:
    for place in range(count):
        patch(cell, 6 + place * 28, 6)
    if not count:
        cell.text(8, 15, "none", 12, "faint")


def _draw_bone(held: bool, cell: Canvas) -> None:
    if held:
        bone(cell, 6, 9)
