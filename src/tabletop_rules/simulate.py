"""Playouts and studies of many games, here or on any executor.

>>> from tabletop_rules import bumbesi, simulate
>>> simulate.playout(bumbesi, seed=7, players=3).finished
True
>>> study = simulate.simulate(bumbesi, 20, players=3, seed=7)
>>> [sum(figures.ranks) for figures in study.seats]
[20, 20, 20]

What comes out depends on the seeds alone, not on the executor, on how many workers it
has or on which of them is quicker. Records of games are made by `record.play`.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from fractions import Fraction
from importlib import import_module
from itertools import chain
from statistics import median
from types import ModuleType
from typing import Any

from attrs import frozen

from tabletop_rules.arguments import integer, positive, seed_number
from tabletop_rules.game import AnyGame, own_options
from tabletop_rules.outcome import Outcome
from tabletop_rules.rng import Rng, derived

Policy = Callable[[Any, tuple[Any, ...], Rng], Any]
"""Given the view of its seat, the seat's legal actions and a random source of its own
for this decision, answers with one of the actions."""

Progress = Callable[[int], None]
"""Told how many more games have been played."""

LIMIT = 10_000
"""Where a game without a bound on its length is broken off."""

_BATCH = 50


@frozen
class Playout:
    """How one game went: its seed, its number of moves, the points, the outcome.

    `outcome` is None if the game was broken off; `scores` are the points then.
    """

    seed: int
    moves: int
    scores: tuple[int, ...]
    outcome: Outcome | None

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return self.outcome is not None


@frozen
class SeatFigures:
    """What a seat made of the finished games of a study.

    `mean_points` is None if no game was finished. `wins`: the games won, a win shared
    by k seats being 1/k for each. `ranks[i]`: how often the seat was on place i + 1.
    """

    seat: int
    mean_points: Fraction | None
    wins: Fraction
    ranks: tuple[int, ...]


@frozen
class Lengths:
    """The lengths of the finished games of a study, in moves."""

    median: float
    shortest: int
    longest: int


@frozen
class Study:
    """Many games with the same number of players, in the order of their seeds."""

    players: int
    playouts: tuple[Playout, ...]

    @property
    def finished(self) -> tuple[Playout, ...]:
        """The games that came to their end; all figures are of these."""
        return tuple([one for one in self.playouts if one.finished])

    @property
    def lengths(self) -> Lengths | None:
        """How long the finished games were; None if there is none."""
        moves = [one.moves for one in self.finished]
        return Lengths(median(moves), min(moves), max(moves)) if moves else None

    @property
    def seats(self) -> tuple[SeatFigures, ...]:
        """The figures of each seat, seat 0 first."""
        outcomes = [one.outcome for one in self.playouts if one.outcome is not None]
        seats = range(self.players)
        return tuple([_figures(seat, len(seats), outcomes) for seat in seats])


def _figures(seat: int, players: int, outcomes: Sequence[Outcome]) -> SeatFigures:
    points = sum([outcome.scores[seat] for outcome in outcomes])
    wins = [
        Fraction(1, len(outcome.winners))
        for outcome in outcomes
        if seat in outcome.winners
    ]
    places = [outcome.ranks[seat] for outcome in outcomes]
    return SeatFigures(
        seat,
        Fraction(points, len(outcomes)) if outcomes else None,
        sum(wins, Fraction(0)),
        tuple([places.count(place + 1) for place in range(players)]),
    )


def decision_source(seed: int, move: int) -> Rng:
    """The random source for move number `move`, from 0, of the game with that seed.

    It shares no draw with the deal nor with any other move, so a game can go on from
    its record as it would have gone on; and nothing in it leads back to the seed.
    """
    return derived("policy", seed, move)


def random_action(legal: Sequence[Any], source: Rng) -> Any:
    """One of the actions, each equally likely."""
    drawn, _ = source.below(len(legal))
    return legal[drawn]


def playout(
    game: AnyGame,
    seed: int,
    players: int,
    options: Any = None,
    policies: Sequence[Policy | None] | None = None,
    limit: int = LIMIT,
) -> Playout:
    """One game from its deal to the end, or for `limit` moves.

    `policies` has one for each seat; a seat with None, and without `policies` every
    seat, plays at random. Where several seats are to act the lowest one does. Raises
    what the game's `initial_state` and `apply` raise, and ValueError if there is not
    one policy for each seat or the limit is not positive.
    """
    seed, limit = seed_number(seed), positive(limit, "limit")
    options = own_options(game) if options is None else options
    state = game.initial_state(seed, players, options)
    seated = (None,) * players if policies is None else tuple(policies)
    if len(seated) != players:
        raise ValueError(f"{players} seats need as many policies, not {len(seated)}")
    move = 0
    while (seats := game.to_act(state)) and move < limit:
        seat = seats[0]
        legal = game.legal_actions(state, seat)
        source, policy = decision_source(seed, move), seated[seat]
        if policy is None:
            action = random_action(legal, source)
        else:
            action = policy(game.view(state, seat), legal, source)
        state = game.apply(state, action)
        move += 1
    return Playout(seed, move, game.score(state), game.outcome(state))


def simulate(
    game: AnyGame,
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: Any = None,
    policies: Sequence[Policy | None] | None = None,
    limit: int = LIMIT,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Study:
    """Play games with the seeds `seed`, `seed` + 1, …, each as `playout` plays it.

    Without `players` the fewest that the game takes. With an executor the games are
    played there, in batches; for one of processes the policies have to be picklable,
    while games may be modules. If anything is raised, batches not yet begun are
    cancelled. Raises what `playout` raises.
    """
    games, seed = positive(games, "games"), seed_number(seed)
    players = integer(game.INFO.min_players if players is None else players, "players")
    work = _Work(game, players, options, policies, limit)
    batches = [
        range(first, min(first + _BATCH, seed + games))
        for first in range(seed, seed + games, _BATCH)
    ]
    done = map(work, batches) if executor is None else _spread(executor, work, batches)
    played: dict[int, Playout] = {}
    for batch in done:
        played.update({one.seed: one for one in batch})
        if progress is not None:
            progress(len(batch))
    return Study(players, tuple([played[one] for one in chain(*batches)]))


def _spread(
    executor: Executor, work: _Work, batches: Sequence[range]
) -> Iterator[tuple[Playout, ...]]:
    """What comes of the batches, in the order in which they get ready."""
    waiting = [executor.submit(work, batch) for batch in batches]
    try:
        for future in as_completed(waiting):
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()


class _Work:
    """Plays a batch of games; can be sent to another process, modules included."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Any,
        policies: Sequence[Policy | None] | None,
        limit: int,
    ) -> None:
        self._parts = (game, players, options, policies, limit)

    def __call__(self, seeds: range) -> tuple[Playout, ...]:
        game, *rest = self._parts
        return tuple([playout(game, seed, *rest) for seed in seeds])

    def __reduce__(self) -> tuple[Callable[[bytes], _Work], tuple[bytes]]:
        packed = io.BytesIO()
        _Packer(packed).dump(self._parts)
        return _unpack, (packed.getvalue(),)


class _Packer(pickle.Pickler):
    """Pickles a module as its name, which plain pickle does not."""

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, ModuleType):
            return import_module, (value.__name__,)
        return NotImplemented


def _unpack(packed: bytes) -> _Work:
    return _Work(*pickle.loads(packed))
