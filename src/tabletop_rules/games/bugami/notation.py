"""Actions and components as short texts.

An action is "bid hearts", "bid null", "QH" or "Joker"; a card is written as it is
played, or with the sign of its suit, "Q♥"; a trick tells who led, "7D 3D (seat 2 led)".
Case and runs of spaces do not matter in what is read.
"""

import re
from typing import assert_never

from tabletop_rules.games.bugami.actions import Action, MakeBid, PlayCard
from tabletop_rules.games.bugami.components import INFO, JOKER, PACK, Bid, Card, Suit
from tabletop_rules.games.bugami.state import Trick
from tabletop_rules.notation import NUMBER, Grammar
from tabletop_rules.vocabulary import Lexicon, Vocabulary, Words, folded, unreadable

_LETTERS = {suit.letter: suit for suit in Suit}
_SIGNS = {suit.symbol: suit for suit in Suit}

_read_suit: Lexicon[Suit] = Lexicon("a suit", "hearts", Suit, also=_LETTERS | _SIGNS)
_read_bid: Lexicon[Bid] = Lexicon(
    "a bid",
    "hearts",
    Bid,
    also={short: Bid(suit.value) for short, suit in (_LETTERS | _SIGNS).items()},
)
_read_card: Lexicon[Card] = Lexicon(
    "a card",
    "QH",
    (*PACK, JOKER),
    also={"JK": JOKER, **{card.symbol: card for card in PACK}},
)


def format_action(action: Action) -> str:
    """The action as a short text, without its player.

    >>> format_action(MakeBid(0, Bid.HEARTS))
    'bid hearts'
    """
    if isinstance(action, PlayCard):
        return format_card(action.card)
    if isinstance(action, MakeBid):
        return f"bid {action.bid}"
    assert_never(action)


def format_card(card: Card) -> str:
    """The card as a short text: its rank and the letter of its suit, or Joker.

    >>> format_card(parse_card("10♠"))
    '10S'
    """
    return str(card)


def parse_card(text: str) -> Card:
    """The card that the text names: "QH", "q♥", "Joker" or, short, "JK".

    Raises ParseError if it names none.
    """
    return _read_card(text)


def cards(text: str) -> tuple[Card, ...]:
    """The cards that a text names, in the order written, with spaces between them.

    Raises ParseError for what is no card, TypeError for what is no string.

    >>> cards("QH 10♠ Joker")
    (QH, 10S, Joker)
    """
    if not isinstance(text, str):
        raise TypeError(f"cards must be a str, not {text!r}")
    return tuple(map(parse_card, text.split()))


def format_suit(suit: Suit) -> str:
    """The suit as a word: "hearts"."""
    return str(suit)


def parse_suit(text: str) -> Suit:
    """The suit that the text names: "hearts", "H" or "♥"; raises ParseError if none."""
    return _read_suit(text)


def format_bid(bid: Bid) -> str:
    """The bid as a word: "hearts", "null"."""
    return str(bid)


def parse_bid(text: str) -> Bid:
    """The bid that the text names: a suit, or "null"; raises ParseError if none.

    >>> parse_bid("♥"), parse_bid("Null")
    (Bid.HEARTS, Bid.NULL)
    """
    return _read_bid(text)


def format_trick(trick: Trick) -> str:
    """The trick as a short text: its cards in the order played, and who led."""
    return str(trick)


_TRICK = re.compile(rf"(no card|[^()]+) \((?:seat )?{NUMBER} led\)")


def parse_trick(text: str) -> Trick:
    """The trick that the text describes; raises ParseError if it is none.

    >>> parse_trick("7D 3D (seat 2 led)")
    Trick(leader=2, cards=(7D, 3D))
    """
    if not isinstance(text, str):
        raise TypeError(f"a trick is written as a str, not {text!r}")
    found = _TRICK.fullmatch(folded(text))
    if found is None:
        raise unreadable(text, "a trick", "7D 3D (seat 2 led)")
    played, leader = found.groups()
    return Trick(int(leader), () if played == "no card" else cards(played))


_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    ("bid hearts", "bid (.+)", lambda player, bid: MakeBid(player, parse_bid(bid))),
    (
        "QH",
        "((?:10|[2-9JQKA])[CDHS♣♦♥♠])",
        lambda player, card: PlayCard(player, parse_card(card)),
    ),
    ("Joker", "Joker|JK", lambda player: PlayCard(player, JOKER)),
)


def parse_action(text: str, player: int) -> Action:
    """The action of that player that the text names, as `format_action` writes it.

    Signs of suits are read too. Raises ParseError for every other text.

    >>> parse_action("10S", player=2)
    PlayCard(player=2, card=10S)
    """
    return _GRAMMAR.parse(text, player)


WORDS = Vocabulary(
    Words(Card, "a card", parse_card),
    Words(Suit, "a suit", parse_suit),
    Words(Bid, "a bid", parse_bid),
    Words(Trick, "a trick", parse_trick, between=";"),
)
"""How the components of the game are written."""
