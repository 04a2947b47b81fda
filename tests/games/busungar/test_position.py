"""Positions from the parts that matter, and the invariants that are named."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules import Rng, Script
from tabletop_rules.errors import InvalidState, PlayerCountError
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import CardCounts, Chase, Options, State, position
from tests.games.busungar.tables import (
    BONE,
    DOG,
    LEFT,
    MOON,
    MOVE,
    OLD_MAN,
    OVER,
    PUT_OUT,
    RIGHT,
    ROLL,
    START,
    YARD_OPTIONS,
    rolled,
)

FEW = Options(cards=CardCounts(2, 2, 1, 1))


def test_nothing_said() -> None:
    state = position()
    assert state.places == ("S0", "S0")
    assert state.headings == (RIGHT, RIGHT)
    assert (state.phase, state.turn, state.pips, state.trail) == (ROLL, 0, 0, ())
    assert (len(state.deck), state.discard, state.apples) == (64, (), 50)
    assert state.rng == Rng(0)


def test_the_tree_has_the_apples_that_nobody_has() -> None:
    assert position(carried=[4, 0], safe=[1, 2], places=["L5", None]).apples == 43
    assert position(safe=[1, 2], apples=10).apples == 10


def test_the_number_of_players_is_told_by_any_part() -> None:
    assert len(position(safe=[0] * 4).places) == 4
    assert len(position(out=[False, True, False]).places) == 3
    assert len(position(players=5).places) == 5
    with pytest.raises(PlayerCountError):
        position(places=["S0"])


def test_pips_or_a_trail_mean_a_move() -> None:
    state = position(places=["L5", None], pips=2)
    assert (state.phase, state.trail) == (MOVE, ("L5",))
    state = position(places=["L6", None], trail=["L5", "L6"])
    assert (state.phase, state.pips) == (MOVE, 1)
    assert position(phase=MOVE).trail == ("S0",)


def test_the_dogs_move_begins_where_the_dog_is() -> None:
    state = position(places=["L5", None], chase=Chase("K", 1, True), pips=3)
    assert state.trail == ("K",)


def test_who_is_out_has_no_place_and_two_seats() -> None:
    state = position(out=[False, True, False])
    assert state.places == ("S0", None, "S0")
    assert state.patches == (0, 2, 0)


def test_who_is_thrown_out_has_no_place() -> None:
    state = position(phase=PUT_OUT, turn=1, players=3)
    assert state.places == ("S0", None, "S0")
    assert busungar.to_act(state) == (0,)


def test_at_the_start_a_piece_may_wait() -> None:
    state = position(phase=START, places=["S14", None], turn=1)
    assert state.places == ("S14", None)
    assert position(phase=START) == evolve(
        busungar.initial_state(0, 2), deck=position().deck, rng=Rng(0)
    )


def test_cards_that_are_left_become_the_deck() -> None:
    state = position(discard=[DOG, MOON], bones=[True, False], options=FEW)
    assert state.deck == (MOON, BONE, OLD_MAN)
    assert state.discard == (DOG, MOON)


def test_or_the_discard_pile_if_the_deck_is_given() -> None:
    state = position(deck=[DOG, MOON], bones=[True, False], options=FEW)
    assert state.deck == (DOG, MOON)
    assert state.discard == (MOON, BONE, OLD_MAN)


def test_a_seed_shuffles_what_is_left() -> None:
    left = (MOON, MOON, BONE, BONE, OLD_MAN)
    order, rest = Rng(8).shuffle(left)
    in_deck = position(discard=[DOG], options=FEW, seed=8)
    assert (in_deck.deck, in_deck.rng) == (order, rest)
    in_pile = position(deck=[DOG], options=FEW, seed=8)
    assert (in_pile.discard, in_pile.rng) == (order, rest)


def test_loaded_dice() -> None:
    script = Script.dice(3, 1)
    assert position(rng=script, seed=4).rng == script


@pytest.mark.parametrize(
    "parts",
    [
        {"places": [5, None]},
        {"headings": [1, None]},
        {"may_enter": [1, 0]},
        {"carried": [1.0, 0]},
        {"bones": [None, False]},
        {"apples": "5"},
        {"phase": 2},
        {"turn": True},
        {"pips": 1.0},
        {"trail": [3]},
        {"chase": ("K", 0, 1)},
        {"chase": ("K", 0)},
        {"chase": 5},
        {"chase": Chase("K", 1.0, True)},  # type: ignore[arg-type]
        {"deck": [1]},
        {"discard": [None]},
        {"players": "2"},
        {"options": None},
        {"seed": 1.5},
    ],
)
def test_parts_of_a_wrong_type(parts: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        position(**parts)


def test_parts_by_seat_have_to_be_for_all_seats() -> None:
    with pytest.raises(InvalidState, match=r"^carried has 0 parts for 3 players"):
        position(players=3, carried=[])
    with pytest.raises(InvalidState, match=r"^bones has 2 parts for 3 players"):
        position(places="S0 S0 S0", bones=[True, False])


def clauses(state: State) -> set[str]:
    return {problem.clause for problem in busungar.validate(state)}


GARDEN = position(places=["L5", "S5", "S0"], carried=[3, 0, 0])
CHASE = position(places=["L5", "S5", "S0"], chase=Chase("M5", 2, True))
BEGUN = position(places=["L5", "S5", "S0"], chase=Chase("K", 0, True))
THROWN = position(phase=PUT_OUT, places=[None, "S5", "S0"])
OPENING = position(phase=START, places=["S0", None, None], turn=1)
STEPS = position(places=["L5", "S5", "S0"], pips=1, trail=["L3", "L4", "L5"])
DOG_STEPS = evolve(
    BEGUN, phase=MOVE, chase=Chase("M5", 1, True), pips=1, trail=("K", "M5")
)
HARVESTED = position(phase=OVER, players=3, apples=0)
LAST = position(phase=OVER, out=[True, False, True], places=[None, "L5", None])
ALL = (
    GARDEN,
    CHASE,
    BEGUN,
    THROWN,
    OPENING,
    STEPS,
    DOG_STEPS,
    HARVESTED,
    LAST,
    evolve(CHASE, chase=Chase("K", 1, True), phase=MOVE, pips=2, trail=("K",)),
)


@pytest.mark.parametrize("state", ALL)
def test_positions_that_can_be_have_no_problem(state: State) -> None:
    assert busungar.validate(state) == ()


@pytest.mark.parametrize(
    ("state", "change", "clause"),
    [
        # seats
        (GARDEN, {"places": ("S0",)}, "1.7"),
        (GARDEN, {"places": ("S0",) * 6}, "1.7"),
        (GARDEN, {"headings": (None,)}, "1.7"),
        (GARDEN, {"may_enter": (False,) * 4}, "1.7"),
        (GARDEN, {"carried": ()}, "1.7"),
        (GARDEN, {"safe": (0, 0)}, "1.7"),
        (GARDEN, {"patches": (0, 0)}, "1.7"),
        (GARDEN, {"bones": (False,)}, "1.7"),
        (GARDEN, {"out": (False,)}, "1.7"),
        (GARDEN, {"turn": 3}, "2.2"),
        (GARDEN, {"turn": -1}, "2.2"),
        (GARDEN, {"options": Options(first_player=3)}, "2.2"),
        (LAST, {"phase": ROLL, "turn": 1}, "9.4"),
        (LAST, {"out": (True, True, True), "places": (None,) * 3}, "9.4"),
        (GARDEN, {"out": (True, False, False)}, "7.8"),
        # places
        (GARDEN, {"places": ("L5", None, "S0")}, "2.2"),
        (THROWN, {"places": (None, None, "S0")}, "2.2"),
        (GARDEN, {"out": (False, True, False)}, "7.8"),
        (GARDEN, {"places": ("L5", "S5", "S15")}, "1.1"),
        (GARDEN, {"places": ("L5", "K", "S0")}, "4.7"),
        (THROWN, {"places": ("L5", "S5", "S0")}, "8.1"),
        # cards and apples
        (GARDEN, {"deck": ()}, "1.5"),
        (GARDEN, {"discard": (MOON,)}, "1.5"),
        (GARDEN, {"bones": (True, False, False)}, "1.5"),
        (GARDEN, {"apples": -1}, "1.6"),
        (GARDEN, {"safe": (-1, 0, 0)}, "1.6"),
        (GARDEN, {"carried": (-1, 0, 0)}, "1.6"),
        (GARDEN, {"apples": 48}, "1.6"),
        (GARDEN, {"carried": (13, 0, 0), "apples": 0}, "5.3"),
        (GARDEN, {"carried": (0, 3, 0)}, "4.6"),
        (THROWN, {"carried": (3, 0, 0), "apples": 0}, "4.6"),
        # on the sidewalk
        (GARDEN, {"headings": (None, None, LEFT)}, "3.2"),
        (GARDEN, {"headings": (None, None, None)}, "3.2"),
        (GARDEN, {"headings": (LEFT, None, RIGHT)}, "3.2"),
        (
            GARDEN,
            {"places": ("L5", "S3", "S0"), "headings": (None, LEFT, RIGHT)},
            "3.2",
        ),
        (THROWN, {"headings": (LEFT, None, RIGHT)}, "3.2"),
        (GARDEN, {"may_enter": (False, True, False)}, "3.4"),
        (GARDEN, {"may_enter": (True, False, False)}, "3.4"),
        # trouser seats
        (GARDEN, {"patches": (3, 0, 0)}, "7.8"),
        (GARDEN, {"patches": (-1, 0, 0)}, "7.8"),
        (LAST, {"patches": (2, 0, 1)}, "7.8"),
        (LAST, {"bones": (True, False, False)}, "7.8"),
        # the start
        (OPENING, {"places": (None, None, None), "headings": (None,) * 3}, "2.2"),
        (OPENING, {"turn": 0}, "2.2"),
        (OPENING, {"places": ("S1", None, None), "headings": (None,) * 3}, "2.2"),
        (OPENING, {"apples": 49}, "2.1"),
        (OPENING, {"patches": (0, 1, 0)}, "2.1"),
        (OPENING, {"deck": OPENING.deck[1:], "discard": OPENING.deck[:1]}, "2.1"),
        # the chase
        (THROWN, {"chase": Chase("M5", 2, True)}, "7.9"),
        (CHASE, {"turn": 1}, "7.6"),
        (CHASE, {"chase": Chase("S3", 2, True)}, "7.2"),
        (CHASE, {"chase": Chase("nowhere", 2, True)}, "7.2"),
        (CHASE, {"chase": Chase("L5", 2, True)}, "7.3"),
        (CHASE, {"chase": Chase("M5", 3, True)}, "7.1"),
        (CHASE, {"chase": Chase("M5", 2, False)}, "7.1"),
        (CHASE, {"chase": Chase("M5", -2, True)}, "7.1"),
        (CHASE, {"options": Options(chase_limit=2)}, "7.10"),
        (CHASE, {"chase": Chase("K", 2, True)}, "7.2"),
        (CHASE, {"chase": Chase("K", 1, False)}, "7.2"),
        (DOG_STEPS, {"trail": ("M4", "M5")}, "7.2"),
        (DOG_STEPS, {"chase": Chase("M5", 3, True)}, "7.2"),
        (BEGUN, {"chase": Chase("M5", 0, True)}, "7.2"),
        # the move
        (GARDEN, {"pips": 1}, "4.1"),
        (GARDEN, {"trail": ("L5",)}, "4.1"),
        (STEPS, {"trail": ()}, "4.1"),
        (STEPS, {"trail": ("L5", "L6")}, "4.1"),
        (STEPS, {"pips": 0}, "1.4"),
        (STEPS, {"pips": 2}, "1.4"),
        # more steps than a die has faces, one of them none that can be walked
        (STEPS, {"trail": ("L1", "L9", "L3", "L4", "L5")}, "1.4"),
        (STEPS, {"trail": ("L5", "L4", "L5")}, "4.2"),
        (STEPS, {"trail": ("L3", "L6", "L5")}, "4.1"),
        (STEPS, {"places": ("M5", "S5", "S0"), "trail": ("K", "M5")}, "4.7"),
        (
            DOG_STEPS,
            {"chase": Chase("L1", 3, True), "trail": ("S3", "L1")},
            "7.2",
        ),
        # the end
        (HARVESTED, {"apples": 1}, "9.1"),
        (
            HARVESTED,
            {"places": ("L5", "S0", "S0"), "headings": (None, RIGHT, RIGHT)},
            "9.1",
        ),
        (HARVESTED, {"phase": ROLL}, "9.1"),
    ],
)
def test_each_broken_invariant_is_named(
    state: State, change: dict[str, Any], clause: str
) -> None:
    broken = evolve(state, **change)
    assert clause in clauses(broken)
    for problem in busungar.validate(broken):
        assert str(problem).endswith(f"(rule {problem.clause})")


def test_4_4_a_move_that_should_have_ended() -> None:
    state = position(places=["gate", None], options=YARD_OPTIONS, pips=2)
    ended = evolve(state, places=("nook", "kerb"), trail=("gate", "nook"), pips=1)
    assert clauses(ended) == {"4.4"}


def test_all_problems_are_named_at_once() -> None:
    broken = evolve(GARDEN, apples=-1, patches=(3, 0, 0), pips=1)
    assert clauses(broken) == {"1.6", "7.8", "4.1"}


def test_a_position_with_problems_is_refused() -> None:
    with pytest.raises(InvalidState) as caught:
        position(places=["S5", None], carried=[3, 0])
    assert [problem.clause for problem in caught.value.problems] == ["4.6"]
    with pytest.raises(InvalidState):
        position(turn=7)
    with pytest.raises(InvalidState):
        position(places=["S0", "S0"], headings=[None])
    with pytest.raises(InvalidState):
        position(deck=[MOON], discard=[MOON])
    with pytest.raises(InvalidState):
        position(phase=MOVE, places=["L5", None], out=[True, False, False])
    with pytest.raises(InvalidState):
        position(phase=START, pips=2)


def test_a_position_plays_on() -> None:
    assert rolled(position(places=["L5", None]), 2).pips == 2
