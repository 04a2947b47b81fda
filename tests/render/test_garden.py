"""Where the points of a board lie."""

from itertools import combinations

from tabletop_rules.games.busungar import RECONSTRUCTED_BOARD, Board
from tabletop_rules.render.garden import ROOM, layout
from tests.render.positions import long_names


def _boards() -> list[Board]:
    ladder = [(f"a{n}", f"a{n + 1}") for n in range(6)]
    star = [("hub", f"p{n}") for n in range(7)]
    return [
        RECONSTRUCTED_BOARD,
        long_names().board,
        # the tree close to the sidewalk, with points behind it
        Board(["s", "t"], [("s", "a0")], [*ladder, ("a0", "k")], [], "a1", "k"),
        # points that no way leads to, and entrances at one stone
        Board(
            ["s", "t"],
            [("s", "hub"), ("s", "p1"), ("t", "p1")],
            [*star, ("p0", "tree"), ("far", "away"), ("p5", "k")],
            ["far"],
            "tree",
            "k",
        ),
    ]


def test_all_points_have_a_place_of_their_own() -> None:
    for board in _boards():
        plan = layout(board)
        assert set(plan.places) == set(board.points)
        for (x, y), (other_x, other_y) in combinations(plan.places.values(), 2):
            assert abs(x - other_x) >= 40 or abs(y - other_y) >= 40


def test_points_of_a_layer_leave_room_for_pieces() -> None:
    for board in _boards():
        garden = [
            place
            for name, place in layout(board).places.items()
            if name not in board.sidewalk
        ]
        for (x, y), (other_x, other_y) in combinations(garden, 2):
            assert y != other_y or abs(x - other_x) >= ROOM - 0.1


def test_all_lie_within_the_size() -> None:
    for board in _boards():
        plan = layout(board)
        for x, y in plan.places.values():
            assert 0 <= x <= plan.width
            assert 0 <= y <= plan.height


def test_the_sidewalk_is_a_row_from_left_to_right_at_the_bottom() -> None:
    for board in _boards():
        plan = layout(board)
        stones = [plan.places[stone] for stone in board.sidewalk]
        assert [x for x, _ in stones] == sorted(x for x, _ in stones)
        assert {y for _, y in stones} == {plan.height}
        others = [plan.places[name][1] for name in set(plan.places) - {*board.sidewalk}]
        assert max(others) < plan.height


def test_the_tree_lies_above_its_neighbours_in_a_layer_of_its_own() -> None:
    for board in _boards():
        plan = layout(board)
        height = plan.places[board.tree][1]
        joined = [pair for pair in board.paths if board.tree in pair]
        near = [point for pair in joined for point in pair if point != board.tree]
        assert all(plan.places[point][1] > height for point in near)
        assert [y for _, y in plan.places.values()].count(height) == 1


def test_the_three_ways_of_the_reconstructed_board_are_straight() -> None:
    places = layout(RECONSTRUCTED_BOARD).places
    for letter, last, stone in (("L", 10, "S3"), ("M", 9, "S7"), ("R", 10, "S11")):
        ways = {places[f"{letter}{number}"][0] for number in range(1, last + 1)}
        assert ways == {places[stone][0]}
    assert places["T"][0] == places["M9"][0]


def test_the_same_board_lies_the_same() -> None:
    for board, again in zip(_boards(), _boards(), strict=True):
        assert layout(board) == layout(again)
