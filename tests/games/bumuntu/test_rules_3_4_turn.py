"""Sections 3 and 4: moving about, and the turn."""

from random import Random

import pytest

from tabletop_rules.errors import IllegalAction
from tabletop_rules.games.bumuntu import (
    Action,
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    Enter,
    KeepFavor,
    LoseTurn,
    Phase,
    SpendFood,
    State,
    Step,
    Tile,
    apply,
    check,
    legal_actions,
    to_act,
)
from tests.effort import scaled
from tests.games.bumuntu.boards import bare, crowded, ends


def clause(state: State, action: Action) -> str | None:
    illegal = check(state, action)
    return None if illegal is None else illegal.clause


def steps(state: State) -> list[tuple[int, int]]:
    return [
        (action.to.row, action.to.column)
        for action in legal_actions(state, state.turn)
        if isinstance(action, Step)
    ]


def test_3_1_a_step_leads_to_one_of_eight_neighbours() -> None:
    assert steps(bare({}, [(3, 3), (7, 7)])) == [
        (2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)
    ]  # fmt: skip


def test_3_2_a_space_with_an_opponent_cannot_be_entered() -> None:
    state = bare({}, [(3, 3), (2, 3)])
    assert len(steps(state)) == 7
    assert clause(state, Step(0, Cell(2, 3))) == "3.2"


def test_3_2_nor_crossed() -> None:
    state = bare({(3, 0): Animal.ZEBRA}, [(3, 0), (3, 4)])
    row = [end for end in ends(state) if end[0] == 3]
    assert row == [(3, 1), (3, 2), (3, 3)]
    assert clause(state, AnimalMove(0, Cell(3, 4))) == "3.2"
    assert clause(state, AnimalMove(0, Cell(3, 5))) == "6.3"


def test_3_3_spaces_without_a_tile_can_be_entered() -> None:
    state = apply(bare({}, [(3, 3), (7, 7)]), Step(0, Cell(3, 4)))
    assert state.pawns[0] == Cell(3, 4)
    assert state.tiles[8 * 3 + 4] is None


@pytest.mark.parametrize("corner", [(0, 0), (0, 7), (7, 0), (7, 7)])
def test_3_4_edges_do_not_join(corner: tuple[int, int]) -> None:
    row, column = corner
    rows = (row, 1 if row == 0 else 6)
    columns = (column, 1 if column == 0 else 6)
    near = sorted([(r, c) for r in rows for c in columns if (r, c) != corner])
    state = bare({}, [corner, (3, 3)])
    assert steps(state) == near
    assert len(near) == 3


@pytest.mark.parametrize(
    "outside", [Cell(-1, 0), Cell(0, -1), Cell(8, 0), Cell(0, 8), Cell(0, -8)]
)
def test_3_4_nobody_leaves_the_jungle(outside: Cell) -> None:
    state = bare({(0, 0): Animal.LION}, [(0, 0), (3, 3)], food=[1, 0])
    assert clause(state, Step(0, outside)) == "3.4"
    assert clause(state, SpendFood(0, outside)) == "3.4"
    assert clause(state, AnimalMove(0, outside)) == "3.4"
    assert clause(state, AnimalMove(0, Cell(0, 3), 1, outside)) == "3.4"


def test_4_1_chips_carry_the_pawn_further_before_the_move() -> None:
    state = bare({(3, 4): Animal.ZEBRA}, [(3, 3), (2, 3)], food=[2, 0])
    assert not ends(state)
    state = apply(state, SpendFood(0, Cell(3, 4)))
    assert state.food == (1, 0)
    assert to_act(state) == (0,)
    assert state.phase is Phase.MOVE
    assert (3, 7) in ends(state)
    assert len(steps(state)) == 7
    state = apply(state, AnimalMove(0, Cell(3, 7)))
    assert state.collected[0].count(Tile(Animal.ZEBRA, Bonus.YOWA)) == 1
    assert to_act(state) == (1,)


