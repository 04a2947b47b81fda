"""A game in play: its record, what happened in it, and the bots' decisions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from attrs import evolve

from tabletop_rules import record
from tabletop_rules.cli.failure import CommandFailed
from tabletop_rules.cli.files import AnyRecord, read_record
from tabletop_rules.game import AnyGame, Transition
from tabletop_rules.games import find
from tabletop_rules.simulate import decision_source, random_action


class Table:
    """A game that goes on from a record.

    Raises ReplayError if the record does not hold.
    """

    def __init__(self, game: AnyGame, kept: AnyRecord) -> None:
        self.game = game
        self._kept = kept
        self._steps: list[Transition[Any, Any]] = list(record.replay(kept, game))
        self._actions: list[Any] = list(kept.actions)

    @classmethod
    def dealt(cls, game: AnyGame, seed: int, players: int, options: Any) -> Table:
        """A game at its beginning; raises what `initial_state` raises."""
        return cls(game, record.Recorder(game, seed, players, options).record())

    @classmethod
    def opened(cls, path: str, game: AnyGame | None = None) -> Table:
        """A game as it was saved, which has to be `game` if that is given.

        Raises CommandFailed, which names the file, or OSError.
        """
        kept = read_record(path, game)
        try:
            return cls(find(kept.game), kept)
        except record.ReplayError as error:
            raise CommandFailed(f"{path}: {error}") from error

    @property
    def state(self) -> Any:
        """The position now."""
        return self._steps[-1].state

    @property
    def seed(self) -> int:
        """The seed of the deal."""
        return self._kept.seed

    @property
    def players(self) -> int:
        """How many play."""
        return self._kept.players

    @property
    def moves(self) -> int:
        """How many actions were played."""
        return len(self._actions)

    def record(self) -> AnyRecord:
        """The record so far."""
        kept = self._kept
        return record.Record(
            kept.game,
            kept.rules_version,
            kept.options,
            kept.seed,
            kept.players,
            tuple(self._actions),
            self.game.outcome(self.state),
            kept.until,
        )

    def play(self, action: Any) -> None:
        """Play the action; raises IllegalAction if it is not legal."""
        self._steps.append(self.game.transition(self.state, action))
        self._actions.append(action)

    def play_at_random(self, seat: int) -> None:
        """Let a bot decide for the seat.

        The choice depends on the seed and the number of moves alone, so a game that
        was saved goes on as it would have gone on.
        """
        legal = self.game.legal_actions(self.state, seat)
        self.play(random_action(legal, decision_source(self.seed, self.moves)))

    def take_back(self, seats: Collection[int]) -> bool:
        """Go back to before the last decision of these seats; False if none is."""
        for number in range(self.moves - 1, -1, -1):
            if self._actions[number].player in seats:
                del self._actions[number:]
                del self._steps[number + 1 :]
                return True
        return False

    def events(self, viewer: int | None, since: int = 0) -> list[Any]:
        """What happened after the first `since` moves, as the viewer saw it."""
        return [
            self.game.redact(event, viewer)
            for step in self._steps[since + 1 :]
            for event in step.events
        ]

    def has_secrets(self) -> bool:
        """Whether some seat sees now what a spectator does not."""
        public = self.game.view(self.state, None)
        return any(
            evolve(self.game.view(self.state, seat), player=None) != public
            for seat in range(self.players)
        )
