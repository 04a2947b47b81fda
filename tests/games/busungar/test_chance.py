"""Exact chances of the die, the old man and the dog (1.4, 6.1, 6.4, 7.1)."""

from fractions import Fraction

from tabletop_rules import busungar
from tabletop_rules.chance import outcomes
from tabletop_rules.games.busungar import Card, Phase, Pick, PutOut, Roll, State, Step

MOON, BONE, OLD_MAN, DOG = Card
THIRD = Fraction(1, 3)


def at_red_point(top: Card, *, carried: int = 0, bone: bool = False) -> State:
    """Seat 0 is a step from the red L3, and that card lies on top of the deck."""
    return busungar.position(
        places=["L2", "S5"],
        carried=[carried, 0],
        bones=[bone, False],
        pips=1,
        deck=[top, MOON, MOON],
    )


def test_1_4_the_die_shows_each_of_three_sides_equally() -> None:
    state = busungar.position(places=["S5", "S6"])
    found = outcomes(busungar, state, Roll(0))
    assert [(chance, after.state.pips) for chance, after in found] == [
        (THIRD, 1),
        (THIRD, 2),
        (THIRD, 3),
    ]
    assert {after.state.rng for _, after in found} == {state.rng}


def test_5_1_a_pick_takes_one_to_three_apples_with_equal_chances() -> None:
    state = busungar.position(places=["T", "S5"], deck=[MOON] * 3)
    found = outcomes(busungar, state, Pick(0))
    assert [(chance, after.state.carried[0]) for chance, after in found] == [
        (THIRD, 1),
        (THIRD, 2),
        (THIRD, 3),
    ]


def test_5_3_picks_that_come_to_the_same_are_told_apart_by_the_roll_only() -> None:
    # With eleven apples only one more is allowed, whatever the die shows.
    state = busungar.position(places=["T", "S5"], carried=[11, 0], deck=[MOON] * 3)
    found = outcomes(busungar, state, Pick(0))
    assert {after.state.carried[0] for _, after in found} == {12}
    assert len({after.state for _, after in found}) == 1
    assert sum(chance for chance, _ in found) == 1


def test_6_4_the_old_man_lets_the_die_save_apples() -> None:
    found = outcomes(busungar, at_red_point(OLD_MAN, carried=2), Step(0, "L3"))
    # A 2 and a 3 both save the two apples, but the die shows different sides.
    assert [
        (chance, after.state.safe[0], after.state.apples) for chance, after in found
    ] == [(THIRD, 1, 49), (THIRD, 2, 48), (THIRD, 2, 48)]
    assert {after.state.phase for _, after in found} == {Phase.PUT_OUT}


def test_6_4_without_apples_the_old_man_rolls_no_die() -> None:
    found = outcomes(busungar, at_red_point(OLD_MAN), Step(0, "L3"))
    assert [chance for chance, _ in found] == [1]


def test_6_5_a_dog_met_with_a_bone_or_without_is_certain() -> None:
    for bone in (True, False):
        state = at_red_point(DOG, bone=bone)
        ((chance, after),) = outcomes(busungar, state, Step(0, "L3"))
        assert chance == 1
        assert (after.state.chase is None) is bone


def test_7_1_the_dog_rolls_the_same_die() -> None:
    ((_, begun),) = outcomes(busungar, at_red_point(DOG), Step(0, "L3"))
    found = outcomes(busungar, begun.state, Roll(1))
    assert [(chance, after.state.pips) for chance, after in found] == [
        (THIRD, 1),
        (THIRD, 2),
        (THIRD, 3),
    ]


def test_6_1_a_reshuffle_of_two_cards_and_then_the_old_mans_die() -> None:
    # The moon comes first in one order of two; else it is the old man, who rolls.
    state = busungar.position(
        places=["L2", "S5"],
        carried=[3, 0],
        pips=1,
        deck=[],
        discard=[MOON, OLD_MAN],
        options=busungar.Options(cards=busungar.CardCounts(1, 0, 1, 0)),
    )
    found = outcomes(busungar, state, Step(0, "L3"))
    half, sixth = Fraction(1, 2), Fraction(1, 6)
    assert [(chance, after.state.safe[0]) for chance, after in found] == [
        (half, 0),
        (sixth, 1),
        (sixth, 2),
        (sixth, 3),
    ]
    assert [after.state.deck for _, after in found] == [(OLD_MAN,), *[(MOON,)] * 3]


def test_8_1_putting_a_piece_out_is_no_matter_of_chance() -> None:
    found = outcomes(busungar, at_red_point(OLD_MAN), Step(0, "L3"))
    ((chance, _),) = outcomes(busungar, found[0][1].state, PutOut(1, "S3"))
    assert chance == 1
