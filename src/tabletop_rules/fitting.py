"""Views from outside: whether some state gives one, found by filling it up."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import attrs

from tabletop_rules.arguments import PlayerLimits, player_count, viewer
from tabletop_rules.errors import (
    InvalidState,
    PlayerCountError,
    Problem,
    SeatError,
)
from tabletop_rules.rng import Rng


class Seen(attrs.AttrsInstance, Protocol):
    """The part of a View that every game has."""

    @property
    def player(self) -> int | None:
        """Whose view it is; None for a spectator."""


ViewT = TypeVar("ViewT", bound=Seen)
StateT = TypeVar("StateT")

_CLAUSE = "view"
"""The clause of problems that no rule of a game speaks of."""


class Fitting(Generic[ViewT, StateT]):
    """Judges the views of one game: each is filled up to a state, and that is judged.

    So what `validate` knows of a state need not be said of a view again.
    `players(view)` is the number of players, `fill(view, rng)` gives a state that fits
    the view, each equally likely, or raises InvalidState; `validate` and `view` are
    those of the game.
    """

    def __init__(
        self,
        limits: PlayerLimits,
        players: Callable[[ViewT], int],
        fill: Callable[[ViewT, Rng], StateT],
        validate: Callable[[StateT], tuple[Problem, ...]],
        view: Callable[[StateT, int | None], ViewT],
    ) -> None:
        self._limits = limits
        self._players = players
        self._fill = fill
        self._validate = validate
        self._view = view
        self._fits: ViewT | None = None

    def problems(self, view: ViewT) -> tuple[Problem, ...]:
        """What `validate_view` answers: () for a view that some state gives."""
        try:
            self._judged(view, Rng(0))
        except InvalidState as error:
            return error.problems
        return ()

    def filled(self, view: ViewT, rng: Rng) -> StateT:
        """What `determinize` answers: a state that fits the view.

        Raises InvalidState for a view that no state gives. The last view that was found
        good is kept, and the same object is not judged again.
        """
        if view is self._fits:
            return self._fill(view, rng)
        state = self._judged(view, rng)
        self._fits = view
        return state

    def _judged(self, view: ViewT, rng: Rng) -> StateT:
        try:
            viewer(view.player, player_count(self._players(view), self._limits))
        except (PlayerCountError, SeatError) as error:
            raise InvalidState((Problem(_CLAUSE, str(error)),)) from None
        state = self._fill(view, rng)
        problems = self._validate(state) or self._differences(view, state)
        if problems:
            raise InvalidState(problems)
        return state

    def _differences(self, view: ViewT, state: StateT) -> tuple[Problem, ...]:
        """A Problem for each field that shows what such a state does not show."""
        seen = self._view(state, view.player)
        if seen == view:
            return ()
        return tuple(
            [
                Problem(_CLAUSE, f"no state shows {field.name} as this view does")
                for field in attrs.fields(type(view))
                if getattr(seen, field.name) != getattr(view, field.name)
            ]
        )
