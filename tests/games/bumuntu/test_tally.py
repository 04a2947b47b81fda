"""The score line by line (section 8)."""

import pytest

from tabletop_rules.games.bumuntu import (
    Options,
    State,
    position,
    score,
    tally,
)
from tabletop_rules.outcome import Entry
from tests.games.bumuntu.boards import reached

BOARD = "zebra, lion, giraffe, chimpanzee, tarantula, crocodile, black mamba, elephant"
"""At 2 per tile, 8/4, 7/3, 6/3, 1 per tile, 5/2, 4/2 and 3/1."""


def holding(*piles: str) -> State:
    """Seats with these tiles; the others lie in the jungle, from the top row on."""
    return position(collected=piles, favor=BOARD, phase="move")


def lines(state: State, player: int) -> list[str]:
    return [str(entry) for entry in tally(state) if entry.player == player]


def test_8_1_to_8_7_each_line_says_what_for_and_by_which_clause() -> None:
    state = holding(
        "zebra food, zebra food, lion food, lion Nkisi, elephant Yowa",
        "lion food, giraffe food, giraffe Nkisi, tarantula Nkisi, giraffe Yowa",
        "giraffe advance, elephant food",
    )
    assert tally(state) == (
        Entry(0, 4, "2 zebra tiles at 2 per tile", "8.1"),
        Entry(0, 8, "2 lion tiles at 8/4: the most", "8.2"),
        Entry(0, 1, "1 elephant tile at 3/1: tied for the most", "8.3"),
        Entry(0, 1, "1 Nkisi tile", "8.6"),
        Entry(0, 3, "1 Yowa tile at 6/3: tied for the most", "8.7"),
        Entry(1, 4, "1 lion tile at 8/4: the second most", "8.2"),
        Entry(1, 7, "3 giraffe tiles at 7/3: the most", "8.2"),
        Entry(1, 1, "1 tarantula tile at 1 per tile", "8.1"),
        Entry(1, 3, "2 Nkisi tiles", "8.6"),
        Entry(1, 3, "1 Yowa tile at 6/3: tied for the most", "8.7"),
        Entry(2, 3, "1 giraffe tile at 7/3: the second most", "8.2"),
        Entry(2, 1, "1 elephant tile at 3/1: tied for the most", "8.3"),
    )
    assert score(state) == (4 + 8 + 1 + 1 + 3, 4 + 7 + 1 + 3 + 3, 3 + 1)


def test_8_2_the_third_most_get_nothing() -> None:
    state = holding(
        "lion food, lion food, lion food", "lion Yowa, lion Nkisi", "lion food"
    )
    assert lines(state, 2) == [
        "seat 2: 0, 1 lion tile at 8/4: neither the most nor the second most (rule 8.2)"
    ]


def test_8_3_who_is_behind_a_tie_for_the_most_gets_nothing() -> None:
    state = holding("lion food, lion food", "lion food, lion food", "lion Nkisi")
    assert lines(state, 0) == [
        "seat 0: 4, 2 lion tiles at 8/4: tied for the most (rule 8.3)"
    ]
    assert lines(state, 2)[0] == (
        "seat 2: 0, 1 lion tile at 8/4: behind a tie for the most (rule 8.3)"
    )


def test_8_4_who_is_tied_for_second_gets_one() -> None:
    state = holding("lion food, lion food", "lion food", "lion food")
    tied = "1, 1 lion tile at 8/4: tied for the second most (rule 8.4)"
    assert (lines(state, 1), lines(state, 2)) == (
        [f"seat 1: {tied}"],
        [f"seat 2: {tied}"],
    )


def test_8_5_without_a_tile_there_is_one_line() -> None:
    state = holding("", "lion food")
    assert tally(state)[0] == Entry(0, 0, "no tile", "8.5")


def test_8_6_a_table_may_pay_for_no_nkisi_tile() -> None:
    options = Options(nkisi=(5, *[0] * 8))
    state = position(collected=["", "lion Nkisi"], options=options, phase="move")
    assert tally(state)[0] == Entry(0, 5, "0 Nkisi tiles", "8.6")
    assert tally(state)[-1] == Entry(1, 0, "1 Nkisi tile", "8.6")


@pytest.mark.parametrize("players", [2, 5])
def test_the_entries_of_a_seat_add_up_to_its_score(players: int) -> None:
    options = Options(nkisi=(2, *range(8)))
    for state in reached(8, players, options, 700):
        seats = [entry.player for entry in tally(state)]
        assert seats == sorted(seats)
        assert score(state) == totals(state)


def totals(state: State) -> tuple[int, ...]:
    sums = [0] * len(state.pawns)
    for entry in tally(state):
        sums[entry.player] += entry.points
    return tuple(sums)
