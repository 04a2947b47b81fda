"""How a game came out, in lines."""

from collections.abc import Iterable

from tabletop_rules.outcome import Outcome
from tabletop_rules.render.lettering import printable


def result_lines(result: Outcome | None) -> list[str]:
    """The reason, the seats from the first place to the last, and how ties broke."""
    if result is None:
        return ["the game is not finished"]
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    places = [
        f"{result.ranks[seat]}. seat {seat}: {_points(result.scores[seat])}"
        for seat in order
    ]
    ties = [printable(str(note)) for note in result.tie_breaks]
    return [f"the game is over: {printable(result.reason)}", *places, *ties]


def event_lines(events: Iterable[object]) -> list[str]:
    """Each event as one line; names in it may come from a file."""
    return [printable(f"  {event}") for event in events]


def _points(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"
