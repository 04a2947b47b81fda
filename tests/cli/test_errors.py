"""What is wrong is said in one line, with the exit code that belongs to it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_rules import bumbesi, codec, record
from tabletop_rules.cli import main

Capture = pytest.CaptureFixture[str]

PROGRAM = [sys.executable, "-m", "tabletop_rules"]

WRONG_INPUT = {
    "rules catan": "no game is called 'catan'; there are ",
    "rules bumbesi 99.1": "the rules of Bumbesi have no clause '99.1'",
    "play catan": "no game is called 'catan'",
    "play bumbesi --players 7": "Bumbesi is for 3 to 6 players, not 7",
    "play bumbesi --seats 0,3": "a seat must be a seat from 0 to 2, not 3",
    "play bumbesi --bots 5": "a seat must be a seat from 0 to 2, not 5",
    "play bumbesi --seats 0,1": "several people with secrets need a terminal",
    "play bumbesi --load missing.txt": "missing.txt: No such file or directory",
    "play bumbesi --load empty.txt": "empty.txt: line 1: expected 'game'",
    "play bumbesi --load latin.txt": "latin.txt: not a text in UTF-8",
    "play bugami --load open.txt": "open.txt: line 1: game: expected 'bugami'",
    "play bumbesi --load illegal.txt": "illegal.txt: move 2: ",
    "play bumbesi --option first=1": "no option 'first'; there are first_player",
    "play bumbesi --option first_player=x": "first_player: expected a whole number",
    "play bumbesi --option first_player=6": "first_player must be 0 to 5, not 6",
    "play bumbesi --option first_player=5": "first_player is seat 5, but 3 play",
    "play bumbesi --options missing.json": "missing.json: No such file or directory",
    "play bumbesi --options broken.json": "broken.json: not JSON at line 1",
    "simulate catan": "no game is called 'catan'",
    "simulate bumbesi --players 2": "Bumbesi is for 3 to 6 players, not 2",
    "simulate bumbesi --json no/where.json": "no/where.json: there is no such folder",
    "simulate bumbesi --json .": ".: is a folder",
    "replay missing.txt": "missing.txt: No such file or directory",
    "replay .": ".: Is a directory",
    "replay broken.json": "broken.json: not JSON at line 1",
    "replay cut.txt": "cut.txt: line 7: expected move 2 or the result",
    "replay illegal.txt": "illegal.txt: move 2: it is the turn of seat 1",
    "replay version.txt": "version.txt: recorded under version 99",
    "replay result.txt": "result.txt: move 1: the result is open",
    "replay unknown.txt": "unknown.txt: line 1: game: no game is called 'catan'",
    "replay open.txt --game bugami": "open.txt: line 1: game: expected 'bugami'",
    "replay open.txt --game catan": "no game is called 'catan'",
    "replay open.txt --seat 3": "player must be a seat from 0 to 2, not 3",
    "perft catan 1": "no game is called 'catan'",
    "perft bumbesi 1 --players 1": "Bumbesi is for 3 to 6 players, not 1",
}

WRONG_USAGE = {
    "": "arguments are required: COMMAND",
    "fly": "invalid choice: 'fly'",
    "list bumbesi": "unrecognized arguments: bumbesi",
    "rules": "arguments are required: GAME",
    "play": "arguments are required: GAME",
    "play bumbesi --seed x": "'x' is no whole number",
    "play bumbesi --players 0": "0 is not positive",
    "play bumbesi --seats x": "'x' is no whole number",
    "play bumbesi --seats -1": "-1 is negative",
    "play bumbesi --seats 0 --bots 1": "not allowed with argument --seats",
    "play bumbesi --option first_player": "not of the form NAME=VALUE",
    "simulate bumbesi -n 0": "0 is not positive",
    "simulate bumbesi -n many": "'many' is no whole number",
    "simulate bumbesi --jobs 0": "0 is not positive",
    "simulate bumbesi --limit -1": "-1 is not positive",
    "replay": "arguments are required: FILE",
    "replay x --seat nobody": "'nobody' is no whole number",
    "perft bumbesi": "arguments are required: DEPTH",
    "perft bumbesi -1": "-1 is negative",
}

WRONG_TOGETHER = {
    "play bumbesi --bots 0,1,2": "no seat is left for a person",
    "play bumbesi --load open.txt --seed 0": "--seed does not go with --load",
    "play bumbesi --load open.txt --players 3": "--players does not go with --load",
    "play bumbesi --load open.txt --option first_player=0": "--option does not go",
    "play bumbesi --load open.txt --options o.json": "--options does not go",
}

RECORD = """\
game: bumbesi
rules version: 1
players: 3
seed: 7
options: {"type":"Options","first_player":0}
1. seat 0: 18 right
result: open
"""
SECOND = "\n2. seat 0: 23 right\n"


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "open.txt": RECORD,
        "empty.txt": "",
        "broken.json": "{",
        "cut.txt": RECORD.replace("result: open\n", ""),
        "illegal.txt": RECORD.replace("\nresult", f"{SECOND}result"),
        "version.txt": RECORD.replace("version: 1", "version: 99"),
        "result.txt": RECORD.replace("open", 'ranks 1 2 3; scores 0 1 2; "no"'),
        "unknown.txt": RECORD.replace("bumbesi", "catan"),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "latin.txt").write_bytes("game: für".encode("latin-1"))
    monkeypatch.chdir(tmp_path)


def told_in_one_line(capsys: Capture, expected: str) -> None:
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.endswith("\n")
    assert error.startswith("tabletop-rules")
    assert expected in error


@pytest.mark.parametrize("words", WRONG_INPUT)
def test_wrong_input_is_told_in_one_line_with_exit_code_1(
    words: str, capsys: Capture
) -> None:
    assert main(words.split()) == 1
    told_in_one_line(capsys, WRONG_INPUT[words])


@pytest.mark.parametrize("words", WRONG_TOGETHER)
def test_words_that_do_not_go_together_are_told_with_exit_code_2(
    words: str, capsys: Capture
) -> None:
    assert main(words.split()) == 2
    told_in_one_line(capsys, WRONG_TOGETHER[words])


@pytest.mark.parametrize("words", WRONG_USAGE)
def test_wrong_usage_is_told_in_one_line_with_exit_code_2(
    words: str, capsys: Capture
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words.split())
    assert stopped.value.code == 2
    told_in_one_line(capsys, WRONG_USAGE[words])


def test_a_name_with_control_characters_cannot_reach_the_terminal(
    capsys: Capture,
) -> None:
    assert main(["replay", "a\n\x1b[31mb"]) == 1
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", ["", "list", "rules", "play", "simulate", "replay", "perft"]
)
def test_help_has_examples(words: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*words.split(), "--help"])
    assert stopped.value.code == 0
    assert "examples:\n  " in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", ["list", "rules bumbesi", "simulate bumbesi -n 1", "play --help"]
)
def test_a_reader_who_goes_away_ends_the_program_quietly(words: str) -> None:
    with subprocess.Popen(
        [*PROGRAM, *words.split()],
        env={**os.environ, "PYTHONUNBUFFERED": ""},  # argparse would hide it
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 141


def test_bytes_that_are_no_text_are_no_action() -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "bumbesi"], input=b"\xff\n", capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is no action of Bumbesi" in done.stdout


def test_saved_options_are_the_ones_that_the_codec_writes(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = bumbesi.Options(first_player=2)
    (tmp_path / "o.json").write_text(codec.to_json(options))
    words = ["perft", "bumbesi", "1", "--divide", "--options", "o.json"]
    assert main(words) == 0
    assert set(re.findall(r"seat (\d)", capsys.readouterr().out)) == {"2"}
    # what --option says goes on top
    assert main([*words, "--option", "first_player=1"]) == 0
    assert set(re.findall(r"seat (\d)", capsys.readouterr().out)) == {"1"}


def test_the_record_above_holds() -> None:
    assert len(list(record.replay(record.from_text(RECORD)))) == 2
