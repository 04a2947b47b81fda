"""Random sources for others: nothing in them leads back to the seed of a game."""

from hashlib import blake2b
from typing import Any

import pytest

from tabletop_rules import bambuti, bugami, bumbesi, bumuntu, busungar, record, simulate
from tabletop_rules.game import AnyGame
from tabletop_rules.match import Games, Match, Target
from tabletop_rules.record import Recorder, ReplayError
from tabletop_rules.rng import Rng, derived

GAMES: list[tuple[AnyGame, int]] = [
    (bambuti, 2),
    (bugami, 4),
    (bumbesi, 3),
    (bumuntu, 2),
    (busungar, 2),
    (Match(bumbesi, Games(2)), 3),
]


def test_a_derived_source_is_a_digest_of_its_words_with_their_lengths() -> None:
    digest = blake2b(b"6:policy1:72:-3", digest_size=16).digest()
    assert derived("policy", 7, -3) == Rng(int.from_bytes(digest, "big"))


def test_no_two_lists_of_words_share_a_source() -> None:
    words: list[tuple[Any, ...]] = [
        ("deal", 1),
        ("deal", 11),
        ("deal", 1, 1),
        ("deal1", 1),
        ("deal", -1),
        ("policy", 1, 1),
        ("deal",),
    ]
    assert len({derived(*each) for each in words}) == len(words)


def test_a_derived_source_takes_integers() -> None:
    wrong: Any = 1.0
    with pytest.raises(TypeError):
        derived("deal", wrong)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_policy_cannot_read_the_deal_off_its_source(
    game: AnyGame, players: int
) -> None:
    dealt = game.initial_state(7, players)
    held: list[Rng] = []

    def curious(view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
        held.append(source)
        return legal[0]

    simulate.playout(game, 7, players, policies=[curious] * players, limit=3)
    for source in held:
        for number in (source.seed, source.draws):
            for guess in (number, ~number, -number, number + 1, number - 1):
                assert game.initial_state(guess, players) != dealt


AGREED = bugami.Options(jokers=8, dealer=2)
LONG = Match(bugami, Games(2), AGREED)


def _first(state: Any, seat: int, legal: tuple[Any, ...]) -> Any:
    return legal[0]


def test_a_match_is_recorded_and_played_with_its_own_options() -> None:
    played = record.play(LONG, 7, 4, _first, max_actions=3)
    assert played.options == AGREED
    assert Recorder(LONG, 7, 4).state.options == AGREED
    assert simulate.playout(LONG, 7, 4, limit=3).seed == 7
    steps = list(record.replay(played, LONG))
    assert steps[0].state.state.options == AGREED
    # 60 cards for four: 15 each; without jokers there would be 13
    assert len(steps[0].state.state.hands[0]) == 15


def test_a_playout_of_a_match_keeps_its_options() -> None:
    dealt: list[Any] = []

    def watching(view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
        dealt.append(view.options)
        return legal[0]

    simulate.playout(LONG, 7, 4, policies=[watching] * 4, limit=4)
    assert dealt == [AGREED] * 4


def test_a_record_of_a_match_holds_its_length() -> None:
    played = record.play(LONG, 7, 4, _first, max_actions=3)
    assert played.until == Games(2)
    for again in (
        record.from_json(record.to_json(played), LONG),
        record.from_text(record.to_text(played, LONG), LONG),
    ):
        assert again == played
        list(record.replay(again, LONG))
    for other in (Games(3), Target(250)):
        with pytest.raises(ReplayError, match="a record of a match of 2 games, not of"):
            record.replay(played, Match(bugami, other))


def test_a_record_of_a_match_from_before_is_refused_with_the_reason() -> None:
    played = record.play(LONG, 7, 4, _first, max_actions=3)
    text = record.to_json(played)
    before = text.replace(',"until":{"type":"Games","count":2}', "")
    assert before != text
    with pytest.raises(ReplayError, match="kept no length of the match"):
        record.replay(record.from_json(before, LONG), LONG)


def test_a_record_of_a_single_game_says_nothing_of_a_length() -> None:
    played = record.play(bumbesi, 7, 3, _first, max_actions=2)
    assert played.until is None
    assert "until" not in record.to_json(played)
    assert "match" not in record.to_text(played)
