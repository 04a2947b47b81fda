"""What each decision does to the table (sections 2 and 4 to 7 of the rules)."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from tabletop_rules.games.bumuntu.actions import (
    Action,
    AnimalMove,
    Enter,
    KeepFavor,
    KeepTiles,
    LiftTile,
    LoseTurn,
    PlaceTile,
    SpendFood,
    Step,
    SwapFavor,
)
from tabletop_rules.games.bumuntu.animals import HABITS, pushed_pawns
from tabletop_rules.games.bumuntu.components import ADVANCE, FOOD, tile_key
from tabletop_rules.games.bumuntu.events import (
    FavorKept,
    FavorSwapped,
    FoodGained,
    FoodSpent,
    GameEnded,
    MovedAsAnimal,
    PawnBlocked,
    PawnEntered,
    PawnMoved,
    Stepped,
    TileCollected,
    TileLifted,
    TileMoved,
    TilesKept,
    TurnLost,
)
from tabletop_rules.games.bumuntu.jungle import CELLS, SPACE, Cell
from tabletop_rules.games.bumuntu.state import (
    LIFT_TILE,
    MOVE,
    OVER,
    PLACE_TILE,
    SWAP,
    Table,
)
from tabletop_rules.tuples import replaced


def enter(table: Table, action: Enter) -> None:
    """2.5: the pawn goes in; after the last the first player begins."""
    table.note(PawnEntered, table.turn, action.to)
    _put_pawn(table, action.to)
    _pass_on(table)
    if table.turn == table.options.first_player:
        table.phase = MOVE


def spend_food(table: Table, action: SpendFood) -> None:
    """4.1: a chip for one step; the turn goes on."""
    left = table.food[table.turn] - 1
    table.note(FoodSpent, table.turn, action.to, left)
    table.food = replaced(table.food, table.turn, left)
    _put_pawn(table, action.to)


def step(table: Table, action: Step) -> None:
    """4.2: one step, and nothing else."""
    table.note(Stepped, table.turn, action.to)
    _put_pawn(table, action.to)
    _pass_on(table)


def move_as_animal(table: Table, action: AnimalMove) -> None:
    """4.3: the pawns move, then the tile is collected, after a tarantula's choice."""
    start, taken = table.standing()
    tile = table.tiles[start]
    assert tile is not None  # 4.3 has been checked
    habit = HABITS[tile.animal]
    pushed = pushed_pawns(table, habit, start, taken, action)
    table.note(MovedAsAnimal, table.turn, tile.animal, action.to)
    _put_pawn(table, action.to)
    for seat, cell in pushed:
        blocked = cell == table.pawns[seat]
        table.note(PawnBlocked if blocked else PawnMoved, table.turn, seat, cell)
        table.pawns = replaced(table.pawns, seat, cell)
    table.origin = CELLS[start]
    if habit.moves_tile and table.liftable() and table.places():
        table.phase = LIFT_TILE
    else:
        _collect(table)


def lift_tile(table: Table, action: LiftTile) -> None:
    """6.5: the tile is in hand; it has to be placed."""
    tile = table.tiles[SPACE[action.source]]
    assert tile is not None  # 6.5 has been checked
    table.note(TileLifted, table.turn, tile, action.source)
    table.lifted = action.source
    table.phase = PLACE_TILE


def keep_tiles(table: Table, _: KeepTiles) -> None:
    """6.5: no tile is moved; the tarantula tile is collected."""
    table.note(TilesKept, table.turn)
    _collect(table)


def place_tile(table: Table, action: PlaceTile) -> None:
    """6.5: the tile lies elsewhere; the tarantula tile is collected."""
    source, to = table.lifted, action.to
    assert source is not None  # it is set in this phase
    tile = table.tiles[SPACE[source]]
    assert tile is not None  # it was lifted
    table.note(TileMoved, table.turn, tile, source, to)
    tiles = replaced(table.tiles, SPACE[source], None)
    table.tiles = replaced(tiles, SPACE[to], tile)
    table.lifted = None
    _collect(table)


def swap_favor(table: Table, action: SwapFavor) -> None:
    """5.1: two neighbouring markers change places."""
    spot, favor = action.spot, table.favor
    upper, lower = favor[spot : spot + 2]
    table.note(FavorSwapped, table.turn, spot, lower, upper)
    table.favor = (*favor[:spot], lower, upper, *favor[spot + 2 :])
    _end_or_pass_on(table)


def keep_favor(table: Table, _: KeepFavor) -> None:
    """5.1: the markers stay."""
    table.note(FavorKept, table.turn)
    _end_or_pass_on(table)


def lose_turn(table: Table, _: LoseTurn) -> None:
    """4.5: the turn passes on."""
    table.note(TurnLost, table.turn)
    _pass_on(table)


def _put_pawn(table: Table, to: Cell) -> None:
    table.pawns = replaced(table.pawns, table.turn, to)


def _collect(table: Table) -> None:
    """4.3 and 5: the tile goes behind the shield and brings its bonus."""
    player, origin = table.turn, table.origin
    assert origin is not None  # an animal move has set it
    tile = table.tiles[SPACE[origin]]
    assert tile is not None  # an animal move starts on a tile
    table.note(TileCollected, player, tile, origin)
    table.tiles = replaced(table.tiles, SPACE[origin], None)
    table.origin = None
    own = table.collected[player]
    place = bisect_right(own, tile_key(tile), key=tile_key)
    own = (*own[:place], tile, *own[place:])
    table.collected = replaced(table.collected, player, own)
    if tile.bonus is ADVANCE:
        table.phase = SWAP
        return
    if tile.bonus is FOOD:
        chips = table.food[player] + 1
        table.note(FoodGained, player, chips)
        table.food = replaced(table.food, player, chips)
    table.phase = MOVE
    _pass_on(table)


def _end_or_pass_on(table: Table) -> None:
    """7.1: the swap after the last advance tile ends the game, others the turn."""
    if any(tile and tile.bonus is ADVANCE for tile in table.tiles):
        table.phase = MOVE
        _pass_on(table)
    else:
        table.note(GameEnded, table.turn)
        table.phase = OVER


def _pass_on(table: Table) -> None:
    """It is the turn of the neighbour on the left."""
    table.turn = (table.turn + 1) % len(table.pawns)


TURNS: dict[type[Action], Callable[[Table, Any], None]] = {
    Enter: enter,
    SpendFood: spend_food,
    Step: step,
    AnimalMove: move_as_animal,
    LiftTile: lift_tile,
    KeepTiles: keep_tiles,
    PlaceTile: place_tile,
    SwapFavor: swap_favor,
    KeepFavor: keep_favor,
    LoseTurn: lose_turn,
}
"""What plays each kind of action."""
