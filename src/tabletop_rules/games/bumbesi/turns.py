"""What each kind of turn does to the table (sections 4 to 8 of the rules)."""

from bisect import insort

from tabletop_rules.building import builder
from tabletop_rules.games.bumbesi.actions import (
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
    Direction,
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
    Log,
    MarkerMoved,
    NoTargetFound,
    NumberLaid,
    SpecialPlayed,
    TargetLaid,
    TargetRaised,
)
from tabletop_rules.games.bumbesi.known import forget_played, remember_theft
from tabletop_rules.games.bumbesi.state import EMPTY_COLUMN, Column, Columns, State
from tabletop_rules.rng import Rng, Script
from tabletop_rules.tuples import replaced, without

Cards = tuple[Card, ...]

_state, _column = builder(State), builder(Column, every_field=True)


def lay_number(state: State, action: LayNumber, log: Log) -> State:
    """Section 4: the card joins the pile, the hand is refilled."""
    card, side = action.card, action.side
    if log is not None:
        log.append(NumberLaid(state.turn, card, side))
    old = state.column(side)
    column = _column(old.target, old.covered, (*old.pile, card))
    deck, hands = _refill(state, log, card)
    return _state(
        state.options,
        deck,
        hands,
        _with_column(state.columns, side, column),
        state.marker,
        state.direction,
        _next_seat(state, state.direction),
        state.penalties,
        forget_played(state.known, state.turn, card),
        False,
        state.rng,
    )


def change_direction(state: State, _: ChangeDirection, log: Log) -> State:
    """5.2: the direction of play turns at once."""
    turned = COUNTERCLOCKWISE if state.direction is CLOCKWISE else CLOCKWISE
    penalties = _play_special(state, CHANGE, log)
    if log is not None:
        log.append(DirectionChanged(turned))
    deck, hands = _refill(state, log, CHANGE)
    return _state(
        state.options,
        deck,
        hands,
        state.columns,
        state.marker,
        turned,
        _next_seat(state, turned),
        penalties,
        forget_played(state.known, state.turn, CHANGE),
        False,
        state.rng,
    )


def play_theft(state: State, action: Theft, log: Log) -> State:
    """5.3: a blind card from the victim, who then draws one."""
    thief, victim = state.turn, action.victim
    penalties = _play_special(state, THEFT, log)
    place, rng = state.rng.below(len(state.hands[victim]))
    stolen = state.hands[victim][place]
    if log is not None:
        log.append(CardStolen(thief, victim, stolen))
    loot = in_order((*without(state.hands[thief], THEFT), stolen))
    drawn = state.deck[:1]
    if drawn and log is not None:
        log.append(CardsDrawn(victim, 1, drawn))
    rest = in_order(without(state.hands[victim], stolen) + drawn)
    known = forget_played(state.known, thief, THEFT)
    return _state(
        state.options,
        state.deck[1:],
        replaced(replaced(state.hands, thief, loot), victim, rest),
        state.columns,
        state.marker,
        state.direction,
        _next_seat(state, state.direction),
        penalties,
        remember_theft(known, thief, victim, stolen),
        False,
        rng,
    )


def raise_target(state: State, action: Raise, log: Log) -> State:
    """5.5: the card becomes the target and covers the old one."""
    card, side = action.card, action.side
    penalties = _play_special(state, RAISE, log)
    if log is not None:
        log.append(TargetRaised(state.turn, card, side))
    old = state.column(side)
    assert old.target is not None  # 5.5 has been checked
    column = _column(card, (*old.covered, old.target), old.pile)
    deck, hands = _refill(state, log, RAISE, card)
    known = forget_played(state.known, state.turn, RAISE)
    return _state(
        state.options,
        deck,
        hands,
        _with_column(state.columns, side, column),
        state.marker,
        state.direction,
        _next_seat(state, state.direction),
        penalties,
        forget_played(known, state.turn, card),
        False,
        state.rng,
    )


