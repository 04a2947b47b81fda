"""Every action that can be legal, against what is worked out of coordinates."""

from functools import cache
from itertools import product
from typing import cast

import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.games.bumuntu import (
    CELLS,
    Action,
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
    Phase,
    PlaceTile,
    SpendFood,
    State,
    Step,
    SwapFavor,
    Tile,
    all_actions,
    check,
    initial_state,
    legal_actions,
    position,
    validate,
)
from tests.games.bumuntu.boards import reached, set_with

SEATS = (2, 3, 4, 5)
LION, CROCODILE, TARANTULA = Animal.LION, Animal.CROCODILE, Animal.TARANTULA
THREE = (-1, 0, 1)
EIGHT = [(down, right) for down, right in product(THREE, THREE) if down or right]
RING = [cell for cell in CELLS if {cell.row, cell.column} & {0, 7}]

Pair = tuple[Cell, Cell]
"""Where a move ends, and to where it moves its victim."""


def on(cell: Cell, direction: tuple[int, int], spaces: int) -> Cell:
    return Cell(cell.row + spaces * direction[0], cell.column + spaces * direction[1])


@cache
def of_the_lion() -> dict[Pair, tuple[Animal, Cell, Cell]]:
    """6.7: three spaces, none of which is the victim's, who goes one the same way.

    Each pair has a lion's start and the victim's place before the move.
    """
    found: dict[Pair, tuple[Animal, Cell, Cell]] = {}
    for start, direction, victim in product(CELLS, EIGHT, CELLS):
        way = [on(start, direction, n) for n in range(4)]
        moved = on(victim, direction, 1)
        if way[3] in CELLS and moved in CELLS and victim not in way:
            found.setdefault((way[3], moved), (LION, start, victim))
    return found


@cache
def of_the_crocodile() -> dict[Pair, tuple[Animal, Cell, Cell]]:
    """6.8: the victim stood where the move ends, and goes to any space beside it."""
    found: dict[Pair, tuple[Animal, Cell, Cell]] = {}
    for end, direction in product(CELLS, EIGHT):
        moved = on(end, direction, 1)
        if moved in CELLS:
            # a start one space away, on any side where there is one
            start = next(
                cell for cell in (on(end, d, 1) for d in EIGHT) if cell in CELLS
            )
            found[end, moved] = (CROCODILE, start, end)
    return found


def test_6_7_6_8_whom_a_lion_and_a_crocodile_can_move_where() -> None:
    # the spaces beside each: 36 have eight, 24 at the edge five, four corners three
    assert len(of_the_crocodile()) == 36 * 8 + 24 * 5 + 4 * 3 == 420
    assert set(of_the_crocodile()) < set(of_the_lion())
    # 64 x 63 pairs of spaces, but for 36 that leave a victim no place to come from
    assert len(of_the_lion()) == 64 * 63 - 36


def expected(players: int, pairs: set[Pair], *, tarantula: bool) -> tuple[Action, ...]:
    seats = range(players)
    moves: list[Action] = []
    for seat, end in product(seats, CELLS):
        moves.append(AnimalMove(seat, end))
        for victim, moved in product(seats, CELLS):
            if victim != seat and (end, moved) in pairs:
                moves.append(AnimalMove(seat, end, victim, moved))
    lifters = seats if tarantula else range(0)
    # only a corner can be closed on all sides, by three opponents
    losers = seats if players >= 4 else range(0)
    return (
        *[Enter(seat, cell) for seat, cell in product(seats, RING)],
        *[SpendFood(seat, cell) for seat, cell in product(seats, CELLS)],
        *[Step(seat, cell) for seat, cell in product(seats, CELLS)],
        *moves,
        *[LiftTile(seat, cell) for seat, cell in product(lifters, CELLS)],
        *[KeepTiles(seat) for seat in lifters],
        *[PlaceTile(seat, cell) for seat, cell in product(lifters, CELLS)],
        *[SwapFavor(seat, spot) for seat, spot in product(seats, range(7))],
        *[KeepFavor(seat) for seat in seats],
        *[LoseTurn(seat) for seat in losers],
    )


def without(*animals: Animal) -> Options:
    return Options(set_with([animal for animal in Animal if animal not in animals]))


@pytest.mark.parametrize("players", SEATS)
def test_all_actions_in_canonical_order(players: int) -> None:
    pairs = {*of_the_lion(), *of_the_crocodile()}
    assert all_actions(players) == expected(players, pairs, tarantula=True)
    assert all_actions(players) is all_actions(players)


def test_all_actions_are_those_of_the_animals_in_play() -> None:
    no_lion, neither = without(LION, TARANTULA), without(LION, CROCODILE)
    pairs = set(of_the_crocodile())
    assert all_actions(3, no_lion) == expected(3, pairs, tarantula=False)
    assert all_actions(3, neither) == expected(3, set(), tarantula=True)
    no_crocodile = without(CROCODILE, TARANTULA)
    assert all_actions(2, no_crocodile) == expected(
        2, set(of_the_lion()), tarantula=False
    )


