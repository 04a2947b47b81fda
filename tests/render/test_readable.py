"""What is drawn can be told apart: by contrast, by shape, and in print."""

from xml.etree.ElementTree import Element

import pytest
from attrs import evolve

from tabletop_rules import render
from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.games.bambuti import Colour, Mask
from tabletop_rules.games.bumuntu import Animal, Bonus
from tabletop_rules.render.animals import LETTERS, animal, bonus
from tabletop_rules.render.canvas import Picture
from tabletop_rules.render.masks import mask
from tabletop_rules.render.palette import ROLES
from tabletop_rules.render.signs import SUIT_PATHS, pawn
from tests.render.reading import child, groups, parsed, words

_GROUNDS = ("paper", "panel", "felt", "ground", "card")
_HUES = ("red", "yellow", "green", "blue", "purple", "pink", "brown", "grey")


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str, theme: int) -> float:
    dark, light = sorted(
        [_luminance(ROLES[one][theme]), _luminance(ROLES[other][theme])]
    )
    return (light + 0.05) / (dark + 0.05)


def test_contrast_as_the_web_guidelines_reckon_it() -> None:
    assert _luminance("#ffffff") == pytest.approx(1)
    assert _luminance("#000000") == 0
    assert _luminance("#ff0000") == pytest.approx(0.2126)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_lettering_has_contrast(theme: int) -> None:
    for ground in (*_GROUNDS, *_HUES):
        assert _contrast("ink", ground, theme) >= 4.5, ground
    for ground in ("paper", "panel", "felt"):
        assert _contrast("faint", ground, theme) >= 4.5, ground
    for hue in ("red", "yellow", "green", "blue", "purple"):
        assert _contrast(f"deep-{hue}", "card", theme) >= 4.5, hue
    for word in ("legal", "recent"):
        assert _contrast(word, "paper", theme) >= 4.5, word


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_frames_have_contrast(theme: int) -> None:
    for ground in (*_GROUNDS, *_HUES):
        for frame in ("legal", "recent"):
            assert _contrast(frame, ground, theme) > 3, (frame, ground)


def _shapes(element: Element) -> list[str]:
    """The outlines drawn, without colours and words."""
    return [
        f"{shape.tag} {shape.get('d')} {shape.get('points')}"
        for shape in element.iter()
        if shape.tag.split("}")[1] in ("path", "polygon", "circle", "rect", "line")
    ]


def test_masks_of_each_colour_have_their_own_shape_and_name() -> None:
    looks = []
    for colour in Colour:
        picture = Picture("a mask", "")
        mask(picture, 0, 0, Mask(4, colour))
        svg = picture.finished(84, 108)
        assert words(svg) == [f"{colour.name[0]}4", colour.value, "4"]
        looks.append(tuple(_shapes(parsed(svg))))
    assert len(set(looks)) == len(Colour)


def test_animals_and_bonuses_have_their_own_shapes_and_letters() -> None:
    looks = []
    for shown in Animal:
        picture = Picture("an animal", "")
        animal(picture, 0, 0, shown)
        looks.append(tuple(_shapes(parsed(picture.finished(40, 40)))))
    for sign in Bonus:
        picture = Picture("a bonus", "")
        bonus(picture, 7, 7, sign)
        looks.append(tuple(_shapes(parsed(picture.finished(14, 14)))))
    assert len(set(looks)) == len(Animal) + len(Bonus)
    assert len(set(LETTERS.values())) == len(Animal)


def test_pieces_have_their_own_shapes_and_numbers() -> None:
    looks = []
    for seat in range(5):
        picture = Picture("a piece", "")
        pawn(picture, 10, 10, seat)
        svg = picture.finished(20, 20)
        assert words(svg) == [str(seat)]
        (piece,) = groups(svg, "pawn")
        looks.append(tuple(_shapes(piece)))
    assert len(set(looks)) == 5


def test_suits_have_their_own_shapes() -> None:
    assert len(set(SUIT_PATHS.values())) == 4


def test_red_points_have_a_jagged_edge() -> None:
    view = busungar.view(busungar.initial_state(1, 2), 0)
    jagged = {
        child(box, "text")
        for box in groups(render.svg(view), "box")
        if any(
            len((shape.get("points") or "").split(" ")) == 16 for shape in box.iter()
        )
    }
    assert jagged == {"L3", "L8", "M3", "M8", "R3", "R8", "X1", "X4"}


