"""A toy game whose values have a field of every kind that JSON has a form for.

Both seats bid a colour at the same time, in secret. Then they take 1 or 2 counters
in turn from a heap of 3; with each take a coin adds a peg. Who takes the last counter
has won.
"""

from enum import Enum, IntEnum
from typing import NamedTuple

from attrs import evolve, field, frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import (
    Seat,
    integer,
    option_in_range,
    player_count,
    viewer,
)
from tabletop_rules.errors import (
    Illegal,
    IllegalAction,
    InvalidState,
    ParseError,
    Problem,
)
from tabletop_rules.fitting import Fitting
from tabletop_rules.game import GameInfo, Transition
from tabletop_rules.outcome import Entry, Outcome
from tabletop_rules.rng import Rng, Script

INFO = GameInfo(
    name="toy",
    title="Toy",
    min_players=2,
    max_players=2,
    hidden=True,
    chance=True,
    simultaneous=True,
    low_wins=False,
    first_seat="first_player",
    rules_version=3,
)


class Colour(Enum):
    RED = 0
    BLUE = 1


class Height(IntEnum):
    LOW = 1
    HIGH = 2


class Spot(NamedTuple):
    row: int
    column: int


CORNER = Spot(0, 1)


@frozen
class Peg:
    colour: Colour | None
    height: Height | None = None


@frozen
class Single:
    gold: int


@frozen
class Double:
    gold: int
    silver: int


Prize = Single | Double
Card = int | Colour
Label = str | Colour | Height
"""Three kinds that are all strings in JSON unless told apart."""


@frozen
class Options:
    first_player: int = field(
        default=0, converter=integer, validator=option_in_range(0, 1)
    )
    prizes: tuple[Prize, ...] = (Single(1), Double(2, 3))
    start: Spot = CORNER


@frozen
class State:
    options: Options
    heap: int
    bids: tuple[Colour | None, ...]
    pegs: tuple[Peg, ...]
    cards: tuple[tuple[Card, ...], ...]
    spots: tuple[Spot | None, ...]
    labels: tuple[Label | None, ...]
    edge: tuple[int, bool, Height]
    note: str | None
    turn: int
    over: bool
    rng: Rng | Script
    _coins: dict[Colour, int] = field(init=False, eq=False, repr=False)

    @_coins.default
    def _count_coins(self) -> dict[Colour, int]:
        return {
            colour: sum([peg.colour is colour for peg in self.pegs])
            for colour in Colour
        }

    def coins(self, colour: Colour) -> int:
        return self._coins[colour]


@frozen
class View:
    player: int | None
    options: Options
    heap: int
    has_bid: tuple[bool, ...]
    bids: tuple[Colour | None, ...]
    pegs: tuple[Peg, ...]
    turn: int
    over: bool


@frozen
class Bid:
    player: Seat
    colour: Colour


@frozen
class Take:
    player: Seat
    count: int


Action = Bid | Take


@frozen
class BidMade:
    player: int
    colour: Colour | None


@frozen
class CountersTaken:
    player: int
    count: int
    peg: Peg


@frozen
class Won:
    player: int
    prize: Prize


Event = BidMade | CountersTaken | Won

_admit: Admit[Bid | Take] = admission(Bid, Take)


def initial_state(seed: int, players: int, options: Options | None = None) -> State:
    player_count(players, INFO)
    options = Options() if options is None else options
    return State(
        options=options,
        heap=3,
        bids=(None, None),
        pegs=(),
        cards=((0, 7, Colour.RED), ()),
        spots=(options.start, None),
        labels=("", "RED", Colour.RED, Height.LOW, None),
        edge=(0, False, Height.HIGH),
        note=None,
        turn=options.first_player,
        over=False,
        rng=Rng(seed),
    )


def position(*, heap: int = 3, seed: int = 0) -> State:
    return evolve(initial_state(seed, 2), heap=heap, bids=(Colour.RED, Colour.BLUE))


def to_act(state: State) -> tuple[int, ...]:
    if state.over:
        return ()
    bidders = tuple([seat for seat, bid in enumerate(state.bids) if bid is None])
    return bidders or (state.turn,)


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    if player not in to_act(state):
        return ()
    if None in state.bids:
        return tuple([Bid(player, colour) for colour in Colour])
    return tuple([Take(player, count) for count in (1, 2) if count <= state.heap])


