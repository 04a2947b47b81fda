"""The deal (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable
from typing import TypeVar

from tabletop_rules.arguments import exactly, integer, player_count
from tabletop_rules.conservation import left_over, nowhere
from tabletop_rules.errors import InvalidState
from tabletop_rules.games.bambuti.components import (
    BOX,
    DRUMS,
    HAND_SIZE,
    INFO,
    ROW_SIZE,
    SEATS,
    Colour,
    Mask,
    Masks,
    Pair,
    in_order,
)
from tabletop_rules.games.bambuti.notation import WORDS
from tabletop_rules.games.bambuti.rows import layouts
from tabletop_rules.games.bambuti.state import Options, State
from tabletop_rules.games.bambuti.turns import starter
from tabletop_rules.games.bambuti.validity import validate
from tabletop_rules.rng import Rng
from tabletop_rules.vocabulary import read_each

T = TypeVar("T")

MaskWords = str | Iterable[Mask | str | tuple[int, Colour | str]]
"""Masks, or how they are written: "R3 G6", or (Mask(3, RED), "G6", (9, "blue"))."""

_DEFAULTS = Options()
_read_masks = WORDS.reader(Masks | None)


def initial_state(seed: int, players: int, options: Options = _DEFAULTS) -> State:
    """The deal: five cards each, which are to be laid out now (2.1).

    Raises PlayerCountError unless 2 play.
    """
    player_count(players, INFO)
    exactly(Options, options, "options")
    deck, _ = Rng(seed).shuffle(BOX)
    dealt = ROW_SIZE * len(SEATS)
    return State(
        options=options,
        deck=deck[dealt:],
        hands=(in_order(deck[0:dealt:2]), in_order(deck[1:dealt:2])),
        rows=((), ()),
        covered=(),
        drums=(DRUMS, DRUMS),
        points=(0, 0),
        turn=options.youngest,
        drumming=False,
        passes=0,
        over=False,
    )


def position(
    *,
    rows: Iterable[MaskWords | None] | None = None,
    hands: Iterable[MaskWords | None] | None = None,
    deck: MaskWords | None = None,
    covered: MaskWords | None = None,
    drums: Iterable[int] = (DRUMS, DRUMS),
    points: Iterable[int] = (0, 0),
    turn: int | None = None,
    drumming: bool = False,
    passes: int = 0,
    over: bool = False,
    options: Options = _DEFAULTS,
    seed: int | None = None,
    rest: str | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    Masks may be given as they are written: `rows=["R3 G6 B9 Y5 R2", None]`. A row that
    is () is not laid out yet; one that is None gets five cards, in the first order that
    2.2 allows. A hand that is None gets as many cards as the other one if that is
    given, else seven; before both rows lie there, the five of the deal or none. The
    cards still left become the deck or, if the deck is given or a hand given is not
    full (4.4), lie covered. They come in the order of the box, or shuffled by `seed`.
    Where nothing is None, `rest` says what they are added to: "deck" or "covered".
    `turn`, unless said, is who starts by 2.5 as long as nothing is covered, else the
    youngest.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless
    rows, hands, drums and points are for two, ParseError for words that cannot be
    read, TypeError if a part is of a wrong type.

    >>> endgame = position(hands=["R10 B10 G10 Y10 G3", None])
    >>> len(endgame.deck), len(endgame.hands[1]), len(endgame.covered)
    (0, 5, 30)
    """
    exactly(Options, options, "options")
    given_rows = _pair_of_masks(rows, "rows")
    given_hands = _pair_of_masks(hands, "hands")
    given_deck = _read_masks(deck, "deck")
    given_covered = _read_masks(covered, "covered")
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
    given_deck, given_covered = _lay_away(pool, given_deck, given_covered, rest)
    if turn is None:
        opening = not given_covered and all(len(r) == ROW_SIZE for r in full_rows)
        youngest = options.youngest
        turn = starter(full_rows, youngest) if opening else youngest
    state = State(
        options=options,
        deck=given_deck,
        hands=full_hands,
        rows=full_rows,
        covered=in_order(given_covered),
        drums=_pair([integer(count, "drums") for count in drums]),
        points=_pair([integer(count, "points") for count in points]),
        turn=integer(turn, "turn"),
        drumming=exactly(bool, drumming, "drumming"),
        passes=integer(passes, "passes"),
        over=exactly(bool, over, "over"),
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _pair(parts: Iterable[T]) -> tuple[T, T]:
    """The parts of both seats; raises PlayerCountError unless there are two."""
    listed = tuple(parts)
    player_count(len(listed), INFO)
    return listed[0], listed[1]


def _pair_of_masks(
    parts: Iterable[MaskWords | None] | None, name: str
) -> tuple[Masks | None, Masks | None]:
    if parts is None:
        return None, None
    return _pair(read_each(_read_masks, parts, name))


def _lay_away(
    pool: Masks, deck: Masks, covered: Masks | None, rest: str | None
) -> tuple[Masks, Masks]:
    """The deck and what is covered, with the masks that are left where they belong."""
    if rest not in (None, "deck", "covered"):
        raise ValueError(f'rest must be "deck" or "covered", not {rest!r}')
    if covered is None:
        return deck, pool
    if pool and rest is None:
        raise InvalidState((nowhere(len(pool), "masks", "covered", "1.1"),))
    return (deck + pool, covered) if rest == "deck" else (deck, covered + pool)


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
