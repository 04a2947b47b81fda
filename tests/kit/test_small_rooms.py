"""Errors, outcomes, conservation, tuples, notation and the list of games."""

import pickle

import pytest

from tabletop_rules import Illegal, Outcome, Problem, bumbesi, errors
from tabletop_rules.conservation import conserved, left_over
from tabletop_rules.errors import IllegalAction, InvalidState, TabletopError
from tabletop_rules.games import GAMES, find
from tabletop_rules.outcome import ranks
from tabletop_rules.tuples import replaced, without

VALUE_ERRORS = [
    errors.PlayerCountError,
    errors.SeatError,
    errors.InvalidOptions,
    errors.ScriptError,
    errors.ParseError,
    errors.CodecError,
]


def test_errors_are_ours_and_the_fields_usual_ones() -> None:
    for error in [*VALUE_ERRORS, IllegalAction, InvalidState]:
        assert issubclass(error, TabletopError)
        assert issubclass(error, ValueError)
    for error in (errors.UnknownGame, errors.UnknownClause):
        assert issubclass(error, TabletopError)
        assert issubclass(error, LookupError)


def test_errors_survive_a_pickle() -> None:
    action = bumbesi.Take(0, None)
    illegal = pickle.loads(
        pickle.dumps(IllegalAction(action, Illegal("6.3", "you must lay a number")))
    )
    assert (illegal.action, illegal.illegal.clause) == (action, "6.3")
    invalid = pickle.loads(pickle.dumps(InvalidState((Problem("1.1", "no cards"),))))
    assert invalid.problems == (Problem("1.1", "no cards"),)
    assert str(invalid) == "no cards (rule 1.1)"


def test_an_illegal_action_says_why() -> None:
    error = IllegalAction(bumbesi.Take(0, None), Illegal("6.3", "you must lay one"))
    assert str(error) == "you must lay one (rule 6.3): Take(player=0, target=None)"
    assert str(Illegal("over", "the game is over")) == "the game is over"


@pytest.mark.parametrize(
    ("keys", "low_wins", "expected"),
    [
        ([10, 10, 10], False, (1, 1, 1)),
        ([10, 30, 30, 5], False, (3, 1, 1, 4)),
        ([10, 30, 20, 20, 5], False, (4, 1, 2, 2, 5)),
        ([10, 30, 20, 20, 5], True, (2, 5, 3, 3, 1)),
        ([(True, 3), (False, 9), (True, 3)], False, (1, 3, 1)),
    ],
)
def test_ranks(keys: list[object], low_wins: bool, expected: tuple[int, ...]) -> None:
    assert ranks(keys, low_wins=low_wins) == expected


def test_winners() -> None:
    assert Outcome((2, 1, 1), (0, 5, 5), "").winners == (1, 2)


def test_conservation() -> None:
    assert left_over("AABC", "AC") == ("A", "B")
    assert left_over("AB", "ABZ") == ()
    assert conserved("AAB", "ABA", "1.1") == ()
    assert conserved("AB", "A", "1.2") == (Problem("1.2", "B is there 0 times, not 1"),)


def test_tuples() -> None:
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)


def test_games_are_found_by_name() -> None:
    assert [find(game.INFO.name) for game in GAMES] == list(GAMES)
    names = [game.INFO.name for game in GAMES]
    assert names == sorted(names)
    with pytest.raises(errors.UnknownGame, match="no game is called 'chess'; there"):
        find("chess")


def test_rules_can_be_read() -> None:
    assert bumbesi.INFO.rules().startswith("# Bumbesi\n")
    assert bumbesi.INFO.clause("4.2") == (
        "It must be lower than the target on top of the column."
    )
    assert bumbesi.INFO.clause("4.3").endswith("and stays below its target.")
    for number in ("4.9", "99", "", "4.2 ", ".*"):
        with pytest.raises(errors.UnknownClause, match="the rules of Bumbesi have no"):
            bumbesi.INFO.clause(number)
