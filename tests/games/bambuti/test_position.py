"""Positions from the parts that matter, and what is wrong with others."""

from collections.abc import Iterable
from typing import Any, cast

import numpy as np
import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidState, PlayerCountError
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import Colour, Mask, parse_masks
from tabletop_rules.games.bambuti.components import BOX
from tests.games.bambuti.tables import OTHER, OWN, do, mask, table


def names(masks: Iterable[Mask]) -> str:
    """The masks as a text."""
    return " ".join(map(str, masks))


def problems_of(**parts: Any) -> list[str]:
    """The problems that `position` names."""
    with pytest.raises(InvalidState) as raised:
        bambuti.position(**parts)
    return [str(problem) for problem in raised.value.problems]


def problems(state: bambuti.State, **changes: Any) -> list[str]:
    """The problems of the position with these changes."""
    return [str(problem) for problem in bambuti.validate(evolve(state, **changes))]


def test_position_completes_in_the_order_of_the_box() -> None:
    state = bambuti.position()
    assert [names(row) for row in state.rows] == ["R1 Y1 G1 B1 P1", "R2 Y2 G2 B2 P2"]
    assert names(state.hands[0]) == "R3 Y3 G3 B3 P3 R4 Y4"
    assert names(state.hands[1]) == "G4 B4 P4 R5 Y5 G5 B5"
    assert state.deck == BOX[24:]
    assert (state.covered, state.turn, state.over) == ((), 0, False)


def test_position_keeps_what_is_said() -> None:
    options = bambuti.Options(youngest=1)
    state = bambuti.position(
        rows=[parse_masks(OWN), None],
        hands=[None, parse_masks("Y10 R1 B1 Y3 R4 G4 G8")],
        deck=parse_masks("P10 P9"),
        drums=(0, 1),
        points=[7, 8],
        turn=1,
        drumming=True,
        options=options,
    )
    assert state.rows[0] == parse_masks(OWN)
    assert names(state.hands[1]) == "R1 B1 Y3 R4 G4 G8 Y10"
    assert names(state.deck) == "P10 P9"
    assert (state.drums, state.points) == ((0, 1), (7, 8))
    assert (state.turn, state.drumming, state.options) == (1, True, options)
    assert len(state.covered) == 24


def test_an_endgame_needs_only_rows_and_hands() -> None:
    rows = map(parse_masks, [OWN, OTHER])
    state = bambuti.position(rows=rows, hands=[parse_masks("R1 B1 Y3 R4 G4"), None])
    assert (state.deck, len(state.hands[1]), len(state.covered)) == ((), 5, 30)
    assert state.covered == tuple(sorted(state.covered, key=BOX.index))


def test_a_short_hand_with_covered_cards_given_leaves_the_rest_for_the_deck() -> None:
    state = table(hand="R1 B1 Y3 R4 G4")
    again = bambuti.position(
        rows=state.rows, hands=state.hands, covered=state.covered, deck=(), turn=0
    )
    assert again == state
    assert problems_of(
        rows=state.rows, hands=state.hands, covered=state.covered[1:], turn=0
    ) == [
        "seat 0 holds 5 cards though the deck has some (rule 4.4)",
        "seat 1 holds 5 cards though the deck has some (rule 4.4)",
    ]


def test_position_by_seed_deals_what_is_left_at_random() -> None:
    states = {bambuti.position(seed=seed) for seed in range(20)}
    assert len(states) == 20
    assert all(bambuti.validate(state) == () for state in states)
    assert bambuti.position(seed=3) == bambuti.position(seed=3)


def test_position_before_the_rows_lie_there() -> None:
    state = bambuti.position(rows=[(), None])
    assert names(state.hands[0]) == "R2 Y2 G2 B2 P2"
    assert (state.hands[1], len(state.rows[1]), len(state.deck)) == ((), 5, 40)
    assert bambuti.to_act(state) == (0,)


def test_who_starts_in_a_position_in_which_nothing_is_covered() -> None:
    rows = [parse_masks("B1 B2 B8 B3 R3"), parse_masks("R1 R5 R9 R4 R2")]
    assert bambuti.position(rows=rows).turn == 1  # 10 against 1
    assert bambuti.position(rows=rows, deck=BOX[45:49]).turn == 0
    options = bambuti.Options(youngest=1)
    assert bambuti.position(rows=rows[::-1], deck=(), options=options).turn == 1


