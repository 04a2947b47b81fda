"""What a seat may know: everything, for nothing is hidden (8.10)."""

from attrs import frozen

from tabletop_rules.arguments import integer, viewer
from tabletop_rules.building import sharing
from tabletop_rules.games.bumuntu.components import INFO, Animal, Tile
from tabletop_rules.games.bumuntu.events import Event
from tabletop_rules.games.bumuntu.jungle import Cell
from tabletop_rules.games.bumuntu.state import Options, Phase, State
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
    """The one state that fits the view, whatever the seed."""
    integer(seed, "seed")
    return _filled(view)
