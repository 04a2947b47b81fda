"""Counts of short games from small positions, worked out by hand."""

from typing import Any

import pytest

from tabletop_rules import Game, bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.games.bugami import cards
from tabletop_rules.games.bumbesi import Column
from tabletop_rules.games.bumuntu import Animal, Bonus, Cell, Tile
from tabletop_rules.testing.perft import perft

# Seat 0 lays the 3 or the 9 left or right, or takes, which ends the game: 5 turns.
# Seat 1's 4 goes on a 3 and beside it (with the take 3 turns each), but not on a 9 (2
# each): 3 + 3 + 2 + 2 = 10. Four of those are takes and end the game; after the others
# the 5 of seat 2 goes on both sides of a 3 (3 turns, four times) and on one side of a 9
# (2 turns, twice).
RISING = bumbesi.position(
    hands=[(3, 9), (4,), (5,)], columns=[Column(10), Column(20)], deck=()
)

# Seat 0 leads one of two clubs, seat 1 has to follow with its only club, and seat 2
# with one of two higher ones. The winner, seat 2, leads its other one, and so on.
CLUBS = bugami.position(hands=[cards("2C 3C"), cards("4C 5D"), cards("6C 7C")], turn=0)

# Five different values can be laid in 6 orders, by both players in any order: 12 first
# layouts, and 6 answers to each.
MASKS = [bambuti.parse_masks("R1 R2 R3 R4 R5"), bambuti.parse_masks("B1 B2 B3 B4 B5")]
LAYOUTS = bambuti.position(rows=[(), ()], hands=MASKS)

# Seat 0 has no placement and passes. The Y1 of seat 1 goes on both ends of its own row
# and on the Y5 opposite; each time a drum may be beaten or kept.
STUCK = bambuti.position(
    rows=[
        bambuti.parse_masks("R5 B5 P5 G5 Y5"),
        bambuti.parse_masks("P3 P9 P10 P8 R3"),
    ],
    hands=[bambuti.parse_masks("R10 B10 G10 Y10 G3"), bambuti.parse_masks("Y1")],
)

# The outer ring has 28 spaces, one of which is taken when the second pawn enters.
JUNGLE = bumuntu.initial_state(seed=1, players=2)

# Two pawns in opposite corners of a jungle with a single tile far away: 3 steps each.
# From beside the corner 5, 5 and 8 spaces can be reached, after any step of the other.
CORNERS = bumuntu.position(
    tiles={
        cell: Tile(Animal.ZEBRA, Bonus.ADVANCE) if cell == Cell(4, 4) else None
        for cell in bumuntu.CELLS
    },
    pawns=[Cell(0, 0), Cell(7, 7)],
)

# Two start stones for each player, then a roll, and a walk that has one way to go.
SIDEWALK = busungar.initial_state(seed=1, players=2)


@pytest.mark.parametrize(
    ("game", "state", "counts"),
    [
        (bumbesi, RISING, (1, 5, 10, 16)),
        (bugami, CLUBS, (1, 2, 2, 4, 4, 4, 4, 0)),
        (bugami, bugami.initial_state(seed=1, players=3), (1, 15, 150, 750)),
        (bambuti, LAYOUTS, (1, 12, 72)),
        (bambuti, STUCK, (1, 1, 3, 6)),
        (bumuntu, JUNGLE, (1, 28, 28 * 27)),
        (bumuntu, CORNERS, (1, 3, 3 * 3, (5 + 5 + 8) * 3)),
        (busungar, SIDEWALK, (1, 2, 4, 4, 4)),
    ],
    ids=[
        "rising",
        "clubs",
        "bids",
        "layouts",
        "stuck",
        "jungle",
        "corners",
        "sidewalk",
    ],
)
def test_games_from_a_position(
    game: Game[Any, Any, Any, Any], state: Any, counts: tuple[int, ...]
) -> None:
    assert tuple([perft(game, state, depth) for depth in range(len(counts))]) == counts
