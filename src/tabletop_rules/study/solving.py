"""Open-hand play to the end, exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from attrs import frozen

from tabletop_rules import chance
from tabletop_rules.arguments import positive
from tabletop_rules.errors import TabletopError
from tabletop_rules.game import AnyGame
from tabletop_rules.markup import table
from tabletop_rules.outcome import Outcome
from tabletop_rules.study.case import Case, Step

Payoff = Callable[[AnyGame, Outcome], Sequence[int | Fraction]]
"""What the end of a game is worth to each seat; more is better."""

Values = tuple[Fraction, ...]

_DEEPEST = 120


class TooLarge(TabletopError, ValueError):
    """A position from which too many others follow, or that may go in circles."""


def points(game: AnyGame, outcome: Outcome) -> tuple[int, ...]:
    """The points, as losses where the fewest win."""
    sign = -1 if game.INFO.low_wins else 1
    return tuple([sign * score for score in outcome.scores])


def wins(game: AnyGame, outcome: Outcome) -> tuple[Fraction, ...]:
    """1 for who wins alone, a share of it for those who win together, else 0."""
    share = Fraction(1, len(outcome.winners))
    seats = range(len(outcome.ranks))
    return tuple([share if seat in outcome.winners else Fraction(0) for seat in seats])


@frozen
class Solution:
    """What a position is worth if everybody sees everything and plays best for itself.

    `values`: of each seat, by the payoff. `best`: the action to take now, None at the
    end. `line`: the best play from here, as far as no chance decides. `positions`: how
    many were looked at.
    """

    values: Values
    best: Any
    line: tuple[Step, ...]
    positions: int
    texts: tuple[str, ...]

    def __str__(self) -> str:
        worth = ", ".join([f"seat {s}: {v}" for s, v in enumerate(self.values)])
        return f"{worth}; best play: {', '.join(self.texts) or 'none'}"

    def _repr_html_(self) -> str:
        rows = [(f"seat {seat}", str(value)) for seat, value in enumerate(self.values)]
        rows.append(("best play", ", ".join(self.texts) or "none"))
        return table((), rows, "with open hands")


def solve(case: Case, *, payoff: Payoff = points, nodes: int = 1_000_000) -> Solution:
    """Play to the end with open hands, exactly.

    Each seat takes what is worth most to itself, the first in canonical order among
    equals, and counts on the others doing so; chance is weighed by `chance.outcomes`.
    Where several seats choose at once they choose one after the other, the lowest
    first, and the later see what the earlier chose. Who does not see the other hands
    plays worse: that is not what this answers.

    `payoff` says what the end is worth: `points` or `wins` or a function of your own.
    Raises TooLarge beyond so many positions, or where a game can go on for ever.
    """
    solver = _Solver(case.game, payoff, positive(nodes, "nodes"))
    values, _ = solver.solve(case.state, 0)
    here = case
    while True:
        _, best = solver.solve(here.state, 0)
        if best is None or len(chance.outcomes(case.game, here.state, best)) > 1:
            break
        here = here.do(best)
    line = here.line[len(case.line) :]
    actions = [step.action for step in line]
    _, first = solver.solve(case.state, 0)
    if not actions and first is not None:
        actions = [first]
    texts = [f"seat {a.player} {case.game.format_action(a)}" for a in actions]
    return Solution(values, first, line, len(solver.known), tuple(texts))


class _Solver:
    """Values by position, as far as they have been asked for."""

    def __init__(self, game: AnyGame, payoff: Payoff, nodes: int) -> None:
        self.game, self.payoff, self.nodes = game, payoff, nodes
        self.known: dict[Any, tuple[Values, Any]] = {}
        self._open: set[Any] = set()

    def solve(self, state: Any, depth: int) -> tuple[Values, Any]:
        """What each seat gets from here, and the best action, None at the end."""
        found = self.known.get(state)
        if found is not None:
            return found
        if state in self._open or depth > _DEEPEST:
            raise TooLarge("play may go on for ever, or for too long, from here")
        if len(self.known) + len(self._open) >= self.nodes:
            raise TooLarge(f"more than {self.nodes} positions can be reached")
        self._open.add(state)
        self.known[state] = answer = self._answer(state, depth)
        self._open.discard(state)
        return answer

    def _answer(self, state: Any, depth: int) -> tuple[Values, Any]:
        game = self.game
        outcome = game.outcome(state)
        if outcome is not None:
            return tuple(map(Fraction, self.payoff(game, outcome))), None
        seat = game.to_act(state)[0]
        best: tuple[Values, Any] | None = None
        for action in game.legal_actions(state, seat):
            values = self._expected(state, action, depth)
            if best is None or values[seat] > best[0][seat]:
                best = values, action
        assert best is not None  # who is to act has a legal action
        return best

    def _expected(self, state: Any, action: Any, depth: int) -> Values:
        parts = [
            [probability * value for value in self.solve(done.state, depth + 1)[0]]
            for probability, done in chance.outcomes(self.game, state, action)
        ]
        return tuple([sum(column, Fraction(0)) for column in zip(*parts, strict=True)])
