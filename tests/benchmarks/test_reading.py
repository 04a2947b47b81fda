"""The documents of the reading benchmark: grown as told, read or refused at once."""

import json
from time import process_time

import pytest
from benchmarks.growing import Growth, growths, nonsense
from benchmarks.ours import PLAYERS
from benchmarks.reading import all_growths, doubled, reading

from tabletop_rules import codec
from tabletop_rules.games import bumbesi

LONGEST = 100_000
"""A hundredth of what is read at most; `make test` looks at half of it."""


def grown(name: str, place: str, way: str) -> Growth:
    (found,) = [
        growth
        for growth in growths(bumbesi, 4)
        if (growth.name, growth.place, growth.way) == (name, place, way)
    ]
    return found


def test_a_list_grows_after_what_is_there() -> None:
    text = grown("State", ".deck", "numbered 1").text(5_000)
    assert 3_000 < len(text) <= 5_000
    deck = json.loads(text)["deck"]
    first = next(place for place, card in enumerate(deck) if card == 0)
    assert deck[first:] == list(range(len(deck) - first))
    assert 0 < first < 63
    assert (len(deck) - first) % 60 == 0


def test_each_class_of_a_game_is_grown() -> None:
    names = {growth.name for growth in growths(bumbesi, 4)}
    assert {"State", "View", "Column", "CardsDrawn", "Record", "transcript"} <= names
    places = {growth.place for growth in growths(bumbesi, 4) if growth.name == "State"}
    assert {".deck", ".hands", ".hands[0]", ".known[0]", ".columns[0].pile"} <= places


def test_what_is_not_longer_is_read() -> None:
    for growth in growths(bumbesi, 4):
        if growth.between and growth.name in ("State", "View", "Record"):
            assert not reading(growth, 0).refused


def test_nonsense_is_refused() -> None:
    for growth in nonsense(bumbesi):
        assert reading(growth, 3_000).refused


@pytest.mark.parametrize(
    "characters", [LONGEST // 2, pytest.param(LONGEST, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("name", PLAYERS)
def test_no_document_takes_much_longer_than_it_is_long(
    name: str, characters: int
) -> None:
    looked_at = set()
    for growth in all_growths(name):
        of_match = growth.name == "MatchState" and growth.place == ".results"
        if of_match or growth.name in ("State", "Options", "transcript"):
            looked_at.add(growth.name)
            # a fifth of the time that is allowed for the longest text, in proportion
            assert reading(growth, characters).seconds < characters / LONGEST, growth
    assert looked_at >= {"State", "transcript"}
    assert codec.MAX_LENGTH == 100 * LONGEST


def test_a_series_stops_at_the_first_that_takes_too_long() -> None:
    lengths = []

    def read(text: str) -> object:
        lengths.append(len(text))
        if len(text) > 1_000:
            begin = process_time()
            while process_time() - begin < 0.05:
                pass
        return text

    growth = Growth("text", "", "long", "", "", "", lambda _: "x", read)
    assert doubled(growth, 64_000, enough=10.0).characters == 63_960
    assert len(lengths) == 7
    assert doubled(growth, 64_000, enough=0.04).characters == 1_980
    assert lengths[7:] == [960, 1_980]
