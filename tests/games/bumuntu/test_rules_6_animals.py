"""Section 6: the animals, clause by clause, on boards small enough to see through."""

import pytest

from tabletop_rules.games.bumuntu import (
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    KeepTiles,
    LiftTile,
    Options,
    Phase,
    PlaceTile,
    SpendFood,
    State,
    Step,
    Tile,
    apply,
    check,
    legal_actions,
    position,
)
from tests.games.bumuntu.boards import Spot, bare, ends, set_with, spots

GIRAFFE, ZEBRA, ELEPHANT = Animal.GIRAFFE, Animal.ZEBRA, Animal.ELEPHANT
LION, CROCODILE, RHINO = Animal.LION, Animal.CROCODILE, Animal.RHINO
MAMBA, FLAMINGO, TARANTULA = Animal.BLACK_MAMBA, Animal.FLAMINGO, Animal.TARANTULA


def move(
    to: Spot, victim: int | None = None, victim_to: Spot | None = None
) -> AnimalMove:
    return AnimalMove(
        0, Cell(*to), victim, None if victim_to is None else Cell(*victim_to)
    )


def clause(
    state: State, to: Spot, victim: int | None = None, victim_to: Spot | None = None
) -> str | None:
    illegal = check(state, move(to, victim, victim_to))
    return None if illegal is None else illegal.clause


def pawns_after(
    state: State, to: Spot, victim: int | None = None, victim_to: Spot | None = None
) -> list[Spot | None]:
    return spots(apply(state, move(to, victim, victim_to)).pawns)


# 6.1 giraffe


def test_6_1_giraffe_up_to_three_steps_in_any_directions() -> None:
    state = bare({(3, 3): GIRAFFE}, [(3, 3), (7, 7)])
    assert len(ends(state)) == 7 * 7 - 1
    assert clause(state, (3, 7)) == "6.1"


def test_6_1_giraffe_walks_around_whoever_is_in_the_way() -> None:
    state = bare({(0, 0): GIRAFFE}, [(0, 0), (0, 1), (1, 1)])
    # By 1,0 and 2,1 to 2,2, 3,x and 1,2; 0,2 would take a fourth step.
    assert clause(state, (1, 2)) is None
    assert clause(state, (0, 2)) == "6.1"
    assert clause(state, (0, 3)) == "6.1"


def test_6_1_giraffe_moves_nobody() -> None:
    state = bare({(3, 3): GIRAFFE}, [(3, 3), (7, 7)])
    assert clause(state, (3, 4), 1, (7, 6)) == "6.1"
    assert clause(state, (3, 4), 1) == "6.1"
    assert clause(state, (3, 4), None, (7, 6)) == "6.1"


# 6.2 and 6.3 chimpanzee and zebra


def test_6_2_chimpanzee_any_number_of_spaces_diagonally() -> None:
    state = bare({(5, 1): Animal.CHIMPANZEE}, [(5, 1), (2, 4)])
    assert ends(state) == [(3, 3), (4, 0), (4, 2), (6, 0), (6, 2), (7, 3)]
    assert clause(state, (1, 5)) == "6.2"
    assert clause(state, (5, 2)) == "6.2"


def test_6_3_zebra_any_number_of_spaces_straight() -> None:
    state = bare({(0, 1): ZEBRA}, [(0, 1), (0, 5), (3, 1)])
    assert ends(state) == [(0, 0), (0, 2), (0, 3), (0, 4), (1, 1), (2, 1)]
    assert clause(state, (1, 2)) == "6.3"
    assert clause(state, (4, 1)) == "6.3"


# 6.4 flamingo


def neighbours(row: int, column: int) -> list[Spot]:
    near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return [spot for spot in near if spot != (row, column)]


def test_6_4_flamingo_with_the_others_occupied_only_around_its_own_tile() -> None:
    state = bare({(2, 2): FLAMINGO, (6, 6): FLAMINGO}, [(2, 2), (6, 6)])
    assert ends(state) == neighbours(2, 2)
    assert clause(state, (6, 5)) == "6.4"


