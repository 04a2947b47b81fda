"""What a seat may know, and the states that fit it."""

from attrs import frozen

from tabletop_rules.arguments import viewer
from tabletop_rules.building import sharing
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.fitting import Fitting
from tabletop_rules.games.busungar.components import (
    BONE,
    INFO,
    Card,
    Chase,
    Direction,
    Phase,
)
from tabletop_rules.games.busungar.events import Event
from tabletop_rules.games.busungar.state import Options, State
from tabletop_rules.games.busungar.validity import validate
from tabletop_rules.rng import Rng, derived
from tabletop_rules.shown import as_text, repr_html


@frozen
class View:
    """A position as one seat sees it, or a spectator (`player` is None).

    Everything lies open but the order of the deck, so it is the State with the number
    of cards in the deck in its place, and without the random source.
    """

    player: int | None
    options: Options
    deck_size: int
    discard: tuple[Card, ...]
    phase: Phase
    turn: int
    places: tuple[str | None, ...]
    headings: tuple[Direction | None, ...]
    may_enter: tuple[bool, ...]
    carried: tuple[int, ...]
    safe: tuple[int, ...]
    patches: tuple[int, ...]
    bones: tuple[bool, ...]
    out: tuple[bool, ...]
    apples: int
    pips: int
    trail: tuple[str, ...]
    chase: Chase | None

    _repr_html_ = repr_html
    __str__ = as_text


_seen = sharing(View, State)
_filled = sharing(State, View)


def view(state: State, player: int | None) -> View:
    """What the seat, or a spectator for None, may know.

    Raises SeatError for an unknown seat.
    """
    player = viewer(player, len(state.places))
    return _seen(state, player=player, deck_size=len(state.deck))


def redact(event: Event, player: int | None) -> Event:
    """The event as the seat, or a spectator for None, saw it: as it was.

    Everything that happens lies open. Raises SeatError for an unknown seat.
    """
    viewer(player, INFO.max_players)
    return event


def determinize(view: View, seed: int) -> State:
    """A state that fits the view; each order of the deck is equally likely.

    The deck is what the discard pile and the bones in front of the players leave.
    Raises InvalidState if no state fits the view.
    """
    return _fitting.filled(view, derived("determinize", seed))


def validate_view(view: View) -> tuple[Problem, ...]:
    """Each fault of a view that no state gives; () for every one that some state gives.

    It is filled up as `determinize` does, and asked what `validate` asks of a state.
    """
    return _fitting.problems(view)


def _fill(view: View, rng: Rng) -> State:
    """The view with a deck of what is unseen; InvalidState if the number differs."""
    seen = [*view.discard, *[BONE for bone in view.bones if bone]]
    unseen = left_over(view.options.cards.box, seen)
    deck, rng = rng.shuffle(unseen)
    if len(deck) != view.deck_size:
        text = f"{len(deck)} cards are left for a deck of {view.deck_size}"
        raise InvalidState((Problem("1.5", text),))
    return _filled(view, deck=deck, rng=rng)


_fitting = Fitting(INFO, lambda seen: len(seen.places), _fill, validate, view)
