"""The conformance suite: hold a game of your own to the laws of the library.

    from tabletop_rules.testing import check_game

    def test_my_game():
        check_game(my_game)

`states`, `actions` and `playouts` are the Hypothesis strategies that it is made of,
for property tests of your own. The laws stand in "Writing your own game".
"""

try:
    import hypothesis as _hypothesis
except ImportError as error:
    raise ImportError(
        "tabletop_rules.testing needs Hypothesis: "
        'install the extra with pip install "tabletop_rules[testing]"'
    ) from error

from tabletop_rules.testing.check import check_game
from tabletop_rules.testing.playout import Playout
from tabletop_rules.testing.story import LawBroken
from tabletop_rules.testing.strategies import actions, playouts, states

del _hypothesis

__all__ = ["LawBroken", "Playout", "actions", "check_game", "playouts", "states"]
