"""Every action that can be legal."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any, cast

import pytest
from attrs import evolve

from tabletop_rules import busungar
from tabletop_rules.errors import InvalidOptions, InvalidState, PlayerCountError
from tabletop_rules.games.busungar import (
    ChooseStart,
    Direction,
    Options,
    Pick,
    PutOut,
    Roll,
    State,
    Step,
    Walk,
    position,
)
from tests.games.busungar.tables import YARD, YARD_OPTIONS, every_action, playout

SEATS = (2, 3, 4, 5)
EXTRA = Options(first_player=1, chase_limit=3, keep_half=True)

# The hut is the kennel; of the stones only the entrances can be stepped to. A piece
# cannot come to the shed, but the dog's way out of its kennel leads there.
SHED = evolve(
    YARD,
    paths=(
        *[path for path in YARD.paths if "hut" not in path],
        ("shed", "hut"),
    ),
)


@pytest.mark.parametrize("players", SEATS)
def test_all_actions_in_canonical_order(players: int) -> None:
    seats = range(players)
    entrances = ["S3", "S7", "S11"]
    ways = [
        *[f"L{number}" for number in range(1, 11)],
        "T",
        *[f"M{number}" for number in range(1, 10)],
        *[f"R{number}" for number in range(1, 11)],
        *("X1", "X2", "X3", "X4"),
    ]
    stones = [f"S{number}" for number in range(15)]
    assert busungar.all_actions(players) == (
        *[ChooseStart(p, stone) for p, stone in product(seats, ["S0", "S14"])],
        *[Roll(p) for p in seats],
        *[Pick(p) for p in seats],
        *[Walk(p, way) for p, way in product(seats, Direction)],
        *[Step(p, to) for p, to in product(seats, entrances + ways)],
        *[PutOut(p, stone) for p, stone in product(seats, stones)],
    )
    assert busungar.all_actions(players) is busungar.all_actions(players)


@pytest.mark.parametrize("players", SEATS)
def test_the_size_on_the_page(players: int) -> None:
    # 2 starts, a roll, a pick, 2 walks, 3 + 34 steps, 15 stones to be put on
    assert len(busungar.all_actions(players)) == players * (2 + 1 + 1 + 2 + 37 + 15)
    assert players * 58 == {2: 116, 3: 174, 4: 232, 5: 290}[players]


def test_they_follow_the_board() -> None:
    steps = [a.to for a in busungar.all_actions(2, YARD_OPTIONS) if isinstance(a, Step)]
    assert steps == ["put", "ß", "apple", "gap", "gate", "pond", "nook"] * 2
    of_shed = busungar.all_actions(2, Options(SHED))
    steps = [action.to for action in of_shed if isinstance(action, Step)]
    assert steps == ["put", "ß", "apple", "gap", "gate", "pond", "nook", "shed"] * 2


@pytest.mark.parametrize("players", [2, 5])
def test_every_legal_action_is_among_them(players: int) -> None:
    for options in (YARD_OPTIONS, evolve(YARD_OPTIONS, chase_limit=3)):
        universe = set(busungar.all_actions(players, options))
        for state, _ in playout(8, players, options, limit=500):
            for seat in busungar.to_act(state):
                assert universe.issuperset(busungar.legal_actions(state, seat))


@pytest.mark.parametrize(
    "options",
    [Options(), YARD_OPTIONS, Options(SHED), EXTRA],
    ids=["usual", "yard", "shed", "extra"],
)
@pytest.mark.parametrize("players", [2, 3])
def test_each_is_legal_in_some_position_and_no_other_is(
    options: Options, players: int
) -> None:
    universe = set(busungar.all_actions(players, options))
    positions = [list(positions_of(seat, options, players)) for seat in range(players)]
    for action in every_action(options.board, players):
        states = positions[action.player]
        found = any(busungar.check(state, action) is None for state in states)
        assert found is (action in universe)


def positions_of(seat: int, options: Options, players: int) -> Iterator[State]:
    """Positions in which the seat acts, in each phase and from each place."""
    board = options.board
    parts: dict[str, Any] = {"players": players, "options": options}
    placed = (seat - options.first_player) % players
    starts: list[str | None] = [None] * players
    for number in range(placed):
        starts[(options.first_player + number) % players] = board.sidewalk[0]
    yield position(phase="start", turn=seat, places=starts, **parts)
    yield position(phase="put out", turn=(seat + 1) % players, **parts)
    at_tree = [board.tree if each == seat else None for each in range(players)]
    yield position(places=at_tree, turn=seat, **parts)
    entrances = {stone for stone, _ in board.entrances}
    moves: list[dict[str, Any]] = []
    for place in board.points:
        places = [place if each == seat else None for each in range(players)]
        may_enter = [each == seat and place in entrances for each in range(players)]
        moves.append({"places": places, "turn": seat, "may_enter": may_enter})
    prey = (seat + 1) % players
    hunted = [board.tree if each == prey else None for each in range(players)]
    for point in board.points[len(board.sidewalk) :]:
        moves.append({"places": hunted, "turn": prey, "chase": f"dog at {point}"})
    yield from valid(moves, pips=1, **parts)


def valid(moves: list[dict[str, Any]], **parts: Any) -> Iterator[State]:
    """Not all of them are: a piece in the kennel, a dog that has nowhere to go."""
    for move in moves:
        with suppress(InvalidState):
            yield position(**move, **parts)


def test_all_actions_asks_for_players_and_options_that_go() -> None:
    with pytest.raises(PlayerCountError):
        busungar.all_actions(6)
    with pytest.raises(InvalidOptions):
        busungar.all_actions(2, Options(first_player=2))
    with pytest.raises(TypeError):
        busungar.all_actions(2, cast(Options, None))
    assert busungar.all_actions(3, EXTRA) == busungar.all_actions(3)
