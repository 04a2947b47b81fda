"""What each decision does to the table (sections 2, 4 and 5 of the rules)."""

from bisect import insort
from collections.abc import Callable
from typing import Any, TypeVar

from tabletop_rules.games.bambuti.actions import (
    Action,
    Arrange,
    BeatDrum,
    KeepDrum,
    Lay,
    Pass,
)
from tabletop_rules.games.bambuti.components import (
    HAND_SIZE,
    SEATS,
    Mask,
    Masks,
    Pair,
    in_order,
    mask_key,
)
from tabletop_rules.games.bambuti.events import (
    CardsDrawn,
    Cause,
    Counted,
    DrumKept,
    GameEnded,
    MarkerChanged,
    MaskLaid,
    Passed,
    RowLaid,
    RowsRevealed,
    StarterFound,
)
from tabletop_rules.games.bambuti.markers import marker_between, marker_sums
from tabletop_rules.games.bambuti.rows import symmetrical
from tabletop_rules.games.bambuti.state import Table
from tabletop_rules.tuples import replaced

T = TypeVar("T")

LAST_HAND_SIZE = 4
"""The final count comes when neither player holds more (5.6)."""

SYMMETRY, DRUM, FINAL = Cause.SYMMETRY, Cause.DRUM, Cause.FINAL


def arrange(table: Table, action: Arrange) -> None:
    """2.2 and 2.3: a row is laid face down; the second one reveals both."""
    player = action.player
    table.rows = with_part(table.rows, player, action.row)
    table.hands = with_part(table.hands, player, ())
    table.note(RowLaid, player, action.row)
    if table.laid_out:
        _reveal(table)


def _reveal(table: Table) -> None:
    """2.3 to 2.5: both rows lie open, seven cards are drawn, and somebody starts."""
    rows, deck = table.rows, table.deck
    table.hands = in_order(deck[:HAND_SIZE]), in_order(deck[HAND_SIZE : 2 * HAND_SIZE])
    table.deck = deck[2 * HAND_SIZE :]
    table.turn = starter(rows, table.options.youngest)
    table.note(RowsRevealed, rows)
    for player in SEATS:
        table.note(CardsDrawn, player, HAND_SIZE, table.hands[player])
    table.note(StarterFound, table.turn, marker_sums(rows))


def starter(rows: Pair, youngest: int) -> int:
    """The seat whose markers add up to less, on a tie the youngest (2.5)."""
    first, second = marker_sums(rows)
    if first == second:
        return youngest
    return 0 if first < second else 1


def lay_mask(table: Table, action: Lay) -> None:
    """4.1 and 4.4: a card is laid and one drawn, which may bring a count."""
    player, owner = action.player, action.owner
    before = table.rows[owner]
    row = _cover(table, before, action)
    drawn = _play(table, player, action.card)
    if table.listening:
        _note_lay(table, action, before, drawn)
    table.passes = 0
    if not table.deck and is_final(table.hands):  # while the deck lasts, both are full
        _count(table, FINAL)
        _end(table)
    elif owner == player and symmetrical(row) and not symmetrical(before):
        _count(table, SYMMETRY)
        table.turn = 1 - player
    elif table.drums[player]:
        table.drumming = True
    else:
        table.turn = 1 - player


def _cover(table: Table, row: Masks, action: Lay) -> Masks:
    """4.1: the card covers one of the row; what the row is then."""
    owner, column = action.owner, action.column
    covered = [*table.covered]
    insort(covered, row[column], key=mask_key)
    table.covered = tuple(covered)
    after = replaced(row, column, action.card)
    table.rows = with_part(table.rows, owner, after)
    return after


def _play(table: Table, player: int, card: Mask) -> Masks:
    """4.4: the card leaves the hand, one is drawn if there is any; what was drawn."""
    hand, deck = [*table.hands[player]], table.deck
    hand.remove(card)
    if deck:
        table.deck = deck[1:]
        insort(hand, deck[0], key=mask_key)
    table.hands = with_part(table.hands, player, tuple(hand))
    return deck[:1]


def _note_lay(table: Table, action: Lay, before: Masks, drawn: Masks) -> None:
    """4.1 and 4.4: note the lay, what was drawn, and the marker if it changed."""
    owner, column, card = action.owner, action.column, action.card
    table.note(MaskLaid, action.player, owner, column, card, before[column])
    if drawn:
        table.note(CardsDrawn, action.player, 1, drawn)
    facing = table.rows[1 - owner][column]
    pairs = [(mask, facing) for mask in (before[column], card)]
    if owner == 1:
        pairs = [(upper, lower) for lower, upper in pairs]
    old, new = [marker_between(*pair) for pair in pairs]
    if new != old:
        table.note(MarkerChanged, column, new)


def beat_drum(table: Table, _: BeatDrum) -> None:
    """5.5: a drum is spent for a count, and the turn is over."""
    player = table.turn
    table.drums = with_part(table.drums, player, table.drums[player] - 1)
    _count(table, DRUM)
    _pass_on(table)


def keep_drum(table: Table, _: KeepDrum) -> None:
    """5.5: no drum is spent, and the turn is over."""
    table.note(DrumKept, table.turn)
    _pass_on(table)


def pass_turn(table: Table, _: Pass) -> None:
    """4.5 and 5.8: nothing happens; a second pass in a row brings the final count."""
    table.note(Passed, table.turn)
    table.passes += 1
    if table.passes == len(SEATS):
        _count(table, FINAL)
        _end(table)
    else:
        _pass_on(table)


def _pass_on(table: Table) -> None:
    """It is the other player's turn."""
    table.drumming = False
    table.turn = 1 - table.turn


def _end(table: Table) -> None:
    """5.6, 5.8: the game is over after the final count."""
    table.note(GameEnded, table.points)
    table.over = True


def is_final(hands: Pair) -> bool:
    """Whether both players hold at most four cards (5.6)."""
    return len(hands[0]) <= LAST_HAND_SIZE and len(hands[1]) <= LAST_HAND_SIZE


def _count(table: Table, cause: Cause) -> None:
    """5.1: both get the sum of the markers beside their row."""
    first, second = marker_sums(table.rows)
    table.note(Counted, table.turn, cause, (first, second))
    table.points = table.points[0] + first, table.points[1] + second


def with_part(pair: tuple[T, T], player: int, part: T) -> tuple[T, T]:
    """The pair with another part for that seat."""
    return (part, pair[1]) if player == 0 else (pair[0], part)


TURNS: dict[type[Action], Callable[[Table, Any], None]] = {
    Arrange: arrange,
    Lay: lay_mask,
    BeatDrum: beat_drum,
    KeepDrum: keep_drum,
    Pass: pass_turn,
}
"""What plays each kind of action."""
