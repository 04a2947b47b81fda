"""Section 5: the score of a deal; section 8: forced marriage."""

import pytest

from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import Bid, Card, Options, cards, outcome, score
from tests.games.bugami.tables import NULL, SEATS, C, D, H, S, hands, play, playout

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = {suit: cards(" ".join([rank + suit for rank in RANKS])) for suit in "CDHS"}
MARRIED = Options(forced_marriage=True)

Taken = list[tuple[Card, ...] | None]


def over(
    taken: Taken, bids: tuple[Bid, ...], options: Options | None = None
) -> bugami.State:
    """A four-player deal that is over: the first of those with tricks won the last."""
    turn = next(seat for seat, pile in enumerate(taken) if pile != ())
    return bugami.position(
        hands=[()] * 4, taken=taken, bids=bids, turn=turn, options=options or Options()
    )


def pile(**numbers: int) -> tuple[Card, ...]:
    """So many cards of each suit, the lowest ones."""
    return tuple(
        [
            card
            for letter, number in numbers.items()
            for card in reversed(SUITS[letter][len(SUITS[letter]) - number :])
        ]
    )


@pytest.mark.parametrize(
    ("tricks", "bad", "points"),
    [(4, 1, 40), (4, 2, 20), (4, 3, 13), (5, 3, 16), (7, 4, 17), (1, 4, 2), (5, 2, 25)],
)
def test_5_1_ten_for_a_trick_divided_by_the_bad_cards(
    tricks: int, bad: int, points: int
) -> None:
    size = 4 * tricks - bad
    rest = {"C": min(size, 13), "D": min(max(size - 13, 0), 13)}
    mine = pile(H=bad, **rest)
    assert len(mine) == 4 * tricks
    state = over([mine, None, (), ()], (H, NULL, NULL, NULL))
    assert score(state)[0] == points
    assert type(score(state)[0]) is int


def test_5_2_twenty_for_a_trick_without_a_bad_card() -> None:
    state = over([pile(C=8, D=8), None, (), ()], (H, S, S, S))
    assert score(state)[0] == 80


def test_5_3_thirty_without_a_trick_unless_null_was_bid() -> None:
    state = over([pile(C=4), None, (), ()], (H, S, D, C))
    assert score(state)[2:] == (30, 30)


def test_5_4_a_hundred_for_every_trick_and_nothing_for_the_others() -> None:
    state = over([None, (), (), ()], (H, S, NULL, D))
    assert score(state) == (100, 0, 100, 0)


def test_5_4_one_trick_less_is_not_every_trick() -> None:
    state = over([None, pile(C=4), (), ()], (H, S, NULL, D))
    # 12 tricks with all 13 hearts: 120 / 13 = 9.2; one trick without a spade: 20.
    assert score(state) == (9, 20, 100, 30)


def test_5_5_null_is_a_hundred_without_a_trick_and_else_nothing() -> None:
    state = over([None, pile(C=4), (), ()], (NULL, NULL, NULL, H))
    assert score(state) == (0, 0, 100, 30)


def test_5_6_the_cards_aside_count_as_cards_not_as_a_trick() -> None:
    state = bugami.position(
        hands=hands("AS", "2S", "3S"),
        aside=cards("2H"),
        taken=[(), None, None],
        bids=(H, NULL, NULL),
        turn=2,
    )
    before = play(state, "3S")
    assert score(before)[0] == 30
    # One trick of spades and the two of hearts: 10 / 1.
    assert score(play(before, "AS", "2S"))[0] == 10


def test_5_7_a_null_bidder_who_takes_every_trick_gets_nothing() -> None:
    state = over([None, (), (), ()], (NULL, S, NULL, D))
    assert score(state) == (0, 30, 100, 30)


def test_5_8_the_most_points_win_and_ties_share() -> None:
    state = over([None, pile(C=4), (), ()], (H, S, NULL, D))
    result = outcome(state)
    assert result is not None
    assert result.scores == score(state) == (9, 20, 100, 30)
    assert result.ranks == (4, 3, 1, 2)
    assert result.reason == "the last trick is complete"
    shared = outcome(over([None, (), (), ()], (H, NULL, NULL, D)))
    assert shared is not None
    assert shared.ranks == (1, 1, 1, 4)
    assert shared.winners == (0, 1, 2)


def test_the_example_of_the_rulebook() -> None:
    state = over(
        [
            # 5 tricks with 2 hearts, 4 without a spade, 4 with 3 diamonds, none
            tuple(
                sorted((*SUITS["C"][1:], *cards("2H 3H 2D 3D 2S 3S 4S 5S")), key=str)
            ),
            cards("4H 5H 6H 7H 8H 9H 10H JH 4D 5D 6D 7D 8D 9D 10D JD"),
            cards("QH KH AH QD KD AD AC 6S 7S 8S 9S 10S JS QS KS AS"),
            (),
        ],
        (H, S, D, NULL),
    )
    assert score(state) == (25, 80, 13, 100)


def test_before_the_last_bid_all_have_nothing() -> None:
    for state in playout(3, 4)[:4]:
        assert score(state) == (0, 0, 0, 0)
        assert outcome(state) is None


