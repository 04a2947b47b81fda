"""What the benchmarks make of the samples that they take."""

from random import Random
from typing import Any

import pytest
from benchmarks.harness import (
    LIMIT,
    Choice,
    Contestant,
    Keep,
    Sample,
    Spread,
    alternate,
    rate,
    ratio,
    spread,
    table,
)
from benchmarks.ours import contestant
from benchmarks.pairs import Pair, quickest
from benchmarks.yardstick import work


def peer(game: str, played: list[str] | None = None) -> Contestant:
    def play(start: Any, choice: Choice, keep: Keep) -> int:
        if played is not None:
            played.append(game)
        return 1

    return Contestant("engine", game, True, lambda number: number, play)


class Endless:
    """A game that never ends, with the names that a playout asks for."""

    class INFO:
        name = "endless"

    @staticmethod
    def initial_state(seed: int, players: int) -> int:
        return 0

    @staticmethod
    def to_act(state: int) -> tuple[int, ...]:
        return (1, 2)

    @staticmethod
    def legal_actions(state: int, player: int) -> tuple[int, ...]:
        assert player == 1
        return (10,)

    @staticmethod
    def apply(state: int, action: int) -> int:
        return state + action


def test_a_rate_counts_the_deal_or_does_not() -> None:
    taken = Sample(moves=120, dealing=2.0, playing=4.0)
    assert taken.rate(with_deal=True) == 20
    assert taken.rate(with_deal=False) == 30


def test_a_spread_is_the_median_between_the_quartiles() -> None:
    assert spread([9, 1, 7, 3, 5]) == Spread(3, 5, 7)


def test_rates_and_ratios_go_round_by_round() -> None:
    ours = [Sample(moves, 0.0, 1.0) for moves in (10, 60, 40)]
    theirs = [Sample(moves, 0.0, 1.0) for moves in (10, 20, 20)]
    assert rate(ours, with_deal=True) == Spread(25, 40, 50)
    assert ratio(ours, theirs, with_deal=True) == Spread(1.5, 2, 2.5)


def test_all_play_in_turn_and_the_first_round_is_not_counted() -> None:
    played: list[str] = []
    samples = alternate(
        [peer("a", played), peer("b", played)], 7, 1e-9, lambda line: None
    )
    assert played == ["a", "b"] * 8
    assert [len(taken) for taken in samples.values()] == [7, 7]


def test_a_playout_stops_at_the_limit() -> None:
    positions: list[int] = []
    endless = contestant(Endless, 3)
    choice = Random(0).choice
    assert endless.play(endless.deal(0), choice, positions.append) == LIMIT
    assert positions[0] == 10
    assert positions[-1] == 10 * LIMIT


def test_a_pair_without_a_game_means_the_quickest() -> None:
    slow, quick = peer("slow"), peer("quick")
    samples = {slow: [Sample(1, 0.0, 1.0)] * 7, quick: [Sample(2, 0.0, 1.0)] * 7}
    pair = Pair("ours", "engine", None)
    assert quickest(samples, pair.peers([slow, quick]), with_deal=True) is quick
    assert quickest(samples, [], with_deal=True) is None
    assert Pair("ours", "engine", "slow").peers([slow, quick]) == [slow]
    assert Pair("ours", "other", None).peers([slow, quick]) == []


@pytest.mark.parametrize(
    ("copies", "with_deal", "target"),
    [(True, True, 3), (True, False, 2), (False, True, None), (False, False, None)],
)
def test_targets_are_set_beside_copies(
    copies: bool, with_deal: bool, target: float | None
) -> None:
    pair = Pair("ours", "engine", None, with_deal=3, dealt=2)
    assert pair.target(copies, with_deal) == target


def test_a_table_is_markdown() -> None:
    assert table(["game", "moves/s"], [["bumbesi", "7"]]).splitlines() == [
        "| game    | moves/s |",
        "|---------|--------:|",
        "| bumbesi |       7 |",
    ]


def test_the_yardstick_is_always_the_same_work() -> None:
    # four seats with five cards each, twenty in the deck: each step plays one
    assert work() == 40
