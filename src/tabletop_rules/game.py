"""What a game is: a module, or any object, with the names of `Game`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from attrs import fields, frozen

from tabletop_rules.clauses import Clause, Kind, clauses_of
from tabletop_rules.errors import Illegal, Problem, UnknownClause
from tabletop_rules.markup import listed, shown, table
from tabletop_rules.outcome import Entry, Outcome

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT")
OptionsT_co = TypeVar("OptionsT_co", covariant=True)
EventT = TypeVar("EventT")


@frozen
class GameInfo:
    """The facts of a game.

    `hidden`: a view lacks something of the state, if only the order of the deck.
    `chance`: random after the setup. `simultaneous`: several players may be to act at
    once. `low_wins`: the fewest points win. `first_seat`: the field of Options that a
    match moves one seat on, or None. `rules_version` counts the changes of what the
    game does. `package` is the importable package that ships RULES.md, "" if none does.
    """

    name: str
    title: str
    min_players: int
    max_players: int
    hidden: bool
    chance: bool
    simultaneous: bool
    low_wins: bool
    first_seat: str | None
    rules_version: int
    package: str = ""

    def rules(self) -> str:
        """The text of RULES.md, in Markdown; "" if the game ships none."""
        if not self.package:
            return ""
        # late: few ask for the text, and this module takes long to load
        from importlib.resources import files

        return files(self.package).joinpath("RULES.md").read_text(encoding="utf-8")

    def clauses(self) -> tuple[Clause, ...]:
        """The sections of RULES.md, as "4", and its statements, as "4.3", in order."""
        return clauses_of(self.rules())

    def clause(self, number: str) -> str:
        """The statement of RULES.md with that number, on one line.

        Of a section, "4", its title and its statements, a line each. Raises
        UnknownClause if there is none.
        """
        found = [each for each in self.clauses() if each.number == number]
        if not found:
            raise UnknownClause(f"the rules of {self.title} have no clause {number!r}")
        if "." in number:
            return found[0].text
        within = [one for one in self.clauses() if one.number.startswith(f"{number}.")]
        return "\n".join([str(each) for each in (*found, *within)])

    def rulings(self) -> tuple[Clause, ...]:
        """The statements that settle what the rulebook leaves open."""
        return tuple([each for each in self.clauses() if each.kind is Kind.RULING])

    def __str__(self) -> str:
        low, high = self.min_players, self.max_players
        players = str(low) if low == high else f"{low} to {high}"
        return f"{self.title}, for {players} players"

    def _repr_html_(self) -> str:
        facts = [
            (field.name.replace("_", " "), getattr(self, field.name))
            for field in fields(type(self))
        ]
        return table((), facts, str(self))


@frozen
class Transition(Generic[StateT, EventT]):
    """What an action did: the new state, and what happened, in order."""

    state: StateT
    events: tuple[EventT, ...]

    def __str__(self) -> str:
        """The events, a line each, and the state."""
        return "\n".join([*map(str, self.events), str(self.state)])

    def _repr_html_(self) -> str:
        """What happened, then the picture of the state, which is open."""
        return listed(self.events) + shown(self.state)


class Game(Protocol[StateT, ActionT, ViewT, OptionsT_co]):
    """The names that a game module has; see the laws in "Writing your own game"."""

    @property
    def INFO(self) -> GameInfo:  # noqa: N802 - a constant of the module
        """The facts of the game."""

    @property
    def Options(self) -> type[OptionsT_co]:  # noqa: N802 - a class of the module
        """The class of options; without arguments it gives the printed rules."""

    @property
    def State(self) -> type[StateT]:  # noqa: N802 - a class of the module
        """The class of positions."""

    @property
    def View(self) -> type[ViewT]:  # noqa: N802 - a class of the module
        """The class of what one seat knows."""

    @property
    def Action(self) -> Any:  # noqa: N802 - a union of the module
        """The action classes: one class, or a union of several."""

    @property
    def Event(self) -> Any:  # noqa: N802 - a union of the module
        """The event classes: one class, or a union of several."""

    @property
    def initial_state(self) -> Callable[..., StateT]:
        """`initial_state(seed, players, options=Options())`, the dealt position."""

    @property
    def position(self) -> Callable[..., StateT]:
        """`position(*, ...)`, a position from the parts that matter."""

    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that have a decision now, ascending; () when the game is over."""

    def legal_actions(self, state: StateT, player: int) -> tuple[ActionT, ...]:
        """All that this seat may do now, in canonical order, without duplicates.

        It rests on what that seat knows, so it tells that seat's hand: give it to
        nobody else.
        """

    def check(self, state: StateT, action: ActionT) -> Illegal | None:
        """Why the action is not legal, or None if it is.

        It rests on what the seat of the action knows, so it tells that seat's hand:
        ask it only of actions of the seat that is to be answered.
        """

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """The state after the action; raises IllegalAction if it is not legal."""

    def transition(self, state: StateT, action: ActionT) -> Transition[StateT, Any]:
        """As `apply`, with the events."""

    def score(self, state: StateT) -> tuple[int, ...]:
        """The points of each seat by the rulebook, at any time."""

    def tally(self, state: StateT) -> Sequence[Entry]:
        """How the score comes about: a seat's entries add up to its points."""

    @property
    def all_actions(self) -> Callable[..., Sequence[ActionT]]:
        """`all_actions(players, options=Options())`: every action that can be legal.

        Each once, in canonical order, for so many players and these options.
        """

    def outcome(self, state: StateT) -> Outcome | None:
        """Who won, or None while the game goes on."""

    def view(self, state: StateT, player: int | None) -> ViewT:
        """What a seat, or a spectator for None, may know."""

    def redact(self, event: Any, player: int | None) -> Any:
        """The event as that seat, or a spectator for None, saw it."""

    def determinize(self, view: ViewT, seed: int) -> StateT:
        """A state that fits the view, each equally likely.

        What it draws shares nothing with the deal of the same seed.
        """

    def validate(self, state: StateT) -> tuple[Problem, ...]:
        """Each broken invariant; () for every state that can be reached.

        Types are taken for granted: `codec.from_json` and `position` read them.
        """

    def validate_view(self, view: ViewT) -> tuple[Problem, ...]:
        """Each fault of a view that no state gives; () for every view that one gives.

        What comes from outside is asked before anything else: for a view with faults
        `from_json` raises CodecError and `determinize` InvalidState.
        """

    def format_action(self, action: ActionT) -> str:
        """The action as a short text."""

    def parse_action(self, text: str, player: int) -> ActionT:
        """The action of that seat that the text names; raises ParseError if none."""


AnyGame = Game[Any, Any, Any, Any]
"""A game of whatever classes, for what takes any game."""


def own_options(game: AnyGame) -> Any:
    """The options that a game is played with where none are given.

    Those of the printed rules, `game.Options()`, unless the game was made with options,
    as a match can be, and says so by a function `own_options`.
    """
    stated = getattr(game, "own_options", None)
    return game.Options() if stated is None else stated()
