"""The deal (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Sequence

from tabletop_rules.arguments import exactly, integer, option_seat, player_count, reader
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.games.bumbesi.components import (
    BOX,
    CLOCKWISE,
    HAND_SIZE,
    INFO,
    LEFT,
    Card,
    Direction,
    Side,
    Special,
    in_order,
)
from tabletop_rules.games.bumbesi.known import in_known_order
from tabletop_rules.games.bumbesi.state import Column, Columns, Known, Options, State
from tabletop_rules.games.bumbesi.turns import turn_up
from tabletop_rules.games.bumbesi.validity import validate
from tabletop_rules.rng import Rng, Script

Cards = tuple[Card, ...]

_DEFAULTS = Options()
_read_cards = reader(Cards)
_read_known = reader(tuple[tuple[int, Card], ...])


def initial_state(seed: int, players: int, options: Options = _DEFAULTS) -> State:
    """The dealt position: five cards each and two targets (2.1 to 2.5).

    Raises PlayerCountError unless 3 to 6 play, InvalidOptions if the first player is
    none of them.
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    first = option_seat(options.first_player, players, "first_player")
    deck, rng = Rng(seed).shuffle(BOX)
    dealt = HAND_SIZE * players
    hands = tuple([in_order(deck[seat:dealt:players]) for seat in range(players)])
    left, deck, left_aside = turn_up(deck[dealt:])
    right, deck, right_aside = turn_up(deck)
    aside = left_aside + right_aside
    if aside:
        deck, rng = rng.shuffle(deck + aside)
    nothing: tuple[tuple[()], ...] = ((),) * players
    return State(
        options=options,
        deck=deck,
        hands=hands,
        columns=(Column(left), Column(right)),
        marker=LEFT,
        direction=CLOCKWISE,
        turn=first,
        penalties=nothing,
        known=nothing,
        over=False,
        rng=rng,
    )


def position(
    *,
    hands: Sequence[Iterable[Card] | None] | None = None,
    columns: Sequence[Column | None] = (None, None),
    deck: Iterable[Card] | None = None,
    penalties: Sequence[Iterable[Card] | None] | None = None,
    marker: Side = LEFT,
    direction: Direction = CLOCKWISE,
    turn: int | None = None,
    known: Sequence[Iterable[tuple[int, Card]]] | None = None,
    over: bool = False,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
    rng: Rng | Script | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    `players` is told by `hands` or `penalties` if not given, else 3. A column that is
    None gets a number as its target, a hand that is None five cards; the cards still
    left become the deck or, if the deck is given, go round to the penalty piles that
    are None. They come in the order of the box, or shuffled by `seed`. `turn` is the
    first player's unless said, and `rng` is `Rng(seed or 0)`.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless 3
    to 6 play, TypeError if a part is of a wrong type.

    >>> position(hands=[(3, 9, 27, 40, 51), None, None]).hands[0]
    (3, 9, 27, 40, 51)
    """
    if players is None:
        players = next((len(part) for part in (hands, penalties) if part), 3)
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    given_hands = [_cards(hand, "hands") for hand in hands or [None] * players]
    given_piles = [_cards(pile, "penalties") for pile in penalties or [None] * players]
    given_deck = _cards(deck, "deck")
    columns = [reader(Column | None)(column, "columns") for column in columns]
    random = Rng(0 if seed is None else seed) if rng is None else rng
    pool = left_over(
        BOX,
        [
            *(given_deck or ()),
            *[card for part in (*given_hands, *given_piles) for card in part or ()],
            *[card for column in columns if column for card in column.cards],
        ],
    )
    if seed is not None:
        pool, random = Rng(seed).shuffle(pool)
    pool, full_columns = _complete_columns(pool, columns)
    pool, full_hands = _complete_hands(pool, given_hands)
    if given_deck is None:
        given_deck, pool = pool, ()
    piles = _complete_piles(pool, given_piles)
    state = State(
        options=options,
        deck=given_deck,
        hands=full_hands,
        columns=full_columns,
        marker=reader(Side)(marker, "marker"),
        direction=reader(Direction)(direction, "direction"),
        turn=options.first_player if turn is None else integer(turn, "turn"),
        penalties=piles,
        known=_known(known, players),
        over=reader(bool)(over, "over"),
        rng=random,
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _cards(cards: Iterable[Card] | None, name: str) -> Cards | None:
    return None if cards is None else _read_cards(tuple(cards), name)


def _known(
    known: Sequence[Iterable[tuple[int, Card]]] | None, players: int
) -> tuple[Known, ...]:
    if known is None:
        return ((),) * players
    pairs = [_read_known(tuple(map(tuple, part)), "known") for part in known]
    return tuple([in_known_order(part) for part in pairs])


def _complete_columns(
    pool: Cards, columns: Sequence[Column | None]
) -> tuple[Cards, Columns]:
    """The pool that is left, and the columns with a number for each that is None."""
    complete = []
    for column in columns:
        if column is None:
            target = next((c for c in pool if not isinstance(c, Special)), None)
            column = Column(target)
            pool = left_over(pool, column.cards)
        complete.append(column)
    if len(complete) != 2:
        raise InvalidState((Problem("1.3", f"{len(complete)} columns, not 2"),))
    return pool, (complete[0], complete[1])


def _complete_hands(
    pool: Cards, hands: Sequence[Cards | None]
) -> tuple[Cards, tuple[Cards, ...]]:
    """The pool that is left, and the hands, sorted, with five cards for each None."""
    complete = []
    for hand in hands:
        if hand is None:
            hand, pool = pool[:HAND_SIZE], pool[HAND_SIZE:]
        complete.append(in_order(hand))
    return pool, tuple(complete)


def _complete_piles(pool: Cards, piles: Sequence[Cards | None]) -> tuple[Cards, ...]:
    """The penalty piles; the pool goes round, card by card, to those that are None.

    If none is None, the pool stays out, and `validate` names what is missing.
    """
    open_piles = [seat for seat, pile in enumerate(piles) if pile is None]
    share = {seat: pool[n :: len(open_piles)] for n, seat in enumerate(open_piles)}
    return tuple([share.get(s, ()) if p is None else p for s, p in enumerate(piles)])
