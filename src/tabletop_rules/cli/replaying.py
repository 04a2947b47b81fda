"""`replay`: a record told turn by turn."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable

from tabletop_rules import codec, record, render
from tabletop_rules.arguments import viewer
from tabletop_rules.cli.failure import CommandFailed
from tabletop_rules.cli.files import AnyRecord, read_record
from tabletop_rules.cli.results import event_lines, result_lines
from tabletop_rules.cli.viewers import EVERYTHING
from tabletop_rules.game import AnyGame
from tabletop_rules.games import find
from tabletop_rules.render.lettering import printable


def run(arguments: Namespace) -> int:
    """Print the game; returns the exit code.

    Raises CommandFailed at the first move that does not hold, which it names, and
    SeatError if nobody sits at the seat asked for.
    """
    wanted = None if arguments.game is None else find(arguments.game)
    kept = read_record(arguments.file, wanted)
    game = find(kept.game)
    try:
        if arguments.seat is EVERYTHING:
            _tell_everything(kept, game)
        else:
            _tell(kept, game, viewer(arguments.seat, kept.players))
    except record.ReplayError as error:
        raise CommandFailed(f"{arguments.file}: {error}") from error
    _print(result_lines(kept.result))
    return 0


def _tell_everything(kept: AnyRecord, game: AnyGame) -> None:
    steps = record.replay(kept, game)
    next(steps)
    _print(
        [
            f"{game.INFO.title}, {kept.players} players, seed {kept.seed}",
            f"options: {codec.to_json(kept.options)}",
        ]
    )
    # the steps end one later than the actions: they judge the result then
    for number, step in enumerate(steps, start=1):
        action = kept.actions[number - 1]
        text = printable(game.format_action(action))
        _print([f"{number}. seat {action.player}: {text}", *event_lines(step.events)])


def _tell(kept: AnyRecord, game: AnyGame, seat: int | None) -> None:
    """Tell what a seat saw: no action as such, for it may have been a secret one."""
    steps = record.replay(kept, game)
    last = next(steps)
    who = "a spectator" if seat is None else f"seat {seat}"
    _print([f"{game.INFO.title}, {kept.players} players, as {who} saw it"])
    _print([render.text(game.view(last.state, seat))])
    for number, step in enumerate(steps, start=1):
        seen = [game.redact(event, seat) for event in step.events]
        _print([f"move {number}", *event_lines(seen)])
        last = step
    _print([render.text(game.view(last.state, seat))])


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
