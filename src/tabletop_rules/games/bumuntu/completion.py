"""What a position does not say, completed from the tiles that are left."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_rules.conservation import left_over, nowhere
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.games.bumuntu.components import (
    FOOD,
    Animal,
    Tile,
    animals_in_order,
    in_order,
)
from tabletop_rules.games.bumuntu.jungle import CELLS, OUTER_RING, SPACE, Cell
from tabletop_rules.games.bumuntu.notation import WORDS, Laid
from tabletop_rules.games.bumuntu.state import Options

Tiles = tuple[Tile, ...]
Piles = Sequence[Tiles | None]
Pawns = tuple[Cell | None, ...]

_read_cell = WORDS.reader(Cell)
_read_laid = WORDS.reader(Laid)
_read_row = WORDS.reader(tuple[Laid, ...])


def said_of_spaces(tiles: Any) -> dict[Cell, Laid]:
    """What is said of each space of which something is said, by a dict or row by row.

    Raises InvalidState for spaces that are not there, or are said twice.
    """
    if tiles is None:
        return {}
    if not isinstance(tiles, Mapping):
        row: tuple[Laid, ...] = _read_row(tiles, "tiles")
        if row and len(row) != len(CELLS):
            raise _invalid("1.1", f"{len(row)} spaces are laid out, not {len(CELLS)}")
        return dict(zip(CELLS, row, strict=False))
    said: dict[Cell, Laid] = {}
    for key, what in tiles.items():
        cell: Cell = _read_cell(key, "a key of tiles")
        if cell not in SPACE:
            raise _invalid("3.4", f"{cell} is not in the jungle")
        if cell in said:
            raise _invalid("1.1", f"{cell} is laid out twice")
        said[cell] = _read_laid(what, f"tiles[{cell}]")
    return said


def refuse_strangers(
    options: Options, laid: Mapping[Cell, Laid], piles: Piles, favor: Sequence[Animal]
) -> None:
    """Raises InvalidState if an animal is named that is not in play (2.1)."""
    tiles = [*laid.values(), *[tile for pile in piles for tile in pile or ()]]
    named = {tile.animal if isinstance(tile, Tile) else tile for tile in tiles}
    named |= set(favor)
    strangers = [animal for animal in Animal if animal in named - set(options.animals)]
    if strangers:
        are = "is" if len(strangers) == 1 else "are"
        names = _listed(animals_in_order(strangers))
        text = f"{names} {are} not among Options.animals: {_listed(options.animals)}"
        raise _invalid("2.1", text)


def _listed(animals: Sequence[Animal]) -> str:
    return ", ".join(map(str, animals))


def take_tiles(
    pool: Tiles, said: Mapping[Cell, Laid]
) -> tuple[Tiles, dict[Cell, Tile | None]]:
    """The pool that is left, and the tile of each space of which something is said."""
    pool = left_over(pool, [tile for tile in said.values() if isinstance(tile, Tile)])
    laid: dict[Cell, Tile | None] = {}
    for cell, what in said.items():
        if isinstance(what, Animal):
            left = in_order([tile for tile in pool if tile.animal is what])
            if not left:
                raise _invalid("1.2", f"there is no {what} left for {cell}")
            what = left[-1]
            pool = left_over(pool, [what])
        laid[cell] = what
    return pool, laid


def take_food(
    pool: Tiles, piles: Piles, chips: Sequence[int]
) -> tuple[Tiles, dict[int, Tiles]]:
    """The pool that is left, and the food tiles of each seat without a pile (5.2)."""
    own = {}
    for seat, pile in enumerate(piles):
        if pile is None:
            due = chips[seat] if seat < len(chips) else 0
            foods = [tile for tile in pool if tile.bonus is FOOD]
            own[seat] = tuple(foods[: max(due, 0)])
            pool = left_over(pool, own[seat])
    return pool, own


def fill(pool: Tiles, laid: dict[Cell, Tile | None]) -> Tiles:
    """The pool that is left when the other spaces have got their tiles."""
    others = [cell for cell in CELLS if cell not in laid]
    laid.update(zip(others, pool, strict=False))
    return pool[len(others) :]


def complete_piles(
    pool: Tiles, piles: Piles, own: Mapping[int, Tiles], *, to_all: bool
) -> tuple[Tiles, ...]:
    """The piles, sorted; the pool goes round, tile by tile, to those that are None.

    With `to_all` to every pile. Raises InvalidState if it can go nowhere.
    """
    takers = [seat for seat, pile in enumerate(piles) if pile is None or to_all]
    if pool and not takers:
        raise InvalidState((nowhere(len(pool), "tiles", "one pile", "1.2"),))
    share = {seat: pool[n :: len(takers)] for n, seat in enumerate(takers)}
    return tuple(
        [
            in_order((*(own[seat] if pile is None else pile), *share.get(seat, ())))
            for seat, pile in enumerate(piles)
        ]
    )


def complete_pawns(pawns: Pawns) -> Pawns:
    """The pawns, with the first free spaces of the outer ring for those missing."""
    free = iter([CELLS[space] for space in OUTER_RING if CELLS[space] not in pawns])
    return tuple([next(free, None) if cell is None else cell for cell in pawns])


def first_to_act(first: int, pawns: Pawns) -> int:
    """In turn order, the first without a pawn; the first player if all have one."""
    players = len(pawns)
    order = [(first + n) % players for n in range(players)]
    return next((seat for seat in order if pawns[seat] is None), first)


def _invalid(clause: str, text: str) -> InvalidState:
    return InvalidState((Problem(clause, text),))
