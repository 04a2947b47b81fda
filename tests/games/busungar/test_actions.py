"""What callers pass, texts of actions, dice, and that nothing is changed by error."""

import random
from typing import Any

import numpy as np
import pytest
from attrs import evolve
from hypothesis import example, given
from hypothesis import strategies as st

from tabletop_rules import Rng, Script
from tabletop_rules.codec import from_json, to_json
from tabletop_rules.errors import IllegalAction, ParseError, ScriptError, SeatError
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    Action,
    ChooseStart,
    Direction,
    Options,
    Pick,
    PutOut,
    Roll,
    State,
    Step,
    Walk,
    format_action,
    parse_action,
    position,
)
from tabletop_rules.vocabulary import folded
from tests.games.busungar.tables import YARD_OPTIONS, playout, rolled, with_dice

TEXTS: list[tuple[Action, str]] = [
    (ChooseStart(1, "S14"), "start S14"),
    (Roll(1), "roll"),
    (Pick(1), "pick"),
    (Walk(1, Direction.LEFT), "walk left"),
    (Walk(1, Direction.RIGHT), "walk right"),
    (Step(1, "M5"), "step M5"),
    (PutOut(1, "S0"), "put out S0"),
    (ChooseStart(1, "out"), "start out"),
    (Step(1, "left"), "step left"),
    (PutOut(1, "ß"), "put out ß"),
    (Step(1, "out-5"), "step out-5"),
]


@pytest.mark.parametrize(("action", "text"), TEXTS)
def test_an_action_has_one_text(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert parse_action(text, 1) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("start  S0", ChooseStart(1, "S0")),
        (" PUT Out  S0 ", PutOut(1, "S0")),
        ("Roll", Roll(1)),
        ("roll\n", Roll(1)),
        ("walk LEFT", Walk(1, Direction.LEFT)),
        ("Step \tM5\n", Step(1, "M5")),
    ],
)
def test_case_and_runs_of_spaces_do_not_matter(text: str, action: Action) -> None:
    assert parse_action(text, 1) == action


def test_points_that_differ_by_case_are_two() -> None:
    assert parse_action("STEP gate", 0) == Step(0, "gate")
    assert parse_action("step Gate", 0) == Step(0, "Gate")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "start",
        "start ",
        "roll 3",
        "pick 2",
        "walk",
        "walk up",
        "step",
        "step L1 L2",
        "step L\u00a01",
        "step \u2003",
        "step \x07",
        "step \ud800",
        "put S5",
        "put out",
        "put out S5 S6",
        "putout S5",
        "S5",
    ],
)
def test_any_other_text_is_none(text: str) -> None:
    with pytest.raises(ParseError):
        parse_action(text, 0)


@given(st.text())
@example("step step")
@example("put out")
@example("Step  gate")
def test_what_can_be_read_is_written_so_but_for_case_and_spaces(text: str) -> None:
    try:
        action = parse_action(text, 3)
    except ParseError:
        return
    assert folded(format_action(action)) == folded(text)
    assert parse_action(format_action(action), 3) == action


@pytest.mark.parametrize("text", [None, 3, b"roll"])
def test_a_text_has_to_be_a_string(text: Any) -> None:
    with pytest.raises(TypeError):
        parse_action(text, 0)


@pytest.mark.parametrize("player", [-1, 5])
def test_a_text_is_of_a_player_that_may_be(player: int) -> None:
    with pytest.raises(SeatError):
        parse_action("roll", player)


def test_the_texts_of_legal_actions_are_all_different() -> None:
    for state, _ in playout(3, 3, YARD_OPTIONS):
        for seat in busungar.to_act(state):
            legal = busungar.legal_actions(state, seat)
            texts = [format_action(action) for action in legal]
            assert len(set(texts)) == len(texts)
            assert [parse_action(text, seat) for text in texts] == list(legal)


@pytest.mark.parametrize("action", [Roll(-1), Roll(2), Step(5, "L1"), Pick(-2)])
def test_unknown_seats_in_actions(action: Action) -> None:
    state = position(places=["L5", None])
    for function in (busungar.check, busungar.apply):
        with pytest.raises(SeatError):
            function(state, action)


