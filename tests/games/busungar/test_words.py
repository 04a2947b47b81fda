"""Cards, chases and positions in the words in which they are printed."""

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop_rules import busungar
from tabletop_rules.errors import InvalidOptions, InvalidState, ParseError
from tabletop_rules.games.busungar import (
    Card,
    CardCounts,
    Chase,
    Options,
    State,
    position,
)
from tabletop_rules.games.busungar.board import is_name
from tests.games.busungar.tables import (
    BONE,
    DOG,
    LEFT,
    MOON,
    MOVE,
    OLD_MAN,
    PUT_OUT,
    ROLL,
)


@pytest.mark.parametrize(
    ("card", "text"),
    [(MOON, "moon"), (BONE, "bone"), (OLD_MAN, "old man"), (DOG, "dog")],
)
def test_each_card_is_read_as_it_is_written(card: Card, text: str) -> None:
    assert busungar.format_card(card) == text
    assert busungar.parse_card(text) is card
    assert busungar.parse_card(f" {text.upper()} ".replace(" ", "  ")) is card


@pytest.mark.parametrize("text", ["", "cat", "dogs", "old_man", "dog bone"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ParseError, match=r'is not a card: write "moon"$'):
        busungar.parse_card(text)


COUNTS = [
    (CardCounts(), "32 moon, 16 bone, 8 old man, 8 dog"),
    (CardCounts(20, 0, 0, 12), "20 moon, 12 dog"),
    (CardCounts(0, 0, 1, 0), "1 old man"),
    (CardCounts(0, 1000, 0, 0), "1000 bone"),
    (CardCounts(0, 0, 0, 0), "no card"),
]


@pytest.mark.parametrize(("counts", "text"), COUNTS)
def test_numbers_of_cards_in_words(counts: CardCounts, text: str) -> None:
    assert busungar.format_card_counts(counts) == str(counts) == text
    assert busungar.parse_card_counts(text) == counts
    assert busungar.parse_card_counts(f" {text.title()} ") == counts


def test_numbers_of_cards_in_any_order() -> None:
    assert busungar.parse_card_counts("3 dog,1  Old man") == CardCounts(0, 0, 1, 3)


@pytest.mark.parametrize(
    "text",
    ["", "moon", "3", "3 moon, 2 moon", "-1 moon", "3 moon,", "3.5 dog", "٣ dog"],
)
def test_what_is_no_number_of_cards(text: str) -> None:
    with pytest.raises(ParseError, match='write "32 moon, 16 bone, 8 old man, 8 dog"'):
        busungar.parse_card_counts(text)


def test_more_cards_than_there_may_be_are_no_text_either() -> None:
    with pytest.raises(InvalidOptions, match="moon must be 0 to 1000, not 1001"):
        busungar.parse_card_counts("1001 moon")
    with pytest.raises(ParseError, match="'cat' is not a card"):
        busungar.parse_card_counts("3 cat")


CHASES = [
    (Chase("K", 0, dog_to_move=True), "dog at K, 0 rolls, dog to move"),
    (Chase("M5", 1, dog_to_move=False), "dog at M5, 1 roll, chased to move"),
    (Chase("m,", 12, dog_to_move=True), "dog at m,, 12 rolls, dog to move"),
]


@pytest.mark.parametrize(("chase", "text"), CHASES)
def test_chases_in_words(chase: Chase, text: str) -> None:
    assert busungar.format_chase(chase) == str(chase) == text
    assert busungar.parse_chase(text) == chase
    spaced = text.replace("dog at", "DOG  at").replace("to move", " To Move ")
    assert busungar.parse_chase(spaced) == chase


@given(st.text().filter(is_name), st.integers(0, 10**17), st.booleans())
def test_any_chase_is_read_as_it_is_written(
    dog: str, rolls: int, dog_to_move: bool
) -> None:
    chase = Chase(dog, rolls, dog_to_move)
    assert busungar.parse_chase(str(chase)) == chase


@pytest.mark.parametrize(
    "text",
    [
        "",
        "M5",
        "dog at M5",
        "dog at M5, 3 rolls",
        "dog at M5, dog to move",
        "dog at M5, 03 rolls, dog to move",
        "dog at M5, -1 rolls, dog to move",
        "dog at M5, 3 rolls, cat to move",
        "dog at M 5, 3 rolls, dog to move",
        "cat at M5, 3 rolls, dog to move",
    ],
)
def test_what_is_no_whole_chase(text: str) -> None:
    with pytest.raises(
        ParseError, match=r'a Chase: write "dog at M5, 3 rolls, chased to move"$'
    ):
        busungar.parse_chase(text)


def test_words_are_strings() -> None:
    for wrong in (28, None, b"dog"):
        for parse in (
            busungar.parse_card,
            busungar.parse_card_counts,
            busungar.parse_chase,
        ):
            with pytest.raises(TypeError, match="is written as a str"):
                parse(cast(str, wrong))


def test_a_position_in_words_is_the_one_in_components() -> None:
    in_words = position(
        places="L5 S5 S9",
        headings=[None, "left", None],
        deck="dog, old  man, Moon",
        discard=["bone", DOG],
        phase="move",
        trail="L3 L4 L5",
        options=Options(cards="2 bone, 2 moon, 2 dog, 1 old man"),
        rest="deck",
    )
    assert in_words == position(
        places=["L5", "S5", "S9"],
        headings=[None, LEFT, None],
        deck=[DOG, OLD_MAN, MOON, MOON, BONE],
        discard=[BONE, DOG],
        phase=MOVE,
        trail=("L3", "L4", "L5"),
        options=Options(cards=CardCounts(2, 2, 1, 2)),
    )
    assert in_words.deck == (DOG, OLD_MAN, MOON, MOON, BONE)
    assert in_words.headings == (None, LEFT, None)
    assert position(phase="put out", turn=1, players=3).phase is PUT_OUT


def test_options_take_the_numbers_of_cards_in_words_and_as_a_tuple() -> None:
    assert Options(cards="20 moon, 12 dog").cards == CardCounts(20, 0, 0, 12)
    assert Options(cards=(20, 0, 0, 12)).cards == CardCounts(20, 0, 0, 12)
    with pytest.raises(ParseError, match=r"^cards: 'dogs' is not a CardCounts"):
        Options(cards="dogs")


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"deck": "dog, cat"}, "deck[1]: 'cat' is not a card: write \"moon\""),
        ({"deck": ["dog", "cat"]}, "deck[1]: 'cat' is not a card: write \"moon\""),
        ({"discard": "dog moon"}, "discard[0]: 'dog moon' is not a card"),
        ({"phase": "rolling"}, "phase: 'rolling' is not a phase: write \"start\""),
        ({"headings": ["up", None]}, "headings[0]: 'up' is not a direction"),
        ({"chase": "at M5, soon"}, "chase: 'at M5, soon' is not a Chase: write \"dog"),
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
        ({"places": ["S0", 3]}, "places[1] must be a str or None, not 3"),
        ({"headings": [None, 3]}, "headings[1] must be a Direction or None, not 3"),
        ({"deck": [MOON, 3]}, "deck[1] must be a card, not 3"),
        ({"deck": 3}, "deck must be a row, each a card, not 3"),
        ({"phase": 3}, "phase must be a phase, not 3"),
        ({"chase": 3}, "chase must be a Chase, not 3"),
        ({"chase": ("M5", 3)}, "chase must be a tuple of 3, not ('M5', 3)"),
    ],
)
def test_a_wrong_kind_of_thing_is_a_type_error(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        position(**parts)
    assert str(raised.value).startswith(message)


def chase_of(chase: Any, **parts: Any) -> Chase | None:
    """The chase of a position with seat 0 on L5 and to be chased."""
    return position(places="L5 S5", chase=chase, **parts).chase


@pytest.mark.parametrize(
    ("written", "phase", "rolls", "dog_to_move"),
    [
        # the dog is the first to roll, and rolls and moves before anybody else does
        ("K", "roll", 0, True),
        ("dog at K", "move", 1, True),
        # out of its kennel: it has moved once, and the chased as well
        ("dog at M5", "roll", 2, True),
        ("dog at M5", "move", 3, True),
        ("dog at M5, dog to move", "roll", 2, True),
        # the chased is due after the first move of the dog
        ("dog at M5, chased to move", "roll", 1, False),
        ("dog at M5, chased to move", "move", 2, False),
        (("M5", None, False), "roll", 1, False),
        # whose move it is follows from the rolls
        ("dog at M5, 3 rolls", "roll", 3, False),
        ("dog at M5, 3 rolls", "move", 3, True),
        ("dog at M5, 4 rolls", "roll", 4, True),
        ("dog at M5, 4 rolls", "move", 4, False),
        (("M5", 4, None), "roll", 4, True),
    ],
)
def test_7_1_a_chase_completes_itself(
    written: Any, phase: str, rolls: int, dog_to_move: bool
) -> None:
    dog = "K" if "K" in written else "M5"
    assert chase_of(written, phase=phase) == Chase(dog, rolls, dog_to_move)


def test_7_2_a_first_move_under_way_is_completed_too() -> None:
    assert chase_of("M6", trail="K M5 M6", pips=1) == Chase("M6", 1, dog_to_move=True)


@pytest.mark.parametrize(
    ("chase", "phase", "message"),
    [
        (
            Chase("M5", 3, dog_to_move=True),
            ROLL,
            "it is the dog's roll and the dog has left its kennel, "
            "so rolls is 2 or 4, not 3 (rule 7.1)",
        ),
        (
            Chase("M5", 3, dog_to_move=False),
            MOVE,
            "it is seat 0's roll and the dog has left its kennel, "
            "so rolls is 2 or 4, not 3 (rule 7.1)",
        ),
        (
            Chase("M5", 1, dog_to_move=True),
            ROLL,
            "it is the dog's roll and the dog has left its kennel, "
            "so rolls is 2, not 1 (rule 7.1)",
        ),
        (
            Chase("M5", 0, dog_to_move=True),
            ROLL,
            "it is the dog's roll and the dog has left its kennel, "
            "so rolls is 2 or 4, not 0 (rule 7.2)",
        ),
        (
            Chase("K", 3, dog_to_move=True),
            MOVE,
            "it is the dog's roll and the dog starts from its kennel, "
            "so rolls is 1, not 3 (rule 7.2)",
        ),
        (
            Chase("M5", -1, dog_to_move=False),
            ROLL,
            "it is seat 0's roll and the dog has left its kennel, "
            "so rolls is 1 or 3, not -1 (rule 7.1)",
        ),
        (
            Chase("K", 1, dog_to_move=False),
            ROLL,
            "it is seat 0's roll, but the dog is in its kennel (rule 7.2)",
        ),
    ],
)
def test_7_1_a_wrong_number_of_rolls_is_told_with_the_right_ones(
    chase: Chase, phase: Any, message: str
) -> None:
    with pytest.raises(InvalidState) as raised:
        chase_of(chase, phase=phase)
    assert str(raised.value) == message


def test_cards_that_are_nowhere_are_counted() -> None:
    parts: dict[str, Any] = {"deck": "moon", "discard": "dog, bone", "players": 2}
    with pytest.raises(InvalidState) as raised:
        position(**parts)
    assert str(raised.value) == (
        "61 cards are nowhere: leave one pile None, or pass rest=… (rule 1.5)"
    )
    options = Options(cards="2 moon, 1 dog, 1 bone")
    deck = position(**parts, options=options, rest="deck")
    assert (deck.deck, deck.discard) == ((MOON, MOON), (DOG, BONE))
    # the last of the discard pile is on top, and what is left lies below
    pile = position(**parts, options=options, rest="discard")
    assert (pile.deck, pile.discard) == ((MOON,), (MOON, DOG, BONE))
    with pytest.raises(ValueError, match='rest must be "deck" or "discard"'):
        position(**parts, rest="x")


def test_where_no_card_is_left_nothing_has_to_be_said() -> None:
    options = Options(cards="1 moon, 1 dog")
    state = position(deck="moon", discard="dog", options=options)
    assert (state.deck, state.discard) == ((MOON,), (DOG,))
    left_out: State = position(deck="moon", rest="discard", options=options)
    assert left_out == state


def test_1_6_more_apples_than_there_are_is_one_problem() -> None:
    with pytest.raises(InvalidState) as raised:
        position(places="L5 S5", safe=[30, 31])
    assert str(raised.value) == "61 apples are there, not 50 or fewer (rule 1.6)"