def test_6_4_flamingo_collects_the_tile_where_it_started() -> None:
    tiles = {
        (2, 2): Tile(FLAMINGO, Bonus.YOWA),
        (6, 6): Tile(FLAMINGO, Bonus.NKISI),
    }
    state = bare(tiles, [(2, 2), (5, 5)])
    assert set(ends(state)) == {*neighbours(2, 2), *neighbours(6, 6)} - {(5, 5)}
    after = apply(state, move((6, 7)))
    assert Tile(FLAMINGO, Bonus.YOWA) in after.collected[0]
    assert after.tiles[8 * 6 + 6] == Tile(FLAMINGO, Bonus.NKISI)
    assert after.tiles[8 * 2 + 2] is None
    assert check(after, Step(1, Cell(6, 6))) is None


def test_6_4_the_space_of_the_collected_flamingo_can_be_entered() -> None:
    state = bare({(2, 2): FLAMINGO, (6, 6): FLAMINGO}, [(2, 2), (1, 1)])
    after = apply(apply(state, move((6, 7))), Step(1, Cell(2, 2)))
    assert after.pawns[1] == Cell(2, 2)


def test_6_4_a_flamingo_hemmed_in_flies_out() -> None:
    state = bare({(0, 0): FLAMINGO, (4, 4): FLAMINGO}, [(0, 0), (0, 1), (1, 0), (1, 1)])
    assert ends(state) == neighbours(4, 4)
    assert not any(isinstance(action, Step) for action in legal_actions(state, 0))


def test_6_4_a_flamingo_does_not_step_back_to_its_start() -> None:
    state = bare({(4, 3): FLAMINGO, (4, 4): FLAMINGO}, [(4, 3), (7, 7)])
    assert clause(state, (4, 3)) == "4.4"
    assert clause(state, (4, 4)) is None
    assert (4, 3) not in ends(state)


# 6.5 and 6.6 tarantula


def test_6_5_tarantula_one_or_two_steps() -> None:
    state = bare({(3, 3): TARANTULA}, [(3, 3), (7, 7)])
    assert len(ends(state)) == 5 * 5 - 1
    assert clause(state, (3, 6)) == "6.5"


def spun(*, under: bool = True) -> State:
    """A tarantula on 4,4 stepped to 4,5; of all spaces only 1,1 and 6,6 are bare."""
    state = position(
        tiles={
            Cell(4, 4): TARANTULA,
            Cell(4, 5): GIRAFFE,
            Cell(0, 3): LION,
            Cell(1, 1): None,
            Cell(6, 6): None,
        },
        pawns=[Cell(4, 4), Cell(0, 3), Cell(6, 6)],
        options=Options(set_with([TARANTULA, LION]), tiles_under_pawns=under),
    )
    return apply(state, move((4, 5)))


def test_6_5_then_one_tile_may_be_lifted_that_no_pawn_stands_on() -> None:
    state = spun()
    assert (state.phase, state.origin) == (Phase.LIFT_TILE, Cell(4, 4))
    legal = legal_actions(state, 0)
    sources = [action.source for action in legal if isinstance(action, LiftTile)]
    # 64 spaces, but for two bare ones, two under pawns and the tarantula's own.
    assert len(sources) == 64 - 2 - 2 - 1
    assert not {Cell(0, 3), Cell(4, 5), Cell(4, 4), Cell(1, 1)} & set(sources)
    assert legal[-1] == KeepTiles(0)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (Cell(8, 8), "3.4"),
        (Cell(1, 1), "6.5"),
        (Cell(0, 3), "6.5"),
        (Cell(4, 5), "6.5"),
        (Cell(4, 4), "6.6"),
    ],
)
def test_6_5_6_6_why_a_tile_cannot_be_lifted(source: Cell, expected: str) -> None:
    illegal = check(spun(), LiftTile(0, source))
    assert illegal is not None
    assert illegal.clause == expected


