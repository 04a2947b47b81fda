"""A view that `validate_view` lets pass has a picture of bounded size."""

from random import Random
from typing import Any

import pytest

from tabletop_rules import render
from tabletop_rules.game import AnyGame
from tabletop_rules.testing.altering import altered
from tabletop_rules.testing.mutation import Seen
from tests.effort import scaled
from tests.render.positions import GAMES, reached

MOST_SVG, MOST_TEXT = 150_000, 4_000
"""Characters; the largest pictures of positions that play reaches have half of it."""


def strange_views(game: AnyGame, count: int) -> list[Any]:
    """Views that pass, in which one to three things are not as they came."""
    chance = Random(5)
    views = []
    seen = Seen()
    for players in (game.INFO.min_players, game.INFO.max_players):
        for steps in (0, 3, 15, 40, 90):
            state = reached(game, 7, players, steps).state
            views += [game.view(state, player) for player in (0, players - 1, None)]
    for view in views:
        seen.add(view)
    found: dict[Any, None] = {}
    for _ in range(count):
        view = chance.choice(views)
        for _ in range(chance.randint(1, 3)):
            view = altered(view, seen, chance) or view
        if view not in views and game.validate_view(view) == ():
            found[view] = None
    return list(found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
@scaled(count=600)
def test_what_passes_has_a_picture_of_bounded_size(game: AnyGame, count: int) -> None:
    drawn = strange_views(game, count)
    assert len(drawn) > 5
    for view in drawn:
        assert len(render.svg(view)) < MOST_SVG
        assert len(render.text(view)) < MOST_TEXT
        assert len(render.html(view)) < MOST_SVG
