"""Options and State."""

from attrs import define, field, frozen

from tabletop_rules.arguments import integer, option_in_range
from tabletop_rules.games.bumbesi.components import (
    INFO,
    LEFT,
    Card,
    Direction,
    Side,
)
from tabletop_rules.games.bumbesi.events import Event
from tabletop_rules.rng import Rng, Script
from tabletop_rules.shown import as_text, repr_html
from tabletop_rules.tables import OpenTable


@frozen
class Options:
    """What the players agree on: who begins (2.5)."""

    first_player: int = field(
        default=0,
        converter=integer,
        validator=option_in_range(0, INFO.max_players - 1),
    )


@frozen
class Column:
    """A target with what lies under it.

    `covered`: the targets that were raised, oldest first (5.6). `pile`: the numbers
    laid, ascending; the last one is on top (4.3). Without a target (6.6, 8.1) both
    are empty.
    """

    target: int | None
    covered: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()

    def __str__(self) -> str:
        """The column in the words in which it is read.

        >>> print(Column(50, (12, 28), (4, 8)))
        50 (12 28): 4 8
        """
        if self.target is None:
            return "no target"
        covered = f" ({' '.join(map(str, self.covered))})" if self.covered else ""
        pile = f": {' '.join(map(str, self.pile))}" if self.pile else ""
        return f"{self.target}{covered}{pile}"

    @property
    def cards(self) -> tuple[int, ...]:
        """All its cards as they are put down when taken: target, covered, pile."""
        target = () if self.target is None else (self.target,)
        return (*target, *self.covered, *self.pile)

    @property
    def floor(self) -> int:
        """A number laid here has to be higher: the top of the pile, or 0 (4.3)."""
        return self.pile[-1] if self.pile else 0


EMPTY_COLUMN = Column(None)

Columns = tuple[Column, Column]
Known = tuple[tuple[int, Card], ...]


@define(eq=False)
class Table(OpenTable[Event]):
    """The table, open to an action.

    `deck[0]` is drawn next. `hands` are sorted. `columns`: left, right. `penalties`:
    each seat's pile, in the order taken. `known[v]`: the sorted (holder, card) pairs
    that seat v is certain of, from thefts. When the game is over, `turn` stays with
    the taker.
    """

    options: Options
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    columns: Columns
    marker: Side
    direction: Direction
    turn: int
    penalties: tuple[tuple[Card, ...], ...]
    known: tuple[Known, ...]
    over: bool
    rng: Rng | Script

    def column(self, side: Side) -> Column:
        """The column on that side."""
        return self.columns[0 if side is LEFT else 1]


@frozen
class State(Table):
    """A position: a table that nobody touches any more. `Table` tells its fields."""

    _repr_html_ = repr_html
    __str__ = as_text
