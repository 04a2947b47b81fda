"""The deal (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Sequence

from tabletop_rules.arguments import exactly, option_seat, player_count, reader, seat
from tabletop_rules.conservation import conserved, left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.games.bugami.components import (
    INFO,
    NULL,
    Bid,
    Card,
    box,
    in_order,
    share,
)
from tabletop_rules.games.bugami.deals import Demand, deal, shown_voids
from tabletop_rules.games.bugami.history import History
from tabletop_rules.games.bugami.state import Options, State, Trick
from tabletop_rules.games.bugami.tricks import winning_place
from tabletop_rules.games.bugami.validity import validate
from tabletop_rules.rng import Rng, Script

_DEFAULTS = Options()

Cards = tuple[Card, ...]


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
    hands: Sequence[Iterable[Card] | None] | None = None,
    bids: Sequence[Bid | None] | None = None,
    trick: Trick | None = None,
    turn: int | None = None,
    taken: Sequence[Iterable[Card] | None] | None = None,
    tricks: Sequence[Trick] | None = None,
    aside: Iterable[Card] | None = None,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed from the box.

    `players` is told by `hands`, `bids` or `taken` if not given, else 3. A hand that
    is None gets as many cards as the others have, and none of a suit that its seat
    did not follow. Bids not said are Null when a card has been played, else not made
    yet. `trick` is the one being played; without it `turn` leads, by default the
    winner of the last of `tricks`, or the dealer's left or who follows there and may
    have taken a trick.

    Cards that are nowhere else were played in the completed tricks. `taken` says which
    cards each seat has won in them, without those aside; seats that are None, by
    default all, share what is left. From that a legal record of tricks is made up:
    a winner leads next, and nobody revokes. `tricks` gives the record itself instead.
    The cards come in the order of the box, or shuffled by `seed`.

    Raises InvalidState if the position breaks `validate`, or if no record of completed
    tricks was found; the search tries all records where there are few, but gives up
    after 20,000 tricks. Raises PlayerCountError unless 3 to 7 play, SeatError for an
    unknown seat, TypeError if a part is of a wrong type.

    >>> from tabletop_rules.games.bugami.components import cards
    >>> state = position(
    ...     hands=[cards("2H 3H"), cards("QH 10S"), cards("4H 5S"), cards("KD KH")],
    ...     turn=3,
    ... )
    >>> state.hands[1], len(state.tricks), state.turn
    ((QH, 10S), 11, 3)
    """
    if players is None:
        players = next((len(part) for part in (hands, bids, taken) if part), 3)
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    first = (option_seat(options.dealer, players, "dealer") + 1) % players
    _check_parts(players, hands=hands, bids=bids, taken=taken)
    record = None if tricks is None else _read_tricks(tuple(tricks), "tricks")
    given_hands = [_cards(hand, "hands") for hand in hands or [None] * players]
    piles = [_cards(pile, "taken") for pile in taken or [None] * players]
    if record is not None and taken is not None:
        raise _invalid("4.8", "say either tricks or taken, not both")
    if trick is None:
        leader = _leader(first, record, piles) if turn is None else turn
        trick = Trick(seat(leader, players, "turn"), ())
    trick = reader(Trick)(trick, "trick")
    seat(trick.leader, players, "trick.leader")
    if turn is None:
        turn = (trick.leader + len(trick.cards)) % players
    given_aside = _cards(aside, "aside")
    complete_hands, complete_aside, spent = _complete(
        options, given_hands, given_aside, piles, record, trick, seed
    )
    if record is None:
        record = _completed_tricks(complete_hands, trick, piles, spent, first)
    if bids is None:
        bids = [NULL if record or trick.cards else None] * players
    state = State(
        options=options,
        hands=tuple(map(in_order, complete_hands)),
        aside=in_order(complete_aside),
        bids=_read_bids(tuple(bids), "bids"),
        tricks=record,
        trick=trick,
        turn=seat(turn, players, "turn"),
    )
    problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


