"""A position under study: may I, do, back, why not, as an expression."""

import pytest

from tabletop_rules import bambuti, bugami, bumbesi, bumuntu, busungar, codec, study
from tabletop_rules.errors import IllegalAction, ParseError, SeatError
from tabletop_rules.game import AnyGame
from tabletop_rules.rng import Rng

CASE = study.case(
    bumbesi,
    hands=["25 27 29 60 61", "3 9 40 41 42", None],
    columns=["28: 4 26", 10],
)


def test_may_answers_in_one_sentence() -> None:
    verdict = CASE.may("29 left")
    assert not verdict
    assert verdict.illegal is not None
    assert verdict.illegal.clause == "4.2"
    assert verdict.statement == bumbesi.INFO.clause("4.2")
    assert str(verdict) == (
        "no: 29 is not below the target 28 "
        "(4.2 It must be lower than the target on top of the column.)"
    )
    assert CASE.may("27 left")
    assert str(CASE.may("27 left")) == "yes"
    assert CASE.may(bumbesi.LayNumber(0, 27, bumbesi.Side.LEFT))


def test_a_turn_of_another_seat_has_no_statement() -> None:
    verdict = CASE.may("3 right", player=1)
    assert str(verdict) == "no: it is the turn of seat 0"
    assert verdict.statement == ""


def test_what_is_no_text_of_an_action_is_a_parse_error() -> None:
    with pytest.raises(ParseError):
        CASE.may("lay 27")


def test_do_plays_one_after_the_other() -> None:
    after = CASE.do("27 left", "9 right")
    assert after.state.columns[0].pile == (4, 26, 27)
    assert after.state.columns[1].pile == (9,)
    assert [step.action.player for step in after.line] == [0, 1]
    assert after.line[-1].state == after.state
    assert str(after.line[0]).startswith("seat 0 lays 27 on the left; seat 0 draws")
    assert after.back() == CASE.do("27 left")
    assert after.back(2) == after.start()
    assert after.start().state == CASE.state
    assert after.start().line == ()
    with pytest.raises(ValueError, match="the line has 2 steps, not 3"):
        after.back(3)


def test_do_says_which_action_is_not_legal() -> None:
    with pytest.raises(IllegalAction, match=r"^action 2: 9 is not above") as raised:
        CASE.do("27 left", "9 left")
    assert isinstance(raised.value, study.IllegalStep)
    assert raised.value.number == 2


def test_where_several_are_to_act_one_has_to_be_said() -> None:
    case = study.case(bugami, seed=7, players=3)
    with pytest.raises(SeatError, match="seats 0, 1, 2 are to act"):
        case.may("bid hearts")
    assert case.may("bid hearts", player=1)
    after = case.do("bid hearts", player=1)
    assert after.state.bids == (None, bugami.Bid.HEARTS, None)


def test_why_not_has_every_action_that_is_not_legal() -> None:
    why = CASE.why_not()
    legal = bumbesi.legal_actions(CASE.state, 0)
    told = [action for group in why.groups for action, _ in group.reasons]
    own = [action for action in bumbesi.all_actions(3) if action.player == 0]
    assert set(told) == set(own).difference(legal)
    assert len(told) == len(set(told))
    assert [group.clause for group in why.groups] == ["4.1", "4.2", "4.3", "5.1", "6.3"]
    below = next(group for group in why.groups if group.clause == "4.2")
    # not below 28: 29, 60 and 61; not below 10: those and 25, 27
    assert len(below.reasons) == 3 + 5
    assert below.statement == bumbesi.INFO.clause("4.2")
    other = CASE.why_not(1)
    assert [group.clause for group in other.groups] == ["turn"]


def test_a_family_too_large_to_ask_each_is_only_numbered() -> None:
    case = study.case(bambuti, rows=["R3 G6 B9 Y5 R2", "P1 P4 P8 P7 P5"], turn=0)
    why = case.why_not()
    # 500 placements, two things to do with a drum, a pass
    legal = bambuti.legal_actions(case.state, 0)
    assert sum([len(group.reasons) for group in why.groups]) == 503 - len(legal)
    assert why.unasked == 18_607_200
    assert str(why).endswith("\n18,607,200 more were not asked, being too many")
    assert "not asked, being too many" in why._repr_html_()
    (turn,) = study.case(bambuti, seed=7, players=2).why_not(1).groups
    assert (turn.clause, len(turn.reasons)) == ("turn", 503)
    assert CASE.why_not().unasked == 0


def test_the_deal_has_a_record() -> None:
    case = study.case(bumbesi, seed=7, players=4)
    assert case.state == bumbesi.initial_state(7, 4)
    played = case.do("16 right").record()
    assert (played.seed, played.players, len(played.actions)) == (7, 4, 1)
    with pytest.raises(study.NoDeal):
        CASE.record()


def test_chances_of_a_theft() -> None:
    case = study.case(bumbesi, hands=["theft 27 29 60 61", "3 9 40 41 42", None])
    assert len(case.chances("theft 1")) == 5


def test_the_seats_view_and_the_tally() -> None:
    assert CASE.seen_by(1) == bumbesi.view(CASE.state, 1)
    assert CASE.seen_by(None).hand == ()
    assert CASE.tally == bumbesi.tally(CASE.state)
    assert CASE.outcome is None


GAMES: list[tuple[AnyGame, int]] = [
    (bambuti, 2),
    (bugami, 4),
    (bumbesi, 3),
    (bumuntu, 3),
    (busungar, 3),
]


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("steps", [0, 9, 25])
def test_the_source_gives_an_equal_state(
    game: AnyGame, players: int, steps: int
) -> None:
    state = game.initial_state(steps, players)
    rng = Rng(steps)
    for _ in range(steps):
        seat = game.to_act(state)[0]
        legal = game.legal_actions(state, seat)
        place, rng = rng.below(len(legal))
        state = game.apply(state, legal[place])
    source = study.Case(game, state).source()
    names = {
        **{one.INFO.name: one for one, _ in GAMES},
        "codec": codec,
        "Rng": Rng,
    }
    assert eval(source, names) == state


def test_the_source_leaves_out_what_position_completes() -> None:
    assert CASE.source() == (
        'bumbesi.position(hands=["25 27 29 60 61", "3 9 40 41 42", None], '
        'columns=["28: 4 26", "10"])'
    )
