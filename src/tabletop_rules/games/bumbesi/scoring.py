"""Penalty points and who won (section 9 of the rules)."""

from collections.abc import Iterator

from tabletop_rules.games.bumbesi.components import Card, Special
from tabletop_rules.games.bumbesi.state import State
from tabletop_rules.outcome import Entry, Note, Outcome, ranks, ties


def score(state: State) -> tuple[int, ...]:
    """The penalty points of each seat: one for each card in its pile (9.1)."""
    return tuple([len(pile) for pile in state.penalties])


def tally(state: State) -> tuple[Entry, ...]:
    """How the score comes about, seat by seat: cards taken, then specials laid out.

    >>> from tabletop_rules.games.bumbesi.setup import position
    >>> for entry in tally(position(penalties=["30 4 theft", (), "change"], deck=None)):
    ...     print(entry)
    seat 0: 2, cards of columns taken (rule 6.1)
    seat 0: 1, special card laid out (rule 5.1)
    seat 1: 0, no penalty card (rule 9.1)
    seat 2: 1, special card laid out (rule 5.1)
    """
    entries: list[Entry] = []
    for player, pile in enumerate(state.penalties):
        specials = _specials(pile)
        taken = len(pile) - specials
        if taken:
            text = f"{_cards(taken)} of columns taken"
            entries.append(Entry(player, taken, text, "6.1"))
        if specials:
            text = f"special {_cards(specials)} laid out"
            entries.append(Entry(player, specials, text, "5.1"))
        if not pile:
            entries.append(Entry(player, 0, "no penalty card", "9.1"))
    return tuple(entries)


def _cards(count: int) -> str:
    return "card" if count == 1 else "cards"


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game goes on.

    The fewest points win (9.2), the fewer specials laid out break ties (9.3), and who
    is still tied shares the place (9.4).
    """
    if not state.over:
        return None
    keys = [(len(pile), _specials(pile)) for pile in state.penalties]
    reason = f"seat {state.turn} took the marked column after the deck had run out"
    notes = tuple(_tie_breaks(state))
    return Outcome(ranks(keys, low_wins=True), score(state), reason, notes)


def _tie_breaks(state: State) -> Iterator[Note]:
    """What 9.3 made of each tie on points, and the ties that it left (9.4)."""
    for tied in ties(score(state), low_wins=True):
        specials = [_specials(state.penalties[seat]) for seat in tied]
        points = len(state.penalties[tied[0]])
        if len(set(specials)) > 1:
            laid = [f"seat {s} {n}" for s, n in zip(tied, specials, strict=True)]
            text = f"with {points} points each, fewer specials laid out are better: "
            yield Note(text + ", ".join(laid), "9.3")
        for left in ties(specials, low_wins=True):
            seats = ", ".join([str(tied[place]) for place in left])
            yield Note(f"seats {seats} share a place", "9.4")


def _specials(pile: tuple[Card, ...]) -> int:
    return sum(isinstance(card, Special) for card in pile)
