"""What holds in every position that can be reached."""

import pickle
from collections.abc import Iterator
from itertools import product

from attrs import evolve

from tabletop_rules import Rng
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import Action, Arrange, BeatDrum, KeepDrum, Lay, Pass
from tabletop_rules.games.bambuti.components import BOX
from tabletop_rules.testing import check_game
from tests.effort import scaled
from tests.games.bambuti.tables import blocked, do, table

OPTIONS = [bambuti.Options(), bambuti.Options(youngest=1)]

Step = tuple[bambuti.State, Action, bambuti.State]


def playout(seed: int) -> Iterator[Step]:
    """The steps of a game of uniformly random decisions: before, action, after."""
    state = bambuti.initial_state(seed, 2)
    choices = Rng(seed, 1000)
    while not state.over:
        legal = [a for seat in (0, 1) for a in bambuti.legal_actions(state, seat)]
        choice, choices = choices.below(len(legal))
        after = bambuti.apply(state, legal[choice])
        yield state, legal[choice], after
        state = after


@scaled(examples=5)
def test_the_game_keeps_the_laws(examples: int) -> None:
    # 2 layouts, 32 placements, and a choice about a drum after each but the last
    check_game(bambuti, options=OPTIONS, examples=examples, terminates_within=65)


@scaled(games=40)
def test_many_games_keep_all_cards(games: int) -> None:
    for seed in range(games):
        for number, (_, _, state) in enumerate(playout(seed)):
            parts = (state.deck, *state.hands, *state.rows, state.covered)
            assert sum(map(len, parts)) == 50
            if state.over or (number % 8 == 0 and seed % 10 == 0):
                assert bambuti.validate(state) == ()
            if state.over:
                assert {card for part in parts for card in part} == set(BOX)


def conceivable_turns() -> list[Action]:
    """Every decision of a turn that can be named, and columns that are not there."""
    seats = (0, 1)
    lays = product(seats, seats, range(-1, 6), BOX)
    return [
        *[Lay(*parts) for parts in lays],
        *[kind(seat) for kind in (BeatDrum, KeepDrum, Pass) for seat in seats],
    ]


def assert_legal_are_those_that_pass_check(
    state: bambuti.State, everything: list[Action]
) -> None:
    for seat in (0, 1):
        passed = [
            action
            for action in everything
            if action.player == seat and bambuti.check(state, action) is None
        ]
        assert list(bambuti.legal_actions(state, seat)) == passed


@scaled(games=2)
def test_legal_actions_are_those_of_all_conceivable_that_pass_check(games: int) -> None:
    everything = conceivable_turns()
    for seed in range(games):
        for _, _, state in playout(seed):
            if state.laid_out:
                assert_legal_are_those_that_pass_check(state, everything)


def test_so_they_are_where_a_seat_has_to_pass() -> None:
    everything = conceivable_turns()
    for state in (blocked(), do(blocked(), "pass"), do(blocked(), "pass", "pass")):
        assert_legal_are_those_that_pass_check(state, everything)


@scaled(games=20)
def test_no_card_is_without_a_placement_for_both_seats(games: int) -> None:
    # Every value fits somewhere in a row. If neither owner may lay it, each place where
    # it fits faces a card of that value, which fits there too and so faces another one.
    # From any such place the order of the rows leads on to all five, and there would be
    # ten cards of one value.
    for seed in range(games):
        for number, (state, _, _) in enumerate(playout(seed)):
            if not state.laid_out or number % 10:
                continue
            for card in BOX:
                hands = ((card,), (card,))
                each = evolve(state, hands=hands, drumming=False)
                stuck = [
                    bambuti.legal_actions(evolve(each, turn=seat), seat)
                    == (Pass(seat),)
                    for seat in (0, 1)
                ]
                assert stuck != [True, True]


def test_positions_that_differ_in_one_thing_are_different() -> None:
    state = table()
    others = [
        evolve(state, turn=1),
        evolve(state, drums=(1, 2)),
        evolve(state, points=(0, 1)),
        evolve(state, deck=(state.deck[1], state.deck[0], *state.deck[2:])),
        evolve(state, rows=(state.rows[1], state.rows[0])),
        evolve(state, passes=1),
        evolve(state, drumming=True),
        evolve(state, options=bambuti.Options(youngest=1)),
    ]
    assert len({state, *others}) == 9
    for other in others:
        copy = pickle.loads(pickle.dumps(other))
        assert copy == other
        assert hash(copy) == hash(other)
        assert bambuti.legal_actions(copy, 0) == bambuti.legal_actions(other, 0)


def test_the_order_in_which_cards_came_to_a_hand_does_not_matter() -> None:
    first = table(hand="R1 B1 Y3 R4 G4 G8 Y10")
    second = table(hand="Y10 G8 G4 R4 Y3 B1 R1")
    assert first == second
    assert hash(first) == hash(second)


def test_a_layout_is_taken_however_it_comes() -> None:
    deal = bambuti.initial_state(1, 2)
    for action in bambuti.legal_actions(deal, 0):
        assert isinstance(action, Arrange)
        fresh = Arrange(0, tuple([evolve(card) for card in action.row]))
        assert bambuti.apply(deal, fresh) == bambuti.apply(deal, action)
