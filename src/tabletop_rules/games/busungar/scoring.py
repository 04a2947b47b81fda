"""Safe apples and who won (section 9 of the rules)."""

from tabletop_rules.games.busungar.state import OVER, State
from tabletop_rules.outcome import Outcome, ranks


def score(state: State) -> tuple[int, ...]:
    """The safe apples of each seat (9.2)."""
    return state.safe


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game goes on.

    The most safe apples win and equal numbers share the place (9.2); who is out ranks
    behind all who are not (9.3).
    """
    if state.phase is not OVER:
        return None
    keys = [(not out, safe) for out, safe in zip(state.out, state.safe, strict=True)]
    if state.out.count(False) == 1:
        reason = f"only seat {state.out.index(False)} is left in the game"
    else:
        reason = "the tree is empty and nobody is in the garden"
    return Outcome(ranks(keys), score(state), reason)
