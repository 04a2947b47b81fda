"""The score line by line, and what became of ties (section 9)."""

from typing import Any

from tabletop_rules import busungar
from tabletop_rules.games.busungar import Options, position
from tabletop_rules.outcome import Entry, Note, Outcome
from tests.games.busungar.tables import YARD_OPTIONS, playout

KIND = Options(keep_half=True)


def result(**parts: Any) -> Outcome:
    """The outcome of a game that is over, the tree empty."""
    outcome = busungar.outcome(position(phase="over", apples=0, **parts))
    assert outcome is not None
    return outcome


def test_9_2_safe_apples_count_and_4_6_carried_ones_do_not_yet() -> None:
    state = position(
        places=["L5", "T", "S5", None],
        carried=[3, 1, 0, 0],
        safe=[4, 1, 0, 9],
        out=[False, False, False, True],
    )
    assert busungar.tally(state) == (
        Entry(0, 4, "safe apples so far", "9.2"),
        Entry(0, 0, "3 apples carried are not safe yet", "4.6"),
        Entry(1, 1, "safe apple so far", "9.2"),
        Entry(1, 0, "1 apple carried is not safe yet", "4.6"),
        Entry(2, 0, "no safe apple so far", "9.2"),
        Entry(3, 9, "safe apples", "9.2"),
        Entry(3, 0, "out of the game, behind all who are not", "9.3"),
    )
    assert busungar.score(state) == (4, 1, 0, 9)


def test_7_11_half_of_the_carried_apples_will_be_safe() -> None:
    state = position(places=["L5", "L6"], carried=[5, 1], options=KIND)
    texts = [entry.text for entry in busungar.tally(state) if entry.clause == "7.11"]
    assert texts == [
        "5 apples carried are not safe yet, but 3 will be if the dog catches",
        "1 apple carried is not safe yet, but 1 will be if the dog catches",
    ]


def test_9_4_apples_carried_at_the_end_count_for_nobody() -> None:
    state = position(
        phase="over",
        places=[None, "L9", None],
        out=[True, False, True],
        carried=[0, 8, 0],
        safe=[10, 2, 0],
        options=KIND,
    )
    assert busungar.tally(state) == (
        Entry(0, 10, "safe apples", "9.2"),
        Entry(0, 0, "out of the game, behind all who are not", "9.3"),
        Entry(1, 2, "safe apples", "9.2"),
        Entry(1, 0, "8 apples carried at the end count for nobody", "9.4"),
        Entry(2, 0, "no safe apple", "9.2"),
        Entry(2, 0, "out of the game, behind all who are not", "9.3"),
    )


def test_in_every_state_the_tally_adds_up_to_the_score() -> None:
    for options in (YARD_OPTIONS, Options(YARD_OPTIONS.board, keep_half=True)):
        for state, _ in playout(4, 4, options, limit=400):
            sums = [0] * 4
            for entry in busungar.tally(state):
                sums[entry.player] += entry.points
            assert tuple(sums) == busungar.score(state)


def test_9_2_equal_numbers_share_a_place() -> None:
    outcome = result(safe=[7, 7, 9, 0, 0])
    assert outcome.ranks == (2, 2, 1, 4, 4)
    assert outcome.tie_breaks == (
        Note("seats 0, 1 share a place", "9.2"),
        Note("seats 3, 4 share a place", "9.2"),
    )


def test_9_3_who_is_out_ranks_behind_in_a_tie_on_apples() -> None:
    outcome = result(safe=[7, 7, 9], out=[True, False, False])
    assert outcome.ranks == (3, 2, 1)
    text = "with 7 safe apples each, seat 0 is out and ranks behind"
    assert outcome.tie_breaks == (Note(text, "9.3"),)


def test_9_3_and_9_2_where_a_rule_breaks_a_tie_and_leaves_two() -> None:
    outcome = result(safe=[1] * 4, out=[True, False, False, True])
    assert outcome.ranks == (3, 1, 1, 3)
    assert outcome.tie_breaks == (
        Note("with 1 safe apple each, seats 0, 3 are out and rank behind", "9.3"),
        Note("seats 1, 2 share a place", "9.2"),
        Note("seats 0, 3 share a place", "9.2"),
    )


def test_without_a_tie_there_is_no_note() -> None:
    # nor where 9.3 puts more apples behind fewer
    outcome = result(safe=[7, 8, 9], out=[False, True, False])
    assert outcome.ranks == (2, 3, 1)
    assert outcome.tie_breaks == ()
