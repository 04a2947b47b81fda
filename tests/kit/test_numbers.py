"""Numbers of any length: taken, refused by an error of ours, and never written out."""

from typing import Any

import numpy as np
import pytest
from attrs import evolve

from tabletop_rules import (
    bambuti,
    bugami,
    bumbesi,
    bumuntu,
    busungar,
    codec,
    record,
    simulate,
)
from tabletop_rules.admission import admission
from tabletop_rules.arguments import exactly, integer, positive, seat, seed_number
from tabletop_rules.brief import brief
from tabletop_rules.conservation import conserved
from tabletop_rules.errors import (
    CodecError,
    Illegal,
    IllegalAction,
    InvalidOptions,
    InvalidState,
    ParseError,
    PlayerCountError,
    ScriptError,
    SeatError,
    SeedError,
)
from tabletop_rules.match import Games, Match, MatchState
from tabletop_rules.outcome import Outcome
from tabletop_rules.record import Recorder
from tabletop_rules.rng import Rng, Script, derived, random_source

LONG = 10**5000
"""It has 5,001 digits: Python writes no more than 4,300. 5000 log2(10) is 16,609.6."""

TOLD = "an int of 16610 bits"

LARGEST = 10**4300 - 1


def test_what_is_short_is_told_as_it_is() -> None:
    assert brief(70) == "70"
    assert brief(2**128 - 1) == str(2**128 - 1)
    assert brief("dog") == "dog"
    assert brief("dog", repr) == "'dog'"
    assert brief(True) == "True"
    assert brief((1, 2), repr) == "(1, 2)"


def test_what_is_long_is_told_by_its_size_or_cut() -> None:
    assert brief(LONG) == TOLD
    assert brief(-LONG) == "a negative int of 16610 bits"
    assert brief(2**128) == "an int of 129 bits"
    assert brief("x" * 201) == "x" * 200 + "…"
    assert brief("x" * 200) == "x" * 200
    told = "something of tuple with a number too long to write"
    assert brief((1, LONG), repr) == told


# The messages of the kit


def test_no_message_of_the_kit_writes_a_long_number() -> None:
    text: Any = (LONG,)
    with pytest.raises(TypeError, match="must be an int, not something of tuple"):
        integer(text)
    with pytest.raises(ValueError, match="not a negative int of 16610 bits"):
        positive(-LONG, "games")
    with pytest.raises(SeatError, match=f"a seat from 0 to 2, not {TOLD}"):
        seat(LONG, 3)
    with pytest.raises(TypeError, match=f"must be a bool, not {TOLD}"):
        exactly(bool, LONG, "over")
    with pytest.raises(PlayerCountError, match=f"3 to 6 players, not {TOLD}"):
        bumbesi.initial_state(1, LONG)
    with pytest.raises(InvalidOptions, match=f"not {TOLD}"):
        bumbesi.Options(first_player=LONG)
    with pytest.raises(InvalidOptions, match="from 0 to 1000, not something of tuple"):
        bumuntu.Options(nkisi=(LONG,) * 9)
    with pytest.raises(TypeError, match="not an action of this game: something"):
        admission(bumbesi.Take)(text, 3)
    with pytest.raises(ScriptError, match=f"says {TOLD}, but 0 to 5 is due"):
        Script((LONG,)).below(6)
    with pytest.raises(ScriptError, match=f"a number below {TOLD} is due"):
        Script(()).below(LONG)
    (problem,) = conserved((), (LONG,), "1.1")
    assert problem.text == f"{TOLD} is there 1 times, not 0"
    with pytest.raises(ParseError, match=r"^'9{199}… is no action of Bumbesi"):
        bumbesi.parse_action("9" * 5000, 0)


# Seeds and draws


@pytest.mark.parametrize("seed", [LARGEST, -LARGEST, -7, 0, 2**128], ids=brief)
def test_a_seed_has_4300_digits_at_most(seed: int) -> None:
    assert seed_number(seed) == seed
    number, after = Rng(seed).below(6)
    assert number in range(6)
    assert after == Rng(seed, 1)
    text = codec.to_json(after)
    assert codec.from_json(text, Rng) == after
    assert derived("deal", seed) != derived("deal", seed - (1 if seed > 0 else -1))


TOO_LONG = [LARGEST + 1, -LARGEST - 1, LONG, -LONG]


