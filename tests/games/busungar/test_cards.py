"""Section 6 of the rules: the cards."""

from collections import Counter

from tabletop_rules import Rng
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    Card,
    CardCounts,
    Chase,
    Options,
    PutOut,
    State,
    Step,
    position,
)
from tests.games.busungar.tables import (
    BONE,
    DOG,
    MOON,
    MOVE,
    OLD_MAN,
    PUT_OUT,
    ROLL,
    rolled,
    stepped,
    with_dice,
)


def draw(
    *cards: Card, carried: int = 0, bone: bool = False, dice: tuple[int, ...] = ()
) -> State:
    """What follows when seat 0 steps from L2 to the red L3 with two pips to go."""
    state = position(
        places=["L2", "S5"],
        carried=[carried, 0],
        bones=[bone, False],
        deck=cards,
        pips=3,
    )
    return busungar.apply(with_dice(state, *dice), Step(0, "L3"))


def test_6_1_a_card_that_was_followed_goes_to_the_discard_pile() -> None:
    state = draw(MOON, BONE)
    assert state.deck == (BONE,)
    assert state.discard[-1] is MOON
    assert len(state.discard) == 63


def test_6_1_the_discard_pile_becomes_the_deck() -> None:
    # 1 moon on the deck, 1 bone in front of seat 1, 62 discarded
    state = position(
        places=["L2", "S5"], bones=[False, True], deck=[MOON], pips=3, rng=Rng(5)
    )
    assert len(state.discard) == 62
    first = stepped(state, "L3")
    assert (len(first.deck), len(first.discard)) == (0, 63)
    assert first.discard[-1] is MOON
    # the source of the state decides; the bone in front of seat 1 stays there
    order, rest = Rng(5).shuffle(first.discard)
    second = stepped(first, "L4", "X1")
    assert second.deck == order[1:]
    assert second.rng == rest
    assert stepped(first, "L4", "X1") == second
    assert Counter(order) == {MOON: 32, BONE: 15, OLD_MAN: 8, DOG: 8}
    in_front = second.bones.count(True)
    assert len(second.deck) + len(second.discard) + in_front == 64


def test_6_1_without_a_discard_pile_no_card_is_drawn() -> None:
    options = Options(cards=CardCounts(0, 1, 0, 0))
    state = position(places=["L2", "S5"], bones=[True, False], options=options, pips=2)
    state = stepped(state, "L3")
    assert (state.deck, state.discard) == ((), ())
    assert (state.phase, state.pips, state.bones[0]) == (MOVE, 1, True)


def test_6_2_the_moon_does_nothing() -> None:
    state = draw(MOON, carried=4)
    assert (state.carried[0], state.bones[0], state.pips) == (4, False, 2)
    assert state.phase is MOVE


def test_6_3_a_bone_is_kept() -> None:
    state = draw(BONE)
    assert state.bones == (True, False)
    assert len(state.discard) == 63
    assert (state.phase, state.pips) == (MOVE, 2)


def test_6_3_a_second_bone_is_discarded() -> None:
    state = draw(BONE, bone=True)
    assert state.bones == (True, False)
    assert state.discard[-1] is BONE
    assert len(state.discard) == 63


def test_6_4_the_die_saves_apples_and_the_rest_goes_back() -> None:
    state = draw(OLD_MAN, carried=5, dice=(2,))
    assert (state.carried, state.safe, state.apples) == ((0, 0), (2, 0), 48)
    assert state.phase is PUT_OUT
    assert state.discard[-1] is OLD_MAN


def test_6_4_no_more_are_saved_than_carried() -> None:
    state = draw(OLD_MAN, carried=1, dice=(3,))
    assert (state.safe, state.apples) == ((1, 0), 49)


def test_6_4_without_apples_there_is_no_roll() -> None:
    state = draw(OLD_MAN)  # no dice are loaded
    assert state.phase is PUT_OUT
    assert state.places == (None, "S5")


