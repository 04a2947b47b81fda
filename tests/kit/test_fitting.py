"""Views from outside are judged by a state that is filled in, and only once."""

from typing import Any

import pytest
from attrs import evolve, frozen

from tabletop_rules import Rng, codec
from tabletop_rules.errors import CodecError, InvalidState, Problem
from tabletop_rules.fitting import Fitting
from tabletop_rules.games import GAMES, bumbesi
from tabletop_rules.match import Games, Match
from tabletop_rules.outcome import Outcome
from tests.kit import codec_toys


@frozen
class Hidden:
    secret: int
    shown: int
    players: int


@frozen
class Shown:
    player: int | None
    shown: int
    players: int


class Toy:
    """A number from 0 to 9 lies open, and one hidden; not more than 15 together."""

    def __init__(self) -> None:
        self.filled: list[Shown] = []
        self.judged: list[Hidden] = []
        self.fitting = Fitting(
            bumbesi.INFO,
            lambda view: view.players,
            self.fill,
            self.validate,
            lambda state, player: Shown(player, state.shown % 10, state.players),
        )

    def fill(self, view: Shown, rng: Rng) -> Hidden:
        if view.shown > 15:
            raise InvalidState((Problem("1.2", "nothing is left to hide"),))
        self.filled.append(view)
        return Hidden(min(rng.below(10)[0], 15 - view.shown), view.shown, view.players)

    def validate(self, state: Hidden) -> tuple[Problem, ...]:
        self.judged.append(state)
        if state.shown < 0:
            return (Problem("1.1", "too little"),)
        return ()


def told(view: Shown) -> list[str]:
    toy = Toy()
    problems = toy.fitting.problems(view)
    if problems:
        with pytest.raises(InvalidState) as raised:
            toy.fitting.filled(view, Rng(5))
        assert raised.value.problems == problems
    return list(map(str, problems))


def test_a_view_that_a_state_gives_has_no_problems() -> None:
    assert told(Shown(0, 7, 4)) == []
    assert told(Shown(None, 0, 3)) == []


def test_what_is_wrong_with_the_state_is_wrong_with_the_view() -> None:
    assert told(Shown(0, -1, 4)) == ["too little (rule 1.1)"]


def test_what_cannot_be_filled_up_is_told() -> None:
    assert told(Shown(0, 16, 4)) == ["nothing is left to hide (rule 1.2)"]


def test_what_such_a_state_does_not_show_is_named() -> None:
    assert told(Shown(0, 12, 4)) == ["no state shows shown as this view does"]


@pytest.mark.parametrize("player", [-1, 4, 99])
def test_nobody_looks_on_from_a_seat_that_is_not_there(player: int) -> None:
    reason = f"player must be a seat from 0 to 3, not {player}"
    assert told(Shown(player, 7, 4)) == [reason]


@pytest.mark.parametrize("players", [-1, 0, 2, 7, 10**9])
def test_so_many_cannot_play(players: int) -> None:
    assert told(Shown(None, 7, players)) == [
        f"Bumbesi is for 3 to 6 players, not {players}"
    ]


def test_the_same_view_is_judged_once() -> None:
    toy, view = Toy(), Shown(0, 7, 4)
    secrets = {toy.fitting.filled(view, Rng(seed)).secret for seed in range(40)}
    # seven are left of fifteen, and one more: 0 to 8
    assert secrets == set(range(9))
    assert len(toy.judged) == 1
    assert len(toy.filled) == 40


def test_an_equal_view_is_judged_again_and_then_is_the_last() -> None:
    toy = Toy()
    one, other = Shown(0, 7, 4), Shown(1, 7, 4)
    for view, judged in ((one, 1), (one, 1), (other, 2), (other, 2), (one, 3)):
        toy.fitting.filled(view, Rng(1))
        assert len(toy.judged) == judged


def test_a_view_that_was_refused_is_refused_again() -> None:
    toy, wrong = Toy(), Shown(0, -1, 4)
    toy.fitting.filled(Shown(0, 7, 4), Rng(1))
    for _ in range(2):
        with pytest.raises(InvalidState):
            toy.fitting.filled(wrong, Rng(1))
    assert len(toy.judged) == 3


# Reading


def reading_error(view: Any, kind: Any, game: Any = None) -> str:
    text = codec.to_json(view)
    with pytest.raises(CodecError) as raised:
        codec.from_json(text, kind, game=game)
    return str(raised.value)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
def test_a_view_of_a_seat_that_is_not_there_is_not_read(game: Any) -> None:
    view = game.view(game.initial_state(3, game.INFO.max_players), 0)
    for player in (-1, game.INFO.max_players):
        wrong = evolve(view, player=player)
        last = game.INFO.max_players - 1
        reason = f"player must be a seat from 0 to {last}, not {player}"
        assert reading_error(wrong, game.View) == f"no such view: {reason}"
        with pytest.raises(InvalidState, match=reason):
            game.determinize(wrong, 1)


def test_the_view_of_a_game_that_is_no_module_is_judged_by_the_game() -> None:
    view = codec_toys.view(codec_toys.initial_state(3, 2), 0)
    wrong = evolve(view, heap=9)
    assert reading_error(wrong, codec_toys.View, codec_toys) == (
        "no such view: the heap has 9 counters (rule 1.1)"
    )


THREE = Match(bumbesi, Games(3))


def test_the_view_of_the_game_in_a_match_is_judged_wherever_it_is_read() -> None:
    view = THREE.view(THREE.initial_state(7, 4), 1)
    wrong = evolve(view, view=evolve(view.view, deck_size=2))
    told = "no such view: the numbers of cards in the view do not add up (rule 1.1)"
    assert reading_error(wrong, THREE.View) == f"view: {told}"
    assert THREE.validate_view(wrong) == bumbesi.validate_view(wrong.view)


def test_a_view_of_a_match_is_one_that_a_match_gives() -> None:
    view = THREE.view(THREE.initial_state(7, 4), 1)
    assert THREE.validate_view(view) == ()
    result = Outcome((1, 2, 3, 4), (5, 9, 11, 20), "ended")
    changes: list[tuple[dict[str, Any], str]] = [
        ({"player": 2}, "the view of 2 holds that of 1"),
        ({"player": None}, "the view of None holds that of 1"),
        ({"results": (result,)}, "game 2 is played with Options(first_player=0)"),
        (
            {"results": (result,) * 4},
            "the match was over after 3 games",
        ),
        (
            {"results": (Outcome((1,), (5,), ""),)},
            "the result of game 1 is not for 4 players",
        ),
    ]
    for change, reason in changes:
        wrong = evolve(view, **change)
        found = [problem.text for problem in THREE.validate_view(wrong)]
        assert any(text.startswith(reason) for text in found), found
        with pytest.raises(InvalidState) as raised:
            THREE.determinize(wrong, 1)
        assert raised.value.problems == THREE.validate_view(wrong)
        assert reason in reading_error(wrong, THREE.View, THREE)


def test_a_match_asks_once_about_the_same_view() -> None:
    asked = []

    class Asking(Match[Any, Any, Any, Any]):
        def validate_view(self, view: Any) -> tuple[Problem, ...]:
            asked.append(view)
            return super().validate_view(view)

    match = Asking(bumbesi, Games(3))
    view = match.view(match.initial_state(7, 4), 1)
    states = [match.determinize(view, seed) for seed in range(5)]
    assert len(asked) == 1
    assert [match.view(state, 1) for state in states] == [view] * 5
    assert match == Asking(bumbesi, Games(3))
    assert hash(match) == hash(Asking(bumbesi, Games(3)))
