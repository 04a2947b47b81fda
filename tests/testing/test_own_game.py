"""The game of "Writing your own game" keeps the laws that the page tells."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tabletop_rules.errors import InvalidState
from tabletop_rules.testing import LawBroken, check_game, laws
from tests.effort import scaled

PAGE = Path(__file__).parents[2] / "docs" / "own_game.md"


def blocks(language: str) -> list[str]:
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    source = "\n\n".join(blocks("python"))
    (tmp_path / "duel.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("duel")
    monkeypatch.delitem(sys.modules, "duel")


@scaled(examples=10)
def test_the_game_of_the_page_keeps_the_laws(duel: ModuleType, examples: int) -> None:
    # two players with three cards each
    check_game(duel, examples=examples, terminates_within=6)


def test_the_failure_of_the_page_is_the_one_that_comes(duel: ModuleType) -> None:
    def check(state: Any, action: Any) -> Any:
        illegal = duel.check(state, action)
        return None if illegal and illegal.clause == "hand" else illegal

    careless: Any = SimpleNamespace(**{**vars(duel), "check": check})
    with pytest.raises(LawBroken) as caught:
        check_game(careless)
    assert f"{caught.value}\n" in blocks("text")


def test_the_position_of_the_page_is_checked(duel: ModuleType) -> None:
    state = duel.position(hands=((3, 1, 2), (4, 5, 6)))
    assert state.hands == ((1, 2, 3), (4, 5, 6))
    with pytest.raises(InvalidState):
        duel.position(hands=((1, 2, 3), (3, 4, 5)))


def test_the_page_tells_every_law() -> None:
    rooms = Path(laws.__file__).parent.glob("*.py")
    sources = [*rooms, *Path(laws.__file__).parents[1].glob("*.py")]
    names = {
        name
        for room in sources
        for name in re.findall(
            r'(?:broken|LawBroken)\(\s*"(\w+)"', room.read_text(encoding="utf-8")
        )
    }
    table = PAGE.read_text(encoding="utf-8").split("## The laws")[1]
    told = {
        name
        for row in re.findall(r"^\| ([\w, ]+) \|", table, re.MULTILINE)
        for name in row.split(", ")
    }
    assert names
    assert told - {"law"} == names
