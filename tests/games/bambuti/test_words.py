"""Masks and positions in words, and the score line by line."""

from typing import Any

import pytest

from tabletop_rules import bambuti
from tabletop_rules.errors import InvalidState, ParseError
from tabletop_rules.games.bambuti import Colour, Marker, Mask, parse_masks
from tabletop_rules.games.bambuti.components import BOX
from tabletop_rules.games.bambuti.setup import MaskWords
from tabletop_rules.outcome import Entry, Note
from tests.games.bambuti.tables import blocked, do

ROWS = ["R3 G6 B9 Y5 R2", "B1 P6 R10 G4 Y1"]
"""Column 0: 3 faces 1; 1: 6 faces 6; 2: 9 faces 10; 3: 5 faces 4; 4: 2 faces 1."""


@pytest.mark.parametrize("mask", BOX)
def test_each_mask_is_read_as_it_is_written(mask: Mask) -> None:
    assert bambuti.parse_mask(bambuti.format_mask(mask)) is mask
    assert bambuti.parse_mask(f" {str(mask).lower()} ") is mask


@pytest.mark.parametrize("colour", Colour)
def test_each_colour_is_read_as_it_is_written(colour: Colour) -> None:
    assert bambuti.format_colour(colour) == colour.value
    for text in (str(colour), str(colour).upper(), f" {colour.name[0]} "):
        assert bambuti.parse_colour(text) is colour


def test_each_marker_is_read_as_it_is_written() -> None:
    assert bambuti.format_marker(Marker(1, 8)) == str(Marker(1, 8)) == "8 (seat 1)"
    for owner in (0, 1):
        for value in range(1, 9):
            marker = Marker(owner, value)
            assert bambuti.parse_marker(bambuti.format_marker(marker)) == marker
            assert bambuti.parse_marker(f" {value}  ({owner})") == marker


@pytest.mark.parametrize("text", ["0 (seat 0)", "9 (seat 0)", "1 (seat 2)", "1", ""])
def test_3_2_other_texts_are_no_markers(text: str) -> None:
    with pytest.raises(ParseError, match=r'is not a marker: write "3 \(seat 0\)"'):
        bambuti.parse_marker(text)


def test_a_mask_may_be_told_by_its_fields() -> None:
    row: MaskWords = [(3, "red"), "G6", (9, "B"), Mask(5, Colour.YELLOW), "r2"]
    assert bambuti.position(rows=[row, None]).rows[0] == parse_masks(ROWS[0])
    with pytest.raises(ParseError, match=r"^rows\[0\]\[0\].colour: 'pink' is not a c"):
        bambuti.position(rows=[[(3, "pink")], None])
    for wrong in ("redd", "", "O"):
        with pytest.raises(ParseError, match='is not a colour: write "red"'):
            bambuti.parse_colour(wrong)


