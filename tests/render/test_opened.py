"""Open pictures: what no seat sees, and values that have no picture of their own."""

from fractions import Fraction
from typing import Any

import pytest
from attrs import frozen

from tabletop_rules import bambuti, bugami, bumbesi, chance, record, render
from tabletop_rules.game import AnyGame, Transition
from tabletop_rules.match import Games, Match
from tabletop_rules.outcome import Entry, Note, Outcome, Tally
from tests.render.positions import GAMES, WITH_HANDS, reached

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)

STATE = bumbesi.position(hands=["11 22 33 44 55", "12 23 34 45 theft", None])


def test_a_state_shows_every_hand_and_says_that_it_is_open() -> None:
    html, text = render.html(STATE), render.text(STATE, unicode=False)
    for part in (html, text):
        assert "open, which no seat sees:" in part
        assert "12 23 34 45 theft" in part
    assert "hands of seat 1: 12 23 34 45 theft" in text
    assert "hand of seat 2" in html
    assert html.count("<svg") == 2
    # deck[0] is drawn next
    assert f"deck: {' '.join(map(str, STATE.deck))}" in text


def test_a_state_prints_open_and_its_repr_stays_the_exact_one() -> None:
    assert str(STATE) == render.text(STATE)
    assert repr(STATE).startswith("State(options=Options(first_player=0), deck=(")
    assert STATE._repr_html_() == render.html(STATE)


@each_game
def test_no_view_is_open(game: AnyGame) -> None:
    moment = reached(game, 3, game.INFO.min_players, 4)
    for player in (None, *range(game.INFO.min_players)):
        view = game.view(moment.state, player)
        for draw in (render.html, render.text, render.svg):
            assert "open, which" not in draw(view)
            assert "open: all hands" not in draw(view)


@each_game
def test_what_is_open_is_just_what_is_hidden(game: AnyGame) -> None:
    moment = reached(game, 3, game.INFO.min_players, 4)
    is_open = "open, which no seat sees" in render.text(moment.state)
    assert is_open == game.INFO.hidden


@pytest.mark.parametrize("game", WITH_HANDS, ids=lambda game: game.INFO.name)
def test_each_hand_of_an_open_picture_is_drawn(game: AnyGame) -> None:
    state = reached(game, 3, game.INFO.min_players, 4).state
    opened = render.html(state).split('aria-label="open: all hands"')[1]
    for seat in range(game.INFO.min_players):
        assert f"hand of seat {seat}" in opened or f"seat {seat} has no card" in opened


def test_secret_bids_are_open_in_a_state() -> None:
    state = bugami.initial_state(7, 3)
    state = bugami.apply(state, bugami.parse_action("bid null", 1))
    assert "bids: none null none" in render.text(state)


def test_a_state_of_a_match_is_open() -> None:
    match = Match(bumbesi, Games(2))
    state = match.initial_state(7, 3)
    assert "open, which no seat sees:" in render.text(state)
    assert str(state) == render.text(state)
    assert "open" not in render.text(match.view(state, 0))


@frozen
class Stone:
    size: int
    colours: tuple[str | None, ...]


def test_a_value_without_a_picture_is_a_table_of_its_fields() -> None:
    stone = Stone(3, ("<red>", None))
    assert render.text(stone) == "Stone\nsize: 3\ncolours: <red> none"
    html = render.html(stone)
    assert "<caption>Stone</caption>" in html
    assert "&lt;red&gt; none" in html
    with pytest.raises(TypeError, match="there is no picture of a Stone"):
        render.svg(stone)


def test_a_transition_shows_its_events_and_then_the_state() -> None:
    step = bumbesi.transition(STATE, bumbesi.parse_action("take 11", 0))
    html = step._repr_html_()
    assert html.index("<li>seat 0 takes the left column: 1</li>") < html.index("<svg")
    lines = str(step).split("\n")
    assert lines[0] == "seat 0 takes the left column: 1"
    assert str(step).endswith(str(step.state))
    assert str(Transition(3, ("so it goes",))) == "so it goes\n3"
    assert (
        Transition(3, ("<b>",))._repr_html_() == "<ul><li>&lt;b&gt;</li></ul><p>3</p>"
    )


def test_an_outcome_shows_places_points_and_what_broke_a_tie() -> None:
    outcome = Outcome(
        (2, 1), (7, 7), "the deck ran out", (Note("fewer specials", "9.3"),)
    )
    assert str(outcome) == (
        "the deck ran out\n1. seat 1: 7\n2. seat 0: 7\nfewer specials (rule 9.3)"
    )
    html = outcome._repr_html_()
    assert "<li>fewer specials (rule 9.3)</li>" in html
    assert html.index("seat 1") < html.index("seat 0")


def test_a_tally_shows_its_lines_and_sums() -> None:
    entries = (Entry(0, 2, "cards", "6.1"), Entry(0, 1, "a special", "5.1"))
    tally = Tally(entries)
    assert tuple(tally) == entries
    assert str(tally) == "seat 0: 2, cards (rule 6.1)\nseat 0: 1, a special (rule 5.1)"
    html = tally._repr_html_()
    assert html.count("<tr>") == 1 + 2 + 1
    assert "together" in html


def test_chances_show_how_often_what_happens() -> None:
    state = bumbesi.position(hands=["theft 2 3 4 5", "12 23 34 45 theft", None])
    chances = chance.outcomes(bumbesi, state, bumbesi.Theft(0, 1))
    assert [share for share, _ in chances] == [Fraction(1, 5)] * 5
    first = str(chances).split("\n")[0]
    assert first.startswith("1/5: seat 0 plays theft; seat 0 steals 12 from seat 1")
    assert chances._repr_html_().count("<tr>") == 6


def test_a_record_and_the_facts_of_a_game_show_themselves() -> None:
    def first(state: Any, seat: int, legal: tuple[Any, ...]) -> Any:
        return legal[0]

    played = record.play(bambuti, 7, 2, first, max_actions=3)
    assert str(played).startswith(
        "game: bambuti\nrules version: 1\nplayers: 2\nseed: 7"
    )
    assert "<td" in played._repr_html_()
    assert str(bambuti.INFO) == "Bambuti, for 2 players"
    assert str(bumbesi.INFO) == "Bumbesi, for 3 to 6 players"
    assert "rules version" in bumbesi.INFO._repr_html_()
