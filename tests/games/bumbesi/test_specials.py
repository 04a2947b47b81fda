"""Section 5 of the rules: special cards."""

from attrs import evolve

from tabletop_rules import Script, bumbesi
from tabletop_rules.games.bumbesi import (
    CardsDrawn,
    CardStolen,
    ChangeDirection,
    Column,
    Raise,
    SpecialPlayed,
    TargetRaised,
    Theft,
)
from tests.effort import scaled
from tests.games.bumbesi.tables import (
    CHANGE,
    COUNTERCLOCKWISE,
    LEFT,
    RAISE,
    RIGHT,
    THEFT,
    endgame,
    table,
    why_not,
)

HAND = (9, 60, CHANGE, THEFT, RAISE)


def test_5_1_a_special_goes_onto_the_players_own_penalty_pile() -> None:
    for action, special in (
        (ChangeDirection(0), CHANGE),
        (Theft(0, 1), THEFT),
        (Raise(0, 60, LEFT), RAISE),
    ):
        state = bumbesi.apply(table(HAND), action)
        assert state.penalties == ((special,), (), (), ())


def test_5_1_a_special_must_be_in_your_hand() -> None:
    state = table((3, 9, 27, 40, 51))
    assert why_not(state, ChangeDirection(0)) == "5.1"
    assert why_not(state, Theft(0, 1)) == "5.1"
    assert why_not(state, Raise(0, 51, LEFT)) == "5.1"


def test_5_1_no_number_is_laid_with_change_or_theft() -> None:
    for action in (ChangeDirection(0), Theft(0, 1)):
        state = bumbesi.apply(table(HAND), action)
        assert state.columns == (Column(50), Column(30))


def test_5_2_the_direction_turns_at_once() -> None:
    # Clockwise 0, 1, 2, 3: seat 1 turns it, so seat 0 is next; seat 0 turns it again,
    # so seat 1 is next; when seat 0 turns it from clockwise, seat 3 is next.
    change = (CHANGE, 1, 2, 3, 4)
    state = bumbesi.position(
        hands=[(CHANGE, 5, 6, 7, 8), change, None, None], turn=1, seed=3
    )
    state = bumbesi.apply(state, ChangeDirection(1))
    assert (state.turn, state.direction) == (0, COUNTERCLOCKWISE)
    state = bumbesi.apply(state, ChangeDirection(0))
    assert state.turn == 1
    assert state.penalties == ((CHANGE,), (CHANGE,), (), ())
    assert bumbesi.apply(table(HAND), ChangeDirection(0)).turn == 3


def test_5_2_it_can_always_be_played() -> None:
    nothing_else = endgame([(70, CHANGE), (), ()], Column(None), Column(None))
    assert why_not(nothing_else, ChangeDirection(0)) is None


def test_5_3_theft_gets_the_card_that_chance_names() -> None:
    # The victim holds 31, 40, 41, THEFT, THEFT; place 2 of the sorted hand is the 41.
    state = bumbesi.position(
        hands=[HAND, None, (31, 40, 41, THEFT, THEFT), None], deck=(70, 1, 2)
    )
    state = evolve(state, rng=Script((2,)))
    after = bumbesi.apply(state, Theft(0, 2))
    assert after.hands[0] == (9, 41, 60, CHANGE, RAISE)
    assert after.hands[2] == (31, 40, 70, THEFT, THEFT)
    assert after.deck == (1, 2)
    assert after.rng == Script(())


@scaled(draws=500)
def test_5_3_each_card_is_equally_likely(draws: int) -> None:
    # 3 different numbers and two thefts: shares of 1/5, 1/5, 1/5 and 2/5.
    state = bumbesi.position(hands=[HAND, None, (31, 40, 41, THEFT, THEFT), None])
    taken = [0, 0, 0, 0]
    for seed in range(draws):
        start = evolve(state, rng=bumbesi.initial_state(seed, 3).rng)
        hand = bumbesi.apply(start, Theft(0, 2)).hands[0]
        taken[[31 in hand, 40 in hand, 41 in hand, THEFT in hand].index(True)] += 1
    # Within four standard deviations.
    for count, share in zip(taken, (0.2, 0.2, 0.2, 0.4), strict=True):
        assert abs(count - draws * share) < 4 * (draws * share * (1 - share)) ** 0.5


def test_5_3_the_victim_draws_nothing_from_an_empty_deck() -> None:
    state = evolve(endgame([HAND, (40,), (41, 42)]), rng=Script((1,)))
    after = bumbesi.apply(state, Theft(0, 2))
    assert after.hands == ((9, 42, 60, CHANGE, RAISE), (40,), (41,))


def test_5_3_the_victim_is_another_player_with_a_card() -> None:
    state = endgame([HAND, (), (41, 42)])
    assert why_not(state, Theft(0, 0)) == "5.3"
    assert why_not(state, Theft(0, 1)) == "5.3"
    assert why_not(state, Theft(0, 2)) is None
    assert [a for a in bumbesi.legal_actions(state, 0) if type(a) is Theft] == [
        Theft(0, 2)
    ]


