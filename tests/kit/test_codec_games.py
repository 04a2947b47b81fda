"""Every game's values come back from JSON, and fit its schema, all through games."""

import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tabletop_rules import codec, record, schema
from tabletop_rules.game import AnyGame, Transition
from tabletop_rules.games import GAMES
from tabletop_rules.match import Games, Match
from tabletop_rules.testing.golden import random_record
from tests.kit import codec_toys as toy

ALL: list[AnyGame] = [*GAMES, toy, *[Match(game, Games(2)) for game in (*GAMES, toy)]]
SEED = 20
MAX_ACTIONS = 40


def _tables() -> Iterator[Any]:
    """Each game with each number of players: the fewest, the most, others in a soak."""
    for game in ALL:
        least, most = game.INFO.min_players, game.INFO.max_players
        for players in range(least, most + 1):
            marks = () if players in (least, most) else pytest.mark.soak
            label = f"{game.INFO.name}-{players}"
            yield pytest.param(game, players, id=label, marks=marks)


each_table = pytest.mark.parametrize(("game", "players"), list(_tables()))


def played(game: AnyGame, players: int) -> record.Record[Any, Any]:
    """A random game."""
    return random_record(game, SEED, players, max_actions=MAX_ACTIONS)


def steps(game: AnyGame, players: int) -> list[Transition[Any, Any]]:
    """The steps of a random game."""
    return list(record.replay(played(game, players), game))


@each_table
def test_states_come_back(game: AnyGame, players: int) -> None:
    for step in steps(game, players):
        state = step.state
        back = codec.from_json(codec.to_json(state), game.State, game=game)
        assert back == state
        assert hash(back) == hash(state)
        assert codec.to_json(back) == codec.to_json(state)
        assert pickle.loads(pickle.dumps(state)) == state
        assert game.to_act(back) == game.to_act(state)
        for seat in range(players):
            legal = game.legal_actions(state, seat)
            assert game.legal_actions(back, seat) == legal
            for action in legal[:1]:
                assert game.apply(back, action) == game.apply(state, action)


@each_table
def test_views_come_back(game: AnyGame, players: int) -> None:
    for step in steps(game, players):
        for seat in [*range(players), None]:
            view = game.view(step.state, seat)
            assert codec.from_json(codec.to_json(view), game.View) == view


@each_table
def test_actions_come_back(game: AnyGame, players: int) -> None:
    kind: Any = game.Action
    for step in steps(game, players):
        for seat in range(players):
            legal = game.legal_actions(step.state, seat)
            assert codec.from_json(codec.to_json(legal), tuple[kind, ...]) == legal


@each_table
def test_events_come_back_as_each_seat_saw_them(game: AnyGame, players: int) -> None:
    for step in steps(game, players):
        for event in step.events:
            for seat in [*range(players), None]:
                seen = game.redact(event, seat)
                assert codec.from_json(codec.to_json(seen), game.Event) == seen
        kind: Any = Transition
        text = codec.to_json(step)
        back = codec.from_json(text, kind[game.State, game.Event], game=game)
        assert back == step


@each_table
def test_records_come_back_and_are_replayed(game: AnyGame, players: int) -> None:
    made = played(game, players)
    by_json = record.from_json(record.to_json(made), game)
    by_text = record.from_text(record.to_text(made, game), game)
    assert by_json == by_text == made
    assert list(record.replay(by_json, game)) == steps(game, players)


@each_table
def test_documents_fit_the_schema(game: AnyGame, players: int) -> None:
    checks = {
        what: Draft202012Validator(schema.schema_for(game, what))
        for what in schema.PARTS
    }
    for check in checks.values():
        check.check_schema(check.schema)
    for step in steps(game, players)[::8]:
        state = step.state
        seats = range(players)
        checks["state"].validate(codec.to_data(state))
        for event in step.events:
            checks["event"].validate(codec.to_data(event))
        for seat in seats:
            view = game.view(state, seat)
            checks["view"].validate(codec.to_data(view))
            for action in game.legal_actions(state, seat):
                checks["action"].validate(codec.to_data(action))
    checks["options"].validate(codec.to_data(game.Options()))
