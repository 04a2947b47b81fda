"""Bumuntu: a board game in a jungle of animal tiles for 2 to 5 players.

You move as the animal under your pawn does and collect its tile; the favor board says
at the end what each animal is worth. `INFO.rules()` is the text of the rules; clause
numbers in errors refer to it.

>>> from tabletop_rules import bumuntu
>>> state = bumuntu.initial_state(seed=7, players=3)
>>> bumuntu.format_action(bumuntu.legal_actions(state, player=0)[0])
'enter 0,0'
"""

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
from tabletop_rules.games.bumuntu.components import (
    INFO,
    Animal,
    Bonus,
    FavorSpot,
    Majority,
    PerTile,
    Tile,
)
from tabletop_rules.games.bumuntu.events import (
    Event,
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
from tabletop_rules.games.bumuntu.jungle import (
    CELLS,
    Cell,
)
from tabletop_rules.games.bumuntu.notation import (
    format_action,
    format_animal,
    format_cell,
    format_favor_spot,
    format_tile,
    parse_action,
    parse_animal,
    parse_cell,
    parse_favor_spot,
    parse_tile,
)
from tabletop_rules.games.bumuntu.rules import (
    apply,
    check,
    legal_actions,
    to_act,
    transition,
)
from tabletop_rules.games.bumuntu.scoring import (
    AnimalFavor,
    Favor,
    favor,
    outcome,
    score,
    tally,
)
from tabletop_rules.games.bumuntu.setup import (
    initial_state,
    position,
)
from tabletop_rules.games.bumuntu.state import (
    Options,
    Phase,
    State,
)
from tabletop_rules.games.bumuntu.universe import (
    all_actions,
)
from tabletop_rules.games.bumuntu.validity import (
    validate,
)
from tabletop_rules.games.bumuntu.view import (
    View,
    determinize,
    redact,
    validate_view,
    view,
)

__all__ = [
    "CELLS",
    "INFO",
    "Action",
    "Animal",
    "AnimalFavor",
    "AnimalMove",
    "Bonus",
    "Cell",
    "Enter",
    "Event",
    "Favor",
    "FavorKept",
    "FavorSpot",
    "FavorSwapped",
    "FoodGained",
    "FoodSpent",
    "GameEnded",
    "KeepFavor",
    "KeepTiles",
    "LiftTile",
    "LoseTurn",
    "Majority",
    "MovedAsAnimal",
    "Options",
    "PawnBlocked",
    "PawnEntered",
    "PawnMoved",
    "PerTile",
    "Phase",
    "PlaceTile",
    "SpendFood",
    "State",
    "Step",
    "Stepped",
    "SwapFavor",
    "Tile",
    "TileCollected",
    "TileLifted",
    "TileMoved",
    "TilesKept",
    "TurnLost",
    "View",
    "all_actions",
    "apply",
    "check",
    "determinize",
    "favor",
    "format_action",
    "format_animal",
    "format_cell",
    "format_favor_spot",
    "format_tile",
    "initial_state",
    "legal_actions",
    "outcome",
    "parse_action",
    "parse_animal",
    "parse_cell",
    "parse_favor_spot",
    "parse_tile",
    "position",
    "redact",
    "score",
    "tally",
    "to_act",
    "transition",
    "validate",
    "validate_view",
    "view",
]
