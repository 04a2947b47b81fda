"""Pictures of Bumuntu."""

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import partial

from tabletop_rules.games.bumuntu import (
    CELLS,
    Action,
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    Enter,
    Event,
    LiftTile,
    PlaceTile,
    SpendFood,
    Step,
    SwapFavor,
    Tile,
    View,
    determinize,
    favor,
    format_action,
)
from tabletop_rules.games.bumuntu import events as happened
from tabletop_rules.render.animals import GROUNDS, LETTERS, animal, bonus
from tabletop_rules.render.canvas import Canvas, Picture
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
from tabletop_rules.render.signs import pawn
from tabletop_rules.render.words.bumuntu import SIZE, active, status, text, tile_on

__all__ = ["html", "svg", "text"]

_CELL = 62.0
_BOARD = SIZE * _CELL
_WIDTH = 788.0


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
    picture = Picture(f"Bumuntu, {status(view)}", text(view, unicode=False))
    y = heading(picture, "Bumuntu", status(view), _WIDTH)
    board = picture.at(EDGE + 18, y + 16)
    board.rect(-5, -5, _BOARD + 10, _BOARD + 10, "jungle", None, radius=6)
    for line in range(SIZE):
        middle = line * _CELL + _CELL / 2
        board.text(middle, -13, str(line), 12, "faint", "middle")
        board.text(-15, middle, str(line), 12, "faint", "middle")
    for cell in CELLS:
        _draw_cell(board, view, cell, marks)
    for cell in CELLS:
        x, top = cell.column * _CELL, cell.row * _CELL
        marks.frame(board, cell, x + 3.5, top + 3.5, _CELL - 7, _CELL - 7, 4)
    right = EDGE + 18 + _BOARD + 26
    _draw_favor(picture, right, y, view, marks)
    _draw_legend(picture, right, y + 372)
    y += _BOARD + 34
    y = _draw_seats(picture, y, view)
    return footer(picture, y, marks.left(), seen, _WIDTH)


def html(
    view: View, actions: Iterable[Action] = (), events: Iterable[Event] = ()
) -> str:
    """The picture with a caption and a table of what each seat's favor is made of."""
    parts = favor(determinize(view, 0))
    animals = [
        (
            f"{here.animal} ({here.spot})",
            *[
                f"{own.animals[spot].favor} ({own.animals[spot].tiles})"
                for own in parts
            ],
        )
        for spot, here in enumerate(parts[0].animals)
    ]
    rows = [
        *animals,
        ("Nkisi", *[f"{own.nkisi} ({own.nkisi_tiles})" for own in parts]),
        ("Yowa", *[f"{own.yowa} ({own.yowa_tiles})" for own in parts]),
        ("together", *[own.total for own in parts]),
    ]
    headings = ("favor (tiles)", *[f"seat {own.player}" for own in parts])
    return figure(
        svg(view, actions, events), f"Bumuntu, {status(view)}", headings, rows
    )


def _spots(action: Action) -> list[Hashable]:
    match action:
        case Enter(_, to) | SpendFood(_, to) | Step(_, to) | PlaceTile(_, to):
            return [to]
        case AnimalMove(_, to, _, victim_to):
            return [to] if victim_to is None else [to, victim_to]
        case LiftTile(_, source):
            return [source]
        case SwapFavor(_, spot):
            return [("between", spot)]
        case _:
            return []


def _touched(event: Event) -> list[Hashable]:
    match event:
        case happened.PawnEntered(_, to) | happened.Stepped(_, to):
            return [to]
        case happened.FoodSpent(_, to, _) | happened.MovedAsAnimal(_, _, to):
            return [to]
        case happened.PawnMoved(_, _, to) | happened.TileMoved(_, _, _, to):
            return [to]
        case happened.PawnBlocked(_, _, at):
            return [at]
        case happened.TileLifted(_, _, source):
            return [source]
        case happened.TileCollected(_, _, origin):
            return [origin]
        case happened.FavorSwapped(_, spot, _, _):
            return [("favor", spot), ("favor", spot + 1)]
        case _:
            return []