@pytest.mark.parametrize("seed", TOO_LONG, ids=brief)
def test_a_longer_seed_is_refused_wherever_one_is_taken(seed: int) -> None:
    match = Match(bumbesi, Games(2))
    dealt = bumbesi.initial_state(1, 3)
    takers: list[Any] = [
        lambda: Rng(seed),
        lambda: derived("deal", seed),
        lambda: bumbesi.initial_state(seed, 3),
        lambda: bumbesi.determinize(bumbesi.view(dealt, 0), seed),
        lambda: bumbesi.position(seed=seed),
        lambda: match.initial_state(seed, 3),
        lambda: match.position(state=dealt, seed=seed),
        lambda: match.determinize(match.view(match.initial_state(1, 3), 0), seed),
        lambda: Recorder(bumbesi, seed, 3),
        lambda: simulate.playout(bumbesi, seed, 3),
        lambda: simulate.simulate(bumbesi, 1, 3, seed),
    ]
    for take in takers:
        with pytest.raises(SeedError, match="must have 4300 digits at most"):
            take()


def test_numpys_integers_are_seeds() -> None:
    seven: Any = np.int64(7)
    assert seed_number(seven) == 7
    assert type(seed_number(seven)) is int
    for wrong in (True, 7.0, "7", None):
        bad: Any = wrong
        with pytest.raises(TypeError, match="seed must be an int"):
            seed_number(bad)


def test_after_the_last_draw_the_first_one_comes_again() -> None:
    last = Rng(7, 2**64 - 1)
    assert last.below(6)[1] == Rng(7, 0)
    assert last.shuffle("ab")[1] == Rng(7, 0)
    for draws in (-1, 2**64, LONG):
        with pytest.raises(SeedError, match="draws must be from 0 to"):
            Rng(7, draws)
    with pytest.raises(CodecError, match="draws must be from 0 to"):
        codec.from_json(f'{{"type":"Rng","seed":7,"draws":{"9" * 4300}}}', Rng)


def test_the_seed_of_a_match_is_held_to_the_same_bound() -> None:
    match = Match(bumbesi, Games(2))
    state = match.initial_state(LARGEST, 3)
    assert match.validate(state) == ()
    longer = MatchState(LARGEST + 1, state.options, state.state, state.results)
    (problem,) = match.validate(longer)
    assert (
        problem.text
        == "seed must have 4300 digits at most, and is an int of 14285 bits"
    )


def test_a_match_tells_what_is_wrong_with_a_game_that_has_no_points() -> None:
    match = Match(bugami, Games(2))
    state = match.initial_state(1, 3)
    for turn in (-1, 3, LONG):
        (problem,) = match.validate(evolve(state, state=evolve(state.state, turn=turn)))
        assert problem.text == f"it is the turn of seat {brief(turn)}"


def test_a_match_tells_a_long_rank_in_one_line() -> None:
    match = Match(bumbesi, Games(3))
    state = match.initial_state(1, 3)
    result = Outcome((1, 2, LONG), (1, 2, LONG), "all cards are played")
    problem = match.validate(evolve(state, results=(result,)))[0]
    told = "something of tuple with a number too long to write"
    assert problem.text == f"the ranks of game 1 are no ranking: {told}"


def test_a_transcript_holds_the_longest_seed() -> None:
    played = Recorder(bumbesi, -LARGEST, 3).record()
    assert record.from_text(record.to_text(played)) == played


# Numbers that name nothing are illegal


def test_a_long_number_in_an_action_is_illegal_by_its_clause() -> None:
    state = bumbesi.position(hands=["3 9 27 40 51", None, None], columns=[50, 30])
    lay = bumbesi.LayNumber(0, LONG, bumbesi.Side.LEFT)
    illegal = bumbesi.check(state, lay)
    assert illegal == Illegal("4.1", f"{TOLD} is not in your hand")
    with pytest.raises(IllegalAction) as caught:
        bumbesi.apply(state, lay)
    assert str(caught.value) == (
        f"{TOLD} is not in your hand (rule 4.1): "
        "something of LayNumber with a number too long to write"
    )


def test_a_problem_with_a_long_number_is_told_in_one_line() -> None:
    with pytest.raises(InvalidState, match=f"it is the turn of seat {TOLD}"):
        bumbesi.position(turn=LONG)
    with pytest.raises(InvalidState, match=f"seat {TOLD}"):
        busungar.position(turn=LONG)
    with pytest.raises(InvalidState, match=f"seat {TOLD}"):
        bambuti.position(turn=LONG)


# Random sources


@pytest.mark.parametrize("wrong", [13, "x", (1, 2), Rng, True])
def test_a_position_takes_random_sources_alone(wrong: Any) -> None:
    for game in (bumbesi, busungar):
        with pytest.raises(TypeError, match="rng must be an Rng or a Script, not"):
            game.position(rng=wrong)
    with pytest.raises(TypeError, match="rng must be an Rng or a Script, not"):
        random_source(wrong)


def test_a_position_keeps_the_random_source_that_it_is_given() -> None:
    for source in (Rng(5, 3), Script((1,))):
        assert bumbesi.position(rng=source).rng == source
        assert busungar.position(rng=source).rng == source
