"""The examples of docs/command_line.md come out as they are printed there."""

import io
import re
import shlex
from pathlib import Path

import pytest

from tabletop_rules.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "command_line.md"
EXAMPLE = re.compile(r"^```console\n\$ tabletop-rules (.*)\n((?:.*\n)*?)```$", re.M)
EXAMPLES = dict(EXAMPLE.findall(PAGE.read_text(encoding="utf-8")))


def right_stripped(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


@pytest.fixture
def _saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """game.txt, as the page plays it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("18 right\nsave game.txt\n"))
    assert main(["play", "bumbesi", "--seed", "7"]) == 0


@pytest.mark.usefixtures("_saved_game")
@pytest.mark.parametrize("words", EXAMPLES)
def test_the_page_prints_what_comes(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(shlex.split(words)) == 0
    assert right_stripped(capsys.readouterr().out) == right_stripped(EXAMPLES[words])


def test_the_page_has_an_example_of_each_command_without_a_prompt() -> None:
    commands = {words.split()[0] for words in EXAMPLES}
    assert commands == {"list", "rules", "replay", "simulate", "perft"}
