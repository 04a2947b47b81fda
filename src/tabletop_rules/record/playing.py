"""The record itself, and how it is made while a game is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from attrs import evolve, field, frozen

from tabletop_rules.arguments import integer, reader, seed_number
from tabletop_rules.game import ActionT, Game, OptionsT, StateT, ViewT, own_options
from tabletop_rules.markup import table
from tabletop_rules.match import Games, Target
from tabletop_rules.outcome import ADDED_LATER, Outcome


def as_recorded(result: Outcome | None) -> Outcome | None:
    """The result as records keep it: without tie-breaks, which replaying tells anew."""
    return result and evolve(result, tie_breaks=())


@frozen
class Record(Generic[OptionsT, ActionT]):
    """A game that was played: how it was set up, each action in order, the result.

    `game` and `rules_version` are those of the game's INFO; `result` is None if the
    game was not finished, and has no notes on ties, which replaying tells anew. `until`
    is the length of a match, None for a single game.
    """

    game: str
    rules_version: int
    options: OptionsT
    seed: int
    players: int
    actions: tuple[ActionT, ...]
    result: Outcome | None = field(converter=as_recorded)
    until: Games | Target | None = field(default=None, metadata=ADDED_LATER)

    def __str__(self) -> str:
        """The game, the setup and how it ended; `to_text` tells it move by move."""
        rows = [f"{name}: {told}" for name, told in self._facts()]
        return "\n".join(rows)

    def _repr_html_(self) -> str:
        return table((), self._facts(), "a record")

    def _facts(self) -> list[tuple[str, object]]:
        return [
            ("game", self.game),
            ("rules version", self.rules_version),
            ("players", self.players),
            ("seed", self.seed),
            ("options", self.options),
            ("actions", len(self.actions)),
            ("result", "open" if self.result is None else self.result),
        ]


class Recorder(Generic[StateT, ActionT, ViewT, OptionsT]):
    """A game in play that keeps its record.

    Raises what the game's `initial_state` raises, and SeedError for a seed of more than
    4,300 digits. `state` is the position now.
    """

    def __init__(
        self,
        game: Game[StateT, ActionT, ViewT, OptionsT],
        seed: int,
        players: int,
        options: OptionsT | None = None,
    ) -> None:
        self.game = game
        self._seed = seed_number(seed)
        self._players = integer(players, "players")
        own: OptionsT = own_options(game)
        self._options = own if options is None else options
        self._actions: list[ActionT] = []
        self.state = game.initial_state(self._seed, self._players, self._options)

    def apply(self, action: ActionT) -> StateT:
        """Play the action and note it; raises what the game's `apply` raises."""
        self.state = self.game.apply(self.state, action)
        kind: Any = type(action)
        self._actions.append(reader(kind)(action, "action"))
        return self.state

    def record(self) -> Record[OptionsT, ActionT]:
        """The record so far; its result is None while the game goes on."""
        return Record(
            self.game.INFO.name,
            self.game.INFO.rules_version,
            self._options,
            self._seed,
            self._players,
            tuple(self._actions),
            self.game.outcome(self.state),
            getattr(self.game, "until", None),
        )


def play(
    game: Game[StateT, ActionT, ViewT, OptionsT],
    seed: int,
    players: int,
    choose: Callable[[StateT, int, tuple[ActionT, ...]], ActionT],
    options: OptionsT | None = None,
    max_actions: int | None = None,
) -> Record[OptionsT, ActionT]:
    """The record of a game played to the end, or for `max_actions` actions.

    `choose` is given the state, the seat and its legal actions, and answers with one
    of them. Where several seats are to act the lowest one does. Without `max_actions`
    a game that has no bound on its length may never end.
    """
    recorder = Recorder(game, seed, players, options)
    played = 0
    while (seats := game.to_act(recorder.state)) and played != max_actions:
        state, seat = recorder.state, seats[0]
        recorder.apply(choose(state, seat, game.legal_actions(state, seat)))
        played += 1
    return recorder.record()
