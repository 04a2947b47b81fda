"""What is in the box (section 1 of the rules)."""

from collections.abc import Iterable
from itertools import count

from tabletop_rules.game import GameInfo
from tabletop_rules.words import Word

INFO = GameInfo(
    name="bumbesi",
    title="Bumbesi",
    min_players=3,
    max_players=6,
    hidden=True,
    chance=True,
    simultaneous=False,
    low_wins=True,
    first_seat="first_player",
    rules_version=1,
    package=__package__,
)

HAND_SIZE = 5


class Special(Word):
    """The special cards (5)."""

    CHANGE = "change"
    THEFT = "theft"
    RAISE = "raise"


class Side(Word):
    """Where a column lies."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def other(self) -> "Side":
        """The opposite side."""
        return RIGHT if self is LEFT else LEFT


class Direction(Word):
    """The direction of play; clockwise is towards higher seats (2.4)."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


LEFT, RIGHT = Side.LEFT, Side.RIGHT
CHANGE, THEFT, RAISE = Special.CHANGE, Special.THEFT, Special.RAISE
CLOCKWISE, COUNTERCLOCKWISE = Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE

Card = int | Special
"""A number card from 1 to 70, or a special card."""

NUMBERS = tuple(range(1, 71))

BOX: tuple[Card, ...] = (*NUMBERS, *[CHANGE] * 6, *[THEFT] * 5, *[RAISE] * 4)
"""All 85 cards in canonical order (1.1, 1.2)."""


class _Places(dict[Card, int]):
    """The place of each card in a sorted hand; what is not in the box comes last."""

    def __missing__(self, card: Card) -> int:
        return len(self)


card_key = _Places(zip(dict.fromkeys(BOX), count())).__getitem__
"""The sort key of a card: numbers first, then the specials."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand is sorted: numbers first, then the specials."""
    return tuple(sorted(cards, key=card_key))
