"""Random games of each game and variant, saved at every state."""

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop_rules import codec, record
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES
from tabletop_rules.testing.golden import random_record
from tests.effort import scaled
from tests.golden.cases import PRINTED, VARIANTS

MAX_ACTIONS = 80
"""Where the two board games are broken off; the three card games come to their end."""


def variants() -> Iterator[Any]:
    """Each game with the options of its golden records."""
    for game in GAMES:
        name = game.INFO.name
        for variant in (PRINTED, *VARIANTS[name]):
            label = "-".join(filter(None, [name, variant.name]))
            yield pytest.param(game, game.Options(**variant.options), id=label)


@scaled(games=8)
@pytest.mark.parametrize(("game", "options"), list(variants()))
def test_every_state_and_the_record_come_back(
    game: AnyGame, options: Any, games: int
) -> None:
    least, most = max(game.INFO.min_players, 3), game.INFO.max_players
    counts = list(range(least, most + 1)) or [most]
    for number in range(games):
        players = counts[number % len(counts)]
        made = random_record(game, number, players, options, MAX_ACTIONS)
        assert record.from_json(record.to_json(made), game) == made
        assert record.from_text(record.to_text(made, game), game) == made
        for step in record.replay(made, game):
            text = codec.to_json(step.state)
            assert codec.from_json(text, game.State, game=game) == step.state
