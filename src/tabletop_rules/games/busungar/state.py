"""Options and State."""

from attrs import Attribute, define, field, frozen
from attrs.converters import optional
from attrs.validators import optional as or_none

from tabletop_rules.arguments import (
    exactly,
    integer,
    option_flag,
    option_in_range,
)
from tabletop_rules.games.busungar.atlas import Atlas
from tabletop_rules.games.busungar.board import RECONSTRUCTED_BOARD, Board, atlas_of
from tabletop_rules.games.busungar.components import (
    INFO,
    MOST_IN_THE_BOX,
    OVER,
    PUT_OUT,
    Card,
    CardCounts,
    Chase,
    Direction,
    Phase,
)
from tabletop_rules.games.busungar.events import Event
from tabletop_rules.games.busungar.notation import WORDS
from tabletop_rules.rng import Rng, Script
from tabletop_rules.shown import repr_html
from tabletop_rules.tables import OpenTable

_read_counts = WORDS.reader(CardCounts)


def _counts(value: CardCounts | str | tuple[int, int, int, int]) -> CardCounts:
    counts: CardCounts = _read_counts(value, "cards")
    return counts


def _is_board(_: object, attribute: "Attribute[Board]", value: Board) -> None:
    exactly(Board, value, attribute.name)


LONGEST_CHASE = 1_000
"""A limit beyond so many rolls would be none: hardly a chase lasts for fifty."""


def _board_name(board: Board) -> str:
    """A board written out fills a page, so the usual one shows by its name."""
    return "RECONSTRUCTED_BOARD" if board == RECONSTRUCTED_BOARD else repr(board)


@frozen
class Options:
    """What the players play with: the board and the box, who begins, the extra rules.

    `board`, `cards` and `apples` are reconstructions unless they are stated (1.2, 1.3,
    1.5, 1.6): the text of the rulebook shows neither the board nor the numbers of
    cards and markers; `cards` may be given as they are written, "20 moon, 12 dog", and
    of apples there may be 1 to 1,000. `chase_limit`: the rolls after
    which the dog goes home (7.10), 1 to 1,000, None for no limit. `keep_half`: who is
    caught saves half of the apples (7.11).
    """

    board: Board = field(
        default=RECONSTRUCTED_BOARD, validator=_is_board, repr=_board_name
    )
    cards: CardCounts = field(default=CardCounts(), converter=_counts)
    apples: int = field(
        default=50,
        converter=integer,
        validator=option_in_range(1, MOST_IN_THE_BOX),
    )
    first_player: int = field(
        default=0,
        converter=integer,
        validator=option_in_range(0, INFO.max_players - 1),
    )
    chase_limit: int | None = field(
        default=None,
        converter=optional(integer),
        validator=or_none(option_in_range(1, LONGEST_CHASE)),
    )
    keep_half: bool = field(default=False, validator=option_flag)


@define(eq=False)
class Table(OpenTable[Event]):
    """The table, open to an action.

    `deck[0]` is drawn next; `discard` is in the order laid down. `turn`: whose turn it
    is, in a chase the chased, when the game is over the one who had the last. Each of
    the next eight is by seat. `places`: a stone, a point, or None for a piece that is
    not on the board. `headings`: which way a piece on the sidewalk has to walk, or None
    if it is free or not there. `may_enter`: whether the last walk ended exactly on an
    entrance (3.4). `carried`, `safe`: apples. `patches`: trouser seats. `bones`: a
    bone in front. `out`: out of the game (7.8). `apples`: on the tree. `pips`: left of
    the current roll, 0 outside a move. `trail`: the points of the current move, the
    start first, () outside a move.
    """

    options: Options
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    phase: Phase
    turn: int
    places: tuple[str | None, ...]
    headings: tuple[Direction | None, ...]
    may_enter: tuple[bool, ...]
    carried: tuple[int, ...]
    safe: tuple[int, ...]
    patches: tuple[int, ...]
    bones: tuple[bool, ...]
    out: tuple[bool, ...]
    apples: int
    pips: int
    trail: tuple[str, ...]
    chase: Chase | None
    rng: Rng | Script

    @property
    def atlas(self) -> Atlas:
        """The tables of the board that is played on."""
        return atlas_of(self.options.board)

    @property
    def left_neighbour(self) -> int:
        """The next seat clockwise that is still in the game: who has the next turn."""
        players = len(self.out)
        seat = (self.turn + 1) % players
        while self.out[seat]:
            seat = (seat + 1) % players
        return seat

    @property
    def right_neighbour(self) -> int:
        """The next seat counter-clockwise that is still in the game (7.1, 8.1)."""
        players = len(self.out)
        seat = (self.turn - 1) % players
        while self.out[seat]:
            seat = (seat - 1) % players
        return seat

    @property
    def actor(self) -> int | None:
        """The seat that has a decision now; None when the game is over."""
        phase, chase = self.phase, self.chase
        if phase is OVER:
            return None
        if phase is PUT_OUT or (chase is not None and chase.dog_to_move):
            return self.right_neighbour
        return self.turn


@frozen
class State(Table):
    """A position: a table that nobody touches any more. `Table` tells its fields."""

    _repr_html_ = repr_html
