"""The score line by line (sections 5 and 8)."""

import pytest

from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import Options, score, tally
from tabletop_rules.outcome import Entry, Note
from tests.effort import crossed
from tests.games.bugami.tables import (
    NULL,
    SEATS,
    C,
    D,
    H,
    S,
    bid_all,
    play,
    playout,
)
from tests.games.bugami.test_scoring import MARRIED, over, pile


def lines(state: bugami.State) -> list[str]:
    return [str(entry) for entry in tally(state)]


def test_3_2_before_the_last_bid_the_tally_is_of_zeros() -> None:
    state = bugami.position(bids=["hearts", None, "null"])
    assert tally(state) == tuple(
        [Entry(p, 0, "not all have bid", "3.2") for p in range(3)]
    )


def test_5_before_the_first_trick_what_may_change_is_told_as_so_far() -> None:
    state = bid_all(bugami.initial_state(1, 4), (H, NULL, S, NULL))
    assert lines(state) == [
        "seat 0: 30, no trick so far (rule 5.3)",
        "seat 1: 100, Null and no trick so far (rule 5.5)",
        "seat 2: 30, no trick so far (rule 5.3)",
        "seat 3: 100, Null and no trick so far (rule 5.5)",
    ]


def test_5_while_the_deal_goes_on() -> None:
    state = bugami.position(
        hands=["JS", "QS", "KS", "AS"],
        taken=["2C 3C 4C 5C 2D 3D 4D 5D", "6H 7H 8H 2S", "6D 7D 8D 9D", None],
        bids=["spades", "hearts", "null", "clubs"],
        turn=3,
    )
    # Eight tricks for seat 3, with nine of the thirteen clubs.
    assert lines(state) == [
        "seat 0: 40, 20 for each of 2 tricks so far without a bad card (spades)"
        " (rule 5.2)",
        "seat 1: 3, 10 for 1 trick so far, divided by 3 bad cards (hearts) (rule 5.1)",
        "seat 2: 0, Null but 1 trick (rule 5.5)",
        "seat 3: 8, 10 for each of 8 tricks so far, divided by 9 bad cards (clubs)"
        " (rule 5.1)",
    ]


def test_5_when_the_deal_is_over() -> None:
    state = over([pile(C=3, H=1), None, pile(D=8), ()], (H, C, NULL, NULL))
    # Seat 1: ten tricks with the other ten clubs.
    assert lines(state) == [
        "seat 0: 10, 10 for 1 trick, divided by 1 bad card (hearts) (rule 5.1)",
        "seat 1: 10, 10 for each of 10 tricks, divided by 10 bad cards (clubs)"
        " (rule 5.1)",
        "seat 2: 0, Null but 2 tricks (rule 5.5)",
        "seat 3: 100, Null and no trick (rule 5.5)",
    ]
    clean = over([pile(C=4), None, (), ()], (H, NULL, C, NULL))
    assert (
        lines(clean)[0]
        == "seat 0: 20, 20 for 1 trick without a bad card (hearts) (rule 5.2)"
    )
    assert lines(clean)[2] == "seat 2: 30, no trick (rule 5.3)"


def test_5_4_every_trick() -> None:
    assert lines(over([None, (), (), ()], (H, S, NULL, D))) == [
        "seat 0: 100, every trick (rule 5.4)",
        "seat 1: 0, seat 0 took all (rule 5.4)",
        "seat 2: 100, Null and no trick (rule 5.5)",
        "seat 3: 0, seat 0 took all (rule 5.4)",
    ]


def test_5_7_a_null_bidder_who_takes_every_trick() -> None:
    assert lines(over([None, (), (), ()], (NULL, S, NULL, D))) == [
        "seat 0: 0, Null but 13 tricks (rule 5.7)",
        "seat 1: 30, no trick (rule 5.3)",
        "seat 2: 100, Null and no trick (rule 5.5)",
        "seat 3: 30, no trick (rule 5.3)",
    ]


