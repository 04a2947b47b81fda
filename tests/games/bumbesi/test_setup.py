"""Sections 1 and 2 of the rules: the box and the deal."""

from collections import Counter

import pytest

from tabletop_rules import bumbesi
from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.games.bumbesi.turns import turn_up
from tests.games.bumbesi.tables import (
    CHANGE,
    CLOCKWISE,
    LEFT,
    RAISE,
    THEFT,
    cards_of,
)

ALL_CARDS = [*range(1, 71), *[CHANGE] * 6, *[THEFT] * 5, *[RAISE] * 4]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_1_1_and_1_2_all_85_cards_are_dealt_or_in_the_deck(players: int) -> None:
    for seed in range(200):
        assert cards_of(bumbesi.initial_state(seed, players)) == ALL_CARDS


def test_1_3_the_marker_lies_on_one_target_and_the_arrow_shows_a_direction() -> None:
    state = bumbesi.initial_state(1, 3)
    assert state.marker in bumbesi.Side
    assert state.direction in bumbesi.Direction


@pytest.mark.parametrize("players", [-1, 0, 2, 7])
def test_1_4_two_or_seven_players_are_refused(players: int) -> None:
    with pytest.raises(PlayerCountError, match="3 to 6 players"):
        bumbesi.initial_state(1, players)


@pytest.mark.parametrize(
    ("players", "deck"), [(3, 68), (4, 63), (5, 58), (6, 53)]
)  # 85 - 2 - 5 each
def test_2_1_each_player_is_dealt_five(players: int, deck: int) -> None:
    state = bumbesi.initial_state(11, players)
    assert [len(hand) for hand in state.hands] == [5] * players
    assert len(state.deck) == deck


def test_2_1_specials_may_be_dealt_into_hands() -> None:
    hands = [bumbesi.initial_state(seed, 3).hands for seed in range(20)]
    dealt = Counter(card for cards in hands for hand in cards for card in hand)
    assert all(dealt[special] for special in bumbesi.Special)


def test_2_2_both_targets_are_numbers() -> None:
    for seed in range(200):
        for column in bumbesi.initial_state(seed, 4).columns:
            assert column.target in range(1, 71)
            assert (column.covered, column.pile) == ((), ())


def test_2_2_a_special_that_turns_up_is_set_aside_for_the_next_card() -> None:
    assert turn_up((THEFT, RAISE, 12, CHANGE)) == (12, (CHANGE,), (THEFT, RAISE))


def test_2_2_without_specials_nothing_is_shuffled_again() -> None:
    # One draw is the deal; a second is the reshuffle of the cards set aside.
    draws = Counter(bumbesi.initial_state(seed, 4).rng.draws for seed in range(400))  # type: ignore[union-attr]
    assert set(draws) == {1, 2}
    # Both first cards are numbers with probability 70/85 * 69/84, about 0.68.
    assert 0.60 < draws[1] / 400 < 0.76


def test_2_2_cards_set_aside_may_come_anywhere_in_the_deck() -> None:
    places = set()
    for seed in range(300):
        state = bumbesi.initial_state(seed, 6)
        places |= {
            place
            for place, card in enumerate(state.deck)
            if isinstance(card, bumbesi.Special)
        }
    assert places == set(range(53))


def test_2_3_the_marker_lies_on_the_left_target() -> None:
    assert bumbesi.initial_state(5, 3).marker is LEFT


def test_2_4_play_starts_clockwise() -> None:
    state = bumbesi.initial_state(5, 3)
    assert state.direction is CLOCKWISE
    state = bumbesi.apply(state, bumbesi.legal_actions(state, 0)[-1])
    assert bumbesi.to_act(state) == (1,)


def test_2_5_the_first_player_is_an_option() -> None:
    assert bumbesi.initial_state(5, 3).turn == 0
    options = bumbesi.Options(first_player=2)
    assert bumbesi.to_act(bumbesi.initial_state(5, 3, options)) == (2,)


def test_2_5_the_first_player_is_one_of_the_players() -> None:
    with pytest.raises(InvalidOptions, match="seat 3"):
        bumbesi.initial_state(5, 3, bumbesi.Options(first_player=3))
    for nobody in (-1, 6):
        with pytest.raises(InvalidOptions, match="first_player"):
            bumbesi.Options(first_player=nobody)


def test_options_of_another_type_are_refused() -> None:
    with pytest.raises(TypeError, match="options must be an Options"):
        bumbesi.initial_state(5, 3, 0)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="must be an int"):
        bumbesi.Options(first_player=True)
