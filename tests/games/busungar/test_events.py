"""What happens, in order, and how it reads."""

import pytest
from attrs import evolve

from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    ChooseStart,
    Options,
    Pick,
    PutOut,
    Roll,
    State,
    Step,
    Walk,
    position,
)
from tabletop_rules.games.busungar.actions import Action
from tests.games.busungar.tables import (
    BONE,
    DOG,
    MOON,
    OLD_MAN,
    RIGHT,
    YARD_OPTIONS,
    events_of,
    playout,
    with_dice,
)
from tests.games.busungar.test_chase import chased


def story(state: State, action: Action, *faces: int) -> list[str]:
    return [str(event) for event in events_of(with_dice(state, *faces), action)]


def test_a_start_is_chosen() -> None:
    state = busungar.initial_state(1, 2)
    assert story(state, ChooseStart(0, "S14")) == ["seat 0 starts on S14"]


def test_a_walk() -> None:
    state = position(places=["S13", None], headings=[RIGHT, None])
    assert story(state, Roll(0), 3) == ["seat 0 rolls 3"]
    state = position(places=["S13", None], headings=[RIGHT, None], pips=3)
    assert story(state, Walk(0, RIGHT)) == ["seat 0 walks right to S12"]


def test_apples_and_a_card_at_the_tree() -> None:
    state = position(places=["L10", None], pips=2, deck=[BONE])
    assert story(state, Step(0, "T"), 1) == [
        "seat 0 moves to T",
        "seat 0 rolls 1",
        "seat 0 picks 1 apple",
        "seat 0 draws bone",
        "seat 0 keeps the bone",
    ]


def test_a_reshuffle_and_a_second_bone() -> None:
    options = Options(cards=busungar.CardCounts(0, 2, 0, 0))
    state = position(
        places=["T", None],
        carried=[10, 0],
        bones=[True, False],
        deck=(),
        discard=[BONE],
        options=options,
    )
    assert story(state, Pick(0), 3) == [
        "seat 0 rolls 3",
        "seat 0 picks 2 apples",
        "the discard pile of 1 is shuffled and becomes the deck",
        "seat 0 draws bone",
        "seat 0 discards a bone",
    ]


def test_the_old_man() -> None:
    state = position(places=["L2", None], carried=[5, 0], pips=2, deck=[OLD_MAN])
    assert story(state, Step(0, "L3"), 2) == [
        "seat 0 moves to L3",
        "seat 0 draws old man",
        "seat 0 rolls 2",
        "seat 0 saves 2 apples",
        "seat 0 gives 3 apples back to the tree",
        "seat 0 is thrown out",
    ]
    few = evolve(state, carried=(1, 0))
    assert "seat 0 gives 0 apples back to the tree" not in story(few, Step(0, "L3"), 2)
    put = busungar.apply(with_dice(state, 2), Step(0, "L3"))
    assert story(put, PutOut(1, "S6")) == ["seat 1 puts the piece of seat 0 on S6"]


def test_a_dog_with_and_without_a_bone() -> None:
    state = position(places=["L2", None, None], pips=2, deck=[DOG])
    assert story(state, Step(0, "L3")) == [
        "seat 0 moves to L3",
        "seat 0 draws dog",
        "seat 0 is chased by the dog, moved by seat 2",
    ]
    state = position(places=["L2", None], pips=2, deck=[DOG], bones=[True, False])
    assert story(state, Step(0, "L3"))[2:] == ["seat 0 discards a bone"]


def test_a_catch() -> None:
    state = chased("L6", "L5", 3, carried=[0, 5, 0, 0])
    caught = evolve(state, chase=busungar.Chase("L5", 2, True))
    caught = busungar.apply(with_dice(caught, 1), Roll(0))
    assert story(caught, Step(0, "L6")) == [
        "seat 0 moves the dog to L6",
        "seat 1 is caught by the dog",
        "seat 1 loses 5 apples",
        "seat 1 is thrown out",
    ]
    kind = evolve(caught, options=Options(keep_half=True), patches=(0, 2, 0, 0))
    assert story(kind, Step(0, "L6"))[1:] == [
        "seat 1 is caught by the dog",
        "seat 1 saves 3 apples",
        "seat 1 loses 2 apples",
        "seat 1 is out of the game",
    ]


def test_the_last_two() -> None:
    state = position(
        places=["L6", None],
        patches=[2, 0],
        bones=[True, False],
        deck=[MOON],
        chase=busungar.Chase("L5", 3, True),
        pips=1,
    )
    assert story(state, Step(1, "L6")) == [
        "seat 1 moves the dog to L6",
        "seat 0 is caught by the dog",
        "seat 0 is out of the game",
        "seat 0 discards a bone",
        "seat 0 has had the last turn",
    ]


def test_a_tired_dog() -> None:
    state = chased("L6", "L5", 2, options=Options(chase_limit=3))
    state = busungar.apply(with_dice(state, 1), Roll(0))
    assert story(state, Step(0, "L4")) == [
        "seat 0 moves the dog to L4",
        "seat 1 is rid of the tired dog",
    ]


def test_out_with_the_last_apples() -> None:
    state = position(places=["L1", None], carried=[1, 0], apples=0, pips=2)
    assert story(state, Step(0, "S3")) == [
        "seat 0 comes out on S3 with 1 apple",
        "seat 0 has had the last turn",
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_apply_gives_the_same_state_without_events(players: int) -> None:
    for state, action in playout(6, players, YARD_OPTIONS):
        if action is not None:
            came = busungar.transition(state, action).state
            assert came == busungar.apply(state, action)
