"""Whatever it is given, the reader raises nothing but CodecError."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop_rules import codec, record
from tabletop_rules.errors import CodecError
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES
from tabletop_rules.testing.golden import random_record
from tests.kit import codec_toys as toy

ALL: list[AnyGame] = [*GAMES, toy]

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 80),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["RED", "LEFT", "type", "State", "Rng"]),
)
DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)


def read(text: str, annotation: Any) -> Any:
    """The value, or None if the text is refused."""
    try:
        return codec.from_json(text, annotation)
    except CodecError as error:
        reason = str(error)
    assert reason.isprintable()
    return None


def places(data: Any) -> list[tuple[Any, Any]]:
    """Each element or field in the data, as its container and its index or key."""
    found: list[tuple[Any, Any]] = []
    if isinstance(data, list | dict):
        for step in range(len(data)) if isinstance(data, list) else list(data):
            found.append((data, step))
            found.extend(places(data[step]))
    return found


def deleted(draw: Callable[..., Any], holder: Any, step: Any) -> None:
    del holder[step]


def replaced(draw: Callable[..., Any], holder: Any, step: Any) -> None:
    holder[step] = draw(DATA)


def counted(draw: Callable[..., Any], holder: Any, step: Any) -> None:
    value = holder[step]
    holder[step] = draw(st.integers(-3, 100)) if isinstance(value, int) else 0


def doubled(draw: Callable[..., Any], holder: Any, step: Any) -> None:
    if isinstance(holder, list):
        holder.insert(step, holder[step])
    else:
        holder[f"{step}{draw(st.sampled_from(['_', ' ', 's']))}"] = holder[step]


def renamed(draw: Callable[..., Any], holder: Any, step: Any) -> None:
    if isinstance(holder, dict):
        holder[draw(st.text(max_size=8))] = holder.pop(step)


def retyped(draw: Callable[..., Any], holder: Any, step: Any) -> None:
    value = holder[step]
    holder[step] = draw(st.sampled_from([str(value), [value], {"type": value}, None]))


def swapped(draw: Callable[..., Any], holder: Any, step: Any) -> None:
    other = draw(st.sampled_from(list(range(len(holder))) or [step]))
    if isinstance(holder, list):
        holder[step], holder[other] = holder[other], holder[step]


CHANGES = [deleted, replaced, counted, doubled, renamed, retyped, swapped]


def documents(game: AnyGame) -> list[tuple[Any, Any]]:
    """Values out of a random game, each with the annotation to read it by."""
    played = random_record(game, 3, game.INFO.max_players, max_actions=25)
    *_, last = record.replay(played, game)
    kind: Any = record.Record
    action: Any = game.Action
    event: Any = game.Event
    return [
        (game.initial_state(3, game.INFO.min_players), game.State),
        (last.state, game.State),
        (game.view(last.state, 0), game.View),
        (game.view(last.state, None), game.View),
        (game.Options(), game.Options),
        (played.actions, tuple[action, ...]),
        (last.events, tuple[event, ...]),
        (played, kind[game.Options, action]),
    ]


SOURCES = {game.INFO.name: documents(game) for game in ALL}

each_game = pytest.mark.parametrize("name", list(SOURCES))


@given(st.text() | DATA.map(json.dumps))
def test_any_text(text: str) -> None:
    for annotation in (toy.State, toy.Action, toy.Event, tuple[toy.View, ...]):
        read(text, annotation)
    for reader in (record.from_json, record.from_text):
        with pytest.raises(CodecError):
            reader(text)


@each_game
@given(data=st.data())
def test_a_document_with_something_changed(name: str, data: st.DataObject) -> None:
    value, annotation = data.draw(st.sampled_from(SOURCES[name]))
    changed = codec.to_data(value)
    for _ in range(data.draw(st.integers(1, 3))):
        found = places(changed)
        if found:
            change = data.draw(st.sampled_from(CHANGES))
            change(data.draw, *data.draw(st.sampled_from(found)))
    back = read(json.dumps(changed), annotation)
    if back is not None:
        # what was let in is a value of the class, not something half read
        assert codec.from_json(codec.to_json(back), annotation) == back


@each_game
@given(data=st.data())
def test_a_text_with_something_changed(name: str, data: st.DataObject) -> None:
    value, annotation = data.draw(st.sampled_from(SOURCES[name]))
    text = codec.to_json(value)
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 20)))
    middle = data.draw(st.sampled_from(["", text[start:stop] * 2]) | st.text())
    back = read(text[:start] + middle + text[stop:], annotation)
    if back is not None:
        assert codec.from_json(codec.to_json(back), annotation) == back


@each_game
@given(data=st.data())
def test_a_transcript_with_something_changed(name: str, data: st.DataObject) -> None:
    (game,) = [game for game in ALL if name == game.INFO.name]
    played = SOURCES[name][-1][0]
    text = record.to_text(played, game)
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 20)))
    middle = data.draw(st.sampled_from(["", text[start:stop] * 2]) | st.text())
    try:
        back = record.from_text(text[:start] + middle + text[stop:], game)
    except CodecError:
        return
    assert record.from_text(record.to_text(back, game), game) == back
