"""What the laws look at: a run of the suite, and one position of a playout."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from random import Random
from typing import Any

from attrs import Factory, define, field

from tabletop_rules.game import AnyGame
from tabletop_rules.testing.annotations import members
from tabletop_rules.testing.mutation import conceivable
from tabletop_rules.testing.playout import Playout, Table
from tabletop_rules.testing.story import LawBroken, tell

_KEPT = 4
"""So many playouts are kept for the laws of the whole run."""

_BACK = 5
"""From so many positions before, all that was legal may be tried again."""

_TRIED = 60
"""So many conceivable actions are tried in a position."""

_FILLS = 6
"""In so many ways a view is filled up to a state."""


_LISTED = 200_000
"""Of more actions than that no list is made."""


@define
class Run:
    """One run of the suite over a game, and what has been seen in it."""

    game: AnyGame
    tables: list[Table]
    terminates_within: int | None
    action_kinds: tuple[type, ...] = field(init=False)
    event_kinds: tuple[type, ...] = field(init=False)
    playouts: list[Playout] = Factory(list)
    reprs: list[str] = Factory(list)
    """The repr of each state of the playout under way, from when it was reached."""
    suspect: Callable[..., None] | None = None
    """The law that broke first: while its failure shrinks, no other is asked."""
    several_to_act: bool = False
    something_hidden: bool = False
    before: set[tuple[Any, Any, Any]] = Factory(set)
    """(options, x, y): x came before y where nothing but the game says which does."""
    frozen_kinds: set[type] = Factory(set)
    read_back: dict[Any, str] = Factory(dict)
    """Actions whose text was read back, with the text."""
    _universes: dict[Table, Collection[Any]] = Factory(dict)

    def __attrs_post_init__(self) -> None:
        self.action_kinds = members(self.game.Action)
        self.event_kinds = members(self.game.Event)

    def all_actions(self, options: Any, players: int) -> Collection[Any]:
        """Every action that can be legal at that table, to look one up in."""
        if (options, players) not in self._universes:
            actions = self.game.all_actions(players, options)
            looked_up = frozenset(actions) if len(actions) <= _LISTED else actions
            self._universes[options, players] = looked_up
        return self._universes[options, players]

    def keep(self, playout: Playout) -> None:
        """Remember a playout for the laws of the whole run; the longest are kept."""
        self.playouts.append(playout)
        self.playouts.sort(key=lambda each: len(each.actions), reverse=True)
        del self.playouts[_KEPT:]


@define(eq=False)
class Moment:
    """A position of a playout, the `number`-th from the deal, which is number 0.

    `probe` feeds the picks of laws that look at some of many things.
    """

    run: Run
    playout: Playout
    number: int
    probe: int = 0
    _fills: dict[int | None, list[Any]] = field(init=False, factory=dict)

    @property
    def game(self) -> AnyGame:
        """The game that is held to the laws."""
        return self.run.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.playout.players

    @property
    def seats(self) -> range:
        """All who play."""
        return range(self.players)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """All who look on: the seats, and a spectator."""
        return (*self.seats, None)

    @property
    def state(self) -> Any:
        """The position."""
        return self.playout.states[self.number]

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal actions of each seat."""
        return self.playout.legal[self.number]

    @property
    def choices(self) -> list[Any]:
        """The legal actions of all seats in one list."""
        return [action for legal in self.legal for action in legal]

    @property
    def chance(self) -> Random:
        """A fresh source of picks, the same for the same playout and position."""
        return Random(self.probe * 1_000_003 + self.number)

    @cached_property
    def tried(self) -> list[Any]:
        """Legal, stale, mutated, made up and other seats' actions, some of each."""
        legal_before = self.playout.legal[max(0, self.number - _BACK) : self.number]
        played = self.playout.actions[: self.number]
        earlier = [action for seats in legal_before for own in seats for action in own]
        return conceivable(
            self.run.action_kinds,
            self.players,
            self.choices,
            earlier + played,
            self.chance,
            # the last position of a playout is the one where a failure shrinks to
            _TRIED if self.number < len(self.playout.actions) else 4 * _TRIED,
        )

    def fills(self, viewer: int | None) -> list[Any]:
        """States that `determinize` makes of the viewer's view, for several seeds."""
        if viewer not in self._fills:
            view = self.game.view(self.state, viewer)
            self._fills[viewer] = [
                self.game.determinize(view, self.number + seed)
                for seed in range(_FILLS)
            ]
        return self._fills[viewer]

    def broken(
        self, law: str, expected: object, came: object, *, by: Any = None
    ) -> LawBroken:
        """The exception that says so; `by` is an action tried here at the end."""
        played = self.playout.actions[: self.number]
        if by is not None:
            played = [*played, by]
        playout = self.playout
        story = tell(self.game, playout.seed, self.players, playout.options, played)
        return LawBroken(law, str(expected), str(came), story)
