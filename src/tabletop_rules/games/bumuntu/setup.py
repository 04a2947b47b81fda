"""The start (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletop_rules.arguments import exactly, integer, option_seat, player_count
from tabletop_rules.brief import brief
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState
from tabletop_rules.games.bumuntu.completion import (
    complete_pawns,
    complete_piles,
    fill,
    first_to_act,
    refuse_strangers,
    said_of_spaces,
    take_food,
    take_tiles,
)
from tabletop_rules.games.bumuntu.components import INFO, Animal, Bonus, Tile, box
from tabletop_rules.games.bumuntu.jungle import CELLS, Cell
from tabletop_rules.games.bumuntu.notation import WORDS
from tabletop_rules.games.bumuntu.state import (
    ENTER,
    LIFT_TILE,
    MOVE,
    PLACE_TILE,
    Options,
    Phase,
    State,
)
from tabletop_rules.games.bumuntu.validity import validate
from tabletop_rules.rng import Rng
from tabletop_rules.vocabulary import read_each

CellWords = Cell | str | tuple[int, int]
"""A space, or how it is written: "3,4", or (3, 4)."""

TileWords = Tile | str | tuple[Animal | str, Bonus | str]
"""A tile, or how it is written: "rhino food", or ("rhino", "food")."""

LaidWords = TileWords | Animal | None
"""What lies on a space: a tile, any tile of an animal ("rhino"), or no tile."""

_DEFAULTS = Options()
_read_maybe_cell = WORDS.reader(Cell | None)
_read_pile = WORDS.reader(tuple[Tile, ...] | None)
_read_favor = WORDS.reader(tuple[Animal, ...])
_read_food = WORDS.reader(tuple[int, ...])
_read_phase = WORDS.reader(Phase)


def initial_state(seed: int, players: int, options: Options = _DEFAULTS) -> State:
    """The jungle and the favor board, laid out; the pawns have yet to enter (2).

    Raises PlayerCountError unless 2 to 5 play, InvalidOptions if the first player is
    none of them.
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    first = option_seat(options.first_player, players, "first_player")
    tiles, rng = Rng(seed).shuffle(box(options.animals))
    markers, _ = rng.shuffle(options.animals)
    return State(
        options=options,
        tiles=tiles,
        favor=markers,
        pawns=(None,) * players,
        collected=((),) * players,
        food=(0,) * players,
        turn=first,
        phase=ENTER,
        origin=None,
        lifted=None,
    )


def position(
    *,
    tiles: Mapping[Any, LaidWords] | str | Sequence[LaidWords] | None = None,
    favor: str | Iterable[Animal | str] | None = None,
    pawns: Sequence[CellWords | None] | None = None,
    collected: Sequence[str | Iterable[TileWords] | None] | None = None,
    food: Sequence[int] | None = None,
    turn: int | None = None,
    phase: Phase | str | None = None,
    origin: CellWords | None = None,
    lifted: CellWords | None = None,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
    rest: str | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    Spaces, tiles and words may be given as they are written: `pawns=["3,2", (3, 4)]`,
    `tiles={"3,2": "rhino food", "3,4": "lion", "7,7": "no tile"}`,
    `collected=["lion food, lion Yowa", None]`.

    `tiles` says what lies on some spaces, by a mapping, or on all 64 row by row: a
    tile, an animal (its last tile left, Yowa first) or None for no tile. The other
    spaces get the tiles that are left, row by row, and what is left then goes round to
    the piles of `collected` that are None; with `rest="collected"` the other spaces
    have no tile, and all that is left goes round to every pile. A seat with food and no
    pile first gets a food tile for each chip. The tiles come shuffled by `seed`, or by
    0, since in the order of the box each row would be one animal. The markers of
    `favor` lie as the options list the animals, or shuffled by `seed`.

    `players` is told by `pawns`, `collected` or `food` if not given, else 2. The phase
    is told by `lifted` and `origin`, else it is MOVE if there are pawns, else ENTER;
    outside ENTER a pawn that is None gets the first free space of the outer ring.
    `turn` is the first player's, or in ENTER that of the next to enter, unless said.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless 2
    to 5 play, ParseError for words that cannot be read, TypeError if a part is of a
    wrong type.

    >>> state = position(tiles={"3,2": "lion"}, pawns=["3,2", None])
    >>> print(state.tiles[8 * 3 + 2], "under", state.pawns[0])
    lion with Yowa under 3,2
    >>> state.pawns[1]
    Cell(row=0, column=0)
    """
    if rest not in (None, "tiles", "collected"):
        came = brief(rest, repr)
        raise ValueError(f'rest must be "tiles" or "collected", not {came}')
    exactly(Options, options, "options")
    standing = tuple(read_each(_read_maybe_cell, _given(pawns), "pawns"))
    piles = read_each(_read_pile, _given(collected), "collected")
    chips = _read_food(_given(food), "food")
    if players is None:
        players = next((len(part) for part in (standing, piles, chips) if part), 2)
    players = player_count(players, INFO)
    standing = standing or (None,) * players
    piles = piles or [None] * players
    chips = chips or (0,) * players
    order, rng = Rng(0 if seed is None else seed).shuffle(box(options.animals))
    markers = options.animals
    if favor is not None:
        markers = _read_favor(favor, "favor")
    elif seed is not None:
        markers, _ = rng.shuffle(markers)
    said = said_of_spaces(tiles)
    refuse_strangers(options, said, piles, markers)
    pool = left_over(order, [tile for pile in piles for tile in pile or ()])
    pool, laid = take_tiles(pool, said)
    pool, own = take_food(pool, piles, chips)
    if rest != "collected":
        pool = fill(pool, laid)
    begun = _read_maybe_cell(origin, "origin"), _read_maybe_cell(lifted, "lifted")
    if phase is None:
        phase = _phase_of(pawns is not None, *begun)
    decision = _read_phase(phase, "phase")
    if decision is not ENTER:
        standing = complete_pawns(standing)
    if turn is None:
        turn = first_to_act(options.first_player, standing)
    state = State(
        options=options,
        tiles=tuple([laid.get(cell) for cell in CELLS]),
        favor=markers,
        pawns=standing,
        collected=complete_piles(pool, piles, own, to_all=rest == "collected"),
        food=chips,
        turn=integer(turn, "turn"),
        phase=decision,
        origin=begun[0],
        lifted=begun[1],
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _given(part: Any) -> Any:
    return () if part is None else part


def _phase_of(entered: bool, origin: Cell | None, lifted: Cell | None) -> Phase:
    """What there is to decide, as the parts of a position tell it."""
    if lifted is not None:
        return PLACE_TILE
    if origin is not None:
        return LIFT_TILE
    return MOVE if entered else ENTER
