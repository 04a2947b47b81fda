"""Components, the deal and the layout (sections 1 and 2 of the rules)."""

import pickle
from itertools import permutations

import pytest

from tabletop_rules import Rng
from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import (
    Arrange,
    CardsDrawn,
    Colour,
    Lay,
    Mask,
    RowLaid,
    RowsRevealed,
    StarterFound,
    parse_masks,
)
from tests.games.bambuti.tables import do, laid_out, texts, why_not

ALL_MASKS = [Mask(value, colour) for value in range(1, 11) for colour in Colour]


def dealt(hand: str) -> bambuti.State:
    """A deal in which seat 0 has these five cards."""
    return bambuti.position(rows=[(), ()], hands=[parse_masks(hand), None])


def test_1_1_fifty_masks_in_five_colours() -> None:
    names = ["red", "yellow", "green", "blue", "purple"]
    assert [str(colour) for colour in Colour] == names
    for seed in range(50):
        state = bambuti.initial_state(seed, 2)
        found = [*state.deck, *state.hands[0], *state.hands[1]]
        assert len(found) == 50
        assert set(found) == set(ALL_MASKS)


def test_1_1_each_mask_is_one_object_however_it_is_made() -> None:
    for mask in ALL_MASKS:
        (written,) = parse_masks(str(mask))
        assert Mask(mask.value, mask.colour) is mask
        assert written is mask
        assert pickle.loads(pickle.dumps(mask)) is mask


def test_1_2_two_drums_each() -> None:
    assert bambuti.initial_state(1, 2).drums == (2, 2)


@pytest.mark.parametrize("players", [1, 3, 0, -1, 50])
def test_1_3_two_players(players: int) -> None:
    with pytest.raises(PlayerCountError, match="for 2 players"):
        bambuti.initial_state(1, players)


def test_2_1_five_cards_each_in_turn_from_one_shuffle() -> None:
    deck, _ = Rng(7).shuffle(ALL_MASKS)
    state = bambuti.initial_state(7, 2)
    by_value_then_colour = ALL_MASKS.index
    assert state.hands == (
        tuple(sorted(deck[0:10:2], key=by_value_then_colour)),
        tuple(sorted(deck[1:10:2], key=by_value_then_colour)),
    )
    assert state.deck == deck[10:]
    assert state.rows == ((), ())
    assert bambuti.to_act(state) == (0, 1)


def test_2_2_five_different_values_can_lie_in_six_ways() -> None:
    assert texts(dealt("R1 G2 B3 Y4 P5"), 0) == [
        "row R1 G2 P5 Y4 B3",
        "row R1 B3 P5 Y4 G2",
        "row R1 Y4 P5 B3 G2",
        "row G2 B3 P5 Y4 R1",
        "row G2 Y4 P5 B3 R1",
        "row B3 Y4 P5 G2 R1",
    ]


def test_2_2_of_equal_highest_cards_any_may_be_the_centre() -> None:
    # Of Y9 and P9 one is the centre. The other one stands next to it, on either side,
    # and one of the three lower cards is outside of it: 2 * 2 * 3 ways.
    rows = [
        text.removeprefix("row ").split() for text in texts(dealt("R1 G2 B3 Y9 P9"), 0)
    ]
    assert len(rows) == 12
    assert {row[2] for row in rows} == {"Y9", "P9"}


def test_2_2_equal_values_that_are_not_the_highest() -> None:
    # P5 is the centre. The threes are together on one side, in either order, or apart.
    assert texts(dealt("R1 G2 B3 Y3 P5"), 0) == [
        "row R1 G2 P5 Y3 B3",
        "row R1 G2 P5 B3 Y3",
        "row R1 Y3 P5 B3 G2",
        "row R1 B3 P5 Y3 G2",
        "row G2 Y3 P5 B3 R1",
        "row G2 B3 P5 Y3 R1",
        "row Y3 B3 P5 G2 R1",
        "row B3 Y3 P5 G2 R1",
    ]


def test_2_2_five_equal_values_lie_in_any_order() -> None:
    assert len(set(texts(dealt("R4 Y4 G4 B4 P4"), 0))) == 120


@pytest.mark.parametrize(
    "hand",
    [
        "R1 G2 B3 Y4 P5",
        "R4 Y4 G4 B4 P4",
        "R1 Y1 G1 B1 P5",
        "R1 G2 B9 Y9 P9",
        "R1 Y1 B3 Y9 P9",
        "R1 Y1 R2 Y2 P2",
    ],
)
def test_2_2_legal_layouts_are_exactly_the_rows_that_fall_outwards(hand: str) -> None:
    state = dealt(hand)
    falling = []
    for row in permutations(state.hands[0]):
        far_left, left, centre, right, far_right = [card.value for card in row]
        if far_left <= left <= centre and centre >= right >= far_right:
            falling.append(Arrange(0, row))
        else:
            illegal = bambuti.check(state, Arrange(0, row))
            assert illegal is not None
            assert illegal.clause == "2.2"
    assert list(bambuti.legal_actions(state, 0)) == falling
    assert all(bambuti.check(state, action) is None for action in falling)


@pytest.mark.parametrize(
    "row",
    [
        "R1 G2 P5 Y4",
        "R1 G2 P5 Y4 B3 B2",
        "R1 G2 P5 Y4 B2",
        "R1 R1 P5 Y4 B3",
        "G2 R1 P5 Y4 B3",
        "R1 G2 Y4 P5 B3",
    ],
)
def test_2_2_other_cards_or_another_order(row: str) -> None:
    assert why_not(dealt("R1 G2 B3 Y4 P5"), f"row {row}") == "2.2"


