"""Pictures are well-formed, told in words, self-contained and escaped."""

import re
from collections import Counter

import pytest

from tabletop_rules import render
from tabletop_rules.games import bumuntu, busungar
from tests.render.positions import Moment, long_names, moments, reached
from tests.render.reading import child, groups, parsed, words

MOMENTS = list(moments())
_NAMES = [f"{number}-{moment.game.INFO.name}" for number, moment in enumerate(MOMENTS)]

each_moment = pytest.mark.parametrize("moment", MOMENTS, ids=_NAMES)


@each_moment
def test_well_formed_with_title_description_and_role(moment: Moment) -> None:
    svg = render.svg(moment.view, moment.actions, moment.events)
    root = parsed(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("role") == "img"
    title = child(root, "title")
    assert title == root.get("aria-label")
    assert title == render.text(moment.view, unicode=False).split("\n")[0]
    assert child(root, "desc") == render.text(moment.view, unicode=False)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"


@each_moment
def test_self_contained(moment: Moment) -> None:
    page = render.html(moment.view, moment.actions, moment.events)
    without_names = page.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|url\(|<image|<script|@import|data:", without_names)


@each_moment
def test_html_is_well_formed_too(moment: Moment) -> None:
    page = parsed(f"<body>{render.html(moment.view, moment.actions)}</body>")
    figures = page.findall("figure")
    assert figures
    for figure in figures:
        rows = figure.findall("table/tbody/tr")
        heads = figure.findall("table/thead/tr/th")
        assert {len(row) for row in rows} <= {len(heads)}


def test_ids_are_those_of_one_picture() -> None:
    first = reached(bumuntu, 1, 3, 0)
    second = reached(bumuntu, 2, 3, 0)
    ids = []
    for moment in (first, second):
        found = [
            element.get("id", "")
            for element in parsed(render.svg(moment.view)).iter()
            if "id" in element.attrib
        ]
        # eight animals and four bonuses
        assert len(found) == 12
        ids += found
    assert max(Counter(ids).values()) == 1
    assert all(name.startswith("tabletop-picture-") for name in ids)


def test_what_is_used_is_there() -> None:
    for moment in MOMENTS:
        root = parsed(render.svg(moment.view))
        ids = {element.get("id") for element in root.iter()} - {None}
        used = {
            element.get("href", "").removeprefix("#")
            for element in root.iter()
            if element.tag.endswith("use")
        }
        assert used == ids


def test_names_from_outside_are_escaped() -> None:
    moment = reached(busungar, 9, 5, 60, long_names())
    for drawn in (render.svg(moment.view), render.html(moment.view)):
        assert "<script" not in drawn
        assert "a<gate>" not in drawn
    assert any(word.startswith("a<gate>") for word in words(render.svg(moment.view)))


def test_a_name_that_xml_has_to_escape() -> None:
    board = busungar.Board(
        sidewalk=["a", "b<&", "c"],
        entrances=[("b<&", "gate>")],
        paths=[("gate>", "t"), ("gate>", "k")],
        red=[],
        tree="t",
        kennel="k",
    )
    state = busungar.position(places=["b<&"] * 2, options=busungar.Options(board))
    view = busungar.view(state, 0)
    actions = busungar.legal_actions(state, 0)
    parsed(render.svg(view, actions))
    parsed(render.html(view, actions))
    assert "b<&" in words(render.svg(view))
    assert "b<&" in render.text(view, unicode=True)


def test_a_sentence_is_told_and_its_spot_framed() -> None:
    moment = reached(bumuntu, 1, 3, 1)
    svg = render.svg(moment.view, events=moment.events)
    (event,) = moment.events
    assert str(event) in words(svg)
    assert len(groups(svg, "recent")) == 1
    assert groups(render.svg(moment.view), "recent") == []


def test_the_same_position_gives_the_same_picture() -> None:
    for moment in MOMENTS[::4]:
        first = render.html(moment.view, moment.actions, moment.events)
        assert first == render.html(moment.view, moment.actions, moment.events)


def test_light_dark_and_print_have_all_colours() -> None:
    svg = render.svg(reached(bumuntu, 1, 3, 40).view)
    style = child(parsed(svg), "style")
    used = set(re.findall(r'[" ]tabletop-[fs]-([a-z-]+)', svg))
    for block in re.findall(r"\{((?:--[a-z-]+:#\w+;?)+)\}", style):
        assert set(re.findall(r"--([a-z-]+):", block)) == used
    assert style.count("prefers-color-scheme:dark") == 1
    assert style.count("@media print") == 1
    # rules by a class alone, which hold in what is drawn once and used often
    rules = set(re.findall(r"\}([^{}]*)\{(?:fill|stroke):", style))
    assert {re.sub(r"[fs]-[a-z-]+", "", rule) for rule in rules} == {".tabletop-"}
