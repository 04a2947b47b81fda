"""Options and State."""

from attrs import define, field, frozen

from tabletop_rules.arguments import integer, option_flag, option_in_range
from tabletop_rules.games.bugami.components import INFO, MAX_JOKERS, Bid, Card
from tabletop_rules.games.bugami.events import Event
from tabletop_rules.shown import as_text, repr_html
from tabletop_rules.tables import OpenTable


@frozen
class Options:
    """What the players agree on.

    `dealer` (2.1): the left neighbour leads first. `jokers`: how many are shuffled in
    (7). `forced_marriage`: all who chose the same suit are partners (8).
    """

    dealer: int = field(
        default=0,
        converter=integer,
        validator=option_in_range(0, INFO.max_players - 1),
    )
    jokers: int = field(
        default=0, converter=integer, validator=option_in_range(0, MAX_JOKERS)
    )
    forced_marriage: bool = field(default=False, validator=option_flag)


@frozen
class Trick:
    """The cards of a trick: cards[0] by the leader, the next by leader + 1, …"""

    leader: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        """The trick in the words in which it is read; the first card was led.

        >>> print(Trick(2, ()))
        no card (seat 2 led)
        """
        return f"{' '.join(map(str, self.cards)) or 'no card'} (seat {self.leader} led)"


@define(eq=False)
class Table(OpenTable[Event]):
    """The table, open to an action.

    `hands` and `aside` are sorted by suit, then rank, jokers last. `bids[p]` is None
    while seat p has not bid. `tricks`: the completed ones; `trick`: the one being
    played. `turn` is the seat that plays next, the dealer's left during the bidding;
    when the deal is over it is the last trick's winner, who also leads the empty
    `trick`. `aside` keeps its cards to the end.
    """

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...]
    bids: tuple[Bid | None, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    turn: int

    @property
    def over(self) -> bool:
        """Whether the last trick is complete: who won it has no card to lead."""
        return not self.hands[self.turn]

    @property
    def bidding(self) -> bool:
        """Whether somebody has still to bid (3); asks no bids once tricks are there."""
        return not self.tricks and None in self.bids


@frozen
class State(Table):
    """A position: a table that nobody touches any more. `Table` tells its fields."""

    _repr_html_ = repr_html
    __str__ = as_text
