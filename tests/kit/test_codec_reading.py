"""What is not a document of the class is refused, and the error says where."""

import json
from typing import Any

import pytest
from attrs import frozen

from tabletop_rules import busungar, codec
from tabletop_rules.arguments import Seat
from tabletop_rules.errors import CodecError, Problem
from tabletop_rules.outcome import Outcome
from tabletop_rules.rng import Rng
from tests.kit import codec_toys as toy

DEALT = toy.initial_state(seed=5, players=2)


def refusal(text: str, cls: Any = toy.State, **keywords: Any) -> str:
    with pytest.raises(CodecError) as caught:
        codec.from_json(text, cls, **keywords)
    return str(caught.value)


def changed(path: list[str | int], value: Any) -> str:
    """The dealt state with something else at a path."""
    data = codec.to_data(DEALT)
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["heap"], True, "heap: expected an int, not true"),
        (["heap"], 3.0, "heap: expected an int, not 3.0"),
        (["heap"], "3", 'heap: expected an int, not "3"'),
        (["heap"], None, "heap: expected an int, not null"),
        (["heap"], [], "heap: expected an int, not a list"),
        (["over"], 0, "over: expected true or false, not 0"),
        (["over"], "false", 'over: expected true or false, not "false"'),
        (["note"], 0, "note: expected a string or null, not 0"),
        (["cards"], {}, "cards: expected a list, not an object"),
        (["cards"], "", 'cards: expected a list, not ""'),
        (["cards", 0], 7, "cards[0]: expected a list, not 7"),
        (
            ["cards", 0, 2],
            "red",
            'cards[0][2]: expected one of RED, BLUE, not "red"',
        ),
        (
            ["cards", 0, 1],
            False,
            "cards[0][1]: expected an int or one of RED, BLUE, not false",
        ),
        (["bids", 1], 0, "bids[1]: expected one of RED, BLUE or null, not 0"),
        (["edge", 2], 2, "edge[2]: expected one of LOW, HIGH, not 2"),
        (["edge"], [0, False], "edge: expected 3 elements, not 2"),
        (["edge"], None, "edge: expected a list, not null"),
        (
            ["spots", 0],
            [0, 1],
            "spots[0]: expected an object or null, not a list",
        ),
        (["spots", 0, "row"], "0", 'spots[0].row: expected an int, not "0"'),
        (
            ["options", "start"],
            [0, 1],
            "options.start: expected an object, not a list",
        ),
        (
            ["spots", 0],
            {"row": 0},
            'spots[0]: the field "column" is missing',
        ),
        (
            ["options", "prizes", 1, "type"],
            "Triple",
            'options.prizes[1].type: expected Single or Double, not "Triple"',
        ),
        (
            ["options", "prizes", 1, "type"],
            "Single",
            'options.prizes[1]: there is no field "silver"',
        ),
        (
            ["options", "prizes", 0],
            {"gold": 1},
            'options.prizes[0]: the field "type" is missing',
        ),
        (
            ["options", "first_player"],
            2,
            "options: first_player must be 0 to 1, not 2",
        ),
        (["labels", 2, "name"], "LOW", "labels[2]: expected one of RED, BLUE"),
        (["labels", 2, "name"], 0, "labels[2]: expected one of RED, BLUE"),
        (["labels", 2, "rank"], 0, "labels[2]: expected the fields 'type' and 'name'"),
        (["type"], "View", 'type: expected State, not "View"'),
        (["type"], None, "type: expected State, not null"),
        (["rng", "type"], "Random", 'rng.type: expected Rng or Script, not "Random"'),
        (["extra"], 0, 'there is no field "extra"'),
        (["_coins"], {}, 'there is no field "_coins"'),
        (["note"], "\ud83c", 'note: half a character in "\\ud83c"'),
    ],
)
def test_the_error_says_where_and_what(
    path: list[str | int], value: Any, message: str
) -> None:
    assert refusal(changed(path, value)).startswith(message)


@pytest.mark.parametrize("key", list(codec.to_data(DEALT)))
def test_every_field_has_to_be_there(key: str) -> None:
    data = codec.to_data(DEALT)
    del data[key]
    assert refusal(json.dumps(data)) == f'the field "{key}" is missing'


def test_a_field_with_a_default_has_to_be_there_too() -> None:
    text = '{"type": "Options", "first_player": 0}'
    assert refusal(text, toy.Options) == 'the field "prizes" is missing'


def test_a_repeated_field_is_refused_where_it_is() -> None:
    text = codec.to_json(DEALT).replace('"seed":5', '"seed":5,"seed":5')
    assert refusal(text) == (
        'rng: expected Rng or Script, not an object with two fields "seed"'
    )


def test_a_seat_below_0_is_refused() -> None:
    text = '{"type":"Take","player":-1,"count":1}'
    assert refusal(text, toy.Action) == "player: expected an int from 0, not -1"


