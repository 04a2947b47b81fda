"""The board of Busungar: sidewalk, garden, tree, kennel, dog and pieces."""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, hypot, pi, sin

from tabletop_rules.games.busungar import Action, Board, View
from tabletop_rules.render.canvas import Canvas, Point
from tabletop_rules.render.garden import ROOM, Layout, fits_inside, layout
from tabletop_rules.render.lettering import text_width
from tabletop_rules.render.page import EDGE, WIDTH, Highlights
from tabletop_rules.render.signs import pawn

_RADIUS = 13.0
_SIDE = 56.0
_TOP = 52.0


# kept for the last 32 boards
@lru_cache(maxsize=32)
def _plan(board: Board) -> Layout:
    """The layout of a board, which is the same for all its positions."""
    return layout(board)


def width_of(board: Board) -> float:
    """How wide a picture of the board is."""
    return max(WIDTH, _plan(board).width + 2 * EDGE + 2 * _SIDE)


def draw_board(
    picture: Canvas, y: float, view: View, marks: Highlights[Action]
) -> float:
    """The board with all that stands on it; returns where the next part begins."""
    board = view.options.board
    plan = _plan(board)
    width = width_of(board) - 2 * EDGE
    lawn = plan.height + _TOP - 34
    picture.rect(EDGE, y, width, lawn, "felt", "line", 1, 10)
    crowd = max([view.places.count(stone) for stone in board.sidewalk])
    pavement = 92.0 if crowd <= 4 else 114.0
    picture.rect(EDGE, y + lawn, width, pavement, "ground", "line", 1, 4)
    ground = picture.at(EDGE + (width - plan.width) / 2, y + _TOP)
    _draw_paths(ground, board, plan.places)
    _draw_trail(ground, view, plan.places)
    _draw_tree(ground, view, plan.places[board.tree])
    for name, (x, down) in plan.places.items():
        if name not in board.sidewalk:
            _draw_point(ground, board, name, x, down)
            marks.frame(ground, name, x - 16, down - 16, 32, 32, 16)
    _draw_stones(ground, board, plan, marks)
    _draw_dog(ground, view, plan.places)
    _draw_pieces(ground, view, plan.places)
    return y + lawn + pavement + 8


def _draw_paths(ground: Canvas, board: Board, places: Mapping[str, Point]) -> None:
    links = [(places[one], places[other]) for one, other in board.paths]
    links += [(places[stone], places[point]) for stone, point in board.entrances]
    for start, end in links:
        ground.path(_way(start, end, places), None, "line", 7)
    for start, end in links:
        ground.path(_way(start, end, places), None, "card", 4)


def _way(start: Point, end: Point, places: Mapping[str, Point]) -> str:
    """A straight way, or a bent one if another point lies on it."""
    (x, y), (to_x, to_y) = start, end
    bend = 0.0
    if any(_lies_on(other, start, end) for other in places.values()):
        bend = 40.0
    length = hypot(to_x - x, to_y - y)
    across_x = (x + to_x) / 2 - bend * (to_y - y) / length
    across_y = (y + to_y) / 2 + bend * (to_x - x) / length
    if not bend:
        return f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
    return f"M{x:.1f} {y:.1f}Q{across_x:.1f} {across_y:.1f} {to_x:.1f} {to_y:.1f}"


def _lies_on(point: Point, start: Point, end: Point) -> bool:
    """Whether a way between two other points passes through a point."""
    if point in (start, end):
        return False
    (x, y), (to_x, to_y) = start, end
    along = hypot(to_x - x, to_y - y)
    ahead = ((point[0] - x) * (to_x - x) + (point[1] - y) * (to_y - y)) / along
    aside = abs((point[0] - x) * (to_y - y) - (point[1] - y) * (to_x - x)) / along
    return 0 < ahead < along and aside < _RADIUS


def _draw_trail(ground: Canvas, view: View, places: Mapping[str, Point]) -> None:
    for one, other in zip(view.trail, view.trail[1:], strict=False):
        way = _way(places[one], places[other], places)
        # a way is bent by its own direction, and the trail may lead back along it
        if (other, one) in view.options.board.paths:
            way = _way(places[other], places[one], places)
        ground.path(way, None, "recent", 3, "2 3")


def _draw_point(ground: Canvas, board: Board, name: str, x: float, y: float) -> None:
    spot = ground.named("box")
    if name == board.kennel:
        roof = [(x - 15, y - 4), (x, y - 17), (x + 15, y - 4)]
        spot.polygon([*roof, (x + 15, y + 14), (x - 15, y + 14)], "brown", "ink", 1.5)
        _draw_name(ground, spot, name, x, y, 5)
        return
    if name in board.red:
        # a red point has a jagged edge, so that it is told without its colour
        reaches = [_RADIUS + 3, _RADIUS - 1] * 8
        edge = [
            (x + reach * cos(pi * place / 8), y + reach * sin(pi * place / 8))
            for place, reach in enumerate(reaches)
        ]
        spot.polygon(edge, "red", "deep-red", 2)
    elif name == board.tree:
        spot.circle(x, y, _RADIUS, "card", "deep-green", 2)
    else:
        spot.circle(x, y, _RADIUS, "card", "line", 1.5)
    _draw_name(ground, spot, name, x, y)


