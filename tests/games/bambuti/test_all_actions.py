"""Every action that can be legal."""

import pickle
from collections import Counter
from itertools import combinations_with_replacement, islice, permutations, product
from math import comb, prod
from typing import Any, cast

import pytest
from attrs import evolve

from tabletop_rules import Rng, bambuti
from tabletop_rules.errors import PlayerCountError
from tabletop_rules.games.bambuti import (
    Action,
    Arrange,
    BeatDrum,
    Colour,
    KeepDrum,
    Lay,
    Mask,
    Pass,
    parse_masks,
)
from tabletop_rules.games.bambuti.components import BOX
from tests.effort import scaled
from tests.games.bambuti.tables import blocked, do, table
from tests.games.bambuti.test_laws import playout

EVERYTHING = bambuti.all_actions(2)
LAYOUTS = 18_607_200
"""Those of a seat."""


def arrange(row: str, player: int = 0) -> Arrange:
    """The layout of these masks."""
    return Arrange(player, parse_masks(row))


def key(action: Arrange) -> tuple[int, ...]:
    """The places of the masks in the box, by which rows are ordered."""
    return tuple(map(BOX.index, action.row))


def any_layouts(count: int) -> list[tuple[int, Arrange]]:
    """Layouts at random places, with the places."""
    found, rng = [], Rng(5)
    for _ in range(count):
        place, rng = rng.below(2 * LAYOUTS)
        action = EVERYTHING[place]
        assert isinstance(action, Arrange)
        found.append((place, action))
    return found


def test_the_few_come_last_in_canonical_order() -> None:
    seats = (0, 1)
    assert EVERYTHING[2 * LAYOUTS :] == (
        *[Lay(*parts) for parts in product(seats, seats, range(5), BOX)],
        *[BeatDrum(p) for p in seats],
        *[KeepDrum(p) for p in seats],
        *[Pass(p) for p in seats],
    )
    assert bambuti.all_actions(2) is EVERYTHING
    assert bambuti.all_actions(2, bambuti.Options(youngest=1)) is EVERYTHING


def test_the_layouts_come_first_in_canonical_order() -> None:
    assert EVERYTHING[0] == arrange("R1 Y1 G1 B1 P1")
    assert EVERYTHING[1] == arrange("R1 Y1 G1 P1 B1")
    assert EVERYTHING[2] == arrange("R1 Y1 B1 G1 P1")
    # R1 Y1, and one of three ones in the centre, 2 ways each. Then R2 in the centre:
    # on its right one of three ones and another one, 6 ways, or one of four twos and
    # what is left of ones and twos, 4 * 6 ways
    assert EVERYTHING[6] == arrange("R1 Y1 R2 G1 B1")
    assert EVERYTHING[12] == arrange("R1 Y1 R2 Y2 G1")
    assert EVERYTHING[6 + 30] == arrange("R1 Y1 Y2 G1 B1")
    assert EVERYTHING[LAYOUTS - 1] == arrange("P10 B10 G10 Y10 R10")
    assert EVERYTHING[LAYOUTS] == arrange("R1 Y1 G1 B1 P1", 1)
    assert EVERYTHING.index(arrange("R1 Y1 Y2 G1 B1")) == 6 + 30
    assert EVERYTHING.index(arrange("R1 Y1 R2 Y2 G1", 1)) == LAYOUTS + 12
    assert EVERYTHING.index(Pass(0)) == 2 * LAYOUTS + 1004
    first = list(islice(EVERYTHING, 3000))
    assert tuple(first) == EVERYTHING[:3000]
    assert first == sorted(set(cast(list[Arrange], first)), key=key)


def test_the_size_on_the_page() -> None:
    # For each choice of five values: of the cards with them, and of the ways to lay
    # five cards of those values down.
    layouts = cards = 0
    for values in combinations_with_replacement(range(1, 11), 5):
        hands = prod([comb(5, count) for count in Counter(values).values()])
        ways = [
            row
            for row in permutations(values)
            if row[0] <= row[1] <= row[2] >= row[3] >= row[4]
        ]
        cards += hands
        layouts += hands * len(ways)
    assert cards == comb(50, 5)
    assert layouts == LAYOUTS
    # and for each seat 2 rows of 5 columns for 50 masks, two about drums, and a pass
    assert len(EVERYTHING) == 2 * (LAYOUTS + 500 + 3) == 37_215_406


