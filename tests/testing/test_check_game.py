"""The suite lets an honest game pass, and tells each fault by its law."""

from __future__ import annotations

import operator
import pickle
import random
import subprocess
import sys
from typing import cast

import pytest
from hypothesis import Phase

from tabletop_rules.testing import LawBroken, check, check_game
from tabletop_rules.testing.foreign import Index
from tabletop_rules.testing.story import tell
from tests.effort import scaled
from tests.testing.toys import lanterns
from tests.testing.toys.broken import FAULTS, lanterns_with

LONGEST = 15
"""Three guesses, nine cards and three rolls."""


def broken_law(name: str) -> LawBroken:
    _, changes = FAULTS[name]
    with pytest.raises(LawBroken) as caught:
        check_game(lanterns_with(**changes), examples=20, terminates_within=LONGEST)
    return caught.value


@scaled(examples=10)
def test_an_honest_game_passes(examples: int) -> None:
    check_game(lanterns, examples=examples, terminates_within=LONGEST)


def test_an_honest_game_passes_as_an_object() -> None:
    check_game(lanterns_with(), examples=5)


@pytest.mark.parametrize(
    "phases",
    [
        pytest.param((Phase.generate,), id="as found"),
        # the stories below are made short in every run
        pytest.param(check._PHASES, id="made short", marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_by_its_law(
    name: str, phases: tuple[Phase, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "_PHASES", phases)
    law, _ = FAULTS[name]
    error = broken_law(name)
    assert error.law == law, str(error)
    assert error.expected
    assert error.came


def test_the_story_is_a_short_game_that_shows_the_fault() -> None:
    error = broken_law("keeps a float")
    # two guesses, and the first roll that there can be
    assert [type(action) for action in error.story.actions] == [
        lanterns.Guess,
        lanterns.Guess,
        lanterns.Roll,
    ]
    assert (error.story.seed, error.story.players) == (0, 2)
    state = lanterns.initial_state(0, 2, error.story.options)
    for action in error.story.actions:
        state = lanterns.apply(state, action)
    assert str(error) == (
        "the law of values is broken\n"
        "  seed 0, 2 players, Options(first_player=0)\n"
        "  1. seat 0: low\n"
        "  2. seat 1: low\n"
        "  3. seat 0: roll\n"
        "  expected: an int, str, bool, None, Enum, attrs class or tuple of them\n"
        f"  came: State.rolls[0] is the float {(state.rolls[0] or 0) / 2}"
    )


def test_an_action_that_was_only_tried_ends_the_story() -> None:
    story = broken_law("checks too little").story
    state = lanterns.initial_state(story.seed or 0, story.players or 0, story.options)
    for action in story.actions[:-1]:
        state = lanterns.apply(state, action)
    # the fault lets a second roll pass
    tried = story.actions[-1]
    illegal = lanterns.check(state, tried)
    assert isinstance(tried, lanterns.Roll)
    assert illegal is not None
    assert illegal.clause == "die"


def test_a_long_story_is_told_from_both_ends() -> None:
    moves = tuple(lanterns.Roll(seat % 2) for seat in range(100))
    story = tell(lanterns, 5, 2, lanterns.Options(), moves)
    lines = str(story).splitlines()
    assert lines[0] == "seed 5, 2 players, Options(first_player=0)"
    assert lines[20] == "20. seat 1: roll"
    assert lines[21] == "(60 more actions)"
    assert lines[22] == "81. seat 0: roll"
    assert lines[-1] == "100. seat 1: roll"


def test_a_missing_name_is_told_before_any_game() -> None:
    game = lanterns_with()
    del game.determinize
    with pytest.raises(LawBroken, match="determinize missing") as caught:
        check_game(game)
    assert caught.value.law == "names"
    assert caught.value.story.seed is None


def test_options_that_go_with_no_number_of_players_are_an_error() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(lanterns, options=[lanterns.Options(9)])
    assert caught.value.law == "options"


def test_a_game_without_a_bound_is_broken_off() -> None:
    _, changes = FAULTS["goes on for ever"]
    check_game(lanterns_with(**changes), examples=10, max_actions=40)


def test_a_limit_that_is_never_passed_holds() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(lanterns, terminates_within=10)
    assert caught.value.law == "termination"
    assert len(caught.value.story.actions) == 10


def test_the_same_failure_comes_each_time() -> None:
    first, second = broken_law("redacts nothing"), broken_law("redacts nothing")
    assert str(first) == str(second)


def test_a_game_that_no_other_process_can_load_is_played_here_alone() -> None:
    here = lanterns_with(score=lambda state: lanterns.score(state))
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(here)
    check_game(here, examples=5)


def test_the_random_numbers_of_the_caller_are_left_alone() -> None:
    random.seed(3)
    before = random.getstate()
    check_game(lanterns, examples=5)
    assert random.getstate() == before


def test_without_numpy_another_int_stands_in() -> None:
    index = Index(4)
    assert operator.index(index) == 4
    assert index == 4
    assert not isinstance(index, int)
    assert lanterns.legal_actions(lanterns.initial_state(0, 2), cast(int, Index(1)))


def test_without_hypothesis_the_extra_is_named() -> None:
    program = (
        "import sys; sys.modules['hypothesis'] = None\n"
        "try: import tabletop_rules.testing\n"
        "except ImportError as error: print(error)\n"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "tabletop_rules[testing]" in shown.stdout
