"""Records: made, written, read, replayed."""

import io
import json
from typing import Any

import numpy
import pytest
from attrs import evolve

from tabletop_rules import bugami, bumbesi, codec, record
from tabletop_rules.errors import (
    CodecError,
    IllegalAction,
    InvalidOptions,
    PlayerCountError,
    UnknownGame,
)
from tabletop_rules.outcome import Outcome
from tabletop_rules.record import Record, Recorder, ReplayError
from tests.kit import codec_toys as toy
from tests.kit.codec_toys import Bid, Colour, Take

ACTIONS: tuple[toy.Action, ...] = (
    Bid(1, Colour.BLUE),
    Bid(0, Colour.RED),
    Take(0, 2),
    Take(1, 1),
)
# seat 1 takes the last counter
WON = Outcome((2, 1), (0, 1), 'the heap is empty: "over"')
PLAYED = Record("toy", 3, toy.Options(), 5, 2, ACTIONS, WON)
OPEN = Record("toy", 3, toy.Options(), 5, 2, ACTIONS[:3], None)

PRIZES = (
    '"prizes":[{"type":"Single","gold":1},{"type":"Double","gold":2,"silver":3}],'
    '"start":{"row":0,"column":1}'
)
TEXT = f"""\
game: toy
rules version: 3
players: 2
seed: 5
options: {{"type":"Options","first_player":0,{PRIZES}}}
1. seat 1: blue
2. seat 0: red
3. seat 0: take 2
4. seat 1: take 1
result: ranks 2 1; scores 0 1; "the heap is empty: \\"over\\""
"""


def test_a_recorder_keeps_the_actions_of_simultaneous_seats_in_their_order() -> None:
    recorder = Recorder(toy, 5, 2)
    for action in ACTIONS:
        before = recorder.state
        assert recorder.apply(action) == toy.apply(before, action)
    assert recorder.record() == PLAYED


def test_a_record_of_an_unfinished_game_has_no_result() -> None:
    recorder = Recorder(toy, 5, 2)
    for action in ACTIONS[:3]:
        recorder.apply(action)
    assert recorder.record() == OPEN


def test_a_record_keeps_no_notes_on_ties_and_replays_with_them() -> None:
    """What was recorded before there were such notes is read and written as ever."""
    # All bid Null, the last of the legal bids: who takes a trick has nothing.
    made = record.play(bugami, 1, 5, lambda _, __, legal: legal[-1])
    *_, last = record.replay(made)
    result = bugami.outcome(last.state)
    assert result is not None
    assert result.tie_breaks != ()
    assert made.result == evolve(result, tie_breaks=())
    assert "tie_breaks" not in record.to_json(made)
    assert record.from_json(record.to_json(made)) == made
    assert record.from_text(record.to_text(made)) == made


def test_a_recorder_keeps_plain_ints() -> None:
    count: Any = numpy.int64(2)
    seed: Any = numpy.int64(5)
    recorder = Recorder(toy, seed, 2)
    for action in (*ACTIONS[:2], Take(0, count)):
        recorder.apply(action)
    assert record.to_json(recorder.record()) == record.to_json(OPEN)


def test_an_illegal_action_is_not_recorded() -> None:
    recorder = Recorder(toy, 5, 2)
    with pytest.raises(IllegalAction):
        recorder.apply(Take(0, 1))
    assert recorder.record().actions == ()
    assert recorder.state == toy.initial_state(5, 2)


def test_a_game_is_played_by_the_lowest_seat_to_act() -> None:
    def last(state: toy.State, seat: int, actions: tuple[toy.Action, ...]) -> Any:
        assert seat == toy.to_act(state)[0]
        assert actions == toy.legal_actions(state, seat)
        return actions[-1]

    expected = (Bid(0, Colour.BLUE), Bid(1, Colour.BLUE), Take(0, 2), Take(1, 1))
    assert record.play(toy, 5, 2, last).actions == expected
    assert record.play(toy, 5, 2, last, max_actions=3).actions == expected[:3]
    assert record.play(toy, 5, 2, last, max_actions=0).actions == ()
    second = toy.Options(first_player=1)
    assert record.play(toy, 5, 2, last, second).actions[2:] == (Take(1, 2), Take(0, 1))


