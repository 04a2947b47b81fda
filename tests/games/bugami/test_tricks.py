"""Section 4: the tricks; 7.2 to 7.6: jokers in them."""

from itertools import product

import pytest

from tabletop_rules.errors import IllegalAction, PlayerCountError, SeatError
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    AsideTaken,
    Bid,
    Card,
    CardPlayed,
    DealScored,
    Options,
    PlayCard,
    Rank,
    Suit,
    Trick,
    TrickWon,
    apply,
    cards,
    check,
    initial_state,
    legal_actions,
    position,
    to_act,
    transition,
    view,
    winner,
)
from tests.games.bugami.tables import (
    NULL,
    C,
    D,
    H,
    S,
    bid_all,
    clause,
    hands,
    led,
    one,
    play,
    texts,
)

# Seat 0 has led the seven of diamonds, seat 1 followed, seat 2 is to play.
FOLLOWING = position(
    hands=hands("2C 3C 4C", "5C 6C 8C", "4D QH KC 2S", "9D 3S 9S AS"),
    trick=led(0, "7D 3D"),
)
# The same, but seat 2 has no diamond.
VOID = position(
    hands=hands("2C 3C", "5C 6C", "QH KC 2S", "9D 3S 9S"), trick=led(0, "7D 3D")
)


def test_4_1_the_dealers_left_leads_any_card() -> None:
    for dealer in range(4):
        state = initial_state(9, 4, Options(dealer=dealer))
        leader = (dealer + 1) % 4
        for bids in ((H, H, H, H), (C, D, NULL, S)):
            ready = bid_all(state, bids)
            assert to_act(ready) == (leader,)
            assert texts(ready, leader) == [str(card) for card in state.hands[leader]]


def test_4_1_a_card_that_is_led_is_in_the_hand() -> None:
    state = position(hands=hands("2H", "3H", "4H", "5H"), turn=2)
    assert clause(state, PlayCard(2, one("5H"))) == "4.1"
    assert str(check(state, PlayCard(2, one("5H")))) == (
        "5H is not in your hand (rule 4.1)"
    )
    assert clause(state, PlayCard(2, Card(Rank.TWO, None))) == "4.1"


def test_4_2_the_others_follow_clockwise_with_one_card_each() -> None:
    state = bid_all(initial_state(9, 5, Options(dealer=2)), (H,) * 5)
    for seat in (3, 4, 0, 1, 2):
        assert to_act(state) == (seat,)
        assert not any(legal_actions(state, p) for p in range(5) if p != seat)
        state = apply(state, legal_actions(state, seat)[0])
    assert [len(hand) for hand in state.hands] == [9] * 5


def test_4_2_a_card_that_is_added_is_in_the_hand() -> None:
    assert clause(FOLLOWING, PlayCard(2, one("9D"))) == "4.2"
    assert clause(FOLLOWING, PlayCard(2, one("7D"))) == "4.2"
    assert clause(FOLLOWING, PlayCard(2, bugami.JOKER)) == "4.2"


def test_4_2_nobody_plays_in_anothers_turn() -> None:
    illegal = check(FOLLOWING, PlayCard(3, one("9D")))
    assert illegal is not None
    assert (illegal.clause, illegal.reason) == ("turn", "it is the turn of seat 2")
    before = repr(FOLLOWING)
    with pytest.raises(IllegalAction, match="it is the turn of seat 2"):
        apply(FOLLOWING, PlayCard(3, one("9D")))
    assert repr(FOLLOWING) == before


def test_4_3_the_suit_led_is_followed_whatever_was_bid() -> None:
    for bids in product(Bid, repeat=4):
        state = position(hands=FOLLOWING.hands, trick=FOLLOWING.trick, bids=bids)
        assert texts(state, 2) == ["4D"]