def test_6_4_a_bone_does_not_help_and_stays() -> None:
    state = draw(OLD_MAN, bone=True)
    assert state.phase is PUT_OUT
    assert state.bones == (True, False)


def test_6_4_at_the_tree_too() -> None:
    state = position(places=["T", "S5"], carried=[4, 0], deck=[OLD_MAN])
    # picks 3, then saves 2 of the 7
    state = busungar.apply(with_dice(state, 3, 2), busungar.Pick(0))
    assert (state.carried, state.safe, state.apples) == ((0, 0), (2, 0), 48)
    assert busungar.to_act(state) == (1,)


def test_6_4_the_others_keep_what_they_have() -> None:
    state = position(
        places=["L6", "L2", "T"],
        turn=1,
        carried=[2, 4, 5],
        safe=[7, 1, 3],
        bones=[True, False, True],
        pips=1,
        deck=[OLD_MAN],
    )
    state = busungar.apply(with_dice(state, 3), Step(1, "L3"))
    assert (state.carried, state.safe) == ((2, 0, 5), (7, 4, 3))
    assert state.apples == 50 - 11 - 11 + 1
    assert (state.places, state.bones) == (("L6", None, "T"), (True, False, True))


def test_6_3_the_bones_of_the_others_stay_where_they_are() -> None:
    bones, drawn = [True, False, False], [BONE]
    state = position(places="S5 L2 S5", turn=1, bones=bones, deck=drawn, pips=1)
    assert stepped(state, "L3").bones == (True, True, False)
    bones = [True, True, False]
    state = position(places="S5 L2 S5", turn=1, bones=bones, deck="dog", pips=1)
    assert stepped(state, "L3").bones == (True, False, False)


def test_6_4_in_a_chase_it_ends_and_the_dog_is_gone() -> None:
    state = position(
        places=["S5", "L2", "L6"],
        turn=1,
        carried=[0, 4, 0],
        chase=Chase("M5", 3, dog_to_move=False),
        deck=[OLD_MAN, DOG],
    )
    state = stepped(rolled(state, 3, 2), "L3")
    assert (state.phase, state.chase, state.pips) == (PUT_OUT, None, 0)
    assert (state.carried, state.safe, state.apples) == ((0, 0, 0), (0, 2, 0), 48)
    assert state.patches == (0, 0, 0)  # nobody was caught
    state = busungar.apply(state, PutOut(0, "S9"))
    assert (state.chase, state.turn) == (None, 2)
    # the next chase is a new one, from the kennel
    state = stepped(rolled(state, 2), "L7", "L8")
    assert state.chase == Chase("K", 0, dog_to_move=True)


def test_6_5_a_dog_takes_the_bone_and_nothing_else_happens() -> None:
    state = draw(DOG, bone=True, carried=2)
    assert state.bones == (False, False)
    assert state.discard[-2:] == (DOG, BONE)
    assert state.chase is None
    assert (state.phase, state.pips, state.carried[0]) == (MOVE, 2, 2)


def test_6_5_without_a_bone_the_chase_begins() -> None:
    state = draw(DOG)
    assert state.chase == Chase("K", 0, dog_to_move=True)
    assert state.discard[-1] is DOG
    assert (state.phase, state.turn) == (ROLL, 0)


def test_6_5_at_the_tree_too() -> None:
    state = position(places=["L10", "S5"], deck=[DOG])
    state = stepped(rolled(state, 3, 2), "T")
    assert state.carried == (2, 0)
    assert state.chase == Chase("K", 0, dog_to_move=True)
    assert busungar.to_act(state) == (1,)


def test_6_6_the_rest_of_the_roll_is_lost() -> None:
    for state in (draw(OLD_MAN), draw(DOG)):
        assert (state.pips, state.trail) == (0, ())
    assert busungar.apply(draw(OLD_MAN), PutOut(1, "S2")).turn == 1
