"""position: the parts that matter, completed by what is left."""

from collections import Counter

import pytest

from tabletop_rules.errors import InvalidOptions, InvalidState, SeatError
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    Options,
    Trick,
    cards,
    history,
    position,
    score,
    validate,
    view,
)
from tests.effort import scaled
from tests.games.bugami.tables import NULL, SEATS, C, D, H, S, hands, led, playout


def won(state: bugami.State) -> list[Counter[bugami.Card]]:
    """The cards of the completed tricks, by the seat that won them."""
    piles: list[Counter[bugami.Card]] = [Counter() for _ in state.hands]
    leaders = [trick.leader for trick in (*state.tricks, state.trick)]
    for trick, seat in zip(state.tricks, leaders[1:], strict=True):
        assert bugami.winner(trick, len(state.hands)) == seat
        piles[seat].update(trick.cards)
    return piles


def test_nothing_said_is_a_deal_in_the_order_of_the_box() -> None:
    state = position()
    assert len(state.hands) == 3
    assert state.hands[0] == cards(
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D"
    )
    assert state.aside == cards("AS")
    assert state.bids == (None,) * 3
    assert (state.turn, state.trick, state.tricks) == (1, Trick(1, ()), ())


def test_a_seed_shuffles_what_is_left() -> None:
    first, second = position(players=5, seed=1), position(players=5, seed=2)
    assert first != second
    assert first == position(players=5, seed=1)
    mine = position(hands=[cards("2C 4C"), None, None], turn=0, seed=3)
    assert mine.hands[0] == cards("2C 4C")
    assert [len(hand) for hand in mine.hands] == [2, 2, 2]


def test_hands_are_sorted() -> None:
    state = position(hands=hands("AS 2C", "3D 4D", "KH QH"), turn=0)
    assert state.hands == (cards("2C AS"), cards("3D 4D"), cards("QH KH"))


def test_a_hand_that_is_none_holds_no_suit_that_its_seat_did_not_follow() -> None:
    for seed in range(30):
        state = position(
            hands=[cards("2D 3D"), None, None, None],
            trick=led(0, "7D 3H 2S"),
            seed=seed,
        )
        assert [len(hand) for hand in state.hands] == [2, 2, 2, 3]
        for seat in (1, 2):
            held = {card.suit for card in state.hands[seat]}
            assert bugami.Suit.DIAMONDS not in held


@scaled(deals=1)
@pytest.mark.parametrize("players", SEATS)
def test_a_record_is_found_for_every_kind_of_endgame(players: int, deals: int) -> None:
    for options in (Options(), Options(jokers=2, dealer=1)):
        for seed in range(deals):
            for state in playout(seed, players, options)[-players * 4 :: 3]:
                made = position(hands=state.hands, trick=state.trick, options=options)
                assert validate(made) == ()
                assert made.hands == state.hands
                assert made.trick == state.trick
                assert len(made.tricks) == len(state.tricks)


def test_a_record_is_found_after_many_a_way_that_leads_nowhere() -> None:
    dealt = hands(
        "5D 7H JH JS",
        "JD QD Joker",
        "9C 3D 3H 7S",
        "6C 10C 6D 9H",
        "2C 9D 10D AH",
        "8C 8D 2H Joker",
        "2D 4D 7D 8H",
    )
    options = Options(jokers=2, dealer=1)
    state = position(hands=dealt, trick=led(1, "10H"), options=options)
    assert validate(state) == ()
    assert len(state.tricks) == 3


@scaled(deals=1)
@pytest.mark.parametrize("players", SEATS)
def test_a_record_is_found_for_what_each_seat_has_taken(
    players: int, deals: int
) -> None:
    for seed in range(deals):
        state = playout(seed, players)[-players - 1]
        piles = won(state)
        made = position(
            hands=state.hands,
            trick=state.trick,
            bids=[bid or NULL for bid in state.bids],
            aside=state.aside,
            taken=[tuple(pile.elements()) for pile in piles],
        )
        assert won(made) == piles
        assert score(made) == score(state)


