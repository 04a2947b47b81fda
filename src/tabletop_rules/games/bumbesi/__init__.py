"""Bumbesi: a card game of rising piles for 3 to 6 players.

On your turn you lay a number under one of two targets, play a special card, or take
the marked column as penalty points. The fewest points win. `INFO.rules()` is the text
of the rules; clause numbers in errors refer to it.

>>> from tabletop_rules import bumbesi
>>> state = bumbesi.initial_state(seed=7, players=4)
>>> state.hands[0]
(16, 18, 48, 65, Special.RAISE)
>>> [column.target for column in state.columns]
[7, 30]
>>> print(bumbesi.check(state, bumbesi.LayNumber(0, 65, bumbesi.Side.LEFT)))
65 is not below the target 7 (rule 4.2)
"""

from tabletop_rules.games.bumbesi.actions import (
    Action,
    ChangeDirection,
    LayNumber,
    Raise,
    Take,
    Theft,
    all_actions,
)
from tabletop_rules.games.bumbesi.components import (
    INFO,
    Card,
    Direction,
    Side,
    Special,
)
from tabletop_rules.games.bumbesi.events import (
    CardsDrawn,
    CardStolen,
    CardTurnedUp,
    ColumnTaken,
    DeckReshuffled,
    DirectionChanged,
    Event,
    GameEnded,
    MarkerMoved,
    NoTargetFound,
    NumberLaid,
    SpecialPlayed,
    TargetLaid,
    TargetRaised,
)
from tabletop_rules.games.bumbesi.notation import (
    format_action,
    format_card,
    format_column,
    parse_action,
    parse_card,
    parse_column,
)
from tabletop_rules.games.bumbesi.rules import (
    apply,
    check,
    legal_actions,
    to_act,
    transition,
)
from tabletop_rules.games.bumbesi.scoring import outcome, score, tally
from tabletop_rules.games.bumbesi.setup import initial_state, position
from tabletop_rules.games.bumbesi.state import Column, Options, State
from tabletop_rules.games.bumbesi.validity import validate
from tabletop_rules.games.bumbesi.view import (
    View,
    determinize,
    redact,
    validate_view,
    view,
)

__all__ = [
    "INFO",
    "Action",
    "Card",
    "CardStolen",
    "CardTurnedUp",
    "CardsDrawn",
    "ChangeDirection",
    "Column",
    "ColumnTaken",
    "DeckReshuffled",
    "Direction",
    "DirectionChanged",
    "Event",
    "GameEnded",
    "LayNumber",
    "MarkerMoved",
    "NoTargetFound",
    "NumberLaid",
    "Options",
    "Raise",
    "Side",
    "Special",
    "SpecialPlayed",
    "State",
    "Take",
    "TargetLaid",
    "TargetRaised",
    "Theft",
    "View",
    "all_actions",
    "apply",
    "check",
    "determinize",
    "format_action",
    "format_card",
    "format_column",
    "initial_state",
    "legal_actions",
    "outcome",
    "parse_action",
    "parse_card",
    "parse_column",
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
