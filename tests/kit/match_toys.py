"""Showdown: each seat has a secret card and shows it for its points, or keeps it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, field, frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import (
    Seat,
    integer,
    option_flag,
    option_in_range,
    option_seat,
    player_count,
    seat,
    viewer,
)
from tabletop_rules.errors import (
    Illegal,
    IllegalAction,
    InvalidState,
    Problem,
)
from tabletop_rules.fitting import Fitting
from tabletop_rules.game import GameInfo, Transition
from tabletop_rules.notation import Grammar
from tabletop_rules.outcome import Entry, Outcome, ranks
from tabletop_rules.rng import Rng

CARDS = tuple(range(1, 13))


@frozen
class Agreed:
    """`opened`: all cards are shown as they are dealt, and the game is over."""

    first_player: int = field(
        default=0, converter=integer, validator=option_in_range(0, 3)
    )
    opened: bool = field(default=False, validator=option_flag)


@frozen
class Show:
    player: Seat


@frozen
class Keep:
    player: Seat


Choice = Show | Keep


@frozen
class Decided:
    """`card` is None for those who do not see it."""

    player: int
    card: int | None
    shown: bool


@frozen
class Table:
    """`shown` says of each seat what it did, None if it has not decided."""

    options: Agreed
    cards: tuple[int, ...]
    shown: tuple[bool | None, ...]


@frozen
class Sight:
    """`cards` are None where they are hidden."""

    player: int | None
    options: Agreed
    cards: tuple[int | None, ...]
    shown: tuple[bool | None, ...]


FACTS = GameInfo(
    name="showdown",
    title="Showdown",
    min_players=2,
    max_players=4,
    hidden=True,
    chance=False,
    simultaneous=False,
    low_wins=False,
    first_seat="first_player",
    rules_version=1,
)
FEWEST_WIN = evolve(FACTS, low_wins=True, first_seat=None)

_admitted: Admit[Choice] = admission(Show, Keep)
_grammar = Grammar[Choice](FACTS, ("show", "show", Show), ("keep", "keep", Keep))


def dealt(cards: Sequence[int], options: Agreed | None = None) -> Table:
    undecided = (True if options and options.opened else None,) * len(cards)
    return Table(options or Agreed(), tuple(cards), undecided)


@frozen
class Showdown:
    """The game, with the facts that the test is about."""

    INFO: GameInfo = FACTS
    Options = Agreed
    State = Table
    View = Sight
    Action = Choice
    Event = Decided

    def initial_state(
        self, seed: int, players: int, options: Agreed | None = None
    ) -> Table:
        players = player_count(players, self.INFO)
        options = options or Agreed()
        option_seat(options.first_player, players, "first_player")
        return dealt(Rng(seed).shuffle(CARDS)[0][:players], options)

    def position(
        self,
        *,
        cards: Sequence[int],
        shown: Sequence[bool | None] | None = None,
        options: Agreed | None = None,
    ) -> Table:
        state = dealt(cards, options)
        if shown is not None:
            state = evolve(state, shown=tuple(shown))
        if problems := self.validate(state):
            raise InvalidState(problems)
        return state

    def to_act(self, state: Table) -> tuple[int, ...]:
        players = len(state.cards)
        for turn in range(players):
            player = (state.options.first_player + turn) % players
            if state.shown[player] is None:
                return (player,)
        return ()

    def legal_actions(self, state: Table, player: int) -> tuple[Choice, ...]:
        player = seat(player, len(state.cards))
        if player not in self.to_act(state):
            return ()
        return (Show(player), Keep(player))

    def check(self, state: Table, action: Choice) -> Illegal | None:
        action = _admitted(action, len(state.cards))
        to_act = self.to_act(state)
        if not to_act:
            return Illegal("over", "the game is over")
        if action.player not in to_act:
            return Illegal("turn", f"it is seat {to_act[0]}'s turn")
        return None

    def apply(self, state: Table, action: Choice) -> Table:
        return self.transition(state, action).state

    def transition(self, state: Table, action: Choice) -> Transition[Table, Decided]:
        if illegal := self.check(state, action):
            raise IllegalAction(action, illegal)
        player = int(action.player)
        shown = list(state.shown)
        shown[player] = isinstance(action, Show)
        event = Decided(player, state.cards[player], isinstance(action, Show))
        return Transition(evolve(state, shown=tuple(shown)), (event,))

    def score(self, state: Table) -> tuple[int, ...]:
        pairs = zip(state.cards, state.shown, strict=True)
        return tuple([card if shown else 0 for card, shown in pairs])

    def tally(self, state: Table) -> tuple[Entry, ...]:
        points = enumerate(self.score(state))
        return tuple(
            [Entry(seat, card, "a card shown", "end") for seat, card in points]
        )

    def all_actions(
        self, players: int, options: Agreed | None = None
    ) -> tuple[Choice, ...]:
        seats = range(player_count(players, self.INFO))
        return (*map(Show, seats), *map(Keep, seats))

    def outcome(self, state: Table) -> Outcome | None:
        if None in state.shown:
            return None
        score = self.score(state)
        return Outcome(
            ranks(score, low_wins=self.INFO.low_wins), score, "all have decided"
        )

    def view(self, state: Table, player: int | None) -> Sight:
        player = viewer(player, len(state.cards))
        cards = tuple(
            [
                card if shown or holder == player else None
                for holder, (card, shown) in enumerate(
                    zip(state.cards, state.shown, strict=True)
                )
            ]
        )
        return Sight(player, state.options, cards, state.shown)

    def redact(self, event: Decided, player: int | None) -> Decided:
        if event.shown or event.player == player:
            return event
        return evolve(event, card=None)

    def determinize(self, view: Sight, seed: int) -> Table:
        return self._fitting.filled(view, Rng(seed))

    def validate_view(self, view: Sight) -> tuple[Problem, ...]:
        return self._fitting.problems(view)

    @property
    def _fitting(self) -> Fitting[Sight, Table]:
        return Fitting(
            self.INFO,
            lambda seen: len(seen.cards),
            _fill,
            self.validate,
            self.view,
        )

    def validate(self, state: Table) -> tuple[Problem, ...]:
        if len(state.shown) != len(state.cards):
            return (Problem("1.2", "each seat has a card"),)
        if len(set(state.cards)) == len(state.cards) and set(state.cards) <= set(CARDS):
            return ()
        return (Problem("1.1", "each card is there once"),)

    def format_action(self, action: Choice) -> str:
        return "show" if isinstance(action, Show) else "keep"

    def parse_action(self, text: str, player: int) -> Choice:
        return _grammar.parse(text, player)


def _fill(view: Sight, rng: Rng) -> Table:
    unseen = [card for card in CARDS if card not in view.cards]
    hidden = iter(rng.shuffle(unseen)[0])
    cards = [next(hidden) if card is None else card for card in view.cards]
    return Table(view.options, tuple(cards), view.shown)