def test_during_the_play_the_completed_tricks_count() -> None:
    state = bugami.position(
        hands=hands("2H", "3H", "4H"),
        aside=cards("5H"),
        taken=[None, (), ()],
        bids=(S, H, NULL),
        turn=0,
    )
    # Seat 0 has all 16 tricks so far, with 13 spades in them: 160 / 13 = 12.3.
    # 5.4 and the card aside come in with the last trick, which seat 2 wins here.
    assert score(state) == (12, 30, 100)
    state = play(state, "2H", "3H")
    assert outcome(state) is None
    assert score(state) == (12, 30, 100)
    assert score(play(state, "4H")) == (12, 30, 0)


def test_7_2_jokers_are_bad_for_everybody() -> None:
    options = Options(jokers=4)
    state = over(
        [(*pile(C=11), bugami.JOKER), None, (), ()], (H, NULL, NULL, NULL), options
    )
    # Three tricks with one joker in them: 30 / 1.
    assert score(state)[0] == 30


@pytest.mark.parametrize("bid", [C, D, H, S])
def test_7_2_a_joker_aside_is_bad_for_the_last_winner(bid: Bid) -> None:
    state = bugami.position(
        hands=hands("AS", "2D", "3S", "2C"),
        aside=(bugami.JOKER,),
        taken=[(), (), None, ()],
        bids=(bid, NULL, NULL, NULL),
        turn=2,
        options=Options(jokers=1),
    )
    # One trick with two spades, one diamond, one club; and the joker.
    bad = {C: 2, D: 2, H: 1, S: 3}[bid]
    assert score(play(state, "3S", "2C", "AS", "2D"))[0] == 10 // bad


def test_8_1_only_the_same_suit_makes_partners() -> None:
    taken: Taken = [pile(C=12), pile(D=8), None, ()]
    alone = over(taken, (S, H, D, C), MARRIED)
    assert score(alone) == score(over(taken, (S, H, D, C)))


def test_8_2_partners_pool_tricks_and_cards() -> None:
    taken: Taken = [pile(C=8, H=4), pile(D=4), None, ()]
    bids = (H, H, NULL, H)
    # 3 tricks with 4 hearts, 1 with none, none at all.
    assert score(over(taken, bids)) == (7, 20, 0, 30)
    # The pool has 4 tricks with 4 hearts.
    assert score(over(taken, bids, MARRIED)) == (10, 10, 0, 10)


def test_8_2_the_tricks_of_one_partner_and_the_bad_cards_of_another() -> None:
    taken: Taken = [pile(C=12), pile(H=4), None, ()]
    bids = (H, H, NULL, NULL)
    # Three clean tricks, and one trick of four hearts: 20 * 3 and 10 / 4 rounded down.
    assert score(over(taken, bids)) == (60, 2, 0, 100)
    # Put together: four tricks with four hearts.
    assert score(over(taken, bids, MARRIED)) == (10, 10, 0, 100)


def test_8_2_two_pools_are_reckoned_apart() -> None:
    taken: Taken = [pile(C=8, H=4), pile(D=4), pile(S=4), None]
    # Seats 0 and 2: four tricks with four hearts. Seats 1 and 3: nine tricks with nine
    # spades, since four of the thirteen lie with seat 2.
    assert score(over(taken, (H, S, H, S), MARRIED)) == (10, 10, 10, 10)
    # Alone seat 1 has one clean trick, seat 3 eight with those nine spades.
    assert score(over(taken, (H, S, H, S))) == (7, 20, 20, 8)


def test_8_2_the_cards_aside_are_bad_for_the_whole_pool() -> None:
    state = bugami.position(
        hands=hands("AS", "2S", "3S"),
        aside=cards("2H"),
        taken=[(), pile(C=3), None],
        bids=(H, H, NULL),
        turn=2,
        options=MARRIED,
    )
    # The last trick and the two of hearts go to seat 0: two tricks, one bad card.
    assert score(play(state, "3S", "AS", "2S")) == (20, 20, 0)


def test_8_2_a_pool_without_a_trick_gets_thirty_each() -> None:
    assert score(over([None, (), (), pile(C=4)], (C, H, H, D), MARRIED))[1:3] == (
        30,
        30,
    )


def test_8_2_every_trick_of_a_pool_is_5_4() -> None:
    taken: Taken = [None, pile(C=4), (), ()]
    assert score(over(taken, (H, H, D, NULL), MARRIED)) == (100, 100, 0, 100)
    # 13 tricks in all, but not of one player: 120 / 13 and 20.
    assert score(over(taken, (H, H, D, NULL))) == (9, 20, 30, 100)


def test_8_3_null_bidders_are_alone() -> None:
    taken: Taken = [None, pile(C=4), (), ()]
    assert score(over(taken, (NULL, NULL, NULL, D), MARRIED)) == (0, 0, 100, 30)
    every: Taken = [None, (), (), ()]
    assert score(over(every, (NULL, D, D, NULL), MARRIED)) == (0, 30, 30, 100)


def test_8_4_all_partners_get_a_hundred_each() -> None:
    taken: Taken = [None, pile(C=4), pile(D=4), ()]
    assert score(over(taken, (S, S, S, S), MARRIED)) == (100, 100, 100, 100)


@pytest.mark.parametrize("players", SEATS)
def test_an_outcome_comes_with_the_last_card(players: int) -> None:
    *before, last = playout(11, players)
    assert [outcome(state) for state in before] == [None] * len(before)
    result = outcome(last)
    assert result is not None
    assert result.scores == score(last)
