"""The jungle as the animal under the pawn whose turn it is finds it."""

from typing import NamedTuple

from tabletop_rules.games.bumuntu.components import Tile


class Scene(NamedTuple):
    """Where everybody stands when an animal move begins, spaces by their numbers.

    `pawns`: the space of each seat. `start`: the one of the player who moves.
    `taken`: the set of spaces with an opponent's pawn; `firm`: that of spaces with a
    pawn whom other players' animals cannot move (6.14).
    """

    tiles: tuple[Tile | None, ...]
    player: int
    pawns: list[int]
    start: int
    taken: int
    firm: int
