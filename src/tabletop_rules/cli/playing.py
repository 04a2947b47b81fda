"""`play`: people and random bots at this terminal."""

from __future__ import annotations

import secrets
from argparse import Namespace

from tabletop_rules.arguments import seat
from tabletop_rules.cli.failure import WRONG_USAGE, CommandFailed
from tabletop_rules.cli.options import options_of
from tabletop_rules.cli.screen import Screen, output
from tabletop_rules.cli.session import Session
from tabletop_rules.cli.table import Table
from tabletop_rules.games import find

_SEED_BITS = 128
"""So many that nobody finds the deal by trying seeds."""


def run(arguments: Namespace) -> int:
    """Play until the game is over or somebody leaves; returns the exit code.

    Raises CommandFailed, OSError, or what the game raises if it cannot be dealt so.
    """
    table = _table(arguments)
    people = _people(arguments, table.players)
    files = () if arguments.load is None else (arguments.load,)
    Session(Screen(output()), table, people, files).run()
    return 0


def _table(arguments: Namespace) -> Table:
    game = find(arguments.game)
    if arguments.load is None:
        seed = (
            secrets.randbits(_SEED_BITS) if arguments.seed is None else arguments.seed
        )
        players = arguments.players or game.INFO.min_players
        return Table.dealt(game, seed, players, options_of(arguments, game))
    for name in ("players", "seed", "option", "options"):
        if getattr(arguments, name) not in (None, []):
            raise CommandFailed(
                f"--{name} does not go with --load: the file says it", WRONG_USAGE
            )
    return Table.opened(arguments.load, game)


def _people(arguments: Namespace, players: int) -> tuple[int, ...]:
    """The seats of people; raises SeatError or CommandFailed."""
    for named in (*(arguments.seats or ()), *(arguments.bots or ())):
        seat(named, players, "a seat")
    if arguments.bots is None:
        return arguments.seats or (0,)
    people = tuple([one for one in range(players) if one not in arguments.bots])
    if not people:
        raise CommandFailed(
            "no seat is left for a person; simulate plays bots alone", WRONG_USAGE
        )
    return people
