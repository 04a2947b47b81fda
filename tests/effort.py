"""How much of the same the tests do: one number for all loops, and one profile.

How many examples? The number that is written in a test is the least that holds the
law; `make soak` multiplies it by EFFORT, an environment variable:

    @scaled(games=20)                        # 20 games, and 20 times EFFORT in a soak
    def test_games_keep_all_cards(games: int) -> None:
        for seed in range(games): ...

    @crossed(players=(2, 3, 4), options=VARIANTS)    # each of them once; all in a soak
    def test_the_end(players: int, options: Options) -> None: ...

    @given(playouts(game))                   # the profile below says how many examples
    def test_a_law(playout: Playout) -> None: ...

    @pytest.mark.soak                        # nothing but more of what others hold
    def test_every_board_of_all() -> None: ...

Each law and each clause has a test without a mark of a soak. `make soak` runs what
takes its number from here, and what bears the mark; it does not repeat the rest.
"""

import os
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

EFFORT = int(os.environ.get("EFFORT", "1"))
"""So many times the numbers that are written; 1 is `make test`."""

EXAMPLES = 30
"""The examples of a property, for EFFORT 1."""

PROFILE = "tests"


def scaled(**numbers: int) -> pytest.MarkDecorator:
    """Pass each number, times EFFORT, to the parameter of its name."""
    values = [number * EFFORT for number in numbers.values()]
    names = [f"{value} {name}" for name, value in zip(numbers, values, strict=True)]
    case = pytest.param(*values, id=", ".join(names), marks=pytest.mark.scales)
    return pytest.mark.parametrize(tuple(numbers), [case])


def crossed(**values: Sequence[Any]) -> pytest.MarkDecorator:
    """Pass every combination; `make test` has as few as name each value once.

    Those are the first values together, the second ones, and so on, shorter sequences
    starting again; the others bear the mark of a soak.
    """
    longest = max(map(len, values.values()))
    chosen = {
        tuple(number % len(each) for each in values.values())
        for number in range(longest)
    }
    cases = [
        pytest.param(
            *[each[step] for each, step in zip(values.values(), steps, strict=True)],
            marks=() if steps in chosen else pytest.mark.soak,
        )
        for steps in product(*[range(len(each)) for each in values.values()])
    ]
    return pytest.mark.parametrize(tuple(values), cases)


def load_profile() -> None:
    """The settings of every property: the same examples in each `make test`."""
    settings.register_profile(
        PROFILE,
        max_examples=EXAMPLES * EFFORT,
        derandomize=EFFORT == 1,
        deadline=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile(PROFILE)
