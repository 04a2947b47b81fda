"""Markers (section 3 of the rules)."""

from itertools import permutations
from typing import cast

import numpy as np
import pytest
from attrs import evolve

from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import ColumnError, Marker, Mask, marker, parse_masks
from tabletop_rules.games.bambuti.components import BOX
from tabletop_rules.games.bambuti.markers import marker_sums
from tests.games.bambuti.tables import mask, table

ROWS = ["R1 R5 R9 R4 R2", "B1 B2 B8 B3 R3"]


def facing(first: Mask, second: Mask) -> Marker | None:
    """The marker between two cards that face each other in the centre."""
    rows = (first, first, first, first, first), (second,) * 5
    return marker(evolve(table(), rows=rows), 2)


def all_sides(state: bambuti.State) -> list[bambuti.State | bambuti.View]:
    """The position, and as each seat and a spectator see it."""
    return [state, *[bambuti.view(state, seat) for seat in (0, 1, None)]]


def literal(first: Mask, second: Mask) -> Marker | None:
    """Section 3 read word by word."""
    if first.value == second.value:  # 3.4
        return None
    owner = {first: 0, second: 1}
    high, low = (first, second) if first.value > second.value else (second, first)
    worth = {high: high.value - low.value, low: low.value}  # 3.1
    if worth[high] == worth[low]:  # 3.3
        return None
    better = high if worth[high] > worth[low] else low  # 3.2
    beside = owner[better]
    if high.colour == low.colour:  # 3.5
        beside = 1 - beside
    return Marker(beside, abs(worth[high] - worth[low]))


def test_all_pairs_of_masks_as_section_3_reads() -> None:
    pairs = list(permutations(BOX, 2))
    assert len(pairs) == 2450
    for first, second in pairs:
        assert facing(first, second) == literal(first, second), (first, second)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("R7", "B2", Marker(0, 3)),  # 7 - 2 = 5 against 2
        ("B2", "R7", Marker(1, 3)),
        ("R7", "B4", Marker(1, 1)),  # 7 - 4 = 3 against 4
        ("B4", "R7", Marker(0, 1)),
    ],
)
def test_3_1_the_higher_is_worth_the_difference_and_the_lower_itself(
    first: str, second: str, expected: Marker
) -> None:
    assert facing(mask(first), mask(second)) == expected


def test_3_2_markers_go_from_1_to_8() -> None:
    assert facing(mask("R10"), mask("B1")) == Marker(0, 8)  # 9 against 1
    assert facing(mask("R10"), mask("B9")) == Marker(1, 8)  # 1 against 9
    found = {facing(*pair) for pair in permutations(BOX, 2)}
    assert {each.value for each in found if each} == {1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.parametrize("low", [1, 2, 3, 4, 5])
def test_3_3_no_marker_between_a_card_and_its_double(low: int) -> None:
    for colour in "RB":
        assert facing(mask(f"R{2 * low}"), mask(f"{colour}{low}")) is None
        assert facing(mask(f"R{low}"), mask(f"{colour}{2 * low}")) is None


@pytest.mark.parametrize("value", range(1, 11))
def test_3_4_no_marker_between_equal_values(value: int) -> None:
    assert facing(mask(f"R{value}"), mask(f"B{value}")) is None


def test_3_5_the_same_colour_turns_the_marker_round() -> None:
    assert facing(mask("R7"), mask("R2")) == Marker(1, 3)
    assert facing(mask("R4"), mask("R7")) == Marker(1, 1)


def test_markers_of_a_position_and_of_each_view() -> None:
    state = bambuti.position(rows=map(parse_masks, ROWS))
    expected = [None, Marker(0, 1), Marker(1, 7), Marker(1, 2), Marker(1, 1)]
    for seen in all_sides(state):
        assert [marker(seen, column) for column in range(5)] == expected
    assert marker_sums(state.rows) == (1, 10)


def test_no_marker_until_both_rows_lie_there() -> None:
    first, second = map(parse_masks, ROWS)
    for rows in ([(), ()], [first, ()], [(), second]):
        state = bambuti.position(rows=rows)
        for seen in all_sides(state):
            assert [marker(seen, column) for column in range(5)] == [None] * 5


def test_a_marker_is_no_field_of_a_position() -> None:
    assert "Marker" not in repr(table())


@pytest.mark.parametrize("column", [-1, 5, 7])
def test_a_column_that_is_not_there(column: int) -> None:
    with pytest.raises(ColumnError, match=f"from 0 to 4, not {column}"):
        marker(table(), column)
    with pytest.raises(ColumnError):
        marker(bambuti.initial_state(1, 2), column)


def test_a_column_is_an_integer() -> None:
    state = table()
    assert marker(state, cast(int, np.int64(1))) == marker(state, 1)
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(TypeError):
            marker(state, cast(int, wrong))
