"""The canonical order of legal actions, for each kind of field."""

from __future__ import annotations

from enum import Enum
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest
from attrs import frozen

from tabletop_rules.testing import LawBroken
from tabletop_rules.testing.laws.order import legal_actions_are_ordered
from tabletop_rules.testing.moment import Moment


class Metal(Enum):
    TIN = "z"
    IRON = "a"


class Cell(NamedTuple):
    row: int
    column: int


@frozen
class Card:
    name: str


@frozen
class Act:
    player: int
    what: Any


@frozen
class Rest:
    player: int


def moment(*legal: Any, before: set[Any]) -> Moment:
    """What the law looks at: the lists of legal actions, and what was seen before."""

    def broken(law: str, expected: object, came: object) -> LawBroken:
        return LawBroken(law, str(expected), str(came))

    run = SimpleNamespace(action_kinds=(Act, Rest), before=before)
    playout = SimpleNamespace(options=None)
    return cast(
        Moment,
        SimpleNamespace(legal=legal, run=run, playout=playout, broken=broken),
    )


IN_ORDER = [
    (None, 0),
    (None, Metal.TIN),
    (False, True),
    (-2, 1),
    (9, 10),
    (99, Metal.TIN),
    (Metal.TIN, Metal.IRON),
    (Cell(0, 7), Cell(1, 0)),
    (Cell(1, 0), Cell(1, 1)),
    ((1, 2), (1, 3)),
    ((1, 2), (1, 2, 0)),
    ((), (0,)),
    ((None, 5), (0, 4)),
]


@pytest.mark.parametrize(("low", "high"), IN_ORDER)
def test_fields_have_an_order(low: Any, high: Any) -> None:
    legal_actions_are_ordered(moment((Act(0, low), Act(0, high)), before=set()))
    with pytest.raises(LawBroken) as caught:
        legal_actions_are_ordered(moment((Act(0, high), Act(0, low)), before=set()))
    assert caught.value.law == "order"


def test_classes_come_as_the_action_union_lists_them() -> None:
    legal_actions_are_ordered(moment((Act(0, 5), Rest(0)), before=set()))
    with pytest.raises(LawBroken, match="Act before Rest"):
        legal_actions_are_ordered(moment((Rest(0), Act(0, 5)), before=set()))


@pytest.mark.parametrize(
    ("low", "high"),
    [(Card("x"), Card("b")), ("x", "b"), ((1, Card("x")), (1, Card("b")))],
)
def test_components_have_the_order_that_the_game_gives_them_throughout(
    low: Any, high: Any
) -> None:
    before: set[Any] = set()
    upwards, downwards = (Act(0, low), Act(0, high)), (Act(0, high), Act(0, low))
    legal_actions_are_ordered(moment(upwards, upwards, before=before))
    with pytest.raises(LawBroken, match="as elsewhere"):
        legal_actions_are_ordered(moment(downwards, before=before))
    # or the other way, if it is so from the beginning
    legal_actions_are_ordered(moment(downwards, before=set()))
