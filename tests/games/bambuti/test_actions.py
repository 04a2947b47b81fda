"""What is no action, the order in which `check` asks, and actions as texts."""

from typing import Any, cast

import numpy as np
import pytest

from tabletop_rules.errors import IllegalAction, ParseError, SeatError
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import (
    Arrange,
    BeatDrum,
    Colour,
    KeepDrum,
    Lay,
    Mask,
    Pass,
    parse_masks,
)
from tests.games.bambuti.tables import OTHER, OWN, do, mask, table, texts, why_not

R4 = Mask(4, Colour.RED)


def test_placements_come_in_canonical_order_for_either_seat() -> None:
    own = [
        *("P2 own 0", "R4 own 0"),  # up to 4, but not 3
        *("P2 own 1", "R4 own 1"),  # up to 8, but not 6
        *("G10 own 2", "B10 own 2"),  # from 7 on, but not 9
        "R4 own 4",  # up to 7, but not 2
    ]
    other = ["R4 other 0", "B10 other 2", "Y9 other 3", "R4 other 4"]
    hand = "P2 R4 Y9 G10 B10"
    state = table(own=OTHER, other=OWN, hand=hand)
    assert texts(state, 0) == own + other
    hands = [None, parse_masks(hand)]
    assert texts(table(hands=hands, turn=1), 1) == other + own


def test_another_seats_turn_is_named() -> None:
    illegal = bambuti.check(table(), Pass(1))
    assert illegal is not None
    assert (illegal.clause, illegal.reason) == ("turn", "it is the turn of seat 0")


def test_over_comes_before_turn_and_turn_before_the_card() -> None:
    hands = [parse_masks("R4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5")]
    over = do(table(hands=hands), "R4 own 0")
    assert why_not(over, "R4 own 0", 1) == "over"
    assert why_not(table(), "R9 own 0", 1) == "turn"
    assert why_not(table(), "R9 own 0") == "4.1"


@pytest.mark.parametrize(
    "action",
    [
        Lay(2, 0, 0, R4),
        Lay(-1, 0, 0, R4),
        Lay(0, 2, 0, R4),
        Lay(0, -1, 0, R4),
        Arrange(2, ()),
        BeatDrum(9),
        KeepDrum(-1),
        Pass(2),
    ],
)
def test_an_unknown_seat_in_an_action(action: bambuti.Action) -> None:
    for ask in (bambuti.check, bambuti.apply, bambuti.transition):
        with pytest.raises(SeatError):
            ask(table(), action)


@pytest.mark.parametrize(
    "action",
    [
        Lay(True, 0, 0, R4),
        Lay(0, True, 0, R4),
        Lay(0, 0, cast(int, 1.0), R4),
        Lay(0, 0, cast(int, "1"), R4),
        Lay(0, 0, cast(int, None), R4),
        Lay(0, 0, 0, cast(Mask, "R4")),
        Lay(0, 0, 0, Mask(True, Colour.RED)),
        Lay(0, 0, 0, Mask(4, cast(Colour, "red"))),
        Arrange(0, cast(Any, [R4])),
        Arrange(0, cast(Any, ("R4",))),
        Pass(cast(int, None)),
        None,
        "pass",
        Pass,
        object(),
    ],
)
def test_what_is_no_action_is_a_type_error(action: Any) -> None:
    for ask in (bambuti.check, bambuti.apply, bambuti.transition):
        with pytest.raises(TypeError):
            ask(table(), action)


@pytest.mark.parametrize("card", [Mask(0, Colour.RED), Mask(11, Colour.RED)])
def test_a_card_that_is_not_in_the_box_is_not_in_the_hand(card: Mask) -> None:
    illegal = bambuti.check(table(), Lay(0, 0, 0, card))
    assert illegal is not None
    assert illegal.clause == "4.1"
    deal = bambuti.initial_state(1, 2)
    illegal = bambuti.check(deal, Arrange(0, (card,) * 5))
    assert illegal is not None
    assert illegal.clause == "2.2"


