"""Bumuntu in words: the picture for terminals, and what every picture says."""

from collections.abc import Iterable

from tabletop_rules.games.bumuntu import Bonus, Cell, Phase, Tile, View
from tabletop_rules.render.animals import LETTERS
from tabletop_rules.render.lettering import Terminal, terminal
from tabletop_rules.render.page import seen_by

SIZE = 8

_BONUS_LETTERS = {
    Bonus.ADVANCE: "+",
    Bonus.FOOD: "f",
    Bonus.NKISI: "n",
    Bonus.YOWA: "y",
}

_DOES = {
    Phase.ENTER: "to enter",
    Phase.MOVE: "to move",
    Phase.LIFT_TILE: "may lift a tile",
    Phase.PLACE_TILE: "to place a tile",
    Phase.SWAP: "may swap markers",
}


def text(view: View, *, unicode: bool | None = None) -> str:
    """The position in lines of at most 80 columns.

    A space shows its animal, its bonus and the seat of the pawn on it.
    """
    out = terminal(unicode)
    bar, dash, cross = out.pick("│", "|"), out.pick("─", "-"), out.pick("┼", "+")
    edge = "   " + cross + (dash * 6 + cross) * SIZE
    lines = [f"Bumuntu, {status(view)}", ""]
    numbers = " ".join([f"{column:^6}" for column in range(SIZE)])
    lines += [f"    {numbers}".rstrip(), edge]
    for row in range(SIZE):
        cells = [_cell_word(view, Cell(row, column)) for column in range(SIZE)]
        lines += [f" {row} {bar}{bar.join(cells)}{bar}", edge]
    signs = [f"{letter} {sign}" for sign, letter in _BONUS_LETTERS.items()]
    lines += [f"({', '.join(signs)}; a digit is a pawn)", ""]
    names = [f"{LETTERS[shown]} {shown}" for shown in view.options.animals]
    lines += [
        *out.wrapped("animals:", [f"{name}," for name in names[:-1]] + names[-1:])
    ]
    spots = zip(view.favor, view.options.favor_spots, strict=True)
    words = [f"{LETTERS[shown]} {spot}," for shown, spot in spots]
    words[-1] = words[-1].removesuffix(",")
    lines += [*out.wrapped("favor board, from the top:", words), ""]
    rows = [["", "seat", "pawn", "food", "collected"]]
    for seat, tiles in enumerate(view.collected):
        where = view.pawns[seat]
        here = out.pick("▶", ">") if seat in active(view) else ""
        cell = "not in" if where is None else str(where)
        rows.append([here, str(seat), cell, str(view.food[seat]), _tile_words(tiles)])
    lines += _seat_lines(rows, out)
    if view.origin is not None:
        lines.append(f"the tile on {view.origin} is to be collected")
    if view.lifted is not None:
        lines.append(f"the tile on {view.lifted} is lifted")
    return out.page(lines)


def active(view: View) -> tuple[int, ...]:
    """The seats with a decision."""
    return () if view.phase is Phase.OVER else (view.turn,)


def status(view: View) -> str:
    """What is due, and with whose eyes the picture sees."""
    if view.phase is Phase.OVER:
        return f"the game is over, {seen_by(view.player)}"
    return f"seat {view.turn} {_DOES[view.phase]}, {seen_by(view.player)}"


def tile_on(view: View, cell: Cell) -> Tile | None:
    """The tile on a space, or None."""
    return view.tiles[cell.row * SIZE + cell.column]


def _cell_word(view: View, cell: Cell) -> str:
    tile = tile_on(view, cell)
    word = "  ." if tile is None else LETTERS[tile.animal] + _BONUS_LETTERS[tile.bonus]
    seat = str(view.pawns.index(cell)) if cell in view.pawns else ""
    return f" {word:<3}{seat:>1} "


def _tile_words(tiles: Iterable[Tile]) -> str:
    words = [f"{LETTERS[tile.animal]}{_BONUS_LETTERS[tile.bonus]}" for tile in tiles]
    return " ".join(words)


def _seat_lines(rows: list[list[str]], out: Terminal) -> list[str]:
    """The table of seats; what does not fit beside goes on in lines under it."""
    heads = out.table([row[:-1] for row in rows])
    width = max(len(head) for head in heads)
    lines = []
    for head, row in zip(heads, rows, strict=True):
        lines += out.wrapped(out.padded(head, width + 1), row[-1].split(" "))
    return lines
