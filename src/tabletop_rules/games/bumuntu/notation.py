"""Decisions as short texts: "step 3,4", "animal 5,4 seat 2 to 5,5", "swap 3".

A space is written as its row and column, counted from 0 at the top left.
"""

from typing import assert_never

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
from tabletop_rules.games.bumuntu.components import INFO
from tabletop_rules.games.bumuntu.jungle import Cell
from tabletop_rules.notation import NUMBER, Grammar


def format_action(action: Action) -> str:
    """The decision as a short text, without its player.

    >>> format_action(AnimalMove(0, Cell(5, 4), victim=2, victim_to=Cell(5, 5)))
    'animal 5,4 seat 2 to 5,5'
    """
    if isinstance(action, Enter):
        return f"enter {action.to}"
    if isinstance(action, SpendFood):
        return f"food {action.to}"
    if isinstance(action, Step):
        return f"step {action.to}"
    if isinstance(action, AnimalMove):
        if action.victim is None:
            return f"animal {action.to}"
        return f"animal {action.to} seat {action.victim} to {action.victim_to}"
    if isinstance(action, LiftTile):
        return f"lift {action.source}"
    if isinstance(action, KeepTiles):
        return "keep tiles"
    if isinstance(action, PlaceTile):
        return f"place {action.to}"
    if isinstance(action, SwapFavor):
        return f"swap {action.spot}"
    if isinstance(action, KeepFavor):
        return "keep favor"
    if isinstance(action, LoseTurn):
        return "lose turn"
    assert_never(action)


_CELL = f"{NUMBER},{NUMBER}"


def _cell(row: str, column: str) -> Cell:
    return Cell(int(row), int(column))


_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    ("enter 0,3", f"enter {_CELL}", lambda p, *to: Enter(p, _cell(*to))),
    ("food 3,4", f"food {_CELL}", lambda p, *to: SpendFood(p, _cell(*to))),
    ("step 3,4", f"step {_CELL}", lambda p, *to: Step(p, _cell(*to))),
    ("animal 5,4", f"animal {_CELL}", lambda p, *to: AnimalMove(p, _cell(*to))),
    (
        "animal 5,4 seat 2 to 5,5",
        f"animal {_CELL} seat {NUMBER} to {_CELL}",
        lambda p, row, column, victim, *to: AnimalMove(
            p, _cell(row, column), int(victim), _cell(*to)
        ),
    ),
    ("lift 0,3", f"lift {_CELL}", lambda p, *source: LiftTile(p, _cell(*source))),
    ("keep tiles", "keep tiles", KeepTiles),
    ("place 1,1", f"place {_CELL}", lambda p, *to: PlaceTile(p, _cell(*to))),
    ("swap 3", f"swap {NUMBER}", lambda p, spot: SwapFavor(p, int(spot))),
    ("keep favor", "keep favor", KeepFavor),
    ("lose turn", "lose turn", LoseTurn),
)


def parse_action(text: str, player: int) -> Action:
    """The decision of that player that the text names; case does not matter.

    Raises ParseError for every other text.

    >>> parse_action("step 3,4", player=2)
    Step(player=2, to=Cell(row=3, column=4))
    """
    return _GRAMMAR.parse(text, player)