def test_a_seat_may_be_left_open() -> None:
    @frozen
    class Shown:
        to: Seat | None

    assert codec.from_json('{"type":"Shown","to":null}', Shown) == Shown(None)
    assert codec.from_json('{"type":"Shown","to":0}', Shown) == Shown(0)
    assert refusal('{"type":"Shown","to":-1}', Shown) == (
        "to: expected an int from 0, not -1"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON at line 1, column 1: Expecting value"),
        ('{"type":\n', "not JSON at line 2, column 1: Expecting value"),
        ("{'type': 0}", "not JSON at line 1, column "),
        ("[1,]", "not JSON at line 1, column "),
        ("{} {}", "not JSON at line 1, column 4: Extra data"),
        ("\ufeff{}", "not JSON at line 1, column "),
        ('"\x00"', "not JSON at line 1, column "),
        ("[" * 100_000, "not read: nested too deeply"),
        ('{"a":' * 100_000, "not read: nested too deeply"),
        ("[" * 100_000 + "]" * 100_000, "not read: nested too deeply"),
        ("1" * 5000, "not read: "),
        ("[]", "expected State, not a list"),
        ("null", "expected State, not null"),
        ("NaN", "expected State, not NaN"),
        ("-Infinity", "expected State, not -Infinity"),
        ("1e999", "expected State, not Infinity"),
        ("{}", 'the field "type" is missing'),
    ],
)
def test_text_that_is_no_document_is_refused(text: str, message: str) -> None:
    assert refusal(text).startswith(message)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e2", "1E400"])
def test_no_float_is_read_as_an_int(number: str) -> None:
    text = f'{{"type":"Rng","seed":{number},"draws":0}}'
    assert refusal(text, Rng).startswith("seed: expected an int, not ")


@pytest.mark.parametrize("text", [b"{}", bytearray(b"{}"), 3, None, ["{}"], {}])
def test_a_document_is_a_str(text: Any) -> None:
    with pytest.raises(TypeError, match="must be a str"):
        codec.from_json(text, toy.State)


def test_a_string_is_a_string() -> None:
    text = '{"type":"Outcome","ranks":[1],"scores":[7],"reason":3}'
    assert refusal(text, Outcome) == "reason: expected a string, not 3"


def test_a_long_text_is_not_looked_at() -> None:
    text = codec.to_json(DEALT)
    assert refusal(text, max_length=len(text) - 1) == (
        f"the document has {len(text)} characters, over {len(text) - 1}"
    )
    assert codec.from_json(text, toy.State, max_length=len(text)) == DEALT


def test_a_long_value_is_cut_in_the_error() -> None:
    assert len(refusal(changed(["heap"], "x" * 100_000))) < 150
    assert "a very large int" in refusal(changed(["note"], 10**3000))
    # what validate says of it is cut too
    assert len(refusal(changed(["heap"], 10**4000))) < 500


@pytest.mark.parametrize("value", [{1, 2}, 1.5, b"3", (1, 2), object()])
def test_foreign_data_are_refused(value: object) -> None:
    with pytest.raises(CodecError, match="heap: expected an int, not "):
        codec.from_data({**codec.to_data(DEALT), "heap": value}, toy.State)


def test_what_validate_cannot_judge_is_refused() -> None:
    # the toy's problem cannot be told: Python prints no int of so many digits
    data = {**codec.to_data(DEALT), "heap": 10**5000}
    with pytest.raises(CodecError, match="digits"):
        codec.from_data(data, toy.State)


def test_a_position_that_cannot_be_is_refused() -> None:
    assert refusal(changed(["heap"], 4)) == (
        "no such position: the heap has 4 counters (rule 1.1)"
    )


class Wary:
    """The toy as an object, which judges positions by itself."""

    State = toy.State

    def validate(self, state: toy.State) -> tuple[Problem, ...]:
        return tuple([Problem(str(n), "is wrong") for n in range(state.heap)])


def test_a_game_that_is_passed_judges_the_position() -> None:
    wary: Any = Wary()
    text = codec.to_json(DEALT)
    assert refusal(text, game=wary) == (
        "no such position: is wrong (rule 0); is wrong (rule 1); is wrong (rule 2)"
    )
    assert codec.from_json(changed(["heap"], 0), toy.State, game=wary).heap == 0


@frozen
class Fragile:
    count: int

    def __attrs_post_init__(self) -> None:
        if self.count == 1:
            raise LookupError("one")
        if self.count == 2:
            raise ValueError("two is wrong")


def test_what_a_constructor_raises_is_about_the_document() -> None:
    assert refusal('{"type":"Fragile","count":1}', Fragile) == "LookupError: one"
    assert refusal('{"type":"Fragile","count":2}', Fragile) == "two is wrong"
    assert codec.from_json('{"type":"Fragile","count":3}', Fragile).count == 3


def test_what_a_constructor_says_of_foreign_data_is_printable() -> None:
    """A name may be anything, and the reason that repeats it goes to a terminal."""
    board = busungar.RECONSTRUCTED_BOARD
    text = codec.to_json(board).replace('"S11","R1"', '"\\u001b[2J\U000101feS11","R1"')
    with pytest.raises(CodecError, match="is not on the sidewalk") as raised:
        codec.from_json(text, busungar.Board)
    assert str(raised.value) == (
        r"the entrance at \x1b[2J\U000101feS11 is not on the sidewalk"
    )
