"""Replays: a page with a slider, which is tested by moving it in a browser."""

import re
from pathlib import Path

import pytest

from tabletop_rules import bugami, bumbesi, render, study
from tabletop_rules.match import Games, Match
from tests.render.browser import BROWSER, answer

CASE = study.case(bumbesi, seed=7, players=3).do("18 right", "6 left")
"""The deal and two steps."""


def test_a_replay_has_each_step_with_its_events_in_order() -> None:
    html = CASE.replay()._repr_html_()
    sections = html.split("<section>")[1:]
    assert len(sections) == 3
    assert [f"step {n}" in part for n, part in enumerate(sections)] == [True] * 3
    assert "<li>seat 0 lays 18 on the right</li>" in sections[1]
    assert "<li>seat 1 lays 6 on the left</li>" in sections[2]
    assert str(CASE.replay()).startswith("1. seat 0 lays 18 on the right; seat 0 draws")


def test_a_replay_needs_nothing_from_elsewhere() -> None:
    html = render.replay(CASE.line)
    assert not re.search(r"(src|href)=", html)
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
    assert html == render.replay(CASE.line)


def test_a_replay_for_a_seat_shows_what_it_saw() -> None:
    html = render.replay(CASE.line, player=1)
    assert "open, which no seat sees" not in html
    assert "<li>seat 0 draws 1 card</li>" in html
    own = render.replay(CASE.line, player=0)
    assert "<li>seat 0 draws 1 card</li>" not in own


def test_a_replay_of_a_match_is_open_alone() -> None:
    match = Match(bugami, Games(2))
    state = match.initial_state(7, 3)
    step = match.transition(state, bugami.MakeBid(0, bugami.Bid.NULL))
    assert "step 0" in render.replay([step])
    with pytest.raises(TypeError, match="a replay of a match for one seat"):
        render.replay([step], player=0)


_MOVES = """
const box = document.querySelector('div[tabindex]');
const bar = box.querySelector('nav');
const shown = () => [...box.querySelectorAll(':scope > section')]
  .map((step, place) => step.hidden ? null : place).filter((place) => place !== null);
const told = [shown()];
const slider = bar.querySelector('input');
const buttons = bar.querySelectorAll('button');
slider.value = 2; slider.oninput(); told.push(shown());
buttons[1].click(); told.push(shown());
box.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
told.push(shown());
box.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
told.push(shown());
buttons[2].click(); told.push(shown());
told.push(bar.querySelector('output').textContent);
document.body.insertAdjacentHTML('beforeend',
  '<pre id="findings">' + JSON.stringify(told) + '</pre>');
"""


@pytest.mark.skipif(BROWSER is None, reason="no chromium or google-chrome is there")
def test_the_slider_the_buttons_and_the_keys_move_through_the_steps(
    tmp_path: Path,
) -> None:
    page = f"<!doctype html><meta charset=utf-8>{CASE.replay()._repr_html_()}"
    page += f"<script>{_MOVES}</script>"
    assert answer(page, tmp_path) == [[0], [2], [1], [0], [0], [1], "step 1 of 2"]


@pytest.mark.skipif(BROWSER is None, reason="no chromium or google-chrome is there")
def test_without_scripts_all_steps_stand_there(tmp_path: Path) -> None:
    html = re.sub(r"<script>.*?</script>", "", CASE.replay()._repr_html_(), flags=re.S)
    look = """
const steps = [...document.querySelectorAll('section')];
const tops = steps.map((step) => step.getBoundingClientRect().top);
document.body.insertAdjacentHTML('beforeend', '<pre id="findings">' + JSON.stringify(
  [steps.length, tops[0] < tops[1] && tops[1] < tops[2],
   getComputedStyle(document.querySelector('nav')).display]) + '</pre>');
"""
    page = f"<!doctype html><meta charset=utf-8>{html}<script>{look}</script>"
    assert answer(page, tmp_path) == [3, True, "none"]
