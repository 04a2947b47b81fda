"""Sections 7 and 8 of the rules: the chase, and being thrown out."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.errors import IllegalAction
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    Chase,
    ChaseBegan,
    Direction,
    DogMoved,
    Options,
    Pick,
    PiecePut,
    PutOut,
    Roll,
    State,
    Step,
    Walk,
    position,
)
from tests.games.busungar.tables import (
    BONE,
    DOG,
    MOON,
    MOVE,
    OLD_MAN,
    OVER,
    PUT_OUT,
    ROLL,
    YARD_OPTIONS,
    events_of,
    rolled,
    stepped,
    steps_of,
    walked,
    why_not,
)


def chased(place: str, dog: str, rolls: int, **parts: Any) -> State:
    """Seat 1 of four is chased: even rolls made mean that the dog is next."""
    parts = {"places": [None, place, None, None], "turn": 1, **parts}
    return position(chase=Chase(dog, rolls, rolls % 2 == 0), **parts)


def five(turn: int, out: tuple[int, ...], **parts: Any) -> State:
    """Seat `turn` of five is on L2 and to roll; the seats in `out` are out."""
    places = [None if seat in out else "S0" for seat in range(5)]
    places[turn] = "L2"
    gone = [seat in out for seat in range(5)]
    return position(**{"places": places, "out": gone, "turn": turn, **parts})


def test_7_1_the_right_hand_neighbour_rolls_first_then_in_turns() -> None:
    state = position(places=[None, "L2", None, None], turn=1, deck=[DOG])
    state = stepped(rolled(state, 1), "L3")
    assert state.chase == Chase("K", 0, dog_to_move=True)
    assert busungar.to_act(state) == (0,)
    state = stepped(rolled(state, 1), "M5")
    assert state.chase == Chase("M5", 1, dog_to_move=False)
    assert busungar.to_act(state) == (1,)
    state = stepped(rolled(state, 2), "L2", "L1")
    assert state.chase == Chase("M5", 2, dog_to_move=True)
    assert busungar.to_act(state) == (0,)
    state = stepped(rolled(state, 2), "M4", "X1")
    assert busungar.to_act(state) == (1,)
    state = stepped(rolled(state, 3), "S3")
    assert (state.chase, state.turn, state.phase) == (None, 2, ROLL)


def test_7_1_the_others_wait() -> None:
    state = chased("L6", "M5", 2)
    for seat in (1, 2, 3):
        assert busungar.legal_actions(state, seat) == ()
        assert why_not(state, Roll(seat)) == "turn"
    assert busungar.legal_actions(state, 0) == (Roll(0),)
    moving = rolled(state, 1)
    assert why_not(moving, Step(1, "L7")) == "turn"
    assert why_not(moving, Step(2, "M6")) == "turn"


def test_7_1_the_dogs_die_is_not_the_chased_players_to_throw() -> None:
    state = chased("L6", "M5", 2)
    before = evolve(state)
    with pytest.raises(IllegalAction, match="seat 0 is to act") as caught:
        busungar.apply(state, Roll(1))
    assert caught.value.illegal.clause == "turn"
    assert state == before
    assert hash(state) == hash(before)


def test_7_1_players_who_are_out_are_passed_over() -> None:
    state = chased("L6", "M5", 2, out=[True, False, False, False])
    assert busungar.to_act(state) == (3,)
    assert busungar.to_act(rolled(state, 1)) == (3,)


@pytest.mark.parametrize(
    ("chased_seat", "out", "mover"),
    [
        # one after the other to the right of the chased, and round the table
        (3, (1, 2), 0),
        (4, (2, 3), 1),
        (1, (0, 4), 3),
        (0, (4, 3, 2), 1),
        (2, (), 1),
        (0, (), 4),
    ],
)
def test_7_1_the_next_one_still_in_the_game_moves_the_dog(
    chased_seat: int, out: tuple[int, ...], mover: int
) -> None:
    state = five(chased_seat, out, deck=[DOG])
    state = rolled(state, 1)
    (*_, began) = events_of(state, Step(chased_seat, "L3"))
    assert began == ChaseBegan(chased_seat, mover)
    state = stepped(state, "L3")
    assert busungar.to_act(state) == (mover,)
    state = rolled(state, 1)
    assert busungar.legal_actions(state, mover) == (Step(mover, "M5"),)
    assert events_of(state, Step(mover, "M5")) == (DogMoved(mover, "M5"),)


def test_7_1_a_turn_ends_with_the_player_after_the_chased() -> None:
    parts = {"out": [False, False, True, False], "carried": [0, 3, 0, 0]}
    state = stepped(rolled(chased("L1", "M5", 3, **parts), 1), "S3")
    assert state.turn == 3


def test_7_1_the_dogs_player_only_moves_the_dog() -> None:
    state = chased("L6", "M5", 2, places=["T", "L6", None, None])
    assert why_not(state, Pick(0)) == "7.1"
    state = rolled(state, 1)
    assert why_not(state, Walk(0, Direction.LEFT)) == "4.1"
    assert why_not(state, Step(0, "L10")) == "4.1"
    # nor does the roll move a piece that stands on the sidewalk, free to walk
    state = rolled(chased("L6", "M5", 2, places=["S5", "L6", None, None]), 1)
    assert why_not(state, Walk(0, Direction.LEFT)) == "4.1"
    assert steps_of(state) == ["M4", "M6"]


def test_7_2_the_first_step_leads_to_the_brown_point() -> None:
    state = rolled(chased("L6", "K", 0), 2)
    assert steps_of(state) == ["M5"]
    state = stepped(state, "M5")
    assert steps_of(state) == ["M4", "M6"]
    assert why_not(state, Step(0, "K")) == "4.2"


def test_7_2_not_back_into_the_kennel() -> None:
    state = rolled(chased("L6", "M5", 2), 1)
    assert steps_of(state) == ["M4", "M6"]
    assert why_not(state, Step(0, "K")) == "7.2"


def test_7_2_never_onto_the_sidewalk() -> None:
    state = rolled(chased("L6", "L1", 2), 1)
    assert steps_of(state) == ["L2"]
    assert why_not(state, Step(0, "S3")) == "7.2"


@pytest.mark.parametrize("to", ["M5", "L8", "S3", "K", "nowhere"])
def test_7_2_along_the_paths(to: str) -> None:
    assert why_not(rolled(chased("L1", "L6", 2), 1), Step(0, to)) == "4.1"


def test_7_2_not_twice_to_the_same_point() -> None:
    state = stepped(rolled(chased("L1", "L6", 2), 2), "L5")
    assert steps_of(state) == ["L4"]
    assert why_not(state, Step(0, "L6")) == "4.2"


def test_7_2_the_tree_is_a_point_like_others_to_the_dog() -> None:
    state = chased("L6", "R10", 2, carried=[0, 4, 0, 0], deck=[BONE])
    state = stepped(rolled(state, 3), "T", "L10", "L9")
    assert state.chase == Chase("L9", 3, dog_to_move=False)
    assert (state.apples, state.deck) == (46, (BONE,))


def test_7_2_the_dog_draws_no_cards() -> None:
    state = stepped(rolled(chased("L1", "M7", 2, deck=[BONE]), 2), "M8", "M9")
    assert state.deck == (BONE,)
    assert state.bones == (False,) * 4


def test_7_2_without_a_point_left_the_dogs_move_ends() -> None:
    state = position(
        places=["apple", None], options=YARD_OPTIONS, chase=Chase("gate", 2, True)
    )
    state = stepped(rolled(state, 3), "nook")
    assert state.chase == Chase("nook", 3, dog_to_move=False)
    assert (state.phase, state.pips) == (ROLL, 0)


def test_7_2_without_a_point_at_all_the_dogs_move_ends_with_the_roll() -> None:
    board = evolve(
        YARD_OPTIONS.board,
        paths=(("gap", "apple"), ("gap", "gate"), ("nook", "hut"), ("pond", "gap")),
    )
    state = position(
        places=["apple", None], options=Options(board), chase=Chase("nook", 2, True)
    )
    state = rolled(state, 2)
    assert state.chase == Chase("nook", 3, dog_to_move=False)
    assert busungar.to_act(state) == (0,)


def test_7_3_the_dog_catches_in_passing() -> None:
    state = stepped(rolled(chased("L6", "L4", 2), 3), "L5", "L6")
    assert (state.phase, state.chase) == (PUT_OUT, None)
    assert (state.pips, state.trail) == (0, ())


def test_7_3_the_dog_catches_on_the_brown_point() -> None:
    state = stepped(rolled(chased("M5", "K", 0), 1), "M5")
    assert state.phase is PUT_OUT


def test_7_3_the_dog_may_pass_by() -> None:
    state = stepped(rolled(chased("L6", "L4", 2), 1), "X1")
    assert state.chase == Chase("X1", 3, dog_to_move=False)


def test_7_4_not_onto_the_dogs_point() -> None:
    state = rolled(chased("L6", "L5", 3), 2)
    assert steps_of(state) == ["L7"]
    assert why_not(state, Step(1, "L5")) == "7.4"


def test_7_4_not_twice_to_the_same_point_nor_into_the_kennel() -> None:
    state = rolled(chased("M5", "L5", 3), 2)
    assert why_not(state, Step(1, "K")) == "4.7"
    assert why_not(state, Step(1, "L5")) == "4.1"
    assert why_not(stepped(state, "M6"), Step(1, "M5")) == "4.2"


def test_7_4_in_a_chase_the_tree_is_a_point_like_others() -> None:
    state = chased("L10", "L9", 3, carried=[0, 2, 0, 0], deck=[BONE])
    state = stepped(rolled(state, 3), "T", "M9")
    assert (state.phase, state.pips, state.carried[1]) == (MOVE, 1, 2)
    assert state.deck == (BONE,)


def test_7_4_in_a_chase_no_apples_are_picked() -> None:
    state = chased("T", "L9", 3)
    assert busungar.legal_actions(state, 1) == (Roll(1),)
    assert why_not(state, Pick(1)) == "7.4"
    assert why_not(chased("L10", "L8", 3), Pick(1)) == "5.2"


def test_7_5_an_old_man_ends_the_chase() -> None:
    state = chased("L2", "M5", 3, carried=[0, 4, 0, 0], deck=[OLD_MAN])
    state = stepped(rolled(state, 2, 3), "L3")
    assert (state.phase, state.chase) == (PUT_OUT, None)
    assert (state.safe, state.apples) == ((0, 3, 0, 0), 47)
    state = busungar.apply(state, PutOut(0, "S1"))
    assert (state.turn, state.patches) == (2, (0, 0, 0, 0))


@pytest.mark.parametrize("bone", [False, True])
def test_7_5_a_further_dog_has_no_effect_and_costs_no_bone(bone: bool) -> None:
    bones = [False, bone, False, False]
    state = chased("L2", "M5", 3, bones=bones, deck=[DOG])
    state = stepped(rolled(state, 2), "L3")
    assert state.chase == Chase("M5", 4, dog_to_move=False)
    assert (state.phase, state.pips) == (MOVE, 1)
    assert state.bones == tuple(bones)
    assert state.discard[-1] is DOG


def test_7_5_a_bone_is_kept_and_does_not_stop_the_dog() -> None:
    state = chased("L2", "M5", 3, deck=[BONE, BONE])
    state = stepped(rolled(state, 3), "L3", "L4", "X1")
    assert state.bones == (False, True, False, False)
    assert state.discard[-1] is BONE
    assert state.chase == Chase("M5", 4, dog_to_move=True)


def test_7_6_out_on_the_sidewalk_the_chase_is_over() -> None:
    state = chased("M1", "M2", 3, carried=[0, 5, 0, 0], patches=[0, 2, 0, 0])
    state = stepped(rolled(state, 2), "S7")
    assert (state.chase, state.phase, state.turn) == (None, ROLL, 2)
    assert (state.safe, state.carried) == ((0, 5, 0, 0), (0, 0, 0, 0))
    assert (state.headings[1], state.may_enter[1]) == (None, False)


def test_7_7_the_apples_leave_the_game_and_a_seat_is_torn() -> None:
    parts = {"carried": [0, 5, 2, 0], "places": [None, "L6", "L7", None]}
    state = stepped(rolled(chased("L6", "L5", 2, **parts), 1), "L6")
    assert (state.carried, state.safe) == ((0, 0, 2, 0), (0, 0, 0, 0))
    assert state.apples == 43  # 50 - 5 - 2: the five do not come back
    assert state.patches == (0, 1, 0, 0)
    assert (state.phase, state.places[1]) == (PUT_OUT, None)
    assert busungar.to_act(state) == (0,)


def test_7_7_nobody_else_loses_or_gains_apples() -> None:
    parts = {
        "places": [None, "L6", "L6", "T"],
        "carried": [0, 5, 2, 4],
        "safe": [1, 3, 6, 8],
        "patches": [1, 0, 2, 0],
    }
    lost = stepped(rolled(chased("L6", "L5", 2, **parts), 1), "L6")
    assert (lost.carried, lost.safe) == ((0, 0, 2, 4), (1, 3, 6, 8))
    assert lost.patches == (1, 1, 2, 0)
    assert (lost.places, lost.out) == (("S0", None, "L6", "T"), (False,) * 4)
    assert lost.apples == 50 - 11 - 18  # what is carried or safe, the five among it
    parts["options"] = Options(keep_half=True)
    saved = stepped(rolled(chased("L6", "L5", 2, **parts), 1), "L6")
    assert (saved.carried, saved.safe) == ((0, 0, 2, 4), (1, 6, 6, 8))


def third_seat(**parts: Any) -> State:
    """Seat 1 is caught with two trouser seats."""
    parts = {"patches": [0, 2, 0, 0], **parts}
    return stepped(rolled(chased("L6", "L5", 2, **parts), 1), "L6")


def test_7_8_with_a_third_seat_one_is_out_of_the_game() -> None:
    state = third_seat(carried=[0, 4, 0, 0], safe=[0, 9, 0, 0])
    assert state.out == (False, True, False, False)
    assert state.places[1] is None
    assert (state.phase, state.turn) == (ROLL, 2)
    assert (state.carried[1], state.safe[1]) == (0, 9)


def test_7_8_the_third_seat_needs_no_marker() -> None:
    assert third_seat().patches == (0, 2, 0, 0)


def test_7_8_a_bone_in_front_is_discarded() -> None:
    state = third_seat(bones=[False, True, False, False], deck=[MOON])
    assert state.bones == (False,) * 4
    assert state.discard[-1] is BONE
    assert len(state.deck) + len(state.discard) == 64


def test_7_8_the_others_keep_what_they_have() -> None:
    state = third_seat(
        places=["L6", "L6", "S5", "T"],
        bones=[True, True, False, True],
        patches=[2, 2, 0, 1],
        carried=[3, 0, 0, 4],
    )
    assert state.places == ("L6", None, "S5", "T")
    assert state.bones == (True, False, False, True)
    assert state.patches == (2, 2, 0, 1)
    assert state.out == (False, True, False, False)
    assert state.carried == (3, 0, 0, 4)


def test_7_8_who_is_out_has_no_turn_any_more() -> None:
    state = third_seat(places=["S1", "L6", "S1", "S1"])
    for seat in (2, 3, 0, 2):
        assert busungar.to_act(state) == (seat,)
        state = busungar.apply(rolled(state, 1), Walk(seat, Direction.RIGHT))
        assert busungar.legal_actions(state, 1) == ()


def test_7_8_a_second_seat_is_not_yet_the_end() -> None:
    state = chased("L6", "L5", 2, patches=[0, 1, 0, 0])
    state = stepped(rolled(state, 1), "L6")
    assert (state.patches[1], state.out[1]) == (2, False)


def test_7_9_after_a_chase_the_dog_starts_from_its_kennel_again() -> None:
    state = stepped(rolled(chased("L1", "L5", 3, deck=[DOG]), 1), "S3")
    assert (state.chase, state.turn) == (None, 2)
    state = evolve(state, places=("S0", "S3", "L2", "S0"))
    state = stepped(rolled(state, 1), "L3")
    assert state.chase == Chase("K", 0, dog_to_move=True)
    assert busungar.to_act(state) == (1,)


@pytest.mark.parametrize(
    ("chased_seat", "out", "following"),
    [
        # one after the other to the left of the chased, and round the table
        (0, (1, 2), 3),
        (1, (2, 3, 4), 0),
        (3, (4, 0), 1),
        (4, (0, 1), 2),
        (2, (), 3),
        (4, (), 0),
    ],
)
def test_7_9_the_turn_passes_to_the_next_one_still_in_the_game(
    chased_seat: int, out: tuple[int, ...], following: int
) -> None:
    chase = Chase("M5", 3, dog_to_move=False)
    state = rolled(five(chased_seat, out, chase=chase), 2)
    state = stepped(state, "L1", "S3")
    assert (state.chase, state.turn, state.phase) == (None, following, ROLL)
    assert busungar.to_act(state) == (following,)


def test_7_10_after_ten_rolls_and_the_move_of_the_last_the_dog_goes_home() -> None:
    options = Options(chase_limit=10)
    state = rolled(chased("L1", "M5", 9, carried=[0, 3, 0, 0], options=options), 2)
    assert state.chase == Chase("M5", 10, dog_to_move=False)
    state = stepped(state, "L2", "L3")
    assert (state.chase, state.phase, state.turn) == (None, ROLL, 2)
    assert (state.places[1], state.carried[1]) == ("L3", 3)


def test_7_10_the_dog_does_not_tire_before_that() -> None:
    options = Options(chase_limit=10)
    state = stepped(rolled(chased("L6", "M5", 8, options=options), 1), "M6")
    assert state.chase == Chase("M6", 9, dog_to_move=False)
    assert busungar.to_act(state) == (1,)


def test_7_10_the_dog_catches_with_the_last_roll() -> None:
    options = Options(chase_limit=9)
    state = rolled(chased("L6", "L5", 8, options=options), 1)
    assert stepped(state, "L6").phase is PUT_OUT


def test_7_10_an_odd_limit_ends_with_the_dogs_move() -> None:
    options = Options(chase_limit=1)
    state = stepped(rolled(chased("L6", "K", 0, options=options), 1), "M5")
    assert (state.chase, state.turn, state.places[1]) == (None, 2, "L6")


def test_7_10_the_roll_may_leave_no_step() -> None:
    state = position(
        places=["nook", None],
        options=evolve(YARD_OPTIONS, chase_limit=4),
        chase=Chase("gate", 3, dog_to_move=False),
    )
    state = rolled(state, 2)
    assert (state.chase, state.turn, state.phase) == (None, 1, ROLL)


def test_7_10_without_the_option_there_is_no_limit() -> None:
    assert Options().chase_limit is None
    state = stepped(rolled(chased("L6", "M5", 100), 1), "M6")
    assert state.chase == Chase("M6", 101, dog_to_move=False)


@pytest.mark.parametrize(
    ("carried", "saved"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 4), (9, 5), (12, 6)],
)
def test_7_11_half_of_the_apples_rounded_up_are_safe(carried: int, saved: int) -> None:
    parts = {"carried": [0, carried, 0, 0], "options": Options(keep_half=True)}
    state = stepped(rolled(chased("L6", "L5", 2, **parts), 1), "L6")
    assert state.safe == (0, saved, 0, 0)
    assert state.carried == (0, 0, 0, 0)
    assert state.apples == 50 - carried


@pytest.mark.parametrize("carried", [1, 2, 3, 5, 7, 9, 12])
def test_7_11_without_the_option_all_are_lost(carried: int) -> None:
    state = chased("L6", "L5", 2, carried=[0, carried, 0, 0])
    state = stepped(rolled(state, 1), "L6")
    assert (state.safe[1], state.apples) == (0, 50 - carried)


def test_7_11_half_is_safe_with_the_third_seat_too() -> None:
    state = third_seat(carried=[0, 5, 0, 0], options=Options(keep_half=True))
    assert state.out[1]
    assert state.safe[1] == 3


def thrown_out(**parts: Any) -> State:
    """Seat 2 of four has just met the old man."""
    places = [None, None, "L2", None]
    state = position(**{"places": places, "turn": 2, "deck": [OLD_MAN], **parts})
    return stepped(rolled(state, 1), "L3")


def test_8_1_the_right_hand_neighbour_chooses_any_stone() -> None:
    state = thrown_out()
    assert busungar.to_act(state) == (1,)
    stones = [f"S{number}" for number in range(15)]
    legal = busungar.legal_actions(state, 1)
    assert legal == tuple(PutOut(1, stone) for stone in stones)
    assert why_not(state, PutOut(2, "S0")) == "turn"
    assert why_not(state, Roll(1)) == "turn"


@pytest.mark.parametrize("stone", ["L1", "T", "K", "nowhere", ""])
def test_8_1_only_on_the_sidewalk(stone: str) -> None:
    assert why_not(thrown_out(), PutOut(1, stone)) == "8.1"


def test_8_1_then_the_player_after_has_the_turn() -> None:
    state = busungar.apply(thrown_out(), PutOut(1, "S5"))
    assert state.places[2] == "S5"
    assert (state.phase, state.turn) == (ROLL, 3)


def test_8_1_players_who_are_out_do_not_put_pieces_out() -> None:
    state = thrown_out(out=[False, True, False, False])
    assert busungar.to_act(state) == (0,)


def test_8_1_two_out_on_each_side_are_passed_over() -> None:
    # 4 and 3 sit to the right of seat 0, 1 to its left: 2 puts, and 2 is next
    state = stepped(rolled(five(0, (1, 3, 4), deck=[OLD_MAN]), 1), "L3")
    assert busungar.to_act(state) == (2,)
    assert events_of(state, PutOut(2, "S9")) == (PiecePut(2, 0, "S9"),)
    state = busungar.apply(state, PutOut(2, "S9"))
    assert (state.turn, state.phase) == (2, ROLL)


def test_8_2_on_an_entrance_one_must_walk_first() -> None:
    state = busungar.apply(thrown_out(), PutOut(1, "S7"))
    assert (state.headings[2], state.may_enter[2]) == (None, False)
    state = rolled(evolve(state, turn=2), 1)
    assert busungar.legal_actions(state, 2) == (
        Walk(2, Direction.LEFT),
        Walk(2, Direction.RIGHT),
    )
    assert why_not(state, Step(2, "M1")) == "3.4"


def test_8_2_on_an_end_stone_the_heading_is_inwards() -> None:
    state = busungar.apply(thrown_out(), PutOut(1, "S14"))
    assert state.headings[2] is Direction.LEFT
    state = rolled(evolve(state, turn=2), 1)
    assert busungar.legal_actions(state, 2) == (Walk(2, Direction.LEFT),)
    assert walked(state, Direction.LEFT).places[2] == "S13"


def test_the_last_but_one_who_is_caught_ends_the_game() -> None:
    state = third_seat(out=[True, False, True, False], patches=[2, 2, 2, 0])
    assert state.phase is OVER
    assert state.chase is None
