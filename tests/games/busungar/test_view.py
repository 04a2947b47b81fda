"""What a seat may know, and the states that fit it."""

from collections import Counter
from itertools import permutations

import pytest
from attrs import evolve, fields

from tabletop_rules import Rng
from tabletop_rules.codec import to_json
from tabletop_rules.errors import InvalidState
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    CardCounts,
    Options,
    State,
    View,
    determinize,
    position,
    redact,
    view,
)
from tests.effort import scaled
from tests.games.busungar.tables import BONE, DOG, MOON, YARD_OPTIONS, playout


def test_a_view_is_the_state_but_for_the_deck_and_the_random_source() -> None:
    of_state = [field.name for field in fields(State)]
    of_state[of_state.index("deck")] = "deck_size"
    of_state.remove("rng")
    assert [field.name for field in fields(View)] == ["player", *of_state]


def test_everything_but_the_order_of_the_deck_lies_open() -> None:
    state = position(places=["L5", "S5"], carried=[3, 0], bones=[True, False], seed=3)
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert seen.player == seat
        assert seen.deck_size == 63
        for field in fields(View):
            if field.name not in ("player", "deck_size"):
                assert getattr(seen, field.name) == getattr(state, field.name)


def test_the_order_of_the_deck_and_the_seed_show_nowhere() -> None:
    one = busungar.initial_state(1, 2)
    other = evolve(one, deck=one.deck[::-1], rng=Rng(99, 7))
    assert one != other
    for seat in (0, 1, None):
        assert view(one, seat) == view(other, seat)
        assert repr(view(one, seat)) == repr(view(other, seat))
        assert to_json(view(one, seat)) == to_json(view(other, seat))


def test_every_event_lies_open() -> None:
    for state, action in playout(1, 2, YARD_OPTIONS):
        if action is not None:
            for event in busungar.transition(state, action).events:
                for seat in (0, 1, None):
                    assert redact(event, seat) == event


@pytest.mark.parametrize("players", [2, 5])
def test_a_determinized_state_fits_its_view(players: int) -> None:
    for number, (state, _) in enumerate(playout(2, players, YARD_OPTIONS)):
        for seat in (0, players - 1, None):
            seen = view(state, seat)
            filled = determinize(seen, number)
            assert view(filled, seat) == seen
            assert busungar.validate(filled) == ()
            assert determinize(seen, number) == filled


@scaled(draws=600)
def test_each_order_of_the_deck_is_equally_likely(draws: int) -> None:
    # 2 moons, 2 bones, 2 dogs; a moon is discarded and a bone lies in front of seat 0:
    # moon, bone, dog, dog are left, in 4! / 2! = 12 orders, each twice among the 4!
    options = Options(cards=CardCounts(2, 2, 0, 2))
    state = position(
        places=["L5", "S5"], bones=[True, False], discard=[MOON], options=options
    )
    orders = Counter(permutations([MOON, BONE, DOG, DOG]))
    assert len(orders) == 12
    found = Counter(determinize(view(state, 1), seed).deck for seed in range(draws))
    assert found.keys() == orders.keys()
    due = draws / 12
    distance = sum((found[order] - due) ** 2 / due for order in orders)
    # the 99.9 per cent quantile of chi-square with 11 degrees of freedom
    assert distance < 31.3


def test_a_view_whose_cards_do_not_add_up_fits_no_state() -> None:
    seen = evolve(view(busungar.initial_state(1, 2), 0), deck_size=60)
    with pytest.raises(InvalidState, match="64 cards are left for a deck of 60"):
        determinize(seen, 1)
