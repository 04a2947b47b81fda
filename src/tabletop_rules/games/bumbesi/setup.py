"""The deal (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Sequence

from tabletop_rules.arguments import (
    exactly,
    integer,
    option_seat,
    player_count,
)
from tabletop_rules.conservation import left_over, nowhere
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
from tabletop_rules.games.bumbesi.notation import WORDS
from tabletop_rules.games.bumbesi.state import Column, Columns, Known, Options, State
from tabletop_rules.games.bumbesi.turns import turn_up
from tabletop_rules.games.bumbesi.validity import validate
from tabletop_rules.rng import Rng, Script, random_source
from tabletop_rules.vocabulary import read_each

Cards = tuple[Card, ...]

CardWords = str | Iterable[Card | str]
"""Cards, or how they are written: "25 27 theft", or (25, "27", Special.THEFT)."""

_DEFAULTS = Options()
_read_cards = WORDS.reader(Cards | None)
_read_column = WORDS.reader(Column | None)
_read_known = WORDS.reader(tuple[tuple[int, Card], ...])
_read_marker = WORDS.reader(Side)
_read_direction = WORDS.reader(Direction)


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
    hands: Sequence[CardWords | None] | None = None,
    columns: Sequence[Column | str | int | None] = (None, None),
    deck: CardWords | None = None,
    penalties: Sequence[CardWords | None] | None = None,
    marker: Side | str = LEFT,
    direction: Direction | str = CLOCKWISE,
    turn: int | None = None,
    known: Sequence[Iterable[tuple[int, Card | str]]] | None = None,
    over: bool = False,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
    rng: Rng | Script | None = None,
    rest: str | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    Cards, columns and words may be given as they are written:
    `hands=["25 27 theft", None, None]`, `columns=["28: 4 26", 10]`. `players` is told
    by `hands` or `penalties` if not given, else 3. A column that is None gets a number
    as its target, a hand that is None five cards; the cards still left become the deck
    or, if the deck is given, go round to the penalty piles that are None. They come in
    the order of the box, or shuffled by `seed`. Where nothing is None, `rest` says what
    they are added to: "deck" or "penalties". `turn` is the first player's unless said,
    and `rng` is `Rng(seed or 0)`.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless 3
    to 6 play, ParseError for words that cannot be read, TypeError if a part is of a
    wrong type.

    >>> position(hands=["3 9 27 40 51", None, None]).hands[0]
    (3, 9, 27, 40, 51)
    """
    given_hands = read_each(_read_cards, hands or (), "hands")
    given_piles = read_each(_read_cards, penalties or (), "penalties")
    if players is None:
        players = len(given_hands) or len(given_piles) or INFO.min_players
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    given_hands = given_hands or [None] * players
    given_piles = given_piles or [None] * players
    given_deck = _read_cards(deck, "deck")
    given_columns = read_each(_read_column, columns, "columns")
    random: Rng | Script = Rng(0 if seed is None else seed)
    if rng is not None:
        random = random_source(rng)
    pool = left_over(
        BOX,
        [
            *(given_deck or ()),
            *[card for part in (*given_hands, *given_piles) for card in part or ()],
            *[card for column in given_columns if column for card in column.cards],
        ],
    )
    if seed is not None:
        pool, random = Rng(seed).shuffle(pool)
    pool, full_columns = _complete_columns(pool, given_columns)
    pool, full_hands = _complete_hands(pool, given_hands)
    full_deck, piles = _lay_away(pool, given_deck, given_piles, rest)
    state = State(
        options=options,
        deck=full_deck,
        hands=full_hands,
        columns=full_columns,
        marker=_read_marker(marker, "marker"),
        direction=_read_direction(direction, "direction"),
        turn=options.first_player if turn is None else integer(turn, "turn"),
        penalties=piles,
        known=_known(known, players),
        over=exactly(bool, over, "over"),
        rng=random,
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _known(
    known: Sequence[Iterable[tuple[int, Card | str]]] | None, players: int
) -> tuple[Known, ...]:
    if known is None:
        return ((),) * players
    return tuple(
        [in_known_order(part) for part in read_each(_read_known, known, "known")]
    )


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


def _lay_away(
    pool: Cards, deck: Cards | None, piles: Sequence[Cards | None], rest: str | None
) -> tuple[Cards, tuple[Cards, ...]]:
    """The deck and the penalty piles, with the pool where it belongs.

    It becomes the deck or goes round, card by card, to the piles that are None; where
    nothing is, to what `rest` says.
    """
    if rest not in (None, "deck", "penalties"):
        raise ValueError(f'rest must be "deck" or "penalties", not {rest!r}')
    if deck is None:
        deck, pool = pool, ()
    elif rest == "deck":
        deck, pool = deck + pool, ()
    takers = [
        seat for seat, pile in enumerate(piles) if pile is None or rest == "penalties"
    ]
    if pool and not takers:
        raise InvalidState((nowhere(len(pool), "cards", "one pile", "1.1"),))
    share = {seat: pool[n :: len(takers)] for n, seat in enumerate(takers)}
    return deck, tuple([(p or ()) + share.get(s, ()) for s, p in enumerate(piles)])
