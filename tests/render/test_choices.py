"""Every action that is given is marked, and nothing else."""

import pytest

from tabletop_rules import render
from tabletop_rules.game import AnyGame
from tabletop_rules.games import bugami, bumbesi, bumuntu, busungar
from tests.render.positions import GAMES, Moment, long_names, playout
from tests.render.reading import groups, marked_actions, words


def _marked(moment: Moment) -> set[str]:
    return marked_actions(render.svg(moment.view, moment.actions))


@pytest.mark.parametrize("players", ["fewest", "most"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
def test_all_legal_actions_are_marked(game: AnyGame, players: str) -> None:
    info = game.INFO
    count = info.min_players if players == "fewest" else info.max_players
    kinds = set()
    for moment in list(playout(game, 8, count, 240))[::5]:
        written = {game.format_action(action) for action in moment.actions}
        assert _marked(moment) == written
        kinds |= {type(action) for action in moment.actions}
    assert len(kinds) > 1


def test_all_are_marked_on_a_strange_board() -> None:
    for moment in list(playout(busungar, 9, 5, 120, long_names()))[::3]:
        written = {busungar.format_action(action) for action in moment.actions}
        assert _marked(moment) == written


def test_without_actions_nothing_is_marked() -> None:
    for game in GAMES:
        moment = Moment(game, game.initial_state(1, game.INFO.min_players))
        assert groups(render.svg(moment.view), "legal") == []


def test_a_number_is_marked_in_the_hand_and_where_it_goes() -> None:
    state = bumbesi.position(
        hands=[(25, 60), None, None],
        columns=[bumbesi.Column(28), bumbesi.Column(10)],
        deck=(),
    )
    lay = bumbesi.LayNumber(0, 25, bumbesi.Side.LEFT)
    marks = groups(render.svg(bumbesi.view(state, 0), [lay]), "legal")
    assert [mark.get("data-actions") for mark in marks] == ["25 left", "25 left"]


def test_what_has_no_place_is_a_choice_in_words() -> None:
    state = bugami.initial_state(1, 3)
    svg = render.svg(bugami.view(state, 0), bugami.legal_actions(state, 0))
    bids = ["bid clubs", "bid diamonds", "bid hearts", "bid spades", "bid null"]
    assert [word for word in words(svg) if word.startswith("bid ")] == bids


def test_a_crocodiles_push_is_marked_at_both_ends() -> None:
    here, there, beyond = (bumuntu.Cell(4, column) for column in (3, 4, 5))
    state = bumuntu.position(
        tiles={here: bumuntu.Animal.CROCODILE}, pawns=[here, there]
    )
    push = bumuntu.AnimalMove(0, there, victim=1, victim_to=beyond)
    assert bumuntu.check(state, push) is None
    marks = groups(render.svg(bumuntu.view(state, 0), [push]), "legal")
    assert len(marks) == 2
