"""The picture of the README shows the position that its first lines ask about."""

from pathlib import Path

from tabletop_rules import bumbesi, render, study

PICTURE = Path(__file__).parents[2] / "docs" / "_static" / "position.svg"


def test_the_picture_is_that_of_the_position() -> None:
    case = study.case(
        bumbesi, hands=["25 27 29 60 61", None, None], columns=["28: 4 26", 10]
    )
    drawn = render.svg(case.seen_by(0))
    assert PICTURE.read_text(encoding="utf-8") == drawn, (
        "write it anew: PICTURE.write_text(render.svg(case.seen_by(0)))"
    )
