"""Bugami: a completed trick stays on the table until the next lead."""

import pytest

from tabletop_rules import bugami, render
from tests.render.reading import words

NEXT = bugami.position(hands=["2H 9C", "3H", "KH", "4H"], trick="7D 3D 8S (seat 1 led)")
DONE = bugami.apply(NEXT, bugami.parse_action("2H", 0))
"""Seat 1 has led the seven of diamonds and won with it."""


def test_the_text_shows_the_completed_trick_and_who_won_it() -> None:
    lines = render.text(bugami.view(DONE, 2), unicode=False).splitlines()
    assert lines[2] == "trick: 7D 3D 8S 2H (seat 1 led)"
    assert [line.split()[-3:] for line in lines if "won" in line] == [
        ["won", "the", "trick"]
    ]
    [winner] = [line for line in lines if "won the trick" in line]
    assert winner.split()[:2] == [">", "1"]


def test_the_next_lead_clears_it_away() -> None:
    led = bugami.apply(DONE, bugami.parse_action("3H", 1))
    lines = render.text(bugami.view(led, 2), unicode=False).splitlines()
    assert lines[2] == "trick: 3H (seat 1 led)"
    assert any("holds the trick" in line for line in lines)
    assert not any("won the trick" in line for line in lines)


@pytest.mark.parametrize("player", [0, 3, None])
def test_the_picture_shows_it_with_its_winner(player: int | None) -> None:
    before = words(render.svg(bugami.view(NEXT, player)))
    after = words(render.svg(bugami.view(DONE, player)))
    for written in ("led", "7", "8"):
        assert written in before
        assert written in after
    assert "seat 1 won and leads" in after
    assert "seat 1 won and leads" not in before


def test_before_the_first_trick_nothing_lies_there() -> None:
    deal = bugami.position(bids=["hearts", "null", "clubs"])
    assert "no card yet" in render.text(bugami.view(deal, 0), unicode=False)
    shown = words(render.svg(bugami.view(deal, 0)))
    assert "seat 1 leads" in shown
    assert "led" not in shown


def test_the_last_trick_stays_when_the_deal_is_over() -> None:
    last = bugami.position(hands=["2H", "3S", "4H"], aside="AC", turn=0)
    for card in ("2H", "3S", "4H"):
        last = bugami.apply(last, bugami.parse_action(card, last.turn))
    lines = render.text(bugami.view(last, None), unicode=False).splitlines()
    assert lines[2] == "trick: 2H 3S 4H (seat 0 led)"
    [won] = [line for line in lines if "won the trick" in line]
    assert won.split()[0] == "2"