def test_6_5_a_lifted_tile_has_to_be_placed_on_a_space_without_a_tile() -> None:
    state = apply(spun(), LiftTile(0, Cell(0, 0)))
    assert (state.phase, state.lifted) == (Phase.PLACE_TILE, Cell(0, 0))
    assert legal_actions(state, 0) == (
        PlaceTile(0, Cell(1, 1)),
        PlaceTile(0, Cell(6, 6)),
    )
    for to, expected in [
        (Cell(0, 0), "6.5"),
        (Cell(4, 4), "6.5"),
        (Cell(2, 2), "6.5"),
        (Cell(-1, 1), "3.4"),
    ]:
        illegal = check(state, PlaceTile(0, to))
        assert illegal is not None
        assert illegal.clause == expected


def test_6_5_a_lifted_tile_does_not_go_back() -> None:
    illegal = check(apply(spun(), LiftTile(0, Cell(0, 0))), PlaceTile(0, Cell(0, 0)))
    assert str(illegal) == "the tile was lifted from 0,0 (rule 6.5)"


def test_6_5_the_tile_moves_and_then_the_tarantula_tile_is_collected() -> None:
    lifted = apply(spun(), LiftTile(0, Cell(0, 0)))
    tile = lifted.tiles[0]
    after = apply(lifted, PlaceTile(0, Cell(1, 1)))
    assert after.tiles[0] is None
    assert after.tiles[9] == tile
    assert after.tiles[8 * 4 + 4] is None
    assert Tile(TARANTULA, Bonus.YOWA) in after.collected[0]
    assert (after.phase, after.turn, after.origin, after.lifted) == (
        Phase.MOVE,
        1,
        None,
        None,
    )


def test_6_5_no_tile_need_be_moved() -> None:
    state = spun()
    after = apply(state, KeepTiles(0))
    assert after.tiles == (*state.tiles[:36], None, *state.tiles[37:])
    assert (after.phase, after.turn) == (Phase.MOVE, 1)


def test_6_5_without_any_tile_to_move_the_tile_is_collected_at_once() -> None:
    state = bare({(3, 3): TARANTULA}, [(3, 3), (7, 0)])
    after = apply(state, move((3, 4)))
    assert (after.phase, after.turn) == (Phase.MOVE, 1)
    assert after.tiles[8 * 3 + 3] is None


def test_6_6_a_tile_may_go_under_a_pawn_the_own_included() -> None:
    tiles = {(3, 3): TARANTULA, (0, 0): ZEBRA}
    state = apply(bare(tiles, [(3, 3), (7, 7)]), move((3, 4)))
    state = apply(state, LiftTile(0, Cell(0, 0)))
    assert check(state, PlaceTile(0, Cell(7, 7))) is None
    after = apply(state, PlaceTile(0, Cell(3, 4)))
    assert after.tiles[8 * 3 + 4] == Tile(ZEBRA, Bonus.YOWA)


def test_6_6_a_tile_may_go_under_a_pawn_unless_it_is_said_otherwise() -> None:
    """Options that say nothing: the pawn on 7,7 stands on the one bare space."""
    assert Options().tiles_under_pawns is True
    state = position(
        tiles={Cell(3, 3): TARANTULA, Cell(0, 0): ZEBRA, Cell(7, 7): None},
        pawns=[Cell(3, 3), Cell(7, 7)],
    )
    state = apply(apply(state, move((3, 4))), LiftTile(0, Cell(0, 0)))
    assert legal_actions(state, 0) == (PlaceTile(0, Cell(7, 7)),)
    assert apply(state, PlaceTile(0, Cell(7, 7))).tiles[63] == Tile(ZEBRA, Bonus.YOWA)


def test_6_6_with_bare_spaces_under_pawns_only_there_may_be_nothing_to_do() -> None:
    """Where no tile goes under a pawn, the tarantula's is collected at once."""
    state = position(
        tiles={Cell(3, 3): TARANTULA, Cell(7, 7): None},
        pawns=[Cell(3, 3), Cell(7, 7)],
        options=Options(tiles_under_pawns=False),
    )
    after = apply(state, move((3, 4)))
    assert (after.phase, after.turn, after.tiles[27]) == (Phase.MOVE, 1, None)


