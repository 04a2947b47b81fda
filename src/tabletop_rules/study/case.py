"""A position under study, and the line that led to it."""

from __future__ import annotations

from typing import Any

from attrs import evolve, field, frozen

from tabletop_rules import arguments, chance, record, render
from tabletop_rules.errors import Illegal, IllegalAction, SeatError, TabletopError
from tabletop_rules.game import AnyGame, Transition
from tabletop_rules.markup import shown, table
from tabletop_rules.outcome import Outcome, Tally
from tabletop_rules.study.reasons import WhyNot, why_not
from tabletop_rules.study.source import source
from tabletop_rules.study.statements import statement
from tabletop_rules.study.verdict import Verdict


class NoDeal(TabletopError, ValueError):
    """A line that did not begin with a deal, of which there is no record."""


class IllegalStep(IllegalAction):
    """An action of a line that is not legal; `number` is its place, from 1."""

    def __init__(self, action: object, illegal: Illegal, number: int) -> None:
        super().__init__(action, illegal)
        self.number = number

    def __str__(self) -> str:
        return f"action {self.number}: {super().__str__()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalStep, (self.action, self.illegal, self.number)


@frozen
class Step:
    """One action of a line: what happened, and the state that it led to."""

    action: Any
    events: tuple[Any, ...]
    state: Any

    def __str__(self) -> str:
        return "; ".join(map(str, self.events))


@frozen
class Replay:
    """A line that shows itself as a page with a slider; its str is what happened."""

    steps: tuple[Transition[Any, Any] | Step, ...]

    def __str__(self) -> str:
        told = [f"{n}. {s}" for n, s in enumerate(map(_told, self.steps)) if n]
        return "\n".join(told)

    def _repr_html_(self) -> str:
        return render.replay(self.steps)


def _told(step: Transition[Any, Any] | Step) -> str:
    return "; ".join(map(str, step.events))


@frozen
class Deal:
    """How a line began that began with a deal."""

    seed: int
    players: int
    options: Any


def _game_name(game: AnyGame) -> str:
    return str(game.INFO.name)