@scaled(layouts=200)
def test_a_layout_has_the_place_at_which_it_is(layouts: int) -> None:
    found = any_layouts(layouts)
    for place, action in found:
        assert EVERYTHING.index(action) == place
        assert action in EVERYTHING
    ordered = [(action.player, key(action)) for _, action in sorted(found)]
    assert ordered == sorted(ordered)


@scaled(layouts=50)
def test_2_2_each_layout_is_legal_in_some_deal(layouts: int) -> None:
    for _, action in any_layouts(layouts):
        hands = [action.row, None] if action.player == 0 else [None, action.row]
        deal = bambuti.position(rows=[(), ()], hands=hands)
        assert bambuti.check(deal, action) is None
        ways = [EVERYTHING.index(way) for way in _legal(deal, action.player)]
        assert ways == sorted(ways)


def test_4_1_each_placement_is_legal_in_some_position() -> None:
    for action in EVERYTHING[2 * LAYOUTS :]:
        assert bambuti.check(_position_for(action), action) is None


def _legal(state: bambuti.State, player: int) -> tuple[Action, ...]:
    return bambuti.legal_actions(state, player)


def _position_for(action: Action) -> bambuti.State:
    player = action.player
    if isinstance(action, Lay):
        return _position_to_lay(action)
    if isinstance(action, Pass):
        return do(blocked(), *["pass"] * player)
    return evolve(do(table(), "R4 own 0"), turn=player)


def _position_to_lay(action: Lay) -> bambuti.State:
    """A row in which the card fits, facing five cards of one other value.

    Towards the ends lie ones, else tens, of the other colours. What it is laid on has
    its colour.
    """
    card, column = action.card, action.column
    values = {0: [10] * 4, 1: [1, 10, 10, 10], 2: [1] * 4, 3: [10, 10, 10, 1]}
    others = [colour for colour in Colour if colour is not card.colour]
    row = list(map(Mask, values.get(column, [10] * 4), others))
    row.insert(column, Mask(9 if card.value != 9 else 8, card.colour))
    facing = [Mask(4 if card.value == 5 else 5, colour) for colour in Colour]
    rows = [row, facing] if action.owner == 0 else [facing, row]
    rest = [mask for mask in BOX if mask not in (*row, *facing, card)]
    hands = [(card, *rest[:4]), rest[4:9]]
    if action.player == 1:
        hands.reverse()
    return bambuti.position(rows=rows, hands=hands, turn=action.player)


@scaled(games=3)
def test_every_legal_action_of_a_game_is_there(games: int) -> None:
    for seed in range(games):
        for state, _, _ in playout(seed):
            for player in bambuti.to_act(state):
                assert all(action in EVERYTHING for action in _legal(state, player))


@pytest.mark.parametrize(
    "row",
    [
        (),
        parse_masks("R1 Y1 G1 B1"),
        parse_masks("R1 Y1 G1 B1 P1 R2"),
        parse_masks("R1 Y1 G1 B1 P2"),  # it rises on the right
        parse_masks("R2 Y1 G3 B2 P1"),  # and on the left
        parse_masks("R1 Y1 G1 B1 B1"),
        (*parse_masks("R1 Y1 G2 B1"), Mask(0, Colour.RED)),
        (*parse_masks("R1 Y1 G2 B1"), "P1"),
        [*parse_masks("R1 Y1 G1 B1 P1")],
        5,
    ],
)
def test_what_nobody_may_lay_out_is_not_there(row: Any) -> None:
    assert Arrange(0, row) not in EVERYTHING
    with pytest.raises(ValueError, match="is not in the catalogue"):
        EVERYTHING.index(Arrange(0, row))


def test_what_is_no_action_of_two_players_is_not_there() -> None:
    row = parse_masks("R1 Y1 G1 B1 P1")
    for nothing in (Arrange(2, row), Pass(2), Lay(0, 0, 5, BOX[0]), row, "pass", None):
        assert nothing not in EVERYTHING


def test_all_actions_asks_for_players_and_options() -> None:
    for players in (1, 3):
        with pytest.raises(PlayerCountError):
            bambuti.all_actions(players)
    with pytest.raises(TypeError):
        bambuti.all_actions(2, cast(bambuti.Options, None))


def test_a_copy_has_the_same_layouts() -> None:
    copy = pickle.loads(pickle.dumps(EVERYTHING))
    assert len(copy) == len(EVERYTHING)
    assert copy[123_456:123_459] == EVERYTHING[123_456:123_459]
