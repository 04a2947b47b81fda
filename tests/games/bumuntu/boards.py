"""Positions for tests: nearly bare ones by hand, crowded ones at random."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random

from tabletop_rules.games.bumuntu import (
    CELLS,
    Action,
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    Enter,
    KeepFavor,
    KeepTiles,
    LiftTile,
    LoseTurn,
    Options,
    Phase,
    PlaceTile,
    SpendFood,
    State,
    Step,
    SwapFavor,
    Tile,
    apply,
    initial_state,
    legal_actions,
    position,
    to_act,
)

Spot = tuple[int, int]


def set_with(animals: Iterable[Animal]) -> tuple[Animal, ...]:
    """Eight animals, these among them, then as the enum lists them."""
    return tuple(dict.fromkeys([*animals, *Animal]))[:8]


def bare(
    tiles: Mapping[Spot, Tile | Animal],
    pawns: Sequence[Spot],
    *,
    turn: int = 0,
    food: Sequence[int] | None = None,
    phase: Phase | None = None,
    origin: Spot | None = None,
    advance: Spot = (7, 0),
    tiles_under_pawns: bool = True,
    first_player: int = 0,
) -> State:
    """A jungle with these tiles only, and an advance tile that keeps the game going."""
    used = [tile.animal if isinstance(tile, Tile) else tile for tile in tiles.values()]
    animals = set_with(used)
    last = {advance: Tile(animals[-1], Bonus.ADVANCE)}
    return position(
        tiles={
            **dict.fromkeys(CELLS),
            **{Cell(*spot): tile for spot, tile in {**last, **tiles}.items()},
        },
        pawns=[Cell(*spot) for spot in pawns],
        turn=turn,
        food=food,
        phase=phase,
        origin=None if origin is None else Cell(*origin),
        options=Options(
            animals, tiles_under_pawns=tiles_under_pawns, first_player=first_player
        ),
    )


def ends(state: State) -> list[Spot]:
    """Where the animal moves of the player to act end, without repetition."""
    moves = legal_actions(state, state.turn)
    to = [action.to for action in moves if isinstance(action, AnimalMove)]
    return list(dict.fromkeys([(cell.row, cell.column) for cell in to]))


def spots(pawns: Iterable[Cell | None]) -> list[Spot | None]:
    """The pawns as plain pairs."""
    return [None if cell is None else (cell.row, cell.column) for cell in pawns]


def crowded(random: Random, animal: Animal | None = None) -> State:
    """Pawns close together on a jungle with some bare spaces, a MOVE to make.

    With an animal, the player to act stands on one; opponents often on elephants.
    """
    players = random.randint(2, 5)
    chosen = [animal] if animal else random.sample(list(Animal), 1)
    others = [one for one in Animal if one not in (*chosen, Animal.ELEPHANT)]
    random.shuffle(others)
    options = Options(
        tuple(dict.fromkeys([*chosen, Animal.ELEPHANT, *others]))[:8],
        tiles_under_pawns=random.random() < 0.5,
    )
    deal = initial_state(random.randrange(10**6), players, options)
    tiles: list[Tile | None] = list(deal.tiles)
    reach = random.choice([1, 2, 3, 8])
    row, column = random.randrange(8), random.randrange(8)
    near = [
        n
        for n, cell in enumerate(CELLS)
        if abs(cell.row - row) <= reach and abs(cell.column - column) <= reach
    ]
    if len(near) < players:
        near = random.sample(range(64), players)
    standing = random.sample(near, players)
    turn = random.randrange(players)
    removed = random.sample(range(64), random.choice([0, 10, 40]))
    for place in removed:
        tiles[place] = None
    for seat, place in enumerate(standing):
        if seat == turn and animal is not None:
            tiles[place] = Tile(animal, Bonus.NKISI)
        elif random.random() < 0.3:
            tiles[place] = Tile(Animal.ELEPHANT, Bonus.NKISI)
    return State(
        options,
        tuple(tiles),
        deal.favor,
        tuple([CELLS[place] for place in standing]),
        deal.collected,
        tuple([random.randrange(3) for _ in range(players)]),
        turn,
        Phase.MOVE,
        None,
        None,
    )


def reached(seed: int, players: int, options: Options, limit: int) -> Iterable[State]:
    """The positions of a random game."""
    random = Random(seed)
    state = initial_state(seed, players, options)
    yield state
    for _ in range(limit):
        if not to_act(state):
            return
        state = apply(state, random.choice(legal_actions(state, state.turn)))
        yield state


OFF_THE_BOARD = [Cell(-1, 3), Cell(3, -1), Cell(8, 0), Cell(0, 8), Cell(99, 99)]


def conceivable(
    players: int, actor: int, victims_to: Iterable[Cell | None]
) -> Iterable[Action]:
    """Every action that can be named, with `victims_to` as places for a victim.

    Other seats than the actor try each class once for each cell, without victims.
    """
    cells = [*CELLS, *OFF_THE_BOARD]
    for player in range(players):
        for cell in cells:
            yield Enter(player, cell)
            yield SpendFood(player, cell)
            yield Step(player, cell)
            yield AnimalMove(player, cell)
            yield LiftTile(player, cell)
            yield PlaceTile(player, cell)
        for spot in (-8, -1, *range(9)):
            yield SwapFavor(player, spot)
        yield KeepTiles(player)
        yield KeepFavor(player)
        yield LoseTurn(player)
    seats: list[int | None] = [None, *range(players)]
    for to, victim, victim_to in product(cells, seats, list(victims_to)):
        if victim is not None or victim_to is not None:
            yield AnimalMove(actor, to, victim, victim_to)
