"""Every action that can be legal."""

from itertools import product
from typing import cast

import pytest

from tabletop_rules import bumbesi
from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.games.bumbesi import (
    ChangeDirection,
    Column,
    LayNumber,
    Raise,
    Side,
    Take,
    Theft,
)
from tests.games.bumbesi.tables import CHANGE, LEFT, RAISE, THEFT, endgame, table

SEATS = (3, 4, 5, 6)


@pytest.mark.parametrize("players", SEATS)
def test_all_actions_in_canonical_order(players: int) -> None:
    seats, sides = range(players), list(Side)
    assert bumbesi.all_actions(players) == (
        *[LayNumber(p, n, side) for p, n, side in product(seats, range(1, 70), sides)],
        *[ChangeDirection(p) for p in seats],
        *[Theft(p, v) for p, v in product(seats, seats) if p != v],
        *[Raise(p, n, side) for p, n, side in product(seats, range(2, 71), sides)],
        *[Take(p, n) for p, n in product(seats, [None, *range(1, 71)])],
    )
    assert bumbesi.all_actions(players) is bumbesi.all_actions(players)


def test_the_size_on_the_page() -> None:
    # 2 * 69 lays, 1 change, 3 thefts, 2 * 69 raises, 71 takes
    assert len(bumbesi.all_actions(4)) == 4 * (138 + 1 + 3 + 138 + 71)


def test_each_of_the_first_seat_is_legal_in_some_position() -> None:
    for action in bumbesi.all_actions(3):
        if action.player == 0:
            assert bumbesi.check(_position_for(action), action) is None


def _position_for(action: bumbesi.Action) -> bumbesi.State:
    hand: list[bumbesi.Card] = [THEFT]
    target = 70
    if isinstance(action, LayNumber):
        hand = [action.card]
    elif isinstance(action, ChangeDirection):
        hand = [CHANGE]
    elif isinstance(action, Raise):
        hand, target = [action.card, RAISE], 1
    elif isinstance(action, Take) and action.target is not None:
        hand, target = [action.target], 70 if action.target < 70 else 69
    other = next(n for n in range(1, 70) if n not in (*hand, target))
    columns = [Column(target), Column(other)]
    if getattr(action, "side", LEFT) is not LEFT:
        columns.reverse()
    hand += [n for n in range(20, 50) if n not in hand][: 5 - len(hand)]
    if isinstance(action, Take) and action.target is None:
        return endgame([hand, (60,), (61,)], *columns)
    return table(hand, *columns, players=3)


def test_all_actions_asks_for_players_and_options_that_go() -> None:
    with pytest.raises(PlayerCountError):
        bumbesi.all_actions(2)
    with pytest.raises(InvalidOptions):
        bumbesi.all_actions(3, bumbesi.Options(first_player=3))
    with pytest.raises(TypeError):
        bumbesi.all_actions(3, cast(bumbesi.Options, None))
    first = bumbesi.Options(first_player=2)
    assert bumbesi.all_actions(3, first) == bumbesi.all_actions(3)
