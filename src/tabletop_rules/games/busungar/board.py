"""The board: a row of stones, a garden of points and paths (1.1)."""

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeVar

from attrs import field, frozen

from tabletop_rules.arguments import reader
from tabletop_rules.conservation import repeated
from tabletop_rules.errors import InvalidOptions
from tabletop_rules.games.busungar.atlas import (
    Atlas,
    Pairs,
    garden_points,
    neighbours,
    survey,
)

MOST_PARTS = 400
"""Of stones, entrances, paths and red points each, no more are taken."""

LONGEST_NAME = 100

T = TypeVar("T")

_read_names = reader(tuple[str, ...])
_read_pairs = reader(Pairs)
_read_name = reader(str)


def _sidewalk(names: Iterable[str]) -> tuple[str, ...]:
    return _names(names, "sidewalk")


def _red(names: Iterable[str]) -> tuple[str, ...]:
    return _names(names, "red")


def _names(names: Iterable[str], field_name: str) -> tuple[str, ...]:
    if isinstance(names, str):
        raise TypeError(f"{field_name} must be names of points, not {names!r}")
    plain: tuple[str, ...] = _read_names(_counted(names, field_name), field_name)
    return plain


def _counted(parts: Iterable[T], field_name: str) -> tuple[T, ...]:
    """The parts, which are counted before anybody looks at them."""
    counted = tuple(parts)
    if len(counted) > MOST_PARTS:
        raise InvalidOptions(
            f"{field_name} must have {MOST_PARTS} parts or fewer, not {len(counted)}"
        )
    return counted


def _entrances(pairs: Iterable[Iterable[str]]) -> Pairs:
    return _pairs(pairs, "entrances")


def _paths(pairs: Iterable[Iterable[str]]) -> Pairs:
    return _pairs(pairs, "paths")


def _pairs(pairs: Iterable[Iterable[str]], field_name: str) -> Pairs:
    counted = _counted(pairs, field_name)
    as_tuples = [pair if isinstance(pair, str) else tuple(pair) for pair in counted]
    plain: Pairs = _read_pairs(tuple(as_tuples), field_name)
    return plain


def _name(name: str, field_name: str) -> str:
    plain: str = _read_name(name, field_name)
    return plain


def _tree(name: str) -> str:
    return _name(name, "tree")


def _kennel(name: str) -> str:
    return _name(name, "kennel")


def is_name(text: str) -> bool:
    """Whether a point may bear that name: what prints on one line, without a space.

    So not only what is blank is refused, but also what shows nothing or something else
    elsewhere, such as signs of format and for private use.
    """
    return text.isprintable() and " " not in text and text != ""


@frozen
class Board:
    """A board as data: everything that is printed on it.

    Stones and points have names: any text of 1 to 100 characters that all print,
    without whitespace. `sidewalk`: the stones from left to right. `entrances`: pairs of
    a stone and the garden point behind it. `paths`: pairs of garden points. `red`: the
    red points. `tree`, `kennel`: a point each. Lists are taken as tuples. Of stones,
    entrances, paths and red points there may be 400 each, ten times what the
    reconstructed board has: the tables and the picture of a board grow with it.

    Raises InvalidOptions unless numbers and names are within these bounds, points are
    distinct, there are at least two stones and one entrance, the tree, the kennel and
    the red points are points of the garden, the tree and the kennel are not red, the
    kennel has one neighbour and no entrance, and every entrance reaches the tree
    without the kennel; TypeError for a wrong type.

    >>> Board(
    ...     sidewalk=["a", "b", "c"],
    ...     entrances=[("b", "gate")],
    ...     paths=[("gate", "tree"), ("gate", "kennel")],
    ...     red=[],
    ...     tree="tree",
    ...     kennel="kennel",
    ... ).points
    ('a', 'b', 'c', 'gate', 'tree', 'kennel')
    """

    sidewalk: tuple[str, ...] = field(converter=_sidewalk)
    entrances: Pairs = field(converter=_entrances)
    paths: Pairs = field(converter=_paths)
    red: tuple[str, ...] = field(converter=_red)
    tree: str = field(converter=_tree)
    kennel: str = field(converter=_kennel)
    _atlas: Atlas | None = field(init=False, eq=False, repr=False, default=None)

    def __attrs_post_init__(self) -> None:
        fault = _fault(self)
        if fault is not None:
            raise InvalidOptions(fault)

    @property
    def points(self) -> tuple[str, ...]:
        """All stones and points in board order.

        That is the sidewalk from left to right, then the garden as `paths` names its
        points first.
        """
        return tuple(atlas_of(self).places)

    def __reduce__(self) -> tuple[type["Board"], tuple[object, ...]]:
        # a copy works its tables out anew: they know interned actions by identity
        fields = (self.sidewalk, self.entrances, self.paths, self.red)
        return Board, (*fields, self.tree, self.kennel)


