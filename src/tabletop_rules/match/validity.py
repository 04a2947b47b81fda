"""What can be wrong with a match."""

from __future__ import annotations

import operator
from typing import Any

from tabletop_rules.arguments import seed_number
from tabletop_rules.brief import brief
from tabletop_rules.errors import Problem, SeedError
from tabletop_rules.game import ActionT, Game, OptionsT, StateT, ViewT
from tabletop_rules.match.deals import first_seat, totals, turned
from tabletop_rules.match.length import Until, in_words
from tabletop_rules.match.values import MatchState, MatchView
from tabletop_rules.outcome import Outcome, ranks

_CLAUSE = "match"
"""The clause of problems that no clause of the game's own rules speaks of."""


def state_problems(
    game: Game[StateT, ActionT, ViewT, OptionsT],
    until: Until,
    state: MatchState[StateT, OptionsT],
) -> tuple[Problem, ...]:
    """The problems of the game being played, then those of the match."""
    inner = game.validate(state.state)
    try:
        faults = _faults(game, until, state)
    except Exception:
        # of a game that is not sound neither points nor an outcome need be to be had
        if not inner:
            raise
        faults = []
    return (*inner, *[Problem(_CLAUSE, fault) for fault in faults])


def _faults(
    game: Game[StateT, ActionT, ViewT, OptionsT],
    until: Until,
    state: MatchState[StateT, OptionsT],
) -> list[str]:
    players = len(game.score(state.state))
    last = game.outcome(state.state)
    finished = len(state.results) - (last is not None)
    faults = [
        *_seed_faults(state.seed),
        *_result_faults(state.results, players),
        *_option_faults(state, game.INFO.first_seat, players, finished),
    ]
    # totals can only be told of results that are sound
    return faults or _length_faults(state.results, last, until)


def _seed_faults(seed: int) -> list[str]:
    try:
        seed_number(seed)
    except SeedError as error:
        return [str(error)]
    return []


def view_problems(
    game: Game[StateT, ActionT, ViewT, OptionsT],
    until: Until,
    view: MatchView[ViewT, OptionsT],
) -> tuple[Problem, ...]:
    """The problems of the view of the game being played, else those of the match.

    Those are asked of a state that fits the view.
    """
    problems = game.validate_view(view.view)
    if problems:
        return problems
    # the laws ask for a player in each view; the type of a protocol cannot say so
    inner: Any = view.view
    if view.player != inner.player:
        fault = f"the view of {brief(view.player)} holds that of {brief(inner.player)}"
        return (Problem(_CLAUSE, fault),)
    state = game.determinize(view.view, 0)
    filled = MatchState(0, view.options, state, view.results)
    return state_problems(game, until, filled)


def _result_faults(results: tuple[Outcome, ...], players: int) -> list[str]:
    faults = []
    for number, result in enumerate(results, start=1):
        if not len(result.scores) == len(result.ranks) == players:
            faults.append(f"the result of game {number} is not for {players} players")
        elif ranks(result.ranks, low_wins=True) != result.ranks:
            faults.append(
                f"the ranks of game {number} are no ranking: {brief(result.ranks)}"
            )
    return faults


def _option_faults(
    state: MatchState[StateT, OptionsT], name: str | None, players: int, finished: int
) -> list[str]:
    first = first_seat(state.options, name)
    if first is not None and not 0 <= first < players:
        return [f"{name} is seat {brief(first)}, but {players} play"]
    due = turned(state.options, name, players, finished)
    there = getattr(state.state, "options", due)
    if there != due:
        return [
            f"game {finished + 1} is played with {brief(there)}, not with {brief(due)}"
        ]
    return []


def _ends_at(results: tuple[Outcome, ...], until: Until) -> int | None:
    """The number of games after which a match with these results was over first."""
    points = [0] * len(results[0].scores) if results else []
    for number, result in enumerate(results, start=1):
        points = list(map(operator.add, points, result.scores))
        if until.over(number, tuple(points)) is not None:
            return number
    return None


def _length_faults(
    results: tuple[Outcome, ...], last: Outcome | None, until: Until
) -> list[str]:
    """`last` is the outcome of the game in the state, None while it is played."""
    faults = []
    ends = _ends_at(results, until)
    if ends is not None and ends < len(results):
        faults.append(f"the match was over after {in_words(ends)}")
    over = until.over(len(results), totals(results)) is not None
    if over and last is None:
        faults.append("a game is being played, but the match is over")
    elif over and last != results[-1]:
        faults.append("the last of the results is not that of the last game")
    elif last is not None and not over:
        faults.append("the game is over, but the next one is not opened")
    return faults
