"""The program of "A front-end in an afternoon" plays, explains, saves and goes on."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tabletop_rules import record
from tabletop_rules.games import bumbesi
from tabletop_rules.record.playing import as_recorded

PAGE = Path(__file__).parents[2] / "docs" / "how_to" / "front_end.md"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    text = PAGE.read_text(encoding="utf-8")
    [source] = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    (tmp_path / "table.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("table")
    monkeypatch.delitem(sys.modules, "table")


def typing(*answers: str) -> Callable[[str], str]:
    """What reads one answer after the other."""
    rest = iter(answers)
    return lambda prompt: next(rest)


def test_a_player_is_told_why_not(table: ModuleType, tmp_path: Path) -> None:
    told: list[str] = []
    recorder = table.opened(tmp_path / "game.json", "bumbesi", 3, 7)
    answers = typing("60 left", "sixty", "theft 7", "stop")
    table.play(recorder, tmp_path / "game.json", answers, told.append)
    view, not_below, no_action, no_seat = told
    assert "hand: (18, 23, 60, Special.THEFT, Special.RAISE)" in view
    assert not_below == "  60 is not below the target 13 (rule 4.2)"
    assert no_action.startswith("  'sixty' is no action of Bumbesi")
    assert "7" in no_seat
    assert recorder.state == bumbesi.initial_state(7, 3)


def test_a_question_mark_lists_what_is_legal(table: ModuleType, tmp_path: Path) -> None:
    told: list[str] = []
    recorder = table.opened(tmp_path / "game.json", "bumbesi", 3, 7)
    table.play(recorder, tmp_path / "game.json", typing("?", "stop"), told.append)
    legal = bumbesi.legal_actions(recorder.state, 0)
    assert told[1:] == [f"  {bumbesi.format_action(action)}" for action in legal]


def test_the_log_is_that_of_a_spectator(table: ModuleType, tmp_path: Path) -> None:
    told: list[str] = []
    recorder = table.opened(tmp_path / "game.json", "bumbesi", 3, 7)
    table.play(
        recorder, tmp_path / "game.json", typing("18 right", "stop"), told.append
    )
    assert told[1:3] == ["seat 0 lays 18 on the right", "seat 0 draws 1 card"]


def test_it_goes_on_where_it_was_left(table: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = table.opened(path, "bumbesi", 3, 7)
    table.play(first, path, typing("18 right", "6 left", "stop"), lambda line: None)
    again = table.opened(path, "bumbesi", 4, 8)
    assert again.state == first.state
    assert bumbesi.to_act(again.state) == (2,)
    assert again.record() == first.record()


def test_it_plays_to_the_end(table: ModuleType, tmp_path: Path) -> None:
    told: list[str] = []
    path = tmp_path / "game.json"
    recorder = table.opened(path, "bumbesi", 3, 7)

    def first_legal(prompt: str) -> str:
        seat = int(prompt.removeprefix("seat ").removesuffix("> "))
        action = bumbesi.legal_actions(recorder.state, seat)[0]
        return bumbesi.format_action(action)

    table.play(recorder, path, first_legal, told.append)
    outcome = bumbesi.outcome(recorder.state)
    assert outcome is not None
    assert told[-1].startswith(outcome.reason)
    kept = record.from_json(path.read_text(encoding="utf-8"))
    assert kept.result == as_recorded(outcome)
