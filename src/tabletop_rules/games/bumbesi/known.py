"""What a seat is certain of in other hands, from the thefts it took part in.

Plain bookkeeping, not full deduction: `known[v]` holds sorted (holder, card) pairs.
"""

from collections.abc import Iterable

from tabletop_rules.games.bumbesi.components import Card, card_key
from tabletop_rules.games.bumbesi.state import Known
from tabletop_rules.tuples import without


def in_known_order(pairs: Iterable[tuple[int, Card]]) -> Known:
    """The pairs as they are kept: by holder, then as hands are sorted."""
    return tuple(sorted(pairs, key=lambda pair: (pair[0], card_key(pair[1]))))


def forget_played(
    known: tuple[Known, ...], player: int, card: Card
) -> tuple[Known, ...]:
    """A card played drops its pair once."""
    if not any(known):  # by far the most frequent case
        return known
    pair = (player, card)
    return tuple([without(k, pair) if pair in k else k for k in known])


def remember_theft(
    known: tuple[Known, ...], thief: int, victim: int, card: Card
) -> tuple[Known, ...]:
    """The victim learns where the card is; who knew the victim's hand may be wrong now.

    The thief saw which card left that hand; the others drop all pairs of the victim.
    """
    after = []
    for viewer, pairs in enumerate(known):
        if viewer == victim:
            pairs = in_known_order([*pairs, (thief, card)])
        elif viewer == thief:
            pair = (victim, card)
            if pair in pairs:
                pairs = without(pairs, pair)
        elif pairs:
            pairs = tuple([pair for pair in pairs if pair[0] != victim])
        after.append(pairs)
    return tuple(after)
