"""What documents look like, and that they give the same values back."""

import json
import pickle
from typing import Generic, Literal, TypeVar

import pytest
from attrs import evolve, field, frozen

from tabletop_rules import codec
from tabletop_rules.errors import CodecError
from tabletop_rules.game import Transition
from tabletop_rules.outcome import Note, Outcome
from tabletop_rules.rng import RandomSource, Rng, Script
from tests.kit import codec_toys as toy
from tests.kit.codec_toys import Colour, Height, Peg, Spot

DEALT = toy.initial_state(seed=5, players=2)

DEALT_TEXT = (
    '{"type":"State",'
    '"options":{"first_player":0,"prizes":[{"type":"Single","gold":1},'
    '{"type":"Double","gold":2,"silver":3}],"start":{"row":0,"column":1}},'
    '"heap":3,"bids":[null,null],"pegs":[],"cards":[[0,7,"RED"],[]],'
    '"spots":[{"row":0,"column":1},null],'
    '"labels":["","RED",{"type":"Colour","name":"RED"},'
    '{"type":"Height","name":"LOW"},null],'
    '"edge":[0,false,"HIGH"],"note":null,"turn":0,"over":false,'
    '"rng":{"type":"Rng","seed":5,"draws":0}}'
)


def test_a_state_is_written_in_the_order_of_its_fields() -> None:
    assert codec.to_json(DEALT) == DEALT_TEXT


def test_a_state_comes_back_with_its_types() -> None:
    back = codec.from_json(DEALT_TEXT, toy.State)
    assert back == DEALT
    assert hash(back) == hash(DEALT)
    assert type(back.spots[0]) is Spot
    assert type(back.cards) is tuple
    assert type(back.cards[0]) is tuple
    assert back.labels[2] is Colour.RED
    assert back.labels[3] is Height.LOW
    assert back.edge[1] is False


def test_a_derived_field_is_left_out_and_made_again() -> None:
    state = evolve(DEALT, pegs=(Peg(Colour.BLUE), Peg(Colour.RED), Peg(Colour.BLUE)))
    assert "coins" not in codec.to_json(state)
    assert codec.from_json(codec.to_json(state), toy.State).coins(Colour.BLUE) == 2


def test_a_state_goes_on_as_before_after_json_and_pickle() -> None:
    state = evolve(DEALT, bids=(Colour.RED, Colour.RED))
    action = toy.Take(0, 2)
    expected = toy.apply(state, action)
    by_json = codec.from_json(codec.to_json(state), toy.State)
    by_pickle = pickle.loads(pickle.dumps(state))
    assert toy.apply(by_json, action) == expected
    assert toy.apply(by_pickle, action) == expected
    assert toy.legal_actions(by_json, 0) == toy.legal_actions(state, 0)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (toy.Bid(1, Colour.BLUE), '{"type":"Bid","player":1,"colour":"BLUE"}'),
        (toy.BidMade(0, None), '{"type":"BidMade","player":0,"colour":null}'),
        (Peg(None, Height.HIGH), '{"type":"Peg","colour":null,"height":"HIGH"}'),
        (Spot(2, 3), '{"type":"Spot","row":2,"column":3}'),
        (Rng(7, 2), '{"type":"Rng","seed":7,"draws":2}'),
        (Script.dice(3, 1), '{"type":"Script","values":[2,0]}'),
        (
            Outcome((2, 1), (0, 5), "all is taken"),
            '{"type":"Outcome","ranks":[2,1],"scores":[0,5],"reason":"all is taken"}',
        ),
        (
            Outcome(
                (1, 1), (5, 5), "all is taken", (Note("both share the win", "6.2"),)
            ),
            '{"type":"Outcome","ranks":[1,1],"scores":[5,5],"reason":"all is taken",'
            '"tie_breaks":[{"text":"both share the win","clause":"6.2"}]}',
        ),
        (Colour.RED, '"RED"'),
        (Height.HIGH, '"HIGH"'),
        (3, "3"),
        (None, "null"),
    ],
)
def test_a_document_names_its_class(value: object, text: str) -> None:
    assert codec.to_json(value) == text
    assert codec.from_json(text, type(value)) == value


def test_an_action_is_read_by_the_union_or_by_its_class() -> None:
    action = toy.Take(0, 2)
    text = codec.to_json(action)
    assert codec.from_json(text, toy.Action) == action
    assert codec.from_json(text, toy.Take) == action
    with pytest.raises(CodecError, match=r'^type: expected Bid, not "Take"$'):
        codec.from_json(text, toy.Bid)


def test_a_tuple_of_actions_is_a_list_of_documents() -> None:
    actions = (toy.Bid(0, Colour.RED), toy.Take(1, 1))
    text = codec.to_json(actions)
    assert text == (
        '[{"type":"Bid","player":0,"colour":"RED"},{"type":"Take","player":1,"count":1}]'
    )
    assert codec.from_json(text, tuple[toy.Action, ...]) == actions
    assert codec.from_json(text, tuple[toy.Bid, toy.Take]) == actions


