"""Where things stand in a picture of layers, with arrows that cross few others.

An arrow across several layers has a place of its own in each layer between. Places of a
layer are sorted by the middle of their neighbours, then moved towards it as far as
their widths let them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from attrs import field, frozen, mutable

SWEEPS = 24
STRAIGHT = 8
GAP = 14.0
PASSING = 10.0
"""The width of a place where an arrow passes."""


@mutable(eq=False)
class Place:
    """A box, or where an arrow passes; `x` is the middle."""

    name: str
    layer: int
    width: float
    passes: bool = False
    x: float = 0.0
    above: list[Place] = field(factory=list)
    below: list[Place] = field(factory=list)


@frozen
class Route:
    """An arrow with the places that it goes through, the highest first."""

    source: str
    target: str
    places: tuple[Place, ...]


def reduced(graph: Mapping[str, Iterable[str]]) -> list[tuple[str, str]]:
    """The arrows that do not follow from others, of a graph without circles.

    >>> reduced({"a": ["b", "c"], "b": ["c"], "c": []})
    [('a', 'b'), ('b', 'c')]
    """
    reached: dict[str, set[str]] = {}

    def below(name: str) -> set[str]:
        if name not in reached:
            near = set(graph[name])
            reached[name] = near.union(*[below(each) for each in near])
        return reached[name]

    return [
        (name, other)
        for name, others in graph.items()
        for other in sorted(others)
        if not any(other in below(each) for each in others if each != other)
    ]


def laid_out(
    layers: Sequence[Mapping[str, float]], arrows: Iterable[tuple[str, str]]
) -> tuple[dict[str, Place], list[Route]]:
    """Places for boxes, and routes for arrows, which go from upper to lower layers.

    `layers` are those of the boxes from the ground up, each with its width.
    """
    boxes = {
        name: Place(name, number, width)
        for number, layer in enumerate(layers)
        for name, width in layer.items()
    }
    rows = [[boxes[name] for name in layer] for layer in layers]
    routes = [_route(boxes[one], boxes[other], rows) for one, other in arrows]
    for row in rows:
        _place(row, [0.0] * len(row))
    for number in range(SWEEPS):
        for row in rows if number % 2 else reversed(rows):
            row.sort(key=_wanted)
            _place(row, [_wanted(place) for place in row])
    return boxes, routes


def _route(source: Place, target: Place, rows: list[list[Place]]) -> Route:
    name = f"{source.name} to {target.name}"
    between = range(source.layer - 1, target.layer, -1)
    passing = [Place(name, layer, PASSING, passes=True) for layer in between]
    for place in passing:
        rows[place.layer].append(place)
    places = (source, *passing, target)
    for upper, lower in pairwise(places):
        upper.below.append(lower)
        lower.above.append(upper)
    return Route(source.name, target.name, places)


def _wanted(place: Place) -> float:
    """The middle of what the place is joined to; where it is, if to nothing.

    Arrows that pass weigh more among themselves, so that they run straight.
    """
    joined = [*place.above, *place.below]
    weights = [STRAIGHT if each.passes and place.passes else 1 for each in joined]
    if not joined:
        return place.x
    weighed = zip(joined, weights, strict=True)
    return sum([each.x * weight for each, weight in weighed]) / sum(weights)


def _place(row: Sequence[Place], wanted: Sequence[float]) -> None:
    """Move the places of a row as near to where they want to be as there is room.

    The sum of the squares of what is missing is the least possible: neighbours that
    want to overlap stand side by side around their common middle.
    """
    offsets, reach = [], 0.0
    for number, place in enumerate(row):
        if number:
            reach += (row[number - 1].width + place.width) / 2 + GAP
        offsets.append(reach)
    blocks: list[list[float]] = []  # of each: the sum of what is wanted, and how many
    for want, offset in zip(wanted, offsets, strict=True):
        blocks.append([want - offset, 1])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            total, count = blocks.pop()
            blocks[-1][0] += total
            blocks[-1][1] += count
    starts = [_mean(block) for block in blocks for _ in range(int(block[1]))]
    for place, start, offset in zip(row, starts, offsets, strict=True):
        place.x = start + offset


def _mean(block: Sequence[float]) -> float:
    return block[0] / block[1]