def test_4_3_a_revoke_raises_and_changes_nothing() -> None:
    copy = position(hands=FOLLOWING.hands, trick=FOLLOWING.trick)
    for text in ("2S", "9D", "7D", "QH"):
        with pytest.raises(IllegalAction) as error:
            apply(FOLLOWING, PlayCard(2, one(text)))
        assert error.value.action == PlayCard(2, one(text))
        assert copy == FOLLOWING
        assert hash(FOLLOWING) == hash(copy)
    assert str(check(FOLLOWING, PlayCard(2, one("2S")))) == (
        "you hold diamonds and must follow (rule 4.3)"
    )
    assert play(FOLLOWING, "4D").turn == 3


def test_4_4_without_the_suit_any_card_may_be_played() -> None:
    for bid in Bid:
        state = position(hands=VOID.hands, trick=VOID.trick, bids=(bid, bid, bid, NULL))
        assert texts(state, 2) == ["KC", "QH", "2S"]


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        (led(2, "7D 3D KD QH"), 0),
        (led(2, "7D"), 2),
        (led(2, "7D 8D"), 3),
        (led(2, "7D AS AH AC"), 2),
        (led(3, "2C 10C JC 9C"), 1),
        (led(0, "QS KS AS JS"), 2),
    ],
)
def test_4_5_the_highest_card_of_the_suit_led_wins(trick: Trick, seat: int) -> None:
    assert winner(trick, players=4) == seat


def test_4_5_an_empty_trick_is_held_by_nobody() -> None:
    with pytest.raises(ValueError, match="nobody holds"):
        winner(Trick(0, ()), players=4)
    with pytest.raises(PlayerCountError):
        winner(led(0, "2C"), players=8)


def test_4_5_the_winner_leads_next() -> None:
    state = position(hands=hands("2C", "5C 6C", "4D KC", "3S"), trick=led(3, "7D 3D"))
    # Seat 1 discards, seat 2 follows low: the seven of seat 3 stays highest.
    with_seven = play(state, "5C", "4D")
    assert with_seven.turn == 3
    assert with_seven.trick == Trick(3, ())
    assert with_seven.tricks[-1] == led(3, "7D 3D 5C 4D")


def test_4_6_the_cards_aside_go_to_the_last_tricks_winner() -> None:
    state = position(
        hands=hands("2H", "KH", "3H"),
        aside=cards("AC"),
        bids=(C, C, C),
        turn=0,
        taken=[None, (), None],
    )
    last = play(state, "2H", "KH")
    step = transition(last, PlayCard(2, one("3H")))
    assert step.events == (
        CardPlayed(2, one("3H")),
        TrickWon(1, cards("2H KH 3H")),
        AsideTaken(1, cards("AC")),
        DealScored(bugami.score(step.state)),
    )
    # One trick, and the ace of clubs as the one bad card in it.
    assert bugami.score(step.state)[1] == 10
    assert step.state.aside == cards("AC")
    assert step.state.turn == 1
    assert step.state.trick == Trick(1, ())
    assert to_act(step.state) == ()


def test_4_6_without_cards_aside_nothing_is_taken() -> None:
    state = position(hands=hands("2H", "KH", "3H", "4H"), bids=(C, C, D, NULL), turn=0)
    step = transition(play(state, "2H", "KH", "3H"), PlayCard(3, one("4H")))
    assert [type(event) for event in step.events] == [CardPlayed, TrickWon, DealScored]


def test_4_7_a_null_bid_changes_nothing_in_the_play() -> None:
    start = initial_state(21, 4)
    plain, null = bid_all(start, (C, D, H, S)), bid_all(start, (NULL,) * 4)
    for _ in range(52):
        assert plain.turn == null.turn
        legal = legal_actions(plain, plain.turn)
        assert legal == legal_actions(null, null.turn)
        plain, null = apply(plain, legal[-1]), apply(null, legal[-1])
    assert plain.tricks == null.tricks