def test_the_score_so_far_is_that_of_what_was_taken() -> None:
    state = position(
        hands=hands("2H 3H 4H", "5H 6H 7H", "8H 9H 10H", "JH QH KH"),
        bids=(C, D, S, NULL),
        taken=[cards("2C 3C 4C 5C 6D 7D 8D 9D"), cards("2S 3S 4S 5S"), None, ()],
        turn=2,
    )
    # Seat 0: two tricks with four clubs. Seat 1: a clean trick. Seat 2: the other
    # seven, with nine spades. Seat 3: Null, and no trick so far.
    assert score(state) == (5, 20, 7, 100)
    assert len(state.tricks) == 10


def test_tricks_may_be_given() -> None:
    tricks = [led(1, "2H AH 3H 4H"), led(2, "KC QC JC 10C")]
    state = position(hands=[None] * 4, tricks=tricks)
    assert state.tricks == tuple(tricks)
    assert state.turn == 2
    assert [len(hand) for hand in state.hands] == [11] * 4
    assert state.bids == (NULL,) * 4


def test_tricks_that_are_given_show_voids_too() -> None:
    state = position(hands=[None] * 4, tricks=[led(1, "2H AC 3H 4H")], seed=2)
    assert state.turn == 0
    assert bugami.Suit.HEARTS not in {card.suit for card in state.hands[2]}


def test_bids_not_said_are_null_only_when_a_card_has_been_played() -> None:
    assert position(players=4).bids == (None,) * 4
    assert position(hands=[None] * 4, trick=led(1, "2C")).bids == (NULL,) * 4
    assert position(bids=(H, None, None, S)).bids == (H, None, None, S)


def test_who_leads_if_nobody_says() -> None:
    assert position(players=4, options=Options(dealer=3)).turn == 0
    last = position(hands=hands("2H", "3H", "4H"))
    assert last.turn == 1
    without = position(hands=hands("2H", "3H", "4H"), taken=[None, (), None])
    assert without.turn == 2


def problems(**parts: object) -> list[str]:
    with pytest.raises(InvalidState) as error:
        position(**parts)  # type: ignore[arg-type] # some are wrong
    return [str(problem) for problem in error.value.problems]


def test_a_card_cannot_be_in_two_places() -> None:
    assert problems(hands=hands("2H", "2H", "3H"), turn=0) == [
        "2H is there 2 times, not 1 (rule 1.1)"
    ]
    assert problems(hands=hands("Joker", "2H", "3H"), turn=0) == [
        "Joker is there 1 times, not 0 (rule 1.1)"
    ]


def test_the_seat_with_another_number_of_cards_is_named() -> None:
    assert problems(hands=hands("2H 4H", "5H", "3H"), turn=0) == [
        "seat 0 holds 2 cards after 16 of 17 (rule 2.2)"
    ]
    # Seat 1 has added a card to the trick, so the others hold one more.
    assert problems(hands=hands("2H 4H", "5H 7H", "3H 8H"), trick=led(1, "6H")) == [
        "seat 1 holds 2 cards after 16 of 17 (rule 2.2)"
    ]
    tricks = [led(1, "2H AH 3H 4H")]
    assert problems(hands=[cards("5H 6H"), None, None, None], tricks=tricks) == [
        "seat 0 holds 2 cards after 1 of 13 (rule 2.2)"
    ]


def test_hands_are_not_larger_than_the_deal() -> None:
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    assert problems(hands=[cards(clubs + " 2D"), None, None, None]) == [
        "seat 0 holds 14 cards after 0 of 13 (rule 2.2)"
    ]


def test_more_cannot_be_taken_than_was_played() -> None:
    clubs = cards("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC")
    # Twelve cards in hand: one trick was played, not two.
    assert problems(
        hands=[clubs, None, None, None],
        taken=[cards("2S 3S 4S 5S 6S 7S 8S 9S"), (), (), ()],
    ) == ["8 cards are taken, but 4 were in completed tricks (rule 4.2)"]


def test_what_is_taken_is_whole_tricks() -> None:
    assert problems(
        hands=hands("2H", "3H", "4H", "5H"), taken=[cards("2C 3C"), None, None, None]
    ) == ["seat 0 has taken 2 cards, no whole tricks (rule 4.2)"]


