"""Section 9 of the rules: the end and the ranking."""

from typing import Any

import pytest

from tabletop_rules.errors import IllegalAction
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import Chase, PutOut, Roll, State, position
from tests.games.busungar.tables import (
    MOON,
    OLD_MAN,
    OVER,
    PUT_OUT,
    RIGHT,
    ROLL,
    rolled,
    stepped,
    walked,
    why_not,
)


def last_out(**parts: Any) -> State:
    """Seat 0 of three brings the last three apples out."""
    places = ["L1", "S5", "S5"]
    parts = {"places": places, "carried": [3, 0, 0], "apples": 0, **parts}
    return stepped(rolled(position(**parts), 2), "S3")


def test_9_1_the_tree_is_empty_and_nobody_is_in_the_garden() -> None:
    state = last_out(safe=[20, 20, 7])
    assert state.phase is OVER
    assert busungar.to_act(state) == ()
    assert all(busungar.legal_actions(state, seat) == () for seat in range(3))
    result = busungar.outcome(state)
    assert result is not None
    assert result.reason == "the tree is empty and nobody is in the garden"
    assert why_not(state, Roll(1)) == "over"
    with pytest.raises(IllegalAction, match="the game is over"):
        busungar.apply(state, Roll(1))


def test_9_1_when_it_is_over_the_turn_stays_with_the_last() -> None:
    assert last_out().turn == 0


def test_9_1_not_while_somebody_is_in_the_garden() -> None:
    state = last_out(places=["L1", "S5", "R4"])
    assert (state.phase, state.turn) == (ROLL, 1)
    assert busungar.outcome(state) is None


def test_9_1_not_while_apples_are_on_the_tree() -> None:
    state = last_out(apples=1)
    assert state.phase is ROLL


def test_9_1_the_last_apple_is_picked_in_the_garden() -> None:
    state = position(places=["L10", "S5"], apples=1, deck=[MOON])
    state = stepped(rolled(state, 1, 3), "T")
    assert (state.apples, state.carried) == (0, (1, 0))
    assert state.phase is ROLL


def test_9_1_the_old_man_can_refill_the_tree() -> None:
    state = position(places=["L2", "S5"], carried=[4, 0], apples=0, deck=[OLD_MAN])
    state = stepped(rolled(state, 1, 1), "L3")
    assert state.apples == 3
    state = busungar.apply(state, PutOut(1, "S5"))
    assert state.phase is ROLL


def test_9_1_at_the_end_of_the_turn_not_when_thrown_out() -> None:
    state = position(places=["L2", "S5"], carried=[2, 0], apples=0, deck=[OLD_MAN])
    state = stepped(rolled(state, 1, 2), "L3")
    assert (state.phase, state.safe) == (PUT_OUT, (2, 0))
    assert busungar.outcome(state) is None
    state = busungar.apply(state, PutOut(1, "S5"))
    assert (state.phase, state.turn) == (OVER, 0)


def test_9_1_after_a_catch_with_a_third_seat() -> None:
    state = position(
        places=["L6", "S5", "S5"],
        patches=[2, 0, 0],
        carried=[5, 0, 0],
        apples=0,
        chase=Chase("L5", 2, dog_to_move=True),
    )
    state = stepped(rolled(state, 1), "L6")
    assert state.phase is OVER
    result = busungar.outcome(state)
    assert result is not None
    assert result.ranks == (3, 1, 1)


def test_9_1_a_walk_can_not_end_the_game() -> None:
    state = position(places=["S1", "L6"], headings=[RIGHT, None], apples=0)
    assert walked(rolled(state, 1), RIGHT).phase is ROLL


def test_9_2_the_most_safe_apples_win_and_equal_numbers_share() -> None:
    result = busungar.outcome(last_out(safe=[4, 7, 9]))
    assert result is not None
    assert result.scores == (7, 7, 9)
    assert result.ranks == (2, 2, 1)
    assert result.winners == (2,)


def test_9_2_the_score_is_there_at_any_time_without_the_carried() -> None:
    state = position(places=["L6", "T"], carried=[12, 3], safe=[1, 2])
    assert busungar.score(state) == (1, 2)


def test_9_3_players_who_are_out_rank_behind_all_who_are_not() -> None:
    places = ["L1", None, "S5", None, "S5"]
    state = last_out(
        places=places,
        carried=[3, 0, 0, 0, 0],
        out=[False, True, False, True, False],
        safe=[0, 20, 0, 15, 8],
    )
    result = busungar.outcome(state)
    assert result is not None
    assert result.scores == (3, 20, 0, 15, 8)
    assert result.ranks == (2, 4, 3, 5, 1)


def test_9_3_equal_numbers_of_players_who_are_out_share_too() -> None:
    places = ["L1", None, "S5", None]
    state = last_out(
        places=places,
        carried=[3, 0, 0, 0],
        out=[False, True, False, True],
        safe=[0, 6, 0, 6],
    )
    result = busungar.outcome(state)
    assert result is not None
    assert result.ranks == (1, 3, 2, 3)


def test_9_4_with_one_player_left_the_game_ends_at_once() -> None:
    state = position(
        places=["L6", "L9"],
        patches=[2, 0],
        carried=[5, 8],
        safe=[10, 0],
        chase=Chase("L5", 2, dog_to_move=True),
    )
    state = stepped(rolled(state, 1), "L6")
    assert (state.phase, state.turn, state.chase) == (OVER, 0, None)
    assert state.places == (None, "L9")
    result = busungar.outcome(state)
    assert result is not None
    assert result.reason == "only seat 1 is left in the game"
    # the eight apples that seat 1 carries count for nobody
    assert result.scores == (10, 0)
    assert result.ranks == (2, 1)
