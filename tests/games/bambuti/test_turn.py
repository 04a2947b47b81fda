"""The turn (section 4 of the rules)."""

import pytest

from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import (
    CardsDrawn,
    Marker,
    MarkerChanged,
    MaskLaid,
    parse_masks,
)
from tests.games.bambuti.tables import (
    OTHER,
    OWN,
    do,
    events,
    mask,
    table,
    texts,
    why_not,
)


def assert_answer(state: bambuti.State, text: str, clause: str | None) -> None:
    """That `check` names the clause, or it is legal, and `legal_actions` agrees."""
    assert why_not(state, text) == clause
    assert (text in texts(state, 0)) is (clause is None)


def test_4_1_on_a_card_of_the_own_row() -> None:
    state = table()
    after = bambuti.apply(state, bambuti.parse_action("G4 own 3", 0))
    assert after.rows[0] == parse_masks("R3 G6 B9 G4 R2")
    assert after.rows[1] == state.rows[1]
    assert after.covered == (mask("Y5"),)


def test_4_1_on_a_card_of_the_same_colour_in_the_other_row() -> None:
    state = table(hand="R1 B1 Y3 R4 P6 G8 P9")
    after = bambuti.apply(state, bambuti.parse_action("P6 other 3", 0))
    assert after.rows == (state.rows[0], parse_masks("P1 P4 P8 P6 P5"))
    assert after.covered == (mask("P7"),)
    illegal = bambuti.check(state, bambuti.parse_action("G8 other 3", 0))
    assert illegal is not None
    assert str(illegal) == "G8 has another colour than P7 (rule 4.1)"


def test_4_1_the_card_is_in_the_hand_and_the_column_is_there() -> None:
    state = table()
    assert why_not(state, "R5 own 0") == "4.1"
    assert why_not(state, "G4 own 5") == "4.1"
    assert why_not(state, "G4 own 7") == "4.1"
    for column in (-1, 5):
        illegal = bambuti.check(state, bambuti.Lay(0, 0, column, mask("G4")))
        assert illegal is not None
        assert str(illegal) == f"there is no column {column} (rule 4.1)"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("R4 own 0", None),  # 4 <= 6, its neighbour
        ("Y6 own 0", None),  # equal neighbours
        ("G8 own 0", "4.2"),  # 8 > 6
        ("R1 own 1", "4.2"),  # 1 < 3, outside of it
        ("G8 own 1", None),  # 3 <= 8 <= 9
        ("Y10 own 1", "4.2"),  # 10 > 9, the centre
        ("Y6 own 2", None),  # 6 is the higher neighbour
        ("G4 own 2", "4.2"),  # 4 < 6: a low card may not cover the centre either
        ("B5 own 2", "4.2"),  # 5 < 6, though not below the other neighbour
        ("Y10 own 2", None),
        ("R1 own 3", "4.2"),  # 1 < 2, outside of it
        ("Y10 own 3", "4.2"),
        ("Y2 own 3", None),  # 2, outside of it
        ("R1 own 4", None),
        ("R4 own 4", None),  # 4 <= 5
        ("Y6 own 4", "4.2"),  # 6 > 5
    ],
)
def test_4_2_the_own_row_stays_in_order(text: str, clause: str | None) -> None:
    hands = ["R1 R4 G4 B5 Y6 G8 Y10", "Y2 B1 G1 P2 R6 R8 R10"]
    hand = next(hand for hand in hands if text.split()[0] in hand.split())
    assert_answer(table(hand=hand), text, clause)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("P2 other 0", None),  # 2 <= 4
        ("P6 other 0", "4.2"),  # 6 > 4
        ("P10 other 1", "4.2"),  # 10 > 8
        ("P2 other 1", None),  # 1 <= 2 <= 8
        ("P6 other 2", "4.2"),  # 6 < 7
        ("P10 other 2", None),
        ("P6 other 3", None),  # 5 <= 6 <= 8
        ("P3 other 3", "4.2"),  # 3 < 5
        ("P3 other 4", None),
        ("P10 other 4", "4.2"),
    ],
)
def test_4_2_the_other_row_stays_in_order(text: str, clause: str | None) -> None:
    assert_answer(table(hand="P2 P3 P6 P10 R1 B1 G1"), text, clause)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("R1 own 0", "4.3"),  # faces P1
        ("G4 own 1", "4.3"),  # faces P4
        ("G8 own 2", "4.3"),  # faces P8
        ("P3 other 0", "4.3"),  # faces R3
        ("P9 other 2", "4.3"),  # faces B9
        ("P6 other 1", "4.3"),  # faces G6
    ],
)
def test_4_3_not_the_value_of_the_card_facing_it(text: str, clause: str) -> None:
    assert_answer(table(hand="R1 P3 G4 P6 G8 P9 B1"), text, clause)


def test_4_3_equal_cards_laid_so_at_the_start_may_stay() -> None:
    # 3 faces 3 in column 0; a card elsewhere does not mind.
    state = table(own="R3 G6 B9 Y5 R2", other="P3 P4 P8 P7 P5")
    assert why_not(state, "G4 own 3") is None