def test_2_3_the_rows_are_laid_in_any_order_and_revealed_together() -> None:
    deal = bambuti.initial_state(3, 2)
    first = bambuti.legal_actions(deal, 0)[0]
    second = bambuti.legal_actions(deal, 1)[-1]
    assert isinstance(first, Arrange)
    assert isinstance(second, Arrange)
    one_way = bambuti.apply(deal, first)
    other_way = bambuti.apply(deal, second)
    assert (bambuti.to_act(one_way), bambuti.to_act(other_way)) == ((1,), (0,))
    assert bambuti.legal_actions(one_way, 0) == ()
    assert one_way.rows == (first.row, ())
    revealed = bambuti.apply(one_way, second)
    assert revealed == bambuti.apply(other_way, first)
    assert revealed.rows == (first.row, second.row)


def test_2_3_nothing_is_changed_after_the_layout() -> None:
    deal = dealt("R1 G2 B3 Y4 P5")
    state = bambuti.apply(deal, bambuti.legal_actions(deal, 0)[0])
    again = bambuti.parse_action("row R1 B3 P5 Y4 G2", 0)
    illegal = bambuti.check(state, again)
    assert illegal is not None
    assert (illegal.clause, illegal.reason) == ("turn", "you have laid out your row")
    state = laid_out("R1 R5 R9 R4 R2", "B1 B2 B8 B3 R3")
    assert why_not(state, "row R1 R5 R9 R4 R2") == "turn"


def test_2_4_seven_cards_each_seat_0_first() -> None:
    deal = bambuti.initial_state(3, 2)
    state = bambuti.apply(deal, bambuti.legal_actions(deal, 1)[0])
    done = bambuti.transition(state, bambuti.legal_actions(deal, 0)[0])
    assert sorted(done.state.hands[0], key=ALL_MASKS.index) == (
        sorted(deal.deck[:7], key=ALL_MASKS.index)
    )
    assert set(done.state.hands[1]) == set(deal.deck[7:14])
    assert done.state.deck == deal.deck[14:]
    assert [type(event) for event in done.events] == [
        RowLaid,
        RowsRevealed,
        CardsDrawn,
        CardsDrawn,
        StarterFound,
    ]
    assert done.events[2:4] == (
        CardsDrawn(0, 7, as_held(deal.deck[:7])),
        CardsDrawn(1, 7, as_held(deal.deck[7:14])),
    )


def as_held(masks: tuple[Mask, ...]) -> tuple[Mask, ...]:
    """By value, then colour: in which order they came is nobody's business later."""
    colours = list(Colour)
    return tuple(sorted(masks, key=lambda m: (m.value, colours.index(m.colour))))


@pytest.mark.parametrize("youngest", [0, 1])
def test_2_5_whose_markers_add_up_to_less_starts(youngest: int) -> None:
    # 1:1 none, 5:2 1 for seat 0, 9:8 7 for seat 1, 4:3 2 for seat 1, R2:R3 1 for
    # seat 1, the colours being the same: 1 against 10.
    assert laid_out("R1 R5 R9 R4 R2", "B1 B2 B8 B3 R3", youngest=youngest).turn == 0
    assert laid_out("B1 B2 B8 B3 R3", "R1 R5 R9 R4 R2", youngest=youngest).turn == 1


def test_2_5_the_event_names_the_sums() -> None:
    first, second = parse_masks("R1 R5 R9 R4 R2"), parse_masks("B1 B2 B8 B3 R3")
    state = bambuti.position(rows=[first, ()], hands=[(), second])
    done = bambuti.transition(state, Arrange(1, second))
    assert done.events[-1] == StarterFound(0, (1, 10))
    assert str(done.events[-1]) == "seat 0 starts, the markers being 1 and 10"
    state = bambuti.position(rows=[second, ()], hands=[(), first])
    done = bambuti.transition(state, Arrange(1, first))
    assert done.events[-1] == StarterFound(1, (10, 1))


@pytest.mark.parametrize("youngest", [0, 1])
def test_2_5_on_a_tie_the_youngest_starts(youngest: int) -> None:
    # Every higher card is twice the lower one: no marker at all.
    state = laid_out("B1 B2 B5 B4 B3", "Y2 Y4 Y10 Y8 Y6", youngest=youngest)
    assert state.turn == youngest


@pytest.mark.parametrize("youngest", [-1, 2])
def test_2_5_the_youngest_is_one_of_two(youngest: int) -> None:
    with pytest.raises(InvalidOptions, match="youngest must be 0 to 1"):
        bambuti.Options(youngest=youngest)


def test_nothing_can_be_laid_before_both_rows_lie_there() -> None:
    state = dealt("R1 G2 B3 Y4 P5")
    for text in ("R1 own 0", "drum", "keep", "pass"):
        assert why_not(state, text) == "turn"
    with pytest.raises(ValueError, match="the rows have to be laid out first"):
        bambuti.apply(state, Lay(0, 0, 0, state.hands[0][0]))


def test_the_turn_is_the_youngests_until_both_rows_lie_there() -> None:
    deal = bambuti.initial_state(3, 2, bambuti.Options(youngest=1))
    assert deal.turn == 1
    assert do(deal, bambuti.format_action(bambuti.legal_actions(deal, 1)[0])).turn == 1
