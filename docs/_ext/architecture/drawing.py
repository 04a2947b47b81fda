"""The floors as SVG: a box for each room, an arrow for each import between rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from attrs import frozen

from .floors import FLOORS, GROUND, UPWARD, between_rooms, room_of, sizes
from .imports import SOURCE
from .layers import Place, Route, laid_out, reduced

BAND = 88
GAP = 34
BOX = 40
MARGIN = 14
TITLE = 20
"""Heights: of a floor, between two, of a box, around all, and of a floor's title."""

LETTER, LEAST = 7.8, 52
"""Widths: of a letter, on average, and of what stands in a box, at least."""

PORTS = 12
"""The distance between two arrows at one box, at most."""

SUMMARY = """\
The rooms of the package, floor over floor. An arrow leads from a room to one that it \
imports; arrows that follow from others are left out. A dashed arrow is what is loaded \
by its name, on a higher floor."""


@frozen
class _Frame:
    """The measures of the whole picture: it reaches from `left` to `right`."""

    left: float
    right: float
    floors: int

    @property
    def width(self) -> float:
        return self.right - self.left + 2 * MARGIN

    @property
    def height(self) -> float:
        return self.floors * (BAND + GAP) - GAP + 2 * MARGIN

    def across(self, x: float) -> float:
        return x - self.left + MARGIN

    def top(self, layer: int) -> float:
        """The upper edge of a floor."""
        return MARGIN + (self.floors - 1 - layer) * (BAND + GAP)

    def box_top(self, layer: int) -> float:
        return self.top(layer) + TITLE + (BAND - TITLE - BOX) / 2


def picture(source: Path = SOURCE) -> str:
    """The whole picture as one SVG element."""
    layers = [
        {room.name: _width(room.name) for room in floor.rooms} for floor in FLOORS
    ]
    solid = reduced(between_rooms(source, implied=False))
    dashed = _upward()
    # an arrow upwards is laid out like one that comes down
    downwards = [(above, below) for below, above in dashed]
    boxes, routes = laid_out(layers, [*solid, *downwards])
    every = [place for route in routes for place in route.places]
    frame = _Frame(
        min(place.x - place.width / 2 for place in every) - MARGIN,
        max(place.x + place.width / 2 for place in every) + MARGIN,
        len(FLOORS),
    )
    # everything stands on the ground: it is as broad as the house
    ground = boxes[GROUND.name]
    ground.x, ground.width = (
        (frame.left + frame.right) / 2,
        frame.right - frame.left - 2 * MARGIN,
    )
    ports, measured = _ports(routes), sizes(source)
    parts = [
        f'<svg class="floors" role="img" viewBox="0 0 {frame.width:.0f} '
        f'{frame.height:.0f}" xmlns="http://www.w3.org/2000/svg" '
        'aria-labelledby="floors-title floors-summary">',
        '<title id="floors-title">The floors of the package</title>',
        f'<desc id="floors-summary">{escape(SUMMARY)}</desc>',
        *[_head(kind) for kind in ("import", "by-name")],
        *[_band(frame, number) for number in range(len(FLOORS))],
        *[
            _arrow(frame, route, number, ports, up=number >= len(solid))
            for number, route in enumerate(routes)
        ],
        *[_title(frame, number, floor.title) for number, floor in enumerate(FLOORS)],
        *[_box(frame, place, *measured[place.name]) for place in boxes.values()],
        "</svg>",
    ]
    return "\n".join(parts)


def _upward() -> list[tuple[str, str]]:
    """Which room loads which by name, on a higher floor."""
    found = []
    for module, others in UPWARD.items():
        room = room_of(module)
        found += [(room.name, other) for other in others if room is not None]
    return found


def _label(room: str) -> str:
    """The name in the box; the title of the floor says the rest."""
    return room.removesuffix(" pictures")


def _width(room: str) -> float:
    return max(LETTER * len(_label(room)), LEAST) + 16


Ports = Mapping[tuple[int, int], float]
"""Of each route and each number of a place in it: where it meets that place."""


