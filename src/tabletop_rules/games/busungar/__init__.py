"""Busungar: 2 to 5 rascals pick apples in a garden with a dog and a nasty old man.

Walk along the sidewalk, enter the garden, pick apples at the tree and come out with
them before the old man or the dog gets you. The most apples win. `INFO.rules()` is the
text of the rules; clause numbers in errors refer to it. The board and the numbers of
cards and markers in `Options` are reconstructions: whoever has the box can put in what
is printed there.

>>> from tabletop_rules import Script, busungar
>>> from attrs import evolve
>>> state = busungar.initial_state(seed=7, players=2)
>>> state = busungar.apply(state, busungar.ChooseStart(0, "S0"))
>>> state = busungar.apply(state, busungar.ChooseStart(1, "S14"))
>>> state = busungar.apply(evolve(state, rng=Script.dice(3)), busungar.Roll(0))
>>> state = busungar.apply(state, busungar.Walk(0, busungar.Direction.RIGHT))
>>> state.places, state.may_enter
(('S3', 'S14'), (True, False))
>>> print(busungar.check(state, busungar.Pick(1)))
you are not at the tree (rule 5.2)
"""

from tabletop_rules.games.busungar.actions import (
    Action,
    ChooseStart,
    Pick,
    PutOut,
    Roll,
    Step,
    Walk,
)
from tabletop_rules.games.busungar.board import RECONSTRUCTED_BOARD, Board
from tabletop_rules.games.busungar.components import (
    INFO,
    Card,
    CardCounts,
    Chase,
    Direction,
    Phase,
)
from tabletop_rules.games.busungar.events import (
    ApplesLost,
    ApplesPicked,
    ApplesReturned,
    ApplesSaved,
    BoneDiscarded,
    BoneKept,
    CameOut,
    CardDrawn,
    Caught,
    ChaseBegan,
    DeckReshuffled,
    DieRolled,
    DogMoved,
    DogTired,
    Event,
    GameEnded,
    PieceMoved,
    PiecePut,
    PlayerOut,
    StartChosen,
    ThrownOut,
    Walked,
)
from tabletop_rules.games.busungar.notation import (
    format_action,
    format_card,
    format_card_counts,
    format_chase,
    parse_action,
    parse_card,
    parse_card_counts,
    parse_chase,
)
from tabletop_rules.games.busungar.rules import (
    apply,
    check,
    legal_actions,
    to_act,
    transition,
)
from tabletop_rules.games.busungar.scoring import outcome, score, tally
from tabletop_rules.games.busungar.setup import initial_state, position
from tabletop_rules.games.busungar.state import Options, State
from tabletop_rules.games.busungar.universe import all_actions
from tabletop_rules.games.busungar.validity import validate
from tabletop_rules.games.busungar.view import (
    View,
    determinize,
    redact,
    validate_view,
    view,
)

__all__ = [
    "INFO",
    "RECONSTRUCTED_BOARD",
    "Action",
    "ApplesLost",
    "ApplesPicked",
    "ApplesReturned",
    "ApplesSaved",
    "Board",
    "BoneDiscarded",
    "BoneKept",
    "CameOut",
    "Card",
    "CardCounts",
    "CardDrawn",
    "Caught",
    "Chase",
    "ChaseBegan",
    "ChooseStart",
    "DeckReshuffled",
    "DieRolled",
    "Direction",
    "DogMoved",
    "DogTired",
    "Event",
    "GameEnded",
    "Options",
    "Phase",
    "Pick",
    "PieceMoved",
    "PiecePut",
    "PlayerOut",
    "PutOut",
    "Roll",
    "StartChosen",
    "State",
    "Step",
    "ThrownOut",
    "View",
    "Walk",
    "Walked",
    "all_actions",
    "apply",
    "check",
    "determinize",
    "format_action",
    "format_card",
    "format_card_counts",
    "format_chase",
    "initial_state",
    "legal_actions",
    "outcome",
    "parse_action",
    "parse_card",
    "parse_card_counts",
    "parse_chase",
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
