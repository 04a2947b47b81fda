"""The chase (section 7 of the rules)."""

from tabletop_rules.games.busungar.components import MOST_PATCHES, ROLL, Chase
from tabletop_rules.games.busungar.events import (
    ApplesLost,
    ApplesSaved,
    Caught,
    ChaseBegan,
    DogMoved,
    DogTired,
    PlayerOut,
)
from tabletop_rules.games.busungar.state import Table
from tabletop_rules.games.busungar.upkeep import (
    discard_bone,
    end_game,
    end_move,
    end_turn,
    throw_out,
)
from tabletop_rules.tuples import replaced


def begin_chase(table: Table) -> None:
    """7.1: at once, whatever is left of the roll (6.6)."""
    table.note(ChaseBegan, table.turn, table.right_neighbour)
    _await_roll(table, Chase(table.options.board.kennel, 0, True))


def move_dog(table: Table, chase: Chase, to: str) -> bool:
    """7.2: the dog comes to a point; False if that ended the chase (7.3)."""
    table.note(DogMoved, table.right_neighbour, to)
    table.chase = Chase(to, chase.rolls, True)
    if to == table.places[table.turn]:
        _catch(table)
        return False
    return True


def end_chase_move(table: Table, chase: Chase) -> None:
    """The other side is to roll (7.1), unless the dog is tired (7.10)."""
    limit = table.options.chase_limit
    if limit is not None and chase.rolls >= limit:
        table.note(DogTired, table.turn)
        end_turn(table)
    else:
        _await_roll(table, Chase(chase.dog, chase.rolls, not chase.dog_to_move))


def _await_roll(table: Table, chase: Chase) -> None:
    end_move(table)
    table.chase = chase
    table.phase = ROLL


def _catch(table: Table) -> None:
    """7.7, 7.8, 7.11: the apples are lost, a trouser seat is torn."""
    seat = table.turn
    carried = table.carried[seat]
    saved = half(carried) if table.options.keep_half else 0
    table.note(Caught, seat)
    if saved:
        table.note(ApplesSaved, seat, saved)
    if carried > saved:
        table.note(ApplesLost, seat, carried - saved)
    table.safe = replaced(table.safe, seat, table.safe[seat] + saved)
    table.carried = replaced(table.carried, seat, 0)
    if table.patches[seat] == MOST_PATCHES:
        _leave_game(table)
    else:
        table.patches = replaced(table.patches, seat, table.patches[seat] + 1)
        throw_out(table)


def half(carried: int) -> int:
    """7.11: half of the apples, rounded up."""
    return (carried + 1) // 2


def _leave_game(table: Table) -> None:
    """7.8: the third seat; with one player left the game is over (9.4)."""
    seat = table.turn
    table.note(PlayerOut, seat)
    if table.bones[seat]:
        discard_bone(table)
    table.places = replaced(table.places, seat, None)
    table.out = replaced(table.out, seat, True)
    if table.out.count(False) == 1:
        end_game(table)
    else:
        end_turn(table)
