"""One thing changed at random: of the right type, in every place, refused or other."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from attrs import fields

from tabletop_rules.arguments import reader
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES, bumbesi
from tabletop_rules.match import Games, Match, MatchView
from tabletop_rules.testing.altering import altered
from tabletop_rules.testing.mutation import Seen
from tests.effort import scaled
from tests.render.positions import playout


def changes(value: Any, count: int, others: Iterable[Any] = ()) -> list[Any]:
    seen = Seen()
    for each in (value, *others):
        seen.add(each)
    chance = Random(1)
    return [altered(value, seen, chance) for _ in range(count)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
@scaled(count=500)
def test_each_field_is_changed_and_keeps_its_type(game: AnyGame, count: int) -> None:
    moments = playout(game, 6, game.INFO.max_players, 400)
    view, *others = [game.view(moment.state, 0) for moment in list(moments)[::8]]
    kind: Any = game.View
    read = reader(kind)
    changed = set()
    for other in changes(view, count, others):
        if other is not None:
            assert read(other, "view") is other
            changed |= {
                field.name
                for field in fields(kind)
                if getattr(other, field.name) != getattr(view, field.name)
            }
    assert changed == {field.name for field in fields(kind)}


def test_what_a_class_refuses_is_none() -> None:
    came = changes(bumbesi.Options(), 50)
    assert None in came
    assert {bumbesi.Options(1), bumbesi.Options(0)} >= {each for each in came if each}


def test_what_has_no_fields_stays() -> None:
    assert altered(7, Seen(), Random(1)) is None


def test_a_generic_class_is_changed_within_too() -> None:
    match = Match(bumbesi, Games(3))
    view = match.view(match.initial_state(1, 4), 1)
    views = [other for other in changes(view, 300) if other is not None]
    assert {type(other) for other in views} == {MatchView}
    assert any(other.player != 1 for other in views)
    assert any(other.view.turn != view.view.turn for other in views)
    assert any(other.options != view.options for other in views)
