"""Every action that can be legal."""

from itertools import product
from typing import cast

import pytest

from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    JOKER,
    Bid,
    Card,
    MakeBid,
    Options,
    PlayCard,
    Rank,
    Suit,
    all_actions,
)
from tests.games.bugami.tables import SEATS

PACK = [Card(rank, suit) for suit in Suit for rank in Rank]


@pytest.mark.parametrize("players", SEATS)
def test_all_actions_in_canonical_order(players: int) -> None:
    seats = range(players)
    bids = [MakeBid(p, bid) for p, bid in product(seats, Bid)]
    plain = [PlayCard(p, card) for p, card in product(seats, PACK)]
    assert all_actions(players) == (*bids, *plain)
    with_jokers = [PlayCard(p, card) for p, card in product(seats, [*PACK, JOKER])]
    for jokers in (1, 8):
        assert all_actions(players, Options(jokers=jokers)) == (*bids, *with_jokers)
    assert all_actions(players) is all_actions(players, Options(dealer=1))


def test_the_size_on_the_page() -> None:
    # Five bids and 52 cards, or a joker more, for each.
    assert [len(all_actions(players)) for players in SEATS] == [171, 228, 285, 342, 399]
    assert len(all_actions(4, Options(jokers=2))) == 232


@pytest.mark.parametrize("options", [Options(), Options(dealer=2, jokers=3)])
def test_each_is_legal_in_some_position(options: Options) -> None:
    start = bugami.position(players=4, options=options)
    for action in all_actions(4, options):
        if isinstance(action, MakeBid):
            assert bugami.check(start, action) is None
        else:
            hands: list[tuple[Card, ...] | None] = [None] * 4
            hands[action.player] = (action.card,)
            # who holds the card leads to the last trick
            last = bugami.position(
                hands=hands, turn=action.player, options=options, seed=1
            )
            assert bugami.check(last, action) is None


def test_all_actions_asks_for_players_and_options_that_go() -> None:
    for players in (2, 8):
        with pytest.raises(PlayerCountError):
            all_actions(players)
    with pytest.raises(InvalidOptions):
        all_actions(3, Options(dealer=3))
    with pytest.raises(TypeError):
        all_actions(3, cast(Options, None))