def _ports(routes: Sequence[Route]) -> dict[tuple[int, int], float]:
    """Where the arrows meet their boxes: side by side, sorted so as not to cross."""
    found: dict[tuple[int, int], float] = {}
    ends: dict[tuple[str, bool], list[tuple[float, int, int, Place]]] = {}
    for number, route in enumerate(routes):
        last = len(route.places) - 1
        for step, place in enumerate(route.places):
            found[number, step] = place.x
        for step, near, at_top in ((0, 1, False), (last, last - 1, True)):
            place = route.places[step]
            end = (route.places[near].x, number, step, place)
            ends.setdefault((place.name, at_top), []).append(end)
    for (name, _), meeting in ends.items():
        meeting.sort(key=lambda end: end[:2])
        for rank, (x, number, step, place) in enumerate(meeting):
            if name == GROUND.name:
                found[number, step] = x
            else:
                apart = min(PORTS, (place.width - 12) / max(1, len(meeting) - 1))
                middle = (len(meeting) - 1) / 2
                found[number, step] = place.x + (rank - middle) * apart
    return found


def _arrow(frame: _Frame, route: Route, number: int, ports: Ports, up: bool) -> str:
    """A curve from box to box, straight down through the floors between."""
    source, *passing, target = route.places
    across = [frame.across(ports[number, step]) for step in range(len(route.places))]
    points = [(across[0], frame.box_top(source.layer) + BOX)]
    for place, x in zip(passing, across[1:-1], strict=True):
        top = frame.top(place.layer)
        points += [(x, top), (x, top + BAND)]
    points.append((across[-1], frame.box_top(target.layer)))
    kind, words = "import", "imports"
    if up:
        points.reverse()
        kind, words = "by-name", "is loaded by name by"
    title = f"{route.source} {words} {route.target}"
    return (
        f'<path class="{kind}" d="{_curve(points)}" marker-end="url(#floors-{kind})">'
        f"<title>{escape(title)}</title></path>"
    )


def _curve(points: Sequence[tuple[float, float]]) -> str:
    """The path through the points, upright at each of them."""
    (x, y), *rest = points
    path = f"M{x:.1f} {y:.1f}"
    for to_x, to_y in rest:
        bend = (to_y - y) / 2
        path += f"C{x:.1f} {y + bend:.1f} {to_x:.1f} {to_y - bend:.1f} "
        path += f"{to_x:.1f} {to_y:.1f}"
        x, y = to_x, to_y
    return path


def _head(kind: str) -> str:
    return (
        f'<marker id="floors-{kind}" class="{kind}-head" viewBox="0 0 8 8" refX="7" '
        'refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">'
        '<path d="M0 0.5L8 4L0 7.5z"/></marker>'
    )


def _band(frame: _Frame, number: int) -> str:
    return (
        f'<rect class="floor" x="{MARGIN / 2}" y="{frame.top(number):.1f}" rx="6" '
        f'width="{frame.width - MARGIN:.1f}" height="{BAND}"/>'
    )


def _title(frame: _Frame, number: int, title: str) -> str:
    y = frame.top(number) + 15
    return f'<text class="title" x="{MARGIN}" y="{y:.1f}">{escape(title)}</text>'


def _box(frame: _Frame, place: Place, files: int, lines: int) -> str:
    x, top = frame.across(place.x), frame.box_top(place.layer)
    title = f"{place.name}: {files} file{'s' if files > 1 else ''}, {lines:,} lines"
    return (
        f'<g class="room"><title>{escape(title)}</title>'
        f'<rect x="{x - place.width / 2:.1f}" y="{top:.1f}" rx="4" '
        f'width="{place.width:.1f}" height="{BOX}"/>'
        f'<text class="name" x="{x:.1f}" y="{top + 17:.1f}">'
        f"{escape(_label(place.name))}</text>"
        f'<text class="size" x="{x:.1f}" y="{top + 32:.1f}">{lines:,} lines</text></g>'
    )
