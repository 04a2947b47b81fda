"""Counts (section 5 of the rules, but for the end of the game)."""

import pytest

from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import (
    Cause,
    Counted,
    DrumKept,
    Lay,
    MaskLaid,
    parse_masks,
)
from tests.effort import scaled
from tests.games.bambuti.tables import again, blocked, do, events, mask, table, texts
from tests.games.bambuti.test_laws import playout

# In the rows of `table` the markers are 1 for seat 0 (3:1), 2 for seat 1 (6:4), 7 for
# seat 1 (9:8), 3 for seat 0 (5:7) and 1 for seat 1 (2:5). G4 in column 3 makes that 1
# for seat 0 (4:7): 2 against 10.


def counts(state: bambuti.State, text: str) -> list[Counted]:
    """The counts that the decision brings."""
    return [event for event in events(state, text) if isinstance(event, Counted)]


def test_5_1_each_player_scores_the_markers_beside_the_own_row() -> None:
    # R4 in column 0 makes 3:1 a 4:1, of 2: 2 + 3 against 2 + 7 + 1.
    state = do(table(points=(20, 30)), "R4 own 0")
    assert state.points == (20, 30)
    assert do(state, "drum").points == (25, 40)
    assert bambuti.score(do(state, "drum")) == (25, 40)


def test_5_2_a_symmetry_brings_a_count_at_once() -> None:
    state = table(points=(20, 30))
    assert counts(state, "G4 own 3") == [Counted(0, Cause.SYMMETRY, (2, 10))]
    after = do(state, "G4 own 3")
    assert after.points == (22, 40)
    assert (after.turn, after.drumming, after.drums) == (1, False, (2, 2))


def test_5_2_only_a_row_that_was_not_symmetrical_before_counts() -> None:
    made = do(table(), "G4 own 3")
    assert made.points == (2, 10)
    centre = do(again(made), "Y10 own 2")
    assert (centre.points, centre.drumming) == ((2, 10), True)
    same = do(again(centre), "R4 own 0")
    assert (same.points, same.drumming) == ((2, 10), True)
    broken = do(again(same), "Y3 own 4")
    assert (broken.points, broken.drumming) == ((2, 10), True)
    # 4:1 2 for seat 0, 6:4 2, 10:8 6 for seat 1, 4:7 1 for seat 0, 1:5 3 for seat 1.
    remade = do(again(broken), "R1 own 4")
    assert (remade.points, remade.drumming) == ((5, 21), False)


@pytest.mark.parametrize(
    ("centre", "points"),
    [
        # 3:1 is 1, 5:7 is 3 for seat 0; 6:4 is 2, 9:8 is 7, 2:5 is 1 for seat 1
        *[(colour, (4, 10)) for colour in "RYGB"],
        ("P", (11, 3)),  # facing P8, the same colour: the 7 is for seat 0
    ],
)
def test_5_2_the_centre_takes_no_part(centre: str, points: tuple[int, int]) -> None:
    state = table(own=f"R3 G6 {centre}9 B5 R2", hand="B6 B1 Y3 G8 Y4")
    assert counts(state, "B6 own 1") == [Counted(0, Cause.SYMMETRY, points)]


@pytest.mark.parametrize("card", ["R10", "Y10", "G10", "B10", "P10"])
def test_5_2_no_card_in_the_centre_makes_a_symmetry(card: str) -> None:
    for own in ("R3 G6 B9 Y5 R2", "R3 G6 B9 G5 R2", "R3 G6 B9 G5 Y2"):
        assert counts(table(own=own, hand=f"{card} B1 Y3 G8 Y4"), f"{card} own 2") == []


@pytest.mark.parametrize("player", [0, 1])
def test_5_2_of_either_seat(player: int) -> None:
    # the rows of `table`, in their places or the other way round: 4:7 is 1
    rows = [parse_masks("R3 G6 B9 Y5 R2"), parse_masks("P1 P4 P8 P7 P5")]
    hands = [parse_masks("G4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5 B7")]
    if player == 1:
        rows, hands = rows[::-1], hands[::-1]
    state = bambuti.position(rows=rows, hands=hands, turn=player)
    points = (2, 10) if player == 0 else (10, 2)
    assert counts(state, "G4 own 3") == [Counted(player, Cause.SYMMETRY, points)]
    assert do(state, "G4 own 3").turn == 1 - player


def test_5_2_a_half_symmetrical_row_is_none() -> None:
    # Columns 0 and 4 are red already; yellow and green are not the same.
    assert counts(table(), "G8 own 1") == []
    # Columns 1 and 3 become blue, but purple and red are not the same.
    state = table(own="G3 B6 B9 Y5 R2", hand="B3 G1 R1 Y1 B1")
    assert counts(state, "B3 own 3") == []


