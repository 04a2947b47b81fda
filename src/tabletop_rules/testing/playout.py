"""Playouts: whole games, one choice after the other, as Hypothesis draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from attrs import define, field
from hypothesis import strategies as st

from tabletop_rules.errors import InvalidOptions
from tabletop_rules.game import AnyGame, own_options
from tabletop_rules.testing.story import LawBroken

T = TypeVar("T")

Draw = Callable[[st.SearchStrategy[T]], T]
"""What `st.composite` and `st.data` give to draw with."""

Table = tuple[Any, int]
"""Options and a number of players that go together."""

MAX_ACTIONS = 1000
"""Where a game without a bound of its own is broken off."""

_DRAWN = 256
"""So many choices are drawn one by one; the rest follows from one drawn number,
since what Hypothesis can draw for one example has an end."""


def tables(
    game: AnyGame,
    options: Sequence[Any] | None = None,
    players: Sequence[int] | None = None,
) -> list[Table]:
    """Each pair of options and number of players that the game takes.

    Pairs that `initial_state` refuses with InvalidOptions are left out; LawBroken if
    that leaves none.
    """
    if options is None:
        options = (own_options(game),)
    if players is None:
        players = range(game.INFO.min_players, game.INFO.max_players + 1)
    taken: list[Table] = []
    for settings in options:
        for count in players:
            try:
                game.initial_state(0, count, settings)
            except InvalidOptions:
                continue
            taken.append((settings, count))
    if not taken:
        raise LawBroken(
            "options",
            "options and a number of players that initial_state takes",
            "InvalidOptions for each pair",
        )
    return taken


_MANY = 2**20
"""Far more than there are legal actions, so that each is picked as often."""

_PICKS = st.integers(0, _MANY)


@define(eq=False)
class Playout:
    """A game played from its deal.

    `states` begins with the deal and has one more item than `actions`; `legal[i]`
    holds the legal actions of each seat in `states[i]`.
    """

    game: AnyGame = field(repr=False)
    options: Any
    players: int
    seed: int
    states: list[Any] = field(init=False, factory=list, repr=False)
    actions: list[Any] = field(init=False, factory=list)
    legal: list[tuple[Any, ...]] = field(init=False, factory=list, repr=False)

    def __attrs_post_init__(self) -> None:
        self._reach(self.game.initial_state(self.seed, self.players, self.options))

    @property
    def finished(self) -> bool:
        """Whether the game is over; if not, it was broken off."""
        return not self.choices

    @property
    def choices(self) -> list[Any]:
        """All that can be done in the last state, seat by seat."""
        return [action for legal in self.legal[-1] for action in legal]

    def play(self, action: Any) -> None:
        """Go one action further."""
        state = self.game.apply(self.states[-1], action)
        self.actions.append(action)
        self._reach(state)

    def _reach(self, state: Any) -> None:
        self.states.append(state)
        seats = range(self.players)
        self.legal.append(
            tuple([self.game.legal_actions(state, seat) for seat in seats])
        )


@define
class Course:
    """How a playout goes: where it begins, and each choice.

    A choice is one drawn number, and 0 followed by 0 breaks the playout off: so a
    failure shrinks by leaving out choices, wherever they are, and making others the
    first that there is. (Hypothesis likes to draw a 0, but seldom two in a row.)
    """

    draw: Draw[Any]
    table: Table
    seed: int
    limit: int
    chance: Random
    _made: int = 0

    @classmethod
    def drawn(cls, draw: Draw[Any], among: Sequence[Table], limit: int) -> Course:
        """A course over one of the tables, of at most `limit` actions."""
        table = draw(st.sampled_from(among))
        seed = draw(st.integers(0, 2**32 - 1))
        return cls(draw, table, seed, limit, Random(draw(st.integers(0, 2**16))))

    def deal(self, game: AnyGame) -> Playout:
        """The playout at its beginning."""
        options, players = self.table
        return Playout(game, options, players, self.seed)

    def choice(self, playout: Playout) -> Any:
        """The action to go on with; None if the game is over or broken off here."""
        choices = playout.choices
        if self._made >= self.limit or not choices:
            return None
        if self._made < _DRAWN:
            picked = self.draw(_PICKS) or self.draw(_PICKS)
        else:
            picked = self.chance.randint(1, _MANY)
        self._made += 1
        return choices[(picked - 1) % len(choices)] if picked else None
