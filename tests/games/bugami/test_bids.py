"""Section 3: the bids, made in secret and revealed together."""

from itertools import permutations, product

import pytest

from tabletop_rules.errors import IllegalAction
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    Bid,
    BidMade,
    BidsRevealed,
    MakeBid,
    PlayCard,
    apply,
    check,
    initial_state,
    legal_actions,
    redact,
    to_act,
    transition,
    view,
)
from tests.games.bugami.tables import NULL, C, D, H, S, bid_all, clause

START = initial_state(5, 4)


def test_3_1_everybody_chooses_a_suit_or_null_when_they_like() -> None:
    assert to_act(START) == (0, 1, 2, 3)
    for seat in range(4):
        assert legal_actions(START, seat) == tuple([MakeBid(seat, bid) for bid in Bid])
    state = apply(START, MakeBid(2, NULL))
    assert state.bids == (None, None, NULL, None)
    assert to_act(state) == (0, 1, 3)
    assert legal_actions(state, 2) == ()


def test_3_2_nothing_shows_before_the_last_bid() -> None:
    for bids in product(Bid, Bid):
        state = apply(apply(START, MakeBid(0, bids[0])), MakeBid(1, bids[1]))
        usual = apply(apply(START, MakeBid(0, S)), MakeBid(1, H))
        for viewer in (2, 3, None):
            seen = view(state, viewer)
            assert seen == view(usual, viewer)
            assert repr(seen) == repr(view(usual, viewer))
            assert seen.has_bid == (True, True, False, False)
            assert seen.bids == (None,) * 4
        assert legal_actions(state, 2) == legal_actions(usual, 2)
        assert view(state, 0).bids == (bids[0], None, None, None)


def test_3_2_all_show_together_when_the_last_one_is_made() -> None:
    for order in permutations(range(4)):
        state = START
        bids = (C, NULL, H, C)
        for seat in order[:-1]:
            step = transition(state, MakeBid(seat, bids[seat]))
            assert step.events == (BidMade(seat, bids[seat]),)
            state = step.state
        last = order[-1]
        step = transition(state, MakeBid(last, bids[last]))
        assert step.events == (BidMade(last, bids[last]), BidsRevealed(bids))
        for viewer in (*range(4), None):
            assert view(step.state, viewer).bids == bids
        assert to_act(step.state) == (1,)


def test_3_2_a_bid_made_is_redacted_for_others_and_the_reveal_for_nobody() -> None:
    made, revealed = BidMade(1, D), BidsRevealed((C, D, H, S))
    assert redact(made, 1) == made
    for viewer in (0, 2, None):
        assert redact(made, viewer) == BidMade(1, None)
        assert redact(revealed, viewer) == revealed
    assert str(made) == "seat 1 bids diamonds"
    assert str(redact(made, None)) == "seat 1 bids"
    assert str(revealed) == (
        "seat 0 has bid clubs, seat 1 has bid diamonds, "
        "seat 2 has bid hearts, seat 3 has bid spades"
    )


def test_3_2_the_bids_stay_open() -> None:
    state = bid_all(START, (C, C, D, NULL))
    state = apply(state, legal_actions(state, 1)[0])
    assert view(state, None).bids == (C, C, D, NULL)


@pytest.mark.parametrize("bid", Bid)
def test_3_3_several_may_choose_the_same(bid: Bid) -> None:
    assert bid_all(START, [bid] * 4).bids == (bid,) * 4


@pytest.mark.parametrize("bid", Bid)
def test_3_4_a_choice_stands(bid: Bid) -> None:
    state = apply(START, MakeBid(0, H))
    illegal = check(state, MakeBid(0, bid))
    assert str(illegal) == "seat 0 has bid already (rule 3.4)"
    with pytest.raises(IllegalAction):
        apply(state, MakeBid(0, bid))
    assert state == apply(START, MakeBid(0, H))
    played = bid_all(START, (C, D, H, S))
    assert clause(played, MakeBid(0, bid)) == "3.4"


def test_no_card_is_played_during_the_bidding() -> None:
    state = apply(START, MakeBid(1, H))
    for card in START.hands[1]:
        assert clause(state, PlayCard(1, card)) == "turn"
    assert str(check(state, PlayCard(1, START.hands[1][0]))) == (
        "no card may be played before all have bid"
    )


def test_no_bid_and_each_bid_are_different_values() -> None:
    situations = [START, *[apply(START, MakeBid(0, bid)) for bid in Bid]]
    assert len(set(situations)) == 6
    for first, second in permutations(situations, 2):
        assert first != second
    assert bugami.score(situations[-1]) == (0, 0, 0, 0)
