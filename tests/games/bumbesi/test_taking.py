"""Section 6 of the rules: taking the marked column."""

from collections import Counter

from attrs import evolve

from tabletop_rules import Rng, Script, bumbesi
from tabletop_rules.games.bumbesi import (
    CardsDrawn,
    CardTurnedUp,
    Column,
    ColumnTaken,
    DeckReshuffled,
    MarkerMoved,
    NoTargetFound,
    Take,
    TargetLaid,
)
from tests.effort import scaled
from tests.games.bumbesi.tables import (
    CHANGE,
    LEFT,
    RAISE,
    RIGHT,
    THEFT,
    endgame,
    table,
    why_not,
)

HAND = (3, 9, 27, 40, 51)
SPECIALS = (CHANGE, CHANGE, CHANGE, THEFT, RAISE)


def test_6_1_the_whole_column_goes_onto_your_pile() -> None:
    state = table(HAND, Column(50, (12, 30), (4, 8)), Column(31))
    after = bumbesi.apply(state, Take(0, 9))
    assert after.penalties == ((50, 12, 30, 4, 8), (), (), ())
    assert bumbesi.score(after) == (5, 0, 0, 0)


def test_6_1_it_is_the_column_that_bears_the_marker() -> None:
    state = table(HAND, marker=RIGHT)
    after = bumbesi.apply(state, Take(0, 9))
    assert after.penalties[0] == (30,)
    assert after.columns == (Column(50), Column(9))


def test_6_2_the_marker_moves_to_the_other_column() -> None:
    assert bumbesi.apply(table(HAND), Take(0, 9)).marker is RIGHT
    assert bumbesi.apply(table(HAND, marker=RIGHT), Take(0, 9)).marker is LEFT


def test_6_3_any_number_from_the_hand_becomes_the_target() -> None:
    state = table(HAND, deck=(70, 1))
    for card in HAND:
        after = bumbesi.apply(state, Take(0, card))
        assert after.columns == (Column(card), Column(30))
        assert 70 in after.hands[0]
        assert card not in after.hands[0]


def test_6_3_you_must_lay_one_if_you_hold_one() -> None:
    assert why_not(table(HAND), Take(0, None)) == "6.3"
    assert why_not(table(HAND), Take(0, 10)) == "6.3"
    assert why_not(table(HAND), Take(0, 0)) == "6.3"
    assert why_not(table(HAND), Take(0, -3)) == "6.3"


def test_6_4_without_a_number_in_hand_the_deck_gives_the_target() -> None:
    state = table(SPECIALS, deck=(17, 70))
    assert bumbesi.legal_actions(state, 0)[-1] == Take(0, None)
    assert why_not(state, Take(0, 17)) == "6.4"
    after = bumbesi.apply(state, Take(0, None))
    assert after.columns == (Column(17), Column(30))
    assert after.deck == (70,)
    assert after.hands[0] == SPECIALS  # five cards still: nothing is drawn
    assert after.rng == state.rng  # nothing was set aside, so nothing is shuffled


@scaled(draws=480)
def test_6_5_a_special_turned_up_is_set_aside_and_shuffled_back(draws: int) -> None:
    state = table(SPECIALS, deck=(THEFT, RAISE, 17, 70, 69))
    scripted = bumbesi.apply(evolve(state, rng=Script(())), Take(0, None))
    assert scripted.columns[0] == Column(17)
    # A script leaves the order: the rest of the deck, then the cards set aside.
    assert scripted.deck == (70, 69, THEFT, RAISE)
    orders = Counter(
        bumbesi.apply(evolve(state, rng=Rng(seed)), Take(0, None)).deck
        for seed in range(draws)
    )
    # All 24 orders, about as often, to four standard deviations.
    due = draws / 24
    assert len(orders) == 24
    assert all(abs(count - due) < 4 * due**0.5 for count in orders.values())


def test_6_6_without_a_number_in_the_deck_the_column_has_no_target() -> None:
    state = table(SPECIALS, deck=(THEFT, RAISE))
    after = bumbesi.apply(evolve(state, rng=Script(())), Take(0, None))
    assert after.columns == (Column(None), Column(30))
    assert after.deck == (THEFT, RAISE)
    assert after.marker is RIGHT
    assert bumbesi.to_act(after) == (1,)
    shuffled = {
        bumbesi.apply(evolve(state, rng=Rng(seed)), Take(0, None)).deck
        for seed in range(20)
    }
    assert shuffled == {(THEFT, RAISE), (RAISE, THEFT)}


def test_6_6_taking_a_column_without_a_target_brings_no_card() -> None:
    state = bumbesi.position(
        hands=[HAND, None, None],
        columns=[Column(None), Column(30)],
        deck=(THEFT, RAISE),
        penalties=[(), None, None],
    )
    after = bumbesi.apply(state, Take(0, 27))
    assert after.penalties[0] == ()
    assert after.columns == (Column(27), Column(30))
    assert after.hands[0] == (3, 9, 40, 51, THEFT)


def test_8_1_takes_with_an_empty_deck_name_no_target() -> None:
    state = endgame([HAND, (60,), (61,)])
    assert why_not(state, Take(0, 3)) == "8.1"
    assert why_not(state, Take(0, None)) is None


def test_events_of_takes() -> None:
    state = table(HAND, Column(50, (), (4,)), deck=(70, 1))
    assert bumbesi.transition(state, Take(0, 9)).events == (
        ColumnTaken(0, LEFT, (50, 4)),
        MarkerMoved(RIGHT),
        TargetLaid(0, 9, LEFT),
        CardsDrawn(0, 1, (70,)),
    )
    state = table(SPECIALS, deck=(THEFT, 17, 70))
    assert bumbesi.transition(state, Take(0, None)).events == (
        ColumnTaken(0, LEFT, (50,)),
        MarkerMoved(RIGHT),
        CardTurnedUp(THEFT, LEFT),
        CardTurnedUp(17, LEFT),
        DeckReshuffled(2),
    )
    state = table(SPECIALS, deck=(THEFT,))
    assert bumbesi.transition(state, Take(0, None)).events == (
        ColumnTaken(0, LEFT, (50,)),
        MarkerMoved(RIGHT),
        CardTurnedUp(THEFT, LEFT),
        NoTargetFound(LEFT),
        DeckReshuffled(1),
    )
