"""Edge cases found by playing: how a game comes to a step that is looked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop_rules.arguments import positive, seed_number
from tabletop_rules.errors import TabletopError
from tabletop_rules.game import AnyGame
from tabletop_rules.rng import derived
from tabletop_rules.study.case import Case, Step
from tabletop_rules.study.walking import Manner, chosen, deals

Where = Callable[[Step], Any]
"""Whether a step is one of those looked for: true or false."""

_LONGEST = 2_000
"""Where a game is broken off that has no bound on its length."""

_EFFORT = 50_000
"""So many actions are played in other games to find a shorter line, and as many again
to make the shortest shorter."""


class NotFound(TabletopError, LookupError):
    """No game of those played came to such a step; `games` says how many there were."""

    def __init__(self, games: int) -> None:
        super().__init__(games)
        self.games = games

    def __str__(self) -> str:
        return f"none in {self.games} games"


def find(
    game: AnyGame,
    where: Where,
    *,
    players: int | None = None,
    options: Any = None,
    seed: int = 0,
    games: int = 1000,
    shrink: bool = True,
) -> Case:
    """A line from a deal to the first step for which `where(step)` is true.

    Found by playing games at random, in manners that go to extremes, with all numbers
    of players by turns if none is named; then made shorter while it still holds, unless
    `shrink` is False. The same arguments give the same line. Raises NotFound if no game
    comes to such a step.
    """
    seed, games = seed_number(seed), positive(games, "games")
    found: tuple[Case, list[Any]] | None = None
    most, effort = _LONGEST, _EFFORT
    for start, manner in deals(game, players, options, seed, games):
        line = walk(start, where, manner, most)
        if found is not None:
            effort -= most
        if line is not None:
            found, most = (start, line), len(line) - 1
        if found is not None and (not shrink or not most or effort < 0):
            break
    if found is None:
        raise NotFound(games)
    start, line = found
    return start.do(*(_shortened(start, line, where) if shrink else line))


def walk(
    start: Case, where: Where, manner: Manner, most: int, begun: Sequence[Any] = ()
) -> list[Any] | None:
    """The actions from the start to the first such step, of at most so many; or None.

    The line begins with the actions given, as far as they are legal.
    """
    game, state = start.game, start.state
    line: list[Any] = []
    waiting = list(reversed(begun))
    while len(line) < most:
        action = None
        while waiting and action is None:
            action = waiting.pop()
            if game.check(state, action) is not None:
                action = None
        if action is None:
            action = chosen(game, state, manner)
        if action is None:
            return None
        done = game.transition(state, action)
        state = done.state
        line.append(action)
        if where(Step(action, done.events, state)):
            return line
    return None


def _shortened(start: Case, line: list[Any], where: Where) -> list[Any]:
    """The line without what can be left out, or with a shorter end, while it holds."""
    effort = _EFFORT
    rng = derived("shrink", len(line))
    number = 0
    while effort > 0 and len(line) > 1:
        number += 1
        kept, rng = rng.below(len(line))
        if number % 2:
            # leave some actions out, and go on as before as far as that is legal
            gone, rng = rng.below(min(8, len(line) - kept))
            begun = line[:kept] + line[kept + gone + 1 :]
        else:
            begun = line[:kept]
        manner = Manner.drawn(derived("shorter", len(line), number))
        shorter = walk(start, where, manner, len(line) - 1, begun)
        effort -= len(line)
        if shorter is not None:
            line = shorter
    return line
