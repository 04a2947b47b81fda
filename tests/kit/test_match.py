"""Several deals of a game, one after the other, played as one game."""

import pickle
from collections.abc import Iterator
from copy import deepcopy
from hashlib import blake2b
from typing import Any

import numpy as np
import pytest
from attrs import evolve

from tabletop_rules import bumbesi
from tabletop_rules.codec import from_json, to_json
from tabletop_rules.errors import (
    Illegal,
    IllegalAction,
    InvalidOptions,
    InvalidState,
    ParseError,
    PlayerCountError,
    Problem,
    SeatError,
)
from tabletop_rules.game import Game
from tabletop_rules.match import (
    Games,
    Match,
    MatchEnded,
    MatchGameEnded,
    MatchGameOpened,
    MatchState,
    MatchView,
    Target,
)
from tabletop_rules.outcome import Outcome, ranks
from tabletop_rules.rng import Rng
from tests.kit.match_toys import (
    FEWEST_WIN,
    Agreed,
    Choice,
    Decided,
    Keep,
    Show,
    Showdown,
    Sight,
    Table,
    dealt,
)

ToyState = MatchState[Table, Agreed]
ToyView = MatchView[Sight, Agreed]
ToyMatch = Match[Table, Choice, Sight, Agreed]

THREE = Match(Showdown(), Games(3))
FEWEST = Match(Showdown(FEWEST_WIN), Games(3))

# Each game has a digest of its own: the words "deal", the seed and the number of the
# game, each with its length before it.
SEEDS_OF_7 = [
    int.from_bytes(blake2b(b"4:deal1:71:%d" % number, digest_size=16).digest(), "big")
    for number in range(3)
]


def result(*scores: int, low_wins: bool = False) -> Outcome:
    return Outcome(ranks(scores, low_wins=low_wins), scores, "all have decided")


def last_choice(
    *cards: int, shown: tuple[bool, ...], first_player: int = 0
) -> tuple[Table, int]:
    """A table at which only one seat has to decide, and that seat."""
    last = (first_player - 1) % len(cards)
    decided = tuple(None if seat == last else shown[seat] for seat in range(len(cards)))
    return evolve(dealt(cards, Agreed(first_player)), shown=decided), last


def over(*cards: int, first_player: int = 0) -> Table:
    """A finished table with all cards shown."""
    return evolve(dealt(cards, Agreed(first_player)), shown=(True,) * len(cards))


def played(match: Any, seed: int, players: int) -> Iterator[Any]:
    """The states of a match, the first and the last included, with random choices."""
    state, rng = match.initial_state(seed, players), Rng(seed)
    yield state
    while to_act := match.to_act(state):
        actions = match.legal_actions(state, to_act[0])
        number, rng = rng.below(len(actions))
        state = match.apply(state, actions[number])
        yield state


# How long a match is


@pytest.mark.parametrize("count", [0, -1, 10_001, 10**9])
def test_games_are_from_one_to_ten_thousand(count: int) -> None:
    assert Games(10_000).max_games == 10_000
    with pytest.raises(InvalidOptions, match="count must be 1 to 10000, not"):
        Games(count)


@pytest.mark.parametrize("wrong", [0, -5, 1_000_001, 10**9])
def test_a_target_and_its_limit_are_bounded(wrong: int) -> None:
    assert Target(1_000_000, 10_000).points == 1_000_000
    with pytest.raises(InvalidOptions, match="points must be 1 to 1000000, not"):
        Target(wrong)
    with pytest.raises(InvalidOptions, match="max_games must be 1 to 10000, not"):
        Target(250, wrong)


@pytest.mark.parametrize("wrong", [True, 2.0, "2"])
def test_lengths_are_ints(wrong: Any) -> None:
    for build in (Games, Target, lambda limit: Target(250, limit)):
        with pytest.raises(TypeError, match="must be an int"):
            build(wrong)


def test_lengths_become_plain_ints() -> None:
    three: Any = np.int64(3)
    assert type(Games(three).count) is int
    target = Target(three, three)
    assert (type(target.points), type(target.max_games)) == (int, int)


def test_a_match_is_until_games_or_a_target() -> None:
    wrong: Any = 3
    with pytest.raises(TypeError, match="until must be Games or Target, not 3"):
        Match(Showdown(), wrong)