def test_numpy_integers_become_plain_ones() -> None:
    zero, four = cast(int, np.int64(0)), cast(int, np.int8(4))
    after = bambuti.apply(table(), Lay(zero, zero, zero, Mask(four, Colour.RED)))
    assert after == bambuti.apply(table(), Lay(0, 0, 0, R4))
    assert type(after.rows[0][0].value) is int
    assert type(after.turn) is int
    assert bambuti.legal_actions(table(), zero) == bambuti.legal_actions(table(), 0)
    two = cast(int, np.int64(2))
    assert bambuti.initial_state(two, two) == bambuti.initial_state(2, 2)
    options = bambuti.Options(youngest=cast(int, np.int64(1)))
    assert type(options.youngest) is int


@pytest.mark.parametrize("wrong", [True, 2.0, "2", None])
def test_other_values_are_no_integers(wrong: Any) -> None:
    with pytest.raises(TypeError):
        bambuti.initial_state(1, wrong)
    with pytest.raises(TypeError):
        bambuti.initial_state(wrong, 2)
    with pytest.raises(TypeError):
        bambuti.Options(youngest=wrong)
    for turn in (0, 1):
        with pytest.raises(TypeError):
            bambuti.legal_actions(table(turn=turn), wrong)


def test_an_unknown_seat_has_no_legal_actions() -> None:
    for nobody in (-1, 2):
        with pytest.raises(SeatError, match="seat from 0 to 1"):
            bambuti.legal_actions(table(), nobody)


def test_an_illegal_action_changes_nothing() -> None:
    state = table()
    before = repr(state)
    assert bambuti.legal_actions(state, 1) == ()
    for action in (Pass(1), Pass(0), BeatDrum(0), Lay(0, 0, 7, R4)):
        with pytest.raises(IllegalAction) as raised:
            bambuti.apply(state, action)
        assert raised.value.action == action
        assert raised.value.illegal == bambuti.check(state, action)
    assert repr(state) == before


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Arrange(1, parse_masks("R3 G6 B9 Y5 R2")), "row R3 G6 B9 Y5 R2"),
        (Lay(1, 1, 0, mask("P10")), "P10 own 0"),
        (Lay(1, 0, 4, mask("G4")), "G4 other 4"),
        (BeatDrum(1), "drum"),
        (KeepDrum(1), "keep"),
        (Pass(1), "pass"),
    ],
)
def test_texts_of_actions(action: bambuti.Action, text: str) -> None:
    assert bambuti.format_action(action) == text
    assert bambuti.parse_action(text, 1) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("row R3  G6 b9 Y5 R2 ", Arrange(1, parse_masks("R3 G6 B9 Y5 R2"))),
        ("g4  OWN 3", Lay(1, 1, 3, mask("G4"))),
        ("G4 Other 3", Lay(1, 0, 3, mask("G4"))),
        (" DRUM\n", BeatDrum(1)),
    ],
)
def test_case_and_runs_of_spaces_do_not_matter(
    text: str, action: bambuti.Action
) -> None:
    assert bambuti.parse_action(text, 1) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "row",
        "row ",
        "row R0",
        "G4",
        "G4 own",
        "G4 own 03",
        "G4 own -1",
        "G4 mine 3",
        "G04 own 3",
        "G11 own 3",
        "O4 own 3",
        "keep it",
        "pass 0",
        "G\u0664 own 3",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ParseError, match="is no action of Bambuti; write 'row R3"):
        bambuti.parse_action(text, 0)


def test_parse_takes_a_string_and_a_seat() -> None:
    with pytest.raises(TypeError):
        bambuti.parse_action(cast(str, b"pass"), 0)
    with pytest.raises(TypeError):
        bambuti.parse_action("pass", True)
    for nobody in (-1, 2):
        with pytest.raises(SeatError):
            bambuti.parse_action("pass", nobody)


def test_masks_as_texts() -> None:
    assert parse_masks("") == ()
    assert parse_masks("R10 G1") == (Mask(10, Colour.RED), Mask(1, Colour.GREEN))
    assert parse_masks(" r10  G1 ") == parse_masks("R10 G1")
    for wrong in ("R11", "R1,G2", "R01", "O1"):
        with pytest.raises(ParseError, match='is not a mask: write "R3"'):
            parse_masks(wrong)
    with pytest.raises(TypeError):
        parse_masks(cast(str, 3))