def test_6_6_unless_the_players_agree_otherwise() -> None:
    state = apply(spun(under=False), LiftTile(0, Cell(0, 0)))
    assert legal_actions(state, 0) == (PlaceTile(0, Cell(1, 1)),)
    illegal = check(state, PlaceTile(0, Cell(6, 6)))
    assert illegal is not None
    assert illegal.clause == "6.6"


# 6.7 lion


def test_6_7_lion_three_spaces_and_an_opponent_one_the_same_way() -> None:
    state = bare({(3, 3): LION}, [(3, 3), (6, 6), (3, 7)])
    assert pawns_after(state, (3, 6), 1, (6, 7)) == [(3, 6), (6, 7), (3, 7)]
    # East moves seat 1 only: seat 2 is at the edge.
    legal = legal_actions(state, 0)
    east = [a for a in legal if isinstance(a, AnimalMove) and a.to == Cell(3, 6)]
    assert east == [move((3, 6), 1, (6, 7))]


@pytest.mark.parametrize(
    ("victim", "victim_to", "expected"),
    [
        (None, None, "6.7"),
        (None, (6, 7), "6.7"),
        (0, (3, 7), "6.7"),  # yourself
        (1, None, "6.7"),
        (1, (5, 6), "6.7"),  # another direction
        (1, (6, 5), "6.7"),
        (2, (3, 6), "6.7"),
        (3, (1, 2), "6.14"),  # on an elephant
        (4, (6, 6), "6.7"),  # seat 1 stands there
    ],
)
def test_6_7_why_a_lion_cannot_move_that_opponent(
    victim: int | None, victim_to: Spot | None, expected: str
) -> None:
    tiles = {(3, 3): LION, (1, 1): ELEPHANT}
    state = bare(tiles, [(3, 3), (6, 6), (3, 7), (1, 1), (6, 5)])
    assert clause(state, (3, 6), victim, victim_to) == expected


def test_6_7_lion_cannot_move_without_an_opponent_to_move() -> None:
    state = bare({(3, 3): LION}, [(3, 3), (7, 7)])
    # North-west and the like work; south, east and south-east push into the edge.
    assert ends(state) == [(0, 0), (0, 3), (3, 0)]
    assert clause(state, (3, 6)) == "6.7"


def test_6_7_lion_exactly_three_spaces_without_crossing_a_pawn() -> None:
    state = bare({(3, 3): LION}, [(3, 3), (3, 5), (1, 1)])
    assert clause(state, (3, 6), 2, (1, 2)) == "6.7"
    assert clause(state, (3, 2), 2, (1, 0)) == "6.7"
    assert clause(state, (5, 4), 2, (2, 2)) == "6.7"


def test_6_7_the_opponent_may_come_to_where_the_lion_left() -> None:
    state = bare({(3, 3): LION}, [(3, 3), (3, 2)])
    assert pawns_after(state, (3, 6), 1, (3, 3)) == [(3, 6), (3, 3)]


def test_6_7_the_opponent_may_be_anywhere_but_needs_a_free_space() -> None:
    state = bare({(0, 0): LION}, [(0, 0), (5, 5), (5, 4)])
    assert pawns_after(state, (0, 3), 1, (5, 6)) == [(0, 3), (5, 6), (5, 4)]
    assert clause(state, (0, 3), 2, (5, 5)) == "6.7"


# 6.8 crocodile


def test_6_8_crocodile_crosses_opponents_also_on_elephants() -> None:
    around: list[Spot] = [(0, 1), (1, 0), (1, 1)]
    state = bare({(0, 0): CROCODILE, (1, 1): ELEPHANT}, [(0, 0), *around])
    assert clause(state, (2, 2)) is None
    assert pawns_after(state, (2, 2)) == [(2, 2), *around]


def test_6_8_crocodile_ends_on_an_opponent_and_moves_it_one_step() -> None:
    state = bare({(3, 3): CROCODILE}, [(3, 3), (3, 5)])
    legal = legal_actions(state, 0)
    onto = [a for a in legal if isinstance(a, AnimalMove) and a.to == Cell(3, 5)]
    assert onto == [move((3, 5), 1, spot) for spot in neighbours(3, 5)]
    assert pawns_after(state, (3, 5), 1, (2, 6)) == [(3, 5), (2, 6)]


