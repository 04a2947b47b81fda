"""Every result of an action, with its exact probability."""

from fractions import Fraction
from math import factorial
from typing import Any

import pytest
from attrs import evolve, frozen

from tabletop_rules import bumbesi
from tabletop_rules.chance import TooManyOutcomes, outcomes
from tabletop_rules.errors import IllegalAction, TabletopError
from tabletop_rules.game import Transition
from tabletop_rules.match import Games, Match
from tabletop_rules.rng import Rng, Script
from tests.kit.chance_toys import (
    Draw,
    Gamble,
    Rest,
    Roll,
    Rolled,
    Shake,
    State,
    Urn,
    urn,
)

CHANGE, THEFT, RAISE = bumbesi.Special


def one_in(count: int) -> Fraction:
    return Fraction(1, count)


def test_two_dice_have_the_sums_that_two_dice_have() -> None:
    found = outcomes(Urn(), urn(""), Roll(3))
    assert [(result.state.sums, probability) for probability, result in found] == [
        ((2,), Fraction(1, 9)),
        ((3,), Fraction(2, 9)),
        ((4,), Fraction(3, 9)),
        ((5,), Fraction(2, 9)),
        ((6,), Fraction(1, 9)),
    ]


def test_equal_states_with_different_events_are_different_results() -> None:
    found = outcomes(Urn(tell=True), urn(""), Roll(2))
    assert [(result.events, probability) for probability, result in found] == [
        ((Rolled(1, 1),), one_in(4)),
        ((Rolled(1, 2),), one_in(4)),
        ((Rolled(2, 1),), one_in(4)),
        ((Rolled(2, 2),), one_in(4)),
    ]


def test_a_draw_without_replacement_counts_equal_marbles_as_one() -> None:
    # two of a, a, b: the b stays with 2/3 · 1/2 = 1/3, an a with the rest
    found = outcomes(Urn(), urn("aab"), Draw(2))
    assert {result.state.urn: probability for probability, result in found} == {
        ("b",): Fraction(1, 3),
        ("a",): Fraction(2, 3),
    }
    assert len(found) == 2


def test_what_is_drawn_second_may_depend_on_what_was_drawn_first() -> None:
    state = State(("red", "blue", "blue"), (), Rng(0))
    found = outcomes(Urn(), state, Gamble())
    assert [(r.state.urn, r.state.sums, p) for p, r in found] == [
        (("blue", "blue"), (0,), Fraction(1, 12)),
        (("blue", "blue"), (1,), Fraction(1, 12)),
        (("blue", "blue"), (2,), Fraction(1, 12)),
        (("blue", "blue"), (3,), Fraction(1, 12)),
        (("red", "blue"), (0,), Fraction(1, 3)),
        (("red", "blue"), (1,), Fraction(1, 3)),
    ]


def test_a_shuffle_of_different_items_is_each_of_their_orders() -> None:
    found = outcomes(Urn(), urn("bca"), Shake())
    assert ["".join(result.state.urn) for _, result in found] == [
        "bca",
        "bac",
        "cba",
        "cab",
        "abc",
        "acb",
    ]
    assert {probability for probability, _ in found} == {one_in(6)}


def test_a_shuffle_of_equal_items_is_each_different_order_once() -> None:
    game = Urn()
    found = outcomes(game, urn("abab"), Shake())
    assert ["".join(result.state.urn) for _, result in found] == [
        "aabb",
        "abab",
        "abba",
        "baab",
        "baba",
        "bbaa",
    ]
    assert {probability for probability, _ in found} == {one_in(6)}
    # once to be asked, then once for each order
    assert game.runs == 7


@pytest.mark.parametrize("marbles", ["", "a", "aaaa"])
def test_a_shuffle_that_changes_nothing_has_one_result(marbles: str) -> None:
    state = urn(marbles)
    assert outcomes(Urn(), state, Shake(), limit=1) == (
        (one_in(1), Transition(state, ())),
    )


