"""Actions as short texts."""

import pytest

from tabletop_rules.errors import ParseError, SeatError
from tabletop_rules.games.bugami import (
    JOKER,
    Action,
    Bid,
    Card,
    MakeBid,
    PlayCard,
    Rank,
    Suit,
    format_action,
    parse_action,
)
from tests.games.bugami.tables import one


def test_bids_and_cards_as_they_are_written() -> None:
    assert format_action(MakeBid(1, Bid.NULL)) == "bid null"
    assert format_action(MakeBid(1, Bid.SPADES)) == "bid spades"
    assert format_action(PlayCard(1, one("10S"))) == "10S"
    assert format_action(PlayCard(1, one("AC"))) == "AC"
    assert format_action(PlayCard(1, JOKER)) == "Joker"


def test_every_action_comes_back_from_its_text() -> None:
    cards = [Card(rank, suit) for suit in Suit for rank in Rank]
    for seat in range(7):
        actions: list[Action] = [
            *[MakeBid(seat, bid) for bid in Bid],
            *[PlayCard(seat, card) for card in (*cards, JOKER)],
        ]
        texts = [format_action(action) for action in actions]
        assert len(set(texts)) == len(actions) == 58
        assert [parse_action(text, seat) for text in texts] == actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("qh", PlayCard(0, one("QH"))),
        (" 10s", PlayCard(0, one("10S"))),
        ("JOKER", PlayCard(0, JOKER)),
        ("Bid  HEARTS\n", MakeBid(0, Bid.HEARTS)),
        ("q♥", PlayCard(0, one("QH"))),
        ("10♠", PlayCard(0, one("10S"))),
        ("jk", PlayCard(0, JOKER)),
        ("bid ♥", MakeBid(0, Bid.HEARTS)),
        ("bid s", MakeBid(0, Bid.SPADES)),
    ],
)
def test_case_and_spaces_do_not_matter_and_signs_are_read(
    text: str, action: Action
) -> None:
    assert parse_action(text, 0) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "HQ",
        "♥",
        "Q♥♥",
        "1S",
        "11S",
        "010S",
        "QX",
        "bid",
        "bid none",
        "hearts",
        "null",
        "play QH",
        "QH KH",
        "٢C",
    ],
)
def test_everything_else_raises(text: str) -> None:
    with pytest.raises(ParseError, match="is no action of Bugami; write 'bid hearts'"):
        parse_action(text, 0)


def test_the_player_is_a_seat_and_the_text_a_string() -> None:
    for seat in (-1, 7):
        with pytest.raises(SeatError):
            parse_action("QH", seat)
    with pytest.raises(TypeError):
        parse_action(2, 0)  # type: ignore[arg-type] # what is tested
