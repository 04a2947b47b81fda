"""The pictures for terminals: their width, their signs and what they say."""

import io
import sys

import pytest
from attrs import evolve

from tabletop_rules import render
from tabletop_rules.game import AnyGame
from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.match import Games, Match
from tabletop_rules.render.lettering import (
    columns,
    fitted,
    printable,
    terminal,
    text_width,
)
from tests.render.positions import GAMES, long_names, moments, playout

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)


def _widest(text: str) -> int:
    return max(columns(line) for line in text.split("\n"))


@each_game
@pytest.mark.parametrize("unicode", [True, False])
def test_no_line_has_more_than_80_columns(game: AnyGame, unicode: bool) -> None:
    for players in (game.INFO.min_players, game.INFO.max_players):
        for moment in list(playout(game, players, players, 300))[::20]:
            for player in (None, *range(players)):
                text = render.text(game.view(moment.state, player), unicode=unicode)
                assert _widest(text) <= 80
                assert all(line == line.rstrip() for line in text.split("\n"))


@pytest.mark.parametrize("unicode", [True, False])
def test_crowded_positions_have_room_too(unicode: bool) -> None:
    for moment in moments():
        assert _widest(render.text(moment.view, unicode=unicode)) <= 80


def test_names_from_outside_may_be_long_or_wide() -> None:
    for moment in playout(busungar, 9, 5, 80, long_names()):
        for unicode in (True, False):
            assert _widest(render.text(moment.view, unicode=unicode)) <= 80


def test_matches_have_room_too() -> None:
    for moment in list(playout(Match(bugami, Games(12)), 1, 7, 700))[::50]:
        assert _widest(render.text(moment.view, unicode=True)) <= 80


def test_huge_numbers_are_cut() -> None:
    view = busungar.view(busungar.initial_state(1, 2), None)
    huge = evolve(view, apples=10**90)
    assert _widest(render.text(huge, unicode=True)) == 80


def test_without_unicode_all_is_ascii() -> None:
    for moment in moments():
        assert render.text(moment.view, unicode=False).isascii()


@pytest.mark.parametrize(
    ("encoding", "sign"), [("utf-8", "▶"), ("ascii", ">"), ("latin-1", ">")]
)
def test_standard_output_says_which_signs_there_are(
    encoding: str, sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = bumbesi.view(bumbesi.initial_state(7, 3), 0)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding))
    assert f"\n{sign}  0  " in render.text(view)


