"""What a seat sees, and what stays secret."""

from typing import cast

import pytest

from tabletop_rules import codec
from tabletop_rules.errors import SeatError
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import (
    Arrange,
    CardsDrawn,
    MaskLaid,
    RowLaid,
    RowsRevealed,
    parse_masks,
)
from tests.games.bambuti.tables import do, events, mask, table

ROWS = ["R1 G2 P5 Y4 B3", "R6 G7 P10 Y9 B8"]


def half_laid_out() -> list[bambuti.State]:
    """One deal after each layout that seat 0 may choose; seat 1 still has to."""
    first, second = map(parse_masks, ROWS)
    deal = bambuti.position(rows=[(), ()], hands=[first, second])
    return [bambuti.apply(deal, way) for way in bambuti.legal_actions(deal, 0)]


def test_2_3_a_row_shows_nowhere_until_both_lie_there() -> None:
    states = half_laid_out()
    assert len({state.rows for state in states}) == 6
    for seat in (1, None):
        (seen,) = {bambuti.view(state, seat) for state in states}
        assert seen.rows == ((), ())
        assert seen.laid_out == (True, False)
        assert seen.hand_sizes == (0, 5)
        assert len({codec.to_json(bambuti.view(state, seat)) for state in states}) == 1
        for card in parse_masks(ROWS[0]):
            assert repr(card) not in repr(seen)
    assert len({bambuti.legal_actions(state, 1) for state in states}) == 1


def test_2_3_a_seat_sees_its_own_row_while_it_waits() -> None:
    state = half_laid_out()[0]
    assert bambuti.view(state, 0).rows == (parse_masks(ROWS[0]), ())


def test_2_3_then_both_rows_show_to_all_as_they_were_chosen() -> None:
    second = parse_masks(ROWS[1])
    for state in half_laid_out():
        after = bambuti.apply(state, Arrange(1, second))
        for seat in (0, 1, None):
            assert bambuti.view(after, seat).rows == (state.rows[0], second)


def test_the_layout_is_redacted_and_the_reveal_is_not() -> None:
    first, second = map(parse_masks, ROWS)
    deal = bambuti.position(rows=[(), ()], hands=[first, second])
    (laid,) = bambuti.transition(deal, Arrange(0, first)).events
    assert laid == RowLaid(0, first)
    assert str(laid) == "seat 0 lays R1 G2 P5 Y4 B3"
    assert bambuti.redact(laid, 0) == laid
    for seat in (1, None):
        seen = bambuti.redact(laid, seat)
        assert seen == RowLaid(0, None)
        assert str(seen) == "seat 0 lays a row face down"
    revealed = RowsRevealed((first, second))
    assert bambuti.redact(revealed, None) == revealed
    assert str(revealed) == ("seat 0 reveals R1 G2 P5 Y4 B3 and seat 1 R6 G7 P10 Y9 B8")


def test_hands_and_deck_stay_hidden() -> None:
    state = table()
    other = bambuti.view(state, 1)
    for card in (*state.hands[0], *state.deck):
        assert repr(card) not in repr(other)
    spectator = bambuti.view(state, None)
    assert spectator.hand == ()
    for card in (*state.hands[0], *state.hands[1], *state.deck):
        assert repr(card) not in repr(spectator)


def test_a_view_shows_the_table() -> None:
    state = do(table(points=(3, 4), drums=(1, 2)), "R4 own 0")
    seen = bambuti.view(state, 0)
    assert seen.hand == state.hands[0]
    assert (seen.player, seen.hand_sizes, seen.deck_size) == (0, (7, 7), 25)
    for part in (
        *("options", "rows", "covered", "drums", "points", "turn", "drumming"),
        *("passes", "over"),
    ):
        assert getattr(seen, part) == getattr(state, part)
    assert seen.laid_out == (True, True)


def test_drawn_cards_are_redacted() -> None:
    state = table(deck=parse_masks("Y7"))
    drawn = events(state, "R4 own 0")[1]
    assert drawn == CardsDrawn(0, 1, parse_masks("Y7"))
    assert str(drawn) == "seat 0 draws Y7"
    assert bambuti.redact(drawn, 0) == drawn
    for seat in (1, None):
        assert bambuti.redact(drawn, seat) == CardsDrawn(0, 1, None)
    assert str(CardsDrawn(0, 1, None)) == "seat 0 draws 1 card"
    assert str(CardsDrawn(0, 7, None)) == "seat 0 draws 7 cards"


def test_what_lies_on_the_table_is_not_redacted() -> None:
    laid = events(table(), "R4 own 0")[0]
    assert laid == MaskLaid(0, 0, 0, mask("R4"), mask("R3"))
    assert bambuti.redact(laid, None) == laid


def test_the_hands_of_others_change_no_view_and_no_choice() -> None:
    state = table()
    for seed in range(20):
        other = bambuti.determinize(bambuti.view(state, 0), seed)
        assert bambuti.view(other, 0) == bambuti.view(state, 0)
        assert bambuti.legal_actions(other, 0) == bambuti.legal_actions(state, 0)


def test_a_view_is_for_a_seat_or_a_spectator() -> None:
    for nobody in (-1, 2):
        with pytest.raises(SeatError):
            bambuti.view(table(), nobody)
    for wrong in (True, 1.0, "1"):
        with pytest.raises(TypeError):
            bambuti.view(table(), cast(int, wrong))
