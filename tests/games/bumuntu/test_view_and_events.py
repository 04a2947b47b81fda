"""What seats know, and what they are told."""

from attrs import asdict, fields

from tabletop_rules.games.bumuntu import (
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    Enter,
    KeepFavor,
    KeepTiles,
    LiftTile,
    LoseTurn,
    Options,
    PlaceTile,
    SpendFood,
    State,
    Step,
    SwapFavor,
    Tile,
    View,
    apply,
    determinize,
    initial_state,
    redact,
    transition,
    view,
)
from tests.games.bumuntu.boards import bare, reached

ZEBRA, LION, TARANTULA = Animal.ZEBRA, Animal.LION, Animal.TARANTULA


def test_8_10_a_view_shows_the_whole_state() -> None:
    assert [f.name for f in fields(View)] == [
        "player",
        *[f.name for f in fields(State)],
    ]
    for state in reached(5, 3, Options(), 200):
        for player in (None, 0, 1, 2):
            seen = view(state, player)
            parts = asdict(seen, recurse=False)
            assert parts.pop("player") == player
            assert parts == asdict(state, recurse=False)
            for seed in (0, 1):
                assert determinize(seen, seed) == state
                assert view(determinize(seen, seed), player) == seen


def test_no_view_holds_the_seed() -> None:
    seed = 918273645
    assert str(seed) not in repr(view(initial_state(seed, 2), 0))


def told(state: State, action: object) -> list[str]:
    result = transition(state, action)  # type: ignore[arg-type]
    assert result.state == apply(state, action)  # type: ignore[arg-type]
    for event in result.events:
        assert all(redact(event, player) == event for player in (None, 0, 1))
    return [str(event) for event in result.events]


def test_entering_and_stepping_are_told() -> None:
    state = initial_state(0, 2)
    assert told(state, Enter(0, Cell(0, 3))) == ["seat 0 enters the jungle on 0,3"]
    state = bare({}, [(3, 3), (7, 7)], food=[3, 0])
    assert told(state, Step(0, Cell(3, 4))) == ["seat 0 steps to 3,4"]
    assert told(state, SpendFood(0, Cell(3, 4))) == [
        "seat 0 spends food to step to 3,4 and keeps 2 chips"
    ]
    state = apply(state, SpendFood(0, Cell(3, 4)))
    assert told(state, SpendFood(0, Cell(3, 5))) == [
        "seat 0 spends food to step to 3,5 and keeps 1 chip"
    ]


def test_an_animal_move_tells_who_moves_and_what_is_collected() -> None:
    state = bare({(3, 3): Tile(LION, Bonus.FOOD)}, [(3, 3), (6, 6)])
    assert told(state, AnimalMove(0, Cell(3, 6), 1, Cell(6, 7))) == [
        "seat 0 moves as the lion to 3,6",
        "seat 0 moves seat 1 to 6,7",
        "seat 0 collects the lion with food from 3,3",
        "seat 0 gets a food chip and has 1",
    ]


def test_a_rhino_tells_only_of_those_who_come_to_stand_elsewhere() -> None:
    state = bare({(3, 2): Animal.RHINO}, [(3, 2), (3, 7), (3, 5)])
    assert told(state, AnimalMove(0, Cell(3, 5))) == [
        "seat 0 moves as the rhino to 3,5",
        "seat 0 moves seat 2 to 3,6",
        "seat 0 collects the rhino with Yowa from 3,2",
    ]


def test_6_9_a_black_mamba_tells_who_is_blocked() -> None:
    """On 1,2: seat 1 at the edge, seat 2 in front of 3, seat 4 on an elephant."""
    tiles = {(1, 4): Animal.BLACK_MAMBA, (2, 2): Animal.ELEPHANT}
    state = bare(tiles, [(1, 4), (0, 3), (1, 1), (1, 0), (2, 2)])
    assert told(state, AnimalMove(0, Cell(1, 2))) == [
        "seat 0 moves as the black mamba to 1,2",
        "seat 0 cannot move seat 1 away from 0,3",
        "seat 0 cannot move seat 2 away from 1,1",
        "seat 0 cannot move seat 4 away from 2,2",
        "seat 0 collects the black mamba with Yowa from 1,4",
    ]
    free = bare({(1, 4): Animal.BLACK_MAMBA}, [(1, 4), (1, 1), (7, 7)])
    assert told(free, AnimalMove(0, Cell(1, 2)))[1] == "seat 0 moves seat 1 to 1,0"


def test_a_tarantula_tells_what_it_moves() -> None:
    state = bare({(3, 3): TARANTULA, (0, 0): ZEBRA}, [(3, 3), (7, 7)])
    assert told(state, AnimalMove(0, Cell(3, 4))) == [
        "seat 0 moves as the tarantula to 3,4"
    ]
    state = apply(state, AnimalMove(0, Cell(3, 4)))
    assert told(state, KeepTiles(0)) == [
        "seat 0 moves no tile",
        "seat 0 collects the tarantula with Yowa from 3,3",
    ]
    assert told(state, LiftTile(0, Cell(0, 0))) == [
        "seat 0 lifts the zebra with Yowa on 0,0"
    ]
    state = apply(state, LiftTile(0, Cell(0, 0)))
    assert told(state, PlaceTile(0, Cell(1, 1))) == [
        "seat 0 moves the zebra with Yowa from 0,0 to 1,1",
        "seat 0 collects the tarantula with Yowa from 3,3",
    ]


def test_swaps_are_told() -> None:
    state = bare({(3, 3): Tile(ZEBRA, Bonus.ADVANCE)}, [(3, 3), (7, 7)])
    state = apply(state, AnimalMove(0, Cell(3, 4)))
    upper, lower = state.favor[2:4]
    assert told(state, SwapFavor(0, 2)) == [
        f"seat 0 raises the {lower} above the {upper}, to spot 2"
    ]
    assert told(state, KeepFavor(0)) == ["seat 0 swaps no markers"]


def test_a_lost_turn_is_told() -> None:
    state = bare({}, [(0, 0), (0, 1), (1, 0), (1, 1)])
    assert told(state, LoseTurn(0)) == ["seat 0 cannot move and loses the turn"]
