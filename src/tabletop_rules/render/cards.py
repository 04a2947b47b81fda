"""Cards on a table: faces, backs, piles and small signs, for all games with cards."""

from collections.abc import Callable, Sequence

from tabletop_rules.render.canvas import Canvas

CARD_WIDTH, CARD_HEIGHT = 44.0, 62.0


def back(
    canvas: Canvas,
    x: float,
    y: float,
    width: float = CARD_WIDTH,
    height: float = CARD_HEIGHT,
) -> None:
    """A card that lies face down."""
    canvas.rect(x, y, width, height, "back", "back-line", radius=4)
    inset = width / 8
    canvas.rect(
        x + inset,
        y + inset,
        width - 2 * inset,
        height - 2 * inset,
        None,
        "back-line",
        radius=2,
    )
    middle = [
        (x + width / 2, y + inset + 3),
        (x + width - inset - 3, y + height / 2),
        (x + width / 2, y + height - inset - 3),
        (x + inset + 3, y + height / 2),
    ]
    canvas.polygon(middle, None, "back-line")


def backs(canvas: Canvas, x: float, y: float, count: int, step: float = 7) -> float:
    """So many small cards face down, one over the other; returns where they end."""
    for place in range(count):
        back(canvas, x + place * step, y, 13, 18)
    return x + max(count - 1, 0) * step + (13 if count else 0)


def deck(canvas: Canvas, x: float, y: float, count: int, name: str = "deck") -> None:
    """A pile of cards face down with its size under it, or an empty place."""
    if count:
        for layer in range(min(4, count), 0, -1):
            offset = 2.0 * (layer - 1)
            canvas.rect(
                x + offset,
                y - offset,
                CARD_WIDTH,
                CARD_HEIGHT,
                "back",
                "back-line",
                radius=4,
            )
        back(canvas, x, y)
    else:
        canvas.rect(x, y, CARD_WIDTH, CARD_HEIGHT, None, "line", 1.5, 4, "4 3")
    words = f"{name}: {count}" if count else f"{name} empty"
    canvas.text(
        x + CARD_WIDTH / 2, y + CARD_HEIGHT + 13, words, 12, anchor="middle", width=110
    )


def face(
    canvas: Canvas,
    x: float,
    y: float,
    corner: str,
    paint: Callable[[Canvas], None] | None,
    role: str = "ink",
) -> None:
    """A card face up: a corner that shows when others lie on it, and its middle.

    `paint` draws the middle from the card's corner on; None leaves it covered.
    """
    box = canvas.box(x, y, CARD_WIDTH, CARD_HEIGHT)
    box.text(4, 10, corner, 11, role, bold=True, width=22)
    if paint is not None:
        paint(box)


def spread(count: int, width: float, each: float, gap: float = 6) -> Sequence[float]:
    """Where so many cards of a width begin in a row, closer together if need be."""
    if count <= 1:
        return [0.0] * count
    step = min(each + gap, (width - each) / (count - 1))
    return [place * step for place in range(count)]
