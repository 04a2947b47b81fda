"""An action runs on one plan, in the same rooms, in all games of the library."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest

from tabletop_rules import games
from tabletop_rules.tables import OpenTable

NAMES = games.NAMES
HOME = Path(games.__file__).parent

ROOMS = (
    "actions",
    "components",
    "events",
    "notation",
    "rules",
    "scoring",
    "setup",
    "state",
    "turns",
    "validity",
    "view",
)

MOST_IN_A_ROW = 5
"""So many positional arguments can be told apart by who reads the call."""

each_game = pytest.mark.parametrize("name", NAMES)


def room(name: str, kind: str) -> ModuleType:
    return import_module(f"tabletop_rules.games.{name}.{kind}")


def trees(name: str) -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in (HOME / name).glob("*.py")]


def source(name: str, kind: str, function: str) -> str:
    """The text of a function of a room."""
    path = HOME / name / f"{kind}.py"
    text = path.read_text("utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == function:
            return ast.get_source_segment(text, node) or ""
    raise AssertionError(f"{path} has no function {function}")


@each_game
def test_every_game_has_the_same_rooms(name: str) -> None:
    there = {path.stem for path in (HOME / name).glob("*.py")}
    assert there.issuperset(ROOMS)


@each_game
def test_a_state_is_a_table_that_nobody_touches(name: str) -> None:
    state = room(name, "state")
    assert issubclass(state.Table, OpenTable)
    assert issubclass(state.State, state.Table)


@each_game
def test_each_kind_of_action_has_one_turn_and_one_reason(name: str) -> None:
    kinds = set(get_args(room(name, "actions").Action))
    turns: dict[Any, Any] = room(name, "turns").TURNS
    reasons: dict[Any, Any] = room(name, "rules")._REASONS
    assert set(turns) == kinds == set(reasons)


@each_game
def test_an_action_is_performed_in_the_same_words(name: str) -> None:
    """The kit writes out what performs it; the game says of what it is made."""
    rules = room(name, "rules")
    assert inspect.getmodule(rules._perform) is None  # made, not written here
    text = (HOME / name / "rules.py").read_text("utf-8")
    assert re.search(
        r"_perform = performer\(\s*Table, State, seats=\"\w+\", "
        r"(admit=admit|admit_of=\w+), why_not=_why_not, turns=TURNS\s*\)",
        text,
    )
    for function in ("apply", "transition"):
        own = ast.parse(source(name, "rules", function)).body[0]
        other = ast.parse(source("bumbesi", "rules", function)).body[0]
        assert isinstance(own, ast.FunctionDef)
        assert isinstance(other, ast.FunctionDef)
        # the docstring may name errors of the game's own
        assert list(map(ast.dump, own.body[1:])) == list(map(ast.dump, other.body[1:]))


@each_game
def test_no_state_or_view_is_built_of_fields_in_a_row(name: str) -> None:
    for tree in trees(name):
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in calls:
            if ast.unparse(call.func) in ("State", "View", "Table"):
                assert len(call.args) <= MOST_IN_A_ROW, ast.unparse(call)


@each_game
def test_the_kit_alone_builds_and_keeps_the_log(name: str) -> None:
    for tree in trees(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert "builder" not in [alias.name for alias in node.names]
            if isinstance(node, ast.Attribute):
                assert ast.unparse(node) != "log.append"
