"""Decisions as texts, and back."""

import pytest

from tabletop_rules.errors import ParseError, SeatError
from tabletop_rules.games.bumuntu import (
    Action,
    AnimalMove,
    Cell,
    Enter,
    KeepFavor,
    KeepTiles,
    LiftTile,
    LoseTurn,
    Options,
    PlaceTile,
    SpendFood,
    Step,
    SwapFavor,
    format_action,
    legal_actions,
    parse_action,
)
from tests.games.bumuntu.boards import reached

TEXTS: list[tuple[Action, str]] = [
    (Enter(1, Cell(0, 3)), "enter 0,3"),
    (SpendFood(1, Cell(3, 4)), "food 3,4"),
    (Step(1, Cell(3, 4)), "step 3,4"),
    (AnimalMove(1, Cell(5, 4)), "animal 5,4"),
    (AnimalMove(1, Cell(5, 4), 2, Cell(5, 5)), "animal 5,4 seat 2 to 5,5"),
    (LiftTile(1, Cell(0, 3)), "lift 0,3"),
    (KeepTiles(1), "keep tiles"),
    (PlaceTile(1, Cell(1, 1)), "place 1,1"),
    (SwapFavor(1, 3), "swap 3"),
    (KeepFavor(1), "keep favor"),
    (LoseTurn(1), "lose turn"),
]


@pytest.mark.parametrize(("action", "text"), TEXTS)
def test_each_decision_has_a_text_that_reads_back(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert parse_action(text, 1) == action


def test_texts_of_legal_actions_are_unique_and_read_back() -> None:
    options = Options(first_player=1)
    for state in reached(3, 4, options, 300):
        legal = legal_actions(state, state.turn)
        texts = [format_action(action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [parse_action(text, state.turn) for text in texts] == list(legal)


@pytest.mark.parametrize(
    "text", [" step 3,4", "step 3,4 ", "step 3,4\n", "step   3,4", "Step 3,4"]
)
def test_case_and_runs_of_spaces_do_not_matter(text: str) -> None:
    assert parse_action(text, 0) == Step(0, Cell(3, 4))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "step",
        "step 3",
        "step 3 4",
        "step 3, 4",
        "step 03,4",
        "step -1,4",
        "step +3,4",
        "step 3,٤",
        "animal 5,4 seat 2",
        "animal 5,4 seat 2 to",
        "animal 5,4 to 5,5",
        "swap",
        "swap 1.0",
        "keep",
        "lose",
    ],
)
def test_every_other_text_raises_parse_error(text: str) -> None:
    with pytest.raises(ParseError, match="write 'enter 0,3'"):
        parse_action(text, 0)


def test_a_seat_that_no_game_has_raises_seat_error() -> None:
    with pytest.raises(SeatError):
        parse_action("keep favor", 5)
