"""What has happened is framed where it happened, and told below."""

from typing import Any

import pytest

from tabletop_rules import render
from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.render.canvas import Picture
from tabletop_rules.render.page import MOST_EVENTS, choices
from tests.render.positions import Moment, playout, reached
from tests.render.reading import groups, marked_actions, words

LEFT, RIGHT = bumbesi.Side.LEFT, bumbesi.Side.RIGHT
BUMBESI = bumbesi.view(
    bumbesi.position(
        hands=[(3,), (4,), (5,)],
        columns=[bumbesi.Column(28, (), (7, 9)), bumbesi.Column(None)],
        deck=(),
        over=False,
    ),
    None,
)
BUGAMI = bugami.view(
    bugami.position(
        hands=[bugami.cards(hand) for hand in ("2H", "9D", "4D 2S", "5S 6S")],
        trick=bugami.Trick(0, bugami.cards("7D 3D")),
    ),
    None,
)
BAMBUTI = bambuti.view(bambuti.position(), None)
BUMUNTU = bumuntu.view(bumuntu.position(players=3), None)
BUSUNGAR = busungar.view(busungar.initial_state(1, 3), None)
TILE = bumuntu.Tile(bumuntu.Animal.LION, bumuntu.Bonus.FOOD)
CELL, OTHER = bumuntu.Cell(2, 3), bumuntu.Cell(5, 6)
MASK, UNDER = bambuti.parse_masks("R4 R5")


@pytest.mark.parametrize(
    ("view", "event", "frames"),
    [
        (BUMBESI, bumbesi.NumberLaid(1, 9, LEFT), 1),
        (BUMBESI, bumbesi.TargetLaid(1, 28, LEFT), 1),
        (BUMBESI, bumbesi.TargetRaised(1, 28, LEFT), 1),
        (BUMBESI, bumbesi.CardTurnedUp(28, LEFT), 1),
        (BUMBESI, bumbesi.CardTurnedUp(bumbesi.Special.RAISE, LEFT), 0),
        (BUMBESI, bumbesi.NoTargetFound(RIGHT), 1),
        (BUMBESI, bumbesi.DirectionChanged(bumbesi.Direction.CLOCKWISE), 1),
        (BUMBESI, bumbesi.CardStolen(0, 2, None), 1),
        (BUMBESI, bumbesi.ColumnTaken(2, LEFT, (28, 7)), 1),
        (BUMBESI, bumbesi.SpecialPlayed(0, bumbesi.Special.RAISE), 1),
        (BUMBESI, bumbesi.DeckReshuffled(12), 0),
        (BUGAMI, bugami.BidMade(3, None), 1),
        (BUGAMI, bugami.CardPlayed(1, *bugami.cards("3D")), 1),
        (BUGAMI, bugami.TrickWon(2, bugami.cards("2H 3H 4H 5H")), 1),
        (BUGAMI, bugami.DealScored((1, 2, 3, 4)), 0),
        (BAMBUTI, bambuti.MaskLaid(0, 1, 2, MASK, UNDER), 1),
        (BAMBUTI, bambuti.MarkerChanged(4, None), 1),
        (BAMBUTI, bambuti.RowLaid(1, None), 5),
        (BAMBUTI, bambuti.Counted(0, bambuti.Cause.DRUM, (3, 4)), 2),
        (BAMBUTI, bambuti.Passed(1), 0),
        (BUMUNTU, bumuntu.PawnEntered(0, CELL), 1),
        (BUMUNTU, bumuntu.Stepped(0, CELL), 1),
        (BUMUNTU, bumuntu.FoodSpent(0, CELL, 2), 1),
        (BUMUNTU, bumuntu.MovedAsAnimal(0, bumuntu.Animal.LION, CELL), 1),
        (BUMUNTU, bumuntu.PawnMoved(0, 1, CELL), 1),
        (BUMUNTU, bumuntu.PawnBlocked(0, 1, CELL), 1),
        (BUMUNTU, bumuntu.TileLifted(0, TILE, CELL), 1),
        (BUMUNTU, bumuntu.TileMoved(0, TILE, CELL, OTHER), 1),
        (BUMUNTU, bumuntu.TileCollected(0, TILE, CELL), 1),
        (
            BUMUNTU,
            bumuntu.FavorSwapped(0, 3, bumuntu.Animal.LION, bumuntu.Animal.ZEBRA),
            2,
        ),
        (BUMUNTU, bumuntu.TurnLost(2), 0),
        (BUSUNGAR, busungar.StartChosen(0, "S0"), 1),
        (BUSUNGAR, busungar.Walked(0, busungar.Direction.LEFT, "S4"), 1),
        (BUSUNGAR, busungar.PieceMoved(0, "M4"), 1),
        (BUSUNGAR, busungar.DogMoved(0, "T"), 1),
        (BUSUNGAR, busungar.CameOut(0, "S3", 4), 1),
        (BUSUNGAR, busungar.PiecePut(0, 1, "S9"), 1),
        (BUSUNGAR, busungar.DieRolled(0, 3), 0),
    ],
    ids=lambda value: type(value).__name__,
)
def test_events_have_their_frames(view: Any, event: Any, frames: int) -> None:
    svg = render.svg(view, (), [event])
    assert len(groups(svg, "recent")) == frames
    assert str(event) in words(svg)


def test_long_sentences_are_broken_into_lines() -> None:
    points = tuple(range(100, 107))
    event = bugami.DealScored(points)
    shown = words(render.svg(BUGAMI, (), [event]))
    first = next(place for place, line in enumerate(shown) if "scores 100" in line)
    assert " ".join(shown[first:]) == str(event)
    assert len(shown) - first == 2


def test_only_the_last_of_many_events_are_told() -> None:
    events = [busungar.DieRolled(0, 3)] * 5 + [busungar.DieRolled(1, 2)] * 7
    shown = words(render.svg(BUSUNGAR, (), events))
    assert MOST_EVENTS == 8
    assert "5 events before these" in shown
    assert shown.count("seat 1 rolls 2") == 7
    assert "seat 0 rolls 3" not in shown


def test_many_choices_take_several_rows() -> None:
    picture = Picture("choices", "")
    texts = [f"choice number {number}" for number in range(12)]
    below = choices(picture, 0, texts)
    svg = picture.finished(720, below)
    assert words(svg) == texts
    assert marked_actions(svg) == set(texts)
    # five of a width fit into a row of 688, so three rows of 32 and the space below
    assert below == 2 * 32 + 34


def test_a_hand_that_is_laid_out() -> None:
    state = bambuti.initial_state(7, 2)
    state = bambuti.apply(state, bambuti.legal_actions(state, 0)[0])
    shown = words(render.svg(bambuti.view(state, 0)))
    assert "seat 0 has no card" in shown
    assert "0 cards" in shown


def test_a_deal_without_cards_aside() -> None:
    moment = reached(bugami, 1, 4, 500)
    shown = words(render.svg(moment.view))
    assert "the deal is over, as a spectator sees it" in shown
    assert "put aside" not in shown
    of_a_seat = words(render.svg(bugami.view(moment.state, 2)))
    assert "seat 2 has no card" in of_a_seat


def test_a_busungar_game_that_is_over() -> None:
    few = busungar.Options(apples=1)
    ends = (
        moment
        for seed in range(50)
        for moment in playout(busungar, seed, 2, 400, few)
        if moment.state.phase is busungar.Phase.OVER
    )
    moment: Moment = next(ends)
    shown = words(render.svg(moment.view))
    assert "the game is over, as a spectator sees it" in shown
    assert ">" not in render.text(moment.view, unicode=False)
