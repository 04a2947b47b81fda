"""validate_view: a view that no state gives is told, and nobody plays on from it."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules import bumbesi
from tabletop_rules.errors import InvalidState
from tabletop_rules.games.bumbesi import Column
from tests.games.bumbesi.tables import RIGHT, THEFT, endgame, table

HAND = (3, 9, 27, 40, 51)
# 85 cards: twenty in hands, two targets, 63 in the deck
EARLY = bumbesi.view(table(HAND, known=[((1, 1),), (), (), ()]), 0)
LATE = bumbesi.view(endgame([(3, 9), (10,), (11, THEFT)]), 1)


def test_what_a_state_gives_is_a_view() -> None:
    assert bumbesi.validate_view(EARLY) == bumbesi.validate_view(LATE) == ()


@pytest.mark.parametrize(
    ("view", "change", "told"),
    [
        (EARLY, {"player": 4}, "player must be a seat from 0 to 3, not 4"),
        (EARLY, {"hand_sizes": (5, 5)}, "Bumbesi is for 3 to 6 players, not 2"),
        (EARLY, {"hand_sizes": (5, 5, 5, 4)}, "do not add up (rule 1.1)"),
        (EARLY, {"hand_sizes": (5, 5, 5, 6)}, "do not add up (rule 1.1)"),
        (EARLY, {"hand_sizes": (5, 5, 11, -1)}, "do not add up (rule 1.1)"),
        (EARLY, {"hand_sizes": (4, 5, 5, 6)}, "do not add up (rule 1.1)"),
        (EARLY, {"hand_sizes": (5, 5, 4, 6)}, "seat 3 holds 6 cards (rule 7.1)"),
        (EARLY, {"deck_size": 62}, "do not add up (rule 1.1)"),
        (EARLY, {"deck_size": -1}, "do not add up (rule 1.1)"),
        (EARLY, {"hand": HAND[::-1]}, "no state shows hand as this view does"),
        # 50 is a target, and 71 is no card: so one more is unseen than there is room
        (EARLY, {"hand": (3, 9, 27, 40, 50)}, "do not add up (rule 1.1)"),
        (EARLY, {"hand": (3, 9, 27, 40, 71)}, "do not add up (rule 1.1)"),
        (EARLY, {"player": None}, "no state shows hand as this view does"),
        (EARLY, {"known": ((0, 3),)}, "seat 0 cannot know 3 with seat 0 (rule 5.3)"),
        (EARLY, {"known": ((4, 1),)}, "seat 0 cannot know 1 with seat 4 (rule 5.3)"),
        (EARLY, {"known": ((-1, 1),)}, "seat 0 cannot know 1 with seat -1 (rule 5.3)"),
        (EARLY, {"known": ((2, 1), (1, 2))}, "knows is not sorted (rule 5.3)"),
        (EARLY, {"known": ((1, 1),) * 6}, "do not add up (rule 1.1)"),
        (EARLY, {"turn": 4}, "it is the turn of seat 4 (rule 3.3)"),
        (EARLY, {"penalties": ((),) * 3}, "known cards differ in number (rule 1.4)"),
        (EARLY, {"over": True}, "is over though the deck has cards (rule 8.1)"),
        (EARLY, {"columns": (Column(None), Column(30))}, "do not add up (rule 1.1)"),
        (LATE, {"deck_size": 1}, "do not add up (rule 1.1)"),
        (LATE, {"over": True}, "the marked column was left (rule 8.1)"),
        (
            LATE,
            {"options": bumbesi.Options(first_player=3)},
            "seat 3 is to begin (rule 2.5)",
        ),
    ],
)
def test_what_no_state_gives_is_told(
    view: bumbesi.View, change: dict[str, Any], told: str
) -> None:
    wrong = evolve(view, **change)
    problems = bumbesi.validate_view(wrong)
    assert any(str(problem).endswith(told) for problem in problems), problems
    with pytest.raises(InvalidState) as raised:
        bumbesi.determinize(wrong, 1)
    assert raised.value.problems == problems


def test_6_6_with_a_missing_target_the_deck_is_of_specials() -> None:
    state = endgame([(3, 9), (10,), (11, 12)], Column(None), Column(30))
    view = bumbesi.view(evolve(state, marker=RIGHT), 1)
    assert bumbesi.validate_view(view) == ()
    # what is left beside hands and column lies open, so there is nothing to draw
    problems = bumbesi.validate_view(evolve(view, deck_size=1))
    assert [problem.clause for problem in problems] == ["1.1"]
