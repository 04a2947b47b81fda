"""What a seat may know: everything, for nothing is hidden (8.10)."""

from attrs import frozen

from tabletop_rules.arguments import integer, viewer
from tabletop_rules.building import sharing
from tabletop_rules.errors import Problem
from tabletop_rules.fitting import Fitting
from tabletop_rules.games.bumuntu.components import INFO, Animal, Tile
from tabletop_rules.games.bumuntu.events import Event
from tabletop_rules.games.bumuntu.jungle import Cell
from tabletop_rules.games.bumuntu.state import Options, Phase, State
from tabletop_rules.games.bumuntu.validity import validate
from tabletop_rules.rng import Rng
from tabletop_rules.shown import as_text, repr_html


@frozen
class View:
    """A position as one seat sees it, or a spectator (`player` is None).

    The other fields are those of `State`.
    """

    player: int | None
    options: Options
    tiles: tuple[Tile | None, ...]
    favor: tuple[Animal, ...]
    pawns: tuple[Cell | None, ...]
    collected: tuple[tuple[Tile, ...], ...]
    food: tuple[int, ...]
    turn: int
    phase: Phase
    origin: Cell | None
    lifted: Cell | None

    _repr_html_ = repr_html
    __str__ = as_text


_seen = sharing(View, State)
_filled = sharing(State, View)


def view(state: State, player: int | None) -> View:
    """What the seat, or a spectator for None, may know.

    Raises SeatError for an unknown seat.
    """
    return _seen(state, player=viewer(player, len(state.pawns)))


def redact(event: Event, player: int | None) -> Event:
    """The event as the seat, or a spectator for None, saw it: whole.

    Raises SeatError for an unknown seat.
    """
    viewer(player, INFO.max_players)
    return event


def determinize(view: View, seed: int) -> State:
    """The one state that fits the view, whatever the seed.

    Raises InvalidState if none does.
    """
    integer(seed, "seed")
    return _fitting.filled(view, _NO_SOURCE)


def validate_view(view: View) -> tuple[Problem, ...]:
    """Each fault of a view that no state gives; () for every one that some state gives.

    That is what `validate` finds in the one state that there could be.
    """
    return _fitting.problems(view)


def _fill(view: View, _: Rng) -> State:
    return _filled(view)


_NO_SOURCE = Rng(0)
"""Nothing is drawn from it, for nothing is hidden."""


_fitting = Fitting(INFO, lambda seen: len(seen.pawns), _fill, validate, view)
