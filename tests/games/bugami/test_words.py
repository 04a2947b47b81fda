"""Cards, bids, tricks and positions in the words in which they are printed."""

from typing import Any, cast

import pytest

from tabletop_rules.errors import ParseError
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    JOKER,
    Bid,
    Card,
    Options,
    Rank,
    Suit,
    Trick,
    cards,
    position,
)
from tests.games.bugami.tables import NULL, C, D, H, led

EVERY = [*[Card(rank, suit) for suit in Suit for rank in Rank], JOKER]


@pytest.mark.parametrize("card", EVERY, ids=str)
def test_each_card_is_read_as_it_is_written(card: Card) -> None:
    assert bugami.format_card(card) == str(card)
    for text in (str(card), str(card).lower(), f" {card} ", card.symbol):
        assert bugami.parse_card(text) is card


def test_suits_and_bids_are_read_by_word_letter_and_sign() -> None:
    for suit, sign in zip(Suit, "♣♦♥♠", strict=True):
        assert bugami.format_suit(suit) == str(suit)
        bid = Bid(suit.value)
        assert bugami.format_bid(bid) == str(bid)
        for text in (str(suit), str(suit).upper(), suit.letter, suit.letter.lower()):
            assert bugami.parse_suit(text) is suit
            assert bugami.parse_bid(text) is bid
        assert (bugami.parse_suit(sign), bugami.parse_bid(sign)) == (suit, bid)
    assert bugami.parse_bid(" Null") is bugami.parse_bid(bugami.format_bid(NULL))


TRICKS = [
    (Trick(1, ()), "no card (seat 1 led)"),
    (led(0, "7D"), "7D (seat 0 led)"),
    (led(6, "10S Joker Joker AC"), "10S Joker Joker AC (seat 6 led)"),
]


@pytest.mark.parametrize(("trick", "text"), TRICKS)
def test_tricks_in_words(trick: Trick, text: str) -> None:
    assert bugami.format_trick(trick) == str(trick) == text
    assert bugami.parse_trick(text) == trick
    assert bugami.parse_trick(f" {text.upper()}  ") == trick
    assert bugami.parse_trick(text.replace("seat ", "")) == trick


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7D 3D",
        "(seat 1 led)",
        "7D (seat led)",
        "7D (seat 1)",
        "no card (seat x led)",
    ],
)
def test_what_is_no_trick(text: str) -> None:
    with pytest.raises(ParseError, match=r'not a trick: write "7D 3D \(seat 2 led\)"$'):
        bugami.parse_trick(text)


def test_a_trick_of_what_is_no_card() -> None:
    with pytest.raises(ParseError, match="'7x' is not a card"):
        bugami.parse_trick("7X (seat 1 led)")


@pytest.mark.parametrize("text", ["", "heart", "none", "cs", "x"])
def test_what_is_no_suit_and_no_bid(text: str) -> None:
    with pytest.raises(ParseError, match=r'is not a suit: write "hearts"$'):
        bugami.parse_suit(text)
    with pytest.raises(ParseError, match=r'is not a bid: write "hearts"$'):
        bugami.parse_bid(text)
    with pytest.raises(ParseError):
        bugami.parse_suit("null")


def test_words_are_strings() -> None:
    for wrong in (7, None, b"QH", JOKER):
        for parse in (
            bugami.parse_card,
            bugami.parse_suit,
            bugami.parse_bid,
            bugami.parse_trick,
        ):
            with pytest.raises(TypeError, match="is written as a str"):
                parse(cast(str, wrong))


def test_a_position_in_words_is_the_one_in_components() -> None:
    in_words = position(
        hands=["2c jk", ["Q♥", "9d", Card(Rank.TWO, Suit.SPADES)], "4D 2H 3S", None],
        bids=["hearts", "diamonds", "Null", "♣"],
        trick="7D 3D (seat 3 led)",
        aside="AS",
        options=Options(jokers=1, dealer=2),
        seed=4,
    )
    in_components = position(
        hands=[cards("2C Joker"), cards("QH 9D 2S"), cards("4D 2H 3S"), None],
        bids=[H, D, NULL, C],
        trick=led(3, "7D 3D"),
        aside=cards("AS"),
        options=Options(jokers=1, dealer=2),
        seed=4,
    )
    assert in_words == in_components
    assert in_words.trick == led(3, "7D 3D")


def test_completed_tricks_and_what_is_taken_in_words() -> None:
    third = led(2, "5C 6C 7C 8C")
    state = position(
        tricks=["2H AH 3H 4H (seat 1 led)", (2, "KC QC JC 10C"), third], players=4
    )
    assert state.tricks == (
        led(1, "2H AH 3H 4H"),
        led(2, "KC QC JC 10C"),
        third,
    )
    assert state.turn == 1
    hands = ["2H 3H", "QH 10S", "4H 5S", "KD KH"]
    taken = ["2C 3C 6D 7D", ["2s", "3♠", "4S", "6S"], None, ()]
    assert position(hands=hands, taken=taken, turn=2) == position(
        hands=[cards(hand) for hand in hands],
        taken=[cards("2C 3C 6D 7D"), cards("2S 3S 4S 6S"), None, ()],
        turn=2,
    )


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"hands": ["2C x", None, None]}, "hands[0][1]: 'x' is not a card: write"),
        ({"taken": [None, ["1H"], None]}, "taken[1][0]: '1H' is not a card: write"),
        (
            {"bids": [None, "hart", None]},
            "bids[1]: 'hart' is not a bid: write \"hearts",
        ),
        ({"trick": "7D 3D"}, "trick: '7D 3D' is not a trick: write \"7D 3D (seat 2"),
        ({"trick": (0, "7D 3")}, "trick.cards[1]: '3' is not a card: write \"QH\""),
        ({"tricks": ["2H"]}, "tricks[0]: '2H' is not a trick"),
        ({"aside": "QH, KH"}, "aside[0]: 'QH,' is not a card"),
    ],
)
def test_an_error_names_the_place_and_the_way_to_write_it(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(ParseError) as raised:
        position(**parts)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"hands": [3, None, None]}, "hands[0] must be a row, each a card or None"),
        ({"hands": "2C KC"}, "hands must be a row, one for each"),
        ({"hands": [[2.5], None, None]}, "hands[0][0] must be a card, not 2.5"),
        ({"bids": [1, None, None]}, "bids[0] must be a bid or None, not 1"),
        ({"trick": 7}, "trick must be a trick or None, not 7"),
        ({"tricks": [None]}, "tricks[0] must be a trick, not None"),
        ({"aside": 7}, "aside must be a row, each a card or None, not 7"),
    ],
)
def test_a_wrong_kind_of_thing_is_a_type_error(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        position(**parts)
    assert str(raised.value).startswith(message)
