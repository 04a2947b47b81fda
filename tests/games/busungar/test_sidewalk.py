"""Section 3 of the rules: on the sidewalk."""

import pytest
from attrs import evolve

from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    RECONSTRUCTED_BOARD,
    Direction,
    Options,
    Pick,
    Roll,
    State,
    Step,
    Walk,
    position,
)
from tests.games.busungar.tables import (
    LEFT,
    MOVE,
    RIGHT,
    ROLL,
    YARD,
    rolled,
    walked,
    why_not,
)

BOTH = (Walk(0, LEFT), Walk(0, RIGHT))


def on(stone: str, heading: Direction | None = None, *, exact: bool = False) -> State:
    """Seat 0 on that stone and to roll, seat 1 on the leftmost stone."""
    return position(
        places=[stone, None], headings=[heading, None], may_enter=[exact, False]
    )


@pytest.mark.parametrize(("face", "stone"), [(1, "S1"), (2, "S2"), (3, "S3")])
def test_3_1_as_many_stones_as_the_die_shows(face: int, stone: str) -> None:
    state = rolled(on("S0"), face)
    assert (state.phase, state.pips, state.trail) == (MOVE, face, ("S0",))
    state = walked(state, RIGHT)
    assert state.places[0] == stone
    assert (state.phase, state.turn, state.pips, state.trail) == (ROLL, 1, 0, ())


def test_3_2_from_a_start_stone_inwards() -> None:
    left_end, right_end = rolled(on("S0"), 2), rolled(on("S14"), 2)
    assert busungar.legal_actions(left_end, 0) == (Walk(0, RIGHT),)
    assert why_not(left_end, Walk(0, LEFT)) == "3.2"
    assert busungar.legal_actions(right_end, 0) == (Walk(0, LEFT),)
    assert walked(right_end, LEFT).places[0] == "S12"


def test_3_2_the_direction_is_kept_past_an_entrance() -> None:
    state = walked(rolled(on("S2", RIGHT), 2), RIGHT)
    assert state.places[0] == "S4"
    assert state.headings[0] is RIGHT
    again = evolve(state, turn=0)
    assert why_not(rolled(again, 1), Walk(0, LEFT)) == "3.2"


def test_3_3_one_turns_round_within_the_same_walk() -> None:
    state = walked(rolled(on("S13", RIGHT), 3), RIGHT)  # S14, S13, S12
    assert state.places[0] == "S12"
    assert state.headings[0] is LEFT


def test_3_3_the_walk_may_end_on_the_end() -> None:
    state = walked(rolled(on("S1", LEFT), 1), LEFT)
    assert state.places[0] == "S0"
    assert state.headings[0] is RIGHT


def test_3_3_on_two_stones_one_turns_at_each_step() -> None:
    board = evolve(YARD, sidewalk=("put", "ß"))
    state = position(places=["put", None], options=Options(board))
    state = walked(rolled(state, 3), RIGHT)  # ß, put, ß
    assert state.places[0] == "ß"
    assert state.headings[0] is LEFT
    assert state.may_enter[0]


def test_exact_count_with_entrances_at_4_8_and_12() -> None:
    entrances = (("S4", "L1"), ("S8", "M1"), ("S12", "R1"))
    options = Options(evolve(RECONSTRUCTED_BOARD, entrances=entrances))

    def walk_right(stone: str, face: int) -> State:
        headings = [RIGHT, None]
        state = position(places=[stone, None], headings=headings, options=options)
        return walked(rolled(state, face), RIGHT)

    past = walk_right("S3", 2)
    assert (past.places[0], past.may_enter[0]) == ("S5", False)
    exact = walk_right("S3", 1)
    assert (exact.places[0], exact.may_enter[0]) == ("S4", True)
    turned = walk_right("S13", 3)  # S14, S13, S12
    assert (turned.places[0], turned.may_enter[0]) == ("S12", True)


def test_3_4_after_an_exact_landing_in_or_on() -> None:
    landed = walked(rolled(on("S1", RIGHT), 2), RIGHT)
    assert (landed.places[0], landed.headings[0]) == ("S3", None)
    assert landed.may_enter == (True, False)
    state = rolled(evolve(landed, turn=0), 2)
    assert busungar.legal_actions(state, 0) == (*BOTH, Step(0, "L1"))


