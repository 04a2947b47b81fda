"""Section 5: the bonus of a collected tile."""

import pytest

from tabletop_rules.games.bumuntu import (
    Action,
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    KeepFavor,
    Phase,
    State,
    SwapFavor,
    Tile,
    apply,
    check,
    legal_actions,
    to_act,
)
from tests.games.bumuntu.boards import bare


def after_collecting(bonus: Bonus) -> State:
    state = bare({(3, 3): Tile(Animal.ZEBRA, bonus)}, [(3, 3), (7, 7)])
    return apply(state, AnimalMove(0, Cell(3, 4)))


def test_5_1_an_advance_tile_lets_its_collector_swap_neighbouring_markers() -> None:
    state = after_collecting(Bonus.ADVANCE)
    assert state.phase is Phase.SWAP
    assert to_act(state) == (0,)
    expected: list[Action] = [SwapFavor(0, spot) for spot in range(7)]
    assert legal_actions(state, 0) == (*expected, KeepFavor(0))


def test_5_1_the_swap_changes_two_markers_and_passes_the_turn() -> None:
    state = after_collecting(Bonus.ADVANCE)
    after = apply(state, SwapFavor(0, 2))
    old = state.favor
    assert after.favor == (*old[:2], old[3], old[2], *old[4:])
    assert (after.phase, after.turn) == (Phase.MOVE, 1)


def test_5_1_the_swap_may_be_left_out() -> None:
    state = after_collecting(Bonus.ADVANCE)
    after = apply(state, KeepFavor(0))
    assert after.favor == state.favor
    assert (after.phase, after.turn) == (Phase.MOVE, 1)


@pytest.mark.parametrize("spot", [-8, -1, 7, 8])
def test_5_1_the_top_and_the_bottom_spot_are_not_neighbours(spot: int) -> None:
    illegal = check(after_collecting(Bonus.ADVANCE), SwapFavor(0, spot))
    assert illegal is not None
    assert illegal.clause == "5.1"


def test_5_2_a_food_tile_brings_a_chip() -> None:
    state = after_collecting(Bonus.FOOD)
    assert state.food == (1, 0)
    assert (state.phase, state.turn) == (Phase.MOVE, 1)


@pytest.mark.parametrize("held", [1, 2, 7])
def test_5_2_however_many_chips_one_holds(held: int) -> None:
    tiles = {(3, 3): Tile(Animal.ZEBRA, Bonus.FOOD)}
    state = bare(tiles, [(3, 3), (7, 7)], food=[held, 3])
    after = apply(state, AnimalMove(0, Cell(3, 4)))
    assert after.food == (held + 1, 3)


def test_5_1_an_advance_tile_brings_no_chip_and_a_food_tile_no_swap() -> None:
    assert after_collecting(Bonus.ADVANCE).food == (0, 0)
    illegal = check(after_collecting(Bonus.FOOD), SwapFavor(0, 0))
    assert illegal is not None
    assert illegal.clause == "turn"


@pytest.mark.parametrize("spot", [0, 6])
def test_5_1_the_outermost_neighbours_can_be_swapped(spot: int) -> None:
    state = after_collecting(Bonus.ADVANCE)
    favor = [*state.favor]
    favor[spot], favor[spot + 1] = favor[spot + 1], favor[spot]
    assert apply(state, SwapFavor(0, spot)).favor == tuple(favor)


@pytest.mark.parametrize("bonus", [Bonus.NKISI, Bonus.YOWA])
def test_5_3_nkisi_and_yowa_bring_nothing_now(bonus: Bonus) -> None:
    state = after_collecting(bonus)
    assert state.food == (0, 0)
    assert (state.phase, state.turn) == (Phase.MOVE, 1)
    assert Tile(Animal.ZEBRA, bonus) in state.collected[0]
