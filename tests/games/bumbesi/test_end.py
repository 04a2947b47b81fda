"""Sections 8 to 10 of the rules: the end, the score, the match."""

from typing import cast

from attrs import evolve

from tabletop_rules import Outcome, Rng, bumbesi
from tabletop_rules.conservation import left_over
from tabletop_rules.games.bumbesi import (
    Card,
    ChangeDirection,
    Column,
    ColumnTaken,
    GameEnded,
    LayNumber,
    Take,
)
from tabletop_rules.games.bumbesi.components import BOX
from tabletop_rules.match import (
    Games,
    Match,
    MatchEvent,
    MatchGameEnded,
    MatchGameOpened,
)
from tabletop_rules.outcome import ranks
from tests.games.bumbesi.tables import (
    CHANGE,
    LEFT,
    RIGHT,
    THEFT,
    endgame,
    table,
    why_not,
)


def finished(*penalties: tuple[Card, ...]) -> bumbesi.State:
    """A game that seat 0 has ended, with these penalty piles.

    The other numbers lie in the other column, the other specials in hands.
    """
    left = left_over(BOX, [card for pile in penalties for card in pile])
    numbers = [card for card in left if isinstance(card, int)]
    specials = [card for card in left if isinstance(card, bumbesi.Special)]
    return bumbesi.position(
        hands=[specials[:5], specials[5:10], specials[10:]],
        columns=[Column(None), Column(numbers[-1], (), tuple(numbers[:-1]))],
        deck=(),
        penalties=penalties,
        over=True,
    )


def test_8_1_the_next_take_after_the_deck_ran_out_ends_the_game() -> None:
    # One card in the deck. Seat 0 plays a number and draws it, seat 1 plays a
    # special, seat 2 takes.
    state = bumbesi.position(
        hands=[(3, 9, 27, 40, 51), (1, 2, 4, 5, CHANGE), (6, 7, 8, 10, 11)],
        columns=[Column(50), Column(30)],
        deck=(70,),
        direction=bumbesi.Direction.COUNTERCLOCKWISE,
        turn=0,
    )
    state = bumbesi.apply(state, LayNumber(0, 27, LEFT))
    assert (state.deck, state.over) == ((), False)
    assert bumbesi.to_act(state) == (2,)
    state = bumbesi.apply(state, LayNumber(2, 6, RIGHT))
    state = bumbesi.apply(state, ChangeDirection(1))
    assert (state.over, state.turn) == (False, 2)
    before = state.hands
    state = bumbesi.apply(state, Take(2, None))
    assert bumbesi.to_act(state) == ()
    assert state.penalties[2][-2:] == (50, 27)
    assert state.columns == (Column(None), Column(30, (), (6,)))
    assert state.marker is LEFT
    assert state.turn == 2
    assert state.hands == before


def test_8_1_nothing_is_legal_when_the_game_is_over() -> None:
    state = bumbesi.apply(endgame([(9,), (60,), (61,)]), Take(0, None))
    for seat in range(3):
        assert bumbesi.legal_actions(state, seat) == ()
        assert why_not(state, Take(seat, None)) == "over"
    assert why_not(state, LayNumber(0, 9, RIGHT)) == "over"


def test_8_1_events_of_the_last_take() -> None:
    state = endgame([(9,), (60,), (61,)], left=Column(50, (), (2,)))
    events = bumbesi.transition(state, Take(0, None)).events
    assert events == (ColumnTaken(0, LEFT, (50, 2)), GameEnded(0))


def test_8_2_a_take_that_empties_the_deck_does_not_end_the_game() -> None:
    state = table((3, 9, 27, 40, 51), deck=(70,))
    after = bumbesi.apply(state, Take(0, 9))
    assert (after.deck, after.over) == ((), False)
    assert after.columns[0] == Column(9)
    assert after.hands[0] == (3, 27, 40, 51, 70)
    specials = (CHANGE, CHANGE, CHANGE, THEFT, THEFT)
    after = bumbesi.apply(table(specials, deck=(70,)), Take(0, None))
    assert (after.deck, after.over) == ((), False)
    assert after.columns[0] == Column(70)


def test_8_3_the_other_column_and_the_hands_do_not_count() -> None:
    state = endgame(
        [(9, 10, 11, 12, 13), (60,), (61,)],
        left=Column(50),
        right=Column(30, (), (1, 2, 3)),
        penalties=[(), None, None],
    )
    assert bumbesi.score(bumbesi.apply(state, Take(0, None)))[0] == 1