def test_the_options_of_a_match_are_the_options_of_the_game() -> None:
    wrong: Any = {"first_player": 1}
    with pytest.raises(TypeError, match="options must be Agreed, not "):
        Match(Showdown(), Games(3), wrong)


# A match is a game


def test_a_match_is_a_game_with_the_facts_of_its_game() -> None:
    game: Game[ToyState, Choice, ToyView, Agreed] = THREE
    facts = evolve(
        Showdown().INFO,
        name="showdown-match",
        title="Showdown, a match of 3 games",
        chance=True,
    )
    assert facts == game.INFO
    assert (game.Options, game.Action) == (Agreed, Choice)


@pytest.mark.parametrize(
    ("until", "title", "chance"),
    [
        (Games(1), "Showdown, a match of 1 game", False),
        (Games(2), "Showdown, a match of 2 games", True),
        (Target(50), "Showdown, a match to 50 points", True),
        (Target(50, 9), "Showdown, a match to 50 points in at most 9 games", True),
        (Target(50, 1), "Showdown, a match to 50 points in at most 1 game", False),
    ],
)
def test_further_deals_are_chance(
    until: Games | Target, title: str, chance: bool
) -> None:
    info = Match(Showdown(), until).INFO
    assert (info.title, info.chance) == (title, chance)


def test_a_match_of_matches_is_a_game() -> None:
    pair = Match(Match(Showdown(), Games(2)), Games(2))
    assert pair.INFO.title == "Showdown, a match of 2 games, a match of 2 games"
    *_, last = played(pair, 5, 3)
    # the second inner match starts a seat further on, and each moves on by itself
    assert last.state.options == Agreed(1)
    assert last.state.state.options == Agreed(2)
    assert len(last.results) == len(last.state.results) == 2
    final = pair.outcome(last)
    assert final is not None
    assert final.scores == pair.score(last)
    assert last.results[1].scores == THREE.score(last.state)
    assert from_json(to_json(last), pair.State) == last


@pytest.mark.parametrize(
    "match",
    [THREE, Match(bumbesi, Games(3)), Match(bumbesi, Target(60), bumbesi.Options(1))],
)
def test_matches_are_equal_by_value_and_travel(match: Any) -> None:
    for copy in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
        assert copy == match
        assert copy.INFO == match.INFO
    assert repr(THREE) == "Match(game=showdown, until=Games(count=3), options=None)"


# The deals


def test_each_game_is_dealt_from_a_digest_of_its_own() -> None:
    states = list(played(THREE, 7, 3))
    dealt = [state.state for state in states if state.state.shown == (None,) * 3]
    assert dealt == [
        Showdown().initial_state(seed, 3, Agreed(first_player=number))
        for number, seed in enumerate(SEEDS_OF_7)
    ]
    assert len({table.cards for table in dealt}) == 3


def test_the_seed_gives_the_whole_match() -> None:
    assert list(played(THREE, 3, 4)) == list(played(THREE, 3, 4))
    assert list(played(THREE, 3, 4)) != list(played(THREE, 4, 4))


def test_a_seed_becomes_a_plain_int() -> None:
    seven: Any = np.int64(7)
    state = THREE.initial_state(seven, 3)
    assert type(state.seed) is int
    assert state == THREE.initial_state(7, 3)
    wrong: Any = 7.0
    with pytest.raises(TypeError, match="seed must be an int"):
        THREE.initial_state(wrong, 3)


def test_options_are_those_told_then_those_of_the_match_then_the_printed() -> None:
    match = Match(Showdown(), Games(3), Agreed(first_player=2))
    assert match.to_act(match.initial_state(7, 3, Agreed(first_player=1))) == (1,)
    assert match.to_act(match.initial_state(7, 3)) == (2,)
    assert THREE.to_act(THREE.initial_state(7, 3)) == (0,)


def test_the_first_seat_moves_on_and_round() -> None:
    match = Match(Showdown(), Games(4), Agreed(first_player=1))
    firsts = [
        match.to_act(state)[0]
        for state in played(match, 0, 3)
        if state.state.shown == (None,) * 3
    ]
    assert firsts == [1, 2, 0, 1]


def test_nothing_moves_on_where_no_option_names_the_first_seat() -> None:
    match = Match(Showdown(FEWEST_WIN), Games(3), Agreed(first_player=1))
    assert {state.state.options for state in played(match, 0, 3)} == {Agreed(1)}


