"""The frozen random source and the loaded dice."""

import os
import pickle
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import process_time
from typing import cast

import attr
import numpy as np
import pytest

import tabletop_rules
from tabletop_rules import Rng, Script
from tabletop_rules.errors import ScriptError
from tests.effort import scaled

GOLDEN = """\
from hashlib import sha256
from tabletop_rules.rng import Rng
print([Rng(0, draw).below(6)[0] for draw in range(10)])
print([Rng(2026, draw).below(10**9)[0] for draw in range(3)])
print(Rng(-5).below(2**100)[0])
print(Rng(2**70).shuffle(range(10))[0])
print(Rng(0).shuffle(range(8))[0])
for count in (85, 200, 201, 1000):
    order = Rng(2026).shuffle(range(count))[0]
    print(count, *order[:6], sha256(repr(order).encode()).hexdigest()[:16])
"""

NUMBERS = """\
[0, 3, 1, 3, 2, 5, 0, 2, 4, 1]
[558973330, 304291794, 447507073]
1016162124061712030038097399782
(7, 3, 8, 9, 6, 5, 2, 1, 4, 0)
(0, 5, 4, 6, 3, 7, 1, 2)
85 31 64 27 43 70 52 cbfc833a0582377d
200 195 101 146 141 152 133 73f558ad8a84e11e
201 60 142 100 140 58 86 9682514621660144
1000 212 339 532 815 782 562 5c2f936441948311
"""


def test_golden_numbers() -> None:
    """These never change: records and seeds that people keep rest on them."""
    ran = subprocess.run(
        [sys.executable, "-c", GOLDEN], capture_output=True, text=True, check=True
    )
    assert ran.stdout == NUMBERS


@pytest.mark.parametrize("python", ["python3.11", "python3.12", "python3.13"])
def test_golden_numbers_on_other_python_versions(python: str) -> None:
    """Run by whatever interpreters are there, with this library and attrs lent."""
    lent = [
        Path(package.__file__ or "").parents[1] for package in (attr, tabletop_rules)
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, lent))}

    def run(program: str) -> subprocess.CompletedProcess[str]:
        command = [shutil.which(python) or sys.executable, "-c", program]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, env=environment
        )

    asked = run("import sys; print('python%d.%d' % sys.version_info[:2])")
    if asked.stdout.strip() != python:
        pytest.skip(f"{python} is not installed")
    assert run(GOLDEN).stdout == NUMBERS


def test_a_draw_gives_the_next_source_and_changes_nothing() -> None:
    rng = Rng(7)
    first, after = rng.below(1000)
    assert rng == Rng(7, 0)
    assert after == Rng(7, 1)
    assert rng.below(1000) == (first, after)
    assert rng.shuffle("abc")[1] == Rng(7, 1)


@scaled(draws=3000)
def test_every_number_is_equally_likely(draws: int) -> None:
    counts = Counter(Rng(1, draw).below(3)[0] for draw in range(draws))
    assert set(counts) == {0, 1, 2}
    reach = 4 * (draws * 2 / 9) ** 0.5  # four standard deviations
    assert all(abs(count - draws / 3) < reach for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    draws = 24_000
    counts = Counter(Rng(draw).shuffle("ABCD")[0] for draw in range(draws))
    assert len(counts) == 24
    statistic = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert statistic < 49.7  # exceeded once in a thousand, 23 degrees of freedom


def test_every_order_of_many_is_equally_likely() -> None:
    """Above 200 items the swaps come out of several numbers of one digest."""
    draws, count, bins = 4_800, 320, 16
    first, last, after = Counter[int](), Counter[int](), Counter[int]()
    for draw in range(draws):
        order = Rng(draw).shuffle(range(count))[0]
        assert sorted(order) == list(range(count))
        first[order.index(0) * bins // count] += 1
        last[order.index(count - 1) * bins // count] += 1
        after[(order.index(1) - order.index(0)) % count * bins // count] += 1
    for counts in (first, last):
        statistic = sum((n - 300) ** 2 / 300 for n in counts.values())
        assert statistic < 37.7  # exceeded once in a thousand, 15 degrees of freedom
    # a card is never 0 places behind another one, so the first bin has 19 places
    expected = [draws * (19 if n == 0 else 20) / 319 for n in range(bins)]
    statistic = sum((after[n] - e) ** 2 / e for n, e in enumerate(expected))
    assert statistic < 37.7


def test_a_shuffle_takes_time_in_proportion_to_its_length() -> None:
    begin = process_time()
    order, after = Rng(5).shuffle(range(2**17))
    # 0.04 seconds; a single number for all of it takes half a minute
    assert process_time() - begin < 2
    assert len(set(order)) == 2**17
    assert after == Rng(5, 1)


def test_seeds_and_draws_do_not_repeat_each_other() -> None:
    values = {
        Rng(seed, draw).below(2**64)[0] for seed in range(50) for draw in range(50)
    }
    assert len(values) == 2500


def test_a_shuffle_of_one_or_none() -> None:
    assert Rng(1).shuffle(()) == ((), Rng(1, 1))
    assert Rng(1).shuffle(("a",)) == (("a",), Rng(1, 1))
    assert Rng(1).below(1) == (0, Rng(1, 1))


def test_the_global_source_is_left_alone() -> None:
    random.seed(9)
    before = random.getstate()
    Rng(3).below(6)
    Rng(3).shuffle(range(60))
    assert random.getstate() == before


def test_sources_are_values() -> None:
    for source in (Rng(3, 4), Script((1, 2))):
        assert pickle.loads(pickle.dumps(source)) == source
        with pytest.raises(AttributeError):
            source.values = ()  # type: ignore[union-attr, misc]


def test_integers_of_sources() -> None:
    assert Rng(cast(int, np.int64(3)), cast(int, np.int8(1))) == Rng(3, 1)
    assert type(Rng(cast(int, np.int64(3))).seed) is int
    assert Rng(1).below(cast(int, np.int64(6))) == Rng(1).below(6)
    assert Script((cast(int, np.int64(1)),)) == Script((1,))
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(TypeError):
            Rng(cast(int, wrong))
        with pytest.raises(TypeError):
            Rng(1).below(cast(int, wrong))
        with pytest.raises(TypeError):
            Script((cast(int, wrong),))
        with pytest.raises(TypeError):
            Script.dice(cast(int, wrong))
    for source in (Rng(1), Script((0,))):
        for n in (0, -1):
            with pytest.raises(ValueError, match="n must be positive"):
                source.below(n)


def test_a_script_gives_what_it_says() -> None:
    script = Script.dice(3, 1)
    face, script = script.below(3)
    assert (face, script) == (2, Script((0,)))
    assert script.shuffle("abc") == (("a", "b", "c"), script)
    assert script.below(3) == (0, Script(()))


def test_a_script_that_runs_out_or_is_out_of_range() -> None:
    with pytest.raises(ScriptError, match="run out: a number below 3 is due"):
        Script(()).below(3)
    for value in (3, -1):
        with pytest.raises(ScriptError, match=f"says {value}, but 0 to 2 is due"):
            Script((value,)).below(3)
