"""What each kind of decision does to the table (sections 2 to 5 and 8 of the rules)."""

from collections.abc import Callable
from typing import Any

from tabletop_rules.games.busungar.actions import (
    Action,
    ChooseStart,
    Pick,
    PutOut,
    Roll,
    Step,
    Walk,
)
from tabletop_rules.games.busungar.cards import draw_card
from tabletop_rules.games.busungar.chase import end_chase_move, move_dog
from tabletop_rules.games.busungar.components import (
    MOST_CARRIED,
    MOVE,
    ROLL,
    Chase,
)
from tabletop_rules.games.busungar.events import (
    ApplesPicked,
    CameOut,
    PieceMoved,
    PiecePut,
    StartChosen,
    Walked,
)
from tabletop_rules.games.busungar.state import Table
from tabletop_rules.games.busungar.steps import open_steps
from tabletop_rules.games.busungar.upkeep import end_turn, roll_die
from tabletop_rules.tuples import replaced


def choose_start(table: Table, action: ChooseStart) -> None:
    """2.2: the next player does the same, and when all have, the first one rolls."""
    table.note(StartChosen, action.player, action.stone)
    _put_on_stone(table, action.stone)
    table.turn = (table.turn + 1) % len(table.places)
    if table.turn == table.options.first_player:
        table.phase = ROLL


def roll(table: Table, action: Roll) -> None:
    """3.1, 4.1, 7.1: the roll that a walk, a step or the dog's step uses."""
    player = action.player
    pips = roll_die(table, player)
    start, chase = table.places[player], table.chase
    if chase is not None:
        table.chase = Chase(chase.dog, chase.rolls + 1, chase.dog_to_move)
        if chase.dog_to_move:
            start = chase.dog
    assert start is not None  # who rolls is on the board
    table.phase, table.pips, table.trail = MOVE, pips, (start,)
    if start in table.atlas.garden:
        _go_on(table, player)


def pick(table: Table, action: Pick) -> None:
    """5.2: in later turns at the tree one may pick again."""
    _pick_apples(table, action.player)


def walk(table: Table, action: Walk) -> None:
    """3.1: the whole roll along the sidewalk."""
    player = action.player
    start = table.places[player]
    assert start is not None  # who walks is on a stone
    landing = table.atlas.walks[action.direction][start][table.pips - 1]
    table.note(Walked, player, action.direction, landing.stone)
    table.places = replaced(table.places, player, landing.stone)
    if landing.heading is not table.headings[player]:
        table.headings = replaced(table.headings, player, landing.heading)
    if landing.may_enter is not table.may_enter[player]:
        table.may_enter = replaced(table.may_enter, player, landing.may_enter)
    end_turn(table)


def step(table: Table, action: Step) -> None:
    """One point: of the dog, out onto the sidewalk, or of the piece in the garden."""
    chase = table.chase
    if chase is not None and chase.dog_to_move:
        goes_on = move_dog(table, chase, action.to)
    elif action.to in table.atlas.stones:
        _come_out(table, action)
        return
    else:
        goes_on = _move_piece(table, action)
    if goes_on:
        table.pips -= 1
        table.trail = (*table.trail, action.to)
        _go_on(table, action.player)


def put_out(table: Table, action: PutOut) -> None:
    """8.1: the piece lands on any stone, and the turn passes on."""
    table.note(PiecePut, action.player, table.turn, action.stone)
    _put_on_stone(table, action.stone)
    end_turn(table)


def _put_on_stone(table: Table, stone: str) -> None:
    """The piece walks first from here, on an end inwards (3.2, 3.5, 8.2).

    It was not on the sidewalk, so `may_enter` is False already.
    """
    player = table.turn
    table.places = replaced(table.places, player, stone)
    table.headings = replaced(table.headings, player, table.atlas.inward.get(stone))


def _move_piece(table: Table, action: Step) -> bool:
    """The piece comes to a point of the garden; False if that ended the move."""
    player, to = action.player, action.to
    atlas = table.atlas
    table.note(PieceMoved, player, to)
    if table.places[player] in atlas.stones:
        table.headings = replaced(table.headings, player, None)
        table.may_enter = replaced(table.may_enter, player, False)
    table.places = replaced(table.places, player, to)
    if to in atlas.red:
        return draw_card(table)  # 4.3
    if to == table.options.board.tree and table.chase is None:
        _arrive_at_tree(table, player)
        return False
    return True


def _arrive_at_tree(table: Table, player: int) -> None:
    """4.5, 5.1: the move ends with a pick; without apples to take there is none."""
    if table.apples and table.carried[player] < MOST_CARRIED:
        _pick_apples(table, player)
    else:
        end_turn(table)  # 5.4


def _pick_apples(table: Table, player: int) -> None:
    """5.1: roll, take as many apples, and draw a card; then the turn ends."""
    allowed = min(MOST_CARRIED - table.carried[player], table.apples)  # 5.3
    taken = min(roll_die(table, player), allowed)
    table.note(ApplesPicked, player, taken)
    table.apples -= taken
    table.carried = replaced(table.carried, player, table.carried[player] + taken)
    if draw_card(table):
        end_turn(table)


def _come_out(table: Table, action: Step) -> None:
    """4.5, 4.6, 7.6: the apples are safe, the turn ends, and so does a chase."""
    player = action.player
    carried = table.carried[player]
    table.note(CameOut, player, action.to, carried)
    table.safe = replaced(table.safe, player, table.safe[player] + carried)
    table.carried = replaced(table.carried, player, 0)
    _put_on_stone(table, action.to)
    end_turn(table)


def _go_on(table: Table, player: int) -> None:
    """The move goes on, or ends for want of pips or points (4.4)."""
    if table.pips and open_steps(table, player):
        return
    if table.chase is None:
        end_turn(table)
    else:
        end_chase_move(table, table.chase)


TURNS: dict[type[Action], Callable[[Table, Any], None]] = {
    ChooseStart: choose_start,
    Roll: roll,
    Pick: pick,
    Walk: walk,
    Step: step,
    PutOut: put_out,
}
"""What plays each kind of action."""
