"""Deals of unseen cards, each that fits equally likely.

A hand takes a number of cards and may be void in suits. Cards are different things,
jokers too. Instead of dealing until a deal fits, the ways are counted: hands that may
hold the same suits are filled as one group and shared out afterwards, and suits that
everybody may hold are one kind.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb

from attrs import frozen

from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.games.bugami.components import Card, Suit
from tabletop_rules.games.bugami.state import Trick
from tabletop_rules.rng import Rng, Script

Cards = tuple[Card, ...]


@frozen
class Demand:
    """A hand to be filled: how many cards, and the suits of which it holds none."""

    size: int
    voids: frozenset[Suit] = frozenset()


def shown_voids(tricks: Iterable[Trick], players: int) -> list[frozenset[Suit]]:
    """For each seat the suits that it did not follow (4.3, 7.3).

    A joker that is led shows nothing (7.4, 7.6).
    """
    voids: list[set[Suit]] = [set() for _ in range(players)]
    for trick in tricks:
        led = trick.cards[0].suit if trick.cards else None
        if led is not None:
            for place, card in enumerate(trick.cards):
                if card.suit is not led:
                    voids[(trick.leader + place) % players].add(led)
    return [frozenset(suits) for suits in voids]


def deal(cards: Cards, demands: Sequence[Demand], rng: Rng | Script) -> list[Cards]:
    """The cards dealt out to the demands, each deal that fits equally likely.

    Raises InvalidState if the numbers differ or no deal fits.
    """
    sizes = [demand.size for demand in demands]
    if sum(sizes) != len(cards) or min(sizes) < 0:
        text = f"the {len(cards)} cards that are left do not go round"
        raise InvalidState((Problem("2.2", text),))
    members: dict[frozenset[Suit], list[int]] = {}
    for place, demand in enumerate(demands):
        if demand.size:
            members.setdefault(demand.voids, []).append(place)
    hands: list[Cards] = [()] * len(demands)
    # whoever may hold most comes last and takes what is left, which needs no counting
    groups = sorted(members, key=len, reverse=True)
    while groups:
        cards, rng = rng.shuffle(cards)
        totals = tuple([sum([sizes[n] for n in members[voids]]) for voids in groups])
        taken, cards, rng = _fill_first_group(cards, groups, totals, rng)
        for member in members[groups.pop(0)]:
            hands[member], taken = taken[: sizes[member]], taken[sizes[member] :]
    return hands


def _fill_first_group(
    cards: Cards,
    groups: Sequence[frozenset[Suit]],
    sizes: tuple[int, ...],
    rng: Rng | Script,
) -> tuple[Cards, Cards, Rng | Script]:
    """The cards of the first group, in random order, and those that are left."""
    kind_of = {
        suit: sum([1 << n for n, voids in enumerate(groups) if suit not in voids])
        for suit in (*Suit, None)
    }
    kinds: dict[int, list[Card]] = {}
    for card in cards:
        kinds.setdefault(kind_of[card.suit], []).append(card)
    counts = tuple([(kind, len(kinds[kind])) for kind in sorted(kinds)])
    total = _ways(counts, sizes)
    if not total:
        raise InvalidState((Problem("4.3", "no deal fits what the play has shown"),))
    if len(groups) == 1:
        return cards, (), rng
    number, rng = rng.below(total)
    fillings = list(_fillings(counts, sizes))
    bounds = list(accumulate([ways for ways, _ in fillings]))
    pile: list[Card] = []
    rest: list[Card] = []
    pairs = zip(counts, fillings[bisect_right(bounds, number)][1], strict=True)
    for (kind, _), take in pairs:
        pile += kinds[kind][:take]
        rest += kinds[kind][take:]
    # every kind was in random order, but now they follow one another
    taken, rng = rng.shuffle(pile)
    return taken, tuple(rest), rng


# A kind of card is a mask: bit n says that the group n may hold it. Counts are pairs of
# a kind and the number of its cards, by kind; sizes are the cards that each group gets.
_Counts = tuple[tuple[int, int], ...]
_Sizes = tuple[int, ...]


# kept for the last 32,768 hands to be dealt, of some 440 bytes each: 15 MB
@lru_cache(maxsize=2**15)
def _ways(counts: _Counts, sizes: _Sizes) -> int:
    """In how many ways all cards can be dealt to the groups."""
    if len(sizes) == 1:
        return int(all(kind for kind, _ in counts))
    return sum([ways for ways, _ in _fillings(counts, sizes)])


def _fillings(counts: _Counts, sizes: _Sizes) -> Iterator[tuple[int, _Sizes]]:
    """Each filling of the first group: the number of ways with it, the numbers taken.

    For the others, kinds that only the first group told apart become one.
    """
    others = sizes[1:]
    ranges = []
    for kind, count in counts:
        room = sum([size for n, size in enumerate(others, start=1) if kind >> n & 1])
        ranges.append((max(0, count - room), count if kind & 1 else 0))
    for taken in _splits(sizes[0], ranges):
        ways, left = 1, dict[int, int]()
        for (kind, count), number in zip(counts, taken, strict=True):
            ways *= comb(count, number)
            if count > number:
                left[kind >> 1] = left.get(kind >> 1, 0) + count - number
        yield ways * _ways(tuple(sorted(left.items())), others), taken


def _splits(total: int, ranges: Sequence[tuple[int, int]]) -> Iterator[_Sizes]:
    """All tuples with that total whose items are within the ranges, ends included."""
    if not ranges:
        yield ()
        return
    (low, high), rest = ranges[0], ranges[1:]
    low = max(low, total - sum([most for _, most in rest]))
    high = min(high, total - sum([least for least, _ in rest]))
    for number in range(low, high + 1):
        for others in _splits(total - number, rest):
            yield (number, *others)
