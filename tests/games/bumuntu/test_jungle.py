"""The tables of the jungle against coordinates."""

from tabletop_rules.games.bumuntu.jungle import (
    BETWEEN,
    CELLS,
    DIAGONAL,
    DIRECTION,
    DISTANCE,
    NEIGHBOURS,
    NEXT,
    OUTER_RING,
    RAYS,
    SPACES,
    STRAIGHT,
    WITHIN,
    bits,
    listed,
    spread,
)


def test_3_4_rays_end_at_the_edge_and_never_wrap_round() -> None:
    for space, cell in enumerate(CELLS):
        for direction, ray in enumerate(RAYS[space]):
            here = cell
            for ahead in ray:
                there = CELLS[ahead]
                down, right = there.row - here.row, there.column - here.column
                assert max(abs(down), abs(right)) == 1
                assert (down != 0 and right != 0) is (direction in DIAGONAL)
                assert DIRECTION[space][ahead] == direction
                here = there
            # one more would leave the jungle: the last is on the edge ahead
            assert NEXT[CELLS.index(here)][direction] is None
            assert CELLS.index(here) in OUTER_RING


def test_3_4_rays_are_as_long_as_the_way_to_the_edge() -> None:
    # up, up right, right, down right, down, down left, left, up left
    assert [len(ray) for ray in RAYS[8 * 2 + 1]] == [2, 2, 6, 5, 5, 1, 1, 1]
    assert len(STRAIGHT) == len(DIAGONAL) == 4


def test_3_1_neighbours_by_coordinates() -> None:
    for space, cell in enumerate(CELLS):
        near = [
            other
            for other, there in enumerate(CELLS)
            if other != space
            and abs(there.row - cell.row) <= 1
            and abs(there.column - cell.column) <= 1
        ]
        assert NEIGHBOURS[space] == tuple(near)
    assert sorted([len(near) for near in NEIGHBOURS]) == [3] * 4 + [5] * 24 + [8] * 36


def test_distances_and_what_lies_between() -> None:
    for a in SPACES:
        for b in SPACES:
            rows = abs(CELLS[a].row - CELLS[b].row)
            columns = abs(CELLS[a].column - CELLS[b].column)
            assert DISTANCE[a][b] == max(rows, columns)
            straight = a != b and (rows == columns or 0 in (rows, columns))
            assert (DIRECTION[a][b] is not None) is straight
            crossed = max(rows, columns) - 1 if straight else 0
            assert BETWEEN[a][b].bit_count() == crossed


def test_a_set_spreads_to_all_neighbours_of_its_spaces() -> None:
    for space in SPACES:
        assert spread(1 << space) == bits((space, *NEIGHBOURS[space]))
        assert spread(spread(1 << space)) == WITHIN[2][space] | 1 << space
    assert spread(bits((0, 63))) == bits((0, 1, 8, 9, 54, 55, 62, 63))


def test_a_set_is_listed_in_ascending_order() -> None:
    assert listed(0) == []
    assert listed(bits((63, 0, 17, 16, 40))) == [0, 16, 17, 40, 63]
    assert listed(2**64 - 1) == list(range(64))
