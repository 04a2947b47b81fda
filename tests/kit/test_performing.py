"""How an action is played: admitted, asked about, played on an open table, closed."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest
from attrs import define, frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat
from tabletop_rules.errors import Illegal, IllegalAction, SeatError
from tabletop_rules.performing import performer
from tabletop_rules.tables import OpenTable


@frozen
class Drawn:
    player: int
    card: int


@define(eq=False)
class Table(OpenTable[Drawn]):
    deck: tuple[int, ...]
    hands: tuple[int, ...]
    turn: int


@frozen
class State(Table):
    pass


@frozen
class Draw:
    player: Seat


@frozen
class Skip:
    player: Seat


Action = Draw | Skip

DRAWS = [Draw(seat) for seat in range(4)]


def draw(table: Table, action: Draw) -> None:
    card, *rest = table.deck
    table.note(Drawn, action.player, card)
    table.deck = tuple(rest)
    table.turn = 1 - action.player


def skip(table: Table, action: Skip) -> None:
    table.turn = 1 - action.player


def why_not(state: State, action: Action) -> Illegal | None:
    if action.player != state.turn:
        return Illegal("turn", "not your turn")
    return None


TURNS: dict[type[Action], Callable[[Table, Any], None]] = {Draw: draw, Skip: skip}

ADMIT: Admit[Action] = admission(Draw, Skip, interned=DRAWS)

perform = performer(
    Table, State, seats="hands", admit=ADMIT, why_not=why_not, turns=TURNS
)

STATE = State((4, 7), (0, 0), 0)


def test_an_action_leads_to_a_new_state_and_the_old_one_stays() -> None:
    for action in (DRAWS[0], Draw(0)):
        after = perform(STATE, action, None)
        assert type(after) is State
        assert after == State((7,), (0, 0), 1)
        assert not hasattr(after, "_log")
    assert State((4, 7), (0, 0), 0) == STATE
    assert perform(STATE, Skip(0), None) == State((4, 7), (0, 0), 1)


def test_what_happened_is_noted_where_somebody_listens() -> None:
    log: list[Any] = []
    after = perform(STATE, DRAWS[0], log)
    assert log == [Drawn(0, 4)]
    assert type(after) is State
    assert not hasattr(after, "_log")
    perform(after, DRAWS[1], log)
    assert log == [Drawn(0, 4), Drawn(1, 7)]


def test_an_illegal_action_is_refused_as_it_was_admitted() -> None:
    one = cast(int, np.int64(1))
    with pytest.raises(IllegalAction) as raised:
        perform(STATE, Draw(one), None)
    assert raised.value.illegal == Illegal("turn", "not your turn")
    assert type(cast(Draw, raised.value.action).player) is int


def test_an_action_is_taken_in_before_anything_else() -> None:
    for action in (DRAWS[2], DRAWS[3], Draw(2), Skip(-1)):
        with pytest.raises(SeatError):
            perform(STATE, action, None)
    with pytest.raises(TypeError, match="not an action of this game"):
        perform(STATE, cast(Action, Drawn(0, 4)), None)
    with pytest.raises(TypeError, match="player must be an int"):
        perform(STATE, Draw(cast(int, True)), None)


def test_any_function_may_admit() -> None:
    asked = []

    def admit(action: Action, players: int) -> Action:
        asked.append(players)
        return action

    by_hand = performer(
        Table, State, seats="hands", admit=admit, why_not=why_not, turns=TURNS
    )
    assert by_hand(STATE, DRAWS[0], None) == perform(STATE, DRAWS[0], None)
    assert asked == [2]


@frozen
class Loose:
    deck: tuple[int, ...]
    hands: tuple[int, ...]
    turn: int


@frozen
class Longer(Table):
    over: bool


@pytest.mark.parametrize("kind", [Loose, Longer, Table])
def test_an_action_is_played_only_on_a_frozen_table(kind: Any) -> None:
    with pytest.raises(TypeError):
        performer(Table, kind, seats="hands", admit=ADMIT, why_not=why_not, turns=TURNS)
