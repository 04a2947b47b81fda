"""What a house rule changes: the shortest line after which two games differ."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from tabletop_rules.arguments import positive, seed_number
from tabletop_rules.game import AnyGame
from tabletop_rules.markup import sentence, table
from tabletop_rules.rng import derived
from tabletop_rules.study.case import Case, dealt
from tabletop_rules.study.walking import Manner, chosen

_LONGEST = 500
_ENOUGH = 40
"""A difference found, so many more games are played for a shorter one."""


@frozen
class Difference:
    """Where two games part: `what` differs after `line`, the same actions in both.

    `what` is "legal actions", "events", "score" or "outcome"; `one` and `other` are the
    two cases there.
    """

    what: str
    line: tuple[Any, ...]
    one: Case
    other: Case

    def __str__(self) -> str:
        return "\n".join([self._headline(), *[f"{n}: {t}" for n, t in self._sides()]])

    def _repr_html_(self) -> str:
        return sentence(self._headline()) + table((), self._sides())

    def _headline(self) -> str:
        steps = [
            f"seat {action.player} {self.one.game.format_action(action)}"
            for action in self.line
        ]
        count = len(steps)
        told = f"after {count} action{'s' * (count != 1)}"
        return (
            f"{self.what} differ {told}: {', '.join(steps)}"
            if steps
            else (f"{self.what} differ at the deal")
        )

    def _sides(self) -> list[tuple[str, str]]:
        one, other = _facts(self.one)[self.what], _facts(self.other)[self.what]
        if self.what == "legal actions":
            both = set(one).intersection(other)
            one = [text for text in one if text not in both]
            other = [text for text in other if text not in both]
            return [("only the one", _joined(one)), ("only the other", _joined(other))]
        return [("the one", _joined(one)), ("the other", _joined(other))]


def _joined(facts: list[str]) -> str:
    return ", ".join(facts) or "nothing"


def difference(
    game: AnyGame,
    one: Any,
    other: Any,
    *,
    players: int | None = None,
    seed: int = 0,
    games: int = 1000,
) -> Difference | None:
    """The shortest line found after which two sets of rules differ; None if none was.

    `one` and `other` are Options of the game, or games with the same actions. Both are
    dealt by the same seeds and given the same actions, by turns with all numbers of
    players if none is named. They are compared after each action by their legal
    actions, the events of the step, the score and the outcome.
    """
    seed, games = seed_number(seed), positive(games, "games")
    first, second = _table(game, one), _table(game, other)
    info = first[0].INFO
    counts = (
        range(info.min_players, info.max_players + 1) if players is None else [players]
    )
    found: Difference | None = None
    most, left = _LONGEST, games
    number = 0
    while left > 0 and most >= 0:
        count = counts[number % len(counts)]
        pair = [
            dealt(table[0], seed + number, count, table[1]) for table in (first, second)
        ]
        manner = Manner.drawn(derived("difference", seed, number))
        parted = _parted(pair[0], pair[1], manner, most)
        number, left = number + 1, left - 1
        if parted is not None:
            if found is None:
                left = min(left, _ENOUGH)
            found, most = parted, len(parted.line) - 1
    return found


def _table(game: AnyGame, rules: Any) -> tuple[AnyGame, Any]:
    """The game and the options that `one` or `other` stands for."""
    if isinstance(rules, game.Options):
        return game, rules
    if hasattr(rules, "INFO") and hasattr(rules, "initial_state"):
        return rules, None
    raise TypeError(f"neither Options of {game.INFO.title} nor a game: {rules!r}")


def _parted(one: Case, other: Case, manner: Manner, most: int) -> Difference | None:
    line: list[Any] = []
    while True:
        what = _what_differs(one, other)
        if what is not None:
            return Difference(what, tuple(line), one, other)
        if len(line) >= most:
            return None
        action = chosen(one.game, one.state, manner)
        if action is None:
            return None
        line.append(action)
        one, other = one.do(action), other.do(action)


def _what_differs(one: Case, other: Case) -> str | None:
    mine, its = _facts(one), _facts(other)
    return next((what for what, facts in mine.items() if facts != its[what]), None)


def _facts(case: Case) -> dict[str, list[str]]:
    """What is compared, as texts."""
    events = case.line[-1].events if case.line else ()
    return {
        "legal actions": [
            f"seat {seat} {text}"
            for seat, texts in case.legal.items()
            for text in texts
        ],
        "events": [str(event) for event in events],
        "score": [str(points) for points in case.game.score(case.state)],
        "outcome": [str(case.outcome)],
    }
