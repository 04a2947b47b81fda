"""Positions from the parts that matter."""

from collections import Counter
from typing import Any

import pytest

from tabletop_rules.errors import InvalidState, PlayerCountError
from tabletop_rules.games.bumuntu import (
    CELLS,
    Animal,
    Bonus,
    Cell,
    Options,
    Phase,
    State,
    Tile,
    initial_state,
    position,
    validate,
)

ZEBRA, LION = Animal.ZEBRA, Animal.LION


def all_tiles(state: State) -> Counter[Tile]:
    piles = [tile for pile in state.collected for tile in pile]
    return Counter([*[tile for tile in state.tiles if tile], *piles])


def test_nothing_said_is_the_start_in_the_order_of_the_box() -> None:
    state = position()
    assert (len(state.pawns), state.phase, state.turn) == (2, Phase.ENTER, 0)
    assert state.tiles[:3] == (
        Tile(Animal.GIRAFFE, Bonus.ADVANCE),
        Tile(Animal.GIRAFFE, Bonus.ADVANCE),
        Tile(Animal.GIRAFFE, Bonus.FOOD),
    )
    assert state.favor == Options().animals
    assert validate(state) == ()


def test_a_seed_shuffles_what_is_completed_as_the_setup_does() -> None:
    assert position(seed=5, players=4) == initial_state(5, 4)


def test_the_other_spaces_get_the_tiles_left_and_the_rest_goes_round() -> None:
    state = position(
        tiles={Cell(0, 0): LION, Cell(0, 1): None, Cell(7, 7): None},
        pawns=[Cell(3, 3), Cell(3, 4)],
    )
    assert state.tiles[0] == Tile(LION, Bonus.YOWA)
    assert state.tiles[1] is None
    assert state.tiles[2] == Tile(Animal.GIRAFFE, Bonus.ADVANCE)
    # 62 of the 64 lie in the jungle; left are the last two of the box.
    assert state.collected == (
        (Tile(Animal.ELEPHANT, Bonus.NKISI),),
        (Tile(Animal.ELEPHANT, Bonus.YOWA),),
    )
    assert all_tiles(state) == all_tiles(position())


def test_animals_take_their_last_tiles_first() -> None:
    state = position(tiles=dict.fromkeys(CELLS[:8], LION), pawns=[None, None])
    assert [tile.bonus.name for tile in state.tiles[:8] if tile] == [
        "YOWA", "NKISI", "FOOD", "FOOD", "FOOD", "FOOD", "ADVANCE", "ADVANCE"
    ]  # fmt: skip


def test_all_64_spaces_row_by_row() -> None:
    row: list[Animal | None] = [None] * 64
    row[63] = ZEBRA
    row[62] = Animal.GIRAFFE
    last = [Tile(ZEBRA, Bonus.ADVANCE), *row[1:]]
    state = position(tiles=last, pawns=[None, None])
    assert state.tiles[63] == Tile(ZEBRA, Bonus.YOWA)
    assert [tile for tile in state.tiles if tile] == [
        Tile(ZEBRA, Bonus.ADVANCE),
        Tile(Animal.GIRAFFE, Bonus.YOWA),
        Tile(ZEBRA, Bonus.YOWA),
    ]


def test_a_seat_with_food_gets_tiles_that_brought_it() -> None:
    state = position(pawns=[Cell(3, 3), Cell(2, 3)], food=[2, 0])
    assert state.food == (2, 0)
    assert state.collected[0] == (Tile(Animal.GIRAFFE, Bonus.FOOD),) * 2
    assert state.tiles[-2:] == (None, None)


def test_given_piles_are_sorted_and_left_as_they_are() -> None:
    pile = [Tile(LION, Bonus.YOWA), Tile(ZEBRA, Bonus.FOOD), Tile(LION, Bonus.FOOD)]
    state = position(
        tiles=dict.fromkeys(CELLS[:3]),
        pawns=[None, None],
        collected=[pile, []],
        food=[1, 0],
    )
    assert state.collected == (
        (
            Tile(ZEBRA, Bonus.FOOD),
            Tile(LION, Bonus.FOOD),
            Tile(LION, Bonus.YOWA),
        ),
        (),
    )