def test_8_4_a_player_without_cards_can_only_take() -> None:
    state = endgame([(), (60,), (61,)])
    assert bumbesi.legal_actions(state, 0) == (Take(0, None),)
    for action in (LayNumber(0, 9, LEFT), ChangeDirection(0), bumbesi.Theft(0, 1)):
        assert why_not(state, action) in ("4.1", "5.1")


def test_9_1_each_card_is_one_point_whatever_its_number() -> None:
    state = endgame(
        [(9,), (60,), (61,)], penalties=[(1, 70, CHANGE, THEFT), (2,), None]
    )
    assert bumbesi.score(state)[:2] == (4, 1)
    assert sum(bumbesi.score(state)) == 85 - 3 - 2


def test_9_2_the_fewest_points_win() -> None:
    state = finished((1, 2, 3), (4,), (5, 6))
    result = bumbesi.outcome(state)
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ((3, 1, 2), (3, 1, 2), (1,))


def test_9_3_fewer_specials_break_a_tie_for_any_place() -> None:
    # Seven cards each for two players, of which two specials and one.
    seven, tied = (1, 2, 3, 4, 5, CHANGE, THEFT), (6, 7, 8, 9, 10, 11, CHANGE)
    result = bumbesi.outcome(finished(seven, tied, tuple(range(12, 21))))
    assert result is not None
    assert (result.scores, result.ranks) == ((7, 7, 9), (2, 1, 3))
    result = bumbesi.outcome(finished((1,), (2, 3, THEFT), (4, 5, 6)))
    assert result is not None
    assert result.ranks == (1, 3, 2)


def test_9_4_players_still_tied_share_the_win() -> None:
    first, second = (1, 2, 3, 4, 5, CHANGE, THEFT), (6, 7, 8, 9, 10, CHANGE, THEFT)
    result = bumbesi.outcome(finished(first, second, tuple(range(12, 21))))
    assert result is not None
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))


def test_outcome_is_none_before_the_end_and_says_why_afterwards() -> None:
    state = endgame([(9,), (60,), (61,)])
    assert bumbesi.outcome(state) is None
    result = bumbesi.outcome(bumbesi.apply(state, Take(0, None)))
    assert isinstance(result, Outcome)
    assert "seat 0" in result.reason


def play_match(seed: int) -> tuple[list[MatchEvent], tuple[int, ...]]:
    """The events of a random match of three games, and its totals."""
    match = Match(bumbesi, until=Games(3))
    state = match.initial_state(seed=seed, players=3)
    events: list[MatchEvent] = []
    source = Rng(seed)
    while match.outcome(state) is None:
        (player,) = match.to_act(state)
        legal = match.legal_actions(state, player)
        choice, source = source.below(len(legal))
        transition = match.transition(state, legal[choice])
        events += [e for e in transition.events if isinstance(e, MatchEvent)]
        state = transition.state
    result = match.outcome(state)
    assert result is not None
    assert result.scores == match.score(state)
    best = min(result.scores)
    assert result.winners == tuple([s for s in range(3) if result.scores[s] == best])
    return events, result.scores


def test_10_1_the_points_of_three_games_are_added_and_the_fewest_win() -> None:
    for seed in range(5):
        events, totals = play_match(seed)
        games = [event for event in events if isinstance(event, MatchGameEnded)]
        assert [game.number for game in games] == [1, 2, 3]
        points = zip(*[game.outcome.scores for game in games], strict=True)
        assert totals == tuple([sum(three) for three in points])


def test_10_2_the_first_player_moves_one_seat_on() -> None:
    events, _ = play_match(1)
    opened = [event for event in events if isinstance(event, MatchGameOpened)]
    assert [(event.number, event.first_seat) for event in opened] == [(2, 1), (3, 2)]


def test_10_2_equal_totals_share_the_win() -> None:
    # 12 + 9 + 10 and 8 + 15 + 8 are 31 both; the third player has 40.
    scores = [(12, 8, 14), (9, 15, 13), (10, 8, 13)]
    results = tuple([Outcome(ranks(s, low_wins=True), s, "") for s in scores])
    match = Match(bumbesi, until=Games(3))
    last = finished(
        (CHANGE, *range(1, 10)), (THEFT, *range(10, 17)), tuple(range(17, 30))
    )
    assert bumbesi.score(last) == scores[-1]
    results = (*results[:2], cast(Outcome, bumbesi.outcome(last)))
    last = evolve(last, options=bumbesi.Options(first_player=2))
    state = match.position(state=last, results=results)
    result = match.outcome(state)
    assert result is not None
    assert (result.scores, result.ranks) == ((31, 31, 40), (1, 1, 3))