def test_the_action_that_ends_a_game_opens_the_next() -> None:
    table, seat = last_choice(5, 9, 2, shown=(True, False, True))
    before = THREE.position(state=table, seed=7)
    step = THREE.transition(before, Show(seat))
    assert step.state == MatchState(
        7,
        Agreed(),
        Showdown().initial_state(SEEDS_OF_7[1], 3, Agreed(first_player=1)),
        (result(5, 0, 2),),
    )
    assert step.events == (
        Decided(2, 2, True),
        MatchGameEnded(1, result(5, 0, 2)),
        MatchGameOpened(2, 1),
    )
    assert THREE.apply(before, Show(seat)) == step.state
    assert THREE.to_act(step.state) == (1,)
    assert THREE.outcome(step.state) is None


def test_the_last_game_stays_and_the_match_is_over() -> None:
    table, seat = last_choice(5, 9, 2, shown=(True, False, True), first_player=2)
    results = (result(3, 4, 0), result(1, 0, 7))
    before = THREE.position(state=table, results=results)
    step = THREE.transition(before, Keep(seat))
    final = result(5, 0, 2)
    totals = Outcome((1, 3, 1), (9, 4, 9), "3 games played")
    assert step.state.state == evolve(table, shown=(True, False, True))
    assert step.state.results == (*results, final)
    assert step.events == (
        Decided(1, 9, False),
        MatchGameEnded(3, final),
        MatchEnded(totals),
    )
    assert THREE.outcome(step.state) == totals
    assert THREE.to_act(step.state) == ()
    assert THREE.legal_actions(step.state, 0) == ()
    illegal = Illegal("over", "the game is over")
    assert THREE.check(step.state, Show(0)) == illegal
    with pytest.raises(IllegalAction, match="the game is over"):
        THREE.apply(step.state, Show(0))


def test_a_game_that_is_over_as_dealt_opens_the_next() -> None:
    opened = Agreed(opened=True)
    state = THREE.initial_state(7, 2, opened)
    tables = [
        Showdown().initial_state(seed, 2, evolve(opened, first_player=number % 2))
        for number, seed in enumerate(SEEDS_OF_7)
    ]
    assert state.results == tuple(result(*table.cards) for table in tables)
    assert state.state == tables[2]
    assert THREE.validate(state) == ()
    assert THREE.outcome(state) is not None


# Points and places


def test_the_score_is_the_total_of_the_finished_games() -> None:
    state = THREE.position(
        state=dealt((1, 2, 3), Agreed(2)), results=(result(3, 4, 0), result(1, 0, 7))
    )
    assert THREE.score(state) == (4, 4, 7)
    third = THREE.apply(state, Show(2))
    assert THREE.score(third) == (4, 4, 7)


def test_before_the_first_result_all_have_no_points() -> None:
    assert THREE.score(THREE.initial_state(7, 4)) == (0, 0, 0, 0)


def test_the_most_points_win_and_equal_totals_share_a_place() -> None:
    # 3 + 4 + 5 = 12, 6 + 6 + 0 = 12, 0 + 0 + 9 = 9, 0 + 1 + 8 = 9
    results = (result(3, 6, 0, 0), result(4, 6, 0, 1), result(5, 0, 9, 8))
    table = evolve(over(5, 1, 9, 8, first_player=2), shown=(True, False, True, True))
    outcome = THREE.outcome(THREE.position(state=table, results=results))
    assert outcome is not None
    assert outcome.scores == (12, 12, 9, 9)
    assert outcome.ranks == (1, 1, 3, 3)


def test_where_the_fewest_win_equal_totals_share_the_win() -> None:
    # 12 + 9 + 10 and 8 + 15 + 8 are 31 both; a tie-break of single games has no say
    results = (
        result(12, 8, 20, low_wins=True),
        result(9, 15, 20, low_wins=True),
        result(10, 8, 11, low_wins=True),
    )
    outcome = FEWEST.outcome(FEWEST.position(state=over(10, 8, 11), results=results))
    assert outcome is not None
    assert outcome.scores == (31, 31, 51)
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3)


