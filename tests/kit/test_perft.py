"""Perft against counts worked out by hand."""

from typing import Any

import pytest

from tabletop_rules.games import bugami
from tabletop_rules.testing.perft import divide, perft
from tests.kit import codec_toys as toy
from tests.kit.codec_toys import Bid, Colour, Take

DEALT = toy.initial_state(seed=0, players=2)
HEAP_OF_3 = toy.position(heap=3)


# Two seats bid one of two colours, in either order: 2 * 2 actions at first, then the
# other seat's 2. From the heap of 3, taking 1 or 2: two ways for one take (1, 2),
# three for two takes (1+1, 1+2, 2+1), one for three (1+1+1); none is longer.
@pytest.mark.parametrize(
    ("depth", "paths"), [(0, 1), (1, 4), (2, 8), (3, 16), (4, 24), (5, 8), (6, 0)]
)
def test_paths_from_the_deal(depth: int, paths: int) -> None:
    assert perft(toy, DEALT, depth) == paths


@pytest.mark.parametrize(("depth", "paths"), [(0, 1), (1, 2), (2, 3), (3, 1), (4, 0)])
def test_paths_from_a_heap_of_3(depth: int, paths: int) -> None:
    assert perft(toy, HEAP_OF_3, depth) == paths


def test_divide_counts_below_each_action() -> None:
    assert divide(toy, HEAP_OF_3, 2) == ((Take(0, 1), 2), (Take(0, 2), 1))
    assert divide(toy, HEAP_OF_3, 3) == ((Take(0, 1), 1), (Take(0, 2), 0))


def test_divide_names_all_seats_to_act() -> None:
    assert divide(toy, DEALT, 1) == (
        (Bid(0, Colour.RED), 1),
        (Bid(0, Colour.BLUE), 1),
        (Bid(1, Colour.RED), 1),
        (Bid(1, Colour.BLUE), 1),
    )


def test_a_game_that_is_over_has_no_path_but_the_empty_one() -> None:
    over = toy.apply(toy.apply(HEAP_OF_3, Take(0, 2)), Take(1, 1))
    assert perft(toy, over, 0) == 1
    assert perft(toy, over, 1) == 0
    assert divide(toy, over, 1) == ()


@pytest.mark.parametrize(("count", "least"), [(perft, 0), (divide, 1)])
def test_a_depth_below_the_least_is_a_value_error(count: Any, least: int) -> None:
    with pytest.raises(ValueError, match=f"at least {least}"):
        count(toy, DEALT, least - 1)


@pytest.mark.parametrize("count", [perft, divide])
@pytest.mark.parametrize("depth", [True, 1.0, "1", None])
def test_a_depth_is_an_int(count: Any, depth: Any) -> None:
    with pytest.raises(TypeError, match="depth must be an int"):
        count(toy, DEALT, depth)


# Each seat makes one of five bids, in any order; then the leader plays any card of a
# hand of 17 (3 players) or 13 (4 players).
@pytest.mark.parametrize(
    ("players", "depth", "paths"),
    [
        (3, 1, 3 * 5),
        (3, 2, 3 * 5 * 2 * 5),
        (3, 3, 3 * 5 * 2 * 5 * 5),
        (3, 4, 3 * 5 * 2 * 5 * 5 * 17),
        (4, 3, 4 * 5 * 3 * 5 * 2 * 5),
        (4, 4, 4 * 5 * 3 * 5 * 2 * 5 * 5),
    ],
)
def test_paths_through_the_bidding_of_bugami(
    players: int, depth: int, paths: int
) -> None:
    assert perft(bugami, bugami.initial_state(1, players), depth) == paths