def test_a_position_in_words_is_the_one_in_masks() -> None:
    in_words = bambuti.position(
        rows=ROWS, hands=["G1 G2 G3 r4 r5 r6 r7", None], deck="P1 P2", turn=1
    )
    in_masks = bambuti.position(
        rows=[parse_masks(row) for row in ROWS],
        hands=[parse_masks("G1 G2 G3 R4 R5 R6 R7"), None],
        deck=parse_masks("P1 P2"),
        turn=1,
    )
    assert in_words == in_masks
    assert in_words.deck == parse_masks("P1 P2")


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"rows": [None, "R3 G6 B9 Y5 X2"]}, "rows[1][4]: 'X2' is not a mask"),
        ({"hands": [["R3", "R33"], None]}, "hands[0][1]: 'R33' is not a mask"),
        ({"deck": "R0"}, "deck[0]: 'R0' is not a mask: write \"R3\""),
    ],
)
def test_an_error_names_the_place(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(ParseError) as raised:
        bambuti.position(**parts)
    assert str(raised.value).startswith(message)


def test_what_is_left_goes_where_rest_says() -> None:
    parts: dict[str, Any] = {
        "rows": ROWS,
        "hands": ["G1 G2 G3 R4 R5 R6 R7", "P1 P2 P3 P4 P5 P7 P8"],
        "deck": "Y10",
        "covered": "B10",
    }
    # 50 masks: 10 in rows, 14 in hands, one in the deck, one covered
    with pytest.raises(
        InvalidState, match=r"^24 masks are nowhere: leave covered None"
    ):
        bambuti.position(**parts)
    by_deck = bambuti.position(**parts, rest="deck")
    assert len(by_deck.deck) == 25
    assert by_deck.deck[:2] == parse_masks("Y10 R1")
    by_covered = bambuti.position(**parts, rest="covered")
    assert len(by_covered.covered) == 25
    assert by_covered.deck == parse_masks("Y10")
    with pytest.raises(ValueError, match='rest must be "deck" or "covered"'):
        bambuti.position(**parts, rest="hands")


def test_5_1_the_tally_of_a_game_under_way_is_what_was_counted() -> None:
    state = bambuti.position(rows=ROWS, points=(12, 0))
    assert bambuti.tally(state) == (
        Entry(0, 12, "in counts so far", "5.1"),
        Entry(1, 0, "in counts so far", "5.1"),
    )


def test_5_6_the_tally_of_a_finished_game_tells_the_last_count() -> None:
    # 3 - 2 * 1 = 1 for seat 0; none; 10 - 2 * 9 = -8, beside the lower card, 9 of seat
    # 0: 8; 5 - 2 * 4 = -3, beside the 4 of seat 1: 3; 2 - 2 * 1 = 0, no marker
    state = bambuti.position(
        rows=ROWS,
        hands=["G1 G2 G3 R4", None],
        points=(1 + 8 + 5, 3),
        over=True,
        deck="",
    )
    assert bambuti.tally(state) == (
        Entry(0, 5, "in counts before the last", "5.1"),
        Entry(0, 1, "final count, marker in column 0", "5.6"),
        Entry(0, 8, "final count, marker in column 2", "5.6"),
        Entry(1, 3, "final count, marker in column 3", "5.6"),
    )


def test_5_1_the_tally_invents_nothing_for_a_finished_game_that_was_set_up() -> None:
    # 1 + 8 for seat 0 would be more than it has; the 3 of seat 1 is not
    hands = ["G1 G2 G3 R4", None]
    state = bambuti.position(rows=ROWS, hands=hands, points=(8, 3), over=True, deck="")
    assert bambuti.tally(state) == (
        Entry(0, 8, "in all counts", "5.1"),
        Entry(1, 3, "final count, marker in column 3", "5.6"),
    )


def test_5_8_the_tally_after_two_passes() -> None:
    # 5:2 is 1 for seat 0; R5:R9 is 1, turned round for seat 1; 10:9 is 8 for seat 1;
    # 5:9 and 5:2 are 1 each for seat 0
    stuck = [blocked(points=(10, 0), turn=turn) for turn in (0, 1)]
    first, second = [do(state, "pass", "pass") for state in stuck]
    assert (
        bambuti.tally(first)
        == bambuti.tally(second)
        == (
            Entry(0, 10, "in counts before the last", "5.1"),
            Entry(0, 1, "final count, marker in column 0", "5.8"),
            Entry(0, 1, "final count, marker in column 3", "5.8"),
            Entry(0, 1, "final count, marker in column 4", "5.8"),
            Entry(1, 1, "final count, marker in column 1", "5.8"),
            Entry(1, 8, "final count, marker in column 2", "5.8"),
        )
    )


def test_6_2_equal_points_are_a_shared_win_and_drums_break_no_tie() -> None:
    state = bambuti.position(
        rows=ROWS,
        hands=["G1 G2 G3 R4", None],
        points=(14, 14),
        drums=(2, 0),
        over=True,
        deck="",
    )
    outcome = bambuti.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1)
    text = "with 14 points each, both share the win"
    assert outcome.tie_breaks == (Note(text, "6.2"),)