def test_position_takes_numpy_integers_and_keeps_plain_ones() -> None:
    one = cast(int, np.int64(1))
    rows = [
        [Mask(one, card.colour) if card.value == 1 else card for card in row]
        for row in bambuti.position().rows
    ]
    state = bambuti.position(
        rows=rows, points=(one, one), drums=(one, one), turn=one, passes=0 * one
    )
    numbers = [*state.points, *state.drums, state.turn, state.passes]
    numbers += [card.value for row in state.rows for card in row]
    assert {type(number) for number in numbers} == {int}


@pytest.mark.parametrize(
    "parts",
    [
        {"turn": True},
        {"turn": "0"},
        {"points": (0, 1.0)},
        {"drums": (True, 1)},
        {"passes": None},
        {"drumming": 1},
        {"over": 0},
        {"rows": [(3,), None]},
        {"rows": "R1 G1"},
        {"hands": [(1, 2), None]},
        {"deck": (Mask(cast(int, "1"), Colour.RED),)},
        {"covered": (Mask(1, cast(Colour, 3)),)},
        {"options": 1},
        {"seed": "x"},
    ],
)
def test_position_refuses_wrong_types(parts: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        bambuti.position(**parts)


@pytest.mark.parametrize("count", [1, 3])
def test_position_is_for_two(count: int) -> None:
    parts: list[dict[str, Any]] = [
        {"rows": [None] * count},
        {"hands": [None] * count},
        {"drums": [0] * count},
        {"points": [0] * count},
    ]
    for part in parts:
        with pytest.raises(PlayerCountError, match="for 2 players"):
            bambuti.position(**part)


def test_1_1_each_mask_is_there_once() -> None:
    twice = problems_of(rows=[parse_masks(OWN), parse_masks(OWN)])
    assert twice == [
        f"{name} is there 2 times, not 1 (rule 1.1)"
        for name in ("R2", "R3", "Y5", "G6", "B9")
    ]
    assert problems_of(deck=(Mask(11, Colour.RED),)) == [
        "R11 is there 1 times, not 0 (rule 1.1)"
    ]
    state = table()
    assert problems(state, deck=state.deck[1:]) == [
        f"{state.deck[0]} is there 0 times, not 1 (rule 1.1)"
    ]


def test_too_few_cards_for_a_row() -> None:
    assert "the row of seat 1 has 3 cards (rule 2.2)" in problems_of(
        covered=BOX[:42], deck=()
    )


def test_1_1_hands_and_covered_cards_are_sorted() -> None:
    state = table(deck=())
    assert problems(state, hands=(state.hands[0][::-1], state.hands[1])) == [
        "the hand of seat 0 is not sorted (rule 1.1)"
    ]
    assert problems(state, covered=state.covered[::-1]) == [
        "the covered cards are not sorted (rule 1.1)"
    ]


def test_1_2_at_most_two_drums() -> None:
    assert problems(table(), drums=(3, 2)) == ["seat 0 has 3 drums (rule 1.2)"]
    assert problems(table(), drums=(2, -1)) == ["seat 1 has -1 drums (rule 1.2)"]


def test_1_3_the_turn_is_of_one_of_two() -> None:
    assert problems(table(), turn=2) == ["it is the turn of seat 2 (rule 1.3)"]


def test_5_1_no_points_below_nothing() -> None:
    assert problems(table(), points=(0, -1)) == ["seat 1 has -1 points (rule 5.1)"]


def test_2_2_rows_of_five_that_fall_outwards() -> None:
    assert problems_of(rows=[parse_masks("R3 G6 B9"), None]) == [
        "the row of seat 0 has 3 cards (rule 2.2)"
    ]
    assert problems_of(rows=[None, parse_masks("R3 G6 B9 Y10 R2")]) == [
        "the row of seat 1 rises outwards (rule 2.2)"
    ]


def test_2_1_five_cards_before_the_rows_lie_there() -> None:
    deal = bambuti.initial_state(1, 2)
    short = (deal.hands[0][1:], deal.hands[1])
    assert problems(deal, hands=short, deck=(*deal.deck, deal.hands[0][0])) == [
        "seat 0 holds 4 cards, not 5 (rule 2.1)"
    ]
    waiting = bambuti.position(rows=[None, ()])
    card = waiting.deck[0]
    assert problems(
        waiting, hands=((card,), waiting.hands[1]), deck=waiting.deck[1:]
    ) == ["seat 0 holds 1 cards, not 0 (rule 2.1)"]


def test_nothing_has_happened_before_the_rows_lie_there() -> None:
    deal = bambuti.initial_state(1, 2)
    laid = "a card is laid before both rows lie there (rule 2.3)"
    turn = "a turn is over before both rows lie there (rule 2.3)"
    count = "there was a count before both rows lie there (rule 2.3)"
    assert problems(deal, turn=1) == [
        "who starts is found before both rows lie there (rule 2.5)"
    ]
    assert problems(deal, covered=deal.deck[:1], deck=deal.deck[1:]) == [laid]
    assert problems(deal, drumming=True) == [laid]
    assert problems(deal, passes=1) == [turn]
    assert problems(deal, over=True) == [turn]
    assert problems(deal, drums=(2, 1)) == [count]
    assert problems(deal, points=(2, 1)) == [count]


def test_2_4_at_most_seven_cards() -> None:
    state = table(deck=())
    more = (*state.hands[1], *parse_masks("P10"))
    covered = tuple([card for card in state.covered if card != mask("P10")])
    assert problems(state, hands=(state.hands[0], more), covered=covered) == [
        "seat 1 holds 8 cards (rule 2.4)"
    ]


def test_4_4_full_hands_while_the_deck_lasts() -> None:
    state = table()
    hands = (state.hands[0][1:], state.hands[1])
    assert problems(state, hands=hands, covered=state.hands[0][:1]) == [
        "seat 0 holds 6 cards though the deck has some (rule 4.4)"
    ]


def test_3_4_equal_cards_face_each_other_only_where_nothing_was_laid() -> None:
    rows = list(map(parse_masks, ["R1 R2 R5 R4 R3", "B1 B2 B5 B4 B3"]))
    assert bambuti.position(rows=rows).covered == ()
    assert problems_of(rows=rows, deck=()) == [
        "a card was laid, but all facing cards are equal (rule 3.4)"
    ]


def test_5_5_a_drum_follows_a_card_and_has_to_be_there() -> None:
    nothing = "no card was laid that a drum could follow (rule 5.5)"
    assert problems(table(), drumming=True) == [nothing]
    laid = do(table(), "R4 own 0")
    assert problems(laid, drumming=True) == []
    assert problems(laid, drums=(0, 2)) == ["seat 0 has no drum left (rule 5.5)"]
    assert nothing in problems(laid, passes=1)
    assert nothing in problems(laid, over=True)


def test_5_8_passes_in_a_row() -> None:
    assert problems(table(), passes=3) == ["3 passes in a row (rule 5.8)"]
    assert problems(table(), passes=-1) == ["-1 passes in a row (rule 5.8)"]
    assert "two passes in a row, but the game goes on (rule 5.8)" in (
        problems(table(), passes=2)
    )


def test_4_5_a_passer_has_no_placement() -> None:
    assert problems(table(), passes=1) == [
        "seat 1 passed but can lay a card (rule 4.5)"
    ]
    assert problems(table(), passes=2, over=True) == [
        "seat 0 passed but can lay a card (rule 4.5)",
        "seat 1 passed but can lay a card (rule 4.5)",
    ]


def test_5_6_the_game_is_over_when_both_hold_at_most_four() -> None:
    hands = [parse_masks("R1 B1 Y3 G4"), parse_masks("B2 B3 B4 B5")]
    assert table(hands=hands, over=True).over
    rows = [parse_masks(OWN), parse_masks(OTHER)]
    assert problems_of(rows=rows, hands=hands) == [
        "neither holds more than four cards (rule 5.6)"
    ]
    hands = [parse_masks("R1 B1 Y3"), parse_masks("B2 B3 B4 B5")]
    assert problems_of(rows=rows, hands=hands, over=True, turn=0) == [
        "the last card came after seat 0 had four (rule 5.6)"
    ]
    assert bambuti.position(rows=rows, hands=hands, over=True, turn=1).over


def test_5_6_it_is_not_over_before() -> None:
    assert problems(table(), over=True) == [
        "the game is over though somebody holds five cards (rule 5.6)"
    ]