def test_an_output_without_an_encoding_gets_ascii(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert not terminal(None).unicode


def test_bumbesi() -> None:
    change, theft = bumbesi.Special.CHANGE, bumbesi.Special.THEFT
    state = bumbesi.position(
        hands=[(25, change), (60, 61), (7,)],
        columns=[bumbesi.Column(40, (28, 33), (4, 26)), bumbesi.Column(None)],
        deck=(),
        penalties=[(50, theft, change), None, (1, 2)],
        marker=bumbesi.Side.RIGHT,
        direction=bumbesi.Direction.COUNTERCLOCKWISE,
        turn=2,
        known=[((1, 60),), (), ()],
    )
    lines = render.text(bumbesi.view(state, 0), unicode=True).split("\n")
    assert lines[0] == "Bumbesi, seat 2 to play, as seat 0 sees it"
    assert lines[2] == "left column: target 40 on 28 33 pile 4 26"
    assert lines[3] == "marked right column: no target"
    assert lines[4] == "deck: 0   play goes counterclockwise ↺"
    assert lines[7] == "   0     2      3          1 change, 1 theft"
    assert lines[9].startswith("▶  2     1      2")
    assert lines[-2:] == ["hand of seat 0: 25 change", "seat 1 is known to hold: 60"]


def test_bugami() -> None:
    hands = ("2H", "9D", "4D 2S", "5S 6S")
    state = bugami.position(
        hands=[bugami.cards(hand) for hand in hands],
        trick=bugami.Trick(0, bugami.cards("7D 3D")),
        bids=[bugami.Bid.HEARTS, bugami.Bid.NULL, bugami.Bid.CLUBS, bugami.Bid.NULL],
    )
    text = render.text(bugami.view(state, 2), unicode=True)
    lines = text.split("\n")
    assert lines[0] == "Bugami, seat 2 to play, as seat 2 sees it"
    assert lines[2] == "trick: 7♦ 3♦ (seat 0 led)"
    assert lines[5].startswith("   0     hearts  1      ")
    assert lines[5].endswith("dealer, holds the trick")
    assert lines[7].startswith("▶  2     clubs   2      ")
    assert lines[-3:] == ["hand of seat 2:", "  diamonds 4♦", "  spades   2♠"]
    assert "7D 3D" in render.text(bugami.view(state, 2), unicode=False)


def test_bugami_counts_bad_cards() -> None:
    # seat 1 won a trick with two hearts, seat 0 none
    tricks = [bugami.Trick(1, bugami.cards("AH 2H 3C"))]
    state = bugami.position(
        tricks=tricks,
        trick=bugami.Trick(1, ()),
        bids=[bugami.Bid.CLUBS, bugami.Bid.HEARTS, bugami.Bid.NULL],
        players=3,
    )
    lines = render.text(bugami.view(state, None), unicode=False).split("\n")
    assert lines[4:8] == [
        "   seat  bid     cards  tricks  bad cards",
        "   0     clubs   16     0       0          dealer",
        ">  1     hearts  16     1       2          won the trick",
        "   2     null    16     0",
    ]


def test_bugami_bids_that_are_face_down() -> None:
    state = bugami.apply(
        bugami.initial_state(1, 3), bugami.MakeBid(1, bugami.Bid.SPADES)
    )
    own = render.text(bugami.view(state, 1), unicode=False).split("\n")
    other = render.text(bugami.view(state, 0), unicode=False).split("\n")
    assert own[6].split()[:2] == ["1", "spades"]
    assert other[6].split()[:3] == ["1", "face", "down"]
    assert other[5].split()[:4] == [">", "0", "not", "yet"]


def test_bambuti() -> None:
    rows = ["R1 R5 R9 R4 R2", "B1 B2 B8 B3 R3"]
    state = bambuti.position(
        rows=map(bambuti.parse_masks, rows), points=(12, 3), drums=(2, 0)
    )
    lines = render.text(bambuti.view(state, 0), unicode=True).split("\n")
    # 5 > 2 * 2 by 1; 9 < 2 * 8 by 7; 4 < 2 * 3 by 2; 3 < 2 * 2 by 1, one colour
    assert lines[2:7] == [
        "column  0   1    2    3    4",
        "seat 1  B1  B2   B8   B3   R3",
        "                 ▲ 7  ▲ 2  ▲ 1",
        "            ▼ 1",
        "seat 0  R1  R5   R9   R4   R2",
    ]
    assert lines[9].split() == ["1", "3", "10", "0", "7"]
    assert lines[10].split()[-5:] == ["0", "12", "1", "2", "7"]


def test_bambuti_a_row_that_lies_face_down() -> None:
    state = bambuti.initial_state(7, 2)
    state = bambuti.apply(state, bambuti.legal_actions(state, 1)[0])
    lines = render.text(bambuti.view(state, 0), unicode=False).split("\n")
    assert lines[0] == "Bambuti, the rows are being laid out, as seat 0 sees it"
    assert lines[3] == "seat 1  down  down  down  down  down"
    assert lines[6] == "seat 0  -     -     -     -     -"


def test_bumuntu() -> None:
    cell = bumuntu.Cell(3, 2)
    state = bumuntu.position(
        tiles={cell: bumuntu.Animal.LION, bumuntu.Cell(0, 1): None},
        pawns=[cell, None],
        food=[2, 0],
    )
    lines = render.text(bumuntu.view(state, 1), unicode=False).split("\n")
    assert lines[0] == "Bumuntu, seat 0 to move, as seat 1 sees it"
    assert lines[2].split() == list("01234567")
    assert lines[3] == "   +" + 8 * "------+"
    row = lines[4 + 2 * 3].split("|")
    assert row[0].strip() == "3"
    assert row[3] == " Liy0 "
    assert lines[4].split("|")[2] == "   .  "
    assert lines[4].split("|")[1].endswith("1 ")


def test_busungar() -> None:
    state = busungar.position(
        places=["M2", "S7", "S5"],
        headings=[None, None, busungar.Direction.LEFT],
        may_enter=[False, True, False],
        carried=[4, 0, 0],
        safe=[1, 2, 3],
        patches=[0, 1, 0],
        bones=[False, False, True],
        pips=2,
        trail=["M1", "M2"],
    )
    text = render.text(busungar.view(state, 0), unicode=True)
    lines = text.split("\n")
    assert lines[0] == "Busungar, seat 0 to move, as seat 0 sees it"
    assert "apples on the tree: 40" in lines
    assert "pips left: 2" in lines
    assert "way of this move: M1 → M2" in lines
    assert " S5:2 S6 [S7]:1 " in text
    assert "▶  0     M2     4        1     0" in lines
    assert "   1     S7     0        2     1              may enter" in lines
    assert "   2     S5     0        3     0        yes   walks left" in lines
    assert lines[-2:] == ["from M2 to M1 M3 (red)", "from S7 to M1"]


@pytest.mark.parametrize(
    ("chased", "out", "mover"), [(3, (1, 2), 0), (1, (0, 4), 3), (0, (4, 3, 2), 1)]
)
def test_busungar_7_1_the_dog_is_moved_by_the_next_one_still_in_the_game(
    chased: int, out: tuple[int, ...], mover: int
) -> None:
    places = [None if seat in out else "S5" for seat in range(5)]
    places[chased] = "L5"
    state = busungar.position(
        places=places,
        out=[seat in out for seat in range(5)],
        turn=chased,
        chase="dog at M5",
    )
    lines = render.text(busungar.view(state, None), unicode=True).split("\n")
    what = f"Busungar, seat {mover} to roll, with the dog"
    assert lines[0] == f"{what}, as a spectator sees it"
    assert [line[3] for line in lines if line.startswith("▶")] == [str(mover)]
    thrown_out = busungar.position(
        places=[*places[:chased], None, *places[chased + 1 :]],
        out=[seat in out for seat in range(5)],
        turn=chased,
        phase="put out",
    )
    first = render.text(busungar.view(thrown_out, None)).split("\n")[0]
    assert first.startswith(f"Busungar, seat {mover} puts seat {chased} on a stone")


def test_lettering_is_made_to_fit() -> None:
    assert fitted("short", 12, 200, False) == ("short", 12)
    words, size = fitted("a name that is somewhat long", 12, 150, False)
    assert words == "a name that is somewhat long"
    assert text_width(words, size) <= 150 + 1e-9
    words, size = fitted("a name that is far too long to be read here", 12, 60, False)
    assert words.endswith("…")
    assert size == 7
    assert text_width(words, size) <= 60
    assert fitted("W", 12, 1, False)[0] == ""


def test_what_cannot_be_shown_is_replaced() -> None:
    assert printable("a\x00b\u202ec\ufffed") == "a\ufffdb\ufffdc\ufffdd"
    assert terminal(False).name("Ω") == "\\u03a9"
    assert terminal(True).name("a very long name", 8) == "a very …"
    assert terminal(False).name("a very long name", 8) == "a very ~"
    assert columns("日本e\u0301") == 5
