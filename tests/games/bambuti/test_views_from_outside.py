"""validate_view: a view that no state gives is told, and nobody plays on from it."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidState
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import Arrange, Pass, parse_masks, validate_view
from tests.games.bambuti.tables import blocked, table

ROW = parse_masks("R6 G7 P10 Y9 B8")
DEAL = bambuti.position(rows=[(), ()], hands=[ROW, None])
HALF = bambuti.apply(DEAL, Arrange(0, ROW))

EARLY = bambuti.view(HALF, 1)
OWN = bambuti.view(HALF, 0)
# ten masks in the rows, seven in each hand, 26 in the deck
LATER = bambuti.view(table(), 0)
PASSED = bambuti.view(bambuti.apply(blocked(), Pass(0)), 1)


def test_what_a_state_gives_is_a_view() -> None:
    for view in (EARLY, OWN, LATER, PASSED, bambuti.view(HALF, None)):
        assert validate_view(view) == ()


@pytest.mark.parametrize(
    ("view", "change", "told"),
    [
        (EARLY, {"player": 2}, "player must be a seat from 0 to 1, not 2"),
        (EARLY, {"deck_size": 39}, "no deal of the unseen cards fits"),
        (EARLY, {"hand_sizes": (1, 5)}, "no deal of the unseen cards fits"),
        (EARLY, {"hand_sizes": (-1, 5)}, "no deal of the unseen cards fits"),
        (EARLY, {"hand_sizes": (0, 4)}, "no deal of the unseen cards fits"),
        (
            EARLY,
            {"laid_out": (True, True)},
            "no state shows laid_out as this view does",
        ),
        (EARLY, {"laid_out": (False, False)}, "no deal of the unseen cards fits"),
        (EARLY, {"player": None}, "no deal of the unseen cards fits"),
        (EARLY, {"rows": (ROW, ())}, "no state shows rows as this view does"),
        (EARLY, {"turn": 2}, "it is the turn of seat 2 (rule 1.3)"),
        (EARLY, {"turn": 1}, "before both rows lie there (rule 2.5)"),
        (EARLY, {"drums": (3, 2)}, "seat 0 has 3 drums (rule 1.2)"),
        (EARLY, {"points": (1, 0)}, "a count before both rows lie there (rule 2.3)"),
        (EARLY, {"passes": 1}, "passed before both rows lie there (rule 4.5)"),
        (OWN, {"rows": (ROW[1:] + ROW[:1], ())}, "the row of seat 0 rises outwards"),
        (OWN, {"laid_out": (False, False)}, "no state shows laid_out as this view"),
        (LATER, {"hand": LATER.hand[::-1]}, "the hand of seat 0 is not sorted"),
        (LATER, {"hand": LATER.hand[1:]}, "no deal of the unseen cards fits"),
        (LATER, {"rows": (LATER.rows[0][:4], LATER.rows[1])}, "no deal of the unseen"),
        (LATER, {"rows": (LATER.rows[0], ())}, "no state shows rows as this view does"),
        (LATER, {"points": (-1, 0)}, "seat 0 has -1 points (rule 5.1)"),
        (LATER, {"points": (0, 1846)}, "seat 1 has 1846 points (rule 5.1)"),
        (LATER, {"passes": 3}, "no deal of the unseen cards fits"),
        (LATER, {"drumming": True}, "no card was laid that a drum could follow"),
        (LATER, {"over": True}, "though somebody holds five cards (rule 5.6)"),
        (PASSED, {"rows": (PASSED.rows[0][:4], PASSED.rows[1])}, "rule 4.5"),
        (PASSED, {"rows": (PASSED.rows[0][:4] * 2, PASSED.rows[1])}, "rule 4.5"),
        (
            LATER,
            {"passes": 1, "turn": 1},
            "seat 0 passed but can lay a card (rule 4.5)",
        ),
    ],
)
def test_what_no_state_gives_is_told(
    view: bambuti.View, change: dict[str, Any], told: str
) -> None:
    wrong = evolve(view, **change)
    problems = validate_view(wrong)
    assert any(told in str(problem) for problem in problems), problems
    with pytest.raises(InvalidState) as raised:
        bambuti.determinize(wrong, 0)
    assert raised.value.problems == problems


def test_5_7_the_most_points_that_there_can_be_are_some() -> None:
    """Nine at five markers, after each of 40 cards and at two passes: 45 times 41."""
    assert validate_view(evolve(LATER, points=(1845, 0))) == ()
