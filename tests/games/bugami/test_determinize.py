"""determinize: each deal that fits the view, and no other, equally likely."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from time import process_time

import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidState
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    JOKER,
    Bid,
    Card,
    MakeBid,
    Options,
    Rank,
    Suit,
    cards,
    determinize,
    position,
    validate,
    view,
)
from tests.effort import crossed, scaled
from tests.games.bugami.tables import SEATS, hands, led, playout

Hands = tuple[tuple[Card, ...], ...]

BOX = [*[Card(rank, suit) for suit in Suit for rank in Rank], JOKER]


def in_box_order(found: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(found, key=BOX.index))


def followed(view: bugami.View, seat: int) -> set[object]:
    """The suits that the seat did not follow in some trick, by the plain rule."""
    missed: set[object] = set()
    players = len(view.hand_sizes)
    for trick in (*view.tricks, view.trick):
        for place, card in enumerate(trick.cards):
            if (trick.leader + place) % players == seat:
                suit = trick.cards[0].suit
                if suit is not None and card.suit is not suit:
                    missed.add(suit)
    return missed


def splits(pool: tuple[int, ...], sizes: Sequence[int]) -> Iterator[list[list[int]]]:
    """All ways to share out the pool, where every item is another one."""
    if not sizes:
        yield []
        return
    for chosen in combinations(pool, sizes[0]):
        rest = tuple([item for item in pool if item not in chosen])
        for others in splits(rest, sizes[1:]):
            yield [list(chosen), *others]


def all_deals(state: bugami.State, player: int | None) -> Counter[Hands]:
    """Every deal that fits, with the number of physical deals that look like it.

    Found by trying out everything, and independent of how determinize goes about it.
    """
    seen = view(state, player)
    seats = [seat for seat in range(len(state.hands)) if seat != player]
    unseen = [card for seat in seats for card in state.hands[seat]] + [*state.aside]
    sizes = [len(state.hands[seat]) for seat in seats] + [len(state.aside)]
    missed = [followed(seen, seat) for seat in seats] + [set()]
    found: Counter[Hands] = Counter()
    for split in splits(tuple(range(len(unseen))), sizes):
        dealt = [[unseen[n] for n in part] for part in split]
        pairs = zip(dealt, missed, strict=True)
        if not any(card.suit in voids for part, voids in pairs for card in part):
            found[tuple(map(in_box_order, dealt))] += 1
    return found


def assert_uniform(state: bugami.State, player: int | None, draws: int) -> int:
    """Chi-square of many draws against all deals; gives their number."""
    weights = all_deals(state, player)
    seen = view(state, player)
    drawn: Counter[Hands] = Counter()
    for seed in range(draws):
        made = determinize(seen, seed)
        others = [hand for seat, hand in enumerate(made.hands) if seat != player]
        drawn[(*others, made.aside)] += 1
    assert set(drawn) <= set(weights)
    total = sum(weights.values())
    square = 0.0
    for deal, weight in weights.items():
        due = draws * weight / total
        square += (drawn[deal] - due) ** 2 / due
    freedom = len(weights) - 1
    assert square < freedom + 4 * sqrt(2 * freedom) + 4
    return total


FOUR = position(
    hands=hands("QC 2D", "3S 4S", "5H 9C", "6D 8D 7S"),
    trick=led(0, "7D 3H 2S"),
)
"""Seats 1 and 2 did not follow diamonds."""

FOUR_WITH_JOKERS = position(
    hands=hands("QC 2D", "3S Joker", "5H Joker", "6D 8D Joker"),
    trick=led(0, "7D Joker 2S"),
    options=Options(jokers=4),
)
"""The joker that seat 1 threw shows that it has no diamond (7.3)."""

THREE = position(
    hands=hands("QH 2D 9C", "3H 4S", "5C 9S"), aside=cards("6H"), trick=led(1, "2H 3D")
)
"""Seat 2 did not follow hearts; a heart was put aside."""

THREE_WITH_JOKERS = position(
    hands=hands("QH Joker", "3H 4S", "Joker 9S"),
    turn=0,
    aside=cards("6H"),
    options=Options(jokers=3),
)

JOKER_LED = position(
    hands=hands("QC 2D", "3S 4S", "5H 9C", "6D 8D 7S"),
    trick=led(0, "Joker 3H 2S"),
    aside=cards("7D"),
    options=Options(jokers=1),
)
"""As FOUR, but a joker was led, which shows nothing (7.4)."""

TABLES = [FOUR, FOUR_WITH_JOKERS, THREE, THREE_WITH_JOKERS, JOKER_LED]


def test_the_tables_show_what_they_are_meant_to_show() -> None:
    diamonds, hearts = bugami.Suit.DIAMONDS, bugami.Suit.HEARTS
    for state in (FOUR, FOUR_WITH_JOKERS):
        missed = [followed(view(state, None), seat) for seat in range(4)]
        assert diamonds in missed[1]
        assert diamonds in missed[2]
        assert diamonds not in missed[0]
    assert hearts in followed(view(THREE, None), 2)
    assert hearts not in followed(view(THREE, None), 0)
    assert not any(followed(view(JOKER_LED, None), seat) for seat in (1, 2))


@scaled(draws=2)
@pytest.mark.parametrize("state", TABLES)
def test_each_deal_that_fits_is_equally_likely(state: bugami.State, draws: int) -> None:
    for player in range(len(state.hands)):
        deals = sum(all_deals(state, player).values())
        assert_uniform(state, player, draws * max(100, deals))


@scaled(draws=1000)
def test_a_spectators_deals_are_uniform_too(draws: int) -> None:
    assert_uniform(THREE_WITH_JOKERS, None, draws)


def test_the_brute_force_counts_what_can_be_counted_by_hand() -> None:
    # Seat 3 of FOUR misses six cards, two for each. The two of diamonds is with seat
    # 0, and of the five others one goes there and two to seat 1: 5 * 6 deals.
    assert sum(all_deals(FOUR, 3).values()) == 30
    # A joker led shows nothing: seven cards, one aside, and two for each.
    assert sum(all_deals(JOKER_LED, 3).values()) == 7 * 90


@scaled(draws=250)
def test_each_unknown_bid_is_one_of_five_with_equal_chances(draws: int) -> None:
    state = bugami.initial_state(2, 3)
    for seat in (0, 1):
        state = bugami.apply(state, MakeBid(seat, Bid.HEARTS))
    seen = view(state, 0)
    drawn = Counter(determinize(seen, seed).bids for seed in range(draws))
    assert set(drawn) == {(Bid.HEARTS, bid, None) for bid in Bid}
    assert sum((n - draws / 5) ** 2 / (draws / 5) for n in drawn.values()) < 20
    both = Counter(determinize(view(state, 2), seed).bids for seed in range(2 * draws))
    assert len(both) == 25
    assert sum((n - draws / 12.5) ** 2 / (draws / 12.5) for n in both.values()) < 60
    assert {determinize(view(state, None), seed).bids[2] for seed in range(9)} == {None}


@crossed(players=SEATS, options=[Options(), Options(jokers=3, dealer=1)])
def test_every_view_of_a_deal_is_fitted(players: int, options: Options) -> None:
    for number, state in enumerate(playout(6, players, options)):
        for player in (*range(players), None):
            seen = view(state, player)
            made = determinize(seen, number)
            assert view(made, player) == seen
            assert validate(made) == ()


def test_the_same_seed_gives_the_same_deal() -> None:
    seen = view(bugami.initial_state(4, 4), 1)
    assert determinize(seen, 5) == determinize(seen, 5)
    assert determinize(seen, 5) != determinize(seen, 6)


def test_a_view_that_no_deal_fits_is_refused() -> None:
    # With these spades in the hand of seat 3 three diamonds are unseen, and only seat 0
    # may hold any, with two cards.
    seen = view(FOUR, 3)
    with pytest.raises(InvalidState, match="no deal fits"):
        determinize(evolve(seen, hand=cards("7S 3S 4S")), 1)
    with pytest.raises(InvalidState, match="do not go round"):
        determinize(evolve(seen, hand_sizes=(2, 2, 3, 3)), 1)
    alone = evolve(seen, hand_sizes=(0, 6, 0, 3))
    with pytest.raises(InvalidState, match="no deal fits"):
        determinize(alone, 1)


def test_it_takes_much_less_than_five_milliseconds() -> None:
    views = [
        view(state, state.turn)
        for players in SEATS
        for state in playout(1, players, Options(jokers=2))
    ]
    begin = process_time()
    for number, seen in enumerate(views):
        determinize(seen, number)
    assert (process_time() - begin) / len(views) < 0.005
