"""Signs that need no font: suits, drums, dice, pawns, a crown."""

from math import cos, pi, sin

from tabletop_rules.render.canvas import Canvas, Point

SUIT_PATHS = {
    "clubs": (
        "M12 2A5 5 0 0 1 16.2 9.6A5 5 0 1 1 13.4 17L15 22L9 22L10.6 17"
        "A5 5 0 1 1 7.8 9.6A5 5 0 0 1 12 2Z"
    ),
    "diamonds": "M12 1L20.5 12L12 23L3.5 12Z",
    "hearts": (
        "M12 22C3 14 1.5 11.5 1.5 8A5.5 5.5 0 0 1 12 6"
        "A5.5 5.5 0 0 1 22.5 8C22.5 11.5 21 14 12 22Z"
    ),
    "spades": (
        "M12 1C18 8 22 11 22 15A5 5 0 0 1 13.4 17.6L15 23L9 23L10.6 17.6"
        "A5 5 0 0 1 2 15C2 11 6 8 12 1Z"
    ),
}
SUIT_ROLES = {
    "clubs": "deep-green",
    "diamonds": "deep-blue",
    "hearts": "deep-red",
    "spades": "ink",
}


def suit(canvas: Canvas, x: float, y: float, name: str, size: float) -> None:
    """The sign of a suit, its middle there."""
    group = canvas.at(x - size / 2, y - size / 2, size / 24)
    group.path(SUIT_PATHS[name], SUIT_ROLES[name])


def star(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    fill: str = "ink",
    points: int = 5,
) -> None:
    """A star, its middle there."""
    canvas.polygon(_star_points(x, y, radius, points), fill)


def _star_points(x: float, y: float, radius: float, points: int) -> list[Point]:
    corners = []
    for place in range(2 * points):
        reach = radius if place % 2 == 0 else radius * 0.42
        angle = pi * place / points - pi / 2
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    return corners


def crown(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A crown, its middle there: who holds the trick."""
    left, right, high, low = x - width / 2, x + width / 2, y - width / 3, y + width / 3
    points = [
        (left, low),
        (left, high + 2),
        (x - width / 4, y),
        (x, high - 2),
        (x + width / 4, y),
        (right, high + 2),
        (right, low),
    ]
    canvas.polygon(points, "yellow", "ink")


def drum(canvas: Canvas, x: float, y: float, ready: bool) -> None:
    """A drum, 28 wide, its corner there; hatched out if it is spent."""
    canvas.path(
        f"M{x} {y + 6}L{x + 4} {y + 28}A10 4 0 0 0 {x + 24} {y + 28}L{x + 28} {y + 6}",
        "brown" if ready else None,
        "ink" if ready else "line",
        1.5,
        "" if ready else "3 2",
    )
    canvas.ellipse(
        x + 14,
        y + 6,
        14,
        5,
        "card" if ready else None,
        "ink" if ready else "line",
        1.5,
    )
    if ready:
        for start, end in ((5, 9), (11, 15), (17, 14), (23, 19)):
            canvas.line((x + start, y + 11), (x + end, y + 30), "ink")


_EYES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
}


def die(canvas: Canvas, x: float, y: float, face: int, size: float = 26) -> None:
    """A die that shows the face, its corner there; blank for no number it can show."""
    canvas.rect(x, y, size, size, "card", "ink", 1.5, size / 5)
    for across, down in _EYES.get(face, ()):
        middle = size / 2
        canvas.circle(
            x + middle + across * size / 4,
            y + middle + down * size / 4,
            size / 9,
            "ink",
        )


PAWN_ROLES = ("red", "blue", "yellow", "green", "purple")


def pawn(canvas: Canvas, x: float, y: float, seat: int, radius: float = 9) -> None:
    """The piece of a seat, its middle there: a shape, a colour and a number each."""
    group = canvas.named("pawn")
    sides = (0, 4, 3, 6, 5)[seat % 5]
    role = PAWN_ROLES[seat % 5]
    if sides == 0:
        group.circle(x, y, radius, role, "ink", 1.5)
    elif sides == 4:
        side = radius * 0.92
        group.rect(x - side, y - side, 2 * side, 2 * side, role, "ink", 1.5, 2)
    else:
        reach = radius * (1.45 if sides == 3 else 1.12)
        down = radius * 0.25 if sides == 3 else 0
        corners = [
            (
                x + reach * sin(2 * pi * place / sides),
                y + down - reach * cos(2 * pi * place / sides),
            )
            for place in range(sides)
        ]
        group.polygon(corners, role, "ink", 1.5)
    shift = radius * 0.22 if sides == 3 else 0
    group.text(x, y + shift, str(seat), radius * 1.25, anchor="middle", bold=True)
