"""Safe apples and who won (section 9 of the rules)."""

from collections.abc import Iterator

from tabletop_rules.games.busungar.chase import half
from tabletop_rules.games.busungar.components import OVER
from tabletop_rules.games.busungar.state import State
from tabletop_rules.outcome import Entry, Note, Outcome, ranks, ties


def score(state: State) -> tuple[int, ...]:
    """The safe apples of each seat (9.2)."""
    return state.safe


def tally(state: State) -> tuple[Entry, ...]:
    """How the score comes about, seat by seat; what may still change is "so far".

    Entries without points follow for apples that are carried, which do not count
    (4.6, 7.11, 9.4), and for who is out, who ranks behind all others (9.3).

    >>> from tabletop_rules.games.busungar.setup import position
    >>> state = position(places=["L5", None], carried=[3, 0], safe=[4, 6])
    >>> for entry in tally(state):
    ...     print(entry)
    seat 0: 4, safe apples so far (rule 9.2)
    seat 0: 0, 3 apples carried are not safe yet (rule 4.6)
    seat 1: 6, safe apples so far (rule 9.2)
    """
    return tuple(
        [entry for seat in range(len(state.safe)) for entry in _entries(state, seat)]
    )


def _entries(state: State, seat: int) -> Iterator[Entry]:
    """The lines of the score sheet for a seat."""
    safe, carried, out = state.safe[seat], state.carried[seat], state.out[seat]
    final = out or state.phase is OVER
    what = "safe apple" if safe == 1 else "safe apples" if safe else "no safe apple"
    yield Entry(seat, safe, what if final else f"{what} so far", "9.2")
    if carried:
        yield _of_carried(state, seat, carried)
    if out:
        yield Entry(seat, 0, "out of the game, behind all who are not", "9.3")


def _of_carried(state: State, seat: int, carried: int) -> Entry:
    apples = "1 apple" if carried == 1 else f"{carried} apples"
    if state.phase is OVER:
        return Entry(seat, 0, f"{apples} carried at the end count for nobody", "9.4")
    verb = "is" if carried == 1 else "are"
    text = f"{apples} carried {verb} not safe yet"
    if state.options.keep_half:
        text += f", but {half(carried)} will be if the dog catches"
        return Entry(seat, 0, text, "7.11")
    return Entry(seat, 0, text, "4.6")


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
    return Outcome(ranks(keys), score(state), reason, tuple(_tie_breaks(state)))


def _tie_breaks(state: State) -> Iterator[Note]:
    """What 9.3 made of each tie on apples, and the ties that it left (9.2)."""
    for tied in ties(state.safe):
        staying = [seat for seat in tied if not state.out[seat]]
        gone = [seat for seat in tied if state.out[seat]]
        if staying and gone:
            safe = state.safe[tied[0]]
            apples = "1 safe apple" if safe == 1 else f"{safe} safe apples"
            are_out = "is out and ranks" if len(gone) == 1 else "are out and rank"
            text = f"with {apples} each, {_seats(gone)} {are_out} behind"
            yield Note(text, "9.3")
        for group in (staying, gone):
            if len(group) > 1:
                yield Note(f"{_seats(group)} share a place", "9.2")


def _seats(seats: list[int]) -> str:
    return f"{'seat' if len(seats) == 1 else 'seats'} {', '.join(map(str, seats))}"