def test_a_replay_gives_each_state_with_its_events() -> None:
    steps = list(record.replay(PLAYED, toy))
    assert steps[0].state == toy.initial_state(5, 2)
    assert steps[0].events == ()
    assert steps[1].events == (toy.BidMade(1, Colour.BLUE),)
    assert steps[4].events[-1] == toy.Won(1, toy.Double(2, 3))
    assert [step.state.heap for step in steps] == [3, 3, 3, 1, 0]


def test_a_replay_finds_the_game_by_its_name() -> None:
    played = record.play(bumbesi, 1, 3, lambda _, __, actions: actions[0])
    assert list(record.replay(played)) == list(record.replay(played, bumbesi))
    assert played.result is not None
    with pytest.raises(UnknownGame, match="toy"):
        record.replay(PLAYED)


def replay_error(played: Record[Any, Any]) -> ReplayError:
    with pytest.raises(ReplayError) as caught:
        list(record.replay(played, toy))
    return caught.value


@pytest.mark.parametrize(
    ("change", "move", "reason"),
    [
        ({"game": "bumbesi"}, 0, "a record of 'bumbesi', not of 'toy'"),
        ({"rules_version": 2}, 0, "recorded under version 2 of the rules of Toy"),
        ({"players": 3}, 0, "cannot be set up: Toy is for 2 players, not 3"),
        ({"actions": (*ACTIONS[:2], Take(1, 1))}, 3, "that cannot be done now"),
        ({"actions": (*ACTIONS, Take(0, 1))}, 5, "that cannot be done now"),
        ({"actions": (*ACTIONS[:2], Take(7, 1))}, 3, "player must be a seat"),
        ({"actions": ("take 1",)}, 1, "not an action of this game"),
        ({"actions": ACTIONS[:3]}, 3, "the result is open, not ranks [2, 1]"),
        ({"result": None}, 4, "the result is ranks [2, 1], scores [0, 1], not open"),
        ({"result": evolve(WON, scores=(1, 1))}, 4, "the result is ranks [2, 1]"),
        ({"actions": (), "result": WON}, 0, "the result is open"),
    ],
)
def test_a_record_that_does_not_come_out_names_the_move(
    change: dict[str, Any], move: int, reason: str
) -> None:
    error = replay_error(evolve(PLAYED, **change))
    assert error.move == move
    assert error.reason.startswith(reason)
    assert str(error).startswith(f"move {move}: {reason}" if move else reason)


def test_the_steps_before_the_fault_are_given() -> None:
    steps = record.replay(evolve(PLAYED, actions=(*ACTIONS[:2], Take(1, 1))), toy)
    assert [next(steps).state.heap for _ in range(3)] == [3, 3, 3]
    with pytest.raises(ReplayError):
        next(steps)


def test_a_record_is_one_line_of_json() -> None:
    text = record.to_json(OPEN)
    assert text == (
        '{"type":"Record","game":"toy","rules_version":3,'
        f'"options":{{"type":"Options","first_player":0,{PRIZES}}},'
        '"seed":5,"players":2,"actions":['
        '{"type":"Bid","player":1,"colour":"BLUE"},'
        '{"type":"Bid","player":0,"colour":"RED"},'
        '{"type":"Take","player":0,"count":2}],"result":null}'
    )
    assert record.from_json(text, toy) == OPEN


def test_a_file_of_records_is_read_line_by_line() -> None:
    file = io.StringIO()
    record.dump([PLAYED, OPEN], file)
    assert file.getvalue().count("\n") == 2
    lines = file.getvalue() + "\n" + record.to_json(PLAYED)
    assert list(record.load(io.StringIO(lines), toy)) == [PLAYED, OPEN, PLAYED]


