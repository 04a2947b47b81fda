"""Bambuti: a card game of facing masks for 2 players.

Two rows of five masks face each other. On your turn you lay a card on one of them; a
symmetry of colours, a drum or the end of the game brings a count of the markers
beside the rows. The most points win. `INFO.rules()` is the text of the rules; clause
numbers in errors refer to it.

>>> from tabletop_rules import bambuti
>>> state = bambuti.initial_state(seed=7, players=2)
>>> action = bambuti.legal_actions(state, player=0)[0]
>>> bambuti.format_action(action)
'row G1 B3 B10 B6 Y5'
"""

from tabletop_rules.games.bambuti.actions import (
    Action,
    Arrange,
    BeatDrum,
    KeepDrum,
    Lay,
    Pass,
)
from tabletop_rules.games.bambuti.components import INFO, Colour, ColumnError, Mask
from tabletop_rules.games.bambuti.events import (
    CardsDrawn,
    Cause,
    Counted,
    DrumKept,
    Event,
    GameEnded,
    MarkerChanged,
    MaskLaid,
    Passed,
    RowLaid,
    RowsRevealed,
    StarterFound,
)
from tabletop_rules.games.bambuti.markers import Marker, marker
from tabletop_rules.games.bambuti.notation import (
    format_action,
    format_colour,
    format_marker,
    format_mask,
    parse_action,
    parse_colour,
    parse_marker,
    parse_mask,
    parse_masks,
)
from tabletop_rules.games.bambuti.rules import (
    apply,
    check,
    legal_actions,
    to_act,
    transition,
)
from tabletop_rules.games.bambuti.scoring import outcome, score, tally
from tabletop_rules.games.bambuti.setup import initial_state, position
from tabletop_rules.games.bambuti.state import Options, State
from tabletop_rules.games.bambuti.universe import all_actions
from tabletop_rules.games.bambuti.validity import validate
from tabletop_rules.games.bambuti.view import (
    View,
    determinize,
    redact,
    validate_view,
    view,
)

__all__ = [
    "INFO",
    "Action",
    "Arrange",
    "BeatDrum",
    "CardsDrawn",
    "Cause",
    "Colour",
    "ColumnError",
    "Counted",
    "DrumKept",
    "Event",
    "GameEnded",
    "KeepDrum",
    "Lay",
    "Marker",
    "MarkerChanged",
    "Mask",
    "MaskLaid",
    "Options",
    "Pass",
    "Passed",
    "RowLaid",
    "RowsRevealed",
    "StarterFound",
    "State",
    "View",
    "all_actions",
    "apply",
    "check",
    "determinize",
    "format_action",
    "format_colour",
    "format_marker",
    "format_mask",
    "initial_state",
    "legal_actions",
    "marker",
    "outcome",
    "parse_action",
    "parse_colour",
    "parse_marker",
    "parse_mask",
    "parse_masks",
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
