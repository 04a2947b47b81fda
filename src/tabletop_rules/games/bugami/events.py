"""What can happen. Each event prints as one sentence."""

from collections.abc import Iterable

from attrs import frozen

from tabletop_rules.games.bugami.components import Bid, Card


@frozen
class BidMade:
    """Somebody chose a bad suit (3.1); `bid` is None for those who did not see it."""

    player: int
    bid: Bid | None

    def __str__(self) -> str:
        bid = "" if self.bid is None else f" {self.bid}"
        return f"seat {self.player} bids{bid}"


@frozen
class BidsRevealed:
    """The last bid was made and all are turned up (3.2); `bids` is in seat order."""

    bids: tuple[Bid, ...]

    def __str__(self) -> str:
        bids = [f"seat {seat} has bid {bid}" for seat, bid in enumerate(self.bids)]
        return ", ".join(bids)


@frozen
class CardPlayed:
    """A card was led (4.1) or added to the trick (4.2)."""

    player: int
    card: Card

    def __str__(self) -> str:
        return f"seat {self.player} plays {self.card}"


@frozen
class TrickWon:
    """The trick was complete (4.5, 7.4); `cards` are in the order played."""

    player: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"seat {self.player} wins the trick {_listed(self.cards)}"


@frozen
class AsideTaken:
    """The cards put aside were turned up (4.9) and went to the last trick (4.6)."""

    player: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"seat {self.player} takes what was put aside, {_listed(self.cards)}"


@frozen
class DealScored:
    """The deal is over; `points` is in seat order (5)."""

    points: tuple[int, ...]

    def __str__(self) -> str:
        points = [f"seat {seat} scores {n}" for seat, n in enumerate(self.points)]
        return ", ".join(points)


Event = BidMade | BidsRevealed | CardPlayed | TrickWon | AsideTaken | DealScored


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
