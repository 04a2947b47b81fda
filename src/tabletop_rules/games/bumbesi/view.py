"""What a seat may know, and the states that fit it."""

from itertools import islice

from attrs import evolve, frozen

from tabletop_rules.arguments import viewer
from tabletop_rules.building import sharing
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.fitting import Fitting
from tabletop_rules.games.bumbesi.components import (
    BOX,
    INFO,
    Card,
    Direction,
    Side,
    Special,
    in_order,
)
from tabletop_rules.games.bumbesi.events import CardsDrawn, CardStolen, Event
from tabletop_rules.games.bumbesi.state import Columns, Known, Options, State
from tabletop_rules.games.bumbesi.validity import validate
from tabletop_rules.rng import Rng, derived
from tabletop_rules.shown import as_text, repr_html


@frozen
class View:
    """A position as one seat sees it, or a spectator (`player` is None).

    `hand`: the seat's own, () for a spectator. `known`: the sorted (holder, card)
    pairs that the seat is certain of.
    """

    player: int | None
    options: Options
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    known: Known
    deck_size: int
    columns: Columns
    marker: Side
    direction: Direction
    turn: int
    penalties: tuple[tuple[Card, ...], ...]
    over: bool

    _repr_html_ = repr_html
    __str__ = as_text


_seen = sharing(View, State, "known")
_filled = sharing(State, View, "known")


def view(state: State, player: int | None) -> View:
    """What the seat, or a spectator for None, may know.

    Raises SeatError for an unknown seat.
    """
    player = viewer(player, len(state.hands))
    return _seen(
        state,
        player=player,
        hand=() if player is None else state.hands[player],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        known=() if player is None else state.known[player],
        deck_size=len(state.deck),
    )


def redact(event: Event, player: int | None) -> Event:
    """The event as the seat, or a spectator for None, saw it.

    Others see that a card is stolen or drawn, not which. Raises SeatError for an
    unknown seat.
    """
    player = viewer(player, INFO.max_players)
    if isinstance(event, CardsDrawn) and player != event.player:
        return evolve(event, cards=None)
    if isinstance(event, CardStolen) and player not in (event.thief, event.victim):
        return evolve(event, card=None)
    return event


def determinize(view: View, seed: int) -> State:
    """A state that fits the view; each deal of the unseen cards is equally likely.

    Equal specials count as different cards. The cards in `view.known` are where the
    seat knows them to be. With a missing target no number is in the deck (6.6). The
    other seats of the result know nothing of each other.

    Raises InvalidState if no state fits the view.
    """
    return _fitting.filled(view, derived("determinize", seed))


def validate_view(view: View) -> tuple[Problem, ...]:
    """Each fault of a view that no state gives; () for every one that some state gives.

    It is filled up as `determinize` does, and asked what `validate` asks of a state.
    """
    return _fitting.problems(view)


def _fill(view: View, rng: Rng) -> State:
    """The view filled up; InvalidState if the numbers of cards do not add up."""
    seats = range(len(view.hand_sizes))
    hands = [[card for holder, card in view.known if holder == seat] for seat in seats]
    if view.player is not None:
        hands[view.player] = list(view.hand)
    seen = [
        *[card for hand in hands for card in hand],
        *[card for column in view.columns for card in column.cards],
        *[card for pile in view.penalties for card in pile],
    ]
    unseen, rng = rng.shuffle(left_over(BOX, seen))
    if any(column.target is None for column in view.columns):
        specials = tuple([card for card in unseen if isinstance(card, Special)])
        deck: tuple[Card, ...] = specials[: view.deck_size]
        # what is left behind the first specials is in no random order any more
        unseen, rng = rng.shuffle(left_over(unseen, deck))
    else:
        deck, unseen = unseen[: view.deck_size], unseen[view.deck_size :]
    rest = iter(unseen)
    for hand, size in zip(hands, view.hand_sizes, strict=True):
        hand.extend(islice(rest, max(0, size - len(hand))))
    sizes = tuple([len(hand) for hand in hands])
    if sizes != view.hand_sizes or len(deck) != view.deck_size or any(rest):
        text = "the numbers of cards in the view do not add up"
        raise InvalidState((Problem("1.1", text),))
    return _filled(
        view,
        deck=deck,
        hands=tuple([in_order(hand) for hand in hands]),
        known=tuple([view.known if seat == view.player else () for seat in seats]),
        rng=rng,
    )


_fitting = Fitting(INFO, lambda seen: len(seen.hand_sizes), _fill, validate, view)