def test_4_1_only_with_a_chip_one_step_and_to_a_free_space() -> None:
    state = bare({}, [(3, 3), (2, 3)], food=[2, 0])
    assert clause(state, SpendFood(0, Cell(2, 3))) == "3.2"
    assert clause(state, SpendFood(0, Cell(3, 5))) == "4.1"
    assert clause(state, SpendFood(0, Cell(3, 3))) == "4.1"
    for column in (4, 5):
        state = apply(state, SpendFood(0, Cell(3, column)))
    assert clause(state, SpendFood(0, Cell(3, 6))) == "4.1"
    with pytest.raises(IllegalAction, match="no food chip"):
        apply(state, SpendFood(0, Cell(3, 6)))


def test_4_1_a_chip_always_leaves_a_step_back() -> None:
    """So that a player who spent food can always move by 4.2, as 4.1 demands."""
    state = bare({}, [(1, 1), (0, 1), (1, 0)], food=[1, 0, 0])
    state = apply(state, SpendFood(0, Cell(0, 0)))
    assert legal_actions(state, 0) == (Step(0, Cell(1, 1)),)
    assert clause(state, LoseTurn(0)) == "4.5"


def test_4_2_a_step_ends_the_turn_and_collects_nothing() -> None:
    state = bare({(3, 3): Animal.ZEBRA}, [(3, 3), (7, 7)])
    after = apply(state, Step(0, Cell(3, 4)))
    assert (after.tiles, after.collected, after.turn) == (
        state.tiles,
        state.collected,
        1,
    )
    assert clause(state, Step(0, Cell(3, 5))) == "4.2"
    assert clause(state, Step(0, Cell(3, 3))) == "4.2"


def test_4_3_the_tile_moved_from_is_collected_and_its_space_is_bare() -> None:
    state = bare({(3, 3): Animal.ZEBRA, (3, 6): Animal.LION}, [(3, 3), (7, 7)])
    after = apply(state, AnimalMove(0, Cell(3, 6)))
    assert after.tiles[8 * 3 + 3] is None
    assert after.tiles[8 * 3 + 6] == Tile(Animal.LION, Bonus.YOWA)
    yowa = Tile(Animal.ZEBRA, Bonus.YOWA)
    assert after.collected[0].count(yowa) == state.collected[0].count(yowa) + 1
    assert after.turn == 1


def test_4_3_without_a_tile_under_the_pawn_only_a_step() -> None:
    """Seven of them, for an opponent stands on the eighth."""
    state = bare({(3, 4): Animal.ZEBRA}, [(3, 3), (2, 3)])
    assert all(isinstance(action, Step) for action in legal_actions(state, 0))
    assert len(legal_actions(state, 0)) == 7
    assert clause(state, AnimalMove(0, Cell(3, 4))) == "4.3"
    assert clause(state, AnimalMove(0, Cell(2, 3))) == "4.3"


def test_4_3_what_counts_is_the_tile_under_the_pawn_after_the_chips() -> None:
    state = bare({(3, 3): Animal.ZEBRA}, [(3, 3), (7, 7)], food=[1, 0])
    state = apply(state, SpendFood(0, Cell(3, 4)))
    assert clause(state, AnimalMove(0, Cell(3, 7))) == "4.3"


@pytest.mark.parametrize("animal", Animal)
def test_4_4_no_animal_move_ends_where_it_starts(animal: Animal) -> None:
    state = bare({(3, 3): animal}, [(3, 3), (3, 4)])
    assert (3, 3) not in ends(state)
    assert clause(state, AnimalMove(0, Cell(3, 3))) == "4.4"


def test_4_4_the_start_is_where_the_pawn_stood_after_the_chips() -> None:
    state = bare({(3, 4): Animal.GIRAFFE}, [(3, 3), (7, 7)], food=[1, 0])
    state = apply(state, SpendFood(0, Cell(3, 4)))
    assert clause(state, AnimalMove(0, Cell(3, 3))) is None
    assert clause(state, AnimalMove(0, Cell(3, 4))) == "4.4"


def test_4_5_who_cannot_move_at_all_loses_the_turn() -> None:
    state = bare({}, [(0, 0), (0, 1), (1, 0), (1, 1)])
    assert legal_actions(state, 0) == (LoseTurn(0),)
    after = apply(state, LoseTurn(0))
    assert (after.turn, after.pawns, after.tiles) == (1, state.pawns, state.tiles)


