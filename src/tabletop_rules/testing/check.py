"""check_game: a game is played, and held to every law."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky

from tabletop_rules.game import AnyGame
from tabletop_rules.testing import laws
from tabletop_rules.testing.moment import Moment, Run
from tabletop_rules.testing.playout import MAX_ACTIONS, Course, Draw, Playout, tables
from tabletop_rules.testing.story import LawBroken

_SAMPLES = 3
"""So many positions of a playout, beside the last, are looked at closely."""

_PHASES = (Phase.generate, Phase.shrink)
"""What Hypothesis does; that it also makes a failure short takes most of the time."""


def check_game(
    game: AnyGame,
    *,
    options: Sequence[Any] | None = None,
    players: Sequence[int] | None = None,
    examples: int = 50,
    max_actions: int = MAX_ACTIONS,
    terminates_within: int | None = None,
) -> None:
    """Hold a game, a module or any object with the names of `Game`, to every law.

    Plays `examples` random games, with each of the `options` (by default the printed
    rules) and numbers of `players` (by default all that INFO allows) that go together;
    the same ones in each run. A game that reaches `max_actions` is broken off, which
    is no failure; with `terminates_within`, one that is not over by then is.

    Raises LawBroken for the first law that breaks, with a game as short as could be
    found that shows it. In "Writing your own game" the laws are told with reasons.
    """
    for face_law in laws.OF_FACES:
        _hold(None, face_law, game)
    run = Run(game, _tables(game, options, players), terminates_within)
    for deal_law in laws.OF_DEALS:
        _hold(None, deal_law, run)
    _play(run, examples, terminates_within or max_actions)
    for run_law in laws.OF_RUNS:
        _hold(None, run_law, run)


def _tables(
    game: AnyGame, options: Sequence[Any] | None, players: Sequence[int] | None
) -> list[tuple[Any, int]]:
    found: list[tuple[Any, int]] = []
    _hold(None, lambda: found.extend(tables(game, options, players)))
    return found


def _play(run: Run, examples: int, limit: int) -> None:
    """Play the examples; the first law to break is the one that is shrunk."""
    broken: list[LawBroken] = []

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=_PHASES,
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(st.data())
    def examine(data: st.DataObject) -> None:
        try:
            _examine(run, data.draw, limit)
        except LawBroken as error:
            if broken and error.law != broken[0].law:
                return
            broken.append(error)
            raise

    try:
        examine()
    except Flaky:
        if broken:
            raise broken[-1] from None
        raise LawBroken(
            "determinism",
            "the same choices for the same playout",
            "they differed from one time to the next",
        ) from None


def _examine(run: Run, draw: Draw[Any], limit: int) -> None:
    course = Course.drawn(draw, run.tables, limit)
    probe = course.seed
    playout = _deal(run, course)
    run.reprs = [repr(playout.states[0])]
    while True:
        here = Moment(run, playout, len(playout.actions), probe)
        for position_law in laws.OF_POSITIONS:
            _ask(run, here, position_law, here)
        action = course.choice(playout)
        if action is None:
            break
        for step_law in laws.OF_STEPS:
            _ask(run, here, step_law, here, action)
        _hold(here, playout.play, action)
        run.reprs.append(repr(playout.states[-1]))
    for playout_law in laws.OF_PLAYOUTS:
        _ask(run, here, playout_law, here)
    for number in _samples(course, playout):
        there = Moment(run, playout, number, probe)
        for sample_law in laws.OF_SAMPLES:
            _ask(run, there, sample_law, there)
    run.keep(playout)


def _deal(run: Run, course: Course) -> Playout:
    dealt: list[Playout] = []
    _hold(None, lambda: dealt.append(course.deal(run.game)))
    return dealt[0]


def _samples(course: Course, playout: Playout) -> list[int]:
    """Positions to look at closely; the last first, where failures shrink to."""
    last = len(playout.actions)
    chance = Random(course.seed)
    return [last, *chance.sample(range(last), min(_SAMPLES, last))]


def _ask(run: Run, moment: Moment, law: Callable[..., None], *arguments: Any) -> None:
    """Ask a law of a playout, unless another one has broken and is being shrunk."""
    if run.suspect not in (None, law):
        return
    try:
        _hold(moment, law, *arguments)
    except LawBroken:
        run.suspect = law
        raise


def _hold(moment: Moment | None, law: Callable[..., None], *arguments: Any) -> None:
    """Ask a law; any exception that it does not expect is a broken law itself."""
    try:
        law(*arguments)
    except LawBroken:
        raise
    except Exception as error:
        expected = "no such exception"
        came = f"{error!r} from {_innermost(error)}"
        if moment is None:
            raise LawBroken("errors", expected, came) from error
        raise moment.broken("errors", expected, came) from error


def _innermost(error: Exception) -> str:
    """The function that raised."""
    step = error.__traceback__
    while step is not None and step.tb_next is not None:
        step = step.tb_next
    return step.tb_frame.f_code.co_name if step is not None else "nowhere"
