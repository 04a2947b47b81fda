"""The animals of Bumuntu, drawn in fields of 40 by 40, and the signs of the bonuses."""

from collections.abc import Callable
from math import cos, pi, sin

from tabletop_rules.games.bumuntu import Animal, Bonus
from tabletop_rules.render.canvas import Canvas

LETTERS = {
    Animal.GIRAFFE: "Gi",
    Animal.CHIMPANZEE: "Ch",
    Animal.ZEBRA: "Ze",
    Animal.FLAMINGO: "Fl",
    Animal.TARANTULA: "Ta",
    Animal.LION: "Li",
    Animal.CROCODILE: "Cr",
    Animal.BLACK_MAMBA: "Ma",
    Animal.RHINO: "Rh",
    Animal.ELEPHANT: "El",
}
"""Two letters for each animal, no two alike; Ma is the black mamba."""

GROUNDS = {
    Animal.GIRAFFE: "yellow",
    Animal.CHIMPANZEE: "brown",
    Animal.ZEBRA: "card",
    Animal.FLAMINGO: "pink",
    Animal.TARANTULA: "purple",
    Animal.LION: "yellow",
    Animal.CROCODILE: "green",
    Animal.BLACK_MAMBA: "green",
    Animal.RHINO: "grey",
    Animal.ELEPHANT: "blue",
}
"""The colour of each animal's tiles."""


def animal(canvas: Canvas, x: float, y: float, shown: Animal, size: float = 40) -> None:
    """An animal, its corner there."""
    canvas.stamp(str(shown), _DRAWN[shown], x, y, size / 40)


def bonus(canvas: Canvas, x: float, y: float, shown: Bonus, size: float = 14) -> None:
    """The sign of a bonus, its middle there."""
    corner = x - size / 2, y - size / 2
    canvas.stamp(str(shown), _SIGNS[shown], *corner, size / 14)


def _giraffe(c: Canvas) -> None:
    c.path(
        "M9 38L9 26L13 20L21 18L25 7L24 3L26 3L28 6L34 10L33 13L28 12L26 24L26 38"
        "L23 38L22 28L14 28L12 38Z",
        "card",
        "ink",
        1.5,
    )
    for x, y in ((13.0, 24.0), (18.0, 22.5), (22.0, 24.0), (24.0, 16.0), (26.0, 10.5)):
        c.circle(x, y, 1.5, "deep-brown")
    c.circle(28.5, 8.8, 0.9, "ink")
    c.line((9.5, 26), (6, 31), "ink", 1.5)


def _chimpanzee(c: Canvas) -> None:
    c.circle(7, 19, 6, "brown", "ink", 1.5)
    c.circle(33, 19, 6, "brown", "ink", 1.5)
    c.circle(20, 19, 14, "deep-brown", "ink", 1.5)
    c.path(
        "M20 13Q24 8 28 13Q30 19 27 22Q31 33 20 34Q9 33 13 22Q10 19 12 13Q16 8 20 13Z",
        "card",
        "ink",
        1.2,
    )
    c.circle(16, 17, 1.9, "ink")
    c.circle(24, 17, 1.9, "ink")
    c.path("M14 27Q20 31 26 27", None, "ink", 1.6)
    c.circle(18.6, 22.8, 0.8, "ink")
    c.circle(21.4, 22.8, 0.8, "ink")


def _zebra(c: Canvas) -> None:
    c.path(
        "M12 2L17 8L23 8L28 2L28 11Q30 20 26 28Q26 38 20 38Q14 38 14 28Q10 20 12 11Z",
        "card",
        "ink",
        1.5,
    )
    c.path("M14.5 30Q20 26 25.5 30Q26 37.5 20 37.5Q14 37.5 14.5 30Z", "ink")
    c.path(
        "M12 13L17 15M28 13L23 15M12 19L16.5 20M28 19L23.5 20M13 25L17 25M27 25L23 25"
        "M20 8L20 14M17.5 8L18 12M22.5 8L22 12",
        None,
        "ink",
        2,
    )
    c.circle(15.5, 17.3, 1.4, "ink")
    c.circle(24.5, 17.3, 1.4, "ink")


def _flamingo(c: Canvas) -> None:
    c.path("M24 25L24 38M24 38L28 38M24 32L19 34L23 28", None, "deep-red", 1.6)
    c.path("M13 9Q19 2 22 8Q23 13 16 17Q11 21 17 24", None, "deep-red", 4.2)
    c.path("M13 9Q19 2 22 8Q23 13 16 17Q11 21 17 24", None, "pink", 2.2)
    c.path("M14 22Q24 15 34 18Q33 27 23 28Q16 28 14 22Z", "pink", "deep-red", 1.5)
    c.path("M13.5 7L8 11L9.5 15L13 11Z", "ink")
    c.circle(15.5, 7.5, 1, "ink")


def _tarantula(c: Canvas) -> None:
    c.path(
        "M17 17L9 10L3 12M16 20L8 18L2 21M16 22L9 25L4 31M18 24L13 31L12 38"
        "M23 17L31 10L37 12M24 20L32 18L38 21M24 22L31 25L36 31M22 24L27 31L28 38",
        None,
        "ink",
        2.2,
    )
    c.ellipse(20, 26, 7, 8, "deep-purple", "ink", 1.5)
    c.circle(20, 16, 5, "deep-purple", "ink", 1.5)
    c.circle(18.2, 14.5, 1.2, "card")
    c.circle(21.8, 14.5, 1.2, "card")


