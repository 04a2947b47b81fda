"""The score line by line, and how ties broke (section 9)."""

from typing import Any

from tabletop_rules import bumbesi
from tabletop_rules.outcome import Entry, Note, Outcome


def result(*piles: str) -> Outcome:
    """The outcome with these penalty piles; one seat more took all other cards."""
    parts: dict[str, Any] = {"over": True, "deck": "", "columns": ["no target", 70]}
    hands = ["1 2 3 4 5", *[()] * len(piles)]
    state = bumbesi.position(hands=hands, penalties=[*piles, None], **parts)
    outcome = bumbesi.outcome(state)
    assert outcome is not None
    return outcome


def test_9_1_the_tally_counts_cards_taken_and_specials_laid_out() -> None:
    state = bumbesi.position(penalties=["30 40 theft", (), "change"])
    assert bumbesi.tally(state) == (
        Entry(0, 2, "cards of columns taken", "6.1"),
        Entry(0, 1, "special card laid out", "5.1"),
        Entry(1, 0, "no penalty card", "9.1"),
        Entry(2, 1, "special card laid out", "5.1"),
    )
    assert bumbesi.score(state) == (3, 0, 1)


def test_9_3_the_outcome_says_how_a_tie_broke() -> None:
    outcome = result("10 11 change", "12 13 14")
    assert outcome.ranks == (2, 1, 3)
    text = "with 3 points each, fewer specials laid out are better: seat 0 1, seat 1 0"
    assert outcome.tie_breaks == (Note(text, "9.3"),)


def test_9_3_change_cards_count_as_specials_in_a_tie() -> None:
    outcome = result("10 change", "11 theft", "12 13")
    assert outcome.ranks == (2, 2, 1, 4)
    assert [note.clause for note in outcome.tie_breaks] == ["9.3", "9.4"]
    assert outcome.tie_breaks[1] == Note("seats 0, 1 share a place", "9.4")


def test_9_4_a_tie_that_no_rule_breaks_is_told() -> None:
    outcome = result("10 11", "12 13")
    assert outcome.ranks == (1, 1, 3)
    assert outcome.tie_breaks == (Note("seats 0, 1 share a place", "9.4"),)


def test_without_a_tie_there_is_no_note() -> None:
    assert result("10", "12 13").tie_breaks == ()
