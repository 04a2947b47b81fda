"""The game that a match is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, get_origin

from attrs import evolve, field, frozen

from tabletop_rules.arguments import integer, seed_number, viewer
from tabletop_rules.errors import Illegal, InvalidState, Problem
from tabletop_rules.game import (
    ActionT,
    Game,
    GameInfo,
    OptionsT,
    StateT,
    Transition,
    ViewT,
    own_options,
)
from tabletop_rules.match.deals import first_seat, game_seed, totals, turned
from tabletop_rules.match.length import Until
from tabletop_rules.match.validity import state_problems, view_problems
from tabletop_rules.match.values import (
    MatchEnded,
    MatchEvent,
    MatchGameEnded,
    MatchGameOpened,
    MatchState,
    MatchView,
)
from tabletop_rules.outcome import Entry, Outcome, ranks
from tabletop_rules.rng import derived


@frozen
class Match(Generic[StateT, ActionT, ViewT, OptionsT]):
    """Several deals of a game, which is itself a game.

    `until` is `Games(count)` or `Target(points, max_games=None)`; `options` are those
    of the first game unless `initial_state` is given others, and without them the
    printed rules. Game n, from 0, is dealt by a seed of its own, a digest of the
    match's seed and n; its first seat, the option that `INFO.first_seat` names, is n
    seats further on, clockwise.

    The action that ends a game opens the next one, until the match is over. `score`
    gives the totals of the finished games, and totals alone make the ranks: most points
    first, or fewest if `INFO.low_wins`; equal totals share a place. Everything else is
    as the game has it: the actions and their notation, the clauses of `check`, the
    errors, the text of the rules.

    `INFO.chance` is true wherever there may be a second deal. `State` and `View` name
    their parts, as in `MatchState[bumbesi.State, bumbesi.Options]`, so that a decoder
    knows them; ask `isinstance` of MatchState and MatchView. Raises TypeError if
    `until` or the options are of another class.
    """

    game: Game[StateT, ActionT, ViewT, OptionsT] = field(
        repr=lambda game: str(game.INFO.name)
    )
    until: Until
    options: OptionsT | None = None
    INFO: GameInfo = field(init=False, eq=False, repr=False)
    _fits: MatchView[ViewT, OptionsT] | None = field(
        init=False, eq=False, repr=False, default=None
    )

    def __attrs_post_init__(self) -> None:
        if self.options is not None:
            _expect(self.game.Options, self.options, "options")

    @INFO.default
    def _info(self) -> GameInfo:
        if not isinstance(self.until, Until):
            raise TypeError(f"until must be Games or Target, not {self.until!r}")
        info = self.game.INFO
        return evolve(
            info,
            name=f"{info.name}-match",
            title=f"{info.title}, a match {self.until}",
            chance=info.chance or self.until.max_games != 1,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """A game that is a module travels by its name, for modules do not pickle."""
        game = self.game.__name__ if isinstance(self.game, ModuleType) else self.game
        return _rebuilt, (game, self.until, self.options)

    @property
    def Options(self) -> type[OptionsT]:  # noqa: N802 - a name of every game
        """The game's own class of options; they are those of the first game."""
        return self.game.Options

    @property
    def State(self) -> type[MatchState[StateT, OptionsT]]:  # noqa: N802
        """MatchState of the game's State and Options."""
        kind: type[MatchState[StateT, OptionsT]] = _made_of(
            MatchState, self.game.State, self.game.Options
        )
        return kind

    @property
    def View(self) -> type[MatchView[ViewT, OptionsT]]:  # noqa: N802
        """MatchView of the game's View and Options."""
        kind: type[MatchView[ViewT, OptionsT]] = _made_of(
            MatchView, self.game.View, self.game.Options
        )
        return kind

    @property
    def Action(self) -> Any:  # noqa: N802
        """The game's own actions."""
        return self.game.Action

    @property
    def Event(self) -> Any:  # noqa: N802
        """The game's own events, MatchGameEnded, MatchGameOpened and MatchEnded."""
        return self.game.Event | MatchEvent

    def own_options(self) -> OptionsT:
        """The options of the first game where `initial_state` is given none."""
        if self.options is not None:
            return self.options
        given: OptionsT = own_options(self.game)
        return given

    def initial_state(
        self, seed: int, players: int, options: OptionsT | None = None
    ) -> MatchState[StateT, OptionsT]:
        """The match before the first action of its first game.

        `options` are those of the first game, by default those of the match. Raises
        what the game raises, PlayerCountError and InvalidOptions, SeedError for a seed
        of more than 4,300 digits, and TypeError if the options are of another class.
        """
        seed = seed_number(seed)
        if options is None:
            options = self.own_options()
        _expect(self.game.Options, options, "options")
        first = self.game.initial_state(game_seed(seed, 0), players, options)
        return self._carried_on(MatchState(seed, options, first, ())).state

    def position(
        self,
        *,
        state: StateT,
        results: Iterable[Outcome] = (),
        options: OptionsT | None = None,
        seed: int = 0,
    ) -> MatchState[StateT, OptionsT]:
        """A match in which `state` is being played and `results` are finished.

        If the last of the results is that of `state`, the match is over. `seed` deals
        the further games. `options` are those of the first game; by default they are
        found from those of `state`, first seat moved back. Raises InvalidState if
        `validate` finds a problem.
        """
        _expect(self.game.State, state, "state")
        results = tuple(results)
        for result in results:
            _expect(Outcome, result, "each of the results")
        if options is None:
            options = getattr(state, "options", None) or self.own_options()
            finished = len(results) - (self.game.outcome(state) is not None)
            players = len(self.game.score(state))
            options = turned(options, self.INFO.first_seat, players, -finished)
        _expect(self.game.Options, options, "options")
        made = MatchState(seed_number(seed), options, state, results)
        if wrong := self.validate(made):
            raise InvalidState(wrong)
        return made

    def to_act(self, state: MatchState[StateT, OptionsT]) -> tuple[int, ...]:
        """The seats that have a decision now, ascending; () when the match is over."""
        return self.game.to_act(state.state)

    def legal_actions(
        self, state: MatchState[StateT, OptionsT], player: int
    ) -> tuple[ActionT, ...]:
        """All that this seat may do in the game being played; it tells its hand."""
        return self.game.legal_actions(state.state, player)

    def check(
        self, state: MatchState[StateT, OptionsT], action: ActionT
    ) -> Illegal | None:
        """Why the action is not legal in the game being played, or None if it is.

        It tells the hand of the seat whose action it is.
        """
        return self.game.check(state.state, action)

    def apply(
        self, state: MatchState[StateT, OptionsT], action: ActionT
    ) -> MatchState[StateT, OptionsT]:
        """The match after the action; raises IllegalAction if it is not legal."""
        inner = self.game.apply(state.state, action)
        after = MatchState(state.seed, state.options, inner, state.results)
        if self.game.outcome(inner) is None:
            return after
        return self._carried_on(after).state

    def transition(
        self, state: MatchState[StateT, OptionsT], action: ActionT
    ) -> Transition[MatchState[StateT, OptionsT], Any]:
        """As `apply`, with the game's events and then those of the match."""
        inner = self.game.transition(state.state, action)
        after = MatchState(state.seed, state.options, inner.state, state.results)
        carried_on = self._carried_on(after)
        return Transition(carried_on.state, inner.events + carried_on.events)

    def score(self, state: MatchState[StateT, OptionsT]) -> tuple[int, ...]:
        """The points of each seat in the finished games together."""
        if not state.results:
            return (0,) * len(self.game.score(state.state))
        return totals(state.results)

    def tally(self, state: MatchState[StateT, OptionsT]) -> tuple[Entry, ...]:
        """The points of each seat in each finished game, seat by seat."""
        return tuple(
            [
                Entry(seat, result.scores[seat], f"game {number}", "match")
                for seat in range(len(self.game.score(state.state)))
                for number, result in enumerate(state.results, start=1)
            ]
        )

    def all_actions(
        self, players: int, options: OptionsT | None = None
    ) -> Sequence[ActionT]:
        """Those of the game, with the options of the first one."""
        options = self.own_options() if options is None else options
        return self.game.all_actions(players, options)

    def outcome(self, state: MatchState[StateT, OptionsT]) -> Outcome | None:
        """Who won the match, or None while it goes on."""
        # the last game stays in the state: while it goes on, so does the match
        if self.game.outcome(state.state) is None:
            return None
        return self._outcome_of(state.results)

    def view(
        self, state: MatchState[StateT, OptionsT], player: int | None
    ) -> MatchView[ViewT, OptionsT]:
        """What a seat, or a spectator for None, may know; never the seed."""
        view = self.game.view(state.state, player)
        player = None if player is None else integer(player, "player")
        return MatchView(player, state.options, view, state.results)

    def redact(self, event: Any, player: int | None) -> Any:
        """The event as that seat saw it; the events of a match are public.

        Raises SeatError for an unknown seat.
        """
        if isinstance(event, MatchEvent):
            viewer(player, self.INFO.max_players)
            return event
        return self.game.redact(event, player)

    def determinize(
        self, view: MatchView[ViewT, OptionsT], seed: int
    ) -> MatchState[StateT, OptionsT]:
        """A match that fits the view: the game as it draws it, further deals anew.

        Raises InvalidState for a view that no match gives.
        """
        if view is not self._fits:
            if problems := self.validate_view(view):
                raise InvalidState(problems)
            # the same object, which searches fill up again and again, is asked once
            object.__setattr__(self, "_fits", view)
        inner = self.game.determinize(view.view, seed)
        further = derived("determinize match", seed).seed
        return MatchState(further, view.options, inner, view.results)

    def validate_view(self, view: MatchView[ViewT, OptionsT]) -> tuple[Problem, ...]:
        """The problems of the view of the game being played, or else of the match."""
        return view_problems(self.game, self.until, view)

    def validate(self, state: MatchState[StateT, OptionsT]) -> tuple[Problem, ...]:
        """The problems of the game being played, then those of the match."""
        return state_problems(self.game, self.until, state)

    def format_action(self, action: ActionT) -> str:
        """The action as the game writes it."""
        return self.game.format_action(action)

    def parse_action(self, text: str, player: int) -> ActionT:
        """The action of that seat that the text names; raises ParseError if none."""
        return self.game.parse_action(text, player)

    def _carried_on(
        self, state: MatchState[StateT, OptionsT]
    ) -> Transition[MatchState[StateT, OptionsT], MatchEvent]:
        """A game that is over enters the results, and the next one is opened."""
        inner, results = state.state, state.results
        events: list[MatchEvent] = []
        # again and again, for a game may be over as it is dealt
        while (result := self.game.outcome(inner)) is not None:
            results = (*results, result)
            finished = len(results)
            events.append(MatchGameEnded(finished, result))
            if (outcome := self._outcome_of(results)) is not None:
                events.append(MatchEnded(outcome))
                break
            players, name = len(result.scores), self.INFO.first_seat
            options = turned(state.options, name, players, finished)
            seed = game_seed(state.seed, finished)
            inner = self.game.initial_state(seed, players, options)
            events.append(MatchGameOpened(finished + 1, first_seat(options, name)))
        after = MatchState(state.seed, state.options, inner, results)
        return Transition(after, tuple(events))

    def _outcome_of(self, results: tuple[Outcome, ...]) -> Outcome | None:
        if not results:
            return None
        points = totals(results)
        reason = self.until.over(len(results), points)
        if reason is None:
            return None
        return Outcome(ranks(points, low_wins=self.INFO.low_wins), points, reason)


def _rebuilt(game: Any, until: Until, options: Any) -> Match[Any, Any, Any, Any]:
    return Match(import_module(game) if isinstance(game, str) else game, until, options)


def _made_of(generic: Any, *parts: Any) -> Any:
    """The generic class with its parts named, which are known only at run time."""
    return generic[parts]


def _expect(kind: Any, value: object, name: str) -> None:
    # the State of a match is a generic class with its parts named
    kind = get_origin(kind) or kind
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {kind.__name__}, not {value!r}")
