"""The strategies give what they promise, and shrink to short games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import frozen
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

from tabletop_rules.arguments import Seat
from tabletop_rules.testing import LawBroken, Playout, actions, playouts, states
from tabletop_rules.testing.mutation import conceivable, seen_in, variants
from tests.testing.toys import lanterns
from tests.testing.toys.broken import lanterns_with
from tests.testing.toys.lanterns import Guess, Level, Options, Play, Roll

SOME = settings(suppress_health_check=list(HealthCheck))
FINDING = settings(
    SOME,
    max_examples=500,
    derandomize=True,
    database=None,
    phases=(Phase.generate, Phase.shrink),
)


def replayed(playout: Playout) -> list[Any]:
    states = [lanterns.initial_state(playout.seed, playout.players, playout.options)]
    for action in playout.actions:
        states.append(lanterns.apply(states[-1], action))
    return states


@SOME
@given(playouts(lanterns))
def test_a_playout_is_what_its_seed_and_actions_give(playout: Playout) -> None:
    assert playout.states == replayed(playout)
    assert len(playout.legal) == len(playout.states) == len(playout.actions) + 1
    for action, legal in zip(playout.actions, playout.legal, strict=False):
        assert action in legal[action.player]
    assert playout.finished == (lanterns.outcome(playout.states[-1]) is not None)


@SOME
@given(playouts(lanterns, options=[Options(2)]))
def test_options_and_players_that_do_not_go_together_are_not_played(
    playout: Playout,
) -> None:
    # nobody sits on seat 2 when two play
    assert playout.players == 3


def test_tables_that_the_game_refuses_altogether_are_an_error() -> None:
    with pytest.raises(LawBroken) as caught:
        playouts(lanterns, options=[Options(2)], players=[2])
    assert caught.value.law == "options"


@SOME
@given(playouts(lanterns, max_actions=4))
def test_a_playout_is_broken_off_at_max_actions(playout: Playout) -> None:
    # the shortest game of two takes two guesses and nine cards
    assert len(playout.actions) <= 4
    assert not playout.finished


def test_most_playouts_get_to_the_end() -> None:
    finished: list[bool] = []

    @SOME
    @given(playouts(lanterns))
    def play(playout: Playout) -> None:
        finished.append(playout.finished)

    play()
    assert sum(finished) > len(finished) / 2


def test_a_playout_shrinks_to_few_actions() -> None:
    found = find(
        playouts(lanterns),
        lambda playout: any(isinstance(each, Roll) for each in playout.actions),
        settings=FINDING,
    )
    assert (found.seed, found.players) == (0, 2)
    assert found.actions == [
        Guess(0, Level.LOW),
        Guess(1, Level.LOW),
        Roll(0),
    ]


def test_states_reach_from_the_deal_to_the_end() -> None:
    def over(state: lanterns.State) -> bool:
        return lanterns.outcome(state) is not None

    def dealt(state: lanterns.State) -> bool:
        return state == lanterns.initial_state(0, 2)

    assert over(find(states(lanterns), over, settings=FINDING))
    assert dealt(find(states(lanterns), dealt, settings=FINDING))


START = lanterns.position(hands=((2, 9), (3, 4)), guesses=(Level.LOW, Level.HIGH))
"""Seat 0 may play 2 or 9, or roll."""


@pytest.mark.parametrize(
    "action",
    [
        Play(0, 2),  # legal
        Play(0, 3),  # beside a legal one
        Play(0, 1009),  # far off
        Play(1, 9),  # another seat's
        Play(-1, 2),  # nobody's
        Play(2, 2),  # nobody's
        Roll(1),  # another seat's
        Guess(0, Level.LOW),  # of a class that has nothing legal now
    ],
)
def test_an_action_that_one_can_think_of_is_among_the_conceivable(action: Any) -> None:
    legal = lanterns.legal_actions(START, 0)
    found = conceivable((Guess, Play, Roll), 2, legal, (), Random(0), 10**6)
    assert action in found


def test_a_stale_action_is_among_the_conceivable() -> None:
    stale = Play(1, 8)
    legal = lanterns.legal_actions(START, 0)
    found = conceivable((Guess, Play, Roll), 2, legal, [stale], Random(0), 10**6)
    assert stale in found


def test_actions_are_legal_ones_and_others() -> None:
    verdicts = set()

    @SOME
    @given(actions(lanterns, START))
    def look(action: Any) -> None:
        seated = action.player in (0, 1)
        verdicts.add((seated, seated and lanterns.check(START, action) is None))

    look()
    assert verdicts == {(True, True), (True, False), (False, False)}


@frozen
class Gift:
    player: Seat
    level: Level | None
    cards: tuple[int, ...]
    open: bool


def test_variants_follow_the_annotation() -> None:
    seen = seen_in([Gift(0, Level.LOW, (5, 7), True)])
    assert variants(Level | None, Level.LOW, seen) == [Level.HIGH, None]
    assert variants(Level | None, None, seen) == [Level.LOW, Level.HIGH]
    assert variants(bool, True, seen) == [False]
    assert set(variants(int, 7, seen)) == {6, 8, 7 - 1000, 7 + 1000, 0, 5}
    tuples = variants(tuple[int, ...], (5, 7), seen)
    assert {(5,), (7, 5), (5, 7, 5), (5, 5), (7, 7), (5, 8)} <= set(tuples)
    assert (5, 7) not in tuples


@SOME
@given(st.data())
def test_the_strategies_take_any_object_for_a_game(data: st.DataObject) -> None:
    game = lanterns_with()
    state = data.draw(states(game))
    action = data.draw(actions(game, state))
    assert type(action) in (Guess, Play, Roll)
