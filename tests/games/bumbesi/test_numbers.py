"""Sections 3, 4 and 7 of the rules: the turn, number cards, refilling the hand."""

import pytest

from tabletop_rules import bumbesi
from tabletop_rules.errors import IllegalAction
from tabletop_rules.games.bumbesi import Column, LayNumber, Take
from tests.games.bumbesi.tables import (
    CHANGE,
    LEFT,
    RAISE,
    RIGHT,
    THEFT,
    endgame,
    table,
    why_not,
)

HAND = (3, 9, 27, 40, 51)


def test_3_1_a_turn_is_one_lay_one_special_or_one_take() -> None:
    for action in (LayNumber(0, 3, LEFT), Take(0, 3)):
        state = bumbesi.apply(table(HAND), action)
        assert bumbesi.to_act(state) == (1,)


def test_3_2_taking_is_allowed_though_cards_could_be_played() -> None:
    legal = bumbesi.legal_actions(table(HAND), 0)
    assert LayNumber(0, 3, LEFT) in legal
    assert [Take(0, card) for card in HAND] == [a for a in legal if type(a) is Take]


@pytest.mark.parametrize(
    ("direction", "turn", "then"),
    [("CLOCKWISE", 0, 1), ("CLOCKWISE", 3, 0), ("COUNTERCLOCKWISE", 0, 3)],
)
def test_3_3_the_next_player_in_the_direction_of_play_is_to_act(
    direction: str, turn: int, then: int
) -> None:
    state = bumbesi.position(
        hands=[None] * 4, turn=turn, direction=bumbesi.Direction[direction]
    )
    action = bumbesi.legal_actions(state, turn)[-1]
    assert bumbesi.to_act(bumbesi.apply(state, action)) == (then,)


def test_4_1_the_card_goes_under_the_target_that_you_name() -> None:
    state = bumbesi.apply(table(HAND), LayNumber(0, 9, RIGHT))
    assert state.columns == (Column(50), Column(30, (), (9,)))
    assert 9 not in state.hands[0]


def test_4_1_the_card_must_be_in_your_hand() -> None:
    assert why_not(table(HAND), LayNumber(0, 10, LEFT)) == "4.1"
    assert why_not(table(HAND), LayNumber(0, 71, LEFT)) == "4.1"


def test_4_2_below_the_target() -> None:
    # Example of the rulebook: right pile 49 under 64 takes 50 to 63.
    state = table((48, 50, 63, 65, 70), Column(30), Column(64, (), (49,)))
    assert why_not(state, LayNumber(0, 50, RIGHT)) is None
    assert why_not(state, LayNumber(0, 63, RIGHT)) is None
    assert why_not(state, LayNumber(0, 65, RIGHT)) == "4.2"
    assert why_not(state, LayNumber(0, 48, RIGHT)) == "4.3"


def test_4_2_any_lower_card_starts_a_pile() -> None:
    state = table((1, 29, 31, 60, 70))
    assert why_not(state, LayNumber(0, 1, RIGHT)) is None
    assert why_not(state, LayNumber(0, 29, RIGHT)) is None
    assert why_not(state, LayNumber(0, 31, RIGHT)) == "4.2"


def test_4_3_higher_than_the_top_of_the_pile() -> None:
    # Example of the rulebook: between 26 and 28 only the 27 fits.
    state = table((25, 27, 29, 60, 70), Column(28, (), (4, 26)), Column(10))
    assert why_not(state, LayNumber(0, 27, LEFT)) is None
    assert why_not(state, LayNumber(0, 25, LEFT)) == "4.3"
    assert why_not(state, LayNumber(0, 29, LEFT)) == "4.2"
    state = bumbesi.apply(state, LayNumber(0, 27, LEFT))
    assert state.columns[0].pile == (4, 26, 27)


def test_4_4_a_column_without_a_target_takes_no_card() -> None:
    state = endgame([HAND, (60,), (61,)], left=Column(None), right=Column(20))
    assert why_not(state, LayNumber(0, 3, LEFT)) == "4.4"
    assert why_not(state, LayNumber(0, 3, RIGHT)) is None
    assert bumbesi.legal_actions(state, 0) == (
        LayNumber(0, 3, RIGHT),
        LayNumber(0, 9, RIGHT),
        Take(0, None),
    )


def test_7_1_you_draw_the_card_on_top_of_the_deck() -> None:
    state = table(HAND, deck=(70, 1, CHANGE))
    after = bumbesi.apply(state, LayNumber(0, 9, LEFT))
    assert after.hands[0] == (3, 27, 40, 51, 70)
    assert after.deck == (1, CHANGE)


def test_7_1_after_raise_two_cards_after_theft_none() -> None:
    state = table((9, 60, CHANGE, THEFT, RAISE), deck=(70, 1, CHANGE))
    raised = bumbesi.apply(state, bumbesi.Raise(0, 60, LEFT))
    assert raised.hands[0] == (1, 9, 70, CHANGE, THEFT)
    assert raised.deck == (CHANGE,)
    robbed = bumbesi.apply(state, bumbesi.Theft(0, 2))
    assert len(robbed.hands[0]) == 5
    assert robbed.deck == (1, CHANGE)  # the 70 went to the victim (5.3)


def test_7_1_the_deck_may_run_out_while_drawing() -> None:
    state = table((9, 60, CHANGE, THEFT, RAISE), deck=(70,))
    after = bumbesi.apply(state, bumbesi.Raise(0, 60, LEFT))
    assert after.hands[0] == (9, 70, CHANGE, THEFT)
    assert after.deck == ()


def test_7_2_with_an_empty_deck_nobody_draws() -> None:
    state = endgame([HAND, (60, 61), (62, THEFT)])
    after = bumbesi.apply(state, LayNumber(0, 9, LEFT))
    assert after.hands == ((3, 27, 40, 51), (60, 61), (62, THEFT))


def test_an_illegal_lay_raises_its_clause_and_changes_nothing() -> None:
    state = table(HAND)
    before, digest = repr(state), hash(state)
    with pytest.raises(IllegalAction, match=r"51 is not below the target 50") as raised:
        bumbesi.apply(state, LayNumber(0, 51, LEFT))
    assert raised.value.illegal.clause == "4.2"
    assert raised.value.action == LayNumber(0, 51, LEFT)
    assert (repr(state), hash(state)) == (before, digest)
    assert bumbesi.apply(state, LayNumber(0, 9, LEFT)).turn == 1