def test_4_8_completed_tricks_are_seen_by_all() -> None:
    for viewer in (0, 1, 2, 3, None):
        seen = view(FOLLOWING, viewer)
        assert seen.tricks == FOLLOWING.tricks
        assert len(seen.tricks) == 9
        assert seen.trick == led(0, "7D 3D")


def test_4_9_the_cards_aside_are_hidden_until_the_last_trick_is_complete() -> None:
    state = position(hands=hands("2H", "KH", "3H"), aside=cards("AC"), turn=0)
    for card in ("2H", "KH", "3H"):
        for viewer in (0, 1, 2, None):
            assert view(state, viewer).aside is None
            assert view(state, viewer).aside_size == 1
        state = play(state, card)
    for viewer in (0, 1, 2, None):
        assert view(state, viewer).aside == cards("AC")


def test_when_the_deal_is_over_nothing_is_legal() -> None:
    state = position(hands=[()] * 4, turn=3)
    assert to_act(state) == ()
    for seat in range(4):
        assert legal_actions(state, seat) == ()
        assert clause(state, PlayCard(seat, one("2H"))) == "over"
        assert clause(state, bugami.MakeBid(seat, H)) == "over"
    assert str(check(state, PlayCard(3, one("2H")))) == "the deal is over"


def test_unknown_seats_and_wrong_values_raise_before_anything_else() -> None:
    over = position(hands=[()] * 4, turn=3)
    for state in (FOLLOWING, over):
        for seat in (4, -1):
            for ask in (check, apply):
                with pytest.raises(SeatError):
                    ask(state, PlayCard(seat, one("2H")))
            with pytest.raises(SeatError):
                legal_actions(state, seat)
        for wrong in (True, 2.0, "2", None):
            with pytest.raises(TypeError):
                legal_actions(state, wrong)  # type: ignore[arg-type] # tested
            with pytest.raises(TypeError):
                check(state, PlayCard(wrong, one("4D")))  # type: ignore[arg-type]
        for card in ("4D", 4, Card(4, Suit.DIAMONDS)):  # type: ignore[arg-type]
            with pytest.raises(TypeError):
                check(state, PlayCard(2, card))  # type: ignore[arg-type] # tested
        with pytest.raises(TypeError, match="not an action"):
            check(state, one("4D"))  # type: ignore[arg-type] # what is tested


def test_an_action_that_is_only_equal_is_as_good() -> None:
    mine, theirs = PlayCard(2, one("4D")), legal_actions(FOLLOWING, 2)[0]
    assert mine is not theirs
    assert apply(FOLLOWING, mine) == apply(FOLLOWING, theirs)


JOKERS = Options(jokers=2)


@pytest.mark.parametrize(("thrown", "points"), [("Joker", 10), ("5S", 20)])
def test_7_2_a_joker_is_bad_for_whoever_takes_it(thrown: str, points: int) -> None:
    for bid in (C, D, H):
        state = position(
            hands=hands("AS", "KS", thrown),
            bids=(bid, H, NULL),
            turn=1,
            options=JOKERS,
            taken=[(), None, None],
        )
        assert bugami.score(play(state, "KS", thrown, "AS"))[0] == points


@pytest.mark.parametrize(
    ("trick", "bad_cards"),
    [
        # for who bid clubs, diamonds, hearts, spades
        ("Joker 2C 3C", (3, 1, 1, 1)),
        ("AC Joker 3C", (3, 1, 1, 1)),
        ("AC Joker 3S", (2, 1, 1, 2)),
        ("Joker Joker 2H", (2, 2, 3, 2)),
        ("AH Joker Joker", (2, 2, 3, 2)),
        ("Joker Joker Joker", (3, 3, 3, 3)),
    ],
)
def test_7_2_a_joker_is_bad_whatever_was_led_and_whatever_was_bid(
    trick: str, bad_cards: tuple[int, ...]
) -> None:
    for bid, bad in zip((C, D, H, S), bad_cards, strict=True):
        clean = "5S 6S 7S" if bid is D else "5D 6D 7D"
        state = position(
            hands=[(card,) for card in cards(trick)],
            bids=(bid, NULL, NULL),
            turn=0,
            taken=[cards(clean), None, ()],
            options=Options(jokers=5),
        )
        assert bugami.score(state)[0] == 20
        # The last trick is the second one, and all bad cards are in it.
        assert bugami.score(play(state, *trick.split()))[0] == 20 // bad


