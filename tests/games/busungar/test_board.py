"""Section 1 of the rules: the board as data."""

import copy
import pickle
import re
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any
from unicodedata import category

import pytest
from attrs import asdict, evolve, fields

from tabletop_rules import render
from tabletop_rules.codec import from_json, to_json
from tabletop_rules.errors import InvalidOptions, ParseError
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import RECONSTRUCTED_BOARD, Board, Options
from tabletop_rules.games.busungar.atlas import Atlas
from tests.games.busungar.tables import YARD
from tests.render.reading import marked_actions

PLAIN: dict[str, Any] = {
    "sidewalk": ("a", "b"),
    "entrances": (("a", "gate"),),
    "paths": (("gate", "tree"), ("gate", "kennel")),
    "red": ("gate",),
    "tree": "tree",
    "kennel": "kennel",
}


def test_1_2_fifteen_stones_and_three_entrances() -> None:
    board = RECONSTRUCTED_BOARD
    assert board.sidewalk == tuple(f"S{number}" for number in range(15))
    assert board.entrances == (("S3", "L1"), ("S7", "M1"), ("S11", "R1"))


def test_1_3_the_ways_end_at_the_tree() -> None:
    paths = RECONSTRUCTED_BOARD.paths
    for end in (("L10", "T"), ("M9", "T"), ("R10", "T"), ("L1", "L2"), ("R9", "R10")):
        assert end in paths
    # 9 + 1, 8 + 1, 9 + 1 on the three ways, 4 + 4 on the links, 1 to the kennel
    assert len(paths) == 10 + 9 + 10 + 8 + 1


def test_1_3_links_kennel_and_red_points() -> None:
    board = RECONSTRUCTED_BOARD
    links = [path for path in board.paths if "X" in path[0] + path[1]]
    assert [set(path) for path in links] == [
        {"L4", "X1"},
        {"X1", "M4"},
        {"M4", "X2"},
        {"X2", "R4"},
        {"L7", "X3"},
        {"X3", "M7"},
        {"M7", "X4"},
        {"X4", "R7"},
    ]
    assert [path for path in board.paths if "K" in path] == [("M5", "K")]
    assert set(board.red) == {"L3", "L8", "M3", "M8", "R3", "R8", "X1", "X4"}
    assert (board.tree, board.kennel) == ("T", "K")


def test_1_1_the_row_of_stones_then_the_points_of_the_garden() -> None:
    assert YARD.points == (
        *("kerb", "put", "out-5", "ß"),
        *("apple", "gap", "gate", "pond", "hut", "nook"),
    )


def test_the_board_says_that_it_is_a_reconstruction() -> None:
    for told in (Options.__doc__, busungar.CardCounts.__doc__, busungar.__doc__):
        assert told is not None
        assert "reconstruction" in told


def test_the_page_draws_every_point_and_marks_the_red_ones() -> None:
    page = Path(__file__).parents[3] / "docs" / "games" / "busungar.md"
    drawing = page.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    drawn = re.findall(r"[A-Z][0-9]*\*?", drawing)
    points = [name.rstrip("*") for name in drawn]
    assert sorted(points) == sorted(RECONSTRUCTED_BOARD.points)
    red = {name.rstrip("*") for name in drawn if name.endswith("*")}
    assert red == set(RECONSTRUCTED_BOARD.red)


def test_lists_are_taken_as_tuples() -> None:
    as_lists = Board(
        sidewalk=["a", "b"],
        entrances=[["a", "gate"]],
        paths=[["gate", "tree"], ["gate", "kennel"]],
        red=["gate"],
        tree="tree",
        kennel="kennel",
    )
    assert as_lists == Board(**PLAIN)
    assert hash(as_lists) == hash(Board(**PLAIN))


def test_what_is_worked_out_shows_nowhere() -> None:
    board = Board(**PLAIN)
    assert "atlas" not in repr(board)
    assert "atlas" not in to_json(board)
    assert from_json(to_json(board), Board) == board
    assert [f.name for f in fields(Board) if f.init] == list(PLAIN)
    assert asdict(board, filter=lambda field, _: field.init) == PLAIN


