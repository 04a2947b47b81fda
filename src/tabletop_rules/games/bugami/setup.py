"""The deal (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Sequence

from tabletop_rules.arguments import exactly, option_seat, player_count, seat
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.games.bugami.completion import Said, completed
from tabletop_rules.games.bugami.components import (
    INFO,
    NULL,
    Bid,
    Card,
    box,
    in_order,
    share,
)
from tabletop_rules.games.bugami.notation import WORDS
from tabletop_rules.games.bugami.state import Options, State, Trick
from tabletop_rules.games.bugami.tricks import winning_place
from tabletop_rules.games.bugami.validity import validate
from tabletop_rules.rng import Rng
from tabletop_rules.vocabulary import read_each

Cards = tuple[Card, ...]

CardWords = str | Iterable[Card | str]
"""Cards, or how they are written: "QH 10S Joker", or (JOKER, "QH")."""

TrickWords = Trick | str | tuple[int, CardWords]
"""A trick, or how it is written: "7D 3D (seat 2 led)", or (2, "7D 3D")."""

_DEFAULTS = Options()
_read_cards = WORDS.reader(Cards | None)
_read_bid = WORDS.reader(Bid | None)
_read_trick = WORDS.reader(Trick | None)
_read_completed = WORDS.reader(Trick)


def initial_state(seed: int, players: int, options: Options = _DEFAULTS) -> State:
    """The dealt position: the same number of cards each, the rest aside (2.2, 7.1).

    Raises PlayerCountError unless 3 to 7 play, InvalidOptions if the dealer is none
    of them.
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    leader = (option_seat(options.dealer, players, "dealer") + 1) % players
    deck, _ = Rng(seed).shuffle(box(options.jokers))
    dealt = share(players, options.jokers) * players
    hands = [
        in_order(deck[(seat - leader) % players : dealt : players])
        for seat in range(players)
    ]
    return State(
        options=options,
        hands=tuple(hands),
        aside=in_order(deck[dealt:]),
        bids=(None,) * players,
        tricks=(),
        trick=Trick(leader, ()),
        turn=leader,
    )


def position(
    *,
    hands: Sequence[CardWords | None] | None = None,
    bids: Sequence[Bid | str | None] | None = None,
    trick: TrickWords | None = None,
    turn: int | None = None,
    taken: Sequence[CardWords | None] | None = None,
    tricks: Sequence[TrickWords] | None = None,
    aside: CardWords | None = None,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    Cards, bids and tricks may be given as they are written:
    `hands=["2C KC Joker", None, None]`, `bids=["hearts", "null", None]`,
    `trick="7D 3D (seat 2 led)"`. `players` is told by `hands`, `bids`, `taken` or
    `tricks` if not given, else 3. A hand that is None gets as many cards as the others
    have, and none of a suit that its seat did not follow. Bids not said are Null when a
    card has been played, else not made yet. `trick` is the one being played; without it
    `turn` leads, by default the winner of the last of `tricks`, or the dealer's left or
    who follows there and may have taken a trick.

    Cards that are nowhere else were played in the completed tricks. `taken` says which
    cards each seat has won in them, without those aside; seats that are None, by
    default all, share what is left. From that a legal record of tricks is made up:
    a winner leads next, and nobody revokes. `tricks` gives the record itself instead.
    The cards come in the order of the box, or shuffled by `seed`.

    Raises InvalidState if the position breaks `validate`, or if no record of completed
    tricks was found; the search tries all records where there are few, but gives up
    after 20,000 tricks. Raises PlayerCountError unless 3 to 7 play, SeatError for an
    unknown seat, ParseError for words that cannot be read, TypeError if a part is of a
    wrong type.

    >>> state = position(hands=["2H 3H", "QH 10S", "4H 5S", "KD KH"], turn=3)
    >>> state.hands[1], len(state.tricks), state.turn
    ((QH, 10S), 11, 3)
    """
    given_hands = read_each(_read_cards, hands or (), "hands")
    given_bids = read_each(_read_bid, bids or (), "bids")
    piles = read_each(_read_cards, taken or (), "taken")
    record = None if tricks is None else read_each(_read_completed, tricks, "tricks")
    if record is not None and taken is not None:
        raise _invalid("4.8", "say either tricks or taken, not both")
    if players is None:
        first_trick = record[0].cards if record else ()
        sizes = map(len, (given_hands, given_bids, piles, first_trick))
        players = next(filter(None, sizes), INFO.min_players)
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    first = (option_seat(options.dealer, players, "dealer") + 1) % players
    for name, part in (("hands", given_hands), ("bids", given_bids), ("taken", piles)):
        if part and len(part) != players:
            raise _invalid("1.3", f"{name} has {len(part)} items for {players} players")
    piles = piles or [None] * players
    current = _read_trick(trick, "trick")
    if current is None:
        leader = _leader(first, record, piles) if turn is None else turn
        current = Trick(seat(leader, players, "turn"), ())
    seat(current.leader, players, "trick.leader")
    if turn is None:
        turn = (current.leader + len(current.cards)) % players
    said = Said(
        options=options,
        hands=given_hands or [None] * players,
        aside=_read_cards(aside, "aside"),
        piles=piles,
        record=record,
        trick=current,
    )
    whole = completed(said, first, seed)
    if not given_bids:
        given_bids = [NULL if whole.record or current.cards else None] * players
    state = State(
        options=options,
        hands=tuple(map(in_order, whole.hands)),
        aside=in_order(whole.aside),
        bids=tuple(given_bids),
        tricks=whole.record,
        trick=current,
        turn=seat(turn, players, "turn"),
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _invalid(clause: str, text: str) -> InvalidState:
    return InvalidState((Problem(clause, text),))


def _leader(
    first: int, record: Sequence[Trick] | None, piles: Sequence[Cards | None]
) -> int:
    """Who leads now if nobody says: the last winner, or the first who may be it."""
    players = len(piles)
    if record and record[-1].cards:
        return (record[-1].leader + winning_place(record[-1].cards)) % players
    seats = [(first + n) % players for n in range(players)]
    return next((s for s in seats if piles[s] is None or piles[s]), first)