@pytest.mark.parametrize(
    ("animal", "lost"),
    [
        (Animal.ZEBRA, True),
        (Animal.ELEPHANT, True),
        (Animal.BLACK_MAMBA, True),
        (Animal.RHINO, False),
        (Animal.CROCODILE, False),
    ],
)
def test_4_5_hemmed_in_some_animals_still_move(animal: Animal, lost: bool) -> None:
    state = bare({(0, 0): animal}, [(0, 0), (0, 1), (1, 0), (1, 1)])
    assert clause(state, LoseTurn(0)) == (None if lost else "4.5")
    assert (legal_actions(state, 0) == (LoseTurn(0),)) is lost
    assert not steps(state)


def test_4_5_the_turn_may_not_be_given_up_otherwise() -> None:
    assert clause(bare({}, [(0, 0), (0, 1), (1, 0)]), LoseTurn(0)) == "4.5"


def test_turn_another_seat_or_another_kind_of_decision() -> None:
    state = bare({(3, 3): Animal.ZEBRA}, [(3, 3), (7, 7)])
    assert clause(state, Step(1, Cell(7, 6))) == "turn"
    assert clause(state, KeepFavor(0)) == "turn"
    assert clause(state, Enter(0, Cell(0, 0))) == "turn"
    assert legal_actions(state, 1) == ()


@pytest.mark.parametrize(
    ("action", "first"),
    [
        (Step(1, Cell(9, 9)), "turn"),  # and off the board
        (Enter(0, Cell(9, 9)), "turn"),
        (AnimalMove(0, Cell(9, 9)), "3.4"),  # and no tile
        (SpendFood(0, Cell(9, 9)), "3.4"),  # and no chip
        (SpendFood(0, Cell(2, 3)), "4.1"),  # and a pawn there
        (Step(0, Cell(7, 7)), "4.2"),  # and a pawn there
        (AnimalMove(0, Cell(3, 3)), "4.3"),  # and where it starts
        (AnimalMove(0, Cell(2, 3)), "4.3"),  # and a pawn there
    ],
)
def test_check_names_what_is_broken_first(action: Action, first: str) -> None:
    assert clause(bare({}, [(3, 3), (2, 3), (7, 7)]), action) == first


@pytest.mark.parametrize(
    ("action", "first"),
    [
        (AnimalMove(0, Cell(3, 3), 1, Cell(9, 9)), "3.4"),  # and where it starts
        (AnimalMove(0, Cell(3, 3), 1, Cell(1, 3)), "4.4"),  # and an elephant
        (AnimalMove(0, Cell(7, 7)), "3.2"),  # and not three spaces
        (AnimalMove(0, Cell(0, 3), 1, Cell(1, 3)), "6.7"),  # a barred route first
        (AnimalMove(0, Cell(6, 3), 1, Cell(3, 3)), "6.14"),
    ],
)
def test_check_comes_to_the_animal_last(action: Action, first: str) -> None:
    tiles = {(3, 3): Animal.LION, (2, 3): Animal.ELEPHANT}
    assert clause(bare(tiles, [(3, 3), (2, 3), (7, 7)]), action) == first


def test_an_illegal_action_changes_nothing() -> None:
    state = bare({(3, 3): Animal.ZEBRA}, [(3, 3), (7, 7)])
    same = bare({(3, 3): Animal.ZEBRA}, [(3, 3), (7, 7)])
    with pytest.raises(IllegalAction) as caught:
        apply(state, Step(0, Cell(3, 5)))
    assert caught.value.illegal.clause == "4.2"
    assert state == same


@scaled(boards=40)
def test_3_2_no_step_ends_on_a_pawn_on_crowded_boards(boards: int) -> None:
    random = Random(4)
    for _ in range(boards):
        state = crowded(random)
        for action in legal_actions(state, state.turn):
            after = apply(state, action)
            assert len(set(after.pawns)) == len(after.pawns)
