"""What holds in every position that can be reached."""

import pickle
from itertools import product

import pytest
from attrs import evolve

from tabletop_rules import Rng, bumbesi
from tabletop_rules.games.bumbesi import (
    ChangeDirection,
    LayNumber,
    Raise,
    Side,
    Take,
    Theft,
)
from tabletop_rules.match import Games, Match
from tabletop_rules.testing import check_game
from tests.effort import scaled
from tests.games.bumbesi.tables import cards_of, table
from tests.games.bumbesi.test_setup import ALL_CARDS

SEATS = (3, 4, 5, 6)


def playout(seed: int, players: int) -> list[bumbesi.State]:
    """All states of a game of uniformly random turns."""
    state = bumbesi.initial_state(seed, players)
    choices = Rng(seed, 1000)
    states = [state]
    while not state.over:
        legal = bumbesi.legal_actions(state, state.turn)
        choice, choices = choices.below(len(legal))
        state = bumbesi.apply(state, legal[choice])
        states.append(state)
    return states


@scaled(examples=12)
def test_the_game_keeps_the_laws(examples: int) -> None:
    options = [bumbesi.Options(first_player=seat) for seat in (0, 1, 5)]
    check_game(bumbesi, options=options, examples=examples, terminates_within=95)


@scaled(examples=2)
def test_a_match_keeps_the_laws(examples: int) -> None:
    check_game(Match(bumbesi, until=Games(3)), players=[3, 6], examples=examples)


@scaled(games=40)
@pytest.mark.parametrize("players", SEATS)
def test_many_games_end_within_95_turns_and_keep_all_cards(
    players: int, games: int
) -> None:
    for seed in range(games):
        states = playout(seed, players)
        assert len(states) <= 96
        for state in states:
            cards = len(state.deck) + sum(map(len, state.hands))
            cards += sum(map(len, state.penalties))
            cards += sum(len(column.cards) for column in state.columns)
            assert cards == 85
        assert cards_of(states[-1]) == ALL_CARDS


def conceivable(players: int) -> list[bumbesi.Action]:
    """Every action that can be named, and some that name nothing."""
    seats, numbers = range(players), range(72)
    return [
        *[LayNumber(p, n, side) for p, n, side in product(seats, numbers, Side)],
        *[ChangeDirection(p) for p in seats],
        *[Theft(p, victim) for p, victim in product(seats, seats)],
        *[Raise(p, n, side) for p, n, side in product(seats, numbers, Side)],
        *[Take(p, n) for p, n in product(seats, [None, *numbers])],
    ]


@scaled(games=1)
@pytest.mark.parametrize("players", SEATS)
def test_legal_actions_are_those_of_all_conceivable_that_pass_check(
    players: int, games: int
) -> None:
    everything = conceivable(players)
    for seed in range(games):
        for state in playout(seed, players):
            passed = [a for a in everything if bumbesi.check(state, a) is None]
            legal = [
                action
                for seat in range(players)
                for action in bumbesi.legal_actions(state, seat)
            ]
            # The same actions, each once, and in canonical order.
            assert legal == sorted(passed, key=passed.index)
            assert set(legal) == set(passed)


def test_positions_that_differ_in_one_thing_are_different() -> None:
    state = table((3, 9, 27, 40, 51))
    others = [
        evolve(state, direction=bumbesi.Direction.COUNTERCLOCKWISE),
        evolve(state, marker=Side.RIGHT),
        evolve(state, turn=1),
        evolve(state, deck=(state.deck[1], state.deck[0], *state.deck[2:])),
        evolve(state, rng=Rng(1)),
        evolve(
            state,
            deck=state.deck[:-1],
            penalties=(state.deck[-1:], *state.penalties[1:]),
        ),
    ]
    assert len({state, *others}) == 7
    for other in others:
        assert other != state
        copy = pickle.loads(pickle.dumps(other))
        assert copy == other
        assert bumbesi.to_act(copy) == bumbesi.to_act(other)
        assert bumbesi.legal_actions(copy, copy.turn) == (
            bumbesi.legal_actions(other, other.turn)
        )


def test_the_order_in_which_cards_came_to_a_hand_does_not_matter() -> None:
    first, second = table((3, 9, 27, 40, 51)), table((51, 40, 3, 27, 9))
    assert first == second
    assert hash(first) == hash(second)
