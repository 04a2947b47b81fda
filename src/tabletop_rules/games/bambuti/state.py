"""Options and State."""

from attrs import define, field, frozen

from tabletop_rules.arguments import integer, option_in_range
from tabletop_rules.games.bambuti.components import INFO, Masks, Pair
from tabletop_rules.games.bambuti.events import Event
from tabletop_rules.shown import as_text, repr_html
from tabletop_rules.tables import OpenTable


@frozen
class Options:
    """What the players agree on: who is the youngest (2.5)."""

    youngest: int = field(
        default=0,
        converter=integer,
        validator=option_in_range(0, INFO.max_players - 1),
    )


@define(eq=False)
class Table(OpenTable[Event]):
    """The table, open to an action.

    `deck[0]` is drawn next. `hands` are sorted by value, then colour. `rows[p]` is ()
    before seat p has laid it out, then the five masks on top, columns 0 to 4; facing
    cards have the same number (2.3). `covered`: all masks under them, sorted. `drums`:
    those not spent. `points`: what was counted so far. `turn` is the youngest until
    both rows lie there, and stays with the last mover at the end. `drumming`: the
    mover has laid a card and may still spend a drum (5.5). `passes`: in a row (5.8).
    """

    options: Options
    deck: Masks
    hands: Pair
    rows: Pair
    covered: Masks
    drums: tuple[int, int]
    points: tuple[int, int]
    turn: int
    drumming: bool
    passes: int
    over: bool

    @property
    def laid_out(self) -> bool:
        """Whether both rows lie there, so that the turns have begun."""
        return () not in self.rows


@frozen
class State(Table):
    """A position: a table that nobody touches any more. `Table` tells its fields."""

    _repr_html_ = repr_html
    __str__ = as_text