def test_4_1_comes_before_4_2_and_4_2_before_4_3() -> None:
    state = table(own="R5 B5 P5 G5 Y5", other="P3 P9 P10 P8 R3", hand="R1 B1 B2 G9 G10")
    assert why_not(state, "G9 other 1") == "4.1"  # colour; and 9 is not facing 9
    assert why_not(state, "G10 own 1") == "4.2"
    assert why_not(state, "G9 own 1") == "4.2"  # rises, and faces P9
    assert why_not(state, "G10 own 2") == "4.3"


def test_4_4_a_card_is_drawn_while_the_deck_lasts() -> None:
    deck = parse_masks("Y7 R7")
    state = table(deck=deck)
    after = do(state, "G4 own 3")
    assert after.hands[0] == parse_masks("R1 B1 Y3 R4 Y7 G8 Y10")
    assert after.deck == deck[1:]
    last = do(table(deck=()), "G4 own 3")
    assert last.hands[0] == parse_masks("R1 B1 Y3 R4 G8 Y10")
    assert last.deck == ()


def test_4_4_the_marker_changes_at_once() -> None:
    # R3 over P1: 2 against 1; R4 over P1: 3 against 1.
    state = table(deck=parse_masks("Y7"))
    assert bambuti.marker(state, 0) == Marker(0, 1)
    assert bambuti.marker(do(state, "R4 own 0"), 0) == Marker(0, 2)
    assert events(state, "R4 own 0") == (
        MaskLaid(0, 0, 0, mask("R4"), mask("R3")),
        CardsDrawn(0, 1, parse_masks("Y7")),
        MarkerChanged(0, Marker(0, 2)),
    )


def test_4_4_the_marker_of_a_column_in_the_other_row_changes_too() -> None:
    # Y5 facing P7: 5 against 2; facing P6: 5 against 1.
    state = table(hand="P6 B1 Y3 R4 G4 G8 Y10", deck=parse_masks("Y7"))
    assert events(state, "P6 other 3") == (
        MaskLaid(0, 1, 3, mask("P6"), mask("P7")),
        CardsDrawn(0, 1, parse_masks("Y7")),
        MarkerChanged(3, Marker(0, 4)),
    )
    # the same rows, seat 1 to act: G4 facing P7 is 4 against 3
    state = bambuti.position(
        rows=map(parse_masks, [OTHER, OWN]),
        hands=[parse_masks("B2 B3 B4 B5 B7"), parse_masks("G4 P6 B1 Y3 Y10")],
        turn=1,
    )
    assert events(state, "G4 own 3")[1] == MarkerChanged(3, Marker(1, 1))
    assert events(state, "P6 other 3")[-1] == MarkerChanged(3, Marker(1, 4))


def test_4_4_a_marker_may_go_or_stay() -> None:
    # B9 over P8: 1 against 8; Y10 over it: 2 against 8.
    assert events(table(deck=()), "Y10 own 2")[-1] == MarkerChanged(2, Marker(1, 6))
    # B2 over P1 is its double.
    state = table(own="R4 G6 B9 Y5 R2", hand="R1 B2 Y3 R5 G8")
    assert events(state, "B2 own 0")[-1] == MarkerChanged(0, None)
    # R5 over P3: 2 against 3; R1 under it: 1 against 2.
    state = table(own="R5 G6 B9 Y5 R2", other="P3 P4 P8 P7 P5", hand="R1 B2 Y3 R6 G8")
    assert bambuti.marker(state, 0) == Marker(1, 1)
    assert events(state, "R1 own 0") == (MaskLaid(0, 0, 0, mask("R1"), mask("R5")),)


def test_4_4_the_marker_of_a_column_changes_from_either_row() -> None:
    # R3 over P1: 2 against 1; P2 in its place: 1 against 2.
    state = table(hand="R1 P2 Y3 G8 Y10", deck=())
    assert bambuti.marker(state, 0) == Marker(0, 1)
    assert events(state, "P2 other 0") == (
        MaskLaid(0, 1, 0, mask("P2"), mask("P1")),
        MarkerChanged(0, Marker(1, 1)),
    )


def test_4_4_whoever_lays_draws_and_then_it_is_the_others_turn() -> None:
    for player in (0, 1):
        rows = [parse_masks(OWN), parse_masks(OTHER)]
        hands = [parse_masks("P6 B1 Y3 R4 G4 G8 Y10"), parse_masks("B2 B3 B4 B5")]
        hands[1] += parse_masks("B6 B7 B8")
        if player == 1:
            rows, hands = rows[::-1], hands[::-1]
        state = bambuti.position(
            rows=rows, hands=hands, deck="Y7", turn=player, drums=(0, 0)
        )
        for text in ("P6 other 3", "R4 own 0"):
            after = do(state, text)
            assert mask("Y7") in after.hands[player]
            assert after.hands[1 - player] == state.hands[1 - player]
            assert (after.turn, after.drumming) == (1 - player, False)
            assert bambuti.to_act(after) == (1 - player,)
