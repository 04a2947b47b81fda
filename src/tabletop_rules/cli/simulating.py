"""`simulate`: many random games, and what came of them as a table."""

from __future__ import annotations

import json
import signal
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from attrs import asdict
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from tabletop_rules import codec
from tabletop_rules.cli.failure import CommandFailed
from tabletop_rules.cli.options import options_of
from tabletop_rules.cli.screen import output
from tabletop_rules.game import AnyGame
from tabletop_rules.games import find
from tabletop_rules.simulate import Study, simulate


def run(arguments: Namespace) -> int:
    """Play the games and print the figures; returns the exit code.

    Raises CommandFailed, OSError, or what the game raises if it cannot be dealt so.
    """
    game = find(arguments.game)
    options = options_of(arguments, game)
    players = arguments.players or game.INFO.min_players
    # what is wrong should show now, not after a long study
    game.initial_state(arguments.seed, players, options)
    if arguments.json is not None:
        _check_writable(Path(arguments.json))
    try:
        study = _played(arguments, game, players, options)
    except BrokenExecutor as error:
        raise CommandFailed("a process that played games has died") from error
    if arguments.json is not None:
        document = _document(arguments, game, options, study)
        Path(arguments.json).write_text(
            json.dumps(document, indent=1) + "\n", encoding="utf-8"
        )
    _print(game, study, arguments.limit)
    return 0


def _check_writable(path: Path) -> None:
    if not path.parent.is_dir():
        raise CommandFailed(f"{path}: there is no such folder")
    if path.is_dir():
        raise CommandFailed(f"{path}: is a folder")


def _played(arguments: Namespace, game: AnyGame, players: int, options: Any) -> Study:
    with ExitStack() as stack:
        executor = None
        if arguments.jobs > 1:
            executor = stack.enter_context(_processes(arguments.jobs))
        advance = stack.enter_context(_bar(game.INFO.title, arguments.games))
        return simulate(
            game,
            arguments.games,
            players,
            arguments.seed,
            options,
            limit=arguments.limit,
            executor=executor,
            progress=advance,
        )


def _processes(jobs: int) -> ProcessPoolExecutor:
    """So many processes, which leave Ctrl-C to this one.

    They inherit from it that the signal is ignored while they are started.
    """
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(jobs):
            executor.submit(_start)
    finally:
        signal.signal(signal.SIGINT, before)
    return executor


def _start() -> None:
    """Something to do, for a process to be started."""


@contextmanager
def _bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error; gives what is told how many more are played."""
    console = output(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(title, total=games)
        yield lambda count: progress.advance(task, count)


def _document(
    arguments: Namespace, game: AnyGame, options: Any, study: Study
) -> dict[str, Any]:
    """The study as data for JSON: its setup, the figures, and each game."""
    lengths = study.lengths
    return {
        "game": game.INFO.name,
        "rules_version": game.INFO.rules_version,
        "options": codec.to_data(options),
        "players": study.players,
        "seed": arguments.seed,
        "limit": arguments.limit,
        "games": len(study.playouts),
        "finished": len(study.finished),
        "lengths": None if lengths is None else asdict(lengths),
        "seats": [
            {
                "seat": one.seat,
                "mean_points": _decimal(one.mean_points),
                "wins": _decimal(one.wins),
                "ranks": one.ranks,
            }
            for one in study.seats
        ],
        "playouts": [
            {
                "seed": one.seed,
                "moves": one.moves,
                "scores": one.scores,
                "ranks": None if one.outcome is None else one.outcome.ranks,
            }
            for one in study.playouts
        ],
    }


def _decimal(number: Fraction | None) -> float | None:
    return None if number is None else float(number)


def _percent(count: Fraction, games: int) -> str:
    return f"{float(100 * count / games):.1f} %" if games else "-"


def _print(game: AnyGame, study: Study, limit: int) -> None:
    console = output()
    finished, lengths = len(study.finished), study.lengths
    table = Table(title=f"{game.INFO.title}, {study.players} players")
    for heading in ("seat", "mean points", "wins"):
        table.add_column(heading, justify="right")
    for place in range(study.players):
        table.add_column(f"place {place + 1}", justify="right")
    for one in study.seats:
        mean = "-" if one.mean_points is None else f"{float(one.mean_points):.2f}"
        wins = _percent(one.wins, finished)
        places = [_percent(Fraction(count), finished) for count in one.ranks]
        table.add_row(str(one.seat), mean, wins, *places)
    console.print(table, soft_wrap=False)
    console.print(f"finished: {finished} of {len(study.playouts)} games")
    if lengths is not None:
        console.print(
            f"length in moves: median {lengths.median:g}, shortest {lengths.shortest}, "
            f"longest {lengths.longest}"
        )
    if unfinished := len(study.playouts) - finished:
        console.print(f"unfinished after {limit} moves: {unfinished}")