def _lion(c: Canvas) -> None:
    mane = [
        (
            20 + (18 if place % 2 == 0 else 14) * cos(pi * place / 9),
            20 + (18 if place % 2 == 0 else 14) * sin(pi * place / 9),
        )
        for place in range(18)
    ]
    c.polygon(mane, "deep-brown", "ink", 1.5)
    c.circle(20, 20, 11, "yellow", "ink", 1.2)
    c.circle(16, 17, 1.6, "ink")
    c.circle(24, 17, 1.6, "ink")
    c.polygon([(17, 21.5), (23, 21.5), (20, 25)], "ink")
    c.path("M20 25L20 27M15 27Q18 30 20 27Q22 30 25 27", None, "ink", 1.5)


def _crocodile(c: Canvas) -> None:
    c.path(
        "M38 20L28 14Q25 8 21 13L4 15Q1 17 4 20L22 22L38 28Z", "deep-green", "ink", 1.5
    )
    c.path("M38 26L22 24L5 24Q2 26 5 28L22 31L38 34Z", "deep-green", "ink", 1.5)
    c.path("M6 20L8 23L10 20.5L12 23L14 21L16 23.5L18 21.5L20 24L22 22Z", "card", "ink")
    c.circle(24, 13.5, 2.2, "card", "ink", 1)
    c.circle(24, 13.5, 0.9, "ink")
    c.circle(5.5, 16.8, 0.9, "card")


def _black_mamba(c: Canvas) -> None:
    body = "M4 34Q14 38 22 33Q31 27 21 23Q9 19 14 12Q18 7 26 9"
    c.path(body, None, "ink", 6)
    c.path(body, None, "grey", 1, "2 3")
    c.path("M24 5Q33 4 35 10Q33 15 25 13Z", "ink", "ink", 1.5)
    c.circle(29, 8.4, 1.3, "card")
    c.path("M35 10L38 9M35 10L38 12", None, "deep-red", 1.4)


def _rhino(c: Canvas) -> None:
    c.path(
        "M38 8L32 6L30 2L27 7Q20 8 15 18L9 24Q5 30 9 34Q14 37 20 33L28 31L38 34Z",
        "grey",
        "ink",
        1.5,
    )
    c.path("M9 24L2 9Q6 19 13.5 20Z", "card", "ink", 1.5)
    c.path("M14.5 18L12 11L18 14.5Z", "card", "ink", 1.5)
    c.circle(21, 19, 1.6, "ink")
    c.circle(9, 30, 1, "ink")
    c.path("M11 34Q15 32 17 30", None, "ink", 1.5)


def _elephant(c: Canvas) -> None:
    c.ellipse(8, 17, 7, 11, "grey", "ink", 1.5)
    c.ellipse(32, 17, 7, 11, "grey", "ink", 1.5)
    c.path(
        "M20 5Q30 5 29 17Q28 23 24 25L23.5 33Q23 38 18 37Q15 36 16 33Q19 35 19 32"
        "L16 25Q12 23 11 17Q10 5 20 5Z",
        "grey",
        "ink",
        1.5,
    )
    c.circle(15.5, 15, 1.6, "ink")
    c.circle(24.5, 15, 1.6, "ink")
    c.path(
        "M15 24Q10 27 10 31L13 29Q16 28 16.5 26ZM25 24Q30 27 30 31L27 29L24 26Z",
        "card",
        "ink",
        1,
    )
    c.path("M18 27L22 27M18.5 30L22.5 30", None, "ink", 1)


_DRAWN: dict[Animal, Callable[[Canvas], None]] = {
    Animal.GIRAFFE: _giraffe,
    Animal.CHIMPANZEE: _chimpanzee,
    Animal.ZEBRA: _zebra,
    Animal.FLAMINGO: _flamingo,
    Animal.TARANTULA: _tarantula,
    Animal.LION: _lion,
    Animal.CROCODILE: _crocodile,
    Animal.BLACK_MAMBA: _black_mamba,
    Animal.RHINO: _rhino,
    Animal.ELEPHANT: _elephant,
}


def _advance(c: Canvas) -> None:
    c.polygon([(7, 0), (13, 7), (9, 7), (9, 14), (5, 14), (5, 7), (1, 7)], "ink")


def _food(c: Canvas) -> None:
    # a bowl with steam
    c.path("M1 7L13 7Q12 13 7 13Q2 13 1 7Z", "ink")
    c.path("M5 5Q3.5 3 5 1M9 5Q7.5 3 9 1", None, "ink", 1.4)


def _nkisi(c: Canvas) -> None:
    # a figure stuck with nails
    c.circle(7, 3, 2.8, "ink")
    c.path("M4 6L10 6L10 14L4 14Z", "ink")
    c.path("M4 8L0.5 6.5M4 11L0.5 11M10 8L13.5 6.5M10 11L13.5 11", None, "ink", 1.3)


def _yowa(c: Canvas) -> None:
    # a cross in a ring
    c.circle(7, 7, 6, None, "ink", 1.5)
    c.path("M7 0L7 14M0 7L14 7", None, "ink", 1.5)


_SIGNS: dict[Bonus, Callable[[Canvas], None]] = {
    Bonus.ADVANCE: _advance,
    Bonus.FOOD: _food,
    Bonus.NKISI: _nkisi,
    Bonus.YOWA: _yowa,
}
