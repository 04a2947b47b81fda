"""Playouts and studies: exact figures, and the same on every executor."""

from collections import Counter
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from fractions import Fraction
from multiprocessing import get_context
from typing import Any

import pytest

from tabletop_rules import Games, Match, Rng, bumbesi, record, simulate
from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES
from tabletop_rules.outcome import Outcome
from tabletop_rules.record.playing import as_recorded
from tabletop_rules.simulate import Lengths, Playout, SeatFigures, Study
from tests.effort import crossed

parametrized = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)

# The third game was broken off, the second ended with a shared first place.
STUDY = Study(
    2,
    (
        Playout(0, 10, (3, 5), Outcome((2, 1), (3, 5), "over")),
        Playout(1, 20, (4, 4), Outcome((1, 1), (4, 4), "over")),
        Playout(2, 40, (9, 0), None),
        Playout(3, 30, (6, 0), Outcome((1, 2), (6, 0), "over")),
    ),
)


def last(view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
    return legal[-1]


def test_figures_are_of_the_finished_games_and_shared_wins_are_split() -> None:
    assert STUDY.seats == (
        SeatFigures(0, Fraction(13, 3), Fraction(3, 2), (2, 1)),
        SeatFigures(1, Fraction(3), Fraction(3, 2), (2, 1)),
    )
    assert STUDY.lengths == Lengths(20, 10, 30)
    assert [one.seed for one in STUDY.finished] == [0, 1, 3]


def test_a_study_without_a_finished_game_has_no_mean_and_no_lengths() -> None:
    study = Study(2, (Playout(0, 40, (9, 0), None),))
    assert study.lengths is None
    assert study.finished == ()
    assert study.seats[0] == SeatFigures(0, None, Fraction(0), (0, 0))


@parametrized
def test_a_playout_is_a_game_by_the_rules(game: AnyGame) -> None:
    players = game.INFO.min_players

    def choose(state: Any, seat: int, legal: tuple[Any, ...]) -> Any:
        return legal[-1]

    kept = record.play(game, 7, players, choose, max_actions=200)
    played = simulate.playout(game, 7, players, policies=[last] * players, limit=200)
    assert played.moves == len(kept.actions)
    assert as_recorded(played.outcome) == kept.result


@parametrized
def test_a_game_that_reaches_the_limit_is_unfinished(game: AnyGame) -> None:
    played = simulate.playout(game, 7, game.INFO.min_players, limit=3)
    assert (played.moves, played.outcome, played.finished) == (3, None, False)


def test_a_game_that_ends_with_the_last_move_allowed_is_finished() -> None:
    whole = simulate.playout(bumbesi, 7, 3)
    assert simulate.playout(bumbesi, 7, 3, limit=whole.moves) == whole
    assert not simulate.playout(bumbesi, 7, 3, limit=whole.moves - 1).finished


def test_a_policy_is_given_the_view_and_the_actions_of_its_seat() -> None:
    asked = []

    def ask(view: bumbesi.View, legal: tuple[Any, ...], source: Rng) -> Any:
        asked.append(view.player)
        assert isinstance(view, bumbesi.View)
        assert {action.player for action in legal} == {view.player}
        return legal[0]

    simulate.playout(bumbesi, 7, 3, policies=[None, ask, None])
    assert len(asked) > 10
    assert set(asked) == {1}


def test_each_decision_has_a_random_source_of_its_own() -> None:
    sources: list[Rng] = []

    def keep(view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
        sources.append(source)
        return legal[0]

    simulate.playout(bumbesi, 7, 3, policies=[keep] * 3)
    assert len(set(sources)) == len(sources) > 10
    # nor does any of them draw what the deal drew
    assert all(source.seed != 7 for source in sources)


def test_random_actions_are_equally_likely() -> None:
    counted = Counter(
        simulate.random_action("abc", simulate.decision_source(7, move))
        for move in range(3000)
    )
    # 1000 expected, with a standard deviation of 26
    assert all(abs(counted[letter] - 1000) < 130 for letter in "abc")


@pytest.mark.parametrize("policies", [[], [None] * 2, [None] * 4])
def test_there_is_one_policy_for_each_seat(policies: list[None]) -> None:
    with pytest.raises(ValueError, match="3 seats need as many policies"):
        simulate.playout(bumbesi, 7, 3, policies=policies)


def test_what_the_game_refuses_a_playout_refuses() -> None:
    with pytest.raises(PlayerCountError):
        simulate.simulate(bumbesi, 1, players=2)
    with pytest.raises(InvalidOptions):
        simulate.playout(bumbesi, 7, 3, options=bumbesi.Options(first_player=3))
    with pytest.raises(ValueError, match="games must be positive"):
        simulate.simulate(bumbesi, 0)
    with pytest.raises(ValueError, match="limit must be positive"):
        simulate.simulate(bumbesi, 1, limit=0)
    with pytest.raises(TypeError):
        simulate.playout(bumbesi, "7", 3)  # type: ignore[arg-type]  # on purpose


def test_game_n_of_a_study_is_the_playout_of_seed_n() -> None:
    study = simulate.simulate(bumbesi, 120, players=4, seed=1000)
    assert [one.seed for one in study.playouts] == list(range(1000, 1120))
    for number in (0, 49, 50, 119):
        expected = simulate.playout(bumbesi, 1000 + number, 4)
        assert study.playouts[number] == expected


def test_without_players_the_fewest_play() -> None:
    assert simulate.simulate(bumbesi, 1).players == 3


@crossed(game=[bumbesi, Match(bumbesi, Games(2))], workers=[1, 3])
def test_a_study_is_the_same_on_every_executor(game: AnyGame, workers: int) -> None:
    expected = simulate.simulate(game, 120, seed=5, policies=[last, None, None])
    executors: list[Executor] = [
        ThreadPoolExecutor(workers),
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")),
    ]
    for executor in executors:
        told: list[int] = []
        with executor:
            study = simulate.simulate(
                game,
                120,
                seed=5,
                policies=[last, None, None],
                executor=executor,
                progress=told.append,
            )
        assert study == expected
        assert sum(told) == 120


@pytest.mark.parametrize("threads", [0, 1])
def test_an_error_in_a_policy_ends_the_study(threads: int) -> None:
    games = []

    def fail(view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
        games.append(view)
        raise RuntimeError("no idea")

    pool = ThreadPoolExecutor(1) if threads else nullcontext()
    with pool as executor, pytest.raises(RuntimeError, match="no idea"):
        simulate.simulate(bumbesi, 5000, policies=[fail, None, None], executor=executor)
    # of 100 batches only few were begun before the others were cancelled
    assert len(games) < 100