def test_a_target_waits_for_the_end_of_the_game() -> None:
    # seat 0 is first over 250 as the game goes, but seat 1 ends higher
    match = Match(Showdown(), Target(250))
    results = (result(245, 240, 100),)
    table = dealt((6, 12, 1), Agreed(first_player=0))
    state = match.position(state=table, results=results)
    state = match.apply(state, Show(0))
    assert match.outcome(state) is None
    state = match.apply(match.apply(state, Show(1)), Keep(2))
    assert match.outcome(state) == Outcome(
        (2, 1, 3), (251, 252, 100), "250 points reached"
    )


def test_equal_totals_at_the_target_share_the_win() -> None:
    match = Match(Showdown(), Target(250))
    table, last = last_choice(5, 10, 1, shown=(True, True, False))
    state = match.position(state=table, results=(result(245, 240, 100),))
    outcome = match.outcome(match.apply(state, Keep(last)))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((250, 250, 100), (0, 1))


def test_a_target_that_is_missed_by_one_goes_on() -> None:
    match = Match(Showdown(), Target(250))
    table, last = last_choice(4, 9, 1, shown=(True, True, False))
    state = match.position(state=table, results=(result(245, 240, 100),))
    after = match.transition(state, Keep(last))
    assert match.score(after.state) == (249, 249, 100)
    assert match.outcome(after.state) is None
    # the second game was opened by seat 0
    assert after.events[-1] == MatchGameOpened(3, 1)


def test_where_the_fewest_win_the_target_ends_the_match_for_the_lowest() -> None:
    match = Match(Showdown(FEWEST_WIN), Target(20))
    table, last = last_choice(12, 5, 4, shown=(True, True, True))
    state = match.position(state=table, results=(result(9, 9, 9, low_wins=True),))
    outcome = match.outcome(match.apply(state, Show(last)))
    assert outcome == Outcome((3, 2, 1), (21, 14, 13), "20 points reached")


def test_a_target_may_have_a_largest_number_of_games() -> None:
    match = Match(Showdown(), Target(250, max_games=2))
    table, last = last_choice(4, 9, 1, shown=(True, True, False))
    state = match.apply(
        match.position(state=table, results=(result(1, 0, 0),)), Keep(2)
    )
    assert last == 2
    assert match.outcome(state) == Outcome((2, 1, 3), (5, 9, 0), "2 games played")


# What each seat knows


def test_a_view_has_the_inner_view_and_the_results_and_no_seed() -> None:
    results = (result(3, 4, 0),)
    table = dealt((6, 12, 1), Agreed(first_player=1))
    state = THREE.position(state=table, results=results, seed=3)
    for player in (0, 1, 2, None):
        view = THREE.view(state, player)
        inner = Showdown().view(table, player)
        assert view == MatchView(player, Agreed(), inner, results)
        assert THREE.view(evolve(state, seed=4), player) == view


def test_a_view_knows_its_seat_as_a_plain_int() -> None:
    state = THREE.initial_state(7, 3)
    two: Any = np.int64(2)
    assert type(THREE.view(state, two).player) is int
    for wrong in (-1, 3):
        with pytest.raises(SeatError):
            THREE.view(state, wrong)
    with pytest.raises(TypeError):
        THREE.view(state, True)


def test_a_determinized_match_looks_the_same_and_is_valid() -> None:
    for state in played(THREE, 2, 3):
        for player in (0, 1, 2, None):
            view = THREE.view(state, player)
            for seed in range(3):
                drawn = THREE.determinize(view, seed)
                assert THREE.view(drawn, player) == view
                assert THREE.validate(drawn) == ()


def test_determinizing_draws_the_further_deals_anew() -> None:
    view = THREE.view(THREE.initial_state(7, 2), 0)
    drawn = [THREE.determinize(view, seed) for seed in range(40)]
    assert len({state.seed for state in drawn}) == 40
    # eleven cards may be the other seat's, and forty draws meet several of them
    assert len({state.state.cards[1] for state in drawn}) > 5
    assert THREE.determinize(view, 5) == drawn[5]


def test_the_events_of_the_game_are_redacted_and_those_of_the_match_public() -> None:
    table, last = last_choice(5, 9, 2, shown=(True, False, True))
    events = THREE.transition(THREE.position(state=table), Keep(last)).events
    assert [THREE.redact(event, 0) for event in events] == [
        Decided(2, None, False),
        *events[1:],
    ]
    assert [THREE.redact(event, 2) for event in events] == list(events)


