"""Positions show themselves."""

import pytest

from tabletop_rules import render
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES
from tabletop_rules.match import Games, Match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
def test_states_and_views_show_their_pictures(game: AnyGame) -> None:
    kinds: tuple[AnyGame, ...] = (game, Match(game, Games(2)))
    for played in kinds:
        state = played.initial_state(1, game.INFO.min_players)
        view = played.view(state, 0)
        assert state._repr_html_() == render.html(state)
        assert view._repr_html_() == render.html(view)
        assert str(view) == render.text(view)
        assert repr(view).startswith(f"{type(view).__name__}(player=0, ")