_read_cards = reader(tuple[Card, ...])
_read_tricks = reader(tuple[Trick, ...])
_read_bids = reader(tuple[Bid | None, ...])


def _cards(cards: Iterable[Card] | None, name: str) -> Cards | None:
    return None if cards is None else _read_cards(tuple(cards), name)


def _invalid(clause: str, text: str) -> InvalidState:
    return InvalidState((Problem(clause, text),))


def _check_parts(players: int, **parts: Sequence[object] | None) -> None:
    """1.3: what is said of the seats is said of each."""
    for name, part in parts.items():
        if part is not None and len(part) != players:
            raise _invalid("1.3", f"{name} has {len(part)} items for {players} players")


def _leader(
    first: int, record: Sequence[Trick] | None, piles: Sequence[Cards | None]
) -> int:
    """Who leads now if nobody says: the last winner, or the first who may be it."""
    players = len(piles)
    if record and record[-1].cards:
        return (record[-1].leader + winning_place(record[-1].cards)) % players
    seats = [(first + n) % players for n in range(players)]
    return next((s for s in seats if piles[s] is None or piles[s]), first)


def _complete(
    options: Options,
    hands: Sequence[Cards | None],
    aside: Cards | None,
    piles: Sequence[Cards | None],
    record: Sequence[Trick] | None,
    trick: Trick,
    seed: int | None,
) -> tuple[list[Cards], Cards, Cards]:
    """The hands and the cards aside, completed, and the rest, spent in tricks."""
    players, pack = len(hands), box(options.jokers)
    tricks = (*(record or ()), trick)
    used = [card for part in (*hands, *piles, aside) for card in part or ()]
    used += [card for each in tricks for card in each.cards]
    pool = left_over(pack, used)
    doubled = conserved(pack, (*used, *pool), "1.1")
    if doubled:
        raise InvalidState(doubled)
    due = share(players, options.jokers)
    played = [
        (player - trick.leader) % players < len(trick.cards)
        for player in range(players)
    ]
    held = [len(h) + p for h, p in zip(hands, played, strict=True) if h is not None]
    if len(set(held)) > 1:
        raise _invalid("2.2", "hands, with the cards of the trick, differ in number")
    if record is not None:
        done = len(record)
    elif held:
        done = due - held[0]
    else:
        done = sum([len(pile or ()) for pile in piles]) // players
    voids = shown_voids(tricks, players)
    demands = [
        Demand(due - done - played[player], voids[player])
        if hand is None
        else Demand(0)
        for player, hand in enumerate(hands)
    ]
    demands.append(Demand(len(pack) - due * players if aside is None else 0))
    if record is None:
        won = sum([len(pile or ()) for pile in piles])
        demands.append(Demand(done * players - won))
    else:
        demands.append(Demand(0))
    # a script of zeros takes the first of all deals
    rng = Script((0,) * len(demands)) if seed is None else Rng(seed)
    *dealt, rest, spent = deal(pool, demands, rng)
    full = [d if h is None else h for h, d in zip(hands, dealt, strict=True)]
    return full, rest if aside is None else aside, spent


def _completed_tricks(
    hands: Sequence[Cards],
    trick: Trick,
    piles: Sequence[Cards | None],
    spent: Cards,
    first: int,
) -> tuple[Trick, ...]:
    """A legal record of the completed tricks, made of the cards spent in them."""
    given = {player: pile for player, pile in enumerate(piles) if pile is not None}
    for player, pile in given.items():
        if len(pile) % len(hands):
            raise _invalid(
                "4.2", f"seat {player} has taken {len(pile)} cards, no whole tricks"
            )
    if spent and len(given) == len(hands):
        raise _invalid("4.2", "taken leaves out cards of completed tricks")
    tricks = History(hands, trick, given, spent, first).tricks()
    if tricks is None:
        raise _invalid("4.3", "no completed tricks were found that lead here")
    return tricks
