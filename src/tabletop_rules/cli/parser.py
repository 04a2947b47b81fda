"""The words of the command line."""

from __future__ import annotations

import argparse
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import NoReturn

from tabletop_rules import __version__
from tabletop_rules.brief import brief
from tabletop_rules.cli import commands
from tabletop_rules.cli.failure import WRONG_USAGE, told
from tabletop_rules.cli.viewers import EVERYTHING
from tabletop_rules.simulate import LIMIT

_EXAMPLES = """\
examples:
  tabletop-rules list
  tabletop-rules rules bumbesi 4.3
  tabletop-rules play bumbesi --players 3 --seats 0,2
  tabletop-rules simulate bumbesi -n 1000 --jobs 2
  tabletop-rules replay game.txt --seat 1
  tabletop-rules perft bumbesi 3 --seed 7

exit codes: 0 done, 1 what was given is wrong, 2 the command line is wrong or an extra
is not installed, 130 interrupted, 141 the reader of the output went away"""


class _OneLineParser(ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        line = f"{self.prog}: {told(ValueError(message))}; see {self.prog} --help\n"
        self.exit(WRONG_USAGE, line)


def parser() -> ArgumentParser:
    """The parser; what it parses has the command's function as `run`."""
    whole = _OneLineParser(
        prog="tabletop-rules",
        description="The rules of table games: read, played, studied.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    added = whole.add_subparsers(metavar="COMMAND", required=True)

    def add(
        name: str, run: Callable[[Namespace], int], summary: str, *examples: str
    ) -> ArgumentParser:
        one = added.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            epilog="\n  tabletop-rules ".join(["examples:", *examples]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        one.set_defaults(run=run)
        return one

    add("list", commands.list_games, "the games and their facts", "list")
    _add_rules(
        add(
            "rules",
            commands.rules,
            "the rules of a game, or one statement of them",
            "rules bumbesi",
            "rules bumbesi 4.3",
        )
    )
    _add_play(
        add(
            "play",
            commands.play,
            "play at this terminal, people and random bots",
            "play bumbesi",
            "play bumbesi --players 4 --seats 0,2",
            "play bugami --players 5 --bots 3,4 --option jokers=2",
            "play bumbesi --load game.txt",
        )
    )
    _add_simulate(
        add(
            "simulate",
            commands.simulate,
            "random games by the hundred, as a table",
            "simulate bumbesi -n 1000 --jobs 2",
            "simulate bumbesi -n 100 --players 5 --json study.json",
        )
    )
    _add_replay(
        add(
            "replay",
            commands.replay,
            "tell a saved game turn by turn, and judge it",
            "replay game.txt",
            "replay game.txt --seat 1",
            "replay game.txt --seat spectator",
        )
    )
    _add_perft(
        add(
            "perft",
            commands.perft,
            "count the ways in which a game can begin",
            "perft bumbesi 3",
            "perft bumbesi 2 --seed 7 --divide",
        )
    )
    return whole


def _add_rules(one: ArgumentParser) -> None:
    _game(one)
    one.add_argument("clause", nargs="?", metavar="CLAUSE", help="its number: 4.3")


def _add_play(one: ArgumentParser) -> None:
    _game(one)
    _setup(one, seed=None)
    seats = one.add_mutually_exclusive_group()
    seats.add_argument(
        "--seats", type=_seats, help="seats of people: 0,2 (only 0 unless stated)"
    )
    seats.add_argument("--bots", type=_seats, help="or, seats of bots: 1,3")
    one.add_argument("--load", metavar="FILE", help="go on with a saved game")


def _add_simulate(one: ArgumentParser) -> None:
    _game(one)
    one.add_argument(
        "-n", dest="games", type=_positive, default=100, help="games (100)"
    )
    _setup(one, seed=0)
    one.add_argument(
        "--limit",
        metavar="MOVES",
        type=_positive,
        default=LIMIT,
        help=f"where a game is broken off as unfinished ({LIMIT})",
    )
    one.add_argument(
        "--jobs", type=_positive, default=1, help="processes (1); results stay the same"
    )
    one.add_argument("--json", metavar="FILE", help="also write all results there")


def _add_replay(one: ArgumentParser) -> None:
    one.add_argument("file", metavar="FILE", help="a record, as text or JSON")
    one.add_argument("--game", help="the game that the record has to be of")
    one.add_argument(
        "--seat",
        type=_viewer,
        default=EVERYTHING,
        help="tell what this seat, or the 'spectator', saw (everything unless stated)",
    )


def _add_perft(one: ArgumentParser) -> None:
    _game(one)
    one.add_argument("depth", metavar="DEPTH", type=_depth, help="actions deep")
    _setup(one, seed=0)
    one.add_argument(
        "--divide", action="store_true", help="also count behind each first action"
    )


def _game(one: ArgumentParser) -> None:
    one.add_argument("game", metavar="GAME", help="its name, as list has it")


def _setup(one: ArgumentParser, seed: int | None) -> None:
    one.add_argument(
        "--players", type=_positive, help="how many (the fewest that may play)"
    )
    one.add_argument(
        "--seed",
        type=_integer,
        default=seed,
        help=f"of the deal ({'drawn by chance' if seed is None else seed})",
    )
    one.add_argument(
        "--option",
        metavar="NAME=VALUE",
        nargs="+",
        action="extend",
        type=_assignment,
        default=[],
        help="what the players agree on: first_player=1",
    )
    one.add_argument(
        "--options", metavar="FILE.json", help="all options, as the codec writes them"
    )


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{brief(text, repr)} is no whole number"
        ) from None


def _positive(text: str) -> int:
    number = _integer(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not positive")
    return number


def _depth(text: str) -> int:
    number = _integer(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is negative")
    return number


def _seats(text: str) -> tuple[int, ...]:
    return tuple(sorted({_depth(part) for part in text.split(",")}))


def _viewer(text: str) -> int | None:
    return None if text == "spectator" else _depth(text)


def _assignment(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, value