def test_7_3_a_joker_is_thrown_only_by_who_cannot_follow() -> None:
    able = position(
        hands=hands("2C", "5C 3D", "4D Joker", "9D 3S"),
        trick=led(0, "7D"),
        options=JOKERS,
    )
    state = play(able, "3D")
    assert texts(state, 2) == ["4D"]
    assert str(check(state, PlayCard(2, bugami.JOKER))) == (
        "you hold diamonds and must follow (rule 7.3)"
    )
    unable = position(
        hands=hands("2C", "5C 3D", "4H Joker", "9D 3S"),
        trick=led(0, "7D"),
        options=JOKERS,
    )
    assert texts(play(unable, "3D"), 2) == ["4H", "Joker"]


@pytest.mark.parametrize(
    ("text", "place"), [("7D Joker 3D 4D", 0), ("3D Joker 7D Joker", 2)]
)
def test_7_3_a_joker_thrown_does_not_win(text: str, place: int) -> None:
    assert winner(led(1, text), players=4) == (1 + place) % 4


def test_7_4_a_joker_that_is_led_wins_and_nobody_has_to_follow() -> None:
    state = position(
        hands=hands("2C Joker", "5C 3D", "4D AH", "9D 3S"), turn=0, options=JOKERS
    )
    state = play(state, "Joker")
    for card in ("3D", "AH", "9D"):
        assert texts(state, state.turn) == [
            str(held) for held in state.hands[state.turn]
        ]
        state = play(state, card)
    assert state.turn == 0
    assert state.tricks[-1] == led(0, "Joker 3D AH 9D")


def test_7_5_a_further_joker_does_not_win() -> None:
    assert winner(led(3, "Joker AS Joker Joker"), players=4) == 3


def test_7_6_a_joker_obliges_to_nothing_and_several_are_one_action() -> None:
    state = position(
        hands=hands("2C Joker Joker", "5C 3D 2H", "4D 5H AH", "9D 3S 4S"),
        turn=0,
        options=JOKERS,
    )
    assert texts(state, 0) == ["2C", "Joker"]
    after = play(state, "Joker")
    assert after.hands[0] == cards("2C Joker")
    alone = position(
        hands=hands("Joker Joker", "5C 3D", "4D AH", "9D 3S"), turn=0, options=JOKERS
    )
    assert texts(alone, 0) == ["Joker"]


def test_events_print_as_sentences() -> None:
    assert str(CardPlayed(2, one("10S"))) == "seat 2 plays 10S"
    assert str(TrickWon(1, cards("2H KH 3H"))) == "seat 1 wins the trick 2H KH 3H"
    assert str(AsideTaken(1, cards("AC 2D"))) == (
        "seat 1 takes what was put aside, AC 2D"
    )
    assert str(DealScored((25, 80, 0))) == (
        "seat 0 scores 25, seat 1 scores 80, seat 2 scores 0"
    )
    assert str(led(2, "7D 3D")) == "7D 3D (seat 2 led)"
    assert str(Trick(1, ())) == "no card (seat 1 led)"


def test_a_trick_is_told_in_the_order_in_which_it_happened() -> None:
    state = position(hands=hands("2C", "5C", "4D KC", "3S"), trick=led(3, "7D 3D 5D"))
    step = transition(state, PlayCard(2, one("4D")))
    assert step.events == (
        CardPlayed(2, one("4D")),
        TrickWon(3, cards("7D 3D 5D 4D")),
    )
    assert step.state == apply(state, PlayCard(2, one("4D")))
