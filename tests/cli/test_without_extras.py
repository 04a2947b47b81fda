"""Without Rich and Hypothesis: what works, and what says what to install."""

import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_rules import bumbesi, record

BLOCKED = """\
import sys
for name in ("rich", "hypothesis"):
    sys.modules[name] = None
from tabletop_rules.cli import main
sys.exit(main())
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process where the extras cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", BLOCKED, *words],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("words", ["play bumbesi", "simulate bumbesi -n 1"])
def test_play_and_simulate_say_what_to_install(words: str) -> None:
    done = run(*words.split())
    name = words.split()[0]
    expected = f"tabletop-rules: {name} needs rich: pip install 'tabletop_rules[cli]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", expected)


def test_perft_says_what_to_install() -> None:
    done = run("perft", "bumbesi", "1")
    expected = (
        "tabletop-rules: perft needs hypothesis: "
        "pip install 'tabletop_rules[testing]'\n"
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", expected)


def test_list_rules_and_replay_need_no_extra(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(record.Recorder(bumbesi, 7, 3).record()))
    for words in (["list"], ["rules", "bumbesi", "4.3"], ["replay", str(path)]):
        done = run(*words)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout != ""


def test_the_library_itself_does_not_load_rich() -> None:
    code = "import sys, tabletop_rules, tabletop_rules.simulate as s; s.simulate"
    check = f"{code}; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
