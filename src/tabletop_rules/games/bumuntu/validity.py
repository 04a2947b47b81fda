"""The invariants of a position."""

from collections.abc import Iterator

from tabletop_rules.brief import brief
from tabletop_rules.conservation import conserved, crowded
from tabletop_rules.errors import Problem
from tabletop_rules.games.bumuntu.animals import HABITS
from tabletop_rules.games.bumuntu.components import (
    ADVANCE,
    ADVANCE_TILES,
    FOOD,
    INFO,
    Tile,
    box,
    in_order,
)
from tabletop_rules.games.bumuntu.jungle import CELLS, OUTER_RING, SPACE
from tabletop_rules.games.bumuntu.state import (
    ENTER,
    LIFT_TILE,
    OVER,
    PLACE_TILE,
    SWAP,
    State,
)


def validate(state: State) -> tuple[Problem, ...]:
    """Each broken invariant of the position; () for every one that can be reached.

    Where the seats or the spaces themselves are wrong, or there are far too many tiles
    or markers, nothing else is asked.
    """
    frame = tuple(_seat_problems(state)) or (
        *_space_problems(state),
        *_crowd_problems(state),
    )
    if frame:
        return frame
    return (
        *_conservation_problems(state),
        *_shield_problems(state),
        *_pawn_problems(state),
        *_tarantula_problems(state),
        *_end_problems(state),
    )


def _seat_problems(state: State) -> Iterator[Problem]:
    players = len(state.pawns)
    if not INFO.min_players <= players <= INFO.max_players:
        yield Problem("1.4", f"{players} pawns are there")
    if len(state.collected) != players or len(state.food) != players:
        yield Problem("1.4", "pawns, shields and stocks of food differ in number")
    if not 0 <= state.turn < players:
        yield Problem("2.5", f"it is the turn of seat {brief(state.turn)}")
    if state.options.first_player >= players:
        yield Problem("2.5", f"seat {state.options.first_player} is to begin")


def _space_problems(state: State) -> Iterator[Problem]:
    if len(state.tiles) != len(CELLS):
        yield Problem("1.1", f"the jungle has {len(state.tiles)} spaces")
    for cell in (*state.pawns, state.origin, state.lifted):
        if cell is not None and cell not in SPACE:
            yield Problem("3.4", f"{cell} is not in the jungle")


def _all_collected(state: State) -> list[Tile]:
    return [tile for pile in state.collected for tile in pile]


def _crowd_problems(state: State) -> tuple[Problem, ...]:
    animals = state.options.animals
    return (
        *crowded(box(animals), _all_collected(state), "1.2"),
        *crowded(animals, state.favor, "2.3"),
    )


def _conservation_problems(state: State) -> tuple[Problem, ...]:
    animals = state.options.animals
    laid = [tile for tile in state.tiles if tile is not None]
    return (
        *conserved(box(animals), [*laid, *_all_collected(state)], "1.2"),
        *conserved(animals, state.favor, "2.3"),
    )


def _shield_problems(state: State) -> Iterator[Problem]:
    for seat, (pile, chips) in enumerate(zip(state.collected, state.food, strict=True)):
        if pile != in_order(pile):
            yield Problem("4.3", f"the tiles of seat {seat} are not sorted")
        brought = len([tile for tile in pile if tile.bonus is FOOD])
        if not 0 <= chips <= brought:
            text = f"seat {seat} has {brief(chips)} food chips, but its tiles brought"
            yield Problem("5.2", f"{text} {brought}")


def _pawn_problems(state: State) -> Iterator[Problem]:
    standing = [cell for cell in state.pawns if cell is not None]
    if len(set(standing)) < len(standing):
        yield Problem("3.2", "two pawns stand on the same space")
    if state.phase is not ENTER:
        if None in state.pawns:
            yield Problem("2.5", "a pawn has not entered the jungle")
        return
    players, first = len(state.pawns), state.options.first_player
    entered = (state.turn - first) % players
    for place in range(players):
        seat = (first + place) % players
        if (state.pawns[seat] is not None) is not (place < entered):
            yield Problem("2.5", f"seat {seat} is out of order in entering")
    for cell in standing:
        if SPACE[cell] not in OUTER_RING:
            yield Problem("2.5", f"a pawn has entered on {cell}")
    if None in state.tiles:
        yield Problem("2.2", "a space has no tile before all have entered")


def _tarantula_problems(state: State) -> Iterator[Problem]:
    lifting, placing = state.phase is LIFT_TILE, state.phase is PLACE_TILE
    if (state.origin is not None) is not (lifting or placing):
        yield Problem(
            "6.5", f"the origin is {state.origin} though the phase is {state.phase}"
        )
    if (state.lifted is not None) is not placing:
        yield Problem(
            "6.5",
            f"the tile lifted is on {state.lifted} though the phase is {state.phase}",
        )
    if state.origin is None:
        return
    tile = state.tiles[SPACE[state.origin]]
    if tile is None or not HABITS[tile.animal].moves_tile:
        yield Problem("6.5", f"no tarantula tile is on {state.origin}")
    if state.origin in state.pawns:
        yield Problem("4.4", f"a pawn stands on {state.origin}, where a move began")
    spaces = state.liftable()
    if not spaces or not state.places():
        yield Problem("6.5", "there is no tile to move, or no space for it")
    if state.lifted is not None and SPACE[state.lifted] not in spaces:
        yield Problem("6.6", f"no tile can have been lifted from {state.lifted}")


def _end_problems(state: State) -> Iterator[Problem]:
    own = state.collected[state.turn]
    collector = any(tile.bonus is ADVANCE for tile in own)
    if state.phase in (SWAP, OVER) and not collector:
        yield Problem("5.1", f"seat {state.turn} has collected no advance tile")
    advances = [tile for tile in _all_collected(state) if tile.bonus is ADVANCE]
    all_collected = len(advances) >= ADVANCE_TILES
    if state.phase is OVER and not all_collected:
        yield Problem("7.1", f"the game is over after {len(advances)} advance tiles")
    if state.phase not in (SWAP, OVER) and all_collected:
        yield Problem("7.1", "all advance tiles are collected, but the game goes on")
