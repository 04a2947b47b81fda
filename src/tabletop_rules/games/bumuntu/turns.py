"""What each decision does to the jungle (sections 2 and 4 to 7 of the rules)."""

from bisect import bisect_right

from tabletop_rules.building import builder
from tabletop_rules.games.bumuntu.actions import (
    AnimalMove,
    Enter,
    LiftTile,
    PlaceTile,
    SpendFood,
    Step,
    SwapFavor,
)
from tabletop_rules.games.bumuntu.animals import HABITS, moved_pawns
from tabletop_rules.games.bumuntu.components import (
    ADVANCE,
    FOOD,
    Animal,
    Tile,
    tile_key,
)
from tabletop_rules.games.bumuntu.events import (
    FavorKept,
    FavorSwapped,
    FoodGained,
    FoodSpent,
    GameEnded,
    Log,
    MovedAsAnimal,
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
    ENTER,
    LIFT_TILE,
    MOVE,
    OVER,
    PLACE_TILE,
    SWAP,
    Phase,
    State,
)
from tabletop_rules.tuples import replaced

Tiles = tuple[Tile | None, ...]
Pawns = tuple[Cell | None, ...]

_state = builder(State)


def enter(state: State, action: Enter, log: Log) -> State:
    """2.5: the pawn goes in; after the last the first player begins."""
    if log is not None:
        log.append(PawnEntered(state.turn, action.to))
    following = _next_seat(state)
    phase = MOVE if following == state.options.first_player else ENTER
    return _passed_on(state, _with_pawn(state, action.to), phase)


def spend_food(state: State, action: SpendFood, log: Log) -> State:
    """4.1: a chip for one step; the turn goes on."""
    player = state.turn
    left = state.food[player] - 1
    if log is not None:
        log.append(FoodSpent(player, action.to, left))
    return _state(
        state.options,
        state.tiles,
        state.favor,
        _with_pawn(state, action.to),
        state.collected,
        replaced(state.food, player, left),
        player,
        MOVE,
        None,
        None,
    )


def step(state: State, action: Step, log: Log) -> State:
    """4.2: one step, and nothing else."""
    if log is not None:
        log.append(Stepped(state.turn, action.to))
    return _passed_on(state, _with_pawn(state, action.to), MOVE)


def move_as_animal(
    state: State, action: AnimalMove, start: int, taken: int, log: Log
) -> State:
    """4.3: the pawns move, then the tile is collected, after a tarantula's choice."""
    tile = state.tiles[start]
    assert tile is not None  # 4.3 has been checked
    habit = HABITS[tile.animal]
    pawns = list(state.pawns)
    for seat, cell in moved_pawns(state, habit, start, taken, action):
        pawns[seat] = cell
        if log is not None:
            log.append(
                MovedAsAnimal(seat, tile.animal, cell)
                if seat == state.turn
                else PawnMoved(state.turn, seat, cell)
            )
    after = tuple(pawns)
    if habit.moves_tile:
        decision = _on_the_way(state, after, LIFT_TILE, CELLS[start], None)
        if liftable(decision) and places(decision):
            return decision
    return _collect(state, state.tiles, after, start, log)


def liftable(state: State) -> list[int]:
    """The spaces whose tile a tarantula may lift: no pawn there, not its own (6.6)."""
    kept = (*state.pawns, state.origin)
    standing = [SPACE[cell] for cell in kept if cell is not None]
    return [
        space
        for space, tile in enumerate(state.tiles)
        if tile is not None and space not in standing
    ]


def places(state: State) -> list[int]:
    """The spaces where a lifted tile may be put: without a tile (6.5, 6.6)."""
    bare = [space for space, tile in enumerate(state.tiles) if tile is None]
    if state.options.tiles_under_pawns:
        return bare
    return [space for space in bare if CELLS[space] not in state.pawns]


def keep_tiles(state: State, log: Log) -> State:
    """6.5: no tile is moved; the tarantula tile is collected."""
    assert state.origin is not None  # it is set in this phase
    if log is not None:
        log.append(TilesKept(state.turn))
    return _collect(state, state.tiles, state.pawns, SPACE[state.origin], log)


