"""What turns, cards and the chase have in common: the die, and how things end."""

from tabletop_rules.games.busungar.components import (
    BONE,
    DIE_SIDES,
    OVER,
    PUT_OUT,
    ROLL,
)
from tabletop_rules.games.busungar.events import (
    BoneDiscarded,
    DieRolled,
    GameEnded,
    ThrownOut,
)
from tabletop_rules.games.busungar.state import Table
from tabletop_rules.tuples import replaced


def roll_die(table: Table, player: int) -> int:
    """What the die shows (1.4)."""
    drawn, table.rng = table.rng.below(DIE_SIDES)
    table.note(DieRolled, player, drawn + 1)
    return drawn + 1


def discard_bone(table: Table) -> None:
    """Lay the bone in front of the player on the discard pile (6.5, 7.8)."""
    table.note(BoneDiscarded, table.turn)
    table.bones = replaced(table.bones, table.turn, False)
    table.discard = (*table.discard, BONE)


def throw_out(table: Table) -> None:
    """8.1: the piece leaves the garden; a chase is over."""
    table.note(ThrownOut, table.turn)
    table.places = replaced(table.places, table.turn, None)
    end_move(table)
    table.chase = None
    table.phase = PUT_OUT


def end_turn(table: Table) -> None:
    """The turn passes on (7.9), or the game is over (9.1)."""
    if table.apples == 0 and not _anybody_in_garden(table):
        end_game(table)
        return
    end_move(table)
    table.chase = None
    table.turn = table.left_neighbour
    table.phase = ROLL


def end_game(table: Table) -> None:
    """9.1, 9.4: nobody has a turn any more."""
    table.note(GameEnded, table.turn)
    end_move(table)
    table.chase = None
    table.phase = OVER


def end_move(table: Table) -> None:
    """Whatever is left of the roll is lost (4.5, 6.6)."""
    table.pips, table.trail = 0, ()


def _anybody_in_garden(table: Table) -> bool:
    garden = table.atlas.garden
    return any(place in garden for place in table.places)