def test_6_8_crocodile_ends_on_nobody_who_stands_on_an_elephant() -> None:
    state = bare({(3, 3): CROCODILE, (3, 5): ELEPHANT}, [(3, 3), (3, 5)])
    assert (3, 4) in ends(state)
    assert (3, 5) not in ends(state)


def test_6_8_the_space_that_the_crocodile_left_is_free_for_the_opponent() -> None:
    """The one way out of a corner in which others stand around."""
    state = bare({(0, 1): CROCODILE}, [(0, 1), (0, 0), (1, 0), (1, 1)])
    legal = legal_actions(state, 0)
    onto = [a for a in legal if isinstance(a, AnimalMove) and a.to == Cell(0, 0)]
    assert onto == [move((0, 0), 1, (0, 1))]
    assert pawns_after(state, (0, 0), 1, (0, 1)) == [(0, 0), (0, 1), (1, 0), (1, 1)]


@pytest.mark.parametrize(
    ("to", "victim", "victim_to", "expected"),
    [
        ((3, 6), None, None, "6.8"),  # three steps
        ((3, 5), None, None, "6.8"),  # seat 1 stands there
        ((3, 5), 1, None, "6.8"),
        ((3, 5), 2, (3, 6), "6.8"),  # another opponent
        ((3, 5), 1, (3, 7), "6.8"),  # two steps
        ((3, 5), 1, (3, 5), "6.8"),
        ((3, 5), 1, (2, 5), "6.8"),  # seat 2 stands there
        ((3, 4), 1, (3, 6), "6.8"),  # nobody stands there
        ((3, 4), None, (3, 6), "6.8"),
        ((4, 4), None, None, "6.14"),  # seat 3 stands there, on an elephant
        ((4, 4), 3, (5, 5), "6.14"),
    ],
)
def test_6_8_why_a_crocodile_cannot_end_there(
    to: Spot, victim: int | None, victim_to: Spot | None, expected: str
) -> None:
    tiles = {(3, 3): CROCODILE, (4, 4): ELEPHANT}
    state = bare(tiles, [(3, 3), (3, 5), (2, 5), (4, 4)])
    assert clause(state, to, victim, victim_to) == expected


def test_6_8_an_opponent_with_no_way_out_cannot_be_ended_on() -> None:
    state = bare({(2, 0): CROCODILE}, [(2, 0), (0, 0), (0, 1), (1, 0), (1, 1)])
    assert (0, 0) not in ends(state)


# 6.9 black mamba


def test_6_9_black_mamba_moves_all_neighbours_straight_away() -> None:
    state = bare({(3, 1): MAMBA}, [(3, 1), (2, 4), (4, 2), (3, 5)])
    # From 3,3 seat 1 is north-east, seat 2 south-west, seat 3 two spaces away.
    assert pawns_after(state, (3, 3)) == [(3, 3), (1, 5), (5, 1), (3, 5)]


def test_6_9_black_mamba_blocked_by_the_edge_and_by_other_pawns() -> None:
    state = bare({(1, 4): MAMBA}, [(1, 4), (0, 3), (1, 1), (1, 0), (2, 2)])
    # On 1,2: seat 1 is at the edge, seat 2 in front of seat 3, seat 4 goes south.
    assert pawns_after(state, (1, 2)) == [(1, 2), (0, 3), (1, 1), (1, 0), (3, 2)]


def test_6_9_the_space_that_the_mamba_left_is_free() -> None:
    state = bare({(3, 3): MAMBA}, [(3, 3), (3, 4)])
    # By 2,4 to 3,5: seat 1 is west of it and goes to 3,3.
    assert pawns_after(state, (3, 5)) == [(3, 5), (3, 3)]


def test_6_9_who_is_a_neighbour_counts_after_the_move() -> None:
    state = bare({(3, 3): MAMBA}, [(3, 3), (3, 4)])
    assert pawns_after(state, (3, 1)) == [(3, 1), (3, 4)]


