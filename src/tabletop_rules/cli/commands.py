"""The commands by name; each loads its room when it is run."""

from __future__ import annotations

from argparse import Namespace

from tabletop_rules.cli.failure import WRONG_USAGE, CommandFailed


def list_games(arguments: Namespace) -> int:
    """Print the games as a table."""
    from tabletop_rules.cli.catalogue import print_games

    return print_games()


def rules(arguments: Namespace) -> int:
    """Print the rules of a game, or one clause."""
    from tabletop_rules.cli.catalogue import print_rules

    return print_rules(arguments.game, arguments.clause)


def play(arguments: Namespace) -> int:
    """Play at the terminal."""
    _require_rich("play")
    from tabletop_rules.cli.playing import run

    return run(arguments)


def simulate(arguments: Namespace) -> int:
    """Play many random games and print the figures."""
    _require_rich("simulate")
    from tabletop_rules.cli.simulating import run

    return run(arguments)


def replay(arguments: Namespace) -> int:
    """Tell a record turn by turn."""
    from tabletop_rules.cli.replaying import run

    return run(arguments)


def perft(arguments: Namespace) -> int:
    """Count paths."""
    _require("hypothesis", "perft", "testing")
    from tabletop_rules.cli.counting import run

    return run(arguments)


def _require_rich(command: str) -> None:
    _require("rich", command, "cli")


def _require(package: str, command: str, extra: str) -> None:
    """CommandFailed, which says how to install it, unless the package is there."""
    try:
        __import__(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        raise CommandFailed(
            f"{command} needs {package}: pip install 'tabletop_rules[{extra}]'",
            WRONG_USAGE,
        ) from error
