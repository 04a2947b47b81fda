"""Random lines that go to extremes: what `find` and `difference` look along.

Uniformly random play seldom comes near an edge case. Here each game is played in a
manner of its own: some kinds of action are liked and others avoided, and each seat has
a habit of taking the first, the last or any of the actions that are left, or the one
that leaves the next seat the least choice. Such manners hoard cards, crowd corners and
run piles up or down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from attrs import define

from tabletop_rules.errors import InvalidOptions
from tabletop_rules.game import AnyGame
from tabletop_rules.rng import Rng, derived
from tabletop_rules.study.case import Case, dealt

_LIKINGS = (0, 1, 1, 8)
_HABITS = ("first", "last", "any", "any", "narrow")
_SAMPLE = 8
_STRAYS = 6
"""In one of so many moves a seat leaves its habit, lest a game go in circles."""


@define(eq=False)
class Manner:
    """How one game is played; draws from a source of its own."""

    rng: Rng
    likings: dict[tuple[int, type], int]
    habits: dict[int, str]

    @classmethod
    def drawn(cls, rng: Rng) -> Manner:
        """A manner that is settled as the game goes on."""
        return cls(rng, {}, {})

    def choose(self, game: AnyGame, state: Any, actions: Sequence[Any]) -> Any:
        """One of the actions, which are a seat's legal ones."""
        if len(actions) == 1:
            return actions[0]
        seat = actions[0].player
        kinds = list(dict.fromkeys(map(type, actions)))
        likings = [self._liking(seat, kind) for kind in kinds]
        if len(kinds) > 1 and any(likings):
            lot = self._below(sum(likings))
            kind = next(
                kind
                for place, kind in enumerate(kinds)
                if lot < sum(likings[: place + 1])
            )
            actions = [action for action in actions if type(action) is kind]
        habit = self._habit(seat)
        if habit == "any" or self._below(_STRAYS) == 0:
            return actions[self._below(len(actions))]
        if habit == "narrow":
            return self._narrowest(game, state, actions)
        return actions[0 if habit == "first" else -1]

    def _narrowest(self, game: AnyGame, state: Any, actions: Sequence[Any]) -> Any:
        """Of some of the actions the one after which there is the least choice."""
        some = [actions[self._below(len(actions))] for _ in range(_SAMPLE)]
        return min(dict.fromkeys(some), key=lambda one: _choice(game, state, one))

    def _liking(self, seat: int, kind: type) -> int:
        if (seat, kind) not in self.likings:
            self.likings[seat, kind] = _LIKINGS[self._below(len(_LIKINGS))]
        return self.likings[seat, kind]

    def _habit(self, seat: int) -> str:
        if seat not in self.habits:
            self.habits[seat] = _HABITS[self._below(len(_HABITS))]
        return self.habits[seat]

    def _below(self, n: int) -> int:
        if n == 1:
            return 0
        drawn, self.rng = self.rng.below(n)
        return drawn


def _choice(game: AnyGame, state: Any, action: Any) -> float:
    """How many legal actions the next to act has; no end is narrow."""
    after = game.apply(state, action)
    counts = [len(game.legal_actions(after, seat)) for seat in game.to_act(after)]
    return sum(counts) or inf


def chosen(game: AnyGame, state: Any, manner: Manner) -> Any:
    """The next action in that manner, of any seat to act; None if the game is over."""
    seats = game.to_act(state)
    if not seats:
        return None
    seat = seats[manner._below(len(seats))]
    return manner.choose(game, state, game.legal_actions(state, seat))


def tables(
    game: AnyGame, players: int | None, options: Any
) -> tuple[tuple[int, Any], ...]:
    """The numbers of players to look at, each with the options that are given.

    Without a number all that the game takes with these options; raises what the deal
    raises if it takes none.
    """
    if players is not None:
        return ((players, options),)
    info = game.INFO
    taken, refused = [], None
    for count in range(info.min_players, info.max_players + 1):
        try:
            dealt(game, 0, count, options)
        except InvalidOptions as error:
            refused = error
        else:
            taken.append((count, options))
    if not taken and refused is not None:
        raise refused
    return tuple(taken)


def deals(
    game: AnyGame, players: int | None, options: Any, seed: int, games: int
) -> Iterator[tuple[Case, Manner]]:
    """So many deals, numbers of players by turns, each with a manner to play it in."""
    at = tables(game, players, options)
    for number in range(games):
        count, settings = at[number % len(at)]
        yield (
            dealt(game, seed + number, count, settings),
            Manner.drawn(derived("walk", seed, number)),
        )