def test_6_9_black_mamba_does_not_cross_pawns_and_names_nobody() -> None:
    state = bare({(0, 0): MAMBA}, [(0, 0), (0, 1), (1, 1)])
    assert clause(state, (0, 2)) == "6.9"
    assert clause(state, (3, 0)) == "6.9"
    assert clause(state, (1, 0), 1, (0, 2)) == "6.9"


# 6.10 to 6.12 rhino


def test_6_10_rhino_pushes_whoever_is_in_the_way_to_the_edge() -> None:
    state = bare({(3, 2): RHINO}, [(3, 2), (3, 4), (3, 6)])
    assert pawns_after(state, (3, 5)) == [(3, 5), (3, 6), (3, 7)]


def test_6_11_rhino_stops_in_front_of_an_opponent_on_an_elephant() -> None:
    state = bare({(3, 2): RHINO, (3, 4): ELEPHANT}, [(3, 2), (3, 4)])
    assert pawns_after(state, (3, 3)) == [(3, 3), (3, 4)]
    assert clause(state, (3, 4)) == "6.10"
    assert clause(state, (3, 6)) == "6.10"


def test_6_11_also_if_that_opponent_would_be_pushed_by_another() -> None:
    state = bare({(3, 2): RHINO, (3, 6): ELEPHANT}, [(3, 2), (3, 4), (3, 6)])
    assert pawns_after(state, (3, 4)) == [(3, 4), (3, 5), (3, 6)]


def test_6_10_rhino_charges_diagonally_to_the_edge() -> None:
    state = bare({(6, 1): RHINO}, [(6, 1), (7, 7)])
    assert pawns_after(state, (0, 7)) == [(0, 7), (7, 7)]
    assert clause(state, (1, 6)) == "6.10"
    assert clause(state, (5, 3)) == "6.10"


def test_6_11_a_charge_leads_at_least_one_space() -> None:
    state = bare({(3, 6): RHINO}, [(3, 6), (3, 7)])
    assert (3, 7) not in ends(state)
    assert clause(state, (3, 7)) == "6.11"


def test_6_11_nor_is_there_a_charge_against_an_elephant_next_to_it() -> None:
    state = bare({(3, 3): RHINO, (3, 4): ELEPHANT}, [(3, 3), (3, 4)])
    assert clause(state, (3, 7)) == "6.11"
    assert not [spot for spot in ends(state) if spot[0] == 3 and spot[1] > 3]


def test_6_12_a_pawn_pushed_across_an_elephant_tile_goes_on_sliding() -> None:
    state = bare({(3, 2): RHINO, (3, 5): ELEPHANT}, [(3, 2), (3, 4)])
    assert pawns_after(state, (3, 6)) == [(3, 6), (3, 7)]


def test_6_12_also_if_it_comes_to_stand_on_the_elephant() -> None:
    at_the_edge = bare({(3, 2): RHINO, (3, 7): ELEPHANT}, [(3, 2), (3, 4)])
    assert pawns_after(at_the_edge, (3, 6)) == [(3, 6), (3, 7)]
    tiles = {(3, 2): RHINO, (3, 6): ELEPHANT}
    between = bare(tiles, [(3, 2), (3, 4), (3, 5)])
    assert pawns_after(between, (3, 5)) == [(3, 5), (3, 6), (3, 7)]


def test_6_10_rhino_charges_to_the_edge_in_each_of_the_eight_directions() -> None:
    state = bare({(3, 2): RHINO}, [(3, 2), (7, 7)])
    assert ends(state) == [
        (0, 2), (0, 5), (1, 0), (3, 0), (3, 7), (5, 0), (7, 2), (7, 6)
    ]  # fmt: skip


def test_6_10_rhino_leaves_alone_who_is_not_in_its_way() -> None:
    state = bare({(3, 2): RHINO}, [(3, 2), (3, 4), (2, 6), (3, 1)])
    assert pawns_after(state, (3, 6)) == [(3, 6), (3, 7), (2, 6), (3, 1)]


