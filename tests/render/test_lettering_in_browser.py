"""No lettering lies on another one or leaves its box, as a browser draws it."""

from pathlib import Path

import pytest

from tabletop_rules import render
from tests.render.browser import BROWSER, faults
from tests.render.positions import moments

pytestmark = pytest.mark.skipif(
    BROWSER is None,
    reason="neither chromium, chromium-browser nor google-chrome is there",
)


def _bad_picture(words: str, x: int, box_width: int) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">'
        f'<g class="box"><rect x="10" y="10" width="{box_width}" height="40"/>'
        f'<text x="{x}" y="34">{words}</text><text x="20" y="34">words</text></g></svg>'
    )


def test_what_the_measure_finds(tmp_path: Path) -> None:
    on_another = _bad_picture("over", 22, 100)
    out_of_the_box = _bad_picture("away", 130, 100)
    out_of_the_picture = _bad_picture("gone", 190, 1000)
    measured, found = faults([on_another, out_of_the_box, out_of_the_picture], tmp_path)
    assert measured == 6
    assert found == [
        [0, "lies on", "over", "words"],
        [1, "leaves its box", "away"],
        [2, "leaves the picture", "gone"],
    ]


def test_all_lettering_can_be_read(tmp_path: Path) -> None:
    drawn = list(moments())
    pictures = [
        render.svg(moment.view, moment.actions, moment.events) for moment in drawn
    ]
    pictures += [
        render.svg(moment.game.view(moment.state, None), (), moment.events)
        for moment in drawn
    ]
    measured, found = faults(pictures, tmp_path)
    assert measured > 50 * len(drawn)
    assert found == []
