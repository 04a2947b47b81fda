"""The picture of the package is drawn from its imports."""

from __future__ import annotations

import shutil
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

from docs._ext.architecture import floors
from docs._ext.architecture.drawing import picture
from docs._ext.architecture.imports import SOURCE
from docs._ext.architecture.layers import laid_out, reduced

SVG = "{http://www.w3.org/2000/svg}"


def drawn(source: Path = SOURCE) -> tuple[set[str], set[str]]:
    """The arrows of the picture, those of imports and those by name, in words."""
    root = ElementTree.fromstring(picture(source))
    imports, by_name = [
        {
            path.findtext(f"{SVG}title", "")
            for path in root.iter(f"{SVG}path")
            if path.get("class") == kind
        }
        for kind in ("import", "by-name")
    ]
    return imports, by_name


def test_arrows_that_follow_from_others_are_left_out() -> None:
    graph = {"a": ["b", "c", "d"], "b": ["d"], "c": [], "d": ["e"], "e": []}
    assert reduced(graph) == [("a", "b"), ("a", "c"), ("b", "d"), ("d", "e")]


def test_boxes_stand_apart_and_arrows_pass_between_them() -> None:
    layers = [{"g": 400.0}, {"a": 50.0, "b": 80.0}, {"c": 30.0}, {"d": 60.0, "e": 60.0}]
    arrows = [("d", "a"), ("d", "g"), ("e", "c"), ("e", "b"), ("c", "b"), ("a", "g")]
    boxes, routes = laid_out(layers, arrows)
    assert [(route.source, route.target) for route in routes] == arrows
    rows: dict[int, list[tuple[float, float]]] = {}
    for place in {*boxes.values(), *[p for route in routes for p in route.places]}:
        ends = (place.x - place.width / 2, place.x + place.width / 2)
        rows.setdefault(place.layer, []).append(ends)
    # d to a and e to b pass layer 2; d to g passes 2 and 1
    assert {layer: len(row) for layer, row in rows.items()} == {0: 1, 1: 3, 2: 4, 3: 2}
    for row in rows.values():
        for (_, end), (begin, _) in pairwise(sorted(row)):
            assert begin - end > 10
    for route in routes:
        assert [place.layer for place in route.places] == list(
            range(boxes[route.source].layer, boxes[route.target].layer - 1, -1)
        )


def test_every_room_is_in_the_picture_with_its_size() -> None:
    root = ElementTree.fromstring(picture())
    told = {group.findtext(f"{SVG}title", "") for group in root.iter(f"{SVG}g")}
    sizes = floors.sizes()
    assert {line.partition(": ")[0] for line in told} == set(sizes)
    lines = len((SOURCE / "schema.py").read_text(encoding="utf-8").splitlines())
    assert f"schema: 1 file, {lines:,} lines" in told


def test_arrows_are_those_of_the_imports() -> None:
    imports, by_name = drawn()
    assert "schema imports codec" in imports
    assert "schema imports ground floor" not in imports  # codec does
    assert "bumbesi pictures imports bumbesi" in imports
    assert "cli imports tabletop_rules" in imports
    assert "render is loaded by name by ground floor" in by_name
    assert "bugami pictures is loaded by name by render" in by_name
    assert len(by_name) == 6


def test_a_new_import_is_a_new_arrow(tmp_path: Path) -> None:
    before, _ = drawn()
    copy = tmp_path / "tabletop_rules"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    with (copy / "simulate.py").open("a", encoding="utf-8") as file:
        file.write(
            "\n\ndef later():\n    from tabletop_rules.codec.text import write\n"
        )
    after, _ = drawn(copy)
    assert after - before == {"simulate imports codec"}
    assert before - after == {"simulate imports ground floor"}


def test_each_box_is_within_the_picture() -> None:
    root = ElementTree.fromstring(picture())
    _, _, width, height = map(float, root.get("viewBox", "").split())
    boxes = [
        rect for group in root.iter(f"{SVG}g") for rect in group.iter(f"{SVG}rect")
    ]
    assert len(boxes) == len(floors.rooms())
    for rect in boxes:
        x, y, wide, high = [
            float(rect.get(key, "")) for key in ("x", "y", "width", "height")
        ]
        assert 0 < x < x + wide < width
        assert 0 < y < y + high < height
