"""python-chess: rules in plain Python over bit boards, changed in place."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from benchmarks.harness import LIMIT, Choice, Contestant, Keep

SEVENTY_FIVE_MOVES = 150
"""Half moves without capture or pawn move, after which the game is over."""


def contestants() -> Iterator[Contestant]:
    """Chess twice: a copy without the move stack before each move, and in place."""
    chess: Any = import_module("chess")
    for copies in (True, False):
        yield _contestant(chess, copies)


def _contestant(chess: Any, copies: bool) -> Contestant:
    def deal(number: int) -> Any:
        return chess.Board()

    def play(board: Any, choice: Choice, keep: Keep) -> int:
        # cheaper than is_game_over(), which looks for legal moves once more
        moves = 0
        while (
            moves < LIMIT
            and (legal := list(board.legal_moves))
            and board.halfmove_clock < SEVENTY_FIVE_MOVES
            and not board.is_insufficient_material()
        ):
            move = choice(legal)
            if copies:
                board = board.copy(stack=False)
            board.push(move)
            moves += 1
            if keep is not None:
                keep(board)
        return moves

    return Contestant("python-chess", "chess", copies, deal, play)
