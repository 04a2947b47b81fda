"""Who wins a trick (sections 4 and 7 of the rules)."""

from tabletop_rules.arguments import player_count
from tabletop_rules.games.bugami.components import INFO, Card
from tabletop_rules.games.bugami.state import Trick


def winner(trick: Trick, players: int) -> int:
    """The seat that holds the trick so far (4.5, 7.3 to 7.5).

    Raises ValueError if the trick is empty, PlayerCountError unless 3 to 7 play.

    >>> from tabletop_rules.games.bugami.notation import parse_trick
    >>> winner(parse_trick("7D 3D KD QH (seat 2 led)"), players=4)
    0
    """
    players = player_count(players, INFO)
    if not trick.cards:
        raise ValueError("nobody holds a trick without a card")
    return (trick.leader + winning_place(trick.cards)) % players


def winning_place(cards: tuple[Card, ...]) -> int:
    """The place among the cards, in the order played, of the one that wins."""
    best = cards[0]
    led, highest = best.suit, best.place
    if led is not None:
        for card in cards:
            if card.place > highest and card.suit is led:
                best, highest = card, card.place
    return cards.index(best)
