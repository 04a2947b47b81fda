"""Positions from the parts that matter, and what is wrong with others."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules import Rng, Script, bumbesi
from tabletop_rules.errors import InvalidState, PlayerCountError
from tabletop_rules.games.bumbesi import Column
from tests.games.bumbesi.tables import (
    CHANGE,
    LEFT,
    RAISE,
    RIGHT,
    THEFT,
    cards_of,
    endgame,
    table,
)
from tests.games.bumbesi.test_setup import ALL_CARDS

HAND = (3, 9, 27, 40, 51)


def problems_of(**parts: Any) -> list[str]:
    """The problems that `position` names."""
    with pytest.raises(InvalidState) as raised:
        bumbesi.position(**parts)
    return [str(problem) for problem in raised.value.problems]


def test_position_completes_in_the_order_of_the_box() -> None:
    state = bumbesi.position()
    assert [column.target for column in state.columns] == [1, 2]
    assert state.hands == ((3, 4, 5, 6, 7), (8, 9, 10, 11, 12), (13, 14, 15, 16, 17))
    assert state.deck == tuple(ALL_CARDS[17:])
    assert (state.marker, state.turn, state.over) == (LEFT, 0, False)
    assert state.rng == Rng(0)


def test_position_keeps_what_is_said() -> None:
    state = bumbesi.position(
        hands=[(51, 3, 9, RAISE, 40), None, None, None],
        columns=[None, Column(30, (12,), (4,))],
        marker=RIGHT,
        direction=bumbesi.Direction.COUNTERCLOCKWISE,
        turn=2,
        known=[(), ((0, RAISE), (0, 51)), (), ()],
        rng=Script((1,)),
    )
    assert state.hands[0] == (3, 9, 40, 51, RAISE)
    assert state.columns == (Column(1), Column(30, (12,), (4,)))
    assert (state.marker, state.turn) == (RIGHT, 2)
    assert state.known[1] == ((0, 51), (0, RAISE))
    assert state.rng == Script((1,))
    assert cards_of(state) == ALL_CARDS


def test_position_by_seed_deals_what_is_left_at_random() -> None:
    first = bumbesi.position(hands=[HAND, None, None], seed=1)
    again = bumbesi.position(hands=[HAND, None, None], seed=1)
    other = bumbesi.position(hands=[HAND, None, None], seed=2)
    assert first == again
    assert first.deck != other.deck
    assert first.hands[0] == other.hands[0] == HAND
    assert cards_of(first) == ALL_CARDS


def test_position_puts_spent_cards_round_the_penalty_piles() -> None:
    # 85 - 2 targets - 5 - 1 - 1 are 76 cards: 26, 25 and 25 by turns.
    state = endgame([HAND, (60,), (61,)])
    assert [len(pile) for pile in state.penalties] == [26, 25, 25]
    assert state.penalties[0][:2] == (1, 5)
    assert state.penalties[1][:1] == (2,)
    state = endgame([HAND, (60,), (61,)], penalties=[(), None, (1, 2)])
    assert [len(pile) for pile in state.penalties] == [0, 74, 2]


def test_position_takes_the_first_player_to_be_to_act() -> None:
    options = bumbesi.Options(first_player=2)
    assert bumbesi.position(options=options).turn == 2
    assert bumbesi.position(options=options, turn=1).turn == 1


def test_position_of_other_numbers_of_players() -> None:
    assert len(bumbesi.position(players=6).hands) == 6
    assert len(bumbesi.position(penalties=[None] * 5).hands) == 5
    with pytest.raises(PlayerCountError):
        bumbesi.position(players=2)
    with pytest.raises(PlayerCountError):
        bumbesi.position(hands=[HAND] * 7)
    assert "hands, penalty piles and known cards differ in number (rule 1.4)" in (
        problems_of(players=4, hands=[HAND, None, None])
    )


def test_position_without_numbers_left_leaves_the_target_out() -> None:
    numbers = [n for n in range(1, 71) if n not in HAND and n != 70]
    state = bumbesi.position(
        hands=[HAND, None, None],
        columns=[Column(70), None],
        penalties=[numbers, (), ()],
        deck=(CHANGE, THEFT, *[RAISE] * 3),
    )
    assert state.columns == (Column(70), Column(None))


@pytest.mark.parametrize(
    "parts",
    [
        {"hands": "3 9 27 40 51"},
        {"hands": [3, None, None]},
        {"hands": [(True, 9, 27, 40, 51), None, None]},
        {"columns": [50.0, None]},
        {"columns": 50},
        {"columns": [Column(50.0), None]},  # type: ignore[arg-type]
        {"marker": 0},
        {"direction": 1},
        {"turn": 1.0},
        {"over": 1},
        {"options": None},
        {"known": [(("0", 3),), (), ()]},
        {"known": [((0,),), (), ()]},
        {"deck": (2.0,)},
    ],
)
def test_position_refuses_parts_of_a_wrong_type(parts: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        bumbesi.position(**parts)


def test_validate_3_columns() -> None:
    assert problems_of(columns=[None] * 3) == ["3 columns, not 2 (rule 1.3)"]


def test_validate_conservation() -> None:
    assert "3 is there 2 times, not 1 (rule 1.1)" in problems_of(
        hands=[HAND, (3, 1, 2, 4, 5), None]
    )
    assert "71 is there 1 times, not 0 (rule 1.1)" in problems_of(
        hands=[(71, 1, 2, 4, 5), None, None]
    )
    # 85 cards: 5 + 1 + 1 in hands, 2 targets; nothing says where the others are
    assert problems_of(hands=[HAND, (60,), (61,)], deck=(), penalties=[()] * 3) == [
        "76 cards are nowhere: leave one pile None, or pass rest=… (rule 1.1)"
    ]


def test_validate_turn() -> None:
    assert problems_of(turn=3) == ["it is the turn of seat 3 (rule 3.3)"]
    assert problems_of(turn=-1) == ["it is the turn of seat -1 (rule 3.3)"]


def test_validate_first_player() -> None:
    options = bumbesi.Options(first_player=3)
    assert "seat 3 is to begin (rule 2.5)" in problems_of(options=options, turn=0)


def test_validate_number_of_hands() -> None:
    state = bumbesi.position()
    two = evolve(state, hands=state.hands[:2], penalties=((), ()), known=((), ()))
    assert "2 hands are dealt" in [problem.text for problem in bumbesi.validate(two)]


def test_validate_hands() -> None:
    assert problems_of(hands=[HAND[:4], None, None]) == [
        "seat 0 holds 4 cards though the deck has some (rule 7.1)"
    ]
    assert problems_of(hands=[(*HAND, 60), None, None]) == [
        "seat 0 holds 6 cards (rule 7.1)"
    ]
    state = table(HAND)
    state = evolve(state, hands=((9, 3, 27, 40, 51), *state.hands[1:]))
    assert [str(problem) for problem in bumbesi.validate(state)] == [
        "the hand of seat 0 is not sorted (rule 7.1)"
    ]


def test_validate_columns() -> None:
    assert problems_of(columns=[Column(None), None]) == [
        "the left target is missing though the deck has numbers (rule 6.6)"
    ]
    assert "the left column has cards but no target (rule 6.6)" in problems_of(
        columns=[Column(None, (), (4,)), None]
    )
    assert problems_of(columns=[None, Column(30, (31,))]) == [
        "the right targets do not rise (rule 5.5)"
    ]
    assert problems_of(columns=[None, Column(30, (29, 28))]) == [
        "the right targets do not rise (rule 5.5)"
    ]
    assert problems_of(columns=[None, Column(30, (), (5, 4))]) == [
        "the right pile does not rise and stay below its target (rule 4.3)"
    ]
    assert problems_of(columns=[None, Column(30, (), (5, 31))]) == [
        "the right pile does not rise and stay below its target (rule 4.3)"
    ]


def test_validate_known() -> None:
    for seat, pair in ((0, (0, 3)), (0, (3, 3)), (1, (0, 10)), (1, (-1, 3))):
        known: list[tuple[tuple[int, int], ...]] = [(), (), ()]
        known[seat] = (pair,)
        assert problems_of(hands=[HAND, None, None], known=known) == [
            f"seat {seat} cannot know {pair[1]} with seat {pair[0]} (rule 5.3)"
        ]
    assert problems_of(
        hands=[(1, 2, 3, CHANGE, THEFT), None, None],
        known=[(), ((0, CHANGE), (0, CHANGE)), ()],
    ) == ["seat 1 cannot know change with seat 0 (rule 5.3)"]
    state = table(HAND)
    state = evolve(state, known=((), ((0, 9), (0, 3)), (), ()))
    assert [str(problem) for problem in bumbesi.validate(state)] == [
        "what seat 1 knows is not sorted (rule 5.3)"
    ]


def test_validate_known_is_no_more_than_is_held() -> None:
    state = evolve(table(HAND), known=((), ((0, 3),) * 21, (), ()))
    assert [str(problem) for problem in bumbesi.validate(state)] == [
        "seat 1 knows 21 cards in hands (rule 5.3)"
    ]


def test_validate_end() -> None:
    assert problems_of(over=True) == [
        "the game is over though the deck has cards (rule 8.1)",
        "the game is over though the marked column was left (rule 8.1)",
    ]
