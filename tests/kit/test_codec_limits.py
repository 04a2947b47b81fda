"""What is read from a text costs time in proportion to the text, whatever it says."""

import json
from collections.abc import Callable
from time import process_time
from typing import Any

import pytest

from tabletop_rules import codec
from tabletop_rules.errors import CodecError
from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.match import Match, Target
from tabletop_rules.outcome import Outcome

QUICK = 2.0
"""Seconds for documents of 400 kB, which take a tenth of a second each."""

Change = Callable[[dict[str, Any]], None]


def changed(value: Any, change: Change) -> str:
    data = codec.to_data(value)
    change(data)
    return json.dumps(data)


def refused(text: str, annotation: Any) -> str:
    """The reason for which the document is refused, at once."""
    assert len(text) > 250_000
    begin = process_time()
    with pytest.raises(CodecError) as raised:
        codec.from_json(text, annotation)
    assert process_time() - begin < QUICK
    return str(raised.value)


def put(name: str, value: Any) -> Change:
    return lambda data: data.__setitem__(name, value)


def test_bumbesi_5_3_knows_no_more_cards_than_are_held() -> None:
    pairs = [[1, number] for number in range(60_000)]
    state = bumbesi.initial_state(1, 4)
    told = refused(changed(state, put("known", [pairs, [], [], []])), bumbesi.State)
    assert told == "no such position: seat 0 knows 60000 cards in hands (rule 5.3)"


def test_bumbesi_1_1_a_crowd_of_cards_is_counted() -> None:
    cards = [number % 71 for number in range(120_000)]
    state = bumbesi.initial_state(1, 4)
    told = refused(changed(state, put("deck", cards)), bumbesi.State)
    # 120,000 in the deck, 20 in hands and two targets
    assert told.endswith("120022 components are there, not 85 (rule 1.1)")


def test_bugami_4_2_no_more_tricks_than_cards() -> None:
    state = bugami.initial_state(1, 3)
    trick = codec.to_data(state)["trick"]
    told = refused(changed(state, put("tricks", [trick] * 20_000)), bugami.State)
    assert told == "no such position: 20000 tricks are completed (rule 4.2)"


def test_bugami_1_1_a_trick_of_a_crowd_of_cards() -> None:
    state = bugami.initial_state(1, 3)
    card = codec.to_data(state)["hands"][0][0]
    trick = {"leader": 1, "cards": [card] * 20_000}
    told = refused(changed(state, put("tricks", [trick])), bugami.State)
    # 51 in hands, one aside
    assert told.endswith("20052 components are there, not 52 (rule 1.1)")


def test_bambuti_1_1_a_crowd_of_masks() -> None:
    state = bambuti.initial_state(1, 2)
    masks = [{"value": number, "colour": "RED"} for number in range(10_000)]
    told = refused(changed(state, put("covered", masks)), bambuti.State)
    assert told.endswith("10050 components are there, not 50 (rule 1.1)")


def test_bumuntu_1_2_a_crowd_of_tiles() -> None:
    state = bumuntu.initial_state(1, 2)
    tiles = [{"animal": "LION", "bonus": "FOOD"}] * 20_000
    told = refused(changed(state, put("collected", [tiles, []])), bumuntu.State)
    assert told.endswith("20000 components are there, not 64 (rule 1.2)")


def test_bumuntu_2_3_a_crowd_of_markers() -> None:
    state = bumuntu.initial_state(1, 2)
    told = refused(changed(state, put("favor", ["LION"] * 50_000)), bumuntu.State)
    assert told.endswith("50000 components are there, not 8 (rule 2.3)")


def test_busungar_1_5_a_crowd_of_cards() -> None:
    state = busungar.initial_state(1, 2)
    told = refused(changed(state, put("discard", ["MOON"] * 50_000)), busungar.State)
    assert told.endswith("50064 components are there, not 64 (rule 1.5)")


def test_busungar_1_4_a_trail_that_no_roll_is_long_enough_for() -> None:
    state = busungar.position(places=["L2", "S0"], pips=1)
    trail = [*[f"L{2 + number % 2}" for number in range(49_999)], "L2"]
    told = refused(changed(state, put("trail", trail)), busungar.State)
    assert told == "no such position: 1 pips are left after 49999 steps (rule 1.4)"


@pytest.mark.parametrize("name", ["sidewalk", "entrances", "paths", "red"])
def test_busungar_a_board_of_too_many_parts(name: str) -> None:
    parts: list[Any] = [f"p{number}" for number in range(50_000)]
    if name in ("entrances", "paths"):
        parts = [[part, f"{part}x"] for part in parts]
    board = changed(busungar.RECONSTRUCTED_BOARD, put(name, parts))
    told = refused(board, busungar.Board)
    assert told == f"{name} must have 400 parts or fewer, not 50000"


def test_many_different_boards_are_read() -> None:
    def board(number: int) -> Any:
        return codec.to_data(
            busungar.Board(
                sidewalk=[f"a{number}", "b"],
                entrances=[("b", "g")],
                paths=[("g", "t"), ("g", "k")],
                red=[],
                tree="t",
                kennel="k",
            )
        )

    text = json.dumps([board(number) for number in range(4_000)])
    begin = process_time()
    boards = codec.from_json(text, tuple[busungar.Board, ...])
    assert process_time() - begin < QUICK
    assert len(set(boards)) == 4_000


def test_the_results_of_a_long_match_are_read() -> None:
    match = Match(bumbesi, Target(1_000_000))
    state = match.initial_state(1, 4)
    results = [Outcome((4, 1, 2, 3), (30, 10, 15, 20), "ended")] * 8_000
    text = changed(state, put("results", codec.to_data(tuple(results))))
    text = text.replace('"type": "Outcome", ', "")
    begin = process_time()
    read = codec.from_json(text, match.State, game=match)
    assert process_time() - begin < QUICK
    assert match.score(read) == (240_000, 80_000, 120_000, 160_000)


def test_a_long_reason_is_cut_before_it_is_looked_at() -> None:
    points = ", ".join(["1"] * 100_000)
    text = changed(busungar.RECONSTRUCTED_BOARD, put("tree", f"x{points}" * 2))
    assert refused(text, busungar.Board).startswith("a name of 599998 characters")
    animals = ["LION"] * 60_000
    text = changed(bumuntu.Options(), put("animals", animals))
    assert refused(text, bumuntu.Options).endswith("8 different ones, not 60000")