def test_3_4_who_walks_on_keeps_the_direction() -> None:
    state = walked(rolled(on("S3", exact=True), 2), LEFT)
    assert (state.places[0], state.headings[0]) == ("S1", LEFT)
    assert not state.may_enter[0]


@pytest.mark.parametrize("to", ["L1", "M1", "S4", "T"])
def test_3_4_passing_an_entrance_does_nothing(to: str) -> None:
    state = rolled(on("S4", RIGHT), 1)
    assert why_not(state, Step(0, to)) == "3.4"


def test_3_4_an_end_stone_that_is_an_entrance() -> None:
    state = position(
        places=["ß", None], may_enter=[True, False], options=Options(YARD), pips=1
    )
    assert busungar.legal_actions(state, 0) == (Walk(0, LEFT), Step(0, "gate"))
    assert why_not(state, Walk(0, RIGHT)) == "3.2"


def test_3_4_a_stone_with_two_entrances() -> None:
    state = position(
        places=["put", None], may_enter=[True, False], options=Options(YARD), pips=1
    )
    assert busungar.legal_actions(state, 0) == (
        *BOTH,
        Step(0, "gap"),
        Step(0, "gate"),
    )


def test_3_5_who_came_out_walks_first_in_either_direction() -> None:
    state = position(places=["L1", None], carried=[4, 0])
    state = busungar.apply(rolled(state, 3), Step(0, "S3"))
    assert (state.places[0], state.headings[0], state.may_enter[0]) == (
        "S3",
        None,
        False,
    )
    state = rolled(evolve(state, turn=0), 3)
    assert busungar.legal_actions(state, 0) == BOTH
    assert why_not(state, Step(0, "L1")) == "3.4"


def test_3_5_the_same_entrance_reached_anew() -> None:
    state = walked(rolled(on("S3"), 3), LEFT)
    assert state.places[0] == "S0"
    state = walked(rolled(evolve(state, turn=0), 3), RIGHT)
    assert (state.places[0], state.may_enter[0]) == ("S3", True)


def test_3_6_nobody_enters_while_the_tree_is_empty() -> None:
    state = position(
        places=["S3", "L5"], may_enter=[True, False], carried=[0, 5], apples=0, pips=2
    )
    assert busungar.legal_actions(state, 0) == BOTH
    assert why_not(state, Step(0, "L1")) == "3.6"
    assert why_not(state, Step(0, "M1")) == "3.6"


def test_3_6_an_exact_landing_while_it_is_empty_holds_until_it_is_refilled() -> None:
    state = position(
        places=["S1", "L7"],
        headings=[RIGHT, None],
        carried=[0, 4],
        apples=0,
        deck=[busungar.Card.OLD_MAN],
    )
    landed = walked(rolled(state, 2), RIGHT)
    assert landed.may_enter[0]
    # the old man meets seat 1, saves one apple and hangs three back
    seen = busungar.apply(rolled(landed, 1, 1), Step(1, "L8"))
    assert (seen.apples, seen.safe) == (3, (0, 1))
    put = busungar.apply(seen, busungar.PutOut(0, "S9"))
    assert busungar.legal_actions(rolled(put, 1), 0) == (*BOTH, Step(0, "L1"))


def test_another_entrance_than_ones_own_breaks_4_1() -> None:
    state = rolled(on("S3", exact=True), 1)
    assert why_not(state, Step(0, "M1")) == "4.1"
    assert why_not(state, Step(0, "L2")) == "4.1"


def test_a_point_that_is_not_there_breaks_4_1_from_anywhere() -> None:
    state = rolled(on("S4", RIGHT), 1)
    illegal = busungar.check(state, Step(0, "nowhere"))
    assert str(illegal) == "there is no point nowhere (rule 4.1)"


def test_a_roll_comes_before_the_walk() -> None:
    assert why_not(on("S0"), Walk(0, RIGHT)) == "turn"
    assert why_not(rolled(on("S0"), 1), Roll(0)) == "turn"
    assert why_not(on("S0"), Pick(0)) == "5.2"
