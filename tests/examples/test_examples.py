"""The example programs, driven as a person would."""

import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_rules import bumbesi
from tabletop_rules.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str, answers: str = "") -> str:
    """What a program prints, run as from a shell."""
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        check=False,
        input=answers,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_demo_tells_a_whole_game_of_each_kind() -> None:
    told = run("demo.py")
    for game in GAMES:
        assert f"{game.INFO.title} with" in told
    assert told.count("\nThe end: ") == len(GAMES)
    assert "unfinished" not in told
    assert told == run("demo.py")  # the seed gives the same game


def test_the_demo_of_one_game() -> None:
    told = run("demo.py", "bumbesi").strip().splitlines()
    assert told[0] == "Bumbesi with 4 players, seed 7"
    assert told[1].startswith("   1  seat 0 ")
    assert told[-5].startswith("The end: seat ")
    assert [line.split(":")[0].strip() for line in told[-4:]] == [
        f"seat {seat}" for seat in range(4)
    ]


def test_a_person_plays_a_game_to_its_end() -> None:
    play = runpy.run_path(str(EXAMPLES / "play_in_terminal.py"))["play"]
    written: list[str] = []

    def answers() -> Iterator[str]:
        yield "1000"  # no such number
        yield "nonsense"
        yield "theft 9"  # nobody sits there
        yield "70 left"  # above every target
        while True:
            yield "1"

    stream = answers()
    state = play(bumbesi, 7, 3, 1, lambda prompt: next(stream), written.append)
    assert bumbesi.outcome(state) is not None
    text = "\n".join(written)
    assert "No: '1000' is no action of Bumbesi; write '17 left'" in text
    assert "No: 'nonsense' is no action of Bumbesi" in text
    assert "No: victim must be a seat from 0 to 2, not 9." in text
    assert "No: 70 is not in your hand (rule 4.1)." in text
    assert "a card from seat" in text or "draws 1 card" in text
    assert "took the marked column after the deck had run out" in written[-1]
    assert written[-1].split("\n")[1].startswith("1. seat ")


def test_the_person_can_type_texts_and_leave() -> None:
    state = bumbesi.initial_state(7, 4)
    first = bumbesi.format_action(bumbesi.legal_actions(state, 0)[-1])
    told = run("play_in_terminal.py", "bumbesi", answers=f"{first}\n")
    assert "hand of seat 0: 16 18 48 65 raise" in told
    assert "seat 0 takes the left column" in told


@pytest.mark.parametrize("arguments", [("--players", "9"), ("--seat", "-1")])
def test_a_table_that_cannot_be(arguments: tuple[str, ...]) -> None:
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / "play_in_terminal.py"), "bumbesi", *arguments],
        capture_output=True,
        text=True,
        check=False,
        input="",
    )
    assert ran.returncode == 2
    assert ran.stderr.count("error:") == 1