def test_5_3_what_was_seen_of_a_theft_stays_known() -> None:
    """The victim knows the card with the thief, until it is played."""
    state = bumbesi.position(
        hands=[
            (9, 60, THEFT, RAISE, RAISE),
            (2, 20, 21, 22, THEFT),
            (31, *(1, 3, 4, 5)),
        ],
        deck=(70, 69, 68, 67, 66, 65),
        rng=Script((0, 1)),
    )
    state = bumbesi.apply(state, Theft(0, 1))  # the 2 goes from seat 1 to seat 0
    assert state.known == ((), ((0, 2),), ())
    # Seat 1 steals it back: place 0 of seat 0's hand would be the 2, place 1 is the 9.
    state = bumbesi.apply(state, Theft(1, 0))
    assert state.known == (((1, 9),), ((0, 2),), ())
    state = bumbesi.apply(state, bumbesi.Take(2, 31))
    state = bumbesi.apply(state, bumbesi.LayNumber(0, 2, RIGHT))
    assert state.known == (((1, 9),), (), ())


def test_5_3_a_third_seat_is_no_longer_certain_of_the_victims_hand() -> None:
    # Seat 2 knew of two cards with seat 1. Seat 0 steals one that seat 2 does not see.
    state = bumbesi.position(
        hands=[(9, 60, THEFT, RAISE, RAISE), (2, 20, 21, 22, 23), None],
        known=[((1, 20), (1, 21)), (), ((1, 2), (0, 9), (1, 20))],
        rng=Script((1,)),
    )
    state = bumbesi.apply(state, Theft(0, 1))
    # The thief took the 20 and drops that pair; the victim gains (0, 20).
    assert state.known == (((1, 21),), ((0, 20),), ((0, 9),))


def test_5_4_theft_needs_somebody_to_rob() -> None:
    state = endgame([(9, THEFT), (), ()])
    assert why_not(state, Theft(0, 1)) == "5.4"
    assert why_not(state, Theft(0, 0)) == "5.4"
    assert bumbesi.legal_actions(state, 0)[-1:] == (bumbesi.Take(0, None),)
    assert not [a for a in bumbesi.legal_actions(state, 0) if type(a) is Theft]


def test_5_5_raise_lays_a_higher_number_on_a_target() -> None:
    state = table(HAND, Column(50, (12,), (4, 8)), Column(30))
    assert why_not(state, Raise(0, 9, LEFT)) == "5.5"
    assert why_not(state, Raise(0, 10, LEFT)) == "5.5"
    after = bumbesi.apply(state, Raise(0, 60, LEFT))
    assert after.columns == (Column(60, (12, 50), (4, 8)), Column(30))
    assert 60 not in after.hands[0]
    assert RAISE not in after.hands[0]


def test_5_5_a_column_without_a_target_cannot_be_raised() -> None:
    state = endgame([HAND, (40,), (41,)], Column(None), Column(30))
    assert why_not(state, Raise(0, 60, LEFT)) == "5.5"
    assert why_not(state, Raise(0, 60, RIGHT)) is None
    assert Raise(0, 60, LEFT) not in bumbesi.legal_actions(state, 0)


def test_5_6_raising_leaves_the_lower_limit_of_the_pile() -> None:
    state = table((5, 9, 60, 70, RAISE), Column(50, (), (4, 8)), Column(30))
    after = bumbesi.apply(state, Raise(0, 60, LEFT))
    raised = bumbesi.position(
        hands=[(7, 9, 49, 59, 61), None, None],
        columns=[after.columns[0], Column(30)],
    )
    assert why_not(raised, bumbesi.LayNumber(0, 7, LEFT)) == "4.3"
    assert why_not(raised, bumbesi.LayNumber(0, 9, LEFT)) is None
    assert why_not(raised, bumbesi.LayNumber(0, 59, LEFT)) is None  # above the old 50
    assert why_not(raised, bumbesi.LayNumber(0, 61, LEFT)) == "4.2"


def test_5_7_raise_needs_a_number_above_a_target() -> None:
    state = table((1, 2, 3, 4, RAISE), Column(50), Column(30))
    assert why_not(state, Raise(0, 4, LEFT)) == "5.7"
    assert not [a for a in bumbesi.legal_actions(state, 0) if type(a) is Raise]
    # One target of two is enough for the card to be played.
    state = table((1, 2, 3, 40, RAISE), Column(50), Column(30))
    assert why_not(state, Raise(0, 40, LEFT)) == "5.5"
    assert why_not(state, Raise(0, 40, RIGHT)) is None


def test_events_of_specials() -> None:
    state = evolve(table(HAND, deck=(70, 1, 2)), rng=Script((0,)))
    stolen = state.hands[1][0]
    assert bumbesi.transition(state, Theft(0, 1)).events == (
        SpecialPlayed(0, THEFT),
        CardStolen(0, 1, stolen),
        CardsDrawn(1, 1, (70,)),
    )
    assert bumbesi.transition(state, Raise(0, 60, LEFT)).events == (
        SpecialPlayed(0, RAISE),
        TargetRaised(0, 60, LEFT),
        CardsDrawn(0, 2, (1, 70)),  # as they are held, not as they came
    )
    assert bumbesi.transition(state, ChangeDirection(0)).events == (
        SpecialPlayed(0, CHANGE),
        bumbesi.DirectionChanged(COUNTERCLOCKWISE),
        CardsDrawn(0, 1, (70,)),
    )
