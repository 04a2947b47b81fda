"""The invariants of a position."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from tabletop_rules.brief import brief
from tabletop_rules.conservation import conserved, crowded
from tabletop_rules.errors import Problem
from tabletop_rules.games.bumbesi.components import (
    BOX,
    HAND_SIZE,
    INFO,
    Card,
    Special,
    in_order,
)
from tabletop_rules.games.bumbesi.known import in_known_order
from tabletop_rules.games.bumbesi.state import State


def validate(state: State) -> tuple[Problem, ...]:
    """Each broken invariant of the position; () for every one that can be reached.

    Where the seats are wrong, or there are far too many cards, nothing else is asked.
    """
    cards = _all_cards(state)
    frame = tuple(_seat_problems(state)) or crowded(BOX, cards, "1.1")
    if frame:
        return frame
    return (
        *conserved(BOX, cards, "1.1"),
        *_hand_problems(state),
        *_column_problems(state),
        *_known_problems(state),
        *_end_problems(state),
    )


def _seat_problems(state: State) -> Iterator[Problem]:
    players = len(state.hands)
    if not INFO.min_players <= players <= INFO.max_players:
        yield Problem("1.4", f"{players} hands are dealt")
    if len(state.penalties) != players or len(state.known) != players:
        yield Problem("1.4", "hands, penalty piles and known cards differ in number")
    if not 0 <= state.turn < players:
        yield Problem("3.3", f"it is the turn of seat {brief(state.turn)}")
    if state.options.first_player >= players:
        yield Problem("2.5", f"seat {state.options.first_player} is to begin")


def _all_cards(state: State) -> list[Card]:
    return [
        *state.deck,
        *[card for hand in state.hands for card in hand],
        *[card for column in state.columns for card in column.cards],
        *[card for pile in state.penalties for card in pile],
    ]


def _hand_problems(state: State) -> Iterator[Problem]:
    for seat, hand in enumerate(state.hands):
        if hand != in_order(hand):
            yield Problem("7.1", f"the hand of seat {seat} is not sorted")
        if len(hand) > HAND_SIZE:
            yield Problem("7.1", f"seat {seat} holds {len(hand)} cards")
        if state.deck and len(hand) < HAND_SIZE:
            yield Problem(
                "7.1", f"seat {seat} holds {len(hand)} cards though the deck has some"
            )


def _column_problems(state: State) -> Iterator[Problem]:
    for name, column in zip(("left", "right"), state.columns, strict=True):
        if column.target is None:
            if column.covered or column.pile:
                yield Problem("6.6", f"the {name} column has cards but no target")
            if not all(isinstance(card, Special) for card in state.deck):
                yield Problem(
                    "6.6", f"the {name} target is missing though the deck has numbers"
                )
            continue
        if not _rises((*column.covered, column.target)):
            yield Problem("5.5", f"the {name} targets do not rise")
        if not _rises((*column.pile, column.target)):
            yield Problem(
                "4.3", f"the {name} pile does not rise and stay below its target"
            )


def _rises(numbers: tuple[int, ...]) -> bool:
    return all(low < high for low, high in pairwise(numbers))


def _known_problems(state: State) -> Iterator[Problem]:
    held = Counter(
        [(holder, card) for holder, hand in enumerate(state.hands) for card in hand]
    )
    for viewer, pairs in enumerate(state.known):
        if len(pairs) > held.total():
            yield Problem("5.3", f"seat {viewer} knows {len(pairs)} cards in hands")
            continue
        if pairs != in_known_order(pairs):
            yield Problem("5.3", f"what seat {viewer} knows is not sorted")
        for (holder, card), times in Counter(pairs).items():
            if holder == viewer or held[holder, card] < times:
                pair = f"{brief(card)} with seat {brief(holder)}"
                yield Problem("5.3", f"seat {viewer} cannot know {pair}")


def _end_problems(state: State) -> Iterator[Problem]:
    if state.over:
        if state.deck:
            yield Problem("8.1", "the game is over though the deck has cards")
        if state.column(state.marker).target is not None:
            yield Problem("8.1", "the game is over though the marked column was left")