def test_5_6_bad_cards_put_aside_have_a_line() -> None:
    state = bugami.position(
        hands=["AS", "2S", "3S", "4S", "5S"],
        aside="2H 3C",
        taken=[(), (), None, (), ()],
        bids=["hearts", "hearts", "null", "null", "null"],
        turn=2,
    )
    assert [entry.clause for entry in tally(state)] == ["5.3"] * 2 + ["5.5"] * 3
    after = play(state, "3S", "4S", "5S", "AS", "2S")
    assert lines(after)[:3] == [
        "seat 0: 0, 1 of the bad cards put aside (rule 5.6)",
        "seat 0: 10, 10 for 1 trick, divided by 1 bad card (hearts) (rule 5.1)",
        "seat 1: 30, no trick (rule 5.3)",
    ]


def test_5_6_where_they_divide_nothing_the_cards_aside_have_no_line() -> None:
    for bid, clause in (("null", "5.5"), ("diamonds", "5.2")):
        state = bugami.position(
            hands=["AS", "2S", "3S"],
            aside="2H",
            taken=[(), (), None],
            bids=[bid, "hearts", "null"],
            turn=2,
        )
        first = tally(play(state, "3S", "AS", "2S"))[0]
        assert (first.player, first.clause) == (0, clause)


def test_8_2_partners_have_a_line_that_says_so() -> None:
    state = over([pile(C=12), pile(H=4), None, ()], (H, H, NULL, H), MARRIED)
    together = "with tricks and cards together"
    points = "10 for each of 4 tricks, divided by 4 bad cards (hearts)"
    assert tally(state) == (
        Entry(0, 0, f"partner of seats 1, 3, {together}", "8.2"),
        Entry(0, 10, points, "5.1"),
        Entry(1, 0, f"partner of seats 0, 3, {together}", "8.2"),
        Entry(1, 10, points, "5.1"),
        Entry(2, 0, "Null but 9 tricks", "5.5"),
        Entry(3, 0, f"partner of seats 0, 1, {together}", "8.2"),
        Entry(3, 10, points, "5.1"),
    )


def test_8_2_a_pool_that_takes_all() -> None:
    state = over([None, pile(C=4), (), ()], (H, H, D, NULL), MARRIED)
    assert lines(state) == [
        "seat 0: 0, partner of seat 1, with tricks and cards together (rule 8.2)",
        "seat 0: 100, every trick (rule 5.4)",
        "seat 1: 0, partner of seat 0, with tricks and cards together (rule 8.2)",
        "seat 1: 100, every trick (rule 5.4)",
        "seat 2: 0, seats 0, 1 took all (rule 5.4)",
        "seat 3: 100, Null and no trick (rule 5.5)",
    ]


@crossed(
    players=SEATS,
    options=[
        Options(),
        Options(jokers=8, forced_marriage=True),
        Options(dealer=1, forced_marriage=True),
    ],
)
def test_the_points_of_a_seat_add_up_to_its_score(
    players: int, options: Options
) -> None:
    for state in playout(2, players, options):
        entries = tally(state)
        assert [entry.player for entry in entries] == sorted(
            [entry.player for entry in entries]
        )
        sums = [0] * players
        for entry in entries:
            sums[entry.player] += entry.points
        assert tuple(sums) == score(state)


@pytest.mark.parametrize(
    ("bids", "ranks", "notes"),
    [
        ((H, S, C, D), (1, 2, 2, 2), ["seats 1, 2, 3 share a place"]),
        ((H, NULL, NULL, D), (1, 1, 1, 4), ["seats 0, 1, 2 share a place"]),
        ((NULL, S, NULL, D), (4, 2, 1, 2), ["seats 1, 3 share a place"]),
    ],
)
def test_5_8_the_outcome_tells_ties(
    bids: tuple[bugami.Bid, ...], ranks: tuple[int, ...], notes: list[str]
) -> None:
    result = bugami.outcome(over([None, (), (), ()], bids))
    assert result is not None
    assert result.ranks == ranks
    assert result.tie_breaks == tuple([Note(text, "5.8") for text in notes])


def test_5_8_without_a_tie_there_is_no_note() -> None:
    result = bugami.outcome(over([None, pile(C=4), (), ()], (H, S, NULL, D)))
    assert result is not None
    assert result.tie_breaks == ()
