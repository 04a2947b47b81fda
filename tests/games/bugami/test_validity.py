"""validate: each broken invariant is named."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    Card,
    Options,
    Rank,
    Suit,
    Trick,
    cards,
    initial_state,
    position,
    validate,
)
from tests.games.bugami.tables import NULL, H, hands, led

START = initial_state(3, 5)

MIDDLE = position(
    hands=hands("2C 3C", "5C 6C", "QH KC 2S", "9D 3S 9S"), trick=led(0, "7D 3D")
)


def problems(state: bugami.State, **changes: Any) -> list[str]:
    return list(map(str, validate(evolve(state, **changes))))


def test_what_can_be_reached_is_valid() -> None:
    assert validate(START) == validate(MIDDLE) == ()


def test_1_3_two_hands_are_not_enough() -> None:
    found = problems(MIDDLE, hands=MIDDLE.hands[:2], bids=(H, H))
    assert found[0] == "2 hands are dealt (rule 1.3)"


def test_1_3_as_many_bids_as_hands() -> None:
    assert problems(MIDDLE, bids=(H, H)) == ["2 bids for 4 hands (rule 1.3)"]


def test_2_1_the_dealer_is_at_the_table() -> None:
    assert problems(MIDDLE, options=Options(dealer=4)) == [
        "seat 4 is the dealer (rule 2.1)"
    ]


@pytest.mark.parametrize("seat", [-1, 4])
def test_4_2_whose_turn_it_is_sits_at_the_table(seat: int) -> None:
    assert problems(MIDDLE, turn=seat) == [f"it is the turn of seat {seat} (rule 4.2)"]


def test_4_2_no_more_tricks_than_cards() -> None:
    # ten are completed in MIDDLE
    assert "60 tricks are completed (rule 4.2)" in problems(
        MIDDLE, tricks=MIDDLE.tricks * 6
    )


def test_4_5_who_leads_sits_at_the_table() -> None:
    assert problems(MIDDLE, trick=Trick(7, ())) == ["seat 7 led to a trick (rule 4.5)"]


def test_4_2_more_tricks_than_cards_are_not_looked_at() -> None:
    assert problems(MIDDLE, tricks=(Trick(7, ()),) * 53) == [
        "53 tricks are completed (rule 4.2)"
    ]
    assert "53 tricks" not in problems(MIDDLE, tricks=(Trick(0, ()),) * 52)[0]


def test_1_1_every_card_is_there_once() -> None:
    twice = evolve(START, aside=(START.aside[0], START.aside[0]))
    missing = START.aside[1]
    assert sorted(map(str, validate(twice))) == sorted(
        [
            f"{START.aside[0]} is there 2 times, not 1 (rule 1.1)",
            f"{missing} is there 0 times, not 1 (rule 1.1)",
        ]
    )
    assert problems(START, options=Options(jokers=1))[0] == (
        "Joker is there 0 times, not 1 (rule 1.1)"
    )


def test_1_1_what_is_no_card_of_the_pack_is_named() -> None:
    half = Card(Rank.TWO, None)
    state = position(hands=hands("2H", "3H", "4H", "5H"), turn=0)
    found = problems(state, hands=((half,), *state.hands[1:]))
    assert found == [
        "2H is there 0 times, not 1 (rule 1.1)",
        "Card(Rank.TWO, None) is there 1 times, not 0 (rule 1.1)",
    ]
    suited = Card(None, Suit.CLUBS)
    assert len(problems(state, hands=((suited,), *state.hands[1:]))) == 2


def test_2_2_hands_and_cards_aside_are_sorted() -> None:
    first, *others = START.hands
    assert problems(START, hands=(first[::-1], *others)) == [
        "the hand of seat 0 is not sorted (rule 2.2)"
    ]
    assert problems(START, aside=START.aside[::-1]) == [
        "the cards aside are not sorted (rule 2.2)"
    ]


def test_2_2_everybody_has_the_same_number() -> None:
    state = position(hands=hands("2H 4H", "3H 5H", "AS KS"), turn=0)
    moved = (state.hands[0][:1], cards("3H 4H 5H"), state.hands[2])
    assert problems(state, hands=moved) == [
        "seat 0 holds 1 cards after 15 of 17 (rule 2.2)",
        "seat 1 holds 3 cards after 15 of 17 (rule 2.2)",
    ]


def test_2_2_what_does_not_go_round_is_aside() -> None:
    state = position(hands=hands("2H", "3H", "AS"), aside=cards("KS"), turn=0)
    found = problems(state, aside=(), hands=(*state.hands[:2], cards("KS AS")))
    assert found == [
        "seat 2 holds 2 cards after 16 of 17 (rule 2.2)",
        "0 cards are aside, not 1 (rule 2.2)",
    ]


def test_3_2_no_card_is_played_before_all_have_bid() -> None:
    found = ["cards are played before all have bid (rule 3.2)"]
    assert problems(MIDDLE, bids=(H, None, H, NULL)) == found
    first = position(hands=[None] * 4, trick=led(1, "7D"), bids=(H, H, H, H), players=4)
    assert validate(first) == ()
    assert problems(first, bids=(H, H, None, H)) == found


def test_4_1_the_dealers_left_leads_first() -> None:
    assert problems(START, trick=Trick(0, ()), turn=0) == [
        "seat 1 leads to the current trick (rule 4.1)"
    ]
    assert "seat 2 leads to trick 1 (rule 4.1)" in problems(
        MIDDLE, options=Options(dealer=1)
    )


def test_4_2_a_completed_trick_has_a_card_from_each() -> None:
    state = position(hands=hands("2H", "3H", "AS"), turn=0)
    last = state.tricks[-1]
    short = (*state.tricks[:-1], Trick(last.leader, last.cards[:-1]))
    assert "trick 16 has 2 cards (rule 4.2)" in problems(state, tricks=short)
    empty = (*state.tricks[:-1], Trick(last.leader, ()))
    assert "trick 16 has 0 cards (rule 4.2)" in problems(state, tricks=empty)


def test_4_2_the_current_trick_is_not_complete() -> None:
    state = position(hands=hands("2C", "5C", "KC 2S", "9S"), trick=led(3, "7D 3D 4D"))
    full = led(3, "7D 3D 4D 2S")
    assert "the current trick has 4 cards (rule 4.2)" in problems(
        state,
        trick=full,
        hands=(*state.hands[:2], cards("KC"), state.hands[3]),
        turn=3,
    )


def test_4_2_play_goes_clockwise() -> None:
    assert problems(MIDDLE, turn=3) == [
        "it is the turn of seat 3 in this trick (rule 4.2)"
    ]


def test_4_5_the_winner_leads_next() -> None:
    state = position(hands=hands("2H", "3H", "AS"), turn=0)
    assert problems(state, trick=Trick(1, ()), turn=1) == [
        "seat 0 leads to the current trick (rule 4.5)"
    ]
    tricks = list(state.tricks)
    tricks[7] = Trick((tricks[7].leader + 1) % 3, tricks[7].cards)
    found = problems(state, tricks=tuple(tricks))
    assert f"seat {state.tricks[7].leader} leads to trick 8 (rule 4.5)" in found


def test_4_3_who_did_not_follow_has_none_of_the_suit() -> None:
    thrown = evolve(
        MIDDLE,
        trick=led(0, "7D 5C"),
        hands=(MIDDLE.hands[0], cards("6C 3D"), *MIDDLE.hands[2:]),
    )
    assert list(map(str, validate(thrown))) == [
        "seat 1 played 5C but could follow (rule 4.3)"
    ]


def test_7_3_who_threw_a_joker_has_none_of_the_suit() -> None:
    state = position(
        hands=hands("2C 3C", "5C 6C", "QH KC 2S", "9D 3S 9S"),
        trick=led(0, "7D Joker"),
        options=Options(jokers=4),
    )
    # seat 1 gets the nine of diamonds from seat 3, against a club
    swapped = (*state.hands[:1], cards("5C 9D"), state.hands[2], cards("6C 3S 9S"))
    assert problems(state, hands=swapped) == [
        "seat 1 played Joker but could follow (rule 7.3)"
    ]
