"""Penalty points and who won (section 9 of the rules)."""

from tabletop_rules.games.bumbesi.components import Card, Special
from tabletop_rules.games.bumbesi.state import State
from tabletop_rules.outcome import Outcome, ranks


def score(state: State) -> tuple[int, ...]:
    """The penalty points of each seat: one for each card in its pile (9.1)."""
    return tuple([len(pile) for pile in state.penalties])


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game goes on.

    The fewest points win (9.2), the fewer specials laid out break ties (9.3), and who
    is still tied shares the place (9.4).
    """
    if not state.over:
        return None
    keys = [(len(pile), _specials(pile)) for pile in state.penalties]
    reason = f"seat {state.turn} took the marked column after the deck had run out"
    return Outcome(ranks(keys, low_wins=True), score(state), reason)


def _specials(pile: tuple[Card, ...]) -> int:
    return sum(isinstance(card, Special) for card in pile)
