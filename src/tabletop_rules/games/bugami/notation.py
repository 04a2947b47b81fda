"""Actions as short texts: "bid hearts", "bid null", "QH", "10S", "Joker"."""

from typing import assert_never

from tabletop_rules.games.bugami.actions import Action, MakeBid, PlayCard
from tabletop_rules.games.bugami.components import (
    CARD_PATTERN,
    INFO,
    JOKER,
    Bid,
    named_card,
)
from tabletop_rules.notation import Grammar


def format_action(action: Action) -> str:
    """The action as a short text, without its player.

    >>> format_action(MakeBid(0, Bid.HEARTS))
    'bid hearts'
    """
    if isinstance(action, PlayCard):
        return str(action.card)
    if isinstance(action, MakeBid):
        return f"bid {action.bid}"
    assert_never(action)


_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    (
        "bid hearts",
        f"bid ({'|'.join(map(str, Bid))})",
        lambda player, bid: MakeBid(player, Bid(bid.lower())),
    ),
    (
        "QH",
        CARD_PATTERN,
        lambda player, rank, suit: PlayCard(player, named_card(rank, suit)),
    ),
    ("Joker", "Joker", lambda player: PlayCard(player, JOKER)),
)


def parse_action(text: str, player: int) -> Action:
    """The action of that player that the text names, as `format_action` writes it.

    Raises ParseError for every other text.

    >>> parse_action("10S", player=2)
    PlayCard(player=2, card=10S)
    """
    return _GRAMMAR.parse(text, player)
