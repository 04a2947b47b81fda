"""The start (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Mapping, Sequence

from tabletop_rules.arguments import exactly, integer, option_seat, player_count, reader
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.games.bumuntu.components import (
    FOOD,
    INFO,
    Animal,
    Tile,
    box,
    in_order,
)
from tabletop_rules.games.bumuntu.jungle import CELLS, OUTER_RING, SPACE, Cell
from tabletop_rules.games.bumuntu.state import ENTER, MOVE, Options, Phase, State
from tabletop_rules.games.bumuntu.validity import validate
from tabletop_rules.rng import Rng

_DEFAULTS = Options()

Laid = Tile | Animal | None
"""What a position may say of a space: a tile, any tile of an animal, or no tile."""

_read_cell = reader(Cell)
_read_maybe_cell = reader(Cell | None)
_read_pawns = reader(tuple[Cell | None, ...])
_read_laid = reader(Tile | Animal | None)
_read_tiles = reader(tuple[Tile, ...])
_read_favor = reader(tuple[Animal, ...])
_read_food = reader(tuple[int, ...])
_read_phase = reader(Phase)


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
    tiles: Mapping[Cell, Laid] | Sequence[Laid] | None = None,
    favor: Iterable[Animal] | None = None,
    pawns: Sequence[Cell | None] | None = None,
    collected: Sequence[Iterable[Tile] | None] | None = None,
    food: Sequence[int] | None = None,
    turn: int | None = None,
    phase: Phase | None = None,
    origin: Cell | None = None,
    lifted: Cell | None = None,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    `tiles` says what lies on some spaces, or on all 64 row by row: a tile, an animal
    (its last tile left, Yowa first) or None for no tile. The other spaces get the
    tiles that are left, row by row, and what is left then goes round to the piles of
    `collected` that are None; a seat with food and no pile first gets a food tile for
    each chip. Tiles come in the order of the box, or shuffled by `seed`, which
    shuffles the markers of `favor` after them. `players` is told by `pawns`,
    `collected` or `food` if not given, else 2. The phase is MOVE if there are pawns,
    else ENTER; outside ENTER a pawn that is None gets the first free space of the
    outer ring. `turn` is the first player's, or in ENTER that of the next to enter,
    unless said.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless 2
    to 5 play, TypeError if a part is of a wrong type.

    >>> state = position(tiles={Cell(3, 2): Animal.LION}, pawns=[Cell(3, 2), None])
    >>> print(state.tiles[8 * 3 + 2], "under", state.pawns[0])
    lion with Yowa under 3,2
    >>> state.pawns[1]
    Cell(row=0, column=0)
    """
    if players is None:
        players = next((len(part) for part in (pawns, collected, food) if part), 2)
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    chips = _read_food(tuple(food or (0,) * players), "food")
    piles = [
        None if pile is None else _read_tiles(tuple(pile), "collected")
        for pile in collected or [None] * players
    ]
    order, markers = box(options.animals), options.animals
    if seed is not None:
        order, rng = Rng(seed).shuffle(order)
        markers, _ = rng.shuffle(markers)
    said = _said(tiles)
    pool = left_over(order, [tile for pile in piles for tile in pile or ()])
    pool, laid = _take_tiles(pool, said)
    pool, own = _take_food(pool, piles, chips)
    pool = _fill(pool, laid)
    if phase is None:
        phase = ENTER if pawns is None else MOVE
    phase = _read_phase(phase, "phase")
    standing = _read_pawns(tuple(pawns or (None,) * players), "pawns")
    if phase is not ENTER:
        standing = _complete_pawns(standing)
    if turn is None:
        turn = _first_to_act(options.first_player, standing)
    state = State(
        options=options,
        tiles=tuple([laid.get(cell) for cell in CELLS]),
        favor=markers if favor is None else _read_favor(tuple(favor), "favor"),
        pawns=standing,
        collected=_complete_piles(pool, piles, own),
        food=chips,
        turn=integer(turn, "turn"),
        phase=phase,
        origin=_read_maybe_cell(origin, "origin"),
        lifted=_read_maybe_cell(lifted, "lifted"),
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _said(tiles: Mapping[Cell, Laid] | Sequence[Laid] | None) -> dict[Cell, Laid]:
    """What is said of each space of which something is said."""
    if not isinstance(tiles, Mapping):
        row_by_row = tuple(tiles or ())
        if row_by_row and len(row_by_row) != len(CELLS):
            text = f"{len(row_by_row)} spaces are laid out, not {len(CELLS)}"
            raise InvalidState((Problem("1.1", text),))
        tiles = dict(zip(CELLS, row_by_row, strict=False))
    said = {
        _read_cell(cell, "a key of tiles"): _read_laid(tile, f"the tile on {cell}")
        for cell, tile in tiles.items()
    }
    for cell in said:
        if cell not in SPACE:
            raise InvalidState((Problem("3.4", f"{cell} is not in the jungle"),))
    return said


def _take_tiles(
    pool: tuple[Tile, ...], said: Mapping[Cell, Laid]
) -> tuple[tuple[Tile, ...], dict[Cell, Tile | None]]:
    """The pool that is left, and the tile of each space of which something is said."""
    pool = left_over(pool, [tile for tile in said.values() if isinstance(tile, Tile)])
    laid: dict[Cell, Tile | None] = {}
    for cell, what in said.items():
        if isinstance(what, Animal):
            left = in_order([tile for tile in pool if tile.animal is what])
            if not left:
                text = f"there is no {what} left for {cell}"
                raise InvalidState((Problem("1.2", text),))
            what = left[-1]
            pool = left_over(pool, [what])
        laid[cell] = what
    return pool, laid


def _take_food(
    pool: tuple[Tile, ...],
    piles: Sequence[tuple[Tile, ...] | None],
    chips: Sequence[int],
) -> tuple[tuple[Tile, ...], dict[int, tuple[Tile, ...]]]:
    """The pool that is left, and the food tiles of each seat without a pile (5.2)."""
    own = {}
    for seat, pile in enumerate(piles):
        if pile is None:
            due = chips[seat] if seat < len(chips) else 0
            foods = [tile for tile in pool if tile.bonus is FOOD]
            own[seat] = tuple(foods[: max(due, 0)])
            pool = left_over(pool, own[seat])
    return pool, own


def _fill(pool: tuple[Tile, ...], laid: dict[Cell, Tile | None]) -> tuple[Tile, ...]:
    """The pool that is left when the other spaces have got their tiles."""
    others = [cell for cell in CELLS if cell not in laid]
    laid.update(zip(others, pool, strict=False))
    return pool[len(others) :]


def _complete_pawns(pawns: tuple[Cell | None, ...]) -> tuple[Cell | None, ...]:
    """The pawns, with the first free spaces of the outer ring for those missing."""
    free = iter([CELLS[space] for space in OUTER_RING if CELLS[space] not in pawns])
    return tuple([next(free, None) if cell is None else cell for cell in pawns])


def _first_to_act(first: int, pawns: tuple[Cell | None, ...]) -> int:
    """In turn order, the first without a pawn; the first player if all have one."""
    players = len(pawns)
    order = [(first + n) % players for n in range(players)]
    return next((seat for seat in order if pawns[seat] is None), first)


def _complete_piles(
    pool: tuple[Tile, ...],
    piles: Sequence[tuple[Tile, ...] | None],
    own: Mapping[int, tuple[Tile, ...]],
) -> tuple[tuple[Tile, ...], ...]:
    """The piles, sorted; the pool goes round, tile by tile, to those that are None.

    If none is None, the pool stays out, and `validate` names what is missing.
    """
    open_piles = [seat for seat, pile in enumerate(piles) if pile is None]
    share = {seat: pool[n :: len(open_piles)] for n, seat in enumerate(open_piles)}
    return tuple(
        [
            in_order((*own[seat], *share[seat]) if pile is None else pile)
            for seat, pile in enumerate(piles)
        ]
    )
