"""Passing, and what else there is at each moment (4.5 and 5.5 of the rules)."""

import pytest

from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import (
    BeatDrum,
    Cause,
    Counted,
    DrumKept,
    KeepDrum,
    Pass,
    Passed,
)
from tests.games.bambuti.tables import (
    FACING,
    FLAT,
    OWN,
    STUCK,
    blocked,
    do,
    events,
    table,
    texts,
    why_not,
)


@pytest.mark.parametrize(
    ("drums", "drumming"), [((0, 2), False), ((1, 0), True), ((2, 2), True)]
)
def test_5_5_it_is_the_drums_of_the_mover_that_count(
    drums: tuple[int, int], drumming: bool
) -> None:
    state = table(hand="P6 B1 Y3 R4 G4 G8 Y10", drums=drums)
    for text in ("P6 other 3", "R4 own 0"):
        assert do(state, text).drumming is drumming


def test_4_5_without_a_placement_there_is_only_the_pass() -> None:
    state = table(own=FLAT, other=FACING, hand=STUCK, deck=())
    assert bambuti.to_act(state) == (0,)
    assert bambuti.legal_actions(state, 0) == (Pass(0),)
    for owner in (0, 1):
        for column in range(5):
            for card in state.hands[0]:
                lay = bambuti.Lay(0, owner, column, card)
                illegal = bambuti.check(state, lay)
                assert illegal is not None
                assert illegal.clause in ("4.1", "4.2", "4.3")


def test_4_5_with_a_placement_no_pass() -> None:
    state = table(own=FLAT, other=FACING, hand=f"{STUCK} B4", deck=())
    assert texts(state, 0) == ["B4 own 0", "B4 own 4"]
    illegal = bambuti.check(state, Pass(0))
    assert illegal is not None
    assert (illegal.clause, illegal.reason) == ("4.5", "you can lay B4")


def test_4_5_nor_with_a_placement_in_the_other_row_alone() -> None:
    # no ten fits in the own row: the centre faces one; P10 fits beside it, on purple
    hand = "R10 G10 Y10 P10 G3"
    state = table(own=FLAT, other="P3 P9 B10 P8 R3", hand=hand, deck=())
    assert texts(state, 0) == ["P10 other 1", "P10 other 3"]
    illegal = bambuti.check(state, Pass(0))
    assert illegal is not None
    assert (illegal.clause, illegal.reason) == ("4.5", "you can lay P10")


def test_4_5_a_pass_lays_nothing_draws_nothing_and_spends_no_drum() -> None:
    stuck = "R10 B10 G10 Y10 Y3 G3 B3"
    state = table(own=FLAT, other=FACING, hand=stuck)
    assert len(state.deck) == 26
    assert events(state, "pass") == (Passed(0),)
    after = do(state, "pass")
    assert (after.turn, after.passes, after.drumming) == (1, 1, False)
    for part in ("deck", "hands", "rows", "covered", "drums", "points"):
        assert getattr(after, part) == getattr(state, part)


def test_4_5_a_card_laid_ends_the_passes_in_a_row() -> None:
    state = do(table(own=FLAT, other=FACING, hand=STUCK, deck=()), "pass")
    lay = texts(state, 1)[0]
    assert do(state, lay).passes == 0


def test_4_5_who_holds_no_card_passes() -> None:
    state = table(own=FLAT, other=FACING, hand="B4 B6 G6 Y6 R6", deck=(), turn=1)
    hands = [state.hands[0], ()]
    empty = bambuti.position(rows=state.rows, hands=hands, turn=1)
    assert texts(empty, 1) == ["pass"]


def test_neither_seat_can_lay_anything() -> None:
    for player in (0, 1):
        assert events(blocked(turn=player), "pass") == (Passed(player),)
    state = blocked()
    assert texts(state, 0) == ["pass"]
    assert texts(do(state, "pass"), 1) == ["pass"]


def test_a_drum_may_follow_only_a_card_and_nothing_else_may() -> None:
    state = table()
    assert why_not(state, "drum") == "turn"
    assert why_not(state, "keep") == "turn"
    laid = do(state, "G8 own 1")
    assert bambuti.legal_actions(laid, 0) == (BeatDrum(0), KeepDrum(0))
    assert bambuti.legal_actions(laid, 1) == ()
    assert why_not(laid, "R4 own 0") == "turn"
    assert why_not(laid, "pass") == "turn"
    assert why_not(laid, "drum", 1) == "turn"
    assert events(laid, "keep") == (DrumKept(0),)
    # 3:1 is 1, 5:7 is 3; 8:4 has no marker, 9:8 is 7, 2:5 is 1
    assert events(laid, "drum") == (Counted(0, Cause.DRUM, (4, 8)),)
    assert do(laid, "keep").turn == 1


def test_the_reason_says_what_the_moment_is_for() -> None:
    state = table()
    laid = do(state, "G8 own 1")
    reasons = [
        (state, "drum", "a drum may be beaten only after laying a card"),
        (state, f"row {OWN}", "both rows lie there already"),
        (laid, f"row {OWN}", "both rows lie there already"),
        (
            laid,
            "pass",
            "you have laid a card and may only beat a drum or keep it",
        ),
    ]
    for where, text, reason in reasons:
        illegal = bambuti.check(where, bambuti.parse_action(text, 0))
        assert illegal is not None
        assert (illegal.clause, illegal.reason) == ("turn", reason)
