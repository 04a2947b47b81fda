"""Points and who won (section 6 of the rules)."""

from tabletop_rules.games.bambuti.state import State
from tabletop_rules.outcome import Outcome, ranks


def score(state: State) -> tuple[int, ...]:
    """The points of each seat from the counts so far (5.1)."""
    return state.points


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game goes on.

    The most points win (6.1); equal points are a shared win (6.2).
    """
    if not state.over:
        return None
    if state.passes:
        reason = "both players passed in a row"
    else:
        reason = "both players are left with at most four cards"
    return Outcome(ranks(state.points), state.points, reason)