def test_missing_pawns_stand_on_the_outer_ring() -> None:
    state = position(pawns=[None, Cell(0, 0), None])
    assert state.pawns == (Cell(0, 1), Cell(0, 0), Cell(0, 2))
    assert position(phase=Phase.MOVE).pawns == (Cell(0, 0), Cell(0, 1))


def test_in_enter_the_next_to_enter_is_to_act() -> None:
    options = Options(first_player=1)
    state = position(
        pawns=[None, Cell(0, 0), Cell(0, 5)], phase=Phase.ENTER, options=options
    )
    assert state.turn == 0


def test_a_tarantula_on_its_way() -> None:
    state = position(
        tiles={Cell(3, 3): Animal.TARANTULA, Cell(6, 6): None, Cell(0, 5): LION},
        pawns=[Cell(3, 4), None],
        phase=Phase.PLACE_TILE,
        origin=Cell(3, 3),
        lifted=Cell(0, 5),
    )
    assert (state.origin, state.lifted) == (Cell(3, 3), Cell(0, 5))


@pytest.mark.parametrize(
    ("parts", "clause"),
    [
        ({"tiles": [None] * 63}, "1.1"),
        ({"tiles": {Cell(8, 0): LION}}, "3.4"),
        ({"tiles": dict.fromkeys(CELLS[:9], LION)}, "1.2"),
        ({"tiles": {Cell(0, 0): Animal.RHINO}}, "1.2"),
        ({"tiles": {Cell(0, 0): Tile(Animal.RHINO, Bonus.FOOD)}}, "1.2"),
        ({"pawns": [Cell(0, 0), Cell(0, 0)]}, "3.2"),
        ({"pawns": [Cell(0, 0), Cell(0, 8)]}, "3.4"),
        ({"favor": [LION] * 8}, "2.3"),
        ({"food": [-1, 0]}, "5.2"),
        ({"food": [0, 0, 0], "pawns": [None, None]}, "1.4"),
        ({"collected": [[], []], "tiles": {Cell(0, 0): None}}, "1.2"),
        ({"turn": 2}, "2.5"),
        ({"turn": -1}, "2.5"),
        ({"tiles": dict.fromkeys(CELLS), "pawns": [None, None]}, "7.1"),
    ],
)
def test_what_breaks_the_rules_raises_invalid_state(
    parts: dict[str, Any], clause: str
) -> None:
    with pytest.raises(InvalidState) as caught:
        position(**parts)
    assert clause in [problem.clause for problem in caught.value.problems]


@pytest.mark.parametrize(
    "parts",
    [
        {"tiles": {(0, 0): LION}},
        {"tiles": {Cell(0, 0): "lion"}},
        {"tiles": ["lion"] * 64},
        {"pawns": [(0, 0), None]},
        {"favor": ["lion"] * 8},
        {"food": [1.0, 0]},
        {"food": [True, False]},
        {"collected": [["lion"], []]},
        {"turn": True},
        {"phase": "move"},
        {"origin": (0, 0)},
        {"lifted": 9},
        {"players": 2.0},
        {"options": None},
    ],
    ids=str,
)
def test_parts_of_wrong_types_raise_type_error(parts: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        position(**parts)


def test_1_4_more_pawns_than_players_or_spaces_are_named() -> None:
    with pytest.raises(InvalidState, match="40 pawns are there"):
        position(players=2, pawns=[None] * 40, phase=Phase.MOVE)


@pytest.mark.parametrize("players", [1, 6])
def test_1_4_players_outside_the_box(players: int) -> None:
    with pytest.raises(PlayerCountError):
        position(players=players)
    with pytest.raises(PlayerCountError):
        position(pawns=[None] * players)
