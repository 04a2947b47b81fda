"""Which games are kept as golden records."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

from tabletop_rules.errors import InvalidOptions
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES
from tabletop_rules.testing.golden import golden, random_record

FOLDER = Path(__file__).parent

ALL_COUNTS = range(100)


@frozen
class Variant:
    """What is played of a game, beside the printed rules.

    `name` goes into the file's name. `max_actions` breaks the game off; a seed is given
    where most would not bring it to its end by then.
    """

    name: str
    options: dict[str, Any]
    players: range = ALL_COUNTS
    max_actions: int = 120
    seed: int | None = None


PRINTED = Variant("", {})

VARIANTS: dict[str, tuple[Variant, ...]] = {
    "bambuti": (Variant("youngest", {"youngest": 1}),),
    "bugami": (
        Variant("jokers", {"jokers": 2}),
        Variant("marriage", {"jokers": 1, "forced_marriage": True, "dealer": 1}),
    ),
    "bumbesi": (Variant("first", {"first_player": 2}),),
    "bumuntu": (
        Variant("pawns", {"tiles_under_pawns": False, "first_player": 1}),
        Variant("whole", {}, players=range(4, 5), max_actions=2000),
    ),
    "busungar": (
        Variant("limit", {"chase_limit": 3, "keep_half": True, "first_player": 1}),
        # drawn at random, a game with all 50 apples takes many thousand actions
        Variant("whole", {"apples": 1}, players=range(3, 4), max_actions=2000, seed=7),
    ),
}


@frozen
class Case:
    """A game to keep."""

    game: AnyGame
    players: int
    variant: Variant
    options: Any
    seed: int

    @property
    def path(self) -> Path:
        parts = [self.game.INFO.name, str(self.players), self.variant.name]
        return FOLDER / f"{'-'.join(filter(None, parts))}.txt"

    def make(self) -> str:
        """The golden record, played anew."""
        limit = self.variant.max_actions
        played = random_record(self.game, self.seed, self.players, self.options, limit)
        return golden(played, self.game)


def cases() -> Iterator[Case]:
    """Each game with each number of players and options that go together."""
    for game in GAMES:
        low, high = game.INFO.min_players, game.INFO.max_players
        variants = (PRINTED, *VARIANTS.get(game.INFO.name, ()))
        for number, variant in enumerate(variants):
            options = game.Options(**variant.options)
            for players in range(low, high + 1):
                if players in variant.players and _go(game, players, options):
                    own = 100 * (number + 1) + players
                    seed = own if variant.seed is None else variant.seed
                    yield Case(game, players, variant, options, seed)


def _go(game: AnyGame, players: int, options: Any) -> bool:
    """Whether the options go with the number of players."""
    try:
        game.initial_state(0, players, options)
    except InvalidOptions:
        return False
    return True
