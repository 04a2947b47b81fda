"""validate_view: a view that no state gives is told, and nobody plays on from it."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidState
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import CardCounts, Chase, Options, validate_view
from tests.games.busungar.tables import BONE, MOON, PUT_OUT, YARD_OPTIONS, playout

# a bone in front of seat 0, so 63 cards are left
GARDEN = busungar.view(
    busungar.position(
        places=["L5", "S5", "S0"], carried=[2, 0, 0], bones=[True, False, False], pips=1
    ),
    0,
)


def test_what_a_state_gives_is_a_view() -> None:
    assert validate_view(GARDEN) == ()
    for state, _ in playout(3, 4, YARD_OPTIONS, limit=200):
        assert validate_view(busungar.view(state, None)) == ()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"player": 3}, "player must be a seat from 0 to 2, not 3"),
        ({"places": ("L5",)}, "Busungar is for 2 to 5 players, not 1"),
        ({"carried": (2, 0)}, "carried has 2 parts for 3 players (rule 1.7)"),
        ({"deck_size": 62}, "63 cards are left for a deck of 62 (rule 1.5)"),
        ({"deck_size": -1}, "63 cards are left for a deck of -1 (rule 1.5)"),
        ({"bones": (False,) * 3}, "64 cards are left for a deck of 63 (rule 1.5)"),
        ({"discard": (MOON,)}, "62 cards are left for a deck of 63 (rule 1.5)"),
        ({"discard": (BONE,) * 33}, "cards are left for a deck of 63 (rule 1.5)"),
        ({"options": Options(cards=CardCounts(0, 0, 0, 0))}, "0 cards are left"),
        ({"turn": 3}, "it is the turn of seat 3 (rule 2.2)"),
        ({"places": ("L5", "nowhere", "S0")}, "nowhere, which is no point (rule 1.1)"),
        ({"carried": (13, 0, 0)}, "seat 0 carries 13 apples (rule 5.3)"),
        ({"patches": (10**6, 0, 0)}, "seat 0 has 1000000 trouser seats (rule 7.8)"),
        ({"apples": 51}, "53 apples are there, not 50 or fewer (rule 1.6)"),
        ({"phase": PUT_OUT}, "seat 0 is thrown out, but is on L5 (rule 8.1)"),
        ({"pips": 4}, "4 pips are left after 0 steps (rule 1.4)"),
        ({"trail": ("L5",) * 2}, "the move has been at a point twice (rule 4.2)"),
        ({"chase": Chase("M5", 5, False)}, "so rolls is 4 or 6, not 5 (rule 7.1)"),
    ],
)
def test_what_no_state_gives_is_told(change: dict[str, Any], told: str) -> None:
    wrong = evolve(GARDEN, **change)
    problems = validate_view(wrong)
    assert any(told in str(problem) for problem in problems), problems
    with pytest.raises(InvalidState) as raised:
        busungar.determinize(wrong, 0)
    assert raised.value.problems == problems
