"""What a seat may know, and the states that fit it."""

from attrs import evolve, frozen

from tabletop_rules.arguments import viewer
from tabletop_rules.building import sharing
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.fitting import Fitting
from tabletop_rules.games.bugami.components import INFO, Bid, Card, box, in_order
from tabletop_rules.games.bugami.deals import Demand, deal, shown_voids
from tabletop_rules.games.bugami.events import BidMade, Event
from tabletop_rules.games.bugami.state import Options, State, Trick
from tabletop_rules.games.bugami.validity import validate
from tabletop_rules.rng import Rng, derived
from tabletop_rules.shown import as_text, repr_html

_BIDS = tuple(Bid)


@frozen
class View:
    """A position as one seat sees it, or a spectator (`player` is None).

    `hand`: the seat's own, () for a spectator. `aside`: None until the deal is over
    (4.9). `has_bid`: who has bid. `bids`: those of others are None until all are made
    (3.2).
    """

    player: int | None
    options: Options
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    aside_size: int
    aside: tuple[Card, ...] | None
    has_bid: tuple[bool, ...]
    bids: tuple[Bid | None, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    turn: int

    _repr_html_ = repr_html
    __str__ = as_text


_seen = sharing(View, State, "aside", "bids")
_filled = sharing(State, View, "aside", "bids")


def view(state: State, player: int | None) -> View:
    """What the seat, or a spectator for None, may know.

    Raises SeatError for an unknown seat.
    """
    player = viewer(player, len(state.hands))
    bids = state.bids
    if state.bidding:
        bids = tuple([bid if seat == player else None for seat, bid in enumerate(bids)])
    return _seen(
        state,
        player=player,
        hand=() if player is None else state.hands[player],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        aside_size=len(state.aside),
        aside=state.aside if state.over else None,
        has_bid=tuple([bid is not None for bid in state.bids]),
        bids=bids,
    )


def redact(event: Event, player: int | None) -> Event:
    """The event as the seat, or a spectator for None, saw it.

    Others see that a bid is made, not which; BidsRevealed turns all up (3.2). Raises
    SeatError for an unknown seat.
    """
    player = viewer(player, INFO.max_players)
    if isinstance(event, BidMade) and player != event.player:
        return evolve(event, bid=None)
    return event


def determinize(view: View, seed: int) -> State:
    """A state that fits the view; each deal of the unseen cards is equally likely.

    Who did not follow a suit holds none of it (4.3); the cards aside may be any.
    Jokers count as different cards. Each bid that is made but not known is one of the
    five with equal chances. Raises InvalidState for a view that no deal fits.
    """
    return _fitting.filled(view, derived("determinize", seed))


def validate_view(view: View) -> tuple[Problem, ...]:
    """Each fault of a view that no state gives; () for every one that some state gives.

    It is filled up as `determinize` does, and asked what `validate` asks of a state.
    """
    return _fitting.problems(view)


def _fill(view: View, rng: Rng) -> State:
    """The view filled up; InvalidState if no deal fits."""
    players = len(view.hand_sizes)
    if not len(view.has_bid) == len(view.bids) == players:
        raise InvalidState((Problem("1.3", "hands and bids differ in number"),))
    tricks = (*view.tricks, view.trick)
    known = [*view.hand, *(view.aside or ())]
    known += [card for trick in tricks for card in trick.cards]
    unseen = left_over(box(view.options.jokers), known)
    demands = [
        Demand(0) if seat == view.player else Demand(size, voids)
        for seat, (size, voids) in enumerate(
            zip(view.hand_sizes, shown_voids(tricks, players), strict=True)
        )
    ]
    demands.append(Demand(view.aside_size if view.aside is None else 0))
    bids = list(view.bids)
    for seat in range(players):
        if view.has_bid[seat] and bids[seat] is None:
            choice, rng = rng.below(len(_BIDS))
            bids[seat] = _BIDS[choice]
    *hands, aside = [in_order(cards) for cards in deal(unseen, demands, rng)]
    if view.player is not None:
        hands[view.player] = view.hand
    return _filled(
        view,
        hands=tuple(hands),
        aside=aside if view.aside is None else view.aside,
        bids=tuple(bids),
    )


_fitting = Fitting(INFO, lambda seen: len(seen.hand_sizes), _fill, validate, view)
