"""Where the points of a Busungar board lie in a picture, whatever the board.

The stones lie in a row at the bottom. Each point of the garden lies in a layer by how
many steps it is from the sidewalk, over the mean of its neighbours below, or as near
to that as the points already placed leave room. The tree has a layer of its own above
all its neighbours. The same board always gives the same picture.
"""

from bisect import bisect, insort
from collections.abc import Mapping, Sequence

from attrs import frozen

from tabletop_rules.games.busungar import Board
from tabletop_rules.render.canvas import Point
from tabletop_rules.render.lettering import text_width

ROOM = 88.0
"""Between the points of a layer: the pieces of five seats fit between."""

_NAME_SIZE = 10.0
_LAYER, _LAYER_WITH_NAMES = 44.0, 64.0
_NARROWEST, _WIDEST = 46.0, 120.0
_INSIDE = 22.0


def fits_inside(name: str) -> bool:
    """Whether the name of a point can stand in its circle."""
    return text_width(name, _NAME_SIZE) <= _INSIDE


@frozen
class Layout:
    """The middles of all stones and points by name, and the size of the whole.

    `pitch` is the distance from one stone to the next.
    """

    places: Mapping[str, Point]
    width: float
    height: float
    pitch: float


def layout(board: Board) -> Layout:
    """Where everything on the board lies."""
    beside = _neighbours(board)
    layers = _layers(board, beside)
    longest = max([text_width(stone, 11) for stone in board.sidewalk])
    pitch = min(max(longest + 18, _NARROWEST), _WIDEST)
    stones = {stone: place * pitch for place, stone in enumerate(board.sidewalk)}
    across: dict[str, float] = {}
    for layer in layers:
        below = {
            point: [across[near] for near in beside[point] if near in across]
            + [stones[stone] for stone, first in board.entrances if first == point]
            for point in layer
        }
        middle = stones[board.sidewalk[-1]] / 2
        wanted = {
            point: sum(xs) / len(xs) if xs else middle for point, xs in below.items()
        }
        across |= _in_a_row(layer, wanted, beside)
    left = min([0.0, *across.values()])
    right = max([*stones.values(), *across.values()])
    short = all(fits_inside(point) for point in beside)
    between = _LAYER if short else _LAYER_WITH_NAMES
    height = between * (len(layers) - 1) + 62
    places = {stone: (x - left, height) for stone, x in stones.items()}
    for depth, layer in enumerate(layers):
        y = (len(layers) - 1 - depth) * between
        places |= {point: (across[point] - left, y) for point in layer}
    return Layout(places, right - left, height, pitch)


def _neighbours(board: Board) -> dict[str, list[str]]:
    """Each point of the garden with those that a path joins it to."""
    beside: dict[str, list[str]] = {}
    for one, other in board.paths:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    return beside


def _layers(board: Board, beside: dict[str, list[str]]) -> list[list[str]]:
    """The points of the garden by distance from the sidewalk, nearest first.

    What no way from the sidewalk leads to comes last.
    """
    depth: dict[str, int] = {}
    fresh = list(dict.fromkeys([point for _, point in board.entrances]))
    while fresh:
        level = max(depth.values(), default=-1) + 1
        depth |= dict.fromkeys(fresh, level)
        reached = dict.fromkeys([near for point in fresh for near in beside[point]])
        fresh = [point for point in reached if point not in depth]
    last = max(depth.values())
    depth = {point: depth.get(point, last + 1) for point in beside}
    highest = max([depth[near] for near in beside[board.tree]])
    tree = max(depth.pop(board.tree), highest + 1)
    layers: list[list[str]] = [[] for _ in range(max(depth.values()) + 1)]
    for point, level in depth.items():
        layers[level].append(point)
    layers.insert(tree, [board.tree])
    return [layer for layer in layers if layer]


def _in_a_row(
    layer: Sequence[str], wanted: dict[str, float], beside: dict[str, list[str]]
) -> dict[str, float]:
    """Where the points of a layer go: points with more paths choose first."""
    placed: dict[str, float] = {}
    taken: list[float] = []
    for point in sorted(layer, key=lambda point: -len(beside[point])):
        x = wanted[point]
        sides = [other + side * ROOM for other in taken for side in (1, -1)]
        nearest = sorted([x, *sides], key=lambda at: (abs(at - x), -at))
        placed[point] = next(at for at in nearest if _is_free(at, taken))
        insort(taken, placed[point])
    return placed


def _is_free(x: float, taken: Sequence[float]) -> bool:
    """Whether there is room; those taken are in order, so its neighbours decide."""
    place = bisect(taken, x)
    return all(
        abs(x - at) >= ROOM - 0.01 for at in taken[max(0, place - 1) : place + 1]
    )
