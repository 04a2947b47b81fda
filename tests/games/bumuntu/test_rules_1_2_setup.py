"""Sections 1 and 2: what is in the box, and how the game begins."""

from collections import Counter

import pytest

from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.games.bumuntu import (
    CELLS,
    Animal,
    Bonus,
    Cell,
    Enter,
    Majority,
    Options,
    PerTile,
    Phase,
    State,
    apply,
    check,
    initial_state,
    legal_actions,
    to_act,
)
from tabletop_rules.rng import Rng


def tiles_of(state: State) -> Counter[tuple[Animal, Bonus]]:
    return Counter([(tile.animal, tile.bonus) for tile in state.tiles if tile])


def test_1_1_eight_by_eight_spaces_row_by_row_from_the_top_left() -> None:
    assert len(CELLS) == 64
    assert (CELLS[0], CELLS[7], CELLS[8], CELLS[63]) == (
        Cell(0, 0),
        Cell(0, 7),
        Cell(1, 0),
        Cell(7, 7),
    )


def test_1_2_ten_animals_with_two_advance_four_food_one_nkisi_one_yowa() -> None:
    assert len(Animal) == 10
    counted = tiles_of(initial_state(3, 2))
    for animal in Options().animals:
        assert counted[animal, Bonus.ADVANCE] == 2
        assert counted[animal, Bonus.FOOD] == 4
        assert counted[animal, Bonus.NKISI] == 1
        assert counted[animal, Bonus.YOWA] == 1


def test_1_3_two_spots_pay_2_and_1_per_tile_the_others_gold_and_less_silver() -> None:
    spots = Options().favor_spots
    assert len(spots) == 8
    assert [spot.favor for spot in spots if isinstance(spot, PerTile)] == [2, 1]
    majorities = [spot for spot in spots if isinstance(spot, Majority)]
    assert len(majorities) == 6
    assert all(spot.gold > spot.silver > 0 for spot in majorities)
    assert Majority(7, 3) in majorities


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_4_two_to_five_players_without_food_or_tiles(players: int) -> None:
    state = initial_state(0, players)
    assert state.pawns == (None,) * players
    assert state.food == (0,) * players
    assert state.collected == ((),) * players


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_1_4_no_other_number_of_players(players: int) -> None:
    with pytest.raises(PlayerCountError, match="2 to 5"):
        initial_state(0, players)


def test_2_1_the_eight_of_a_first_game_in_enum_order() -> None:
    assert Options().animals == (
        Animal.GIRAFFE,
        Animal.CHIMPANZEE,
        Animal.ZEBRA,
        Animal.TARANTULA,
        Animal.LION,
        Animal.CROCODILE,
        Animal.BLACK_MAMBA,
        Animal.ELEPHANT,
    )


def test_2_1_any_eight_in_any_order() -> None:
    chosen = (Animal.RHINO, Animal.FLAMINGO, *list(Animal)[4:8], Animal.ZEBRA)
    options = Options((*chosen, Animal.GIRAFFE))
    assert options == Options((Animal.GIRAFFE, *reversed(chosen)))
    counted = Counter(
        [tile.animal for tile in initial_state(1, 2, options).tiles if tile]
    )
    assert counted == dict.fromkeys([*chosen, Animal.GIRAFFE], 8)


def test_2_2_the_64_tiles_are_shuffled_once_and_laid_out_row_by_row() -> None:
    bonuses = [Bonus.ADVANCE] * 2 + [Bonus.FOOD] * 4 + [Bonus.NKISI, Bonus.YOWA]
    box = [(animal, bonus) for animal in Options().animals for bonus in bonuses]
    shuffled, _ = Rng(11).shuffle(box)
    state = initial_state(11, 3)
    assert [(tile.animal, tile.bonus) for tile in state.tiles if tile] == list(shuffled)


def test_2_3_the_markers_are_shuffled_next_from_top_to_bottom() -> None:
    _, rng = Rng(11).shuffle(range(64))
    markers, _ = rng.shuffle(Options().animals)
    assert initial_state(11, 3).favor == markers


def test_2_4_the_favor_board_that_is_reconstructed() -> None:
    assert Options().favor_spots == (
        PerTile(2),
        Majority(8, 4),
        Majority(7, 3),
        Majority(6, 3),
        PerTile(1),
        Majority(5, 2),
        Majority(4, 2),
        Majority(3, 1),
    )


def test_2_5_the_first_player_enters_first_and_then_begins() -> None:
    state = initial_state(0, 3, Options(first_player=2))
    order: list[int] = []
    for column in range(3):
        order += to_act(state)
        assert state.phase is Phase.ENTER
        state = apply(state, Enter(state.turn, Cell(0, column)))
    assert order == [2, 0, 1]
    assert state.phase is Phase.MOVE
    assert to_act(state) == (2,)
    assert state.pawns == (Cell(0, 1), Cell(0, 2), Cell(0, 0))


def test_2_5_on_any_free_space_of_the_outer_ring() -> None:
    state = initial_state(0, 2)
    ring = [cell for cell in CELLS if cell.row in (0, 7) or cell.column in (0, 7)]
    assert len(ring) == 28
    assert legal_actions(state, 0) == tuple([Enter(0, cell) for cell in ring])
    state = apply(state, Enter(0, Cell(3, 7)))
    ring.remove(Cell(3, 7))
    assert legal_actions(state, 1) == tuple([Enter(1, cell) for cell in ring])


@pytest.mark.parametrize(
    ("to", "clause"),
    [
        (Cell(8, 0), "3.4"),
        (Cell(-1, 0), "3.4"),
        (Cell(1, 1), "2.5"),
        (Cell(3, 7), "3.2"),
    ],
)
def test_2_5_why_a_pawn_cannot_enter(to: Cell, clause: str) -> None:
    state = apply(initial_state(0, 2), Enter(0, Cell(3, 7)))
    illegal = check(state, Enter(1, to))
    assert illegal is not None
    assert illegal.clause == clause


def test_2_5_the_first_player_must_be_at_the_table() -> None:
    with pytest.raises(InvalidOptions, match="first_player is seat 4, but 4 play"):
        initial_state(0, 4, Options(first_player=4))
