"""What is loaded, and when; a game by its short name is the game by its long one."""

from __future__ import annotations

import importlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import assert_type

import pytest
from docs._ext.architecture import imports
from docs._ext.architecture.floors import GROUND, room_of

import tabletop_rules
import tabletop_rules.bumbesi
import tabletop_rules.games.bumbesi
from tabletop_rules import bumbesi, games
from tabletop_rules.bumbesi import Column
from tabletop_rules.games import NAMES

SOURCE = Path(tabletop_rules.__file__).parent
LOADED = """
import sys
print(*[name for name in sys.modules if name.split(".")[0] == "tabletop_rules"])
"""


def run(program: str) -> str:
    """What the program prints in a fresh interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def rooms_loaded(program: str) -> set[str]:
    """The rooms of the plan of which the program loads files."""
    names = [name.partition(".")[2] for name in run(program + LOADED).split()]
    found = [room_of(name) for name in names]
    return {room.name for room in found if room is not None}


def test_the_package_loads_nothing() -> None:
    assert run(f"import tabletop_rules{LOADED}").split() == ["tabletop_rules"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_loads_itself_and_the_ground(name: str) -> None:
    alone = {name, GROUND.name, "games by name", "tabletop_rules"}
    for program in (
        f"from tabletop_rules import {name}",
        f"from tabletop_rules.{name} import State",
        f"from tabletop_rules.games import {name}",
        f"from tabletop_rules.games import find; find({name!r})",
        f"import tabletop_rules; tabletop_rules.games.{name}.State",
    ):
        assert rooms_loaded(program) == alone


@pytest.mark.parametrize("name", NAMES)
def test_a_look_loads_the_pictures_of_that_game_alone(name: str) -> None:
    deal = f"from tabletop_rules import {name} as game; "
    deal += "state = game.initial_state(1, game.INFO.max_players)\n"
    drawn = {name, GROUND.name, "games by name", "tabletop_rules", "match", "render"}
    drawn |= {f"{name} pictures"}
    for look in ("state._repr_html_()", "str(game.view(state, 0))"):
        assert rooms_loaded(deal + look) == drawn


def test_drawing_loads_no_game() -> None:
    loaded = rooms_loaded("from tabletop_rules import render, simulate, record, codec")
    assert not loaded & {*NAMES, *[f"{name} pictures" for name in NAMES]}


@pytest.mark.parametrize("name", NAMES)
def test_short_and_long_names_are_of_one_module(name: str) -> None:
    short = importlib.import_module(f"tabletop_rules.{name}")
    long = importlib.import_module(f"tabletop_rules.games.{name}")
    assert short is long is getattr(tabletop_rules, name) is getattr(games, name)
    assert (long.__name__, long.__spec__.name) == (f"tabletop_rules.games.{name}",) * 2
    rooms = sorted(each.stem for each in (SOURCE / "games" / name).glob("*.py"))
    assert "state" in rooms
    for room in rooms:
        if room != "__init__":
            by_short = importlib.import_module(f"tabletop_rules.{name}.{room}")
            assert by_short is importlib.import_module(f"{long.__name__}.{room}")


@pytest.mark.parametrize("name", NAMES)
def test_the_rooms_of_a_game_are_loaded_once(name: str) -> None:
    """Whichever name comes first."""
    for one, other in (
        (f"tabletop_rules.{name}", f"tabletop_rules.games.{name}"),
        (f"tabletop_rules.games.{name}", f"tabletop_rules.{name}"),
    ):
        run(
            f"import {one}.state as one\n"
            f"import {other}.state as other\n"
            f"import {other} as game\n"
            "assert one is other\n"
            "assert one.State is game.State\n"
        )


def test_values_keep_their_long_names() -> None:
    column = tabletop_rules.bumbesi.Column(7)
    assert type(column).__module__ == "tabletop_rules.games.bumbesi.state"
    written = pickle.dumps(column)
    assert b"tabletop_rules.games.bumbesi.state" in written
    read = run(f"import pickle; print(repr(pickle.loads({written!r})))")
    assert read == "Column(target=7, covered=(), pile=())\n" == f"{column!r}\n"


def test_every_module_is_an_attribute() -> None:
    """Of those that have been imported, and of those that have not."""
    names = [each for each in imports.modules() if each and "." not in each]
    assert {"bumbesi", "render", "testing", "cli"} < set(names)
    program = "import sys, tabletop_rules as package\n"
    for name in names:
        if name != "__main__":
            own = f"sys.modules['tabletop_rules.{name}']"
            program += f"assert package.{name} is {own}, {name!r}\n"
    run(program)


def test_dir_and_star_give_the_public_names() -> None:
    public = set(tabletop_rules.__all__)
    assert {*NAMES, "Match", "Rng", "errors"} < public
    shown = set(run("import tabletop_rules as t; print(*dir(t))").split())
    assert public | {"render", "codec", "record", "simulate", "games"} <= shown
    starred = set(run("from tabletop_rules import *; print(*dir())").split())
    assert public <= starred
    listed = set(run("import tabletop_rules.games as g; print(*dir(g))").split())
    assert {*NAMES, "GAMES", "find"} <= listed


def test_each_name_of_dir_has_a_value_without_any_extra() -> None:
    run(
        "import sys, inspect, tabletop_rules\n"
        "for name in ('rich', 'hypothesis', 'numpy'): sys.modules[name] = None\n"
        "assert len(inspect.getmembers(tabletop_rules)) > 30\n"
    )


def test_checkers_of_types_know_what_is_in_dir() -> None:
    """The imports under TYPE_CHECKING are all public names and parts of the kit."""
    names = [name for _, name in imports.imported("", SOURCE / "__init__.py")]
    listed = {name.rpartition(".")[2] for name in names}
    assert set(tabletop_rules.__all__) <= listed
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages - {"cli", "games"} <= listed


@pytest.mark.parametrize("name", ["chess", "_bumbesi", "__wrapped__", "Bumbesi"])
def test_any_other_name_is_an_attribute_error(name: str) -> None:
    for module in (tabletop_rules, games):
        message = f"module '{module.__name__}' has no attribute '{name}'"
        with pytest.raises(AttributeError, match=message):
            getattr(module, name)
    with pytest.raises(ImportError, match="cannot import name"):
        exec(f"from tabletop_rules import {name}")


def test_a_part_without_its_extra_says_what_to_install() -> None:
    done = run(
        "import sys; sys.modules['hypothesis'] = None\n"
        "import tabletop_rules\n"
        "try:\n"
        "    tabletop_rules.testing\n"
        "except ImportError as error:\n"
        "    print(error)\n"
    )
    assert done.startswith("tabletop_rules.testing needs Hypothesis: ")


def test_types_of_a_short_name_are_those_of_the_long_one() -> None:
    """For mypy, which reads this file too, and has to find the errors told of here."""
    state = bumbesi.initial_state(seed=1, players=3)
    assert_type(state, tabletop_rules.games.bumbesi.State)
    assert_type(tabletop_rules.bumbesi.initial_state(1, 3), bumbesi.State)
    assert_type(Column(7), tabletop_rules.bumbesi.Column)
    match = tabletop_rules.Match(bumbesi, tabletop_rules.Games(2))
    assert_type(match.initial_state(1, 3).state, tabletop_rules.bumbesi.State)
    assert_type(tabletop_rules.render.text(state), str)
    nowhere: list[Callable[[], object]] = [
        lambda: tabletop_rules.chess,  # type: ignore[attr-defined]
        lambda: tabletop_rules.bumbesi.chess,  # type: ignore[attr-defined]
        lambda: games.chess,  # type: ignore[attr-defined]
    ]
    for name in nowhere:
        with pytest.raises(AttributeError):
            name()
