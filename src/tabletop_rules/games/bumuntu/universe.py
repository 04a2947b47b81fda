"""Every action that can be legal in some position."""

from functools import cache, lru_cache

from tabletop_rules.arguments import exactly, option_seat, player_count
from tabletop_rules.games.bumuntu.actions import (
    ANIMAL_MOVES,
    ENTERS,
    KEEP_FAVOR,
    KEEP_TILES,
    LIFTS,
    LOSE_TURN,
    PLACES,
    SPENDS,
    STEPS,
    SWAPS,
    Action,
    AnimalMove,
)
from tabletop_rules.games.bumuntu.animals import HABITS
from tabletop_rules.games.bumuntu.components import INFO, Animal
from tabletop_rules.games.bumuntu.jungle import (
    CELLS,
    NEIGHBOURS,
    OUTER_RING,
    SPACES,
    listed,
)
from tabletop_rules.games.bumuntu.scene import Scene
from tabletop_rules.games.bumuntu.state import Options

_DEFAULTS = Options()

_KEPT = 8
"""So many sets of animals and numbers of players are kept; one takes some megabytes."""

_FEWEST_NEIGHBOURS = min(map(len, NEIGHBOURS))
"""So many opponents hem in a pawn in a corner."""


def all_actions(players: int, options: Options = _DEFAULTS) -> tuple[Action, ...]:
    """Every action that can be legal with so many players, in canonical order.

    Tiles are lifted and placed only if the tarantula is in play (6.5), a victim is
    named only for a lion (6.7) and a crocodile (6.8), and only where it can be moved
    so; a turn is lost only where there are opponents enough to hem a pawn in (4.5).
    Raises PlayerCountError unless 2 to 5 play, InvalidOptions if the first player is
    none of them.
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    option_seat(options.first_player, players, "first_player")
    return _all_actions(players, options.animals)


@lru_cache(maxsize=_KEPT)
def _all_actions(players: int, animals: tuple[Animal, ...]) -> tuple[Action, ...]:
    seats = range(players)
    moves_tiles = any(HABITS[animal].moves_tile for animal in animals)
    lifters = seats if moves_tiles else ()
    losers = seats if players > _FEWEST_NEIGHBOURS else ()
    return (
        *[ENTERS[p][space] for p in seats for space in OUTER_RING],
        *[action for p in seats for action in SPENDS[p]],
        *[action for p in seats for action in STEPS[p]],
        *_animal_moves(players, animals),
        *[action for p in lifters for action in LIFTS[p]],
        *[KEEP_TILES[p] for p in lifters],
        *[action for p in lifters for action in PLACES[p]],
        *[action for p in seats for action in SWAPS[p]],
        *[KEEP_FAVOR[p] for p in seats],
        *[LOSE_TURN[p] for p in losers],
    )


def _animal_moves(players: int, animals: tuple[Animal, ...]) -> list[AnimalMove]:
    """By player, end, victim and its space, first without a victim.

    Without one a move can end anywhere, for some of any eight animals wander.
    """
    moved = [_moved_on(animal) for animal in animals]
    moves: list[AnimalMove] = []
    for player in range(players):
        victims = [seat for seat in range(players) if seat != player]
        for end, to in enumerate(CELLS):
            spaces = set().union(*[by_end[end] for by_end in moved])
            cells = [CELLS[space] for space in sorted(spaces)]
            moves.append(ANIMAL_MOVES[player][end])
            moves += [
                AnimalMove(player, to, v, cell) for v in victims for cell in cells
            ]
    return moves


@cache
def _moved_on(animal: Animal) -> list[set[int]]:
    """To where a chosen opponent can be moved when a move ends on each of the spaces.

    To see all such moves one opponent is enough, wherever it stands: others can only be
    in its way, or in that of the move. Kept for each of the ten animals.
    """
    habit = HABITS[animal]
    nothing = (None,) * len(CELLS)
    found: list[set[int]] = [set() for _ in SPACES]
    for start in SPACES:
        for opponent in SPACES:
            scene = Scene(nothing, 0, [start, opponent], start, 1 << opponent, 0)
            ends = listed(habit.way.ends(scene)) if opponent != start else []
            for end in ends:
                choices = habit.push.choices(scene, end)
                found[end].update([n for _, n in choices if n is not None])
    return found
