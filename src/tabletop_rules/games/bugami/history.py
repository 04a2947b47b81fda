"""Completed tricks that could have led to a position, from the cards spent in them.

The search goes backwards from the trick being played. There the hands are shortest,
so who did not follow a suit is least likely to hold it: tricks of several suits are
looked for first, and tricks of one suit, which are always legal, fill the rest.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from tabletop_rules.games.bugami.components import Card, Suit
from tabletop_rules.games.bugami.state import Trick

Cards = tuple[Card, ...]

_ATTEMPTS = 20
_TRIES = 1_000
"""Each attempt tries so many tricks, in another order; all take a second or so."""

_Kind = Suit | None
_KINDS: tuple[_Kind, ...] = (*Suit, None)


class _Sketch(NamedTuple):
    """A trick of which only the suits are chosen: who led, who won, a suit a seat."""

    leader: int
    winner: int
    kinds: tuple[_Kind, ...]


class _Point(NamedTuple):
    """Where the search stands: what happened later is settled.

    `leader` leads next, so it has to win the trick before; `holds`: the suits that
    each seat still has; `stocks`: for each pile, how many cards of each kind are left.
    """

    leader: int
    holds: tuple[frozenset[_Kind], ...]
    stocks: tuple[tuple[int, ...], ...]


class History:
    """Looks for a legal record of completed tricks.

    `piles` are the cards of the tricks that some seats have won; all other seats win
    theirs from `spent`. `first` leads to the first trick, and the last one is won by
    the leader of `trick`, the one being played.
    """

    def __init__(
        self,
        hands: Sequence[Cards],
        trick: Trick,
        piles: Mapping[int, Cards],
        spent: Cards,
        first: int,
    ) -> None:
        self._players = len(hands)
        self._first = first
        self._piles = [*piles.values(), spent]
        numbers = {seat: number for number, seat in enumerate(piles)}
        self._source = [numbers.get(s, len(piles)) for s in range(len(hands))]
        holds = [{card.suit for card in hand} for hand in hands]
        for place, card in enumerate(trick.cards):
            holds[(trick.leader + place) % self._players].add(card.suit)
        counts = [Counter([card.suit for card in pile]) for pile in self._piles]
        self._start = _Point(
            trick.leader,
            tuple(map(frozenset, holds)),
            tuple([tuple([count[kind] for kind in _KINDS]) for count in counts]),
        )
        self._attempt = 0
        self._tries = 0
        self._failed: set[_Point] = set()

    def tricks(self) -> tuple[Trick, ...] | None:
        """The tricks in the order played, or None if none were found."""
        for self._attempt in range(_ATTEMPTS):
            self._tries = 0
            sketches = self._before(self._start)
            if sketches is not None:
                return self._with_cards(sketches)
            if self._start in self._failed:
                break
        return None

    def _before(self, point: _Point) -> list[_Sketch] | None:
        """The tricks that lead to that point, in the order played."""
        if not any(map(any, point.stocks)):
            return [] if point.leader == self._first else None
        if point in self._failed:
            return None
        for sketch in self._candidates(point):
            self._tries += 1
            if self._tries > _TRIES:
                return None
            earlier = self._before(self._undone(point, sketch))
            if earlier is not None:
                return [*earlier, sketch]
        self._failed.add(point)
        return None

    def _undone(self, point: _Point, sketch: _Sketch) -> _Point:
        """The point before that trick: each seat has its card again."""
        source = self._source[sketch.winner]
        spent = Counter(sketch.kinds)
        stocks = list(point.stocks)
        stocks[source] = tuple(
            [
                count - spent[kind]
                for count, kind in zip(stocks[source], _KINDS, strict=True)
            ]
        )
        pairs = zip(point.holds, sketch.kinds, strict=True)
        return _Point(
            sketch.leader, tuple([held | {kind} for held, kind in pairs]), tuple(stocks)
        )

    def _candidates(self, point: _Point) -> Iterator[_Sketch]:
        """Tricks that `point.leader` wins, those of left-over cards first."""
        stock = point.stocks[self._source[point.leader]]
        # what no trick of a single suit can use up
        odd = [count % self._players for count in stock[:-1]] + [stock[-1]]
        turn = self._attempt % len(stock)

        def badness(chosen: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
            excess = sum([max(0, c - o) for c, o in zip(chosen, odd, strict=True)])
            kinds = sum([c > 0 for c in chosen])
            return excess, kinds, chosen[turn:] + chosen[:turn]

        for chosen in sorted(_selections(self._players, stock), key=badness):
            counts = dict(zip(_KINDS, chosen, strict=True))
            for led in [kind for kind in _KINDS if counts[kind]]:
                yield from self._sketches(point, counts, led)

    def _sketches(
        self, point: _Point, counts: dict[_Kind, int], led: _Kind
    ) -> Iterator[_Sketch]:
        """Tricks of that many cards of each kind to which the kind was led."""
        won_by, seats = point.leader, range(self._players)
        if led is None:
            # who leads a joker wins, and nobody has to follow (7.4)
            holders: set[int] = set()
            number = 1
        else:
            holders = {seat for seat in seats if led in point.holds[seat]}
            number = counts[led]
        others = [s for s in seats if s != won_by and s not in holders]
        fixed = holders | {won_by}
        if len(fixed) > number:
            return
        rest = {**counts, led: counts[led] - number}
        for more in combinations(others, number - len(fixed)):
            following = {*fixed, *more}
            free = [seat for seat in seats if seat not in following]
            for thrown in _assignments(point.holds, free, rest):
                kinds = tuple([thrown.get(seat, led) for seat in seats])
                leaders = [won_by] if led is None else sorted(following)
                for leader in self._in_turn(leaders, won_by):
                    yield _Sketch(leader, won_by, kinds)

    def _in_turn(self, leaders: Sequence[int], won_by: int) -> list[int]:
        """The seats from the winner's left on, so that the tricks go round.

        Further attempts begin further on.
        """
        first = won_by + 1 + self._attempt
        return sorted(leaders, key=lambda seat: (seat - first) % self._players)

    def _with_cards(self, sketches: Sequence[_Sketch]) -> tuple[Trick, ...]:
        """The tricks with cards for the suits: the winner has the highest one."""
        left = [
            {kind: [c for c in pile if c.suit is kind] for kind in _KINDS}
            for pile in self._piles
        ]
        tricks = []
        for sketch in sketches:
            stock = left[self._source[sketch.winner]]
            cards = [stock[kind].pop(0) for kind in sketch.kinds]
            led = sketch.kinds[sketch.leader]
            following = [s for s, kind in enumerate(sketch.kinds) if kind is led]
            best = max(following, key=lambda seat: cards[seat].place)
            won_by = sketch.winner
            if led is not None:
                cards[best], cards[won_by] = cards[won_by], cards[best]
            order = [(sketch.leader + n) % self._players for n in range(len(cards))]
            tricks.append(Trick(sketch.leader, tuple([cards[s] for s in order])))
        return tuple(tricks)


def _selections(total: int, stock: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to take that many cards, as numbers of each kind."""
    if not stock:
        if not total:
            yield ()
        return
    for number in range(min(total, stock[0]) + 1):
        for others in _selections(total - number, stock[1:]):
            yield (number, *others)


def _assignments(
    holds: Sequence[frozenset[_Kind]], seats: Sequence[int], counts: dict[_Kind, int]
) -> Iterator[dict[int, _Kind]]:
    """All ways to give each seat a kind; first those that the seat holds anyway."""
    if not seats:
        yield {}
        return
    seat = seats[0]
    kinds = [kind for kind in _KINDS if counts[kind]]
    for kind in sorted(kinds, key=lambda kind: kind not in holds[seat]):
        rest = {**counts, kind: counts[kind] - 1}
        for others in _assignments(holds, seats[1:], rest):
            yield {seat: kind, **others}
