"""What is in the box (section 1 of the rules)."""

from collections.abc import Iterable
from enum import IntEnum
from operator import attrgetter

from attrs import field, frozen

from tabletop_rules.building import Interned
from tabletop_rules.game import GameInfo
from tabletop_rules.words import Word

INFO = GameInfo(
    name="bugami",
    title="Bugami",
    min_players=3,
    max_players=7,
    hidden=True,
    chance=False,
    simultaneous=True,
    low_wins=False,
    first_seat="dealer",
    rules_version=1,
    package=__package__,
)

MAX_JOKERS = 8


class Suit(Word):
    """The four suits, in the order in which hands are sorted."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"

    @property
    def letter(self) -> str:
        """C, D, H or S."""
        return self.name[0]

    @property
    def symbol(self) -> str:
        """♣, ♦, ♥ or ♠."""
        return _SYMBOLS[self]


class Rank(IntEnum):
    """The ranks from low to high (1.1); they compare as numbers."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    def __str__(self) -> str:
        return str(self.value) if self.value <= 10 else self.name[0]

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


CLUBS, DIAMONDS, HEARTS, SPADES = Suit
_SYMBOLS = dict(zip(Suit, "♣♦♥♠", strict=True))
_FIRST_PLACES = {suit: n * len(Rank) for n, suit in enumerate(Suit)}
JOKER_PLACE = len(Suit) * len(Rank)


@frozen(eq=False, repr=False)
class Card(Interned):
    """A playing card, or a joker, which has neither rank nor suit (7.6).

    Each card exists once: `Card(rank, suit)` gives that one, so equality is identity.
    It prints as it is written: QH, 10S, Joker.

    >>> Card(Rank.QUEEN, Suit.HEARTS)
    QH
    >>> Card(Rank.QUEEN, Suit.HEARTS) is Card(Rank.QUEEN, Suit.HEARTS)
    True
    """

    rank: Rank | None
    suit: Suit | None
    place: int = field(init=False)
    """Where hands are sorted to: by suit, then rank, jokers last; then no card."""

    @place.default
    def _sorted_place(self) -> int:
        if isinstance(self.rank, Rank) and isinstance(self.suit, Suit):
            return _FIRST_PLACES[self.suit] + self.rank - Rank.TWO
        return JOKER_PLACE if self.is_joker else JOKER_PLACE + 1

    @property
    def is_joker(self) -> bool:
        """Whether it is a joker (7)."""
        return self.rank is None and self.suit is None

    @property
    def symbol(self) -> str:
        """The card with the sign of its suit, for display: Q♥, 10♠, Joker."""
        if isinstance(self.rank, Rank) and isinstance(self.suit, Suit):
            return f"{self.rank}{self.suit.symbol}"
        return str(self)

    def __str__(self) -> str:
        if self.is_joker:
            return "Joker"
        if isinstance(self.rank, Rank) and isinstance(self.suit, Suit):
            return f"{self.rank}{self.suit.letter}"
        return f"Card({self.rank!r}, {self.suit!r})"

    __repr__ = __str__


JOKER = Card(None, None)

PACK: tuple[Card, ...] = tuple([Card(rank, suit) for suit in Suit for rank in Rank])
"""The 52 cards in canonical order (1.1)."""


class Bid(Word):
    """What a player may bid (1.2): the bad suit, or to take no trick at all."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    NULL = "null"

    @property
    def suit(self) -> Suit | None:
        """The bad suit, None for Null."""
        return None if self is NULL else Suit(self.value)


NULL = Bid.NULL


_place = attrgetter("place")


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand is sorted: by suit, then rank, jokers last."""
    return tuple(sorted(cards, key=_place))


def box(jokers: int) -> tuple[Card, ...]:
    """All cards of the game in canonical order (1.1, 7.1)."""
    return PACK + (JOKER,) * jokers


def share(players: int, jokers: int) -> int:
    """How many cards each player is dealt (2.2, 7.1)."""
    return (len(PACK) + jokers) // players
