"""The invariants of a position.

What is asked is whether the parts fit together, not how they came about: points,
drums and the turn are not traced back to the deal.
"""

from collections.abc import Iterator

from tabletop_rules.brief import brief
from tabletop_rules.conservation import conserved, crowded
from tabletop_rules.errors import Problem
from tabletop_rules.games.bambuti.components import (
    BOX,
    DRUMS,
    HAND_SIZE,
    ROW_SIZE,
    SEATS,
    Mask,
    in_order,
)
from tabletop_rules.games.bambuti.placements import placements
from tabletop_rules.games.bambuti.rows import falls_outwards
from tabletop_rules.games.bambuti.state import State
from tabletop_rules.games.bambuti.turns import LAST_HAND_SIZE, is_final

MOST_POINTS = 45 * 41
"""Five markers of at most 9, and a count at most for each card that may be laid (5.7)
and for two passes: 40 cards are no part of the rows that begin.
"""


def validate(state: State) -> tuple[Problem, ...]:
    """Each broken invariant of the position; () for every one that can be reached."""
    masks = _all_masks(state)
    broken = crowded(BOX, masks, "1.1") or (
        *_seat_problems(state),
        *conserved(BOX, masks, "1.1"),
        *_row_problems(state),
    )
    if broken:
        return broken  # nothing else can be asked of such parts
    if not state.laid_out:
        return (*_order_problems(state), *_deal_problems(state))
    return (
        *_order_problems(state),
        *_hand_problems(state),
        *_facing_problems(state),
        *_drumming_problems(state),
        *_pass_problems(state),
        *_end_problems(state),
    )


def _all_masks(state: State) -> list[Mask]:
    parts = (state.deck, *state.hands, *state.rows, state.covered)
    return [mask for part in parts for mask in part]


def _seat_problems(state: State) -> Iterator[Problem]:
    if state.turn not in SEATS:
        yield Problem("1.3", f"it is the turn of seat {brief(state.turn)}")
    for seat in SEATS:
        if not 0 <= state.drums[seat] <= DRUMS:
            yield Problem("1.2", f"seat {seat} has {brief(state.drums[seat])} drums")
        if not 0 <= state.points[seat] <= MOST_POINTS:
            yield Problem("5.1", f"seat {seat} has {brief(state.points[seat])} points")


def _row_problems(state: State) -> Iterator[Problem]:
    for seat in SEATS:
        row = state.rows[seat]
        if row and len(row) != ROW_SIZE:
            yield Problem("2.2", f"the row of seat {seat} has {len(row)} cards")
        elif row and not falls_outwards(row):
            yield Problem("2.2", f"the row of seat {seat} rises outwards")


def _order_problems(state: State) -> Iterator[Problem]:
    for seat in SEATS:
        if state.hands[seat] != in_order(state.hands[seat]):
            yield Problem("1.1", f"the hand of seat {seat} is not sorted")
    if state.covered != in_order(state.covered):
        yield Problem("1.1", "the covered cards are not sorted")


def _deal_problems(state: State) -> Iterator[Problem]:
    """Before both rows lie there, nothing else has happened."""
    for seat in SEATS:
        due = 0 if state.rows[seat] else ROW_SIZE
        if len(state.hands[seat]) != due:
            held = len(state.hands[seat])
            yield Problem("2.1", f"seat {seat} holds {held} cards, not {due}")
    if state.turn != state.options.youngest:
        yield Problem("2.5", "who starts is found before both rows lie there")
    if state.covered or state.drumming:
        yield Problem("2.3", "a card is laid before both rows lie there")
    if state.passes or state.over:
        yield Problem("2.3", "a turn is over before both rows lie there")
    if state.drums != (DRUMS, DRUMS) or state.points != (0, 0):
        yield Problem("2.3", "there was a count before both rows lie there")


def _hand_problems(state: State) -> Iterator[Problem]:
    for seat in SEATS:
        held = len(state.hands[seat])
        if held > HAND_SIZE:
            yield Problem("2.4", f"seat {seat} holds {held} cards")
        if state.deck and held < HAND_SIZE:
            yield Problem(
                "4.4", f"seat {seat} holds {held} cards though the deck has some"
            )


def _facing_problems(state: State) -> Iterator[Problem]:
    if state.covered and all(
        first.value == second.value for first, second in zip(*state.rows, strict=True)
    ):
        yield Problem("3.4", "a card was laid, but all facing cards are equal")


def _drumming_problems(state: State) -> Iterator[Problem]:
    if not state.drumming:
        return
    if state.over or state.passes or not state.covered:
        yield Problem("5.5", "no card was laid that a drum could follow")
    if state.drums[state.turn] == 0:
        yield Problem("5.5", f"seat {state.turn} has no drum left")


def _pass_problems(state: State) -> Iterator[Problem]:
    if not 0 <= state.passes <= 2:
        yield Problem("5.8", f"{brief(state.passes)} passes in a row")
        return
    if state.passes == 2 and not state.over:
        yield Problem("5.8", "two passes in a row, but the game goes on")
    passers = ((), (1 - state.turn,), SEATS)[state.passes]
    for seat in passers:
        if placements(seat, state.hands[seat], state.rows):
            yield Problem("4.5", f"seat {seat} passed but can lay a card")


def _end_problems(state: State) -> Iterator[Problem]:
    if is_final(state.hands):
        if not state.over:
            yield Problem("5.6", "neither holds more than four cards")
        elif state.passes == 0 and len(state.hands[state.turn]) != LAST_HAND_SIZE:
            yield Problem("5.6", f"the last card came after seat {state.turn} had four")
    elif state.over and state.passes < 2:
        yield Problem("5.6", "the game is over though somebody holds five cards")
