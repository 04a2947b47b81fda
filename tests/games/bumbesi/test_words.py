"""Cards, columns and positions in the words in which they are printed."""

from typing import Any, cast

import pytest

from tabletop_rules import bumbesi
from tabletop_rules.errors import ParseError
from tabletop_rules.games.bumbesi import Card, Column
from tabletop_rules.games.bumbesi.components import BOX
from tests.games.bumbesi.tables import CHANGE, COUNTERCLOCKWISE, RAISE, RIGHT, THEFT


@pytest.mark.parametrize("card", list(dict.fromkeys(BOX)))
def test_each_card_is_read_as_it_is_written(card: Card) -> None:
    assert bumbesi.parse_card(bumbesi.format_card(card)) == card


@pytest.mark.parametrize(
    ("text", "card"), [("theft", THEFT), (" RAISE ", RAISE), ("70", 70), ("1", 1)]
)
def test_cards_in_words(text: str, card: Card) -> None:
    assert bumbesi.parse_card(text) == card


@pytest.mark.parametrize("text", ["", "0", "71", "07", "-1", "thefts", "3 4", "\u0667"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ParseError, match=r'is not a card: write "27"$'):
        bumbesi.parse_card(text)


COLUMNS = [
    (Column(10), "10"),
    (Column(28, (), (4, 26)), "28: 4 26"),
    (Column(50, (12, 28)), "50 (12 28)"),
    (Column(50, (12, 28), (4, 8)), "50 (12 28): 4 8"),
    (Column(None), "no target"),
]


@pytest.mark.parametrize(("column", "text"), COLUMNS)
def test_columns_in_words(column: Column, text: str) -> None:
    assert bumbesi.format_column(column) == str(column) == text
    assert bumbesi.parse_column(text) == column
    assert bumbesi.parse_column(f"  {text.upper()} ") == column


@pytest.mark.parametrize("text", ["28 : 4  26", "28:4 26", "28 :4 26"])
def test_spaces_around_a_colon_do_not_matter(text: str) -> None:
    assert bumbesi.parse_column(text) == Column(28, (), (4, 26))


@pytest.mark.parametrize(
    "text", ["", "28 4", "(12) 50", "50 ()", "50: theft", "x", "4 8: 28", "50 (12"]
)
def test_what_is_no_column(text: str) -> None:
    with pytest.raises(ParseError, match=r'not a column: write "50 \(12 28\): 4 8"$'):
        bumbesi.parse_column(text)


def test_words_are_strings() -> None:
    for wrong in (28, None, b"28"):
        with pytest.raises(TypeError, match="is written as a str"):
            bumbesi.parse_column(cast(str, wrong))
        with pytest.raises(TypeError, match="is written as a str"):
            bumbesi.parse_card(cast(str, wrong))


def test_a_position_in_words_is_the_one_in_components() -> None:
    in_words = bumbesi.position(
        hands=["51 3 9 raise 40", ["27", 60, "Theft", CHANGE, 61], None],
        columns=["50 (12): 4 8", 10],
        penalties=[None, "1 2 change", ()],
        marker="right",
        direction="counterclockwise",
        known=[[], [(0, "raise")], ()],
    )
    assert in_words == bumbesi.position(
        hands=[(51, 3, 9, RAISE, 40), (27, 60, THEFT, CHANGE, 61), None],
        columns=[Column(50, (12,), (4, 8)), Column(10)],
        penalties=[None, (1, 2, CHANGE), ()],
        marker=RIGHT,
        direction=COUNTERCLOCKWISE,
        known=[(), ((0, RAISE),), ()],
    )
    assert in_words.columns[0] == Column(50, (12,), (4, 8))
    assert (in_words.marker, in_words.direction) == (RIGHT, COUNTERCLOCKWISE)


def test_a_plain_tuple_is_a_column() -> None:
    columns: list[Any] = [(50, (12,), [4, 8]), None]
    state = bumbesi.position(columns=columns)
    assert state.columns[0] == Column(50, (12,), (4, 8))
    columns[0] = (50, [1.5], ())
    with pytest.raises(TypeError, match=r"^columns\[0\].covered\[0\] must be an int"):
        bumbesi.position(columns=columns)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"hands": ["3 9 x", None, None]}, "hands[0][2]: 'x' is not a card"),
        ({"hands": [None, ["99"], None]}, "hands[1][0]: '99' is not a card"),
        ({"columns": [None, "30: x"]}, "columns[1]: '30: x' is not a column"),
        ({"marker": "up"}, "marker: 'up' is not a side: write \"left\""),
        ({"deck": "1, 2"}, "deck[0]: '1,' is not a card: write \"27\""),
    ],
)
def test_an_error_names_the_place_and_the_way_to_write_it(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(ParseError) as raised:
        bumbesi.position(**parts)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (
            {"hands": [3, None, None]},
            "hands[0] must be a row, each a card or None",
        ),
        ({"columns": [2.5, None]}, "columns[0] must be a Column or None, not 2.5"),
        ({"hands": [[2.5], None, None]}, "hands[0][0] must be a card, not 2.5"),
        ({"marker": 1}, "marker must be a side, not 1"),
    ],
)
def test_a_wrong_kind_of_thing_is_a_type_error(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        bumbesi.position(**parts)
    assert str(raised.value).startswith(message)


def test_what_is_left_goes_where_rest_says() -> None:
    parts: dict[str, Any] = {
        "hands": ["3 9 27 40 51", "4 5 6 7 8", "10 11 12 13 14"],
        "columns": [50, 30],
        "deck": "70 1",
        "penalties": ["2", (), ()],
    }
    # 85 cards: 15 in hands, 2 targets, 2 in the deck, 1 taken
    by_deck = bumbesi.position(**parts, rest="deck")
    assert len(by_deck.deck) == 2 + 65
    assert by_deck.deck[:4] == (70, 1, 15, 16)
    by_piles = bumbesi.position(**parts, rest="penalties")
    assert by_piles.deck == (70, 1)
    assert [len(pile) for pile in by_piles.penalties] == [1 + 22, 22, 21]
    assert by_piles.penalties[0][:2] == (2, 15)
    with pytest.raises(ValueError, match='rest must be "deck" or "penalties"'):
        bumbesi.position(**parts, rest="discard")


def test_at_most_three_problems_of_a_kind_are_listed() -> None:
    with pytest.raises(ValueError, match=r"and 2 more of rule 1\.1") as raised:
        bumbesi.position(hands=["3 9 27 40 51", "3 9 27 40 51", None])
    assert str(raised.value).count("is there 2 times") == 3