def test_what_is_worked_out_cannot_be_written_to() -> None:
    board = Board(**PLAIN)
    assert board.points == ("a", "b", "gate", "tree", "kennel")
    tables = [getattr(board._atlas, field.name) for field in fields(Atlas)]
    for table in tables:
        rows = table if isinstance(table, tuple) else (table,)
        for row in rows:
            assert not isinstance(row, dict | list | set)
            if isinstance(row, Mapping):
                assert not any(isinstance(v, dict | list | set) for v in row.values())
                with pytest.raises(TypeError):
                    row["a"] = ()  # type: ignore[index]


def test_copies_of_a_board_play_on() -> None:
    start = busungar.initial_state(5, 2, Options(YARD, apples=7))
    for state in (copy.deepcopy(start), pickle.loads(pickle.dumps(start))):
        assert state == start
        legal = busungar.legal_actions(state, 0)
        assert legal == busungar.legal_actions(start, 0)
        assert busungar.apply(state, legal[0]) == busungar.apply(start, legal[0])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"sidewalk": ("a", "a")}, "a is there twice"),
        ({"sidewalk": ("a", "tree")}, "tree is there twice"),
        ({"sidewalk": ("a",)}, "the sidewalk has fewer than two stones"),
        ({"sidewalk": ("a", "")}, "'' is no name"),
        ({"sidewalk": ("a", "b c")}, "'b c' is no name"),
        ({"sidewalk": ("a", "b\u00a0")}, "is no name"),
        ({"sidewalk": ("a", "b\u2028")}, "is no name"),
        ({"sidewalk": ("a", "b\n")}, "is no name"),
        ({"sidewalk": ("a", "b\x00")}, "is no name"),
        ({"sidewalk": ("a", "\ud800")}, "is no name"),
        ({"sidewalk": ("a", "b\u200b")}, "is no name"),
        ({"sidewalk": ("a", "b\ue000")}, "is no name"),
        ({"sidewalk": ("a", "b\ufdd0")}, "is no name"),
        ({"sidewalk": ("a", "b" * 101)}, "a name of 101 characters, not 100 or fewer"),
        ({"kennel": "b" * 101}, "a name of 101 characters"),
        ({"paths": (*PLAIN["paths"], ("gate", "gate"))}, "from gate to itself"),
        ({"paths": (*PLAIN["paths"], ("tree", "gate"))}, "gate to tree is there twice"),
        ({"paths": (*PLAIN["paths"], ("gate", "b"))}, "b is there twice"),
        ({"entrances": ()}, "there is no entrance"),
        ({"entrances": (("c", "gate"),)}, "the entrance at c is not on the sidewalk"),
        ({"entrances": (("gate", "tree"),)}, "at gate is not on the sidewalk"),
        ({"entrances": (("a", "b"),)}, "leads to b, which is on no path"),
        ({"entrances": (("a", "gate"),) * 2}, "from a to gate is there twice"),
        ({"entrances": (("a", "gate"), ("a", "kennel"))}, "lies behind an entrance"),
        ({"red": ("b",)}, "the red point b is not in the garden"),
        ({"red": ("gate", "gate")}, "the red point gate is there twice"),
        ({"red": ("tree",)}, "the tree tree is red"),
        ({"red": ("kennel",)}, "the kennel kennel is red"),
        ({"tree": "b"}, "the tree b is not in the garden"),
        ({"kennel": "hut"}, "the kennel hut is not in the garden"),
        ({"kennel": "tree"}, "both the tree and the kennel"),
        (
            {"paths": (*PLAIN["paths"], ("tree", "kennel"))},
            "the kennel kennel has more than one neighbour",
        ),
        (
            {"paths": (("gate", "kennel"), ("tree", "shed"))},
            "no way leads from the entrance at a to the tree",
        ),
    ],
)
def test_a_board_that_contradicts_itself(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidOptions, match=reason):
        Board(**{**PLAIN, **change})