WRONG_TYPES: list[Any] = [
    Roll(True),
    Roll("0"),  # type: ignore[arg-type]
    Roll(0.0),  # type: ignore[arg-type]
    Roll(None),  # type: ignore[arg-type]
    Step(0, 5),  # type: ignore[arg-type]
    Step(0, None),  # type: ignore[arg-type]
    ChooseStart(0, b"S0"),  # type: ignore[arg-type]
    Walk(0, "left"),  # type: ignore[arg-type]
    Walk(0, busungar.Card.DOG),  # type: ignore[arg-type]
    "roll",
    None,
    ("Roll", 0),
    Roll,
]


@pytest.mark.parametrize("action", WRONG_TYPES)
def test_wrong_types_are_named_before_anything_else(action: Any) -> None:
    over = position(places=["S1", "S2"], apples=0, phase=busungar.Phase.OVER)
    for state in (position(places=["L5", None]), over):
        for function in (busungar.check, busungar.apply, busungar.transition):
            with pytest.raises(TypeError):
                function(state, action)


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_unknown_seats(seat: int) -> None:
    state = position(places=["L5", None])
    for function in (busungar.legal_actions, busungar.view):
        with pytest.raises(SeatError):
            function(state, seat)


@pytest.mark.parametrize("seat", [True, 0.0, "0"])
def test_seats_of_a_wrong_type(seat: Any) -> None:
    state = position(places=["L5", None])
    for function in (busungar.legal_actions, busungar.view):
        with pytest.raises(TypeError):
            function(state, seat)


def test_integers_of_numpy_become_plain() -> None:
    one: Any = np.int64(1)
    options = Options(apples=one * 9, first_player=one, chase_limit=one * 10)
    state = busungar.initial_state(one, one * 2, options)
    assert state == busungar.initial_state(
        1, 2, Options(apples=9, first_player=1, chase_limit=10)
    )
    assert busungar.legal_actions(state, one) == busungar.legal_actions(state, 1)
    state = busungar.apply(state, ChooseStart(one, "S0"))
    assert type(state.turn) is int
    assert from_json(to_json(state), State) == state
    placed = position(
        places=["L5", None], carried=[one, 0], pips=one, turn=one - 1, apples=one * 9
    )
    assert from_json(to_json(placed), State) == placed


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None])
def test_counts_and_seeds_of_a_wrong_type(wrong: Any) -> None:
    with pytest.raises(TypeError):
        busungar.initial_state(1, wrong)
    with pytest.raises(TypeError):
        busungar.initial_state(wrong, 2)


def test_an_illegal_action_changes_nothing() -> None:
    state = rolled(position(places=["L5", "S5"]), 2)
    before = evolve(state)
    for action in (Step(0, "L9"), Step(1, "L6"), Roll(0), Pick(1), Step(0, "x y")):
        with pytest.raises(IllegalAction) as caught:
            busungar.apply(state, action)
        assert caught.value.action == action
        assert state == before
    assert busungar.apply(state, Step(0, "L6")).places[0] == "L6"


def test_a_roll_depends_on_the_state_alone() -> None:
    state = position(places=["L5", "S5"], rng=Rng(4))
    first = busungar.apply(state, Roll(0))
    random.seed(9)
    held = random.getstate()
    np.random.seed(3)
    assert busungar.apply(state, Roll(0)) == first
    assert busungar.apply(from_json(to_json(state), State), Roll(0)) == first
    for seed in range(20):
        after = state
        for number in range(30):
            (seat,) = busungar.to_act(after)
            legal = busungar.legal_actions(after, seat)
            after = busungar.apply(after, legal[(seed + number) % len(legal)])
    assert busungar.apply(state, Roll(0)) == first
    assert random.getstate() == held


def test_the_dice_of_a_table_can_be_said() -> None:
    state = position(places=["L9", "S5"])
    state = busungar.apply(with_dice(state, 2, 3), Roll(0))
    assert state.pips == 2
    state = busungar.apply(state, Step(0, "L10"))
    state = busungar.apply(state, Step(0, "T"))
    assert state.carried == (3, 0)
    with pytest.raises(ScriptError):
        busungar.apply(state, Roll(1))
    with pytest.raises(ScriptError):
        busungar.apply(evolve(state, rng=Script.dice(4)), Roll(1))
