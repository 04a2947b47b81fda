"""Points and who won (sections 5 and 8 of the rules)."""

from collections.abc import Iterator, Sequence

from attrs import frozen

from tabletop_rules.games.bugami.components import NULL, Bid, Card
from tabletop_rules.games.bugami.state import State, Table
from tabletop_rules.outcome import Entry, Note, Outcome, ranks, ties


def score(state: State) -> tuple[int, ...]:
    """The points of each seat (5, 8): all 0 before the last bid is made.

    While the deal goes on they are reckoned on the completed tricks, without the
    cards aside (5.6) and without 5.4, which come in when the deal is over.
    """
    return points(state)


def tally(state: State) -> tuple[Entry, ...]:
    """How the score comes about, seat by seat; what may still change is "so far".

    An entry without points comes before: for partners that they put tricks together
    (8.2), and for who takes bad cards put aside that these count (5.6).

    >>> from tabletop_rules.games.bugami.setup import position
    >>> bids = ["hearts", "null", "clubs"]
    >>> for entry in tally(position(tricks=["2H 3S KH (seat 1 led)"], bids=bids)):
    ...     print(entry)
    seat 0: 5, 10 for 1 trick so far, divided by 2 bad cards (hearts) (rule 5.1)
    seat 1: 100, Null and no trick so far (rule 5.5)
    seat 2: 30, no trick so far (rule 5.3)
    """
    pools = _pools(state)
    if not pools:
        text = "not all have bid"
        return tuple([Entry(seat, 0, text, "3.2") for seat in range(len(state.hands))])
    entries = [entry for pool in pools for entry in _entries(state, pool, pools)]
    return tuple(sorted(entries, key=lambda entry: entry.player))


def outcome(state: State) -> Outcome | None:
    """The result, or None while the deal goes on: the most points win (5.8)."""
    if not state.over:
        return None
    scores = points(state)
    shared = [Note(f"{_seats(seats)} share a place", "5.8") for seats in ties(scores)]
    reason = "the last trick is complete"
    return Outcome(ranks(scores), scores, reason, tuple(shared))


def points(table: Table) -> tuple[int, ...]:
    """As `score`, of a table that may still be open."""
    pools = _pools(table)
    sweeper = _sweeper(table, pools)
    shares = [0] * len(table.hands)
    for pool in pools:
        worth, _ = _worth(pool, sweeper)
        for seat in pool.seats:
            shares[seat] = worth
    return tuple(shares)


@frozen
class _Pool:
    """What is reckoned once: a seat, or partners (8.2), with all that they took."""

    seats: tuple[int, ...]
    bid: Bid
    tricks: int
    bad: int


def _pools(table: Table) -> list[_Pool]:
    """Who reckons together; none before all bids are made."""
    if table.bidding:
        return []
    counts, taken = _taken(table)
    members: dict[tuple[Bid | None, int], list[int]] = {}
    for seat, bid in enumerate(table.bids):
        # partners share a key (8.1); a Null bidder is alone (8.3)
        alone = bid is NULL or not table.options.forced_marriage
        members.setdefault((bid, seat if alone else -1), []).append(seat)
    return [
        _Pool(
            tuple(seats),
            bid,
            sum(counts[seat] for seat in seats),
            sum(_is_bad(card, bid) for seat in seats for card in taken[seat]),
        )
        for (bid, _), seats in members.items()
        if bid is not None
    ]


def _taken(table: Table) -> tuple[list[int], list[list[Card]]]:
    """The tricks of each seat, and the cards in them, with those aside at the end."""
    counts = [0] * len(table.hands)
    taken: list[list[Card]] = [[] for _ in table.hands]
    # who won a trick leads the next one (4.5)
    leaders = [trick.leader for trick in (*table.tricks, table.trick)]
    for trick, won_by in zip(table.tricks, leaders[1:], strict=True):
        counts[won_by] += 1
        taken[won_by] += trick.cards
    if table.over:
        taken[table.turn] += table.aside
    return counts, taken


def _is_bad(card: Card, bid: Bid) -> bool:
    """7.2: a joker counts as a card of whatever suit is bad."""
    return card.is_joker or card.suit is bid.suit


def _sweeper(table: Table, pools: list[_Pool]) -> _Pool | None:
    """Who took every trick and did not bid Null (5.4, 5.7), once the deal is over."""
    if table.over:
        for pool in pools:
            if pool.tricks == len(table.tricks) and pool.bid is not NULL:
                return pool
    return None


def _worth(pool: _Pool, sweeper: _Pool | None) -> tuple[int, str]:
    """The points of the pool, and the clause that gives them."""
    if pool.bid is NULL:
        return (0 if pool.tricks else 100), "5.5"
    if sweeper is not None:
        return (100 if pool is sweeper else 0), "5.4"
    if not pool.tricks:
        return 30, "5.3"
    if not pool.bad:
        return 20 * pool.tricks, "5.2"
    return 10 * pool.tricks // pool.bad, "5.1"


def _entries(state: State, pool: _Pool, pools: list[_Pool]) -> Iterator[Entry]:
    """The lines of the score sheet for each seat of the pool."""
    sweeper = _sweeper(state, pools)
    worth, clause = _worth(pool, sweeper)
    text = _told(pool, clause, sweeper, "" if state.over else " so far")
    if clause == "5.5" and state.over and pool.tricks == len(state.tricks):
        clause = "5.7"
    aside = sum(_is_bad(card, pool.bid) for card in state.aside)
    for seat in pool.seats:
        partners = [other for other in pool.seats if other != seat]
        if partners:
            together = f"partner of {_seats(partners)}, with tricks and cards together"
            yield Entry(seat, 0, together, "8.2")
        if clause == "5.1" and aside and state.over and state.turn in pool.seats:
            yield Entry(seat, 0, f"{aside} of the bad cards put aside", "5.6")
        yield Entry(seat, worth, text, clause)


def _told(pool: _Pool, clause: str, sweeper: _Pool | None, so_far: str) -> str:
    """What the points are for, in words."""
    if clause == "5.5":
        tricks = _counted(pool.tricks, "trick")
        return f"Null but {tricks}" if pool.tricks else f"Null and no trick{so_far}"
    if sweeper is not None:
        return "every trick" if pool is sweeper else f"{_seats(sweeper.seats)} took all"
    if clause == "5.3":
        return f"no trick{so_far}"
    each = "each of " if pool.tricks > 1 else ""
    tricks = f"{each}{_counted(pool.tricks, 'trick')}{so_far}"
    if clause == "5.2":
        return f"20 for {tricks} without a bad card ({pool.bid})"
    bad = _counted(pool.bad, "bad card")
    return f"10 for {tricks}, divided by {bad} ({pool.bid})"


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _seats(seats: Sequence[int]) -> str:
    return f"{'seat' if len(seats) == 1 else 'seats'} {', '.join(map(str, seats))}"
