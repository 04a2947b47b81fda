"""An animal that the box does not have: one entry of the table, and nothing else."""

from typing import Any

import pytest
from attrs import evolve, frozen

from tabletop_rules.errors import Illegal
from tabletop_rules.games.bumuntu import (
    AnimalMove,
    Bonus,
    Cell,
    State,
    Tile,
    apply,
    check,
    legal_actions,
)
from tabletop_rules.games.bumuntu.animals import HABITS, Habit
from tabletop_rules.games.bumuntu.jungle import CELLS
from tabletop_rules.games.bumuntu.pushes import EverybodyAhead, EverybodyAround
from tabletop_rules.games.bumuntu.scene import Scene
from tabletop_rules.games.bumuntu.ways import Charge, March
from tabletop_rules.words import Word
from tests.games.bumuntu.boards import bare, ends, spots


class Newcomer(Word):
    BUFFALO = "buffalo"
    GAZELLE = "gazelle"


@frozen
class Leap:
    """One space straight and one more diagonally, over whatever stands between."""

    def ends(self, scene: Scene) -> int:
        """The eight leaps that stay in the jungle, onto free spaces."""
        spaces = [n for n in range(64) if self._reaches(scene.start, n)]
        return sum([1 << n for n in spaces if not scene.taken >> n & 1])

    def why_not(self, scene: Scene, to: int, clause: str) -> Illegal | None:
        """No leap leads there."""
        if self._reaches(scene.start, to):
            return None
        return Illegal(clause, f"no leap leads to {CELLS[to]}")

    def _reaches(self, start: int, to: int) -> bool:
        a, b = CELLS[start], CELLS[to]
        return {abs(a.row - b.row), abs(a.column - b.column)} == {1, 2}


def as_animal(newcomer: Newcomer) -> Any:
    """`Animal` cannot be extended; for the rules a member is a name like another."""
    return newcomer


def add(monkeypatch: pytest.MonkeyPatch, newcomer: Newcomer, habit: Habit) -> None:
    monkeypatch.setitem(HABITS, as_animal(newcomer), habit)


def on_newcomer(animal: Newcomer, pawns: list[tuple[int, int]]) -> State:
    state = bare({}, pawns)
    tiles = [*state.tiles]
    tiles[8 * pawns[0][0] + pawns[0][1]] = Tile(as_animal(animal), Bonus.FOOD)
    return evolve(state, tiles=tuple(tiles))


def test_a_new_way_of_moving(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, Newcomer.GAZELLE, Habit("6.16", Leap()))
    state = on_newcomer(Newcomer.GAZELLE, [(0, 1), (2, 2), (1, 1)])
    assert ends(state) == [(1, 3), (2, 0)]
    legal = legal_actions(state, 0)
    for cell in CELLS:
        move = AnimalMove(0, cell)
        assert (check(state, move) is None) is (move in legal)
    illegal = check(state, AnimalMove(0, Cell(3, 3)))
    assert illegal == Illegal("6.16", "no leap leads to 3,3")
    after = apply(state, AnimalMove(0, Cell(1, 3)))
    assert (after.food, after.pawns[0], after.tiles[1]) == ((1, 0, 0), Cell(1, 3), None)


def test_a_new_mixture_of_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two spaces straight, then all neighbours away, and nobody can move it."""
    buffalo = Habit("6.16", March(2), EverybodyAround(), holds_firm=True)
    add(monkeypatch, Newcomer.BUFFALO, buffalo)
    state = on_newcomer(Newcomer.BUFFALO, [(3, 3), (3, 6), (2, 5)])
    after = apply(state, AnimalMove(0, Cell(3, 5)))
    assert spots(after.pawns) == [(3, 5), (3, 7), (1, 5)]
    other = [*state.tiles]
    other[8 * 3 + 6] = Tile(as_animal(Newcomer.BUFFALO), Bonus.NKISI)
    state = evolve(state, tiles=tuple(other))
    after = apply(state, AnimalMove(0, Cell(3, 5)))
    assert spots(after.pawns) == [(3, 5), (3, 6), (1, 5)]


def test_6_14_the_protection_of_a_tile_does_not_hold_its_own_mover(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    buffalo = Habit("6.16", Charge(), EverybodyAhead(), holds_firm=True)
    add(monkeypatch, Newcomer.BUFFALO, buffalo)
    state = on_newcomer(Newcomer.BUFFALO, [(3, 3), (3, 5)])
    after = apply(state, AnimalMove(0, Cell(3, 6)))
    assert spots(after.pawns) == [(3, 6), (3, 7)]
