"""The 64 spaces, and what lies where seen from each: rays, neighbours, distances.

Outside this package a space is a `Cell`. Inside it is known by its number, 8 x row +
column, and a set of spaces is an int with the bit of each: what lies beyond an edge is
in no table, so nothing wraps round.
"""

from typing import NamedTuple

from tabletop_rules.brief import brief

SIZE = 8


class Cell(NamedTuple):
    """A space of the jungle; row 0 is the top row, column 0 the left one (1.1)."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{brief(self.row)},{brief(self.column)}"


_RANGE = range(SIZE)

CELLS = tuple([Cell(row, column) for row in _RANGE for column in _RANGE])
"""All spaces, row by row; the place of a cell in it is its number."""

SPACE = {cell: space for space, cell in enumerate(CELLS)}
"""The number of each cell; a cell off the board has none."""

SPACES = range(len(CELLS))

_DIRECTIONS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

ALL_DIRECTIONS = tuple(range(len(_DIRECTIONS)))
"""The eight directions, clockwise from straight up."""

STRAIGHT = ALL_DIRECTIONS[::2]
"""Horizontal and vertical."""

DIAGONAL = ALL_DIRECTIONS[1::2]


def _ray(cell: Cell, direction: int) -> tuple[int, ...]:
    down, right = _DIRECTIONS[direction]
    ray = []
    row, column = cell.row + down, cell.column + right
    while row in _RANGE and column in _RANGE:
        ray.append(SPACE[Cell(row, column)])
        row, column = row + down, column + right
    return tuple(ray)


def bits(spaces: tuple[int, ...]) -> int:
    """The set of these spaces."""
    return sum([1 << space for space in spaces])


RAYS = [[_ray(cell, direction) for direction in ALL_DIRECTIONS] for cell in CELLS]
"""RAYS[space][direction]: the spaces ahead, nearest first, up to the edge (3.4)."""

RAY_BITS = [[bits(ray) for ray in rays] for rays in RAYS]

NEXT = [[ray[0] if ray else None for ray in rays] for rays in RAYS]
"""NEXT[space][direction]: one space on, or None at the edge."""

NEIGHBOURS = [
    tuple(sorted([space for space in row if space is not None])) for row in NEXT
]
"""NEIGHBOURS[space]: all that one step leads to, ascending (3.1)."""

NEIGHBOUR_BITS = [bits(spaces) for spaces in NEIGHBOURS]

DISTANCE = [
    [max(abs(a.row - b.row), abs(a.column - b.column)) for b in CELLS] for a in CELLS
]
"""DISTANCE[a][b]: how many steps it takes when nobody is in the way."""

WITHIN = [
    [bits(tuple([b for b in SPACES if 1 <= DISTANCE[a][b] <= steps])) for a in SPACES]
    for steps in range(SIZE)
]
"""WITHIN[steps][space]: the set of other spaces at most so many steps away."""

DIRECTION: list[list[int | None]] = [
    [next((d for d in ALL_DIRECTIONS if b in RAYS[a][d]), None) for b in SPACES]
    for a in SPACES
]
"""DIRECTION[a][b]: which of the eight leads from a to b, or None."""


def _between(start: int, end: int) -> int:
    direction = DIRECTION[start][end]
    if direction is None:
        return 0
    ray = RAYS[start][direction]
    return bits(ray[: ray.index(end)])


BETWEEN = [[_between(a, b) for b in SPACES] for a in SPACES]
"""BETWEEN[a][b]: the set of spaces that a straight move from a to b crosses."""

OUTER_RING = tuple(
    [space for space, cell in enumerate(CELLS) if {0, SIZE - 1} & set(cell)]
)
"""Where a pawn enters the jungle (2.5)."""

_JUNGLE = bits(tuple(SPACES))
_LEFT_EDGE = bits(tuple([SPACE[Cell(row, 0)] for row in _RANGE]))
_RIGHT_EDGE = _LEFT_EDGE << SIZE - 1


def spread(spaces: int) -> int:
    """The set of spaces with all their neighbours."""
    columns = (spaces | spaces << SIZE | spaces >> SIZE) & _JUNGLE
    left = (columns & ~_LEFT_EDGE) >> 1
    right = (columns & ~_RIGHT_EDGE) << 1
    return columns | left | right


_IN_ROW = [
    [
        tuple([SPACE[Cell(row, column)] for column in _RANGE if pattern >> column & 1])
        for pattern in range(1 << SIZE)
    ]
    for row in _RANGE
]


def listed(spaces: int) -> list[int]:
    """The spaces of a set, ascending."""
    found: list[int] = []
    for row, pattern in enumerate(spaces.to_bytes(SIZE, "little")):
        if pattern:
            found += _IN_ROW[row][pattern]
    return found
