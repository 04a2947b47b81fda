"""validate_view: what is wrong with a state is wrong with a view, for all lies open."""

from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidState
from tabletop_rules.games import bumuntu
from tabletop_rules.games.bumuntu import Cell, Phase, validate_view
from tests.games.bumuntu.test_validate import (
    entering,
    lifting,
    moving,
    placing,
    swapping,
)


@pytest.mark.parametrize("make", [moving, lifting, placing, entering, swapping])
def test_what_a_state_gives_is_a_view(make: Any) -> None:
    state = make()
    for player in (None, *range(len(state.pawns))):
        view = bumuntu.view(state, player)
        assert validate_view(view) == ()
        assert bumuntu.determinize(view, 5) == state


@pytest.mark.parametrize(
    ("make", "change", "told"),
    [
        (moving, {"player": 2}, "player must be a seat from 0 to 1, not 2"),
        (moving, {"pawns": ()}, "Bumuntu is for 2 to 5 players, not 0"),
        (moving, {"turn": -1}, "it is the turn of seat -1 (rule 2.5)"),
        (moving, {"food": (0,)}, "stocks of food differ in number (rule 1.4)"),
        (moving, {"food": (9, 0)}, "seat 0 has 9 food chips"),
        (moving, {"tiles": ()}, "the jungle has 0 spaces (rule 1.1)"),
        (moving, {"tiles": (None,) * 64}, "is there 0 times, not 1 (rule 1.2)"),
        (moving, {"pawns": (Cell(8, 0), Cell(5, 5))}, "is not in the jungle"),
        (moving, {"pawns": (Cell(5, 5),) * 2}, "two pawns stand on the same space"),
        (moving, {"phase": Phase.LIFT_TILE}, "the origin is None though the phase"),
        (lifting, {"origin": None}, "the origin is None though the phase"),
        (placing, {"lifted": Cell(6, 6)}, "no tile can have been lifted"),
        (swapping, {"turn": 1}, "seat 1 has collected no advance tile (rule 5.1)"),
    ],
)
def test_what_no_state_gives_is_told(
    make: Any, change: dict[str, Any], told: str
) -> None:
    wrong = evolve(bumuntu.view(make(), 0), **change)
    problems = validate_view(wrong)
    assert any(told in str(problem) for problem in problems), problems
    with pytest.raises(InvalidState) as raised:
        bumuntu.determinize(wrong, 0)
    assert raised.value.problems == problems