def test_a_draw_from_one_has_one_result() -> None:
    state = urn("a")
    after = evolve(state, urn=())
    assert outcomes(Urn(), state, Draw(1), limit=1) == (
        (one_in(1), Transition(after, ())),
    )


def test_an_action_without_chance_has_one_result() -> None:
    state = urn("ab")
    assert outcomes(Urn(), state, Rest()) == ((Fraction(1), Transition(state, ())),)


@frozen
class Counter:
    number: int


class Count:
    """A game whose State has no random source."""

    def transition(self, state: Counter, action: int) -> Transition[Counter, int]:
        return Transition(Counter(state.number + action), (action,))


def test_a_game_without_a_random_source_gives_what_it_gives() -> None:
    expected = ((Fraction(1), Transition(Counter(5), (3,))),)
    assert outcomes(Count(), Counter(2), 3) == expected


@pytest.mark.parametrize(
    "action",
    [Roll(6), Draw(3), Gamble(), Shake(), Rest()],
    ids=lambda a: type(a).__name__,
)
def test_probabilities_are_fractions_that_add_up_to_1(action: Any) -> None:
    found = outcomes(Urn(tell=True), urn("aabcd"), action)
    assert {type(probability) for probability, _ in found} == {Fraction}
    assert sum(probability for probability, _ in found) == 1
    assert len({result for _, result in found}) == len(found)


@pytest.mark.parametrize("source", [Rng(5, 2), Script.dice(2, 2, 1)])
def test_each_state_keeps_the_random_source_of_the_first(source: Rng | Script) -> None:
    state = evolve(urn("aab"), rng=source)
    for action in (Roll(2), Draw(2), Shake(), Rest()):
        for _, result in outcomes(Urn(), state, action):
            assert result.state.rng is source
    assert state == evolve(urn("aab"), rng=source)


def test_results_are_those_that_loaded_dice_give() -> None:
    state = urn("")
    told = {
        Urn(tell=True).transition(evolve(state, rng=Script.dice(a, b)), Roll(3)).events
        for a in (1, 2, 3)
        for b in (1, 2, 3)
    }
    assert {r.events for _, r in outcomes(Urn(tell=True), state, Roll(3))} == told


def test_what_the_source_draws_is_among_the_results() -> None:
    found = {result.events for _, result in outcomes(Urn(True), urn(""), Roll(6))}
    for seed in range(20):
        assert Urn(True).transition(urn("", seed), Roll(6)).events in found


def test_an_illegal_action_raises_as_apply_does() -> None:
    with pytest.raises(IllegalAction, match=r"fewer marbles \(rule 1\.1\)"):
        outcomes(Urn(), urn("a"), Draw(2))


def test_the_limit_counts_what_is_drawn_before_equal_results_are_merged() -> None:
    assert len(outcomes(Urn(), urn(""), Roll(3), limit=9)) == 5
    with pytest.raises(TooManyOutcomes):
        outcomes(Urn(), urn(""), Roll(3), limit=8)


def test_too_many_outcomes_are_told_before_they_are_tried() -> None:
    game = Urn()
    deck = tuple(map(str, range(85)))
    assert factorial(85) > 10**9
    with pytest.raises(TooManyOutcomes, match=r"more than 10\*\*9 ways"):
        outcomes(game, State(deck, (), Rng(0)), Shake())
    assert game.runs == 1


def test_many_draws_one_after_the_other_stop_at_the_limit() -> None:
    game = Urn()
    with pytest.raises(TooManyOutcomes, match="limit is 1000"):
        outcomes(game, State(tuple("abcdefghij"), (), Rng(0)), Draw(10), limit=1000)
    # each run either ends one way or splits it into two ways at least
    assert game.runs < 2 * 1000