def _draw_name(
    ground: Canvas, spot: Canvas, name: str, x: float, y: float, down: float = 0
) -> None:
    """The name of a point in its shape, or on a label under it."""
    if fits_inside(name):
        spot.text(x, y + down, name, 10, anchor="middle")
        return
    wide = min(text_width(name, 10) + 8, ROOM - 4)
    label = ground.box(x - wide / 2, y + 19, wide, 15, "paper", "line", 4)
    label.text(wide / 2, 7.5, name, 10, anchor="middle", width=wide - 6)


def _draw_tree(ground: Canvas, view: View, place: Point) -> None:
    x, y = place
    ground.path(
        f"M{x - 8} {y + 42}L{x - 5} {y}L{x + 5} {y}L{x + 8} {y + 42}Z", "deep-brown"
    )
    for across, down, radius in ((-24, 0, 20), (24, 0, 20), (0, -14, 28), (0, 6, 22)):
        ground.circle(x + across, y + down, radius, "green", None)
    shown = min(view.apples, 18)
    for number in range(shown):
        angle = number * 2.4
        reach = 12 + 24 * (number / 18) ** 0.5
        across, down = reach * 1.1 * cos(angle), reach * 0.62 * sin(angle) - 6
        if abs(across) > 15 or abs(down) > 14:
            apple(ground, x + across, y + down, 4)


def _draw_stones(
    ground: Canvas, board: Board, plan: Layout, marks: Highlights[Action]
) -> None:
    entrances = {stone for stone, _ in board.entrances}
    side = plan.pitch - 8
    for stone in board.sidewalk:
        x, y = plan.places[stone]
        box = ground.box(x - side / 2, y - 12, side, 24, "card", "line", 7)
        if stone in entrances:
            box.rect(0, 0, side, 24, None, "deep-green", 2.5, 7)
            ground.polygon(
                [(x, y - 24), (x + 7, y - 15), (x - 7, y - 15)], "deep-green"
            )
        box.text(side / 2, 12, stone, 11, anchor="middle", width=side - 6)
        marks.frame(ground, stone, x - side / 2, y - 12, side, 24, 7)


def _draw_dog(ground: Canvas, view: View, places: Mapping[str, Point]) -> None:
    """The dog, to the left of its point."""
    home = view.chase is None
    x, y = places[view.options.board.kennel if view.chase is None else view.chase.dog]
    dog = ground.at(x - 41, y - 11)
    if not home:
        dog.rect(-3, -3, 30, 28, "yellow", "recent", 2, 6)
    dog.path(
        "M2 4L7 9L17 9L19 3L22 6L26 8L25 12L20 13L20 21L17 21L17 16L9 16L8 21"
        "L5 21L5 13Z",
        "ink",
        "ink",
        1,
    )
    dog.circle(21, 8, 0.9, "card")


def _draw_pieces(ground: Canvas, view: View, places: Mapping[str, Point]) -> None:
    """The pieces: under a stone, to the right of a point, up to five at each."""
    for place, (x, y) in places.items():
        seats = [seat for seat, at in enumerate(view.places) if at == place]
        for number, seat in enumerate(seats):
            if place in view.options.board.sidewalk:
                last_alone = number == len(seats) - 1 and number % 2 == 0
                across = 0 if last_alone else -10 + 20 * (number % 2)
                pawn(ground, x + across, y + 24 + 19 * (number // 2), seat, 8)
            elif place == view.options.board.tree:
                pawn(ground, x - 54 - 21 * number, y + 4, seat, 8.5)
            else:
                deep = min(len(seats), 3)
                right, down = 23 + 18 * (number // 3), 17 * (number % 3)
                pawn(ground, x + right, y + down - 8.5 * (deep - 1), seat, 8)


def apple(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """An apple, its middle there."""
    canvas.circle(x, y, radius, "red", "deep-red", 1.2)
    canvas.line(
        (x, y - radius), (x + radius * 0.5, y - radius * 1.6), "deep-brown", 1.4
    )


def patch(canvas: Canvas, x: float, y: float) -> None:
    """A trouser seat, its corner there."""
    canvas.path(
        f"M{x} {y}L{x + 20} {y}L{x + 22} {y + 18}L{x + 12} {y + 18}L{x + 10} {y + 10}"
        f"L{x + 8} {y + 18}L{x - 2} {y + 18}Z",
        "blue",
        "ink",
        1.2,
    )


def bone(canvas: Canvas, x: float, y: float) -> None:
    """A bone, its corner there."""
    for across in (4, 24):
        for down in (3, 9):
            canvas.circle(x + across, y + down, 3.4, "card", "ink", 1.2)
    canvas.rect(x + 4, y + 3.4, 20, 5.2, "card", "ink", 1.2)
    canvas.rect(x + 3, y + 4, 22, 4, "card")
