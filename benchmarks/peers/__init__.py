"""Other engines, each driven in the quickest way that its Python interface offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from benchmarks.harness import Contestant
from benchmarks.peers import open_spiel, petting_zoo, python_chess, rlcard_games

PEERS: dict[str, Callable[[], Iterator[Contestant]]] = {
    "open_spiel": open_spiel.contestants,
    "chess": python_chess.contestants,
    "rlcard": rlcard_games.contestants,
    "pettingzoo": petting_zoo.contestants,
}
"""The contestants of each distribution; ImportError if it is not installed."""
