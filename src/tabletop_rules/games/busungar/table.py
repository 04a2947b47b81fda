"""The table while an action changes it.

One action may do much: roll, move, draw a card, end the turn. It works on a `Table`,
and a State is built once, at the end; that is what keeps a step cheap.
"""

from __future__ import annotations

from attrs import define

from tabletop_rules.building import builder
from tabletop_rules.games.busungar.atlas import Atlas
from tabletop_rules.games.busungar.board import atlas_of
from tabletop_rules.games.busungar.components import BONE, DIE_SIDES, Card, Direction
from tabletop_rules.games.busungar.events import (
    BoneDiscarded,
    DieRolled,
    GameEnded,
    Log,
    ThrownOut,
)
from tabletop_rules.games.busungar.order import left_neighbour
from tabletop_rules.games.busungar.state import (
    OVER,
    PUT_OUT,
    ROLL,
    Chase,
    Options,
    Phase,
    State,
)
from tabletop_rules.rng import Rng, Script
from tabletop_rules.tuples import replaced

_state = builder(State)


@define(eq=False)
class Table:
    """The fields of a State, open to change, and where events are noted."""

    options: Options
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    phase: Phase
    turn: int
    places: tuple[str | None, ...]
    headings: tuple[Direction | None, ...]
    may_enter: tuple[bool, ...]
    carried: tuple[int, ...]
    safe: tuple[int, ...]
    patches: tuple[int, ...]
    bones: tuple[bool, ...]
    out: tuple[bool, ...]
    apples: int
    pips: int
    trail: tuple[str, ...]
    chase: Chase | None
    rng: Rng | Script
    atlas: Atlas
    log: Log

    @classmethod
    def of(cls, state: State, log: Log) -> Table:
        """The table as the state describes it."""
        options = state.options
        return cls(
            options,
            state.deck,
            state.discard,
            state.phase,
            state.turn,
            state.places,
            state.headings,
            state.may_enter,
            state.carried,
            state.safe,
            state.patches,
            state.bones,
            state.out,
            state.apples,
            state.pips,
            state.trail,
            state.chase,
            state.rng,
            atlas_of(options.board),
            log,
        )

    def state(self) -> State:
        """The state that describes the table."""
        return _state(
            self.options,
            self.deck,
            self.discard,
            self.phase,
            self.turn,
            self.places,
            self.headings,
            self.may_enter,
            self.carried,
            self.safe,
            self.patches,
            self.bones,
            self.out,
            self.apples,
            self.pips,
            self.trail,
            self.chase,
            self.rng,
        )

    def roll_die(self, player: int) -> int:
        """What the die shows (1.4)."""
        drawn, self.rng = self.rng.below(DIE_SIDES)
        if self.log is not None:
            self.log.append(DieRolled(player, drawn + 1))
        return drawn + 1

    def put_on_stone(self, stone: str) -> None:
        """Put the piece on a stone from where it walks first (3.2, 3.5, 8.2)."""
        seat = self.turn
        self.places = replaced(self.places, seat, stone)
        self.headings = replaced(self.headings, seat, self.atlas.inward.get(stone))
        self.may_enter = replaced(self.may_enter, seat, False)

    def discard_bone(self) -> None:
        """Lay the bone in front of the player on the discard pile (6.5, 7.8)."""
        if self.log is not None:
            self.log.append(BoneDiscarded(self.turn))
        self.bones = replaced(self.bones, self.turn, False)
        self.discard = (*self.discard, BONE)

    def throw_out(self) -> None:
        """8.1: the piece leaves the garden; a chase is over."""
        if self.log is not None:
            self.log.append(ThrownOut(self.turn))
        self.places = replaced(self.places, self.turn, None)
        self.chase = None
        self.pips, self.trail = 0, ()
        self.phase = PUT_OUT

    def end_turn(self) -> None:
        """The turn passes on (7.9), or the game is over (9.1)."""
        self.chase = None
        self.pips, self.trail = 0, ()
        if self.apples == 0 and not self._anybody_in_garden():
            self.end_game()
        else:
            self.turn = left_neighbour(self.turn, self.out)
            self.phase = ROLL

    def end_game(self) -> None:
        """9.1, 9.4: nobody has a turn any more."""
        if self.log is not None:
            self.log.append(GameEnded(self.turn))
        self.chase = None
        self.pips, self.trail = 0, ()
        self.phase = OVER

    def _anybody_in_garden(self) -> bool:
        garden = self.atlas.garden
        return any(place in garden for place in self.places)
