"""What a seat may know: view, redact, determinize."""

from collections import Counter
from itertools import permutations

import pytest
from attrs import evolve

from tabletop_rules import bumbesi
from tabletop_rules.errors import InvalidState, SeatError
from tabletop_rules.games.bumbesi import (
    CardsDrawn,
    CardStolen,
    Column,
    GameEnded,
    NumberLaid,
)
from tests.effort import scaled
from tests.games.bumbesi.tables import CHANGE, LEFT, RAISE, THEFT, endgame, table

HAND = (3, 9, 27, 40, 51)
CHI_SQUARE = {5: 20.5, 11: 31.3, 23: 49.7, 59: 98.3}
"""The values that chance exceeds once in a thousand, by degrees of freedom."""


def test_a_seat_sees_its_hand_and_how_many_cards_others_hold() -> None:
    state = table(HAND, known=[((1, 1),), (), (), ()])
    view = bumbesi.view(state, 0)
    assert view == bumbesi.View(
        player=0,
        options=state.options,
        hand=HAND,
        hand_sizes=(5, 5, 5, 5),
        known=((1, 1),),
        deck_size=63,
        columns=(Column(50), Column(30)),
        marker=LEFT,
        direction=state.direction,
        turn=0,
        penalties=((), (), (), ()),
        over=False,
    )


def test_a_spectator_sees_no_hand() -> None:
    view = bumbesi.view(table(HAND, known=[((1, 1),), (), (), ()]), None)
    assert (view.player, view.hand, view.known) == (None, (), ())


def test_an_unknown_seat_has_no_view() -> None:
    for nobody in (-1, 4):
        with pytest.raises(SeatError):
            bumbesi.view(table(HAND), nobody)


def test_who_drew_sees_the_cards_and_others_their_number() -> None:
    event = CardsDrawn(1, 2, (40, CHANGE))
    assert bumbesi.redact(event, 1) == event
    assert bumbesi.redact(event, 0) == CardsDrawn(1, 2, None)
    assert bumbesi.redact(event, None) == CardsDrawn(1, 2, None)


def test_drawn_cards_are_told_as_they_are_held_not_as_they_came() -> None:
    """Two positions that look the same afterwards are told in the same words."""
    hand = (9, 60, RAISE, RAISE, RAISE)
    told = []
    for deck in ((70, 1, 2), (1, 70, 2)):
        state = table(hand, deck=deck)
        transition = bumbesi.transition(state, bumbesi.Raise(0, 60, LEFT))
        told.append((transition.events, bumbesi.view(transition.state, 0)))
    assert told[0] == told[1]


def test_thief_and_victim_see_what_is_stolen() -> None:
    event = CardStolen(0, 2, THEFT)
    assert bumbesi.redact(event, 0) == event
    assert bumbesi.redact(event, 2) == event
    assert bumbesi.redact(event, 1) == CardStolen(0, 2, None)
    assert bumbesi.redact(event, None) == CardStolen(0, 2, None)


def test_what_lies_open_is_seen_by_all() -> None:
    for event in (NumberLaid(0, 12, LEFT), GameEnded(2)):
        assert bumbesi.redact(event, 1) == event


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (CardStolen(0, 2, THEFT), "seat 0 steals theft from seat 2"),
        (CardStolen(0, 2, None), "seat 0 steals a card from seat 2"),
        (CardsDrawn(1, 1, None), "seat 1 draws 1 card"),
        (CardsDrawn(1, 2, None), "seat 1 draws 2 cards"),
        (CardsDrawn(1, 2, (40, CHANGE)), "seat 1 draws 40, change"),
        (NumberLaid(0, 12, LEFT), "seat 0 lays 12 on the left"),
        (bumbesi.SpecialPlayed(3, RAISE), "seat 3 plays raise"),
        (bumbesi.DirectionChanged(bumbesi.Direction.CLOCKWISE), "play goes clockwise"),
        (bumbesi.TargetRaised(3, 60, LEFT), "seat 3 raises the left target to 60"),
        (bumbesi.ColumnTaken(1, LEFT, (50, 4)), "seat 1 takes the left column: 50, 4"),
        (bumbesi.ColumnTaken(1, LEFT, ()), "seat 1 takes the left column: no card"),
        (bumbesi.MarkerMoved(LEFT), "the marker moves to the left"),
        (bumbesi.TargetLaid(1, 9, LEFT), "seat 1 lays 9 as the left target"),
        (bumbesi.CardTurnedUp(THEFT, LEFT), "theft is turned up and set aside"),
        (bumbesi.CardTurnedUp(8, LEFT), "8 is turned up as the left target"),
        (bumbesi.NoTargetFound(LEFT), "the left column stays without a target"),
        (bumbesi.DeckReshuffled(7), "the deck of 7 is shuffled"),
        (GameEnded(2), "seat 2 has ended the game"),
    ],
)
def test_each_event_prints_as_a_sentence(event: bumbesi.Event, text: str) -> None:
    assert str(event) == text


def chi_square(counts: Counter[object], outcomes: int, draws: int) -> float:
    """The statistic against equal chances of that many outcomes."""
    expected = draws / outcomes
    missing = outcomes - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (
        missing * expected
    )


