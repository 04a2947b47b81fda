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


def test_nothing_said_is_the_jungle_of_seed_0_with_the_markers_in_order() -> None:
    state = position()
    assert (len(state.pawns), state.phase, state.turn) == (2, Phase.ENTER, 0)
    assert state.tiles == initial_state(0, 2).tiles
    assert state.favor == Options().animals
    assert validate(state) == ()


def test_a_jungle_is_not_laid_out_animal_by_animal() -> None:
    """Not in stripes: in no row are the eight tiles of one animal."""
    tiles = position().tiles
    for row in range(8):
        laid = tiles[8 * row : 8 * row + 8]
        assert len({tile.animal for tile in laid if tile}) > 1


def test_a_seed_shuffles_what_is_completed_as_the_setup_does() -> None:
    assert position(seed=5, players=4) == initial_state(5, 4)


def test_the_other_spaces_get_the_tiles_left_and_the_rest_goes_round() -> None:
    state = position(
        tiles={Cell(0, 0): LION, Cell(0, 1): None, Cell(7, 7): None},
        pawns=[Cell(3, 3), Cell(3, 4)],
    )
    assert state.tiles[0] == Tile(LION, Bonus.YOWA)
    assert (state.tiles[1], state.tiles[63]) == (None, None)
    # the tiles but for the lion with Yowa in the order of the deal of seed 0: 61 fill
    # the other spaces, the last two are collected
    lion = Tile(LION, Bonus.YOWA)
    order = [tile for tile in initial_state(0, 2).tiles if tile != lion]
    assert list(state.tiles[2:63]) == order[:61]
    assert state.collected == ((order[61],), (order[62],))
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
    assert [tile.bonus for tile in state.collected[0]] == [Bonus.FOOD] * 2
    assert state.collected[1] == ()
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
        ({"tiles": {Cell(0, 0): Animal.RHINO}}, "2.1"),
        ({"tiles": {Cell(0, 0): Tile(Animal.RHINO, Bonus.FOOD)}}, "2.1"),
        ({"collected": ["rhino food", []]}, "2.1"),
        ({"favor": [Animal.RHINO] * 8}, "2.1"),
        ({"tiles": {"3,2": LION, Cell(3, 2): ZEBRA}}, "1.1"),
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
        {"tiles": {9: LION}},
        {"tiles": {(0, 0.5): LION}},
        {"tiles": {Cell(0, 0): 7}},
        {"tiles": {Cell(0, 0): (LION,)}},
        {"tiles": [7] * 64},
        {"tiles": 7},
        {"pawns": [(0, 0, 0), None]},
        {"pawns": [9, None]},
        {"pawns": "0,0"},
        {"pawns": 0},
        {"favor": [7] * 8},
        {"favor": 7},
        {"food": [1.0, 0]},
        {"food": [True, False]},
        {"food": 0},
        {"collected": [[LION], []]},
        {"collected": [7, []]},
        {"turn": True},
        {"phase": 1},
        {"origin": (0, True)},
        {"seed": 0.0},
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


def test_the_phase_is_told_by_the_tile_on_its_way() -> None:
    tiles = {"3,3": "tarantula", "6,6": "no tile", "0,5": "lion"}
    lifting = position(tiles=tiles, pawns=["3,4", None], origin="3,3")
    assert (lifting.phase, lifting.origin) == (Phase.LIFT_TILE, Cell(3, 3))
    placing = position(
        tiles=tiles, pawns=["3,4", None], origin=(3, 3), lifted=Cell(0, 5)
    )
    assert (placing.phase, placing.lifted) == (Phase.PLACE_TILE, Cell(0, 5))


def test_a_jungle_that_is_bare_but_for_what_is_said() -> None:
    state = position(
        tiles={"3,2": "lion", "7,0": "zebra advance"},
        pawns=["3,2", None],
        collected=["lion food", None],
        rest="collected",
    )
    lying = [(space, tile) for space, tile in enumerate(state.tiles) if tile]
    assert lying == [
        (8 * 3 + 2, Tile(LION, Bonus.YOWA)),
        (8 * 7, Tile(ZEBRA, Bonus.ADVANCE)),
    ]
    # 61 tiles go round to both piles, beside the one that seat 0 has already
    assert [len(pile) for pile in state.collected] == [1 + 31, 30]
    assert all_tiles(state) == all_tiles(position())


def test_what_is_left_when_everything_is_given_is_nowhere() -> None:
    parts: Any = {"tiles": dict.fromkeys(CELLS[:3]), "collected": ["lion food", []]}
    with pytest.raises(InvalidState) as caught:
        position(**parts)
    assert str(caught.value) == (
        "2 tiles are nowhere: leave one pile None, or pass rest=… (rule 1.2)"
    )
    state = position(
        tiles=[*["no tile"] * 63, "lion advance"],
        collected=[[], []],
        pawns=[None, None],
        rest="collected",
    )
    assert [len(pile) for pile in state.collected] == [32, 31]
    given: Any = {"tiles": {"0,0": "no tile"}, "pawns": [None, None]}
    assert position(**given, rest="tiles") == position(**given)
    wrong: Any = "deck"
    with pytest.raises(ValueError, match='rest must be "tiles" or "collected"'):
        position(rest=wrong)


def test_2_1_an_animal_that_is_not_in_play_is_named_with_the_option() -> None:
    with pytest.raises(InvalidState) as caught:
        position(tiles={"3,2": "rhino food"}, collected=["flamingo food", None])
    assert str(caught.value) == (
        "flamingo, rhino are not among Options.animals: giraffe, chimpanzee, zebra, "
        "tarantula, lion, crocodile, black mamba, elephant (rule 2.1)"
    )
    with pytest.raises(InvalidState, match=r"rhino is not among Options\.animals"):
        position(tiles=["rhino", *[None] * 63])
