"""What CONTRIBUTING.md tells is done in a copy, and the copy is held to the laws.

Where a change has to be told anew, for the files around it are others now, make it by
hand and keep `git diff --no-prefix -U2` of it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTIONS = {
    "animal": "Add an animal",
    "card": "Add a card",
    "event": "Add an event",
    "game": "Add a sixth game",
}
COPIED = ("src", "docs", "tests", "pyproject.toml", "README.md")


def section(title: str) -> str:
    """The text below that heading."""
    return re.split(r"^## ", TEXT.partition(f"## {title}\n")[2], flags=re.M)[0]


def listed(text: str) -> list[str]:
    """The files that its lists tell of, before the colon of each item."""
    items = re.findall(r"^- (.*?)(?::\s|$(?!\n  ))", text, re.M | re.S)
    return [name for item in items for name in re.findall("`([^`]+)`", item)]


def change(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.diff")


def touched(name: str) -> list[str]:
    return re.findall(r"^\+\+\+ (\S+)$", change(name).read_text("utf-8"), re.M)


def copied(folder: Path, *names: str) -> Path:
    """A copy of the repository with these changes."""
    for each in COPIED:
        source, target = ROOT / each, folder / each
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "_build", "*.ipynb")
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copy(source, target)
    for name in names:
        run(folder, "git", "apply", "-p0", "--whitespace=error", str(change(name)))
    return folder


def run(copy: Path, *command: str) -> str:
    """What a command prints in the copy; it has to succeed."""
    own = {
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": "",  # it is compiled once for all processes
        "GIT_CEILING_DIRECTORIES": str(copy.parent),  # a copy is no repository
    }
    done = subprocess.run(
        command,
        cwd=copy,
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(copy: Path, program: str) -> str:
    return run(copy, sys.executable, "-c", program)


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The copy with the animal, the card and its event."""
    return copied(tmp_path_factory.mktemp("changed"), "animal", "card", "event")


@pytest.fixture(scope="module")
def with_duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The copy with a sixth game, that of "Writing your own game"."""
    copy = copied(tmp_path_factory.mktemp("duel"), "game")
    page = (copy / "docs" / "own_game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    home = copy / "src" / "tabletop_rules" / "games" / "duel"
    home.mkdir()
    (home / "__init__.py").write_text("\n\n".join(blocks), encoding="utf-8")
    return copy


@pytest.mark.parametrize("name", ["animal", "card", "event"])
def test_a_section_lists_the_files_of_its_change(name: str) -> None:
    assert sorted(listed(section(SECTIONS[name]))) == sorted(touched(name))


def test_the_lists_of_a_sixth_game_are_among_its_files() -> None:
    assert set(touched("game")) < set(listed(section(SECTIONS["game"])))


def test_every_file_that_a_game_has_is_told() -> None:
    """What bears the name of Bumbesi has its like in the list, and the other way."""
    told = [
        name.replace("duel", "bumbesi") for name in listed(section(SECTIONS["game"]))
    ]
    golden = "tests/golden/bumbesi-2.txt"  # not for two players
    missing = [name for name in told if not (ROOT / name).exists()]
    assert missing == [golden]
    told[told.index(golden)] = "tests/golden/bumbesi-"
    for top in ("src", "tests", "docs", "examples", "benchmarks"):
        for path in (ROOT / top).rglob("*bumbesi*"):
            name = path.relative_to(ROOT).as_posix()
            if not {"_build", "__pycache__"} & set(path.parts):
                assert f"{name}/".startswith(tuple(told)), name


def test_the_tests_of_the_changes_pass_in_the_copy(changed: Path) -> None:
    tests = [
        name
        for each in ("animal", "card", "event")
        for name in touched(each)
        if Path(name).name.startswith("test_")
    ]
    literal = "tests/games/bumuntu/test_animals_against_literal.py"
    told = run(
        changed,
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *sorted(set(tests)),
        f"{literal}::test_6_the_animal_moves_as_the_rules_say_to_the_letter",
    )
    assert re.search(r"^\d+ passed", told, re.M)


def test_the_changed_games_keep_the_laws(changed: Path) -> None:
    python(
        changed,
        "from tabletop_rules import bumbesi, bumuntu\n"
        "from tabletop_rules.testing import check_game\n"
        "newest = bumuntu.Options(animals=list(bumuntu.Animal)[-8:])\n"
        "assert bumuntu.Animal.GAZELLE in newest.animals\n"
        "check_game(bumuntu, options=[newest], players=[2], examples=2)\n"
        "check_game(bumbesi, players=[3], examples=3)\n",
    )


def test_the_new_animal_and_the_new_card_are_drawn(changed: Path) -> None:
    told = python(
        changed,
        "from tabletop_rules import bumbesi, bumuntu, render\n"
        "animals = list(bumuntu.Animal)[-8:]\n"
        "jungle = bumuntu.initial_state(1, 2, bumuntu.Options(animals=animals))\n"
        "assert 'Ga' in render.text(jungle)\n"
        "state = bumbesi.position(hands=['25 27 60 61 skip', None, None])\n"
        "step = bumbesi.transition(state, bumbesi.parse_action('skip', 0))\n"
        "print(render.svg(bumbesi.view(state, 0), bumbesi.legal_actions(state, 0)))\n"
        "print(render.svg(bumbesi.view(step.state, 0), (), step.events))\n",
    )
    assert 'data-actions="skip"' in told
    assert "seat 1 is left out" in told


@pytest.mark.soak
def test_checkers_of_types_agree_with_the_changes(
    changed: Path, tmp_path: Path
) -> None:
    """Told of as what finds each place where a new action is missing."""
    mypy = (sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path))
    run(changed, *mypy, "src")
    notation = changed / "src/tabletop_rules/games/bumbesi/notation.py"
    text = notation.read_text(encoding="utf-8")
    forgotten = '    if isinstance(action, Skip):\n        return "skip"\n'
    assert forgotten in text
    notation.write_text(text.replace(forgotten, ""), encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match="Skip"):
            run(changed, *mypy, "src")
    finally:
        notation.write_text(text, encoding="utf-8")


def test_the_sixth_game_is_one_of_the_library(with_duel: Path) -> None:
    python(
        with_duel,
        "import tabletop_rules, tabletop_rules.duel as short\n"
        "from tabletop_rules import duel, record\n"
        "from tabletop_rules.games import GAMES, find\n"
        "from tabletop_rules.simulate import simulate\n"
        "from tabletop_rules.testing import check_game\n"
        "assert duel is short is find('duel') is GAMES[-1]\n"
        "assert 'duel' in dir(tabletop_rules)\n"
        "check_game(duel, examples=5, terminates_within=6)\n"
        "first = lambda state, seat, legal: legal[0]\n"
        "kept = record.play(duel, 7, 2, first)\n"
        "assert record.from_json(record.to_json(kept)) == kept\n"
        "assert len(simulate(duel, 3, 2).finished) == 3\n",
    )
    listed = run(with_duel, sys.executable, "-m", "tabletop_rules", "list")
    assert re.search(r"^duel +Duel +2 ", listed, re.M)


def test_the_sixth_game_has_its_room(with_duel: Path) -> None:
    python(
        with_duel,
        "from docs._ext.architecture import floors\n"
        "assert floors.faults() == []\n"
        "assert floors.between_rooms()['duel'] == {'ground floor'}\n"
        "assert 'duel' in floors.between_rooms()['games by name']\n",
    )
