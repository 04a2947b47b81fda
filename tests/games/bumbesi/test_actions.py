"""The order in which `check` asks, what is no action, and actions as texts."""

from typing import Any, cast

import numpy as np
import pytest

from tabletop_rules import bumbesi
from tabletop_rules.errors import IllegalAction, ParseError, SeatError
from tabletop_rules.games.bumbesi import (
    ChangeDirection,
    Column,
    LayNumber,
    Raise,
    Take,
    Theft,
)
from tests.games.bumbesi.tables import LEFT, RAISE, RIGHT, endgame, table, why_not

HAND = (3, 9, 27, 40, 51)


def test_another_seats_turn_is_named() -> None:
    illegal = bumbesi.check(table(HAND), LayNumber(2, 9, LEFT))
    assert illegal is not None
    assert (illegal.clause, illegal.reason) == ("turn", "it is the turn of seat 0")
    assert str(illegal) == "it is the turn of seat 0"


def test_over_comes_before_turn_and_turn_before_the_hand() -> None:
    state = bumbesi.apply(endgame([(9,), (60,), (61,)]), Take(0, None))
    assert why_not(state, LayNumber(2, 70, LEFT)) == "over"
    assert why_not(table(HAND), LayNumber(2, 70, LEFT)) == "turn"


def test_the_special_comes_before_the_number_and_the_number_before_the_target() -> None:
    state = endgame([HAND, (60,), (61,)], Column(None), Column(20))
    assert why_not(state, Raise(0, 70, LEFT)) == "5.1"
    assert why_not(state, LayNumber(0, 70, LEFT)) == "4.1"
    assert why_not(state, LayNumber(0, 51, LEFT)) == "4.4"
    state = endgame([(3, RAISE), (60,), (61,)], Column(None), Column(20))
    illegal = bumbesi.check(state, Raise(0, 70, LEFT))
    assert illegal is not None
    assert illegal.reason == "70 is not in your hand"
    illegal = bumbesi.check(state, Raise(0, 3, LEFT))
    assert illegal is not None
    assert illegal.reason == "the left column has no target to raise"
    assert why_not(state, Raise(0, 3, RIGHT)) == "5.7"


@pytest.mark.parametrize(
    "action",
    [
        LayNumber(4, 9, LEFT),
        LayNumber(-1, 9, LEFT),
        ChangeDirection(99),
        Theft(0, 4),
        Theft(0, -1),
        Raise(4, 9, LEFT),
        Take(4, None),
    ],
)
def test_an_unknown_seat_in_an_action(action: bumbesi.Action) -> None:
    for ask in (bumbesi.check, bumbesi.apply, bumbesi.transition):
        with pytest.raises(SeatError):
            ask(table(HAND), action)


@pytest.mark.parametrize(
    "action",
    [
        LayNumber(True, 9, LEFT),
        LayNumber(0, cast(int, 9.0), LEFT),
        LayNumber(0, cast(int, "9"), LEFT),
        LayNumber(0, cast(int, RAISE), LEFT),
        LayNumber(0, 9, cast(bumbesi.Side, "left")),
        Theft(0, cast(int, None)),
        Take(0, cast(int, RAISE)),
        Take(0, True),
        Raise(0, cast(int, None), LEFT),
        None,
        "9 left",
        (0, 9, LEFT),
        LayNumber,
        object(),
    ],
)
def test_what_is_no_action_is_a_type_error(action: Any) -> None:
    for ask in (bumbesi.check, bumbesi.apply, bumbesi.transition):
        with pytest.raises(TypeError):
            ask(table(HAND), action)


def test_numpy_integers_become_plain_ones() -> None:
    state = table(HAND)
    nine = cast(int, np.int64(9))
    after = bumbesi.apply(state, LayNumber(cast(int, np.int8(0)), nine, LEFT))
    assert after == bumbesi.apply(state, LayNumber(0, 9, LEFT))
    assert [type(card) for card in after.columns[0].pile] == [int]
    assert bumbesi.legal_actions(state, cast(int, np.uint8(0)))
    assert bumbesi.initial_state(cast(int, np.int64(3)), cast(int, np.int64(4))) == (
        bumbesi.initial_state(3, 4)
    )


def test_an_unknown_seat_has_no_legal_actions() -> None:
    for nobody in (-1, 4):
        with pytest.raises(SeatError, match="seat from 0 to 3"):
            bumbesi.legal_actions(table(HAND), nobody)
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(TypeError):
            bumbesi.legal_actions(table(HAND), cast(int, wrong))


def test_a_seat_that_is_not_to_act_has_none() -> None:
    for seat in (1, 2, 3):
        assert bumbesi.legal_actions(table(HAND), seat) == ()
        with pytest.raises(IllegalAction, match="turn of seat 0"):
            bumbesi.apply(table(HAND), Take(seat, None))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (LayNumber(2, 17, LEFT), "17 left"),
        (LayNumber(2, 1, RIGHT), "1 right"),
        (ChangeDirection(2), "change"),
        (Theft(2, 0), "theft 0"),
        (Raise(2, 40, RIGHT), "raise 40 right"),
        (Take(2, 33), "take 33"),
        (Take(2, None), "take"),
    ],
)
def test_texts_of_actions(action: bumbesi.Action, text: str) -> None:
    assert bumbesi.format_action(action) == text
    assert bumbesi.parse_action(text, 2) == action


@pytest.mark.parametrize("text", ["17  left", " 17 left", "17 left\n", "17 LEFT"])
def test_case_and_runs_of_spaces_do_not_matter(text: str) -> None:
    assert bumbesi.parse_action(text, 2) == LayNumber(2, 17, LEFT)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "17",
        "left",
        "017 left",
        "+17 left",
        "-1 left",
        "17 up",
        "take none",
        "theft",
        "theft -1",
        "theft two",
        "raise 40",
        "changes",
        "take 33 left",
        "\u0661\u0667 left",
        "9" * 5000 + " left",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ParseError, match="is no action of Bumbesi; write '17 left'"):
        bumbesi.parse_action(text, 0)


def test_parse_takes_a_string_and_a_seat() -> None:
    with pytest.raises(TypeError):
        bumbesi.parse_action(cast(str, b"take"), 0)
    with pytest.raises(TypeError):
        bumbesi.parse_action("take", True)
    for nobody in (-1, 6):
        with pytest.raises(SeatError):
            bumbesi.parse_action("take", nobody)
