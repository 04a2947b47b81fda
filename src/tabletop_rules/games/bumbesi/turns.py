"""What each kind of turn does to the table (sections 4 to 8 of the rules)."""

from bisect import insort
from collections.abc import Callable
from typing import Any

from tabletop_rules.building import evolver
from tabletop_rules.games.bumbesi.actions import (
    Action,
    ChangeDirection,
    LayNumber,
    Raise,
    Take,
    Theft,
)
from tabletop_rules.games.bumbesi.components import (
    CHANGE,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    HAND_SIZE,
    LEFT,
    RAISE,
    THEFT,
    Card,
    Side,
    Special,
    card_key,
    in_order,
)
from tabletop_rules.games.bumbesi.events import (
    CardsDrawn,
    CardStolen,
    CardTurnedUp,
    ColumnTaken,
    DeckReshuffled,
    DirectionChanged,
    GameEnded,
    MarkerMoved,
    NoTargetFound,
    NumberLaid,
    SpecialPlayed,
    TargetLaid,
    TargetRaised,
)
from tabletop_rules.games.bumbesi.known import forget_played, remember_theft
from tabletop_rules.games.bumbesi.state import EMPTY_COLUMN, Column, Table
from tabletop_rules.tuples import replaced, without

Cards = tuple[Card, ...]

_with_pile = evolver(Column, "pile")
_with_target = evolver(Column, "target")
_raised = evolver(Column, "target", "covered")


def lay_number(table: Table, action: LayNumber) -> None:
    """Section 4: the card joins the pile, the hand is refilled."""
    card, side = action.card, action.side
    table.note(NumberLaid, table.turn, card, side)
    column = table.column(side)
    _put(table, side, _with_pile(column, pile=(*column.pile, card)))
    _play(table, card)
    _pass_on(table)


def change_direction(table: Table, _: ChangeDirection) -> None:
    """5.2: the direction of play turns at once."""
    _lay_out(table, CHANGE)
    turned = COUNTERCLOCKWISE if table.direction is CLOCKWISE else CLOCKWISE
    table.direction = turned
    table.note(DirectionChanged, turned)
    _play(table, CHANGE)
    _pass_on(table)


def play_theft(table: Table, action: Theft) -> None:
    """5.3: a blind card from the victim, who then draws one."""
    thief, victim = table.turn, action.victim
    _lay_out(table, THEFT)
    robbed = table.hands[victim]
    place, table.rng = table.rng.below(len(robbed))
    stolen = robbed[place]
    table.note(CardStolen, thief, victim, stolen)
    drawn, table.deck = table.deck[:1], table.deck[1:]
    if drawn:
        table.note(CardsDrawn, victim, 1, drawn)
    loot = in_order((*without(table.hands[thief], THEFT), stolen))
    rest = in_order(without(robbed, stolen) + drawn)
    table.hands = replaced(replaced(table.hands, thief, loot), victim, rest)
    known = forget_played(table.known, thief, THEFT)
    table.known = remember_theft(known, thief, victim, stolen)
    _pass_on(table)


def raise_target(table: Table, action: Raise) -> None:
    """5.5: the card becomes the target and covers the old one."""
    card, side = action.card, action.side
    _lay_out(table, RAISE)
    table.note(TargetRaised, table.turn, card, side)
    column = table.column(side)
    assert column.target is not None  # 5.5 has been checked
    covered = (*column.covered, column.target)
    _put(table, side, _raised(column, target=card, covered=covered))
    _play(table, RAISE, card)
    _pass_on(table)


def take_column(table: Table, action: Take) -> None:
    """Section 6; with an empty deck only 6.1 is carried out and ends the game (8.1)."""
    side, turn, target = table.marker, table.turn, action.target
    taken = table.column(side).cards
    table.note(ColumnTaken, turn, side, taken)
    table.penalties = replaced(table.penalties, turn, table.penalties[turn] + taken)
    if not table.deck:
        _end(table)
        return
    table.marker = side.other
    table.note(MarkerMoved, table.marker)
    if target is None:
        _turn_up_target(table, side)  # five specials in hand: nothing is drawn
    else:
        table.note(TargetLaid, turn, target, side)
        _put(table, side, _with_target(EMPTY_COLUMN, target=target))
        _play(table, target)
    _pass_on(table)


def _end(table: Table) -> None:
    """8.1: the column stays empty, the marker where it is, and nobody draws."""
    table.note(GameEnded, table.turn)
    _put(table, table.marker, EMPTY_COLUMN)
    table.over = True


def _turn_up_target(table: Table, side: Side) -> None:
    """6.4 to 6.6: the deck gives the target, and takes back what was set aside."""
    target, table.deck, aside = turn_up(table.deck)
    for card in aside:
        table.note(CardTurnedUp, card, side)
    if target is None:
        table.note(NoTargetFound, side)
        _put(table, side, EMPTY_COLUMN)
    else:
        table.note(CardTurnedUp, target, side)
        _put(table, side, _with_target(EMPTY_COLUMN, target=target))
    if aside:
        table.deck, table.rng = table.rng.shuffle((*table.deck, *aside))
        table.note(DeckReshuffled, len(table.deck))


def turn_up(deck: Cards) -> tuple[int | None, Cards, Cards]:
    """Turn cards up until a number comes (2.2, 6.5).

    Returns the number, or None if the deck holds none (6.6), the rest of the deck,
    and the specials that were set aside, in the order turned up.
    """
    for place, card in enumerate(deck):
        if not isinstance(card, Special):
            return card, deck[place + 1 :], deck[:place]
    return None, (), deck


def _lay_out(table: Table, special: Special) -> None:
    """5.1: the special card goes onto its player's own penalty pile."""
    table.note(SpecialPlayed, table.turn, special)
    pile = (*table.penalties[table.turn], special)
    table.penalties = replaced(table.penalties, table.turn, pile)


def _play(table: Table, *cards: Card) -> None:
    """The cards leave the hand, which is refilled (section 7)."""
    player, deck = table.turn, table.deck
    hands = [*table.hands]
    hand = [*hands[player]]
    for card in cards:
        hand.remove(card)
        if any(table.known):
            table.known = forget_played(table.known, player, card)
    if deck:
        missing = HAND_SIZE - len(hand)
        drawn, table.deck = deck[:missing], deck[missing:]
        table.note(_drawn, player, drawn)
        for card in drawn:
            insort(hand, card, key=card_key)
    hands[player] = tuple(hand)
    table.hands = tuple(hands)


def _drawn(player: int, cards: Cards) -> CardsDrawn:
    return CardsDrawn(player, len(cards), in_order(cards))


def _put(table: Table, side: Side, column: Column) -> None:
    left, right = table.columns
    table.columns = (column, right) if side is LEFT else (left, column)


def _pass_on(table: Table) -> None:
    """3.3: it is the neighbour's turn."""
    following = table.turn + 1 if table.direction is CLOCKWISE else table.turn - 1
    table.turn = following % len(table.hands)


TURNS: dict[type[Action], Callable[[Table, Any], None]] = {
    LayNumber: lay_number,
    ChangeDirection: change_direction,
    Theft: play_theft,
    Raise: raise_target,
    Take: take_column,
}
"""What plays each kind of action."""
