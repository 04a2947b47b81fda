"""Which picture is drawn, for views, positions, matches and games of others."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import pytest
from attrs import frozen

from tabletop_rules import render
from tabletop_rules.game import AnyGame
from tabletop_rules.games import bugami, bumbesi, busungar
from tabletop_rules.match import Games, Match
from tests.render.positions import GAMES, reached
from tests.render.reading import child, parsed, words


def run(program: str) -> str:
    """What the program prints in a fresh interpreter."""
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(Path(render.__file__).parents[2])},
    ).stdout


@frozen
class View:
    number: int


@frozen
class Dice:
    """A picture as an object."""

    sign: str

    def text(self, view: View, *, unicode: bool | None = None) -> str:
        return f"{self.sign}{view.number}, {unicode}"

    def svg(
        self, view: View, actions: Iterable[Any] = (), events: Iterable[Any] = ()
    ) -> str:
        return f"<svg>{view.number} {list(actions)} {list(events)}</svg>"

    def html(
        self, view: View, actions: Iterable[Any] = (), events: Iterable[Any] = ()
    ) -> str:
        return f"<b>{self.svg(view, actions, events)}</b>"


def test_a_picture_of_ones_own() -> None:
    render.register(View, Dice("#"))
    assert render.text(View(3), unicode=True) == "#3, True"
    assert render.svg(View(3), [1], [2]) == "<svg>3 [1] [2]</svg>"
    assert render.html(View(3)) == "<b><svg>3 [] []</svg></b>"
    render.register(View, Dice("?"))
    assert render.text(View(3)) == "?3, None"


def test_a_picture_of_ones_own_stays_when_those_of_the_library_come() -> None:
    code = (
        "from tabletop_rules import bumbesi, render\n"
        "class Mine:\n"
        "    def text(self, view, *, unicode=None): return 'mine'\n"
        "    def svg(self, view, actions=(), events=()): return 'mine'\n"
        "    html = svg\n"
        "render.register(bumbesi.View, Mine())\n"
        "state = bumbesi.initial_state(7, 3)\n"
        "print(render.html(state), str(bumbesi.view(state, 0)))\n"
    )
    shown = run(code)
    assert shown.startswith("mine<table>")
    assert shown.endswith(" mine\n")


def test_a_game_of_the_library_without_a_picture_has_none() -> None:
    kind = type("View", (), {"__module__": "tabletop_rules.games.chess.view"})
    with pytest.raises(TypeError, match="there is no picture of a View"):
        render.text(kind())


def test_a_picture_needs_its_three_functions() -> None:
    with pytest.raises(TypeError, match="a picture needs a function text"):
        render.register(View, cast(render.Picture, object()))
    with pytest.raises(TypeError, match="for a class of views, not for 'View'"):
        render.register(cast(type, "View"), Dice("#"))


@pytest.mark.parametrize("thing", [None, 3, "view", (3,), bumbesi.Options, bumbesi])
def test_everything_else_has_no_picture(thing: object) -> None:
    for draw in (render.text, render.svg, render.html):
        with pytest.raises(TypeError, match="there is no picture of a"):
            draw(thing)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
def test_a_state_is_shown_as_the_first_seat_to_act_sees_it(game: AnyGame) -> None:
    moment = reached(game, 3, game.INFO.min_players, 4)
    assert moment.actor is not None
    assert render.html(moment.state).startswith(render.html(moment.view))
    assert render.text(moment.state).startswith(render.text(moment.view))
    assert render.svg(moment.state, moment.actions) == render.svg(
        moment.view, moment.actions
    )


def test_a_state_that_is_over_is_shown_as_a_spectator_sees_it() -> None:
    moment = reached(bumbesi, 3, 3, 500)
    assert moment.actor is None
    spectator = bumbesi.view(moment.state, None)
    assert render.svg(moment.state) == render.svg(spectator)
    assert "the game is over, as a spectator sees it" in words(render.svg(spectator))


def test_a_match_shows_the_results_and_the_game() -> None:
    match = Match(bugami, Games(2))
    moment = reached(match, 1, 3, 60)
    (result,) = moment.state.results
    view = match.view(moment.state, 1)
    text = render.text(view, unicode=False)
    assert text.startswith("Match, 1 game finished, as seat 1 sees it\n")
    inner = render.text(view.view, unicode=False)
    assert text.endswith(f"\n\n{inner}")
    rows = [line.split() for line in text.split("\n")[1:4]]
    points = [str(score) for score in result.scores]
    assert rows[1:] == [["1", *points], ["together", *points]]
    svg = render.svg(view)
    assert child(parsed(svg), "desc") == text
    shown = words(svg)
    assert "together" in shown
    assert set(words(render.svg(view.view))) <= set(shown)
    assert render.html(view).endswith(render.html(view.view))


def test_a_match_before_its_first_result() -> None:
    match = Match(bumbesi, Games(3))
    state = match.initial_state(7, 3)
    inner = render.text(state.state, unicode=False)
    expected = f"Match, no game finished, as seat 0 sees it\n{inner}"
    assert render.text(state, unicode=False) == expected
    assert render.svg(state) == render.svg(match.view(state, 0))


def test_the_events_of_a_finished_game_are_not_told_of_the_next() -> None:
    match = Match(bumbesi, Games(2))
    opening = 0
    for steps in range(40, 90):
        moment = reached(match, 2, 3, steps)
        if len(moment.state.results) == 1 and len(moment.events) > 2:
            svg = render.svg(moment.view, (), moment.events)
            *_, ended, opened = moment.events
            told = [word for word in words(svg) if word == str(ended)]
            assert told == [str(ended)]
            assert str(opened) in words(svg)
            assert str(moment.events[0]) not in words(svg)
            opening += 1
            break
    assert opening == 1


def test_long_matches_add_up_the_games_before() -> None:
    moment = reached(Match(bugami, Games(9)), 1, 3, 9 * 54 + 9 * 3)
    scores = [result.scores for result in moment.state.results]
    assert len(scores) == 9
    first_three = [str(sum(points)) for points in zip(*scores[:3], strict=True)]
    together = [str(sum(points)) for points in zip(*scores, strict=True)]
    shown = words(render.svg(moment.view))
    place = shown.index("1 to 3")
    assert shown[place + 1 : place + 4] == first_three
    place = shown.index("together")
    assert shown[place + 1 : place + 4] == together


def test_games_do_not_bring_pictures_along() -> None:
    code = (
        "import sys, tabletop_rules\n"
        "from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar\n"
        "print([name for name in sys.modules if 'render' in name])"
    )
    assert run(code) == "[]\n"


def test_a_chase_is_seen_by_all_seats() -> None:
    state = busungar.position(
        places=["L2", "S5"],
        chase=busungar.Chase("L4", 3, True),
        pips=2,
        phase=busungar.Phase.MOVE,
        trail=["L4"],
    )
    shown = words(render.svg(busungar.view(state, None)))
    assert "seat 1 to move, with the dog, as a spectator sees it" in shown