def test_events_tell_what_happened_in_a_sentence() -> None:
    three_way = Outcome((1, 1, 1), (4, 4, 4), "")
    told = {
        MatchGameEnded(2, result(5, 9, 2)): "game 2 ends 5, 9, 2: seat 1 wins",
        MatchGameOpened(3, 0): "game 3 begins; the first seat is now 0",
        MatchGameOpened(3, None): "game 3 begins",
        MatchEnded(result(9, 4, 9)): (
            "the match ends 9, 4, 9: seats 0 and 2 share the win"
        ),
        MatchEnded(three_way): (
            "the match ends 4, 4, 4: seats 0, 1 and 2 share the win"
        ),
    }
    assert {event: str(event) for event in told} == told


# What can be wrong


def test_every_state_of_a_match_is_valid_and_agrees_with_itself() -> None:
    for match in (THREE, FEWEST, Match(Showdown(), Target(40, 9))):
        for state in played(match, 11, 3):
            assert match.validate(state) == ()
            assert (match.to_act(state) == ()) == (match.outcome(state) is not None)
            for player in range(3):
                for action in match.legal_actions(state, player):
                    step = match.transition(state, action)
                    assert step.state == match.apply(state, action)
                    assert {type(event) for event in step.events} <= {
                        Decided,
                        MatchGameEnded,
                        MatchGameOpened,
                        MatchEnded,
                    }


def problems(match: ToyMatch, state: ToyState) -> list[str]:
    return [problem.text for problem in match.validate(state)]


def test_problems_of_the_game_come_first() -> None:
    state = evolve(
        THREE.initial_state(7, 3), state=dealt((5, 5, 2)), results=(result(1, 2),)
    )
    assert THREE.validate(state) == (
        Problem("1.1", "each card is there once"),
        Problem("match", "the result of game 1 is not for 3 players"),
        Problem(
            "match",
            f"game 2 is played with {Agreed()}, not with {Agreed(first_player=1)}",
        ),
    )


def test_ranks_have_to_be_a_ranking() -> None:
    wrong = Outcome((2, 2, 3), (1, 1, 0), "")
    state = MatchState(0, Agreed(), dealt((1, 2, 3), Agreed(1)), (wrong,))
    assert problems(THREE, state) == ["the ranks of game 1 are no ranking: (2, 2, 3)"]


def test_the_first_seat_has_to_have_moved() -> None:
    state = MatchState(0, Agreed(2), dealt((1, 2, 3), Agreed(2)), (result(1, 2, 3),))
    assert problems(THREE, state) == [
        f"game 2 is played with {Agreed(2)}, not with {Agreed(0)}"
    ]


def test_the_first_seat_has_to_be_at_the_table() -> None:
    state = MatchState(0, Agreed(3), dealt((1, 2, 3), Agreed(3)), ())
    assert problems(THREE, state) == ["first_player is seat 3, but 3 play"]


def test_a_match_that_is_over_has_no_further_results() -> None:
    results = (result(1, 2, 3),) * 5
    state = MatchState(0, Agreed(), over(1, 2, 3, first_player=1), results)
    assert problems(THREE, state) == ["the match was over after 3 games"]
    match = Match(Showdown(), Target(3))
    state = MatchState(0, Agreed(), dealt((1, 2, 3), Agreed(2)), results[:2])
    assert problems(match, state) == [
        "the match was over after 1 game",
        "a game is being played, but the match is over",
    ]


def test_the_last_of_the_results_is_that_of_the_last_game() -> None:
    results = (result(1, 2, 3),) * 3
    state = MatchState(0, Agreed(), over(1, 2, 4, first_player=2), results)
    assert problems(THREE, state) == [
        "the last of the results is not that of the last game"
    ]


def test_a_finished_game_does_not_stay_while_the_match_goes_on() -> None:
    state = MatchState(0, Agreed(), over(1, 2, 3), (result(1, 2, 3),))
    assert problems(THREE, state) == [
        "the game is over, but the next one is not opened"
    ]


def test_a_position_finds_the_options_of_the_first_game() -> None:
    table = dealt((1, 2, 3), Agreed(first_player=1))
    state = THREE.position(state=table, results=[result(1, 2, 3)] * 2)
    assert state.options == Agreed(first_player=2)
    assert type(state.results) is tuple


