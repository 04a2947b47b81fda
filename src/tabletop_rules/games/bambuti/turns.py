"""What each decision does to the table (sections 2, 4 and 5 of the rules)."""

from bisect import insort
from typing import TypeVar

from tabletop_rules.building import builder
from tabletop_rules.games.bambuti.actions import (
    Arrange,
    BeatDrum,
    KeepDrum,
    Lay,
    Pass,
)
from tabletop_rules.games.bambuti.components import (
    HAND_SIZE,
    SEATS,
    Pair,
    in_order,
    mask_key,
)
from tabletop_rules.games.bambuti.events import (
    CardsDrawn,
    Cause,
    Counted,
    DrumKept,
    Event,
    GameEnded,
    Log,
    MarkerChanged,
    MaskLaid,
    Passed,
    RowLaid,
    RowsRevealed,
    StarterFound,
)
from tabletop_rules.games.bambuti.markers import marker_between, marker_sums
from tabletop_rules.games.bambuti.rows import symmetrical
from tabletop_rules.games.bambuti.state import State
from tabletop_rules.tuples import replaced

T = TypeVar("T")

_state = builder(State)

LAST_HAND_SIZE = 4
"""The final count comes when neither player holds more (5.6)."""

SYMMETRY, DRUM, FINAL = Cause.SYMMETRY, Cause.DRUM, Cause.FINAL


def arrange(state: State, action: Arrange, log: Log) -> State:
    """2.2 and 2.3: a row is laid face down; the second one reveals both."""
    player = action.player
    rows = with_part(state.rows, player, action.row)
    hands = with_part(state.hands, player, ())
    deck, turn = state.deck, state.turn
    if log is not None:
        log.append(RowLaid(player, action.row))
    if rows[1 - player]:
        drawn = (deck[:HAND_SIZE], deck[HAND_SIZE : 2 * HAND_SIZE])
        hands = (in_order(drawn[0]), in_order(drawn[1]))
        deck = deck[2 * HAND_SIZE :]
        turn = starter(rows, state.options.youngest)
        if log is not None:
            log.append(RowsRevealed(rows))
            log.extend([CardsDrawn(p, HAND_SIZE, hands[p]) for p in SEATS])
            log.append(StarterFound(turn, marker_sums(rows)))
    return _state(
        state.options,
        deck,
        hands,
        rows,
        state.covered,
        state.drums,
        state.points,
        turn,
        False,
        0,
        False,
    )


def starter(rows: Pair, youngest: int) -> int:
    """The seat whose markers add up to less, on a tie the youngest (2.5)."""
    first, second = marker_sums(rows)
    if first == second:
        return youngest
    return 0 if first < second else 1


def lay_mask(state: State, action: Lay, log: Log) -> State:
    """4.1 and 4.4: a card is laid and one drawn, which may bring a count."""
    player, owner = action.player, action.owner
    column, card = action.column, action.card
    old_row = state.rows[owner]
    row = replaced(old_row, column, card)
    rows = with_part(state.rows, owner, row)
    hand, deck = list(state.hands[player]), state.deck
    hand.remove(card)
    if deck:
        insort(hand, deck[0], key=mask_key)
        deck = deck[1:]
    hands = with_part(state.hands, player, tuple(hand))
    covered = [*state.covered]
    insort(covered, old_row[column], key=mask_key)
    if log is not None:
        log.append(MaskLaid(player, owner, column, card, old_row[column]))
        if state.deck:
            log.append(CardsDrawn(player, 1, state.deck[:1]))
        _log_marker(state.rows, rows, column, log)
    points, turn, drumming, over = state.points, player, False, False
    if is_final(hands):
        over = True
        points = _count(state, rows, FINAL, log)
        if log is not None:
            log.append(GameEnded(points))
    elif owner == player and symmetrical(row) and not symmetrical(old_row):
        points = _count(state, rows, SYMMETRY, log)
        turn = 1 - player
    elif state.drums[player]:
        drumming = True
    else:
        turn = 1 - player
    return _state(
        state.options,
        deck,
        hands,
        rows,
        tuple(covered),
        state.drums,
        points,
        turn,
        drumming,
        0,
        over,
    )


def beat_drum(state: State, _: BeatDrum, log: Log) -> State:
    """5.5: a drum is spent for a count, and the turn is over."""
    player = state.turn
    drums = with_part(state.drums, player, state.drums[player] - 1)
    points = _count(state, state.rows, DRUM, log)
    return _turn_passed_on(state, drums, points)


def keep_drum(state: State, _: KeepDrum, log: Log) -> State:
    """5.5: no drum is spent, and the turn is over."""
    if log is not None:
        log.append(DrumKept(state.turn))
    return _turn_passed_on(state, state.drums, state.points)


def _turn_passed_on(
    state: State, drums: tuple[int, int], points: tuple[int, int]
) -> State:
    return _state(
        state.options,
        state.deck,
        state.hands,
        state.rows,
        state.covered,
        drums,
        points,
        1 - state.turn,
        False,
        0,
        False,
    )


def pass_turn(state: State, _: Pass, log: Log) -> State:
    """4.5 and 5.8: nothing happens; a second pass in a row brings the final count."""
    over = state.passes == 1
    points = state.points
    if log is not None:
        log.append(Passed(state.turn))
    if over:
        points = _count(state, state.rows, FINAL, log)
        if log is not None:
            log.append(GameEnded(points))
    return _state(
        state.options,
        state.deck,
        state.hands,
        state.rows,
        state.covered,
        state.drums,
        points,
        state.turn if over else 1 - state.turn,
        False,
        state.passes + 1,
        over,
    )


def is_final(hands: Pair) -> bool:
    """Whether both players hold at most four cards (5.6)."""
    return len(hands[0]) <= LAST_HAND_SIZE and len(hands[1]) <= LAST_HAND_SIZE


def _count(state: State, rows: Pair, cause: Cause, log: Log) -> tuple[int, int]:
    """5.1: the points of both, with the sum of the markers beside each row added."""
    first, second = marker_sums(rows)
    if log is not None:
        log.append(Counted(state.turn, cause, (first, second)))
    return state.points[0] + first, state.points[1] + second


def _log_marker(before: Pair, after: Pair, column: int, log: list[Event]) -> None:
    old = marker_between(before[0][column], before[1][column])
    new = marker_between(after[0][column], after[1][column])
    if new != old:
        log.append(MarkerChanged(column, new))


def with_part(pair: tuple[T, T], player: int, part: T) -> tuple[T, T]:
    """The pair with another part for that seat."""
    return (part, pair[1]) if player == 0 else (pair[0], part)
