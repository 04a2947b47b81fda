"""`perft`: how many ways a game can begin."""

from __future__ import annotations

from argparse import Namespace

from tabletop_rules.cli.options import options_of
from tabletop_rules.games import find
from tabletop_rules.testing.perft import divide, perft


def run(arguments: Namespace) -> int:
    """Print the count, behind each first action if asked; returns the exit code."""
    game = find(arguments.game)
    options = options_of(arguments, game)
    players = arguments.players or game.INFO.min_players
    state = game.initial_state(arguments.seed, players, options)
    if not arguments.divide or arguments.depth == 0:
        print(perft(game, state, arguments.depth))
        return 0
    total = 0
    for action, count in divide(game, state, arguments.depth):
        print(f"{count:>12}  seat {action.player}: {game.format_action(action)}")
        total += count
    print(f"{total:>12}  all")
    return 0