def check(state: State, action: Action) -> Illegal | None:
    action = _admit(action, 2)
    if action not in legal_actions(state, action.player):
        return Illegal("over" if state.over else "turn", "that cannot be done now")
    return None


def apply(state: State, action: Action) -> State:
    return transition(state, action).state


def transition(state: State, action: Action) -> Transition[State, Event]:
    illegal = check(state, action)
    if illegal is not None:
        raise IllegalAction(action, illegal)
    action = _admit(action, 2)
    if isinstance(action, Bid):
        bids = list(state.bids)
        bids[action.player] = action.colour
        bidden = BidMade(action.player, action.colour)
        return Transition(evolve(state, bids=tuple(bids)), (bidden,))
    coin, rng = state.rng.below(2)
    peg = Peg(Colour(coin), Height.HIGH if action.count == 2 else None)
    heap = state.heap - action.count
    after = evolve(
        state,
        heap=heap,
        pegs=(*state.pegs, peg),
        turn=state.turn if heap == 0 else 1 - state.turn,
        over=heap == 0,
        rng=rng,
    )
    taken = CountersTaken(action.player, action.count, peg)
    prize = state.options.prizes[-1]
    won = (Won(action.player, prize),) if after.over else ()
    return Transition(after, (taken, *won))


def score(state: State) -> tuple[int, ...]:
    return tuple([int(state.over and seat == state.turn) for seat in range(2)])


def tally(state: State) -> tuple[Entry, ...]:
    points = enumerate(score(state))
    return tuple([Entry(seat, won, "the last counter", "end") for seat, won in points])


def all_actions(players: int, options: Options | None = None) -> tuple[Action, ...]:
    seats = range(players)
    return (
        *[Bid(seat, colour) for seat in seats for colour in Colour],
        *[Take(seat, count) for seat in seats for count in (1, 2)],
    )


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    points = score(state)
    places = tuple([2 - won for won in points])
    return Outcome(places, points, 'the heap is empty: "over"')


def view(state: State, player: int | None) -> View:
    player = viewer(player, 2)
    made = None not in state.bids
    return View(
        player=player,
        options=state.options,
        heap=state.heap,
        has_bid=tuple([bid is not None for bid in state.bids]),
        bids=tuple(
            [
                bid if made or seat == player else None
                for seat, bid in enumerate(state.bids)
            ]
        ),
        pegs=state.pegs,
        turn=state.turn,
        over=state.over,
    )


def redact(event: Event, player: int | None) -> Event:
    if isinstance(event, BidMade) and event.player != player:
        return BidMade(event.player, None)
    return event


def determinize(view: View, seed: int) -> State:
    return _fitting.filled(view, Rng(seed))


def validate_view(view: View) -> tuple[Problem, ...]:
    return _fitting.problems(view)


def _fill(view: View, rng: Rng) -> State:
    if not len(view.bids) == len(view.has_bid) == 2:
        raise InvalidState((Problem("1.2", "two have bid, or will"),))
    whole = evolve(initial_state(0, 2, view.options), rng=rng)
    bids = [
        Colour.RED if bid is None and made else bid
        for bid, made in zip(view.bids, view.has_bid, strict=True)
    ]
    return evolve(
        whole,
        heap=view.heap,
        bids=tuple(bids),
        pegs=view.pegs,
        turn=view.turn,
        over=view.over,
    )


def validate(state: State) -> tuple[Problem, ...]:
    if not 0 <= state.heap <= 3:
        return (Problem("1.1", f"the heap has {state.heap} counters"),)
    return ()


_fitting = Fitting(INFO, lambda seen: 2, _fill, validate, view)


def format_action(action: Action) -> str:
    if isinstance(action, Bid):
        return action.colour.name.lower()
    return f"take {action.count}"


def parse_action(text: str, player: int) -> Action:
    texts: dict[str, Action] = {
        "red": Bid(player, Colour.RED),
        "blue": Bid(player, Colour.BLUE),
        "take 1": Take(player, 1),
        "take 2": Take(player, 2),
    }
    if text not in texts:
        raise ParseError(f"{text!r} is no action")
    return texts[text]
