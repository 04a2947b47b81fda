"""Sections 1 and 2: the pack and the deal; 7.0 and 7.1: jokers in it."""

import pickle
from collections import Counter
from copy import copy, deepcopy

import pytest

from tabletop_rules import Rng
from tabletop_rules.errors import InvalidOptions, ParseError, PlayerCountError
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    JOKER,
    Bid,
    Card,
    Options,
    Rank,
    Suit,
    cards,
    initial_state,
)
from tests.games.bugami.tables import SEATS, one

PACK = tuple([Card(rank, suit) for suit in Suit for rank in Rank])


def dealt(state: bugami.State) -> list[Card]:
    return [card for hand in (*state.hands, state.aside) for card in hand]


def test_1_1_a_pack_of_52_from_ace_to_two() -> None:
    assert [str(rank) for rank in sorted(Rank, reverse=True)] == (
        ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    )
    assert len(PACK) == len(set(PACK)) == 52
    for players in SEATS:
        assert Counter(dealt(initial_state(1, players))) == Counter(PACK)


def test_1_1_each_card_exists_once() -> None:
    queen = Card(Rank.QUEEN, Suit.HEARTS)
    assert Card(Rank.QUEEN, Suit.HEARTS) is queen
    assert pickle.loads(pickle.dumps(queen)) is queen
    assert copy(queen) is queen
    assert deepcopy(queen) is queen
    assert hash(deepcopy(queen)) == hash(queen)
    assert Card(None, None) is JOKER


def test_1_1_a_card_of_wrong_types_is_never_taken_for_a_right_one() -> None:
    queen = Card(Rank.QUEEN, Suit.HEARTS)
    wrong = Card(12, Suit.HEARTS)  # type: ignore[arg-type] # what is tested
    assert wrong != queen
    assert type(queen.rank) is Rank
    assert str(wrong) == "Card(12, Suit.HEARTS)"
    assert str(Card(None, Suit.HEARTS)) == "Card(None, Suit.HEARTS)"


def test_1_1_cards_print_and_are_read_with_letters_and_with_signs() -> None:
    assert [str(card) for card in cards("QH 10S 2C AD Joker")] == [
        "QH",
        "10S",
        "2C",
        "AD",
        "Joker",
    ]
    assert repr(one("QH")) == "QH"
    assert [card.symbol for card in cards("QH 10S 2C AD Joker")] == [
        "Q♥",
        "10♠",
        "2♣",
        "A♦",
        "Joker",
    ]
    for card in (*PACK, JOKER):
        assert cards(str(card)) == cards(card.symbol) == (card,)
    assert cards("") == ()
    assert cards("qh  10s\njoker JK") == cards("QH 10S Joker Joker")


@pytest.mark.parametrize("text", ["1H", "QX", "QH,KH", "11C", "H", "٢C", "♥", "joke"])
def test_1_1_what_is_no_card_is_not_read(text: str) -> None:
    with pytest.raises(ParseError, match=r'is not a card: write "QH"$'):
        cards(f"2C {text}")


def test_1_1_only_a_text_is_read() -> None:
    with pytest.raises(TypeError, match="must be a str"):
        cards(2)  # type: ignore[arg-type] # what is tested


def test_1_2_a_bid_is_a_suit_or_null() -> None:
    assert [bid.suit for bid in Bid] == [*Suit, None]
    assert Bid.NULL.suit is None


@pytest.mark.parametrize("players", [2, 8, -1, 0])
def test_1_3_three_to_seven_play(players: int) -> None:
    with pytest.raises(PlayerCountError, match="3 to 7"):
        initial_state(1, players)


def test_2_1_the_dealer_is_seat_0_unless_stated() -> None:
    assert Options().dealer == 0
    for dealer in range(4):
        state = initial_state(1, 4, Options(dealer=dealer))
        assert state.turn == state.trick.leader == (dealer + 1) % 4


