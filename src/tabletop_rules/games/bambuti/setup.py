"""The deal (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable
from typing import TypeVar

from tabletop_rules.arguments import exactly, integer, player_count, reader
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState
from tabletop_rules.games.bambuti.components import (
    BOX,
    DRUMS,
    HAND_SIZE,
    INFO,
    ROW_SIZE,
    SEATS,
    Mask,
    Masks,
    Pair,
    in_order,
)
from tabletop_rules.games.bambuti.rows import layouts
from tabletop_rules.games.bambuti.state import Options, State
from tabletop_rules.games.bambuti.turns import starter
from tabletop_rules.games.bambuti.validity import validate
from tabletop_rules.rng import Rng

T = TypeVar("T")

_DEFAULTS = Options()


def initial_state(seed: int, players: int, options: Options = _DEFAULTS) -> State:
    """The deal: five cards each, which are to be laid out now (2.1).

    Raises PlayerCountError unless 2 play.
    """
    player_count(players, INFO)
    exactly(Options, options, "options")
    deck, _ = Rng(seed).shuffle(BOX)
    dealt = ROW_SIZE * len(SEATS)
    return State(
        options,
        deck[dealt:],
        (in_order(deck[0:dealt:2]), in_order(deck[1:dealt:2])),
        ((), ()),
        (),
        (DRUMS, DRUMS),
        (0, 0),
        options.youngest,
        False,
        0,
        False,
    )


def position(
    *,
    rows: Iterable[Iterable[Mask] | None] | None = None,
    hands: Iterable[Iterable[Mask] | None] | None = None,
    deck: Iterable[Mask] | None = None,
    covered: Iterable[Mask] | None = None,
    drums: Iterable[int] = (DRUMS, DRUMS),
    points: Iterable[int] = (0, 0),
    turn: int | None = None,
    drumming: bool = False,
    passes: int = 0,
    over: bool = False,
    options: Options = _DEFAULTS,
    seed: int | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    A row that is () is not laid out yet; one that is None gets five cards, in the
    first order that 2.2 allows. A hand that is None gets as many cards as the other
    one if that is given, else seven; before both rows lie there, the five of the deal
    or none. The cards still left become the deck or, if the deck is given or a hand
    given is not full (4.4), lie covered. They come in the order of the box, or
    shuffled by `seed`. `turn`, unless said, is who starts by 2.5 as long as nothing
    is covered, else the youngest.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless
    rows, hands, drums and points are for two, TypeError if a part is of a wrong type.

    >>> from tabletop_rules import bambuti
    >>> hand = bambuti.parse_masks("R10 B10 G10 Y10 G3")
    >>> endgame = bambuti.position(hands=[hand, None])
    >>> len(endgame.deck), len(endgame.hands[1]), len(endgame.covered)
    (0, 5, 30)
    """
    exactly(Options, options, "options")
    given_rows = _pair_of_masks(rows, "rows")
    given_hands = _pair_of_masks(hands, "hands")
    given_deck, given_covered = _masks(deck, "deck"), _masks(covered, "covered")
    parts = (*given_rows, *given_hands, given_deck, given_covered)
    pool = left_over(BOX, [mask for part in parts for mask in part or ()])
    if seed is not None:
        pool, _ = Rng(seed).shuffle(pool)
    pool, full_rows = _complete_rows(pool, given_rows)
    laid_out = all(full_rows)
    pool, full_hands = _complete_hands(pool, given_hands, full_rows)
    if given_deck is None:
        short = any(hand is not None and len(hand) < HAND_SIZE for hand in given_hands)
        if laid_out and short and given_covered is None:
            given_deck = ()
        else:
            given_deck, pool = pool, ()
    if given_covered is None:
        given_covered = pool
    if turn is None:
        opening = not given_covered and all(len(r) == ROW_SIZE for r in full_rows)
        youngest = options.youngest
        turn = starter(full_rows, youngest) if opening else youngest
    state = State(
        options,
        given_deck,
        full_hands,
        full_rows,
        in_order(given_covered),
        _pair([integer(count, "drums") for count in drums]),
        _pair([integer(count, "points") for count in points]),
        integer(turn, "turn"),
        reader(bool)(drumming, "drumming"),
        integer(passes, "passes"),
        reader(bool)(over, "over"),
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


_read_masks = reader(Masks)


def _masks(masks: Iterable[Mask] | None, name: str) -> Masks | None:
    return None if masks is None else _read_masks(tuple(masks), name)


def _pair(parts: Iterable[T]) -> tuple[T, T]:
    """The parts of both seats; raises PlayerCountError unless there are two."""
    listed = tuple(parts)
    player_count(len(listed), INFO)
    return listed[0], listed[1]


def _pair_of_masks(
    parts: Iterable[Iterable[Mask] | None] | None, name: str
) -> tuple[Masks | None, Masks | None]:
    if parts is None:
        return None, None
    return _pair([_masks(part, name) for part in parts])


def _complete_rows(
    pool: Masks, rows: tuple[Masks | None, Masks | None]
) -> tuple[Masks, Pair]:
    """The pool that is left, and the rows, with a layout for each that is None."""
    complete = []
    for row in rows:
        if row is None:
            row, pool = pool[:ROW_SIZE], pool[ROW_SIZE:]
            row = layouts(in_order(row))[0] if len(row) == ROW_SIZE else row
        complete.append(row)
    return pool, _pair(complete)


def _complete_hands(
    pool: Masks, hands: tuple[Masks | None, Masks | None], rows: Pair
) -> tuple[Masks, Pair]:
    """The pool that is left, and the hands, sorted, with cards for each None."""
    complete = []
    for player, hand in enumerate(hands):
        if hand is None:
            size = _hand_size(player, hands, rows)
            hand, pool = pool[:size], pool[size:]
        complete.append(in_order(hand))
    return pool, _pair(complete)


def _hand_size(
    player: int, hands: tuple[Masks | None, Masks | None], rows: Pair
) -> int:
    """How many cards a hand gets that is not given."""
    if not all(rows):
        return 0 if rows[player] else ROW_SIZE
    other = hands[1 - player]
    return HAND_SIZE if other is None else len(other)
