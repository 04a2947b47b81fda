"""Section 6: the match."""

import pytest

from tabletop_rules.errors import InvalidOptions
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import Options, PlayCard, position
from tabletop_rules.match import Games, Match, MatchState, Target
from tabletop_rules.outcome import Outcome, ranks
from tests.games.bugami.tables import NULL, H, hands, one, play

MATCH = Match(bugami, Target(250))


def last_card(*totals: int) -> MatchState[bugami.State, Options]:
    """The second deal but for its last card, after a first one with these points.

    Its points will be 20 for seat 0, who wins one clean trick; 80 for seat 1, who has
    four; and nothing for seat 2, who bid Null and has the other twelve.
    """
    state = position(
        hands=hands("AS", "2S", "3S"),
        taken=[(), bugami.cards("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"), None],
        aside=bugami.cards("AC"),
        bids=(H, H, NULL),
        turn=1,
        options=Options(dealer=1),
    )
    points = tuple(totals)
    result = Outcome(ranks(points), points, "the last trick is complete")
    return MatchState(3, Options(), play(state, "2S", "3S"), (result,))


LAST = PlayCard(0, one("AS"))


def test_6_1_points_are_added_and_the_dealer_moves_one_seat_to_the_left() -> None:
    after = MATCH.apply(last_card(100, 10, 7), LAST)
    # 20, 80 and, for Null with twelve tricks, 0 points.
    assert MATCH.score(after) == (120, 90, 7)
    assert after.state.options.dealer == 2
    assert after.state.turn == 0
    assert after.state.bids == (None, None, None)
    assert after.state.tricks == ()
    assert [len(hand) for hand in after.state.hands] == [17, 17, 17]


def test_6_2_the_match_ends_after_the_deal_and_the_highest_total_wins() -> None:
    # Both pass 250 in the same deal; who is first in seat order does not matter.
    over = MATCH.apply(last_card(245, 240, 0), LAST)
    result = MATCH.outcome(over)
    assert result is not None
    assert result.scores == (265, 320, 0)
    assert result.winners == (1,)
    assert MATCH.to_act(over) == ()


def test_6_2_below_the_target_the_match_goes_on() -> None:
    assert MATCH.outcome(MATCH.apply(last_card(229, 169, 0), LAST)) is None
    assert MATCH.outcome(MATCH.apply(last_card(230, 0, 0), LAST)) is not None


def test_6_3_equal_highest_totals_share_the_win() -> None:
    result = MATCH.outcome(MATCH.apply(last_card(280, 220, 0), LAST))
    assert result is not None
    assert result.scores == (300, 300, 0)
    assert result.winners == (0, 1)
    assert result.ranks == (1, 1, 3)


@pytest.mark.parametrize("until", [Target(250, max_games=2), Games(2)])
def test_6_4_after_the_largest_number_of_deals_the_highest_total_wins(
    until: Target | Games,
) -> None:
    result_of = Match(bugami, until)
    over = result_of.apply(last_card(0, 0, 90), LAST)
    result = result_of.outcome(over)
    assert result is not None
    assert result.scores == (20, 80, 90)
    assert result.winners == (2,)


def test_7_and_8_hold_in_all_deals_of_a_match() -> None:
    options = Options(jokers=2, forced_marriage=True)
    match = Match(bugami, Games(2), options)
    state = match.initial_state(seed=1, players=3)
    while not state.results:
        seat = match.to_act(state)[0]
        state = match.apply(state, match.legal_actions(state, seat)[0])
    assert state.state.options == Options(dealer=1, jokers=2, forced_marriage=True)
    with pytest.raises(InvalidOptions):
        Options(dealer=7)
