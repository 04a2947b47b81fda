"""A table that an action may change, and the State that it becomes."""

import copy
import pickle
from typing import Any

import pytest
from attrs import define, frozen
from attrs.exceptions import FrozenInstanceError

from tabletop_rules.tables import OpenTable, doors


@frozen
class Drawn:
    player: int
    cards: tuple[int, ...]


@define(eq=False)
class Table(OpenTable[Drawn]):
    deck: tuple[int, ...]
    turn: int

    def top(self) -> int:
        return self.deck[0]


@frozen
class State(Table):
    pass


opened, closed = doors(Table, State)

STATE = State((4, 7), 1)


def test_the_open_table_is_a_copy() -> None:
    table = opened(STATE, None)
    assert isinstance(table, Table)
    assert not isinstance(table, State)
    table.turn = 0
    assert table.top() == 4
    assert State((4, 7), 1) == STATE


def test_the_closed_table_is_the_same_object_as_a_state() -> None:
    table = opened(STATE, None)
    table.deck = (7,)
    after = closed(table)
    assert id(after) == id(table)
    assert after == State((7,), 1)
    assert hash(after) == hash(State((7,), 1))
    assert repr(after) == "State(deck=(7,), turn=1)"
    with pytest.raises(FrozenInstanceError):
        after.turn = 0  # type: ignore[misc]


def test_events_are_built_only_where_somebody_listens() -> None:
    built = []

    def drawn(player: int, cards: tuple[int, ...]) -> Drawn:
        built.append(player)
        return Drawn(player, cards)

    opened(STATE, None).note(drawn, 0, (4,))
    assert built == []
    log: list[Any] = []
    table = opened(STATE, log)
    table.note(drawn, 0, (4,))
    table.note(Drawn, 1, (7,))
    assert log == [Drawn(0, (4,)), Drawn(1, (7,))]
    assert closed(table) == STATE
    assert log == [Drawn(0, (4,)), Drawn(1, (7,))]


@pytest.mark.parametrize("log", [None, []])
def test_an_event_may_have_up_to_six_facts(log: list[Any] | None) -> None:
    def moved(*facts: int) -> Drawn:
        return Drawn(len(facts), facts)

    table = opened(STATE, log)
    table.note(moved)
    table.note(moved, 1, 2, 3, 4, 5, 6)
    assert log in (None, [Drawn(0, ()), Drawn(6, (1, 2, 3, 4, 5, 6))])


@pytest.mark.parametrize("log", [None, []])
def test_a_state_keeps_no_log(log: list[Any] | None) -> None:
    state = closed(opened(STATE, log))
    assert not hasattr(state, "_log")
    assert type(state) is State
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin == STATE
    assert pickle.loads(pickle.dumps(state)) == STATE


@frozen
class Loose:
    deck: tuple[int, ...]
    turn: int


@define(eq=False)
class Written(Table):
    pass


@frozen
class Longer(Table):
    over: bool


@pytest.mark.parametrize("kind", [Loose, Written, Longer])
def test_doors_are_made_only_for_a_frozen_table(kind: Any) -> None:
    with pytest.raises(TypeError):
        doors(Table, kind)
