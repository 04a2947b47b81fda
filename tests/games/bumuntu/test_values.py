"""Integers, seats, cells and actions as callers pass them."""

from typing import Any

import numpy
import pytest

from tabletop_rules.errors import IllegalAction, PlayerCountError, SeatError
from tabletop_rules.games.bumuntu import (
    Animal,
    AnimalMove,
    Cell,
    Enter,
    KeepFavor,
    SpendFood,
    Step,
    SwapFavor,
    apply,
    check,
    initial_state,
    legal_actions,
    view,
)
from tests.games.bumuntu.boards import bare

STATE = bare({(3, 3): Animal.LION}, [(3, 3), (6, 6), (1, 1)])


def test_integers_of_numpy_are_taken_and_become_plain() -> None:
    one = numpy.int64(1)
    action: Any = AnimalMove(
        numpy.int64(0),  # type: ignore[arg-type]
        Cell(numpy.int64(3), numpy.int64(6)),  # type: ignore[arg-type]
        one,  # type: ignore[arg-type]
        Cell(numpy.int64(6), numpy.int64(7)),  # type: ignore[arg-type]
    )
    after = apply(STATE, action)
    plain = AnimalMove(0, Cell(3, 6), 1, Cell(6, 7))
    assert after == apply(STATE, plain)
    assert {type(part) for cell in after.pawns if cell for part in cell} == {int}
    assert legal_actions(STATE, numpy.int64(0)) == legal_actions(STATE, 0)  # type: ignore[arg-type]
    assert initial_state(7, numpy.int64(3)) == initial_state(7, 3)  # type: ignore[arg-type]


CELL: Any = Cell
NO_CELLS = [(3, 4), [3, 4], 28, "3,4", None, CELL(3.0, 4), CELL(3, True), CELL(3, "4")]


@pytest.mark.parametrize("to", NO_CELLS)
def test_a_plain_tuple_is_no_cell(to: Any) -> None:
    for kind in (Step, SpendFood, Enter, AnimalMove):
        with pytest.raises(TypeError):
            check(STATE, kind(0, to))
        with pytest.raises(TypeError):
            apply(STATE, kind(0, to))


@pytest.mark.parametrize("victim_to", [(6, 7), 55, "6,7"])
def test_a_plain_tuple_is_no_cell_for_a_victim_either(victim_to: Any) -> None:
    with pytest.raises(TypeError):
        check(STATE, AnimalMove(0, Cell(3, 6), 1, victim_to))


@pytest.mark.parametrize("player", [-1, 3, 99])
def test_an_unknown_seat_raises_seat_error(player: int) -> None:
    for call in (
        lambda: legal_actions(STATE, player),
        lambda: view(STATE, player),
        lambda: check(STATE, KeepFavor(player)),
        lambda: apply(STATE, Step(player, Cell(3, 4))),
        lambda: check(STATE, AnimalMove(0, Cell(3, 6), player, Cell(6, 7))),
    ):
        with pytest.raises(SeatError):
            call()


@pytest.mark.parametrize("wrong", [True, 1.0, "1", b"1"])
def test_a_bool_float_or_string_is_no_integer(wrong: Any) -> None:
    for call in (
        lambda: legal_actions(STATE, wrong),
        lambda: initial_state(wrong, 3),
        lambda: initial_state(0, wrong),
        lambda: view(STATE, wrong),
        lambda: check(STATE, Step(wrong, Cell(3, 4))),
        lambda: check(STATE, SwapFavor(0, wrong)),
        lambda: check(STATE, AnimalMove(0, Cell(3, 6), wrong, Cell(6, 7))),
    ):
        with pytest.raises(TypeError):
            call()


def test_players_outside_the_box_are_refused() -> None:
    for players in (1, 6):
        with pytest.raises(PlayerCountError):
            initial_state(0, players)


@pytest.mark.parametrize("wrong", [None, 3, "step 3,4", Cell(3, 4), STATE])
def test_what_is_no_action_raises_type_error(wrong: Any) -> None:
    with pytest.raises(TypeError):
        check(STATE, wrong)
    with pytest.raises(TypeError):
        apply(STATE, wrong)


def test_a_value_that_names_nothing_is_illegal_and_minus_one_never_the_last() -> None:
    for action in (
        Step(0, Cell(-1, -1)),
        SwapFavor(0, -1),
        AnimalMove(0, Cell(3, 6), 1, Cell(-2, -1)),
    ):
        with pytest.raises(IllegalAction):
            apply(STATE, action)


def test_a_cell_prints_as_in_the_texts_of_actions() -> None:
    assert str(Cell(3, 4)) == "3,4"
    assert repr(Cell(3, 4)) == "Cell(row=3, column=4)"


def test_options_of_another_type_raise_type_error() -> None:
    wrong: Any = {"first_player": 1}
    with pytest.raises(TypeError):
        initial_state(0, 3, wrong)