def named(name: str) -> Board:
    """The plain board with that name for its left stone."""
    sidewalk, entrances = (name, "b"), ((name, "gate"),)
    return Board(**{**PLAIN, "sidewalk": sidewalk, "entrances": entrances})


def test_a_name_of_any_category_is_refused_or_carried_unharmed() -> None:
    """The first character of each Unicode category, and some that are known as odd."""
    by_category: dict[str, str] = {}
    for number in range(sys.maxunicode + 1):
        by_category.setdefault(category(chr(number)), chr(number))
    assert len(by_category) == 30
    strange = ["\u200b", "\u202e", "\ue000", "\ufdd0", "\ufeff", "\ufffe", "\U0001f3fc"]
    refused = set()
    for character in (*by_category.values(), *strange):
        name = f"x{character}y"
        try:
            board = named(name)
        except InvalidOptions:
            refused.add(category(character))
            with pytest.raises(ParseError):
                busungar.parse_action(f"start {name}", 0)
            continue
        assert from_json(to_json(board), Board) == board
        start = busungar.initial_state(1, 2, Options(board))
        legal = busungar.legal_actions(start, 0)
        assert legal[0] == busungar.ChooseStart(0, name)
        assert busungar.parse_action(busungar.format_action(legal[0]), 0) == legal[0]
        drawn = render.svg(busungar.view(start, 0), legal)
        assert marked_actions(drawn) == {f"start {name}", "start b"}
    assert refused == {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"}


def long_way(length: int) -> dict[str, Any]:
    """A board with so many stones, and as many points one after the other."""
    points = [f"p{number}" for number in range(length)]
    return {
        "sidewalk": [f"s{number}" for number in range(length)],
        "entrances": [("s0", "p1")],
        "paths": list(pairwise(points)),
        "red": points[2:],
        "tree": "p1",
        "kennel": "p0",
    }


def test_a_board_of_400_stones_and_points_is_drawn() -> None:
    """Ten times the reconstructed one is taken, and its picture is still one."""
    board = Board(**long_way(400))
    assert len(board.points) == 800
    start = busungar.initial_state(1, 2, Options(board))
    begin = process_time()
    assert len(render.svg(busungar.view(start, 0))) < 2_000_000
    assert process_time() - begin < 5


@pytest.mark.parametrize("name", ["sidewalk", "entrances", "paths", "red"])
def test_a_board_that_is_too_large_is_counted_before_it_is_looked_at(
    name: str,
) -> None:
    for count in (401, 100_000):
        grown = {
            "sidewalk": [str(number) for number in range(count)],
            "entrances": [("a", str(number)) for number in range(count)],
            "paths": [("a", str(number)) for number in range(count)],
            "red": [str(number) for number in range(count)],
        }
        begin = process_time()
        with pytest.raises(
            InvalidOptions, match=f"{name} must have 400 parts or fewer, not {count}"
        ):
            Board(**{**PLAIN, name: grown[name]})
        assert process_time() - begin < 2


@pytest.mark.parametrize(
    "change",
    [
        {"sidewalk": "ab"},
        {"sidewalk": ("a", 1)},
        {"red": 5},
        {"entrances": ("ab",)},
        {"entrances": (("a", "gate", "tree"),)},
        {"paths": (("gate", None),)},
        {"tree": 3},
        {"kennel": None},
    ],
)
def test_a_board_of_a_wrong_type(change: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Board(**{**PLAIN, **change})


def test_a_change_of_the_board_is_checked_too() -> None:
    assert evolve(YARD, red=()).red == ()
    with pytest.raises(InvalidOptions):
        evolve(YARD, kennel="pond")


def test_another_board_with_the_same_names_has_ways_of_its_own() -> None:
    closed = evolve(YARD, entrances=(("put", "gap"),))
    state = busungar.position(
        places=["ß", None], pips=1, options=Options(closed), headings=[None, None]
    )
    assert busungar.legal_actions(state, 0) == (
        busungar.Walk(0, busungar.Direction.LEFT),
    )