def take_column(state: State, action: Take, log: Log) -> State:
    """Section 6; with an empty deck only 6.1 is carried out and ends the game (8.1)."""
    side, turn = state.marker, state.turn
    taken = state.column(side).cards
    penalties = replaced(state.penalties, turn, state.penalties[turn] + taken)
    if log is not None:
        log.append(ColumnTaken(turn, side, taken))
    if not state.deck:
        return _end(state, penalties, log)
    if log is not None:
        log.append(MarkerMoved(side.other))
    target = action.target
    if target is None:
        column, deck, rng = _turn_up_target(state.deck, side, state.rng, log)
        hands, known = state.hands, state.known  # five specials: nothing is drawn
    else:
        if log is not None:
            log.append(TargetLaid(turn, target, side))
        column, rng = _column(target, (), ()), state.rng
        deck, hands = _refill(state, log, target)
        known = forget_played(state.known, turn, target)
    return _state(
        state.options,
        deck,
        hands,
        _with_column(state.columns, side, column),
        side.other,
        state.direction,
        _next_seat(state, state.direction),
        penalties,
        known,
        False,
        rng,
    )


def _end(state: State, penalties: tuple[Cards, ...], log: Log) -> State:
    """8.1: the column stays empty, the marker where it is, and nobody draws."""
    if log is not None:
        log.append(GameEnded(state.turn))
    return _state(
        state.options,
        state.deck,
        state.hands,
        _with_column(state.columns, state.marker, EMPTY_COLUMN),
        state.marker,
        state.direction,
        state.turn,
        penalties,
        state.known,
        True,
        state.rng,
    )


def _turn_up_target(
    deck: Cards, side: Side, rng: Rng | Script, log: Log
) -> tuple[Column, Cards, Rng | Script]:
    """6.4 to 6.6: the new column, the deck that is left, and the random source."""
    target, rest, aside = turn_up(deck)
    if log is not None:
        log.extend([CardTurnedUp(card, side) for card in aside])
        log.append(
            NoTargetFound(side) if target is None else CardTurnedUp(target, side)
        )
    if aside:
        rest, rng = rng.shuffle((*rest, *aside))
        if log is not None:
            log.append(DeckReshuffled(len(rest)))
    return (EMPTY_COLUMN if target is None else _column(target, (), ())), rest, rng


def turn_up(deck: Cards) -> tuple[int | None, Cards, Cards]:
    """Turn cards up until a number comes (2.2, 6.5).

    Returns the number, or None if the deck holds none (6.6), the rest of the deck,
    and the specials that were set aside, in the order turned up.
    """
    for place, card in enumerate(deck):
        if not isinstance(card, Special):
            return card, deck[place + 1 :], deck[:place]
    return None, (), deck


def _play_special(state: State, special: Special, log: Log) -> tuple[Cards, ...]:
    """5.1: the penalty piles with the special on the player's own."""
    if log is not None:
        log.append(SpecialPlayed(state.turn, special))
    pile = (*state.penalties[state.turn], special)
    return replaced(state.penalties, state.turn, pile)


def _refill(state: State, log: Log, *played: Card) -> tuple[Cards, tuple[Cards, ...]]:
    """Section 7: the deck and the hands after the player drew for the cards played."""
    deck, hand = state.deck, list(state.hands[state.turn])
    for card in played:
        hand.remove(card)
    if deck:
        missing = HAND_SIZE - len(hand)
        drawn = deck[:missing]
        deck = deck[missing:]
        if log is not None:
            log.append(CardsDrawn(state.turn, len(drawn), in_order(drawn)))
        for card in drawn:
            insort(hand, card, key=card_key)
    return deck, replaced(state.hands, state.turn, tuple(hand))


def _next_seat(state: State, direction: Direction) -> int:
    step = 1 if direction is CLOCKWISE else -1
    return (state.turn + step) % len(state.hands)


def _with_column(columns: Columns, side: Side, column: Column) -> Columns:
    return (column, columns[1]) if side is LEFT else (columns[0], column)
