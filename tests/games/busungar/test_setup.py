"""Sections 1 and 2 of the rules: the box, the setup, the options."""

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.codec import from_json, to_json
from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    INFO,
    Card,
    CardCounts,
    ChooseStart,
    Options,
)
from tests.effort import scaled
from tests.games.busungar.tables import (
    BONE,
    DOG,
    LEFT,
    MOON,
    OLD_MAN,
    RIGHT,
    ROLL,
    START,
    YARD_OPTIONS,
    why_not,
    with_dice,
)


@scaled(throws=3000)
def test_1_4_each_face_comes_up_about_equally_often(throws: int) -> None:
    state = busungar.position(places=["L2", None])
    faces: Counter[int] = Counter()
    for _ in range(throws):
        after = busungar.apply(state, busungar.Roll(0))
        faces[after.pips] += 1
        state = evolve(state, rng=after.rng)
    assert faces.keys() == {1, 2, 3}
    reach = 5 * (throws * 2 / 9) ** 0.5  # five standard deviations
    assert all(abs(count - throws / 3) < reach for count in faces.values())


def test_1_5_sixty_four_cards() -> None:
    for seed in range(50):
        deck = busungar.initial_state(seed, 2).deck
        assert Counter(deck) == {MOON: 32, BONE: 16, OLD_MAN: 8, DOG: 8}


def test_1_5_other_numbers_of_cards() -> None:
    options = Options(cards=CardCounts(1, 0, 2, 3))
    deck = busungar.initial_state(1, 2, options).deck
    assert Counter(deck) == {MOON: 1, OLD_MAN: 2, DOG: 3}


def test_1_6_fifty_apples_unless_stated() -> None:
    assert busungar.initial_state(1, 2).apples == 50
    assert busungar.initial_state(1, 2, Options(apples=3)).apples == 3


def test_1_6_five_players_may_hold_two_trouser_seats_each() -> None:
    state = busungar.position(patches=[2] * 5)
    assert (sum(state.patches), busungar.validate(state)) == (10, ())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_7_two_to_five_players(players: int) -> None:
    assert len(busungar.initial_state(1, players).places) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_1_7_other_numbers_of_players(players: int) -> None:
    with pytest.raises(PlayerCountError):
        busungar.initial_state(1, players)


def test_2_1_the_cards_are_shuffled() -> None:
    decks = {busungar.initial_state(seed, 2).deck for seed in range(20)}
    assert len(decks) == 20
    assert busungar.initial_state(3, 2) == busungar.initial_state(3, 2)


def test_2_1_all_apples_on_the_tree_and_the_dog_in_its_kennel() -> None:
    state = busungar.initial_state(9, 3)
    assert state.apples == 50
    assert state.carried == state.safe == state.patches == (0, 0, 0)
    assert state.chase is None
    assert state.places == (None, None, None)


def test_2_2_in_turn_order_each_chooses_an_end() -> None:
    state = busungar.initial_state(1, 3, Options(first_player=2))
    for seat, stone in ((2, "S14"), (0, "S0"), (1, "S14")):
        assert state.phase is START
        assert busungar.to_act(state) == (seat,)
        legal = busungar.legal_actions(state, seat)
        assert legal == (ChooseStart(seat, "S0"), ChooseStart(seat, "S14"))
        state = busungar.apply(state, ChooseStart(seat, stone))
    assert state.places == ("S0", "S14", "S14")
    assert state.headings == (RIGHT, LEFT, LEFT)
    assert state.phase is ROLL
    assert busungar.to_act(state) == (2,)


@pytest.mark.parametrize("stone", ["S7", "S3", "L1", "T", "nowhere", ""])
def test_2_2_no_other_stone(stone: str) -> None:
    state = busungar.initial_state(1, 2)
    assert why_not(state, ChooseStart(0, stone)) == "2.2"


def test_2_2_several_pieces_on_a_stone_and_on_a_point() -> None:
    state = busungar.position(places=["S3", "L1", "L1"], may_enter=[True, False, False])
    entered = busungar.apply(with_dice(state, 1), busungar.Roll(0))
    entered = busungar.apply(entered, busungar.Step(0, "L1"))
    assert entered.places == ("L1", "L1", "L1")


def test_the_ends_of_another_board() -> None:
    state = busungar.initial_state(1, 2, YARD_OPTIONS)
    assert busungar.legal_actions(state, 0) == (
        ChooseStart(0, "kerb"),
        ChooseStart(0, "ß"),
    )


def test_the_first_player_has_to_be_there() -> None:
    options = Options(first_player=4)
    assert busungar.initial_state(1, 5, options).turn == 4
    with pytest.raises(InvalidOptions):
        busungar.initial_state(1, 4, options)


@pytest.mark.parametrize(
    "change",
    [
        {"apples": 0},
        {"apples": -3},
        {"apples": 1_001},
        {"apples": 10**9},
        {"first_player": -1},
        {"first_player": 5},
        {"chase_limit": 0},
        {"chase_limit": -1},
        {"chase_limit": 1_001},
    ],
)
def test_options_out_of_range(change: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions):
        Options(**change)


@pytest.mark.parametrize("kind", ["moon", "bone", "old_man", "dog"])
def test_counts_of_cards_are_none_to_a_thousand(kind: str) -> None:
    for count in (0, 1_000):
        assert getattr(CardCounts(**{kind: count}), kind) == count
    for count in (-1, 1_001, 10**9):
        with pytest.raises(InvalidOptions, match=f"{kind} must be 0 to 1000, not"):
            CardCounts(**{kind: count})


def test_the_largest_box_is_played_with() -> None:
    options = Options(cards=CardCounts(1_000, 1_000, 1_000, 1_000), apples=1_000)
    state = busungar.initial_state(1, 5, options)
    assert len(state.deck) == 4_000
    assert busungar.validate(state) == ()
    assert from_json(to_json(state), busungar.State) == state
    filled = busungar.determinize(busungar.view(state, 0), 3)
    assert busungar.validate(filled) == ()


@pytest.mark.parametrize(
    "change",
    [
        {"apples": 1.0},
        {"apples": True},
        {"apples": None},
        {"first_player": "0"},
        {"chase_limit": 2.5},
        {"chase_limit": False},
        {"keep_half": 1},
        {"keep_half": None},
        {"board": "the printed one"},
        {"cards": (32, 16, 8)},
        {"cards": (32, 16, 8, 8.0)},
        {"cards": None},
    ],
)
def test_options_of_a_wrong_type(change: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Options(**change)


def test_options_show_the_usual_board_by_its_name() -> None:
    assert "board=RECONSTRUCTED_BOARD, cards=CardCounts(" in repr(Options())
    assert "sidewalk=('kerb', " in repr(YARD_OPTIONS)


def test_options_have_to_be_options() -> None:
    wrong: Any = {"apples": 5}
    with pytest.raises(TypeError):
        busungar.initial_state(1, 2, wrong)


def test_the_facts_of_the_game() -> None:
    assert (INFO.name, INFO.min_players, INFO.max_players) == ("busungar", 2, 5)
    assert INFO.hidden
    assert INFO.chance
    assert not INFO.simultaneous
    assert not INFO.low_wins
    assert INFO.first_seat == "first_player"
    assert INFO.rules().startswith("# Busungar")
    assert [str(card) for card in Card] == ["moon", "bone", "old man", "dog"]
