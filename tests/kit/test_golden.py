"""Golden records: what they hold, how they fail, and those that are kept."""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tabletop_rules import codec, record
from tabletop_rules.errors import CodecError
from tabletop_rules.record import Record, ReplayError
from tabletop_rules.testing.golden import (
    GoldenError,
    check,
    digest,
    golden,
    main,
    random_record,
)
from tests.golden.cases import FOLDER, Case, cases
from tests.kit import codec_toys as toy

SOURCE = Path(__file__).parents[2] / "src"
CASES = list(cases())
KEPT = [pytest.param(case, id=case.path.stem) for case in CASES]

ACTIONS: tuple[toy.Action, ...] = (
    toy.Bid(1, toy.Colour.BLUE),
    toy.Bid(0, toy.Colour.RED),
    toy.Take(0, 2),
)
PLAYED = Record("toy", 3, toy.Options(), 5, 2, ACTIONS, None)
STATES = [step.state for step in record.replay(PLAYED, toy)]
TEXT = golden(PLAYED, toy)


def test_a_digest_is_of_the_json() -> None:
    text = '{"type":"Bid","player":1,"colour":"BLUE"}'
    assert digest(ACTIONS[0]) == sha256(text.encode()).hexdigest()[:16]


def test_each_line_has_the_number_of_legal_actions_and_the_position() -> None:
    # two seats may bid two colours each; then seat 0 two; then 1 or 2 of the heap
    dealt, first, second, third = map(digest, STATES)
    assert TEXT.split("\n")[4:] == [
        f"options: {codec.to_json(toy.Options())}  # {dealt}",
        f"1. seat 1: blue  # of 4, {first}",
        f"2. seat 0: red  # of 2, {second}",
        f"3. seat 0: take 2  # of 2, {third}",
        "result: open",
        "",
    ]
    assert len({dealt, first, second, third}) == 4


def test_a_golden_record_gives_its_record() -> None:
    assert check(TEXT, toy) == PLAYED


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("of 4", "of 5", 6),
        (digest(STATES[0]), "0" * 16, 5),
        (digest(STATES[3]), "0" * 16, 8),
        (f"  # of 2, {digest(STATES[2])}", "", 7),
        ("rules version: 3", "rules version: 3 ", 2),
    ],
)
def test_the_first_line_that_differs_is_named(old: str, new: str, line: int) -> None:
    text = TEXT.replace(old, new)
    assert text != TEXT
    with pytest.raises(GoldenError) as caught:
        check(text, toy)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: expected ")


def test_a_golden_record_that_cannot_be_played_names_the_move() -> None:
    with pytest.raises(ReplayError) as caught:
        check(TEXT.replace("seat 0: take 2", "seat 1: take 2"), toy)
    assert caught.value.move == 3
    with pytest.raises(CodecError):
        check(TEXT.replace("seat 0: take 2", "seat 0: take 3"), toy)


def test_random_records_differ_by_their_seed_and_end_in_time() -> None:
    played = [random_record(toy, seed, 2) for seed in range(20)]
    assert all(made.result is not None for made in played)
    assert len({made.actions for made in played}) > 10
    # either seat may bid first
    assert {made.actions[0].player for made in played} == {0, 1}
    assert random_record(toy, 3, 2) == played[3]
    assert random_record(toy, 3, 2, max_actions=3).actions == played[3].actions[:3]


def test_the_command_tells_what_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 1
    assert "no golden records" in capsys.readouterr().err
    shutil.copy(CASES[0].path, tmp_path)
    assert main([str(tmp_path)]) == 0
    assert "actions\n" in capsys.readouterr().out
    (tmp_path / "z.txt").write_text(TEXT, encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert "z.txt: line 1: game: " in capsys.readouterr().out


@pytest.mark.parametrize("case", KEPT)
def test_the_games_reproduce_their_golden_records(case: Case) -> None:
    assert case.path.exists(), "python -m tests.golden makes it"
    played = check(case.path.read_text(encoding="utf-8"))
    assert (played.game, played.players) == (case.game.INFO.name, case.players)
    assert played.options == case.options


def test_no_golden_record_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(case.path for case in CASES)


def interpreters() -> list[str]:
    """Other versions of Python: on the path, and those that TABLETOP_PYTHONS lists."""
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    listed = os.environ.get("TABLETOP_PYTHONS", "").split(os.pathsep)
    return [path for path in [*found, *listed] if path]


def run(interpreter: str, *arguments: str, seed: str = "0") -> tuple[int, str]:
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [interpreter, *arguments], env=env, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("interpreter", interpreters())
def test_other_pythons_reproduce_them(interpreter: str) -> None:
    code, _ = run(interpreter, "-c", "import attrs, cattrs, hypothesis")
    if code:
        pytest.skip(f"{interpreter} lacks attrs, cattrs or hypothesis")
    code, told = run(interpreter, "-m", "tabletop_rules.testing.golden", str(FOLDER))
    assert code == 0, told


@pytest.mark.parametrize("seed", ["1", pytest.param("2", marks=pytest.mark.soak)])
def test_other_hash_seeds_reproduce_them(seed: str) -> None:
    command = ("-O", "-m", "tabletop_rules.testing.golden", str(FOLDER))
    code, told = run(sys.executable, *command, seed=seed)
    assert code == 0, told