def lift_tile(state: State, action: LiftTile, log: Log) -> State:
    """6.5: the tile is in hand; it has to be placed."""
    if log is not None:
        tile = state.tiles[SPACE[action.source]]
        assert tile is not None  # 6.5 has been checked
        log.append(TileLifted(state.turn, tile, action.source))
    return _on_the_way(state, state.pawns, PLACE_TILE, state.origin, action.source)


def place_tile(state: State, action: PlaceTile, log: Log) -> State:
    """6.5: the tile lies elsewhere; the tarantula tile is collected."""
    assert state.origin is not None  # both are set in this phase
    assert state.lifted is not None
    source = SPACE[state.lifted]
    tile = state.tiles[source]
    if log is not None:
        assert tile is not None  # it was lifted
        log.append(TileMoved(state.turn, tile, state.lifted, action.to))
    tiles = replaced(replaced(state.tiles, source, None), SPACE[action.to], tile)
    return _collect(state, tiles, state.pawns, SPACE[state.origin], log)


def swap_favor(state: State, action: SwapFavor, log: Log) -> State:
    """5.1: two neighbouring markers change places."""
    spot = action.spot
    upper, lower = state.favor[spot : spot + 2]
    if log is not None:
        log.append(FavorSwapped(state.turn, spot, lower, upper))
    favor = (*state.favor[:spot], lower, upper, *state.favor[spot + 2 :])
    return _after_swap(state, favor, log)


def keep_favor(state: State, log: Log) -> State:
    """5.1: the markers stay."""
    if log is not None:
        log.append(FavorKept(state.turn))
    return _after_swap(state, state.favor, log)


def lose_turn(state: State, log: Log) -> State:
    """4.5: the turn passes on."""
    if log is not None:
        log.append(TurnLost(state.turn))
    return _passed_on(state, state.pawns, MOVE)


def _with_pawn(state: State, to: Cell) -> Pawns:
    return replaced(state.pawns, state.turn, CELLS[SPACE[to]])


def _next_seat(state: State) -> int:
    return (state.turn + 1) % len(state.pawns)


def _passed_on(state: State, pawns: Pawns, phase: Phase) -> State:
    """The pawns have moved and it is the next player's turn."""
    return _state(
        state.options,
        state.tiles,
        state.favor,
        pawns,
        state.collected,
        state.food,
        _next_seat(state),
        phase,
        None,
        None,
    )


def _on_the_way(
    state: State, pawns: Pawns, phase: Phase, origin: Cell | None, lifted: Cell | None
) -> State:
    """The same player decides about a tile before collecting the one on `origin`."""
    return _state(
        state.options,
        state.tiles,
        state.favor,
        pawns,
        state.collected,
        state.food,
        state.turn,
        phase,
        origin,
        lifted,
    )


def _collect(state: State, tiles: Tiles, pawns: Pawns, origin: int, log: Log) -> State:
    """4.3 and 5: the tile goes behind the shield and brings its bonus."""
    player = state.turn
    tile = tiles[origin]
    assert tile is not None  # an animal move starts on a tile
    if log is not None:
        log.append(TileCollected(player, tile, CELLS[origin]))
    own = state.collected[player]
    place = bisect_right(own, tile_key(tile), key=tile_key)
    food = state.food
    if tile.bonus is FOOD:
        food = replaced(food, player, food[player] + 1)
        if log is not None:
            log.append(FoodGained(player, food[player]))
    advance = tile.bonus is ADVANCE
    return _state(
        state.options,
        replaced(tiles, origin, None),
        state.favor,
        pawns,
        replaced(state.collected, player, (*own[:place], tile, *own[place:])),
        food,
        player if advance else _next_seat(state),
        SWAP if advance else MOVE,
        None,
        None,
    )


def _after_swap(state: State, favor: tuple[Animal, ...], log: Log) -> State:
    """7.1: the swap after the last advance tile ends the game, others the turn."""
    over = not any(tile and tile.bonus is ADVANCE for tile in state.tiles)
    if over and log is not None:
        log.append(GameEnded(state.turn))
    return _state(
        state.options,
        state.tiles,
        favor,
        state.pawns,
        state.collected,
        state.food,
        state.turn if over else _next_seat(state),
        OVER if over else MOVE,
        None,
        None,
    )
