"""Sections 4 and 5 of the rules: in the garden and at the tree."""

import pytest
from attrs import evolve

from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    Card,
    Chase,
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
    BONE,
    MOON,
    MOVE,
    ROLL,
    YARD_OPTIONS,
    rolled,
    stepped,
    steps_of,
    why_not,
    with_dice,
)


def at(point: str, carried: int = 0, apples: int | None = None, *cards: Card) -> State:
    """Seat 0 at that point of the garden and to roll, these cards on the deck."""
    return position(
        places=[point, None],
        carried=[carried, 0],
        apples=apples,
        deck=cards or [MOON, MOON],
    )


def test_4_1_as_many_points_as_the_die_shows() -> None:
    state = stepped(rolled(at("L4"), 3), "L5", "L6")
    assert (state.phase, state.pips, state.trail) == (MOVE, 1, ("L4", "L5", "L6"))
    state = stepped(state, "L7")
    assert state.places[0] == "L7"
    assert (state.phase, state.turn, state.pips, state.trail) == (ROLL, 1, 0, ())


def test_4_1_along_the_paths_in_board_order() -> None:
    assert steps_of(rolled(at("L4"), 1)) == ["L3", "L5", "X1"]
    assert steps_of(rolled(at("M7"), 1)) == ["M6", "M8", "X3", "X4"]
    assert steps_of(rolled(at("T"), 1)) == ["L10", "M9", "R10"]
    assert steps_of(rolled(at("M1"), 1)) == ["S7", "M2"]


@pytest.mark.parametrize("to", ["L6", "M4", "T", "S3", "K", "nowhere", ""])
def test_4_1_not_where_no_path_leads(to: str) -> None:
    assert why_not(rolled(at("L4"), 1), Step(0, to)) == "4.1"


def test_4_1_no_walk_in_the_garden() -> None:
    state = rolled(at("L4"), 1)
    assert why_not(state, Walk(0, Direction.LEFT)) == "4.1"


def test_4_1_the_point_behind_the_entrance_is_the_first() -> None:
    state = position(places=["S3", None], may_enter=[True, False], deck=[MOON])
    state = stepped(rolled(state, 3), "L1")
    assert (state.pips, state.trail) == (2, ("S3", "L1"))
    assert (state.headings[0], state.may_enter[0]) == (None, False)
    assert steps_of(state) == ["L2"]
    assert stepped(state, "L2", "L3").places[0] == "L3"


def test_4_1_a_roll_in_the_garden_leads_through_one_entrance_and_out_of_another() -> (
    None
):
    state = position(
        places=["put", None], may_enter=[True, False], options=YARD_OPTIONS
    )
    state = stepped(rolled(state, 3), "gate")
    assert steps_of(state) == ["ß", "gap", "pond", "nook"]  # put is where it began
    assert stepped(state, "ß").places[0] == "ß"


def test_4_2_not_twice_to_the_same_point_in_one_move() -> None:
    state = stepped(rolled(at("L5"), 2), "L6")
    assert steps_of(state) == ["L7"]
    assert why_not(state, Step(0, "L5")) == "4.2"


def test_4_2_not_back_to_the_stone_that_the_move_began_on() -> None:
    state = position(places=["S3", None], may_enter=[True, False])
    state = stepped(rolled(state, 2), "L1")
    assert why_not(state, Step(0, "S3")) == "4.2"


def test_4_2_the_next_move_may_lead_back() -> None:
    state = evolve(stepped(rolled(at("L5"), 1), "L6"), turn=0)
    assert stepped(rolled(state, 1), "L5").places[0] == "L5"


def test_4_3_a_card_for_stopping_on_a_red_point() -> None:
    state = stepped(rolled(at("L2", 0, None, BONE), 1), "L3")
    assert state.bones == (True, False)
    assert (state.deck, state.turn) == ((), 1)


def test_4_3_a_card_for_passing_a_red_point_before_going_on() -> None:
    state = stepped(rolled(at("L2", 0, None, BONE), 3), "L3")
    assert state.bones == (True, False)
    assert (state.phase, state.turn, state.pips) == (MOVE, 0, 2)


def test_4_3_a_card_for_each_red_point() -> None:
    state = at("L2", 0, None, MOON, BONE)
    state = stepped(rolled(state, 3), "L3", "L4", "X1")
    assert state.deck == ()
    assert state.bones == (True, False)


def test_4_3_no_card_elsewhere_or_for_starting_on_red() -> None:
    state = stepped(rolled(at("L3", 0, None, BONE), 2), "L4", "L5")
    assert state.deck == (BONE,)


def test_4_4_without_a_point_left_the_move_ends() -> None:
    state = position(places=["gate", None], options=YARD_OPTIONS, deck=[MOON])
    state = stepped(rolled(state, 3), "nook")
    assert state.places[0] == "nook"
    assert (state.phase, state.turn) == (ROLL, 1)


def test_4_4_without_a_point_at_all_the_move_ends_with_the_roll() -> None:
    state = position(
        places=["nook", None],
        options=YARD_OPTIONS,
        chase=Chase("gate", 3, dog_to_move=False),
    )
    state = rolled(state, 2)
    assert (state.phase, state.pips, state.trail) == (ROLL, 0, ())
    assert state.chase == Chase("gate", 4, dog_to_move=True)
    assert busungar.to_act(state) == (1,)


