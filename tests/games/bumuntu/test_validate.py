"""Each invariant, broken once."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.games.bumuntu import (
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    Enter,
    LiftTile,
    Options,
    Phase,
    State,
    Tile,
    apply,
    initial_state,
    position,
    validate,
)

TARANTULA, ZEBRA = Animal.TARANTULA, Animal.ZEBRA


def moving() -> State:
    return position(
        tiles={
            Cell(3, 3): TARANTULA,
            Cell(6, 6): None,
            Cell(6, 5): None,
            Cell(6, 4): None,
        },
        pawns=[Cell(3, 3), Cell(5, 5)],
        collected=["elephant food, elephant Yowa", "elephant Nkisi"],
    )


def lifting() -> State:
    return apply(moving(), AnimalMove(0, Cell(3, 4)))


def placing() -> State:
    return apply(lifting(), LiftTile(0, Cell(0, 0)))


def entering() -> State:
    return apply(initial_state(0, 3), Enter(0, Cell(0, 0)))


def swapping() -> State:
    tile = Tile(ZEBRA, Bonus.ADVANCE)
    return apply(
        position(tiles={Cell(3, 3): tile}, pawns=[Cell(3, 3), Cell(7, 7)]),
        AnimalMove(0, Cell(3, 4)),
    )


@pytest.mark.parametrize("make", [moving, lifting, placing, entering, swapping])
def test_these_positions_are_sound(make: Any) -> None:
    assert validate(make()) == ()


FOODLESS = ((), ())


@pytest.mark.parametrize(
    ("make", "changes", "problem"),
    [
        (moving, {"pawns": (Cell(0, 0),)}, "1 pawns are there (rule 1.4)"),
        (
            moving,
            {"food": (0, 0, 0)},
            "pawns, shields and stocks of food differ in number (rule 1.4)",
        ),
        (
            moving,
            {"collected": ((),)},
            "pawns, shields and stocks of food differ in number (rule 1.4)",
        ),
        (moving, {"turn": 2}, "it is the turn of seat 2 (rule 2.5)"),
        (moving, {"turn": -1}, "it is the turn of seat -1 (rule 2.5)"),
        (
            moving,
            {"options": Options(first_player=2)},
            "seat 2 is to begin (rule 2.5)",
        ),
        (moving, {"tiles": ()}, "the jungle has 0 spaces (rule 1.1)"),
        (
            moving,
            {"pawns": (Cell(3, 3), Cell(8, 0))},
            "8,0 is not in the jungle (rule 3.4)",
        ),
        (lifting, {"origin": Cell(-1, 0)}, "-1,0 is not in the jungle (rule 3.4)"),
        (placing, {"lifted": Cell(0, 8)}, "0,8 is not in the jungle (rule 3.4)"),
        (
            moving,
            {"collected": FOODLESS},
            "elephant with food is there 3 times, not 4 (rule 1.2)",
        ),
        (
            moving,
            {"favor": (ZEBRA, *Options().animals[1:])},
            "zebra is there 2 times, not 1 (rule 2.3)",
        ),
        (
            moving,
            {"food": (0, -1)},
            "seat 1 has -1 food chips, but its tiles brought 0 (rule 5.2)",
        ),
        (
            moving,
            {"food": (9, 0)},
            "seat 0 has 9 food chips, but its tiles brought 1 (rule 5.2)",
        ),
        (
            moving,
            {"pawns": (Cell(3, 3), Cell(3, 3))},
            "two pawns stand on the same space (rule 3.2)",
        ),
        (
            moving,
            {"pawns": (Cell(3, 3), None)},
            "a pawn has not entered the jungle (rule 2.5)",
        ),
        (
            entering,
            {"pawns": (Cell(0, 0), None, Cell(0, 5))},
            "seat 2 is out of order in entering (rule 2.5)",
        ),
        (entering, {"turn": 2}, "seat 1 is out of order in entering (rule 2.5)"),
        (
            entering,
            {"pawns": (Cell(1, 1), None, None)},
            "a pawn has entered on 1,1 (rule 2.5)",
        ),
        (
            moving,
            {"phase": Phase.ENTER},
            "a space has no tile before all have entered (rule 2.2)",
        ),
        (
            moving,
            {"origin": Cell(0, 0)},
            "the origin is 0,0 though the phase is move (rule 6.5)",
        ),
        (
            lifting,
            {"origin": None},
            "the origin is None though the phase is lift a tile (rule 6.5)",
        ),
        (
            lifting,
            {"lifted": Cell(0, 0)},
            "the tile lifted is on 0,0 though the phase is lift a tile (rule 6.5)",
        ),
        (
            placing,
            {"lifted": None},
            "the tile lifted is on None though the phase is place a tile (rule 6.5)",
        ),
        (
            lifting,
            {"origin": Cell(0, 0)},
            "no tarantula tile is on 0,0 (rule 6.5)",
        ),
        (
            lifting,
            {"origin": Cell(6, 6)},
            "no tarantula tile is on 6,6 (rule 6.5)",
        ),
        (
            lifting,
            {"pawns": (Cell(3, 3), Cell(5, 5))},
            "a pawn stands on 3,3, where a move began (rule 4.4)",
        ),
        (
            placing,
            {"lifted": Cell(6, 6)},
            "no tile can have been lifted from 6,6 (rule 6.6)",
        ),
        (
            placing,
            {"lifted": Cell(3, 3)},
            "no tile can have been lifted from 3,3 (rule 6.6)",
        ),
        (
            swapping,
            {"turn": 1},
            "seat 1 has collected no advance tile (rule 5.1)",
        ),
        (
            swapping,
            {"phase": Phase.OVER},
            "the game is over after 1 advance tiles (rule 7.1)",
        ),
    ],
)
def test_each_broken_invariant_is_named(
    make: Any, changes: dict[str, Any], problem: str
) -> None:
    assert problem in [str(found) for found in validate(evolve(make(), **changes))]


def test_4_3_collected_tiles_are_sorted() -> None:
    state = moving()
    pile = state.collected[0]
    assert len(pile) == 2
    broken = evolve(state, collected=(pile[::-1], state.collected[1]))
    assert [str(problem) for problem in validate(broken)] == [
        "the tiles of seat 0 are not sorted (rule 4.3)"
    ]


def test_6_5_nothing_is_lifted_where_nothing_can_be_moved() -> None:
    full = position(tiles={Cell(3, 3): TARANTULA}, pawns=[Cell(3, 4), None])
    broken = evolve(full, phase=Phase.LIFT_TILE, origin=Cell(3, 3))
    assert [str(problem) for problem in validate(broken)] == [
        "there is no tile to move, or no space for it (rule 6.5)"
    ]


def test_7_1_the_game_does_not_go_on_after_the_sixteenth() -> None:
    advances = [Tile(a, Bonus.ADVANCE) for a in Options().animals]
    state = position(tiles=dict.fromkeys([Cell(0, 0)]), pawns=[None, None])
    tiles = [None if tile in advances else tile for tile in state.tiles]
    missing = [tile for tile in state.tiles if tile and tile in advances]
    pile = sorted([*state.collected[0], *missing], key=_order)
    broken = evolve(
        state, tiles=tuple(tiles), collected=(tuple(pile), *state.collected[1:])
    )
    assert [str(problem) for problem in validate(broken)] == [
        "all advance tiles are collected, but the game goes on (rule 7.1)"
    ]


def _order(tile: Tile) -> tuple[int, int]:
    return list(Animal).index(tile.animal), list(Bonus).index(tile.bonus)