def test_an_error_in_a_file_names_the_line() -> None:
    lines = f"{record.to_json(PLAYED)}\n\n{record.to_json(OPEN)[:-1]}\n"
    records = record.load(io.StringIO(lines), toy)
    assert next(records) == PLAYED
    with pytest.raises(CodecError, match=r"^line 3: not JSON at line 1"):
        next(records)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: expected 'toy', not 'chess'"),
        ({"game": 3}, "a record names its game in a field 'game'"),
        ({"actions": [{"type": "Bid"}]}, 'actions[0]: the field "player" is missing'),
        ({"seed": 1.0}, "seed: expected an int, not 1.0"),
        ({"result": {}}, 'result: the field "ranks" is missing'),
        ({"more": 1}, 'there is no field "more"'),
    ],
)
def test_a_document_that_is_no_record_is_refused(
    change: dict[str, Any], message: str
) -> None:
    text = json.dumps({**codec.to_data(PLAYED), **change})
    with pytest.raises(CodecError) as caught:
        record.from_json(text, toy)
    assert str(caught.value) == message


def test_a_document_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(CodecError, match=r"^game: .*'toy'"):
        record.from_json(record.to_json(PLAYED))
    with pytest.raises(CodecError, match=r"^a record names its game"):
        record.from_json("[]")


def test_a_transcript_has_a_line_for_each_action() -> None:
    assert record.to_text(PLAYED, toy) == TEXT
    assert record.from_text(TEXT, toy) == PLAYED


def test_a_transcript_of_an_unfinished_game_ends_open() -> None:
    text = record.to_text(OPEN, toy)
    assert text.endswith("3. seat 0: take 2\nresult: open\n")
    assert record.from_text(text, toy) == OPEN


def test_a_transcript_passes_over_empty_lines_and_line_ends_of_other_systems() -> None:
    text = TEXT.replace("\n", " \r\n\r\n")
    assert record.from_text(text, toy) == PLAYED


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: toy", "game: chess", "line 1: game: expected 'toy', not 'chess'"),
        ("game: toy\n", "", "line 1: expected 'game', a colon and its value"),
        ("version: 3", "version: 03", "line 2: expected an int, not '03'"),
        ("players: 2", "players: two", "line 3: expected an int, not 'two'"),
        ("seed: 5", "seed: ٣", "line 4: expected an int, not '٣'"),
        ('"first_player":0', '"first_player":"0"', "line 5: first_player: expected an"),
        ("1. seat 1", "2. seat 1", "line 6: expected move 1, not 2"),
        ("2. seat 0: red\n", "", "line 7: expected move 2, not 3"),
        ("take 2", "take 3", "line 8: 'take 3' is no action"),
        ("4. seat 1", "4. seat one", "line 9: expected move 4 or the result"),
        ("result: ", "", "line 10: expected move 5 or the result"),
        ("ranks 2 1;", "ranks 2 x;", "line 10: expected 'open', or ranks, scores"),
        ("scores 0 1;", "scores 0  1;", "line 10: expected an int, not ''"),
        ("scores 0 1;", "scores 0 -0;", "line 10: expected an int, not '-0'"),
        ('over\\""', 'over""', "line 10: not JSON"),
        ('over\\""\n', 'over\\""\nmore', "line 11: nothing follows the result"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, message: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    with pytest.raises(CodecError) as caught:
        record.from_text(text, toy)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("kept", range(10))
def test_a_transcript_cut_short_is_refused(kept: int) -> None:
    with pytest.raises(CodecError):
        record.from_text("\n".join(TEXT.split("\n")[:kept]), toy)


def test_a_transcript_is_a_str_of_bounded_length() -> None:
    raw: Any = TEXT.encode()
    with pytest.raises(TypeError, match="must be a str"):
        record.from_text(raw, toy)
    with pytest.raises(CodecError, match="characters"):
        record.from_text(TEXT, toy, max_length=10)


def test_what_cannot_be_set_up_is_not_recorded() -> None:
    with pytest.raises(PlayerCountError):
        Recorder(toy, 5, 3)
    with pytest.raises(InvalidOptions):
        Recorder(bumbesi, 5, 3, bumbesi.Options(first_player=5))
    for wrong in (True, 1.0, "1", None):
        seed: Any = wrong
        with pytest.raises(TypeError, match="seed must be an int"):
            Recorder(toy, seed, 2)