def test_a_position_that_cannot_be_names_its_problems() -> None:
    table = dealt((1, 2, 3), Agreed(first_player=1))
    with pytest.raises(InvalidState, match="not with Agreed") as raised:
        THREE.position(state=table, results=(), options=Agreed(0))
    assert [problem.clause for problem in raised.value.problems] == ["match"]
    with pytest.raises(InvalidState, match="the next one is not opened"):
        THREE.position(state=over(1, 2, 3))


def test_the_parts_of_a_position_are_of_their_classes() -> None:
    wrong: Any = None
    with pytest.raises(TypeError, match="state must be Table, not None"):
        THREE.position(state=wrong)
    with pytest.raises(TypeError, match="each of the results must be Outcome"):
        THREE.position(state=dealt((1, 2, 3)), results=(wrong,))
    strange: Any = "first"
    with pytest.raises(TypeError, match="options must be Agreed, not 'first'"):
        THREE.position(state=dealt((1, 2, 3)), options=strange)
    with pytest.raises(TypeError, match="seed must be an int"):
        THREE.position(state=dealt((1, 2, 3)), seed=strange)


def test_errors_are_those_of_the_game() -> None:
    with pytest.raises(PlayerCountError):
        THREE.initial_state(0, 5)
    unknown: Any = {"first_player": 1}
    with pytest.raises(TypeError, match="options must be Agreed, not "):
        THREE.initial_state(0, 3, unknown)
    with pytest.raises(InvalidOptions, match="first_player is seat 3, but 2 play"):
        THREE.initial_state(0, 2, Agreed(first_player=3))
    state = THREE.initial_state(0, 3)
    with pytest.raises(SeatError):
        THREE.legal_actions(state, 3)
    with pytest.raises(SeatError):
        THREE.apply(state, Show(-1))
    strange: Any = "show"
    with pytest.raises(TypeError, match="not an action of this game"):
        THREE.check(state, strange)
    with pytest.raises(IllegalAction, match="it is seat 0's turn"):
        THREE.apply(state, Show(1))


def test_actions_are_written_as_in_the_game() -> None:
    assert THREE.format_action(Show(2)) == "show"
    assert THREE.parse_action("keep", 1) == Keep(1)
    with pytest.raises(ParseError):
        THREE.parse_action("fold", 1)


def test_states_views_and_events_survive_json() -> None:
    for state in played(THREE, 5, 3):
        assert from_json(to_json(state), THREE.State) == state
        assert pickle.loads(pickle.dumps(state)) == state
        for player in (0, None):
            view = THREE.view(state, player)
            assert from_json(to_json(view), THREE.View) == view
    table, last = last_choice(5, 9, 2, shown=(True, False, True))
    for event in THREE.transition(THREE.position(state=table), Keep(last)).events:
        assert from_json(to_json(event), THREE.Event) == event


def bumbesi_table(*sizes: int) -> bumbesi.State:
    """A Bumbesi game in which the piles hold so many numbers and the deck is empty."""
    numbers = iter(range(70, 0, -1))
    piles = [[next(numbers) for _ in range(size)] for size in sizes]
    hands = [[next(numbers) for _ in range(4)] for _ in sizes]
    # what is left over fills the last seat's pile
    return bumbesi.position(hands=hands, penalties=[*piles[:-1], None], deck=())


def test_bumbesi_10_the_points_of_three_games_are_added_and_the_fewest_win() -> None:
    match = Match(bumbesi, Games(3))
    results = (result(12, 8, 20, low_wins=True), result(9, 15, 20, low_wins=True))
    # both columns hold one card: seat 0 takes the marked one, and has 9 + 1 = 10
    state = match.position(state=bumbesi_table(9, 8, 0), results=results)
    after = match.apply(state, bumbesi.Take(0, None))
    outcome = match.outcome(after)
    assert outcome is not None
    assert outcome.scores[:2] == (12 + 9 + 10, 8 + 15 + 8)
    assert outcome.winners == (0, 1)


def test_bumbesi_10_2_the_next_seat_clockwise_begins_the_next_game() -> None:
    match = Match(bumbesi, Games(3))
    state = match.position(state=bumbesi_table(9, 8, 0))
    after = match.apply(state, bumbesi.Take(0, None))
    assert match.to_act(after) == (1,)
    assert match.validate(after) == ()
