"""Imports go down, never round; only what shows itself is loaded by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs._ext.architecture import floors, imports
from docs._ext.architecture.floors import BY_NAME, FLOORS, GROUND, UPWARD

from tabletop_rules.games import NAMES


def planted(folder: Path, **files: str) -> list[str]:
    """The faults of a package of these files; two underscores stand for a folder."""
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in [folder, *[each for each in folder.rglob("*") if each.is_dir()]]:
        (path / "__init__.py").touch()
    return floors.faults(folder)


def test_imports_go_down_and_never_round() -> None:
    assert floors.faults() == []


def test_every_room_of_the_plan_is_there() -> None:
    there = {
        room.name for module in imports.modules() if (room := floors.room_of(module))
    }
    assert there == set(floors.rooms())
    files = imports.modules()
    for floor in FLOORS:
        for room in floor.rooms:
            assert set(room.modules) <= set(files)


def test_only_what_is_told_loads_by_name() -> None:
    assert imports.loaders() == set(BY_NAME)


def test_only_what_shows_itself_loads_from_a_higher_floor() -> None:
    height = floors.rooms()
    for module, others in UPWARD.items():
        assert module in BY_NAME
        room = floors.room_of(module)
        assert room is not None
        assert all(height[other] > height[room.name] for other in others)
    # nobody else hides the name of a higher room in a text
    for module, names in imports.spelt_out().items():
        for name in names:
            room, other = floors.room_of(module), floors.room_of(name)
            assert room is not None
            assert other is not None
            assert height[other.name] <= height[room.name] or module in UPWARD


def test_a_library_is_imported_where_it_is_needed() -> None:
    allowed = {room.name: {"attrs", *room.needs} for f in FLOORS for room in f.rooms}
    for room, found in floors.libraries().items():
        assert found <= allowed[room], room


def test_the_games_stand_on_the_ground_alone() -> None:
    found = floors.between_rooms()
    assert found[GROUND.name] == set()
    for game in NAMES:
        assert found[game] == {GROUND.name}


def test_a_circle_is_found(tmp_path: Path) -> None:
    one = "def later():\n    from tabletop_rules import words\n"
    (fault,) = planted(tmp_path, errors=one, words="import tabletop_rules.errors\n")
    assert fault in (
        "a circle: errors imports words imports errors",
        "a circle: words imports errors imports words",
    )


@pytest.mark.parametrize(
    "line",
    [
        "from tabletop_rules import codec",
        "from tabletop_rules.codec import to_json",
        "import tabletop_rules.codec as saved",
        "from . import codec",
        "from .codec import to_json",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .codec import x",
    ],
)
def test_an_arrow_upwards_is_found(tmp_path: Path, line: str) -> None:
    number = line.count("\n") + 1
    assert planted(tmp_path, codec__reading="", game=line) == [
        f"game, line {number}: imports codec, which is on a higher floor"
    ]


def test_a_package_comes_with_what_is_in_it(tmp_path: Path) -> None:
    line = "from tabletop_rules.render.page import heading"
    assert planted(tmp_path, codec__text=line, render__page="") == [
        "codec.text, line 1: imports render.page, which is on a higher floor",
        "codec.text, line 1: imports render, which is on a higher floor",
    ]


def test_games_do_not_know_each_other(tmp_path: Path) -> None:
    line = "from ..bugami.components import Card"
    found = planted(tmp_path, games__bumbesi__rules=line, games__bugami__components="")
    assert found == [
        "games.bumbesi.rules, line 1: imports games.bugami.components, which is "
        "another room on its floor",
        "games.bumbesi.rules, line 1: imports games.bugami, which is another room on "
        "its floor",
    ]


def test_the_kit_knows_games_by_their_protocol(tmp_path: Path) -> None:
    line = "from tabletop_rules.games.bumbesi import State"
    bumbesi = {"games__bumbesi__state": ""}
    (fault,) = planted(tmp_path, render__page=line, **bumbesi)
    assert fault == (
        "render.page, line 1: imports games.bumbesi, but it may know games by their "
        "protocol alone"
    )
    (tmp_path / "render" / "page.py").unlink()
    assert planted(tmp_path, render__bumbesi=line, **bumbesi) == []
    (fault,) = planted(tmp_path, render__bugami=line, **bumbesi)
    assert fault.startswith("render.bugami, line 1: imports games.bumbesi, but")


def test_a_new_package_has_to_be_named(tmp_path: Path) -> None:
    assert planted(tmp_path, attic__box="", cellar="") == [
        "attic is in no room: name its package in the plan",
        "attic.box is in no room: name its package in the plan",
    ]