@pytest.mark.parametrize("own", ["R3 G6 B9 Y5 R2", "R3 G6 B9 G5 R2"])
@pytest.mark.parametrize("other", ["P1 P4 P8 P7 P5", "P1 P4 P8 Y7 P5"])
def test_5_3_a_card_in_the_other_row_makes_no_symmetry(own: str, other: str) -> None:
    state = table(own=own, other=other, hand="P2 B1 Y3 G8 Y10")
    assert counts(state, "P2 other 0") == []
    assert do(state, "P2 other 0").drumming


@scaled(games=20)
def test_5_3_in_the_other_row_the_colours_stay(games: int) -> None:
    made = 0
    for seed in range(games):
        for before, action, after in playout(seed):
            if isinstance(action, Lay) and action.owner != action.player:
                colours = [
                    [card.colour for card in state.rows[action.owner]]
                    for state in (before, after)
                ]
                assert colours[0] == colours[1]
                assert after.over or after.points == before.points
                made += 1
    assert made > games


def test_5_4_a_row_symmetrical_from_the_start_does_not_count() -> None:
    state = table(own="R3 G6 B9 G5 R2", hand="R4 B1 Y3 G4 Y10")
    assert counts(state, "R4 own 0") == []
    assert counts(state, "G4 own 3") == []


def test_5_4_not_even_when_it_is_revealed() -> None:
    row = parse_masks("R3 G6 B9 G5 R2")
    deal = bambuti.position(rows=[(), parse_masks("P1 P4 P8 P7 P5")], hands=[row, ()])
    done = bambuti.transition(deal, bambuti.parse_action("row R3 G6 B9 G5 R2", 0))
    assert done.state.points == (0, 0)
    assert not [event for event in done.events if isinstance(event, Counted)]


def test_5_5_a_drum_serves_once() -> None:
    state = do(table(), "R4 own 0", "drum")
    assert (state.drums, state.points, state.turn) == ((1, 2), (5, 10), 1)
    assert (state.drumming, state.over) == (False, False)
    state = do(again(state), "G8 own 1", "drum")
    assert state.drums == (0, 2)
    # 8:4 is its double: 2 + 3 against 7 + 1.
    assert state.points == (10, 18)
    state = do(again(state), "Y10 own 2")
    assert (state.drumming, state.turn) == (False, 1)


def test_5_5_a_drum_may_be_kept() -> None:
    state = do(table(), "R4 own 0", "keep")
    assert (state.drums, state.points, state.turn) == ((2, 2), (0, 0), 1)
    assert (state.drumming, state.over) == (False, False)
    laid = do(state, texts(state, 1)[0])
    assert events(laid, "keep") == (DrumKept(1),)
    second = do(laid, "drum")
    assert (second.drums, second.turn, second.drumming) == ((2, 1), 0, False)


def test_5_5_the_drum_comes_after_drawing() -> None:
    state = do(table(deck=parse_masks("Y7")), "R4 own 0")
    assert state.drumming
    assert mask("Y7") in state.hands[0]


def test_5_7_no_drum_with_a_symmetry() -> None:
    after = do(table(), "G4 own 3")
    assert bambuti.check(after, bambuti.BeatDrum(0)) is not None
    assert after.turn == 1


def test_5_7_a_symmetry_in_the_last_turn_does_not_count_twice() -> None:
    hands = [parse_masks("G4 B1 Y3 G8 Y10"), parse_masks("B2 B3 B4 B5")]
    state = table(hands=hands)
    assert counts(state, "G4 own 3") == [Counted(0, Cause.FINAL, (2, 10))]
    assert do(state, "G4 own 3").points == (2, 10)


@scaled(games=20)
def test_5_7_at_most_one_count_in_a_turn(games: int) -> None:
    for seed in range(games):
        in_turn = 0
        for before, action, _ in playout(seed):
            done = bambuti.transition(before, action)
            in_turn = 0 if isinstance(action, Lay) else in_turn
            in_turn += sum(isinstance(event, Counted) for event in done.events)
            assert in_turn <= 1


def test_events_print_as_sentences() -> None:
    told = [*events(table(), "G4 own 3"), *events(do(table(), "R4 own 0"), "keep")]
    assert [str(event) for event in told] == [
        "seat 0 lays G4 on Y5 in column 3 of its own row",
        "seat 0 draws B3",
        "seat 0 has the marker of column 3, 1",
        "seat 0 brings a count (symmetry): 2 for seat 0, 10 for seat 1",
        "seat 0 keeps the drum",
    ]
    assert str(MaskLaid(0, 1, 3, mask("P6"), mask("P7"))) == (
        "seat 0 lays P6 on P7 in column 3 of the other row"
    )
    assert str(bambuti.MarkerChanged(2, None)) == "no marker lies in column 2"
    assert [str(event) for event in events(do(blocked(), "pass"), "pass")] == [
        "seat 1 passes",
        "seat 1 brings a count (final count): 3 for seat 0, 9 for seat 1",
        "seat 0 ends with 3 points and seat 1 with 9",
    ]


def test_the_texts_of_a_turn() -> None:
    assert texts(do(table(), "R4 own 0"), 0) == ["drum", "keep"]