def atlas_of(board: Board) -> Atlas:
    """The tables that follow from the board, worked out when they are asked for."""
    atlas = board._atlas
    if atlas is None:
        parts = (board.sidewalk, board.entrances, board.paths, board.red)
        atlas = survey(*parts, board.kennel)
        # the board is frozen, and says the same for ever
        object.__setattr__(board, "_atlas", atlas)
    return atlas


def _fault(board: Board) -> str | None:
    """What is wrong with the board, or None."""
    fault = _name_fault(board)
    if fault is not None:
        return fault
    stones, garden = board.sidewalk, garden_points(board.paths)
    twice = repeated((*stones, *garden))
    if twice is not None:
        return f"{twice} is there twice"
    if len(stones) < 2:
        return "the sidewalk has fewer than two stones"
    points = frozenset(garden)
    return (
        _path_fault(board)
        or _entrance_fault(board, points)
        or _garden_fault(board, points)
        or _reach_fault(board)
    )


def _name_fault(board: Board) -> str | None:
    pairs = (*board.entrances, *board.paths)
    names = (*board.sidewalk, *board.red, board.tree, board.kennel)
    for name in (*names, *[name for pair in pairs for name in pair]):
        if len(name) > LONGEST_NAME:
            length = f"a name of {len(name)} characters"
            return f"{length}, not {LONGEST_NAME} or fewer"
    for name in (*board.sidewalk, *garden_points(board.paths)):
        if not is_name(name):
            return f"{name!r} is no name: empty, with whitespace, or not printable"
    return None


def _path_fault(board: Board) -> str | None:
    links = [frozenset(path) for path in board.paths]
    twice = repeated(links)
    for (one, other), link in zip(board.paths, links, strict=True):
        if one == other:
            return f"a path leads from {one} to itself"
        if link == twice:
            return f"the path from {one} to {other} is there twice"
    return None


def _entrance_fault(board: Board, garden: frozenset[str]) -> str | None:
    if not board.entrances:
        return "there is no entrance"
    stones = frozenset(board.sidewalk)
    for stone, point in board.entrances:
        if stone not in stones:
            return f"the entrance at {stone} is not on the sidewalk"
        if point not in garden:
            return f"the entrance at {stone} leads to {point}, which is on no path"
    twice = repeated(board.entrances)
    if twice is not None:
        return f"the entrance from {twice[0]} to {twice[1]} is there twice"
    return None


def _garden_fault(board: Board, garden: frozenset[str]) -> str | None:
    red = frozenset(board.red)
    for point in board.red:
        if point not in garden:
            return f"the red point {point} is not in the garden"
    twice = repeated(board.red)
    if twice is not None:
        return f"the red point {twice} is there twice"
    for name, point in (("tree", board.tree), ("kennel", board.kennel)):
        if point not in garden:
            return f"the {name} {point} is not in the garden"
        if point in red:
            return f"the {name} {point} is red"
    if board.tree == board.kennel:
        return f"{board.tree} is both the tree and the kennel"
    if len([path for path in board.paths if board.kennel in path]) != 1:
        return f"the kennel {board.kennel} has more than one neighbour"
    if any(point == board.kennel for _, point in board.entrances):
        return f"the kennel {board.kennel} lies behind an entrance"
    return None


def _reach_fault(board: Board) -> str | None:
    # no way leads through the kennel: it has one neighbour and is behind no entrance
    beside = neighbours(garden_points(board.paths), board.paths)
    reached, fresh = {board.tree}, {board.tree}
    while fresh:
        fresh = {near for point in fresh for near in beside[point]} - reached
        reached |= fresh
    for stone, point in board.entrances:
        if point not in reached:
            return f"no way leads from the entrance at {stone} to the tree"
    return None


def _row(letter: str, first: int, last: int) -> list[str]:
    return [f"{letter}{number}" for number in range(first, last + 1)]


def _way(*points: str) -> list[tuple[str, str]]:
    return list(pairwise(points))


RECONSTRUCTED_BOARD = Board(
    sidewalk=_row("S", 0, 14),
    entrances=[("S3", "L1"), ("S7", "M1"), ("S11", "R1")],
    paths=[
        *_way(*_row("L", 1, 10), "T"),
        *_way(*_row("M", 1, 9), "T"),
        *_way(*_row("R", 1, 10), "T"),
        *_way("L4", "X1", "M4", "X2", "R4"),
        *_way("L7", "X3", "M7", "X4", "R7"),
        ("M5", "K"),
    ],
    red=["L3", "L8", "M3", "M8", "R3", "R8", "X1", "X4"],
    tree="T",
    kennel="K",
)
"""The board that `Options` holds unless told otherwise (1.2, 1.3).

It is a reconstruction, for the text of the rulebook has no picture of the printed one.
"""