def test_what_is_taken_leaves_nothing_out() -> None:
    assert problems(
        hands=hands("2H", "3H", "4H", "5H"), taken=[cards("2C 3C 4C 5C"), (), (), ()]
    ) == ["44 cards are nowhere: leave one of taken None (rule 4.2)"]


def test_tricks_and_taken_exclude_each_other() -> None:
    assert problems(tricks=[], taken=[None] * 3) == [
        "say either tricks or taken, not both (rule 4.8)"
    ]


def test_every_seat_has_its_part() -> None:
    assert problems(hands=[None] * 4, bids=[H] * 3) == [
        "bids has 3 items for 4 players (rule 1.3)"
    ]


def test_the_current_leader_has_won_the_last_trick() -> None:
    none = "no completed tricks were found that lead here (rule 4.3)"
    assert problems(hands=hands("2H", "3H", "4H"), taken=[(), None, None], turn=0) == [
        none
    ]


def test_a_first_trick_that_must_have_been_a_revoke_is_refused() -> None:
    none = "no completed tricks were found that lead here (rule 4.3)"
    # All but QH KH AH and AC are in hand, and everybody holds hearts and clubs: who
    # played the odd card could have followed.
    dealt = [
        "2C 6C 7C 2H 6H 7H 2D 3D 4D 5D 6D 7D",
        "3C 8C 9C 3H 8H 9H 8D 9D 10D JD QD KD",
        "4C 10C JC 4H 10H JH AD 2S 3S 4S 5S 6S",
        "5C QC KC 5H 7S 8S 9S 10S JS QS KS AS",
    ]
    for turn in range(4):
        assert problems(hands=hands(*dealt), turn=turn) == [none]


def test_a_search_that_takes_too_long_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = hands("2H 3H", "QH 10S", "4H 5S", "KD KH")
    assert len(position(hands=parts, turn=3).tricks) == 11
    monkeypatch.setattr(history, "_TRIES", 10)
    assert problems(hands=parts, turn=3) == [
        "no completed tricks were found that lead here (rule 4.3)"
    ]


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    assert problems(hands=[None] * 4, tricks=[led(0, "2H AH 3H 4H")]) == [
        "seat 1 leads to trick 1 (rule 4.1)"
    ]
    assert problems(hands=[None] * 4, tricks=[Trick(1, ())]) == [
        "trick 1 has 0 cards (rule 4.2)"
    ]


def test_a_trick_that_is_complete_is_not_the_current_one() -> None:
    assert problems(trick=led(1, "2H 3H 4H"), players=3) == [
        "the current trick has 3 cards (rule 4.2)"
    ]


def test_what_is_put_aside_has_its_number() -> None:
    assert problems(aside=cards("2H 3H"), players=3) == [
        "2 cards are aside, not 1 (rule 2.2)"
    ]


def test_more_tricks_than_cards_were_not_played() -> None:
    # 17 tricks for three players, who have 17 cards each; the last card is aside.
    state = playout(1, 3)[-1]
    with_one_more = problems(tricks=state.tricks, trick=Trick(0, state.aside))
    assert with_one_more == [
        "seat 0 has played 18 cards of 17 (rule 2.2)",
    ]


def test_players_are_told_by_tricks_too() -> None:
    state = position(tricks=[led(1, "2H 3H 4H 5H 6H")])
    assert (len(state.hands), state.turn) == (5, 0)
    assert position(tricks=[]).hands == position(players=3).hands


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(SeatError):
        position(players=3, turn=3)
    with pytest.raises(SeatError):
        position(players=3, trick=Trick(5, ()))
    with pytest.raises(InvalidOptions):
        position(players=3, options=Options(dealer=5))
    with pytest.raises(TypeError):
        position(hands=[2, None, None])  # type: ignore[list-item] # tested
    with pytest.raises(TypeError):
        position(options=3)  # type: ignore[arg-type] # what is tested
    with pytest.raises(TypeError):
        position(trick=cards("2H"))  # type: ignore[arg-type] # what is tested


def test_what_is_made_up_shows_nothing_wrong() -> None:
    state = position(hands=hands("2H 3H", "QH 10S", "4H 5S", "KD KH"), turn=3)
    for viewer in (0, 1, 2, 3, None):
        seen = view(state, viewer)
        assert view(bugami.determinize(seen, 4), viewer) == seen
