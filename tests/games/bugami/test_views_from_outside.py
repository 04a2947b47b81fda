"""validate_view: a view that no deal gives is told, and nobody plays on from it."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidState
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import Options, cards, determinize, validate_view
from tests.games.bugami.tables import NULL, C, H, bid_all, hands, led, play

DEAL = bugami.initial_state(3, 4)
BIDDING = bugami.apply(DEAL, bugami.MakeBid(1, H))
# 13 cards each; seat 1 leads
PLAYING = play(
    bid_all(
        bugami.position(
            hands=[
                None,
                *hands("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"),
                *hands("2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"),
                None,
            ],
            bids=[None] * 4,
        ),
        (C, H, NULL, H),
    ),
    "2C",
    "2D",
)
EARLY = bugami.view(BIDDING, 0)
OWN = bugami.view(BIDDING, 1)
LATER = bugami.view(PLAYING, 1)


def test_what_a_deal_gives_is_a_view() -> None:
    assert validate_view(EARLY) == validate_view(OWN) == validate_view(LATER) == ()


@pytest.mark.parametrize(
    ("view", "change", "told"),
    [
        (EARLY, {"player": 4}, "player must be a seat from 0 to 3, not 4"),
        (EARLY, {"hand_sizes": (26, 26)}, "Bugami is for 3 to 7 players, not 2"),
        (EARLY, {"hand_sizes": ()}, "Bugami is for 3 to 7 players, not 0"),
        (
            EARLY,
            {"hand_sizes": (13,) * 3},
            "hands and bids differ in number (rule 1.3)",
        ),
        (EARLY, {"bids": (None,) * 5}, "hands and bids differ in number (rule 1.3)"),
        (EARLY, {"has_bid": ()}, "hands and bids differ in number (rule 1.3)"),
        (EARLY, {"hand_sizes": (13, 13, 14, 12)}, "holds 14 cards after 0 of 13"),
        (EARLY, {"hand_sizes": (13, 13, 14, 13)}, "do not go round (rule 2.2)"),
        (EARLY, {"hand_sizes": (13, 13, 27, -1)}, "do not go round (rule 2.2)"),
        (EARLY, {"aside_size": 1}, "do not go round (rule 2.2)"),
        (EARLY, {"aside": ()}, "no state shows aside as this view does"),
        (
            EARLY,
            {"bids": (None, H, None, None)},
            "no state shows bids as this view does",
        ),
        (OWN, {"has_bid": (False,) * 4}, "no state shows has_bid as this view does"),
        (OWN, {"has_bid": (True,) * 4}, "no state shows bids as this view does"),
        (EARLY, {"turn": 4}, "it is the turn of seat 4 (rule 4.2)"),
        (EARLY, {"turn": 2}, "it is the turn of seat 2 in this trick (rule 4.2)"),
        (EARLY, {"options": Options(dealer=6)}, "seat 6 is the dealer (rule 2.1)"),
        (EARLY, {"options": Options(jokers=1)}, "do not go round (rule 2.2)"),
        (EARLY, {"trick": led(9, "")}, "seat 9 led to a trick (rule 4.5)"),
        (EARLY, {"tricks": (led(1, ""),) * 60}, "60 tricks are completed (rule 4.2)"),
        (
            LATER,
            {"hand": LATER.hand[::-1]},
            "the hand of seat 1 is not sorted (rule 2.2)",
        ),
        (LATER, {"trick": led(1, "2C 2D 2D")}, "2D is there 2 times, not 1 (rule 1.1)"),
        # seat 2 has shown that it has no clubs, and seat 1 has all that are left
        (LATER, {"player": 2, "hand": cards("3C 4C 5C")}, "do not go round (rule 2.2)"),
        (
            LATER,
            {"player": 2, "hand": cards("3C 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD")},
            "seat 2 played 2D but could follow (rule 4.3)",
        ),
    ],
)
def test_what_no_deal_gives_is_told(
    view: bugami.View, change: dict[str, Any], told: str
) -> None:
    wrong = evolve(view, **change)
    problems = validate_view(wrong)
    assert any(told in str(problem) for problem in problems), problems
    with pytest.raises(InvalidState) as raised:
        determinize(wrong, 0)
    assert [problem.clause for problem in raised.value.problems] == [
        problem.clause for problem in problems
    ]