@scaled(draws=600)
def test_determinize_is_uniform_over_the_deals_that_fit(draws: int) -> None:
    # Seat 0 does not see 60, 61, 62 and CHANGE: two with seat 1, one with seat 2,
    # one in no deck. Hands are unordered: 4! / 2! = 12 deals.
    state = endgame([(9,), (60, 61), (62, CHANGE)])
    unseen = (60, 61, 62, CHANGE)
    deals = {
        (frozenset(order[:2]), frozenset(order[2:])) for order in permutations(unseen)
    }
    assert len(deals) == 6
    counts: Counter[object] = Counter()
    for seed in range(draws):
        fit = bumbesi.determinize(bumbesi.view(state, 0), seed)
        counts[(frozenset(fit.hands[1]), frozenset(fit.hands[2]))] += 1
    assert set(counts) == deals
    assert chi_square(counts, 6, draws) < CHI_SQUARE[5]


@scaled(draws=600)
def test_determinize_tells_equal_specials_apart(draws: int) -> None:
    # Two changes and one 60, one card for seat 1 and two for seat 2: the 60 is with
    # seat 1 in one physical deal of three.
    state = endgame([(9,), (60,), (CHANGE, CHANGE)])
    with_1 = sum(
        bumbesi.determinize(bumbesi.view(state, 0), seed).hands[1] == (60,)
        for seed in range(draws)
    )
    assert abs(with_1 - draws / 3) < 4 * (draws * 2 / 9) ** 0.5


@scaled(draws=600)
def test_determinize_shuffles_the_deck(draws: int) -> None:
    # Three cards in the deck and one with each other seat: 5! = 120 deals, 60 orders
    # of the deck, each twice.
    state = bumbesi.position(
        hands=[HAND, (1, 2, 4, 5, 6), (7, 8, 10, 11, 12)],
        columns=[Column(50), Column(30)],
        deck=(68, 69, 70),
        known=[
            ((1, 1), (1, 2), (1, 4), (1, 5), (2, 7), (2, 8), (2, 10), (2, 11)),
            (),
            (),
        ],
    )
    counts: Counter[object] = Counter(
        bumbesi.determinize(bumbesi.view(state, 0), seed).deck for seed in range(draws)
    )
    assert chi_square(counts, 60, draws) < CHI_SQUARE[59]


def test_determinize_leaves_known_cards_where_they_are_known_to_be() -> None:
    state = endgame([(9,), (60, 61), (62, 63)], known=[((2, 63),), ((0, 9),), ()])
    seen = set()
    for seed in range(60):
        fit = bumbesi.determinize(bumbesi.view(state, 0), seed)
        assert 63 in fit.hands[2]
        assert fit.known == (((2, 63),), (), ())
        seen.add(fit.hands[2])
    assert seen == {(60, 63), (61, 63), (62, 63)}


def test_determinize_deals_every_hand_anew_for_a_spectator() -> None:
    view = bumbesi.view(endgame([(9,), (60, 61), (62, CHANGE)]), None)
    fits = [bumbesi.determinize(view, seed) for seed in range(100)]
    assert {fit.hands[0] for fit in fits} == {(9,), (60,), (61,), (62,), (CHANGE,)}
    assert {bumbesi.view(fit, None) for fit in fits} == {view}


@scaled(draws=600)
def test_6_6_determinize_puts_no_number_into_the_deck_below_a_missing_target(
    draws: int,
) -> None:
    # Unseen: 60, 61, CHANGE, THEFT, RAISE; one in the deck (a special), four with the
    # others, who hold two each: 3 specials for the deck, then 4!/(2! 2!) = 6 deals.
    state = bumbesi.position(
        hands=[HAND, (1, 2, 4, 60, CHANGE), (5, 6, 7, 61, THEFT)],
        columns=[Column(None), Column(30)],
        deck=(RAISE,),
        known=[((1, 1), (1, 2), (1, 4), (2, 5), (2, 6), (2, 7)), (), ()],
    )
    counts: Counter[object] = Counter()
    for seed in range(draws):
        fit = bumbesi.determinize(bumbesi.view(state, 0), seed)
        assert bumbesi.validate(fit) == ()
        counts[(fit.deck, fit.hands[1])] += 1
    assert chi_square(counts, 18, draws) < 40.8  # 17 degrees of freedom


def test_determinize_gives_fresh_chance() -> None:
    state = table((9, 60, 61, 62, THEFT))
    fits = [bumbesi.determinize(bumbesi.view(state, 0), seed) for seed in range(3)]
    assert len({fit.rng for fit in fits} | {state.rng}) == 4


def test_a_view_that_no_state_fits_is_refused() -> None:
    view = bumbesi.view(table(HAND), 0)
    for wrong in (
        evolve(view, deck_size=62),
        evolve(view, deck_size=64),
        evolve(view, hand_sizes=(5, 5, 5, 4)),
        evolve(view, hand_sizes=(3, 5, 5, 7)),
        evolve(view, columns=(Column(None), Column(30))),
    ):
        with pytest.raises(InvalidState, match="do not add up"):
            bumbesi.determinize(wrong, 1)
