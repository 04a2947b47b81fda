"""A record played again, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_rules.errors import TabletopError
from tabletop_rules.game import AnyGame, Transition
from tabletop_rules.outcome import Outcome
from tabletop_rules.record.lookup import game_named
from tabletop_rules.record.playing import Record, as_recorded


class ReplayError(TabletopError, ValueError):
    """A record that does not come out when it is played again.

    `move` is the number of the action at fault, from 1; 0 is the setup. If the result
    is wrong it is the number of the last action.
    """

    def __init__(self, move: int, reason: str) -> None:
        super().__init__(move, reason)
        self.move = move
        self.reason = reason

    def __str__(self) -> str:
        return f"move {self.move}: {self.reason}" if self.move else self.reason


def replay(
    record: Record[Any, Any], game: AnyGame | None = None
) -> Iterator[Transition[Any, Any]]:
    """Each position of the game with the events that led to it, the setup first.

    `game` is for games that `tabletop_rules.games` does not know, such as a `Match`.
    Raises UnknownGame if there is none of that name, and, when it comes to it,
    ReplayError: for another game or another version of its rules, options or a number
    of players that do not go, an action that is not legal, another result.
    """
    game = game_named(record.game) if game is None else game
    info = game.INFO
    if record.game != info.name:
        raise ReplayError(0, f"a record of {record.game!r}, not of {info.name!r}")
    if record.rules_version != info.rules_version:
        raise ReplayError(
            0,
            f"recorded under version {record.rules_version} of the rules of "
            f"{info.title}; this is version {info.rules_version}",
        )
    until = getattr(game, "until", None)
    if record.until != until:
        raise ReplayError(0, _other_length(record, info.title))
    return _steps(record, game)


def _other_length(record: Record[Any, Any], title: str) -> str:
    if record.until is None:
        return (
            "recorded by a release that kept no length of the match, and dealt its "
            "games from other seeds"
        )
    return f"a record of a match {record.until}, not of {title}"


def _steps(record: Record[Any, Any], game: AnyGame) -> Iterator[Transition[Any, Any]]:
    try:
        state = game.initial_state(record.seed, record.players, record.options)
    except (TabletopError, TypeError) as error:
        raise ReplayError(0, f"cannot be set up: {error}") from error
    yield Transition(state, ())
    move = 0
    for move, action in enumerate(record.actions, start=1):
        try:
            step = game.transition(state, action)
        except (TabletopError, TypeError) as error:
            raise ReplayError(move, str(error)) from error
        state = step.state
        yield step
    result = as_recorded(game.outcome(state))
    if result != record.result:
        raise ReplayError(
            move, f"the result is {_told(result)}, not {_told(record.result)}"
        )


def _told(result: Outcome | None) -> str:
    if result is None:
        return "open"
    return f"ranks {list(result.ranks)}, scores {list(result.scores)}"