def test_a_transition_is_read_with_its_classes_in_brackets() -> None:
    step = toy.transition(DEALT, toy.Bid(0, Colour.RED))
    text = codec.to_json(step)
    assert codec.from_json(text, Transition[toy.State, toy.Event]) == step
    with pytest.raises(TypeError, match="in brackets"):
        codec.from_json(text, Transition)


def test_data_are_what_the_text_says() -> None:
    data = codec.to_data(DEALT)
    assert data == json.loads(DEALT_TEXT)
    assert codec.from_data(data, toy.State) == DEALT


def test_an_indented_text_is_read_too() -> None:
    text = codec.to_json(DEALT, indent=2)
    assert text.startswith('{\n  "type": "State",\n  "options": {\n')
    assert codec.from_json(text, toy.State) == DEALT


def test_nothing_zero_false_and_empty_stay_different() -> None:
    kind = tuple[int | bool | str | Colour | tuple[int, ...] | None, ...]

    @frozen
    class Held:
        values: kind

    held = Held((None, 0, False, "", "0", Colour.RED, (), (0,), 1, True))
    text = codec.to_json(held)
    assert text == (
        '{"type":"Held","values":'
        '[null,0,false,"","0",{"type":"Colour","name":"RED"},[],[0],1,true]}'
    )
    back = codec.from_json(text, Held)
    assert [type(value) for value in back.values] == [
        type(value) for value in held.values
    ]
    assert back == held


@pytest.mark.parametrize(
    "seed", [2**53 + 1, 2**64 - 1, -(2**200), 10**4000], ids=int.bit_length
)
def test_a_large_seed_survives(seed: int) -> None:
    assert codec.from_json(codec.to_json(Rng(seed)), Rng) == Rng(seed)


def test_a_number_too_long_for_json_is_refused_in_writing() -> None:
    with pytest.raises(CodecError, match="cannot be written"):
        codec.to_json(Script((10**5000,)))


def test_text_outside_ascii_is_written_as_it_is() -> None:
    state = evolve(DEALT, note="Äpfel 🍏\u2028\n")
    text = codec.to_json(state)
    assert "Äpfel 🍏" in text
    assert codec.from_json(text, toy.State) == state


def test_half_a_character_is_refused_in_writing() -> None:
    with pytest.raises(CodecError, match="cannot be written"):
        codec.to_json(evolve(DEALT, note="\ud83c"))


def test_a_random_source_is_either_class() -> None:
    @frozen
    class Dice:
        rng: RandomSource

    for source in (Rng(3), Script((1, 0))):
        text = codec.to_json(Dice(source))
        assert codec.from_json(text, Dice) == Dice(source)


def test_a_field_goes_by_the_name_its_constructor_takes() -> None:
    @frozen
    class Shy:
        _hidden: int = field()

    assert codec.to_json(Shy(3)) == '{"type":"Shy","hidden":3}'
    assert codec.from_json('{"type":"Shy","hidden":3}', Shy) == Shy(3)


T = TypeVar("T")


@frozen
class Box(Generic[T]):
    content: T
    more: tuple[T, ...] = ()


def test_a_generic_class_holds_documents() -> None:
    box = Box(toy.Take(0, 1), (toy.Bid(1, Colour.RED),))
    text = codec.to_json(box)
    assert text == (
        '{"type":"Box","content":{"type":"Take","player":0,"count":1},'
        '"more":[{"type":"Bid","player":1,"colour":"RED"}]}'
    )
    assert codec.from_json(text, Box[toy.Action]) == box


@frozen
class Maybe(Generic[T]):
    content: T | None


def test_a_generic_class_may_leave_its_content_open() -> None:
    full, empty = Maybe(toy.Take(0, 1)), Maybe[toy.Take](None)
    text = codec.to_json(full)
    assert text == ('{"type":"Maybe","content":{"type":"Take","player":0,"count":1}}')
    for kind in (Maybe[toy.Action], Maybe[toy.Take], Maybe[toy.Take | None]):
        assert codec.from_json(text, kind) == full
        assert codec.from_json(codec.to_json(empty), kind) == empty
    with pytest.raises(TypeError, match="in brackets"):
        codec.from_json(text, Maybe)


@frozen
class Typed:
    type: str


@pytest.mark.parametrize(
    ("annotation", "reason"),
    [
        (float, "no form"),
        (list[int], "no form"),
        (dict[str, int], "no form"),
        (object, "no form"),
        (Literal["RED"], "no form"),
        (tuple[int, ...] | tuple[str, ...], "cannot tell apart"),
        (Typed, "a field 'type'"),
    ],
)
def test_an_annotation_that_has_no_form_is_a_type_error(
    annotation: object, reason: str
) -> None:
    with pytest.raises(TypeError, match=reason):
        codec.from_json("[]", annotation)


@pytest.mark.parametrize("value", [1.5, [1], {"a": 1}, {1}, object()])
def test_a_value_that_has_no_form_is_a_type_error(value: object) -> None:
    with pytest.raises(TypeError, match="no form"):
        codec.to_json(value)


def test_a_value_that_does_not_fit_its_annotation_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="is no int"):
        codec.to_json(evolve(DEALT, cards=((1.5,), ())))  # type: ignore[arg-type]