def test_4_5_coming_to_the_tree_ends_the_move() -> None:
    state = stepped(rolled(at("L9"), 3, 1), "L10", "T")
    assert state.places[0] == "T"
    assert (state.phase, state.turn, state.pips) == (ROLL, 1, 0)


def test_4_5_coming_out_ends_the_move() -> None:
    state = stepped(rolled(at("M1", 3), 3), "S7")
    assert (state.phase, state.turn, state.pips) == (ROLL, 1, 0)


def test_4_6_out_on_the_sidewalk_the_apples_are_safe() -> None:
    state = position(places=["M1", None], carried=[7, 0], safe=[2, 0])
    state = stepped(rolled(state, 1), "S7")
    assert (state.carried, state.safe) == ((0, 0), (9, 0))
    assert state.apples == 41
    assert busungar.score(state) == (9, 0)


def test_4_6_the_others_keep_what_they_have() -> None:
    places = ["L5", "M1", "T"]
    state = position(places=places, turn=1, carried=[3, 7, 4], safe=[5, 2, 9])
    state = stepped(rolled(state, 1), "S7")
    assert (state.carried, state.safe) == ((3, 0, 4), (5, 9, 9))
    assert state.places == ("L5", "S7", "T")


def test_4_7_nobody_enters_the_kennel() -> None:
    state = rolled(at("M5"), 1)
    assert steps_of(state) == ["M4", "M6"]
    assert why_not(state, Step(0, "K")) == "4.7"


def test_5_1_roll_apples_and_card_in_the_same_move() -> None:
    state = stepped(rolled(at("L10", 1, None, BONE), 1, 3), "T")
    assert (state.carried, state.apples) == ((4, 0), 46)
    assert state.bones == (True, False)
    assert state.deck == ()
    assert state.turn == 1


def test_5_1_the_others_keep_what_they_have() -> None:
    places = ["T", "L10", "T"]
    state = position(
        places=places, turn=1, carried=[3, 7, 4], safe=[5, 2, 9], deck=[MOON]
    )
    state = stepped(rolled(state, 1, 3), "T")
    assert (state.carried, state.safe) == ((3, 10, 4), (5, 2, 9))
    assert state.apples == 50 - 14 - 16 - 3


def test_5_2_in_later_turns_pick_again_or_leave() -> None:
    state = at("T", 2, None, BONE)
    assert busungar.legal_actions(state, 0) == (Roll(0), Pick(0))
    picked = busungar.apply(with_dice(state, 2), Pick(0))
    assert (picked.carried, picked.apples) == ((4, 0), 46)
    assert (picked.bones, picked.turn) == ((True, False), 1)
    assert steps_of(rolled(state, 1)) == ["L10", "M9", "R10"]


def test_5_2_to_leave_and_come_back_is_not_one_move() -> None:
    state = stepped(rolled(at("T"), 2), "L10")
    assert steps_of(state) == ["L9"]
    assert why_not(state, Step(0, "T")) == "4.2"


@pytest.mark.parametrize("place", ["L10", "S0", "S3", "L3"])
def test_5_2_no_picking_away_from_the_tree(place: str) -> None:
    state = position(places=[place, None])
    assert busungar.legal_actions(state, 0) == (Roll(0),)
    assert why_not(state, Pick(0)) == "5.2"


def test_5_3_at_most_twelve_apples() -> None:
    state = busungar.apply(with_dice(at("T", 10), 3), Pick(0))
    assert (state.carried, state.apples) == ((12, 0), 38)


def test_5_3_no_more_than_the_tree_has() -> None:
    state = busungar.apply(with_dice(at("T", 10, 1), 2), Pick(0))
    assert (state.carried, state.apples) == ((11, 0), 0)


def test_5_3_with_twelve_one_must_leave() -> None:
    state = at("T", 12)
    assert busungar.legal_actions(state, 0) == (Roll(0),)
    assert why_not(state, Pick(0)) == "5.3"


@pytest.mark.parametrize(("carried", "apples"), [(12, None), (0, 0), (12, 0)])
def test_5_4_without_an_apple_to_take_no_roll_and_no_card(
    carried: int, apples: int | None
) -> None:
    before = rolled(at("L10", carried, apples, BONE), 2)  # the dice hold one roll only
    state = stepped(before, "T")
    assert (state.carried[0], state.apples) == (carried, before.apples)
    assert state.deck == (BONE,)
    assert (state.phase, state.turn) == (ROLL, 1)


def test_5_4_at_an_empty_tree_one_must_leave() -> None:
    state = at("T", 3, 0)
    assert busungar.legal_actions(state, 0) == (Roll(0),)
    assert why_not(state, Pick(0)) == "5.4"


def test_an_entrance_may_lead_straight_to_the_tree() -> None:
    board = evolve(YARD_OPTIONS.board, entrances=(("put", "apple"),))
    state = position(
        places=["put", None],
        may_enter=[True, False],
        options=Options(board),
        deck=[MOON],
    )
    state = stepped(rolled(state, 3, 2), "apple")
    assert (state.places[0], state.carried[0]) == ("apple", 2)
