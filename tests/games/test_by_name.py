"""The way to a game by its name: it is loaded when it is asked for."""

import sys
from importlib import import_module

import pytest

from tabletop_rules import games
from tabletop_rules.errors import UnknownGame
from tabletop_rules.games import GAMES, NAMES, bumuntu, find, open_door


def test_each_game_is_found_by_its_name() -> None:
    assert [find(game.INFO.name) for game in GAMES] == list(GAMES)
    assert find("bumuntu").INFO is bumuntu.INFO
    assert tuple(game.INFO.name for game in GAMES) == NAMES == tuple(sorted(NAMES))
    for name in NAMES:
        assert find(name) is getattr(games, name) is games.__getattr__(name)


@pytest.mark.parametrize("name", ["", "Bumuntu", "chess", "__init__", "bumbesi.state"])
def test_what_no_game_is_called_raises(name: str) -> None:
    with pytest.raises(UnknownGame, match="there are bambuti, bugami, bumbesi"):
        find(name)
    with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
        games.__getattr__(name)


def test_the_names_are_listed() -> None:
    assert {*NAMES, "GAMES", "find"} <= set(dir(games))


def test_a_door_leads_to_the_game_and_its_rooms() -> None:
    open_door("box.bumuntu")
    try:
        assert sys.modules["box.bumuntu"] is bumuntu
        state = import_module("tabletop_rules.games.bumuntu.state")
        assert sys.modules["box.bumuntu.state"] is state
    finally:
        for name in [each for each in sys.modules if each.startswith("box.")]:
            del sys.modules[name]