@pytest.mark.parametrize(
    ("players", "size"),
    # Enter 28, SpendFood 64, Step 64, AnimalMove 64 and 3,996 for each victim, LiftTile
    # 64, KeepTiles 1, PlaceTile 64, SwapFavor 7, KeepFavor 1; LoseTurn 1 from four on
    [(2, 2 * 4353), (3, 3 * 8349), (4, 4 * 12346), (5, 5 * 16342)],
)
def test_the_size_on_the_page(players: int, size: int) -> None:
    assert len(all_actions(players)) == size


def near(cell: Cell) -> Cell:
    return next(beside for d in EIGHT if (beside := on(cell, d, 1)) in CELLS)


def lifting(bare: Cell, lifted: Cell | None = None) -> State:
    """A tarantula's choice, with one bare space; the tile may have been lifted."""
    origin, *pawns = [cell for cell in CELLS if cell not in (bare, lifted)][-3:]
    tiles = {origin: TARANTULA, bare: None}
    return position(tiles=tiles, pawns=pawns, origin=origin, lifted=lifted)


def another(cell: Cell) -> Cell:
    return CELLS[9] if cell != CELLS[9] else CELLS[10]


def for_action(action: Action) -> State:
    """A position in which the decision of seat 0, which names no victim, is legal."""
    if isinstance(action, Enter):
        return initial_state(0, 2)
    if isinstance(action, SpendFood | Step):
        start = near(action.to)
        away = CELLS[0] if max(start) > 1 else CELLS[63]
        return position(pawns=[start, away], food=[1, 0])
    if isinstance(action, AnimalMove):
        start = near(action.to)
        away = CELLS[0] if max(start) > 1 else CELLS[63]
        return position(tiles={start: Animal.GIRAFFE}, pawns=[start, away])
    if isinstance(action, LiftTile):
        placing = lifting(another(action.source), lifted=action.source)
        return evolve(placing, phase=Phase.LIFT_TILE, lifted=None)
    if isinstance(action, KeepTiles):
        return lifting(CELLS[9])
    if isinstance(action, PlaceTile):
        return lifting(action.to, lifted=another(action.to))
    if isinstance(action, LoseTurn):
        corner = [Cell(0, 0), Cell(0, 1), Cell(1, 0), Cell(1, 1)]
        return position(tiles={Cell(0, 0): None}, pawns=corner)
    return position(phase=Phase.SWAP, collected=["lion advance", None])


def test_each_without_a_victim_is_legal_in_some_position() -> None:
    seen = set()
    for action in [*all_actions(2), LoseTurn(0)]:
        if action.player == 0 and getattr(action, "victim", None) is None:
            state = for_action(action)
            assert validate(state) == ()
            assert check(state, action) is None
            seen.add(type(action))
    assert len(seen) == 10


@pytest.mark.parametrize("animal", [LION, CROCODILE])
def test_6_7_6_8_each_with_a_victim_is_legal_in_some_position(animal: Animal) -> None:
    pairs = of_the_lion() if animal is LION else of_the_crocodile()
    tile = Tile(animal, Bonus.YOWA)
    sparse = position(
        tiles={"0,0": tile, "7,7": "zebra advance"},
        rest="collected",
        pawns=["4,4", None],
    )
    for (end, moved), (_, start, victim) in pairs.items():
        tiles: list[Tile | None] = [None] * 64
        tiles[CELLS.index(start)] = tile
        state = evolve(sparse, tiles=tuple(tiles), pawns=(start, victim))
        assert check(state, AnimalMove(0, end, 1, moved)) is None


def test_6_7_every_seat_can_move_every_other() -> None:
    for seat, victim in product(range(5), range(5)):
        if seat != victim:
            action = AnimalMove(seat, Cell(3, 6), victim, Cell(5, 6))
            pawns = [Cell(0, other) for other in range(5)]
            pawns[seat], pawns[victim] = Cell(3, 3), Cell(5, 5)
            tiles = {"3,3": "lion", "5,5": "zebra"}
            assert action in all_actions(5)
            assert check(position(tiles=tiles, pawns=pawns, turn=seat), action) is None


def test_4_5_three_players_cannot_hem_in_a_pawn() -> None:
    """In a corner two of three spaces are taken, elsewhere two of five or more."""
    for start in CELLS:
        around = [cell for d in EIGHT if (cell := on(start, d, 1)) in CELLS]
        state = position(tiles={start: None}, pawns=[start, *around[:2]])
        assert any(isinstance(action, Step) for action in legal_actions(state, 0))
    assert not any(isinstance(action, LoseTurn) for action in all_actions(3))


@pytest.mark.parametrize("players", SEATS)
def test_whatever_is_legal_is_among_them(players: int) -> None:
    known = set(all_actions(players))
    for state in reached(players, players, Options(), 300):
        assert known.issuperset(legal_actions(state, state.turn))


def test_all_actions_asks_for_players_and_options_that_go() -> None:
    for players in (1, 6):
        with pytest.raises(PlayerCountError):
            all_actions(players)
    with pytest.raises(InvalidOptions):
        all_actions(2, Options(first_player=2))
    with pytest.raises(TypeError):
        all_actions(2, cast(Options, None))
    assert all_actions(3, Options(first_player=2)) is all_actions(3)
