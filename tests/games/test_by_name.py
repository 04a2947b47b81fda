"""The way to a game by its name."""

import pytest

from tabletop_rules.errors import UnknownGame
from tabletop_rules.games import GAMES, bumuntu, find


def test_each_game_is_found_by_its_name() -> None:
    assert [find(game.INFO.name) for game in GAMES] == list(GAMES)
    assert find("bumuntu").INFO is bumuntu.INFO


@pytest.mark.parametrize("name", ["", "Bumuntu", "chess"])
def test_what_no_game_is_called_raises(name: str) -> None:
    with pytest.raises(UnknownGame, match="there are bambuti, bugami, bumbesi"):
        find(name)