def _draw_cell(
    board: Canvas, view: View, cell: Cell, marks: Highlights[Action]
) -> None:
    x, y = cell.column * _CELL + 1, cell.row * _CELL + 1
    tile = tile_on(view, cell)
    side = _CELL - 2
    if tile is None:
        board.rect(x, y, side, side, "ground", None, radius=3)
    else:
        box = board.box(x, y, side, side, GROUNDS[tile.animal], "line", 3)
        box.title(f"{tile} on {cell}")
        box.text(5, 11, LETTERS[tile.animal], 11, bold=True, width=24)
        bonus(box, side - 12, 12, tile.bonus)
        animal(box, 6, 19, tile.animal, 36)
    if cell == view.lifted or cell == view.origin:
        word = "lifted" if cell == view.lifted else "to take"
        tag = board.box(x + 4, y + 21, side - 8, 15, "paper", "recent", 4)
        tag.text((side - 8) / 2, 7.5, word, 10, "recent", "middle", width=side - 14)
    if cell in view.pawns:
        pawn(board, x + side - 14, y + side - 14, view.pawns.index(cell), 10.5)


def _draw_favor(
    picture: Canvas, x: float, y: float, view: View, marks: Highlights[Action]
) -> None:
    width = _WIDTH - EDGE - x
    picture.text(x, y + 4, "favor board", 12, bold=True)
    spots = zip(view.favor, view.options.favor_spots, strict=True)
    for place, (shown, spot) in enumerate(spots):
        top = y + 18 + place * 42
        box = picture.box(x, top, width, 36, GROUNDS[shown], "line", 5)
        box.text(6, 18, str(spot), 12, bold=True, width=76)
        animal(box, 84, 2, shown, 32)
        box.text(122, 18, str(shown), 11, width=width - 126)
        marks.frame(picture, ("favor", place), x, top, width, 36)
    for place in range(len(view.favor) - 1):
        top = y + 18 + place * 42
        marks.frame(picture, ("between", place), x + 79, top + 27, 42, 24, 10)


def _draw_legend(picture: Canvas, x: float, y: float) -> None:
    picture.text(x, y, "bonus of a tile", 12, bold=True)
    for place, shown in enumerate(Bonus):
        left, top = x + 10 + place % 2 * 92, y + 24 + place // 2 * 26
        bonus(picture, left, top, shown, 16)
        picture.text(left + 16, top, str(shown), 12)


def _draw_seats(picture: Canvas, y: float, view: View) -> float:
    columns = (("seat", 112), ("food", 48), ("bonuses", 156), ("tiles", 414))
    rows: list[list[Entry]] = [
        [
            partial(_draw_name, view, seat),
            str(view.food[seat]),
            partial(_draw_bonuses, tiles),
            partial(_draw_tiles, tiles, view.options.animals),
        ]
        for seat, tiles in enumerate(view.collected)
    ]
    return seat_table(picture, EDGE, y, columns, rows, active(view), 32)


def _draw_name(view: View, seat: int, cell: Canvas) -> None:
    pawn(cell, 14, 16, seat, 9)
    cell.text(32, 16, seat_name(seat, view.player), 12, width=78)


def _draw_bonuses(tiles: Iterable[Tile], cell: Canvas) -> None:
    counted = Counter([tile.bonus for tile in tiles])
    for place, shown in enumerate(Bonus):
        left = 10 + place * 37
        bonus(cell, left, 16, shown, 12)
        cell.text(left + 10, 16, str(counted[shown]), 11, width=18)


def _draw_tiles(
    tiles: Iterable[Tile], animals: tuple[Animal, ...], cell: Canvas
) -> None:
    counted = Counter([tile.animal for tile in tiles])
    for place, shown in enumerate(animals):
        left = 2 + place * 51
        animal(cell, left, 4, shown, 24)
        cell.text(left + 28, 16, str(counted[shown]), 12, bold=bool(counted[shown]))
