"""No picture shows what its seat may not know."""

from collections import Counter
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest
from attrs import evolve

from tabletop_rules import render
from tabletop_rules.game import AnyGame
from tabletop_rules.games import bumbesi, busungar
from tests.render.positions import GAMES, WITH_HANDS, playout

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
each_with_hands = pytest.mark.parametrize(
    "game", WITH_HANDS, ids=lambda game: game.INFO.name
)
PICTURES: tuple[Callable[[object], str], ...] = (
    render.text,
    render.svg,
    render.html,
)


def _few(game: AnyGame, seed: int) -> list[Any]:
    """Some moments of a game, from the deal to far into it."""
    players = game.INFO.max_players
    return list(playout(game, seed, players, 60))[::12]


@each_game
def test_what_is_hidden_changes_no_picture(game: AnyGame) -> None:
    changed = 0
    for moment in _few(game, seed=4):
        for player in (None, *range(len(game.score(moment.state)))):
            view = game.view(moment.state, player)
            other = game.determinize(view, 11)
            changed += other != moment.state
            for draw in PICTURES:
                assert draw(view) == draw(game.view(other, player))
    # the jungle hides nothing, so there nothing can have been changed
    assert (changed > 0) == game.INFO.hidden


@each_with_hands
def test_actions_of_other_seats_are_not_shown(game: AnyGame) -> None:
    shown = 0
    for moment in _few(game, seed=5):
        if moment.actor is None:
            continue
        for player in (None, *range(len(game.score(moment.state)))):
            view = game.view(moment.state, player)
            with_actions = render.svg(view, moment.actions)
            if player == moment.actor:
                shown += with_actions != render.svg(view)
            else:
                assert with_actions == render.svg(view)
    assert shown > 0


@each_with_hands
def test_events_are_told_as_the_seat_saw_them(game: AnyGame) -> None:
    redacted = 0
    for moment in list(playout(game, 6, game.INFO.max_players, 40)):
        view = game.view(moment.state, None)
        seen = [game.redact(event, None) for event in moment.events]
        redacted += tuple(seen) != moment.events
        assert render.svg(view, (), moment.events) == render.svg(view, (), seen)
    assert redacted > 0


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    state = bumbesi.position(hands=[(11, 22), (33, 44), (55, 66)], deck=())
    for draw in (lambda view: render.text(view, unicode=False), render.svg):
        assert "11" in draw(bumbesi.view(state, 0)).split("hand of seat 0")[1]
        assert "hand of" not in draw(bumbesi.view(state, None))


def test_the_order_of_a_deck_is_in_no_picture() -> None:
    state = busungar.initial_state(3, 3)
    turned = evolve(state, deck=state.deck[::-1])
    assert state.deck != turned.deck
    for draw in PICTURES:
        assert draw(busungar.view(state, 1)) == draw(busungar.view(turned, 1))


def _lettering(svg: str) -> Counter[str]:
    """All that is written in a picture."""
    texts = [each for each in ElementTree.fromstring(svg).iter() if "text" in each.tag]
    return Counter("".join(each.itertext()) for each in texts)


def _on_card(card: Any) -> set[str]:
    """What may be written on a card of any game."""
    parts = [getattr(card, name, None) for name in ("value", "colour", "rank", "suit")]
    return {str(card), *map(str, parts)}


@each_game
def test_a_seat_reads_its_hand_and_nothing_else_that_a_spectator_does_not(
    game: AnyGame,
) -> None:
    for moment in _few(game, seed=6):
        open_to_all = _lettering(render.svg(game.view(moment.state, None)))
        for seat in range(len(game.score(moment.state))):
            view = game.view(moment.state, seat)
            read = _lettering(render.svg(view))
            known = [card for _, card in getattr(view, "known", ())]
            own = [*getattr(view, "hand", ()), *known]
            lettering = set().union(*map(_on_card, own))
            for text in read - open_to_all:
                assert text in lettering or f"seat {seat}" in text
            for text in open_to_all - read:
                assert "a spectator" in text or text == f"seat {seat}"
