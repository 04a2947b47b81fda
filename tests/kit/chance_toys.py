"""An urn of marbles and some dice: one action for each kind of chance."""

from attrs import evolve, frozen

from tabletop_rules.errors import Illegal, IllegalAction
from tabletop_rules.game import Transition
from tabletop_rules.rng import Rng, Script


@frozen
class Roll:
    """Roll two dice with so many sides; the urn keeps their sum."""

    sides: int


@frozen
class Draw:
    """Draw so many marbles, one after the other, without putting them back."""

    count: int


@frozen
class Gamble:
    """Draw a marble; if it is red, draw a number below 4, else one below 2."""


@frozen
class Shake:
    """Put the marbles into a new order."""


@frozen
class Rest:
    """Nothing is left to chance."""


Action = Roll | Draw | Gamble | Shake | Rest


@frozen
class Rolled:
    first: int
    second: int


Event = Rolled


@frozen
class State:
    urn: tuple[str, ...]
    sums: tuple[int, ...]
    rng: Rng | Script


def urn(marbles: str, seed: int = 0) -> State:
    return State(tuple(marbles), (), Rng(seed))


class Urn:
    """`tell` says whether the two faces of a roll are told, or only their sum."""

    def __init__(self, tell: bool = False) -> None:
        self.tell = tell
        self.runs = 0

    def transition(self, state: State, action: Action) -> Transition[State, Event]:
        self.runs += 1
        if isinstance(action, Roll):
            return self._roll(state, action.sides)
        if isinstance(action, Draw):
            return Transition(_draw(state, action), ())
        if isinstance(action, Gamble):
            return Transition(_gamble(state), ())
        if isinstance(action, Shake):
            marbles, rng = state.rng.shuffle(state.urn)
            return Transition(evolve(state, urn=marbles, rng=rng), ())
        return Transition(state, ())

    def _roll(self, state: State, sides: int) -> Transition[State, Event]:
        first, rng = state.rng.below(sides)
        second, rng = rng.below(sides)
        sums = (*state.sums, first + second + 2)
        events = (Rolled(first + 1, second + 1),) if self.tell else ()
        return Transition(evolve(state, sums=sums, rng=rng), events)


def _draw(state: State, action: Draw) -> State:
    if action.count > len(state.urn):
        raise IllegalAction(action, Illegal("1.1", "the urn has fewer marbles"))
    for _ in range(action.count):
        state, _ = _drawn(state)
    return state


def _gamble(state: State) -> State:
    state, marble = _drawn(state)
    number, rng = state.rng.below(4 if marble == "red" else 2)
    return evolve(state, sums=(*state.sums, number), rng=rng)


def _drawn(state: State) -> tuple[State, str]:
    place, rng = state.rng.below(len(state.urn))
    left = state.urn[:place] + state.urn[place + 1 :]
    return evolve(state, urn=left, rng=rng), state.urn[place]
