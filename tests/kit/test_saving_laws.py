"""The laws of saving hold for the toy, and notice a game that breaks them."""

from types import SimpleNamespace
from typing import Any

import pytest
from attrs import frozen

from tabletop_rules.testing.moment import Moment, Run
from tabletop_rules.testing.playout import Playout
from tabletop_rules.testing.saving import (
    records_come_back,
    values_come_back_from_json,
)
from tabletop_rules.testing.story import LawBroken
from tests.kit import codec_toys as toy

ACTIONS: tuple[toy.Action, ...] = (
    toy.Bid(1, toy.Colour.BLUE),
    toy.Bid(0, toy.Colour.RED),
    toy.Take(0, 2),
    toy.Take(1, 1),
)


def moment(number: int, **changes: Any) -> Moment:
    """A position of the toy, some of whose names are replaced."""
    game: Any = SimpleNamespace(**{**vars(toy), **changes})
    playout = Playout(game, toy.Options(), 2, 5)
    for action in ACTIONS[:number]:
        playout.play(action)
    return Moment(Run(game, [(playout.options, 2)], None), playout, number)


@pytest.mark.parametrize("number", range(5))
def test_the_toy_keeps_the_laws_of_saving(number: int) -> None:
    values_come_back_from_json(moment(number))
    records_come_back(moment(number))


@frozen
class ListView:
    player: int | None
    cards: list[int]


@frozen
class Unequal:
    """A view that is equal to nothing but itself."""

    player: int | None

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


def test_a_view_that_has_no_form_breaks_the_law() -> None:
    broken = moment(0, View=ListView, view=lambda _, seat: ListView(seat, [1]))
    with pytest.raises(LawBroken, match=r"list\[int\]"):
        values_come_back_from_json(broken)


def test_a_view_that_is_another_after_reading_breaks_the_law() -> None:
    broken = moment(0, View=Unequal, view=lambda _, seat: Unequal(seat))
    with pytest.raises(LawBroken, match="the law of saving"):
        values_come_back_from_json(broken)


def test_an_event_outside_the_union_breaks_the_law() -> None:
    with pytest.raises(LawBroken, match="the law of saving"):
        values_come_back_from_json(moment(0, Event=toy.CountersTaken | toy.Won))


def test_a_state_that_validate_refuses_breaks_the_law() -> None:
    broken = moment(0, validate=lambda state: ("it is never right",))
    with pytest.raises(LawBroken, match="never right"):
        values_come_back_from_json(broken)


def test_a_notation_that_is_read_otherwise_breaks_the_law() -> None:
    def parse(text: str, player: int) -> toy.Action:
        return toy.Bid(player, toy.Colour.RED)

    with pytest.raises(LawBroken, match="the record"):
        records_come_back(moment(1, parse_action=parse))


def test_a_notation_that_cannot_be_read_breaks_the_law() -> None:
    with pytest.raises(LawBroken, match="read and replayed"):
        records_come_back(moment(1, format_action=lambda action: "something"))


def test_other_legal_actions_after_reading_break_the_law() -> None:
    given = moment(0)
    # as if the playout had seen others from the same state
    given.playout.legal[0] = ((), ())
    with pytest.raises(LawBroken, match="after a JSON round trip"):
        values_come_back_from_json(given)


def test_a_deal_that_differs_each_time_breaks_the_law() -> None:
    seeds = iter(range(100))

    def deal(seed: int, players: int, options: toy.Options) -> toy.State:
        return toy.initial_state(next(seeds), players, options)

    with pytest.raises(LawBroken, match="the same states in a replay"):
        records_come_back(moment(3, initial_state=deal))