@frozen
class Case:
    """A position of a game under study. It never changes; `do` gives another one.

    `line` holds the steps since the first position. Make one with `case`.
    """

    game: AnyGame = field(repr=_game_name)
    state: Any
    line: tuple[Step, ...] = field(default=(), repr=False)
    _first: Any = field(default=None, repr=False)
    _deal: Deal | None = field(default=None, repr=False)

    @property
    def first(self) -> Any:
        """The state in which the line begins."""
        return self.state if self._first is None else self._first

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.game.score(self.state))

    @property
    def legal(self) -> dict[int, tuple[str, ...]]:
        """The texts of all legal actions, by seat to act, in canonical order."""
        game, state = self.game, self.state
        return {
            seat: tuple(map(game.format_action, game.legal_actions(state, seat)))
            for seat in game.to_act(state)
        }

    def may(self, action: Any, player: int | None = None) -> Verdict:
        """Whether the action, or the one that the text names, is legal now.

        `player` is needed only where several are to act. Raises ParseError for a text
        that names no action, and SeatError if it is not clear who is meant.
        """
        asked = self._read(action, player)
        illegal = self.game.check(self.state, asked)
        clause = "" if illegal is None else statement(self.game, illegal.clause)
        return Verdict(asked, illegal, clause)

    def do(self, *actions: Any, player: int | None = None) -> Case:
        """The case after these actions, one after the other.

        Raises IllegalStep, which is an IllegalAction, at the first that is not legal.
        """
        here = self
        for number, action in enumerate(actions, start=1):
            try:
                here = here._after(here._read(action, player))
            except IllegalAction as error:
                raise IllegalStep(error.action, error.illegal, number) from None
        return here

    def back(self, steps: int = 1) -> Case:
        """The case so many steps earlier; ValueError if the line is shorter."""
        steps = arguments.integer(steps, "steps")
        left = len(self.line) - steps
        if not 0 <= left <= len(self.line):
            raise ValueError(f"the line has {len(self.line)} steps, not {steps}")
        return self._cut(left)

    def start(self) -> Case:
        """The case with which the line begins."""
        return self._cut(0)

    def why_not(self, player: int | None = None) -> WhyNot:
        """Every action that a seat cannot take now, by the clause that forbids it.

        `player` is the seat to act unless said; SeatError if several are, or none is.
        """
        seat = self._seat(player)
        options = getattr(self.state, "options", None)
        given = () if options is None else (options,)
        actions = self.game.all_actions(self.players, *given)
        return why_not(self.game, self.state, seat, actions)

    def seen_by(self, player: int | None) -> Any:
        """The view of a seat, or of a spectator for None."""
        return self.game.view(self.state, player)

    @property
    def tally(self) -> Tally:
        """How the score comes about."""
        return Tally(self.game.tally(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """Who won, or None while the game goes on."""
        return self.game.outcome(self.state)

    def chances(self, action: Any, player: int | None = None) -> chance.Chances[Any]:
        """Every result of a legal action with its exact probability."""
        return chance.outcomes(self.game, self.state, self._read(action, player))

    def source(self) -> str:
        """One Python expression that gives an equal state, as short as was found."""
        return source(self.game, self.state)

    def replay(self) -> Replay:
        """The line as a picture with a slider, which shows itself in a notebook."""
        start: Transition[Any, Any] = Transition(self.first, ())
        return Replay((start, *self.line))

    def record(self) -> record.Record[Any, Any]:
        """The line as a record; raises NoDeal if it did not begin with a deal."""
        if self._deal is None:
            raise NoDeal("only a line that begins with a deal has a record")
        deal = self._deal
        recorder = record.Recorder(self.game, deal.seed, deal.players, deal.options)
        for step in self.line:
            recorder.apply(step.action)
        return recorder.record()

    def __str__(self) -> str:
        """The position as text, and what may be done."""
        name = self.game.INFO.title
        steps = len(self.line)
        choices = [
            f"seat {seat} may: {', '.join(texts)}" for seat, texts in self.legal.items()
        ]
        ended = self.outcome
        if ended is not None:
            choices = [f"over: {ended.reason}"]
        after = "" if not steps else f" after {steps} step{'s' * (steps > 1)}"
        return "\n".join([f"{name}{after}", *choices])

    def _repr_html_(self) -> str:
        rows = [(f"seat {s}", ", ".join(texts)) for s, texts in self.legal.items()]
        picture = shown(self.state)
        return picture + table((), rows, "what may be done") if rows else picture

    def _cut(self, steps: int) -> Case:
        line = self.line[:steps]
        state = line[-1].state if line else self.first
        return evolve(self, state=state, line=line)

    def _after(self, action: Any) -> Case:
        done = self.game.transition(self.state, action)
        step = Step(action, done.events, done.state)
        return evolve(self, state=done.state, line=(*self.line, step), first=self.first)

    def _seat(self, player: int | None) -> int:
        if player is not None:
            return arguments.seat(player, self.players)
        acting = self.game.to_act(self.state)
        if len(acting) == 1:
            return acting[0]
        if not acting:
            return 0
        seats = ", ".join(map(str, acting))
        raise SeatError(f"seats {seats} are to act: say which with player=…")

    def _read(self, action: Any, player: int | None) -> Any:
        """The action, out of its text if it is one.

        A text that leaves something out stands for the one legal action that it can
        mean: a victim need not be written where there is only one.
        """
        if not isinstance(action, str):
            return action
        game, state = self.game, self.state
        seat = self._seat(player)
        read = game.parse_action(action, seat)
        if game.check(state, read) is None:
            return read
        begun = f"{game.format_action(read)} "
        meant = [
            legal
            for legal in game.legal_actions(state, seat)
            if game.format_action(legal).startswith(begun)
        ]
        return meant[0] if len(meant) == 1 else read


def case(
    game: AnyGame,
    *,
    seed: int | None = None,
    players: int | None = None,
    options: Any = None,
    **parts: Any,
) -> Case:
    """A position of the game under study.

    With parts the `position` of these, and of `seed`, `players` and `options` if they
    are given; with `seed` and `players` alone the deal; with nothing `position()`.
    Raises what `position` or `initial_state` raises.
    """
    if seed is not None and players is not None and not parts:
        return dealt(game, seed, players, options)
    given = {"seed": seed, "players": players, "options": options}
    parts |= {name: value for name, value in given.items() if value is not None}
    return Case(game, game.position(**parts))


def dealt(game: AnyGame, seed: int, players: int, options: Any = None) -> Case:
    """The case of a deal, whose line has a record."""
    given = () if options is None else (options,)
    state = game.initial_state(seed, players, *given)
    deal = Deal(arguments.seed_number(seed), arguments.integer(players), options)
    return Case(game, state, deal=deal)
