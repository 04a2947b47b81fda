"""Points and who won (section 6 of the rules)."""

from tabletop_rules.games.bambuti.components import COLUMNS, SEATS
from tabletop_rules.games.bambuti.markers import marker
from tabletop_rules.games.bambuti.state import State
from tabletop_rules.outcome import Entry, Note, Outcome, ranks


def score(state: State) -> tuple[int, ...]:
    """The points of each seat from the counts so far (5.1)."""
    return state.points


def tally(state: State) -> tuple[Entry, ...]:
    """How the score comes about, seat by seat.

    When the game is over the markers of the final count are told one by one (5.6,
    5.8), from column 0 to 4; what was counted before is told together, for the table
    keeps no list of the counts (5.1).
    """
    entries: list[Entry] = []
    for player in SEATS:
        final = _final_markers(state, player) if state.over else []
        before = state.points[player] - sum([entry.points for entry in final])
        text = "in counts before the last" if state.over else "in counts so far"
        if before < 0:  # a position that was set up without its last count
            final, before, text = [], state.points[player], "in all counts"
        if before or not final:
            entries.append(Entry(player, before, text, "5.1"))
        entries += final
    return tuple(entries)


def _final_markers(state: State, player: int) -> list[Entry]:
    clause = "5.8" if state.passes else "5.6"
    found = [(column, marker(state, column)) for column in COLUMNS]
    return [
        Entry(player, it.value, f"final count, marker in column {column}", clause)
        for column, it in found
        if it is not None and it.owner == player
    ]


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
    first, second = state.points
    notes: tuple[Note, ...] = ()
    if first == second:
        notes = (Note(f"with {first} points each, both share the win", "6.2"),)
    return Outcome(ranks(state.points), state.points, reason, notes)
