"""What holds in every position that can be reached."""

import pickle
from random import Random
from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.codec import from_json, to_json
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    Action,
    ApplesLost,
    ChooseStart,
    Options,
    PlayerOut,
    PutOut,
    Roll,
    State,
    Step,
    Walk,
    position,
)
from tabletop_rules.match import Games, Match
from tabletop_rules.testing import check_game
from tests.effort import crossed, scaled
from tests.games.busungar.tables import (
    DOG,
    YARD_OPTIONS,
    every_action,
    playout,
    stepped,
    with_dice,
)

SEATS = (2, 3, 4, 5)
EXTRA = Options(chase_limit=10, keep_half=True)
YARD_EXTRA = evolve(YARD_OPTIONS, chase_limit=3, keep_half=True)


@scaled(examples=10)
def test_the_game_keeps_the_laws_on_a_small_board(examples: int) -> None:
    check_game(busungar, options=[YARD_OPTIONS, YARD_EXTRA], examples=examples)


@scaled(examples=4)
def test_the_game_keeps_the_laws(examples: int) -> None:
    options = [Options(), evolve(EXTRA, first_player=1)]
    check_game(busungar, options=options, examples=examples, max_actions=150)


@scaled(examples=2)
def test_a_match_keeps_the_laws(examples: int) -> None:
    match = Match(busungar, Games(2), YARD_OPTIONS)
    check_game(match, players=[2, 3], examples=examples)


@scaled(games=20)
@crossed(players=SEATS, options=[YARD_OPTIONS, YARD_EXTRA])
def test_many_games_end_and_keep_apples_seats_and_cards(
    players: int, options: Options, games: int
) -> None:
    for seed in range(games):
        last = None
        for last in playout(seed, players, options, limit=3000):
            assert_conserved(last[0])
        assert last is not None
        assert last[1] is None  # the game has come to its end


def assert_conserved(state: State) -> None:
    """The counts that nothing changes but a catch, by which apples may go."""
    cards = len(state.deck) + len(state.discard) + state.bones.count(True)
    assert cards == 9
    held = sum(state.carried) + sum(state.safe)
    assert state.apples + held <= 7
    assert min(state.apples, *state.carried, *state.safe) >= 0
    assert max(state.carried) <= 12
    assert max(state.patches) <= 2
    for seat, out in enumerate(state.out):
        if out:
            assert state.patches[seat] == 2
            assert state.carried[seat] == 0


@scaled(games=5)
@pytest.mark.parametrize("players", SEATS)
def test_apples_go_when_the_events_say_so_and_never_else(
    players: int, games: int
) -> None:
    for seed in range(games):
        due, seats = 7, 0
        for state, action in playout(seed, players, YARD_EXTRA):
            assert state.apples + sum(state.carried) + sum(state.safe) == due
            assert sum(state.patches) == seats
            if action is None:
                break
            for event in busungar.transition(state, action).events:
                if isinstance(event, ApplesLost):
                    due -= event.apples
                if isinstance(event, busungar.Caught):
                    seats += 1
                if isinstance(event, PlayerOut):
                    seats -= 1  # the third seat needs no marker


@crossed(players=SEATS, options=[Options(), EXTRA])
def test_games_on_the_reconstructed_board_end_in_valid_positions(
    players: int, options: Options
) -> None:
    for number, (state, action) in enumerate(playout(players, players, options)):
        if number % 97 == 0 or action is None:
            assert busungar.validate(state) == ()
    assert action is None


@scaled(games=3)
@crossed(players=SEATS, options=[YARD_OPTIONS, YARD_EXTRA])
def test_every_position_of_a_small_game_is_valid(
    players: int, options: Options, games: int
) -> None:
    for seed in range(games):
        for state, _ in playout(seed, players, options):
            assert busungar.validate(state) == ()


@crossed(players=SEATS, rules=[(YARD_OPTIONS, 3), (YARD_EXTRA, 3), (EXTRA, 300)])
def test_legal_actions_are_those_of_all_conceivable_that_pass_check(
    players: int, rules: tuple[Options, int]
) -> None:
    options, every = rules
    actions = every_action(options.board, players)
    for number, (state, _) in enumerate(playout(7, players, options)):
        if number % every == 0:
            passing = [each for each in actions if busungar.check(state, each) is None]
            legal: list[Action] = []
            for seat in range(players):
                mine = busungar.legal_actions(state, seat)
                assert len(set(mine)) == len(mine)
                assert (mine != ()) == (seat in busungar.to_act(state))
                legal += mine
            assert len(legal) == len(passing)
            assert set(legal) == set(passing)


def test_legal_actions_come_in_the_order_of_classes_and_fields() -> None:
    order = [ChooseStart, Roll, busungar.Pick, Walk, Step, PutOut]

    def key(action: Action) -> tuple[int, int]:
        if isinstance(action, Walk):
            return 3, list(busungar.Direction).index(action.direction)
        points = YARD_OPTIONS.board.points
        name: Any = getattr(action, "to", getattr(action, "stone", None))
        return order.index(type(action)), -1 if name is None else points.index(name)

    for seed in range(10):
        for state, _ in playout(seed, 2, YARD_OPTIONS):
            for seat in busungar.to_act(state):
                legal = busungar.legal_actions(state, seat)
                assert list(legal) == sorted(legal, key=key)


def test_equal_games_are_equal_and_come_back_from_json_and_pickle() -> None:
    first = [state for state, _ in playout(3, 3, YARD_OPTIONS)]
    assert first == [state for state, _ in playout(3, 3, YARD_OPTIONS)]
    for state in first[::10]:
        for copy in (
            from_json(to_json(state), State),
            pickle.loads(pickle.dumps(state)),
        ):
            assert copy == state
            assert hash(copy) == hash(state)
            for seat in range(3):
                legal = busungar.legal_actions(copy, seat)
                assert legal == busungar.legal_actions(state, seat)
                for action in legal:
                    after = busungar.apply(state, action)
                    assert busungar.apply(copy, action) == after


def test_four_players_and_a_chase_from_beginning_to_end() -> None:
    state = position(places=["S1", "L2", "S1", "S1"], turn=1, deck=[DOG])
    state = busungar.apply(with_dice(state, 2), Roll(1))
    state = stepped(state, "L3")
    random = Random(1)
    throws = []
    while state.chase is not None:
        (seat,) = busungar.to_act(state)
        assert seat in (0, 1)
        for other in {0, 1, 2, 3} - {seat}:
            assert busungar.legal_actions(state, other) == ()
        legal = busungar.legal_actions(state, seat)
        if legal == (Roll(seat),):
            throws.append(seat)
        state = busungar.apply(with_dice(state, random.choice((1, 2, 3))), legal[0])
    assert throws == [0, 1] * (len(throws) // 2) + [0] * (len(throws) % 2)
    if state.phase is busungar.Phase.PUT_OUT:
        assert busungar.to_act(state) == (0,)
        state = busungar.apply(state, PutOut(0, "S1"))
    assert busungar.to_act(state) == (2,)


def test_a_bone_means_no_chase_and_the_move_goes_on() -> None:
    bones = [False, True, False, False]
    state = position(places=["S1", "L2", "S1", "S1"], turn=1, deck=[DOG], bones=bones)
    state = busungar.apply(with_dice(state, 2), Roll(1))
    state = stepped(state, "L3", "L4")
    assert state.chase is None
    assert state.discard[-2:] == (DOG, busungar.Card.BONE)
    assert busungar.to_act(state) == (2,)
