"""The masks of Bambuti: for each colour a shape and an ornament of its own."""

from tabletop_rules.games.bambuti import Colour, Mask
from tabletop_rules.render.canvas import Canvas

MASK_WIDTH, MASK_HEIGHT = 84.0, 108.0

# Outlines in a field of 60 by 84.
_OUTLINES = {
    Colour.RED: "M4 10Q30 -2 56 10Q58 50 30 84Q2 50 4 10Z",
    Colour.YELLOW: "M30 2A28 40 0 0 1 30 82A28 40 0 0 1 30 2Z",
    Colour.GREEN: "M8 4L52 4Q58 4 58 12L54 74Q53 82 44 82L16 82Q7 82 6 74L2 12Q2 4 8 4"
    "Z",
    Colour.BLUE: "M30 1L57 20L52 64L30 83L8 64L3 20Z",
    Colour.PURPLE: "M12 2L30 12L48 2L57 34Q56 66 30 83Q4 66 3 34Z",
}
_ORNAMENTS = {
    # stripes down the cheeks
    Colour.RED: "M12 44L20 60M17 40L25 56M48 44L40 60M43 40L35 56",
    # a grid on the cheeks
    Colour.GREEN: "M8 48L20 48M8 55L20 55M8 62L20 62M12 44L12 66M17 44L17 66"
    "M40 48L52 48M40 55L52 55M40 62L52 62M43 44L43 66M48 44L48 66",
    # waves
    Colour.BLUE: "M8 48q3 -4 6 0t6 0M10 57q3 -4 6 0t6 0M40 48q3 -4 6 0t6 0"
    "M38 57q3 -4 6 0t6 0",
    # chevrons
    Colour.PURPLE: "M8 46l5 6l5 -6M10 54l5 6l5 -6M42 46l5 6l5 -6M40 54l5 6l5 -6",
}
_DOTS = {
    Colour.YELLOW: (
        *((8.0, 44.0), (11.0, 54.0), (16.0, 63.0), (12.0, 33.0)),
        *((52.0, 44.0), (49.0, 54.0), (44.0, 63.0), (48.0, 33.0)),
    ),
}
_EYES = {
    Colour.RED: "M12 36Q20 28 26 37Q18 40 12 36ZM48 36Q40 28 34 37Q42 40 48 36Z",
    Colour.YELLOW: "M22 32A4 5 0 1 1 21.9 32ZM38 32A4 5 0 1 1 37.9 32Z",
    Colour.GREEN: "M11 32L25 32L25 39L11 39ZM35 32L49 32L49 39L35 39Z",
    Colour.BLUE: "M10 36L18 30L26 36L18 41ZM34 36L42 30L50 36L42 41Z",
    Colour.PURPLE: "M10 30L26 36L24 41Q14 40 10 30ZM50 30L34 36L36 41Q46 40 50 30Z",
}
_MOUTHS = {
    Colour.RED: "M22 66Q30 60 38 66Q30 72 22 66Z",
    Colour.YELLOW: "M24 66A6 5 0 1 0 36 66A6 5 0 1 0 24 66Z",
    Colour.GREEN: "M20 70L40 70L40 76L20 76ZM25 70L25 76M30 70L30 76M35 70L35 76",
    Colour.BLUE: "M21 66L30 62L39 66L30 72Z",
    Colour.PURPLE: "M20 62Q30 76 40 62Q30 68 20 62Z",
}


def mask(canvas: Canvas, x: float, y: float, shown: Mask, scale: float = 1.0) -> None:
    """A mask card, its corner there: the value above the eyes, the name in a corner."""
    card = canvas.at(x, y, scale).box(0, 0, MASK_WIDTH, MASK_HEIGHT, radius=6)
    colour = shown.colour
    role = colour.value
    card.text(5, 11, str(shown), 12, f"deep-{role}", bold=True, width=34)
    card.text(79, 11, str(colour), 10, f"deep-{role}", "end", width=42)
    face = card.at(12, 20)
    face.path(_OUTLINES[colour], role, "ink", 2)
    for x, y in _DOTS.get(colour, ()):
        face.circle(x, y, 2.2, f"deep-{role}")
    face.path(_ORNAMENTS.get(colour, "M0 0"), None, f"deep-{role}", 1.8)
    face.path("M30 38L26 56L34 56Z", None, "ink", 1.5)
    face.path(_EYES[colour], "card", "ink", 1.5)
    face.path(_MOUTHS[colour], "card", "ink", 1.5)
    face.text(30, 20, str(shown.value), 19, anchor="middle", bold=True, width=44)
