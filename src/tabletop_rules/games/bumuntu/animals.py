"""The ten animals (section 6 of the rules): one entry of one table each.

An entry says in which way the mover goes (`ways`), whom else it moves (`pushes`), and
what is special about it. To add an eleventh animal, name it in `Animal` and write its
entry in HABITS; if it moves in a way of its own, write that class in `ways` or
`pushes`. Nothing else has to know of it.
"""

from attrs import frozen

from tabletop_rules.errors import Illegal
from tabletop_rules.games.bumuntu.actions import ANIMAL_MOVES, AnimalMove
from tabletop_rules.games.bumuntu.components import Animal
from tabletop_rules.games.bumuntu.jungle import (
    CELLS,
    DIAGONAL,
    SPACE,
    STRAIGHT,
    Cell,
    listed,
)
from tabletop_rules.games.bumuntu.pushes import (
    Choice,
    EverybodyAhead,
    EverybodyAround,
    Nobody,
    OneAlong,
    Push,
    WhoeverIsThere,
)
from tabletop_rules.games.bumuntu.scene import Scene
from tabletop_rules.games.bumuntu.state import State, Table
from tabletop_rules.games.bumuntu.ways import Charge, Fly, March, Slide, Wander, Way

_NOBODY = Nobody()


@frozen
class Habit:
    """An animal's rule.

    `clause`: where it stands in the rules. `way`: how the mover goes. `push`: whom
    else it moves. `moves_tile`: whether a tile may be moved afterwards. `holds_firm`:
    whether other players' animals cannot move who stands on its tile (6.14).
    """

    clause: str
    way: Way
    push: Push = _NOBODY
    moves_tile: bool = False
    holds_firm: bool = False


HABITS = {
    Animal.GIRAFFE: Habit("6.1", Wander(3)),
    Animal.CHIMPANZEE: Habit("6.2", Slide(DIAGONAL)),
    Animal.ZEBRA: Habit("6.3", Slide(STRAIGHT)),
    Animal.FLAMINGO: Habit("6.4", Fly()),
    Animal.TARANTULA: Habit("6.5", Wander(2), moves_tile=True),
    Animal.LION: Habit("6.7", March(3), OneAlong()),
    Animal.CROCODILE: Habit("6.8", Wander(2, past_pawns=True), WhoeverIsThere()),
    Animal.BLACK_MAMBA: Habit("6.9", Wander(2), EverybodyAround()),
    Animal.RHINO: Habit("6.10", Charge(), EverybodyAhead()),
    Animal.ELEPHANT: Habit("6.13", March(2), holds_firm=True),
}


def animal_moves(state: State, start: int, taken: int) -> list[AnimalMove]:
    """All moves as the animal under the pawn does, in canonical order (4.3).

    `start` is the space of the player to move, `taken` the set of the opponents'.
    """
    tile = state.tiles[start]
    if tile is None:
        return []
    habit, player = HABITS[tile.animal], state.turn
    scene = _scene(state, habit, start, taken)
    ends = listed(habit.way.ends(scene))
    plain = ANIMAL_MOVES[player]
    push = habit.push
    if push is _NOBODY:
        return [plain[end] for end in ends]
    moves = []
    for end in ends:
        for victim, space in push.choices(scene, end):
            if space is None:
                moves.append(plain[end])
            else:
                moves.append(AnimalMove(player, CELLS[end], victim, CELLS[space]))
    return moves


def why_not_animal_move(
    state: State, start: int, taken: int, action: AnimalMove
) -> Illegal | None:
    """Why the pawn cannot move as the animal under it in that manner, or None.

    All cells of the action are spaces of the jungle.
    """
    tile = state.tiles[start]
    if tile is None:
        return Illegal("4.3", f"no tile is under your pawn on {CELLS[start]}")
    to = SPACE[action.to]
    if to == start:
        return Illegal("4.4", f"the move must not end where it starts, on {action.to}")
    habit = HABITS[tile.animal]
    if taken >> to & 1 and not habit.push.takes_ends:
        return Illegal("3.2", f"a pawn stands on {action.to}")
    scene = _scene(state, habit, start, taken)
    barred = habit.way.why_not(scene, to, habit.clause)
    if barred is not None:
        return barred
    return habit.push.why_not(scene, to, _choice(action), habit.clause)


def pushed_pawns(
    table: Table, habit: Habit, start: int, taken: int, action: AnimalMove
) -> list[tuple[int, Cell]]:
    """Which opponents the move moves, and to where; who is blocked stays there."""
    scene = _scene(table, habit, start, taken)
    moved = habit.push.moved(scene, SPACE[action.to], _choice(action))
    return [(seat, CELLS[space]) for seat, space in moved]


def _choice(action: AnimalMove) -> Choice:
    cell = action.victim_to
    return action.victim, None if cell is None else SPACE[cell]


def _scene(table: Table, habit: Habit, start: int, taken: int) -> Scene:
    if habit.push is _NOBODY:
        return Scene(table.tiles, table.turn, [], start, taken, 0)
    pawns = [SPACE[cell] for cell in table.pawns if cell is not None]
    firm = 0
    for space in pawns:
        tile = table.tiles[space]
        if tile is not None and HABITS[tile.animal].holds_firm:
            firm |= 1 << space
    return Scene(table.tiles, table.turn, pawns, start, taken, firm)
