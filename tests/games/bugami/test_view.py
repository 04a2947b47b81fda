"""view: what a seat may know, and what it may not."""

import pytest

from tabletop_rules.errors import SeatError
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    CardPlayed,
    Options,
    PlayCard,
    determinize,
    initial_state,
    redact,
    transition,
    view,
)
from tests.games.bugami.tables import SEATS, H, bid_all, playout


def test_a_seat_sees_its_hand_and_the_table() -> None:
    state = bid_all(initial_state(6, 5), (H,) * 5)
    state = bugami.apply(state, bugami.legal_actions(state, 1)[0])
    for seat in range(5):
        seen = view(state, seat)
        assert seen.player == seat
        assert seen.hand == state.hands[seat]
        assert seen.hand_sizes == (10, 9, 10, 10, 10)
        assert seen.aside_size == 2
        assert seen.aside is None
        assert seen.has_bid == (True,) * 5
        assert seen.trick == state.trick
        assert seen.turn == 2


def test_a_spectator_sees_no_hand() -> None:
    seen = view(initial_state(6, 5), None)
    assert seen.player is None
    assert seen.hand == ()


@pytest.mark.parametrize("players", SEATS)
def test_hidden_cards_may_be_any_others_without_showing(players: int) -> None:
    for number, state in enumerate(playout(12, players, Options(jokers=2))):
        for viewer in (0, players - 1, None):
            seen = view(state, viewer)
            other = determinize(seen, number)
            assert view(other, viewer) == seen
            assert repr(view(other, viewer)) == repr(seen)
            if viewer is not None:
                legal = bugami.legal_actions(state, viewer)
                assert bugami.legal_actions(other, viewer) == legal


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_sees_from_an_unknown_seat(seat: int) -> None:
    with pytest.raises(SeatError):
        view(initial_state(1, 4), seat)
    with pytest.raises(TypeError):
        view(initial_state(1, 4), True)


def test_cards_played_are_seen_by_all() -> None:
    state = bid_all(initial_state(6, 3), (H,) * 3)
    card = state.hands[1][0]
    for event in transition(state, PlayCard(1, card)).events:
        assert event == CardPlayed(1, card)
        for viewer in (0, 1, 2, None):
            assert redact(event, viewer) == event