def test_6_10_whoever_stands_at_the_edge_already_stays() -> None:
    state = bare({(3, 2): RHINO}, [(3, 2), (3, 7), (3, 5)])
    assert pawns_after(state, (3, 5)) == [(3, 5), (3, 7), (3, 6)]


# 6.13 to 6.15 elephant


def test_6_13_elephant_exactly_two_spaces_in_one_direction() -> None:
    state = bare({(3, 3): ELEPHANT}, [(3, 3), (3, 4)])
    assert ends(state) == [(1, 1), (1, 3), (1, 5), (3, 1), (5, 1), (5, 3), (5, 5)]
    assert clause(state, (3, 5)) == "6.13"
    assert clause(state, (2, 3)) == "6.13"
    assert clause(state, (1, 2)) == "6.13"


def test_6_14_who_stands_on_an_elephant_is_moved_by_no_animal_of_others() -> None:
    mamba = bare({(3, 3): MAMBA, (3, 5): ELEPHANT}, [(3, 3), (3, 5)])
    assert pawns_after(mamba, (3, 4)) == [(3, 4), (3, 5)]
    lion = bare({(3, 3): LION, (6, 5): ELEPHANT}, [(3, 3), (6, 5)])
    assert ends(lion) == []
    assert clause(lion, (3, 6), 1, (6, 6)) == "6.14"


def test_6_14_the_crocodile_and_the_rhino_respect_the_elephant_too() -> None:
    crocodile = bare({(3, 3): CROCODILE, (3, 5): ELEPHANT}, [(3, 3), (3, 5)])
    assert (3, 5) not in ends(crocodile)
    assert clause(crocodile, (3, 5), 1, (3, 6)) == "6.14"
    rhino = bare({(3, 3): RHINO, (3, 5): ELEPHANT}, [(3, 3), (3, 5)])
    assert pawns_after(rhino, (3, 4)) == [(3, 4), (3, 5)]


def test_6_14_an_elephant_without_a_pawn_protects_nobody() -> None:
    state = bare({(3, 3): MAMBA, (3, 6): ELEPHANT}, [(3, 3), (3, 5)])
    assert pawns_after(state, (3, 4)) == [(3, 4), (3, 6)]


def test_6_14_who_was_moved_onto_an_elephant_is_protected_from_then_on() -> None:
    tiles = {(3, 2): RHINO, (3, 7): ELEPHANT, (0, 7): RHINO}
    state = bare(tiles, [(3, 4), (3, 2), (0, 7)], turn=1)
    state = apply(state, AnimalMove(1, Cell(3, 6)))
    assert state.pawns[0] == Cell(3, 7)
    # the charge of seat 2 down the edge stops in front of it
    assert check(state, AnimalMove(2, Cell(2, 7))) is None
    illegal = check(state, AnimalMove(2, Cell(6, 7)))
    assert str(illegal) == "the charge that way ends on 2,7 (rule 6.10)"


def test_6_14_its_own_player_leaves_an_elephant_in_any_way() -> None:
    state = bare({(3, 3): ELEPHANT}, [(3, 3), (7, 7)], food=[1, 0])
    assert clause(state, (3, 5)) is None
    assert check(state, Step(0, Cell(3, 4))) is None
    assert check(state, SpendFood(0, Cell(3, 4))) is None


def test_6_15_to_be_moved_brings_no_tile() -> None:
    state = bare({(3, 2): RHINO, (3, 4): LION, (3, 7): ZEBRA}, [(3, 2), (3, 4)])
    after = apply(state, move((3, 6)))
    assert after.collected[1] == state.collected[1]
    assert after.tiles[8 * 3 + 4] == Tile(LION, Bonus.YOWA)
    assert after.tiles[8 * 3 + 7] == Tile(ZEBRA, Bonus.YOWA)


def test_6_food_comes_before_the_animal_not_after() -> None:
    state = bare({(3, 3): ZEBRA}, [(3, 3), (7, 7)], food=[1, 0])
    after = apply(state, move((3, 4)))
    illegal = check(after, SpendFood(0, Cell(3, 5)))
    assert illegal is not None
    assert illegal.clause == "turn"
