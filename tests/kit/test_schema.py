"""The schema says the form of documents, no more and no less."""

from enum import Enum
from typing import Any

import pytest
from attrs import frozen
from jsonschema import Draft202012Validator

from tabletop_rules import codec, schema
from tabletop_rules.record import Record
from tests.kit import codec_toys as toy

DEALT = toy.initial_state(seed=5, players=2)


def fits(document: Any, annotation: Any) -> bool:
    return bool(Draft202012Validator(schema.json_schema(annotation)).is_valid(document))


def test_the_actions_are_told_apart_by_their_type() -> None:
    assert schema.schema_for(toy, "action") == {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Toy: Action",
        "anyOf": [{"$ref": "#/$defs/tagged.Bid"}, {"$ref": "#/$defs/tagged.Take"}],
        "$defs": {
            "tagged.Bid": {
                "type": "object",
                "properties": {
                    "type": {"const": "Bid"},
                    "player": {"type": "integer", "minimum": 0},
                    "colour": {"$ref": "#/$defs/Colour"},
                },
                "required": ["type", "player", "colour"],
                "additionalProperties": False,
            },
            "Colour": {"enum": ["RED", "BLUE"]},
            "tagged.Take": {
                "type": "object",
                "properties": {
                    "type": {"const": "Take"},
                    "player": {"type": "integer", "minimum": 0},
                    "count": {"type": "integer"},
                },
                "required": ["type", "player", "count"],
                "additionalProperties": False,
            },
        },
    }


def test_a_state_has_each_kind_of_field() -> None:
    whole = schema.schema_for(toy, "state")
    fields = whole["$defs"]["tagged.State"]["properties"]
    assert whole["$ref"] == "#/$defs/tagged.State"
    assert list(fields) == list(codec.to_data(DEALT))
    assert fields["spots"] == {
        "type": "array",
        "items": {"anyOf": [{"$ref": "#/$defs/Spot"}, {"type": "null"}]},
    }
    assert fields["edge"] == {
        "type": "array",
        "prefixItems": [
            {"type": "integer"},
            {"type": "boolean"},
            {"$ref": "#/$defs/Height"},
        ],
        "items": False,
        "minItems": 3,
    }
    assert fields["labels"]["items"]["anyOf"] == [
        {"type": "string"},
        {"$ref": "#/$defs/tagged.Colour"},
        {"$ref": "#/$defs/tagged.Height"},
        {"type": "null"},
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"heap": "3"},
        {"heap": True},
        {"heap": 3.5},
        {"over": 0},
        {"type": "View"},
        {"extra": 1},
        {"bids": [None, "GREEN"]},
        {"edge": [0, False]},
        {"edge": [0, False, "HIGH", 0]},
        {"spots": [{"row": 1}]},
        {"spots": [[1, 1]]},
        {"labels": [{"type": "Colour", "name": "LOW"}]},
        {"rng": {"seed": 5, "draws": 0}},
        {"rng": {"type": "Script", "seed": 5, "draws": 0}},
    ],
)
def test_what_the_codec_refuses_by_its_form_the_schema_refuses(
    change: dict[str, Any],
) -> None:
    data = codec.to_data(DEALT)
    assert fits(data, toy.State)
    assert not fits({**data, **change}, toy.State)


@pytest.mark.parametrize("key", list(codec.to_data(DEALT)))
def test_every_field_is_required(key: str) -> None:
    data = codec.to_data(DEALT)
    del data[key]
    assert not fits(data, toy.State)


def test_a_record_has_the_schema_of_its_game() -> None:
    kind: Any = Record
    annotation = kind[toy.Options, toy.Action]
    actions: tuple[toy.Action, ...] = (toy.Bid(0, toy.Colour.RED), toy.Take(1, 1))
    record = Record("toy", 3, toy.Options(), 5, 2, actions, None)
    data = codec.to_data(record)
    assert fits(data, annotation)
    data["actions"][0]["type"] = "Take"
    assert not fits(data, annotation)


def test_a_description_is_the_first_paragraph_of_the_docstring() -> None:
    @frozen
    class Told:
        """A value that is
        told about.

        At length.
        """

    found = schema.json_schema(Told)["$defs"]["tagged.Told"]
    assert found["description"] == "A value that is told about."


def test_two_classes_of_one_name_have_two_definitions() -> None:
    @frozen
    class Peg:
        size: int

    @frozen
    class Pair:
        old: toy.Peg
        new: Peg

    found = schema.json_schema(Pair)["$defs"]
    assert list(found["Peg"]["properties"]) == ["colour", "height"]
    assert list(found["Peg.2"]["properties"]) == ["size"]


def test_two_enums_of_one_name_have_two_definitions() -> None:
    class Colour(Enum):
        GREEN = 0

    @frozen
    class Pair:
        old: toy.Colour
        new: Colour

    assert schema.json_schema(Pair)["$defs"]["Colour.2"] == {"enum": ["GREEN"]}


def test_an_unknown_part_is_a_value_error() -> None:
    part: Any = "deck"
    with pytest.raises(ValueError, match="one of options, state, view, action, event"):
        schema.schema_for(toy, part)


def test_an_annotation_that_has_no_form_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="no form"):
        schema.json_schema(float)
    with pytest.raises(TypeError, match="stands for"):
        schema.json_schema(Record)
