"""Points and who won (sections 5 and 8 of the rules)."""

from attrs import frozen

from tabletop_rules.games.bugami.components import NULL, Bid, Card
from tabletop_rules.games.bugami.state import State, Table
from tabletop_rules.outcome import Outcome, ranks


def score(state: State) -> tuple[int, ...]:
    """The points of each seat (5, 8): all 0 before the last bid is made.

    While the deal goes on they are reckoned on the completed tricks, without the
    cards aside (5.6) and without 5.4, which come in when the deal is over.
    """
    return points(state)


def outcome(state: State) -> Outcome | None:
    """The result, or None while the deal goes on: the most points win (5.8)."""
    if not state.over:
        return None
    scores = points(state)
    return Outcome(ranks(scores), scores, "the last trick is complete")


def points(table: Table) -> tuple[int, ...]:
    """As `score`, of a table that may still be open."""
    pools = _pools(table)
    swept = table.over and any(
        pool.bid is not NULL and pool.tricks == len(table.tricks) for pool in pools
    )
    shares = [0] * len(table.hands)
    for pool in pools:
        worth = _swept_points(pool, len(table.tricks)) if swept else _points(pool)
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


def _points(pool: _Pool) -> int:
    """5.5, 5.3, 5.2 and 5.1."""
    if pool.bid is NULL:
        return 0 if pool.tricks else 100
    if not pool.tricks:
        return 30
    if not pool.bad:
        return 20 * pool.tricks
    return 10 * pool.tricks // pool.bad


def _swept_points(pool: _Pool, tricks: int) -> int:
    """5.5 and 5.4, when somebody who did not bid Null took every trick."""
    if pool.bid is NULL:
        return _points(pool)
    return 100 if pool.tricks == tricks else 0
