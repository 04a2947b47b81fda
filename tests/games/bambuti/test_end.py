"""The end of the game, and who won (5.6 to 6.2)."""

import pytest

from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import (
    Cause,
    Counted,
    GameEnded,
    Lay,
    Passed,
    parse_masks,
)
from tests.effort import scaled
from tests.games.bambuti.tables import (
    FACING,
    FLAT,
    STUCK,
    blocked,
    do,
    events,
    table,
    texts,
)
from tests.games.bambuti.test_laws import playout

# In the rows of `table` the markers are 1 for seat 0 (3:1), 2 for seat 1 (6:4), 7 for
# seat 1 (9:8), 3 for seat 0 (5:7) and 1 for seat 1 (2:5).


def test_5_6_the_final_count_when_both_hold_at_most_four() -> None:
    hands = [parse_masks("R4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5")]
    state = table(hands=hands, points=(20, 30))
    assert events(state, "R4 own 0")[-2:] == (
        Counted(0, Cause.FINAL, (5, 10)),
        GameEnded((25, 40)),
    )
    after = do(state, "R4 own 0")
    assert (after.over, after.turn, after.drumming) == (True, 0, False)
    assert bambuti.to_act(after) == ()
    assert bambuti.legal_actions(after, 0) == bambuti.legal_actions(after, 1) == ()
    illegal = bambuti.check(after, bambuti.Pass(1))
    assert illegal is not None
    assert illegal.clause == "over"


@pytest.mark.parametrize(
    ("hands", "turn", "text", "points"),
    [
        # seat 1 in its own row: 2:3 is 1 for seat 0, so 1 + 3 + 1 against 2 + 7
        (("R4 B1 Y3 G8", "B2 B3 B4 B5 B7"), 1, "B3 own 4", (5, 9)),
        # in the row of the other: 4:1 is 2 for seat 0, so 2 + 3 against 2 + 7 + 1
        (("B1 Y3 G8 Y10", "R4 B2 B3 B4 B5"), 1, "R4 other 0", (5, 10)),
        # 5:6 is 4 for seat 0, so 1 + 4 against 2 + 7 + 1
        (("P6 B1 Y3 G8 Y10", "B2 B3 B4 B5"), 0, "P6 other 3", (5, 10)),
        # against who had to pass before
        (("B1 Y3", "R4 B2 B3 B4 B5"), 1, "R4 other 0", (5, 10)),
    ],
)
def test_5_6_whoever_lays_the_last_card_from_whatever_hand(
    hands: tuple[str, str], turn: int, text: str, points: tuple[int, int]
) -> None:
    for drums in ((2, 2), (0, 0)):
        state = table(hands=map(parse_masks, hands), turn=turn, drums=drums)
        assert events(state, text)[-2:] == (
            Counted(turn, Cause.FINAL, points),
            GameEnded(points),
        )
        after = do(state, text)
        assert (after.over, after.drumming, after.turn) == (True, False, turn)
        assert (after.points, after.drums) == (points, drums)
        assert "5.8" not in {entry.clause for entry in bambuti.tally(after)}
        outcome = bambuti.outcome(after)
        assert outcome is not None
        assert outcome.reason == "both players are left with at most four cards"


@pytest.mark.parametrize(
    "hands",
    [
        ("R4 B1 Y3 G8 Y10", "B2 B3 B4 B5 B7"),
        ("R4 B1 Y3 G8 Y10 Y1", "B2 B3 B4 B5"),
        ("R4 B1", "B2 B3 B4 B5 B7"),
    ],
)
def test_5_6_not_while_somebody_holds_five(hands: tuple[str, str]) -> None:
    state = table(hands=map(parse_masks, hands))
    assert not do(state, "R4 own 0").over


def test_5_6_fewer_than_four_only_where_somebody_had_to_pass() -> None:
    hands = [parse_masks("R4 B1 Y3 G8 Y10"), parse_masks("B2")]
    assert do(table(hands=hands), "R4 own 0").over


@scaled(games=30)
def test_5_6_exactly_32_placements_without_a_pass(games: int) -> None:
    # 50 - 10 laid out - 14 drawn leaves 26 in the deck, one drawn after each of 26
    # placements; then 7 and 7 go down to 4 and 4 in 6 more.
    for seed in range(games):
        laid = [action for _, action, _ in playout(seed) if isinstance(action, Lay)]
        assert len(laid) == 32


def test_4_5_a_player_who_is_stuck_passes_on_to_the_final_count() -> None:
    state = table(own=FLAT, other=FACING, hand=STUCK, deck=())
    state = do(state, "pass")
    while not state.over:
        state = do(state, texts(state, state.turn)[0])
    assert bambuti.outcome(state) is not None
    assert bambuti.validate(state) == ()


def test_5_8_two_passes_in_a_row_bring_the_final_count() -> None:
    # 5:2 1 for seat 0; R5:R9 is 5 against 4, turned round, 1 for seat 1; 10:9 8 for
    # seat 1; 5:9 1 for seat 0; 5:2 1 for seat 0.
    state = do(blocked(points=(10, 10)), "pass")
    assert (state.passes, state.over) == (1, False)
    assert bambuti.outcome(state) is None
    assert events(state, "pass") == (
        Passed(1),
        Counted(1, Cause.FINAL, (3, 9)),
        GameEnded((13, 19)),
    )
    after = do(state, "pass")
    assert (after.over, after.passes, after.turn) == (True, 2, 1)
    outcome = bambuti.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((2, 1), (13, 19))
    assert outcome.reason == "both players passed in a row"


def test_5_9_unused_drums_are_worth_nothing() -> None:
    hands = [parse_masks("R4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5")]
    for drums in ((2, 0), (0, 2), (1, 1)):
        assert do(table(hands=hands, drums=drums), "R4 own 0").points == (5, 10)


def test_6_1_the_most_points_win() -> None:
    hands = [parse_masks("R4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5")]
    after = do(table(hands=hands, points=(6, 0)), "R4 own 0")
    outcome = bambuti.outcome(after)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((11, 10), (0,))
    assert outcome.tie_breaks == ()
    assert outcome.reason == "both players are left with at most four cards"


def test_6_2_equal_points_are_a_shared_win() -> None:
    hands = [parse_masks("R4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5")]
    outcome = bambuti.outcome(do(table(hands=hands, points=(5, 0)), "R4 own 0"))
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1), (0, 1))


@pytest.mark.parametrize("drums", [(2, 0), (0, 2), (2, 1)])
def test_6_2_drums_left_break_no_tie(drums: tuple[int, int]) -> None:
    hands = [parse_masks("R4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5")]
    after = do(table(hands=hands, points=(5, 0), drums=drums), "R4 own 0")
    outcome = bambuti.outcome(after)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((10, 10), (1, 1))
