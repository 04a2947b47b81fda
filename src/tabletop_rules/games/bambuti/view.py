"""What a seat may know, and the states that fit it."""

from attrs import evolve, frozen

from tabletop_rules.arguments import viewer
from tabletop_rules.building import sharing
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.fitting import Fitting
from tabletop_rules.games.bambuti.components import (
    BOX,
    INFO,
    ROW_SIZE,
    SEATS,
    Masks,
    Pair,
    in_order,
)
from tabletop_rules.games.bambuti.events import CardsDrawn, Event, RowLaid
from tabletop_rules.games.bambuti.placements import without_placement
from tabletop_rules.games.bambuti.rows import layouts
from tabletop_rules.games.bambuti.state import Options, State
from tabletop_rules.games.bambuti.turns import with_part
from tabletop_rules.games.bambuti.validity import validate
from tabletop_rules.rng import Rng, derived
from tabletop_rules.shown import as_text, repr_html

_MASKS = frozenset(BOX)
_NO_DEAL = (Problem("1.1", "no deal of the unseen cards fits the view"),)


@frozen
class View:
    """A position as one seat sees it, or a spectator (`player` is None).

    `hand`: the seat's own, () for a spectator. `rows`: until both lie there, a seat
    sees only its own, and the other one is (). `laid_out`: who has laid out the row.
    """

    player: int | None
    options: Options
    hand: Masks
    hand_sizes: tuple[int, int]
    deck_size: int
    rows: Pair
    laid_out: tuple[bool, bool]
    covered: Masks
    drums: tuple[int, int]
    points: tuple[int, int]
    turn: int
    drumming: bool
    passes: int
    over: bool

    _repr_html_ = repr_html
    __str__ = as_text


_seen = sharing(View, State, "rows")
_filled = sharing(State, View, "rows")


def view(state: State, player: int | None) -> View:
    """What the seat, or a spectator for None, may know.

    Raises SeatError for an unknown seat.
    """
    player = viewer(player, len(SEATS))
    first, second = state.rows
    if not state.laid_out:
        first = first if player == 0 else ()
        second = second if player == 1 else ()
    return _seen(
        state,
        player=player,
        hand=() if player is None else state.hands[player],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        deck_size=len(state.deck),
        rows=(first, second),
        laid_out=(state.rows[0] != (), state.rows[1] != ()),
    )


def redact(event: Event, player: int | None) -> Event:
    """The event as the seat, or a spectator for None, saw it.

    Others see that a row is laid or a card drawn, not which. Raises SeatError for an
    unknown seat.
    """
    player = viewer(player, INFO.max_players)
    if isinstance(event, RowLaid) and player != event.player:
        return evolve(event, row=None)
    if isinstance(event, CardsDrawn) and player != event.player:
        return evolve(event, cards=None)
    return event


def determinize(view: View, seed: int) -> State:
    """A state that fits the view; each deal of the unseen cards is equally likely.

    While a row is secret, its five cards are drawn, then one of the ways to lay them
    out (2.2). Who passed in the turn before, or in the last two, holds no card that
    could be laid (4.5).

    Raises InvalidState if no state fits the view.
    """
    return _fitting.filled(view, derived("determinize", seed))


def validate_view(view: View) -> tuple[Problem, ...]:
    """Each fault of a view that no state gives; () for every one that some state gives.

    It is filled up as `determinize` does, and asked what `validate` asks of a state.
    """
    return _fitting.problems(view)


def _fill(view: View, rng: Rng) -> State:
    """The view filled up; InvalidState if no deal of the unseen cards fits it."""
    unseen = left_over(BOX, [*view.hand, *view.rows[0], *view.rows[1], *view.covered])
    hands: Pair = ((), ())
    if view.player is not None:
        hands = with_part(hands, view.player, view.hand)
    rows = view.rows
    hidden = [player for player in SEATS if player != view.player]
    passers = _passers(view)
    # The passers come first. There is no card that neither seat can lay, so two of them
    # draw from pools with nothing in common, and the first hand narrows no other.
    for player in sorted(hidden, key=lambda player: player not in passers):
        if view.laid_out[player] and not rows[player]:
            row, rng = _drawn_row(unseen, rng)
            rows = with_part(rows, player, row)
            unseen = left_over(unseen, row)
        pool = unseen
        if player in passers:
            pool = without_placement(player, unseen, view.rows)
        hand, rng = _drawn(pool, view.hand_sizes[player], rng)
        hands = with_part(hands, player, hand)
        unseen = left_over(unseen, hand)
    deck, _ = rng.shuffle(unseen)
    sizes = (len(hands[0]), len(hands[1]))
    if sizes != view.hand_sizes or len(deck) != view.deck_size:
        raise InvalidState(_NO_DEAL)
    return _filled(view, deck=deck, hands=hands, rows=rows)


def _passers(view: View) -> tuple[int, ...]:
    """Who passed in the last turns: nobody, the one before the mover, or both."""
    if view.passes == 0:
        return ()
    if any(len(row) != ROW_SIZE or not _MASKS.issuperset(row) for row in view.rows):
        raise InvalidState(
            (Problem("4.5", "somebody passed before both rows lie there"),)
        )
    return (1 - view.turn,) if view.passes == 1 else SEATS


def _drawn_row(pool: Masks, rng: Rng) -> tuple[Masks, Rng]:
    """A row of five cards of the pool, in any of the ways to lay those out."""
    cards, rng = _drawn(pool, ROW_SIZE, rng)
    if len(cards) < ROW_SIZE:
        raise InvalidState(_NO_DEAL)
    ways = layouts(cards)
    way, rng = rng.below(len(ways))
    return ways[way], rng


def _drawn(pool: Masks, count: int, rng: Rng) -> tuple[Masks, Rng]:
    """So many cards of the pool, each choice equally likely, sorted."""
    shuffled, rng = rng.shuffle(pool)
    return in_order(shuffled[:count]), rng


_fitting = Fitting(INFO, lambda seen: len(seen.hand_sizes), _fill, validate, view)