def test_the_marker_points_to_the_card_that_is_worth_more() -> None:
    rows = ["R1 R5 R9 R4 R2", "B1 B2 B8 B3 R3"]
    state = bambuti.position(rows=map(bambuti.parse_masks, rows))
    svg = render.svg(bambuti.view(state, 0))
    tips = []
    for polygon in parsed(svg).iter("{http://www.w3.org/2000/svg}polygon"):
        corners = [
            tuple(map(float, corner.split(",")))
            for corner in (polygon.get("points") or "").split(" ")
        ]
        if len(corners) == 3 and corners[1][0] - corners[2][0] == -18:
            (x, tip), (_, base), _ = corners
            tips.append((x, "up" if tip < base else "down"))
    # seat 0 looks, so its row is below; column 0 has no marker
    assert [way for _, way in sorted(tips)] == ["down", "up", "up", "up"]


def _table(view: object) -> list[list[str]]:
    body = parsed(f"<body>{render.html(view)}</body>")
    found = body.find("figure/table")
    assert found is not None
    return [["".join(cell.itertext()) for cell in row] for row in found.iter("tr")]


def test_the_table_of_bambuti() -> None:
    rows = ["R1 R5 R9 R4 R2", "B1 B2 B8 B3 R3"]
    state = bambuti.position(
        rows=map(bambuti.parse_masks, rows), points=(12, 3), drums=(2, 0)
    )
    assert _table(bambuti.view(state, 0)) == [
        ["seat", "points", "a count would bring", "drums left"],
        ["seat 0", "12", "1", "2"],
        ["seat 1", "3", "10", "0"],
    ]


def test_the_table_of_bumuntu() -> None:
    lion, giraffe = bumuntu.Animal.LION, bumuntu.Animal.GIRAFFE
    others = [a for a in bumuntu.Options().animals if a not in (lion, giraffe)]
    jungle = bumuntu.position(
        tiles=None,
        favor=[lion, giraffe, *others],
        pawns=[None, None],
        collected=[
            [bumuntu.Tile(lion, Bonus.NKISI), bumuntu.Tile(lion, Bonus.YOWA)],
            [bumuntu.Tile(giraffe, Bonus.FOOD)],
        ],
    )
    shown = _table(bumuntu.view(jungle, 0))
    # 2 favor for each lion, 8 for the most giraffes, 1 for one Nkisi, 6 for most Yowa
    assert shown[:3] == [
        ["favor (tiles)", "seat 0", "seat 1"],
        ["lion (2 per tile)", "4 (2)", "0 (0)"],
        ["giraffe (8/4)", "0 (0)", "8 (1)"],
    ]
    assert shown[-3:] == [
        ["Nkisi", "1 (1)", "0 (0)"],
        ["Yowa", "6 (1)", "0 (0)"],
        ["together", "11", "8"],
    ]


def test_the_table_of_bugami() -> None:
    tricks = [bugami.Trick(1, bugami.cards("AH 2H 3C"))]
    state = bugami.position(
        tricks=tricks,
        trick=bugami.Trick(1, ()),
        bids=[bugami.Bid.CLUBS, bugami.Bid.HEARTS, bugami.Bid.NULL],
        players=3,
    )
    view = bugami.view(state, None)
    # 30 without a trick, 10 for one trick with two bad cards halved, 100 for Null
    assert _table(view) == [
        ["seat", "bid", "tricks", "bad cards", "points so far"],
        ["seat 0", "clubs", "0", "0", "30"],
        ["seat 1", "hearts", "1", "2", "5"],
        ["seat 2", "null", "0", "", "100"],
    ]
    impossible = evolve(view, hand_sizes=(16, 16, 40))
    assert [row[-1] for row in _table(impossible)[1:]] == ["", "", ""]


def test_the_tables_of_bumbesi_and_busungar() -> None:
    state = bumbesi.position(
        hands=[(3,), (4,), (5,)],
        penalties=[(60, bumbesi.Special.RAISE), (), None],
        deck=(),
    )
    assert _table(bumbesi.view(state, 0))[:3] == [
        ["seat", "penalty points", "cards in the order taken"],
        ["seat 0", "2", "60, raise"],
        ["seat 1", "0", ""],
    ]
    garden = busungar.position(
        places=["M4", None, "S2"],
        out=[False, True, False],
        safe=[3, 5, 0],
        carried=[4, 0, 0],
    )
    assert _table(busungar.view(garden, 0)) == [
        ["seat", "safe apples", "carried", "where"],
        ["seat 0", "3", "4", "M4"],
        ["seat 1", "5", "0", "out of the game"],
        ["seat 2", "0", "0", "S2"],
    ]