def test_too_many_outcomes_say_what_to_do() -> None:
    with pytest.raises(TooManyOutcomes) as raised:
        outcomes(Urn(), urn(""), Roll(1000))
    assert isinstance(raised.value, TabletopError)
    assert isinstance(raised.value, ValueError)
    assert raised.value.__suppress_context__
    # 1000 first faces, and after ten of them, which become 1000 ways each, too many
    assert str(raised.value) == (
        "Roll(sides=1000) can go at least 10990 ways, and the limit is 10000:"
        " raise the limit, say with Script what is drawn, or sample by applying the"
        " action to the state with other seeds in its rng"
    )


@pytest.mark.parametrize(
    ("limit", "error"), [(0, ValueError), (True, TypeError), (1.5, TypeError)]
)
def test_a_limit_is_a_positive_int(limit: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        outcomes(Urn(), urn("a"), Rest(), limit=limit)


class Guarded(Urn):
    """A game that takes any Exception for an action gone wrong."""

    def transition(self, state: State, action: Any) -> Transition[State, Rolled]:
        try:
            return super().transition(state, action)
        except Exception:
            return Transition(state, ())


def test_a_game_that_catches_exceptions_is_explored_all_the_same() -> None:
    assert len(outcomes(Guarded(), urn(""), Roll(2))) == 3


def a_theft() -> tuple[bumbesi.State, bumbesi.Theft]:
    """Seat 0 may rob seat 1 of one of three numbers and two thefts."""
    state = bumbesi.position(
        hands=[(11, 12, 13, 14, THEFT), (21, 22, 23, THEFT, THEFT), None]
    )
    return state, bumbesi.Theft(0, 1)


def test_bumbesi_5_3_each_card_of_the_hand_is_equally_likely() -> None:
    state, theft = a_theft()
    found = outcomes(bumbesi, state, theft)
    assert [(stolen(result), probability) for probability, result in found] == [
        (21, Fraction(1, 5)),
        (22, Fraction(1, 5)),
        (23, Fraction(1, 5)),
        (THEFT, Fraction(2, 5)),
    ]
    for _, result in found:
        assert bumbesi.validate(result.state) == ()
        assert result.state.rng == state.rng


def stolen(result: Transition[Any, Any]) -> Any:
    (event,) = [e for e in result.events if isinstance(e, bumbesi.CardStolen)]
    return event.card


def test_bumbesi_6_5_a_reshuffle_is_each_order_of_the_deck() -> None:
    # seat 0 holds no number: CHANGE is set aside, 50 becomes the target, and the
    # CHANGE goes back into the deck of another CHANGE and a 7
    state = bumbesi.position(
        hands=[(THEFT, THEFT, THEFT, RAISE, RAISE), None, None],
        deck=(CHANGE, 50, CHANGE, 7),
    )
    found = outcomes(bumbesi, state, bumbesi.Take(0, None))
    assert [(result.state.deck, probability) for probability, result in found] == [
        ((CHANGE, CHANGE, 7), Fraction(1, 3)),
        ((CHANGE, 7, CHANGE), Fraction(1, 3)),
        ((7, CHANGE, CHANGE), Fraction(1, 3)),
    ]


def test_in_a_match_the_draws_are_those_of_the_game_being_played() -> None:
    state, theft = a_theft()
    match = Match(bumbesi, Games(3))
    at_match = match.position(state=state, seed=4)
    assert outcomes(match, at_match, theft) == tuple(
        [
            (probability, Transition(evolve(at_match, state=r.state), r.events))
            for probability, r in outcomes(bumbesi, state, theft)
        ]
    )


def test_the_next_deal_of_a_match_is_no_draw() -> None:
    # with an empty deck a take ends the game (8.1)
    state = bumbesi.position(deck=(), seed=1)
    match = Match(bumbesi, Games(3))
    at_match = match.position(state=state, seed=4)
    take = bumbesi.legal_actions(state, 0)[-1]
    ((probability, result),) = outcomes(match, at_match, take)
    assert probability == 1
    assert len(result.state.results) == 1
    assert result.state == match.apply(at_match, take)