@pytest.mark.parametrize("dealer", [-1, 7])
def test_2_1_no_dealer_beyond_the_table(dealer: int) -> None:
    with pytest.raises(InvalidOptions, match="dealer"):
        Options(dealer=dealer)


def test_2_1_the_dealer_is_one_of_the_players() -> None:
    with pytest.raises(InvalidOptions, match="dealer is seat 3, but 3 play"):
        initial_state(1, 3, Options(dealer=3))


@pytest.mark.parametrize(
    ("players", "each", "aside"),
    [(3, 17, 1), (4, 13, 0), (5, 10, 2), (6, 8, 4), (7, 7, 3)],
)
def test_2_2_the_same_number_for_each_and_the_rest_aside(
    players: int, each: int, aside: int
) -> None:
    state = initial_state(1, players)
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.aside) == aside


@pytest.mark.parametrize("dealer", range(5))
def test_2_2_dealt_one_at_a_time_from_the_dealers_left(dealer: int) -> None:
    deck, _ = Rng(7).shuffle(PACK)
    state = initial_state(7, 5, Options(dealer=dealer))
    by_seat: dict[int, list[Card]] = {seat: [] for seat in range(5)}
    for number, card in enumerate(deck[:50]):
        by_seat[(dealer + 1 + number) % 5].append(card)
    for seat, hand in enumerate(state.hands):
        assert hand == tuple(sorted(by_seat[seat], key=PACK.index))
    assert state.aside == tuple(sorted(deck[50:], key=PACK.index))


def test_2_2_hands_are_sorted_by_suit_then_rank() -> None:
    state = initial_state(7, 4)
    for hand in state.hands:
        assert list(hand) == sorted(hand, key=PACK.index)


@pytest.mark.parametrize("jokers", [-1, 9])
def test_7_0_no_more_than_eight_jokers(jokers: int) -> None:
    assert Options().jokers == 0
    with pytest.raises(InvalidOptions, match="jokers must be 0 to 8"):
        Options(jokers=jokers)


@pytest.mark.parametrize(
    ("players", "jokers", "each", "aside"),
    [(3, 2, 18, 0), (4, 1, 13, 1), (4, 4, 14, 0), (7, 4, 8, 0), (7, 8, 8, 4)],
)
def test_7_1_jokers_are_dealt_like_other_cards(
    players: int, jokers: int, each: int, aside: int
) -> None:
    state = initial_state(3, players, Options(jokers=jokers))
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.aside) == aside
    assert Counter(dealt(state)) == Counter((*PACK, *[JOKER] * jokers))
    for hand in state.hands:
        held = [card for card in hand if card is not JOKER]
        assert list(hand[: len(held)]) == held


def test_7_1_jokers_are_shuffled_into_the_pack() -> None:
    """Shuffled with the rest, last in the order of the box, and dealt like the rest."""
    deck, _ = Rng(7).shuffle((*PACK, JOKER, JOKER, JOKER))
    state = initial_state(7, 5, Options(dealer=1, jokers=3))
    for number in range(5):
        hand = state.hands[(2 + number) % 5]
        assert Counter(hand) == Counter(deck[number:55:5])
    assert state.aside == ()
    places = {
        where
        for seed in range(20)
        for where, card in enumerate(dealt(initial_state(seed, 5, Options(jokers=1))))
        if card is JOKER
    }
    assert len(places) > 3


def test_7_1_jokers_may_be_put_aside() -> None:
    # 7 players and 8 jokers: 60 cards, 8 for each, 4 aside.
    aside = [initial_state(n, 7, Options(jokers=8)).aside for n in range(20)]
    assert any(JOKER in cards for cards in aside)
    assert any(JOKER not in cards for cards in aside)


def test_options_are_taken_strictly() -> None:
    with pytest.raises(TypeError, match="forced_marriage must be a bool"):
        Options(forced_marriage=1)  # type: ignore[arg-type] # what is tested
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(TypeError):
            Options(jokers=wrong)  # type: ignore[arg-type] # what is tested
