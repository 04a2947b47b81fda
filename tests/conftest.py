"""The settings of all tests, and the mark of those that are worked out by hand."""

from pathlib import Path

import pytest

from tests.effort import load_profile

GAMES = Path(__file__).parent / "games"
CHANCE = ("scales", "soak", "hypothesis")

load_profile()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the games that hang on no chance and no number of examples.

    They alone count for the coverage of the games.
    """
    for item in items:
        by_chance = any(map(item.get_closest_marker, CHANCE))
        if item.path.is_relative_to(GAMES) and not by_chance:
            item.add_marker(pytest.mark.by_hand)
