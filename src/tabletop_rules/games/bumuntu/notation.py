"""Decisions and components as short texts.

A decision is "step 3,4", "animal 5,4 seat 2 to 5,5" or "swap 3". A space is written as
its row and column, counted from 0 at the top left: "3,4"; a tile is "rhino with food"
or, short, "rhino food"; a spot of the favor board is "2 per tile" or "8/4". Case and
runs of spaces do not matter in what is read.
"""

import re
from typing import Any, assert_never

from tabletop_rules.brief import brief
from tabletop_rules.errors import InvalidOptions, ParseError
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
    ALL_TILES,
    INFO,
    Animal,
    FavorSpot,
    Majority,
    PerTile,
    Tile,
)
from tabletop_rules.games.bumuntu.jungle import Cell
from tabletop_rules.notation import NUMBER, Grammar
from tabletop_rules.vocabulary import Lexicon, Vocabulary, Words, tidied, unreadable


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
    """The decision of that player that the text names, as `format_action` writes it.

    Raises ParseError for every other text.

    >>> parse_action("step 3,4", player=2)
    Step(player=2, to=Cell(row=3, column=4))
    """
    return _GRAMMAR.parse(text, player)


Laid = Tile | Animal | None
"""What a position may say of a space: a tile, any tile of an animal, or no tile."""

NO_TILE = "no tile"
"""How a space without a tile is written."""

_SHORT_TILES = {f"{tile.animal} {tile.bonus}": tile for tile in ALL_TILES}

_read_animal: Lexicon[Animal] = Lexicon("an animal", "black mamba", Animal)
_read_tile: Lexicon[Tile] = Lexicon(
    "a tile", "rhino with food", ALL_TILES, also=_SHORT_TILES
)
_read_laid: Lexicon[Laid] = Lexicon(
    "a tile, an animal or None",
    "rhino with food",
    {str(tile): tile for tile in ALL_TILES},
    also={
        **_SHORT_TILES,
        **{str(animal): animal for animal in Animal},
        NO_TILE: None,
    },
)


def format_cell(cell: Cell) -> str:
    """The space as a short text: its row and its column.

    >>> format_cell(Cell(3, 4))
    '3,4'
    """
    return str(cell)


_SPACED_CELL = re.compile(f"{NUMBER} ?, ?{NUMBER}")


def parse_cell(text: str) -> Cell:
    """The space that the text names, also one off the board; ParseError if none.

    >>> parse_cell("3, 4")
    Cell(row=3, column=4)
    """
    found = _found(_SPACED_CELL, text, "a space")
    if found is None:
        raise unreadable(text, "a space", "3,4")
    return _cell(*found)


def format_animal(animal: Animal) -> str:
    """The animal as a word: "black mamba"."""
    return str(animal)


def parse_animal(text: str) -> Animal:
    """The animal that the text names; raises ParseError if none.

    >>> parse_animal("Black Mamba")
    Animal.BLACK_MAMBA
    """
    return _read_animal(text)


def format_tile(tile: Tile) -> str:
    """The tile as a short text: its animal and its bonus.

    >>> format_tile(parse_tile("rhino advance"))
    'rhino with advance'
    """
    return str(tile)


def parse_tile(text: str) -> Tile:
    """The tile that the text names, "rhino with food" or "rhino food".

    Raises ParseError if it names none.
    """
    return _read_tile(text)


def format_favor_spot(spot: FavorSpot) -> str:
    """The spot of the favor board as a short text.

    >>> format_favor_spot(Majority(8, 4)), format_favor_spot(PerTile(2))
    ('8/4', '2 per tile')
    """
    return str(spot)


_MAJORITY = re.compile(f"{NUMBER} ?/ ?{NUMBER}")
_PER_TILE = re.compile(f"{NUMBER} per tile", re.IGNORECASE)
_SPOT = "a spot of the favor board"


def parse_favor_spot(text: str) -> FavorSpot:
    """The spot that the text describes; raises ParseError if there is none such.

    >>> parse_favor_spot("8/4")
    Majority(gold=8, silver=4)
    """
    try:
        for pattern, kind in ((_MAJORITY, Majority), (_PER_TILE, PerTile)):
            found = _found(pattern, text, _SPOT)
            if found is not None:
                return kind(*map(int, found))
    except InvalidOptions as error:
        raise ParseError(f"{brief(text, repr)} is not {_SPOT}: {error}") from None
    raise unreadable(text, _SPOT, "8/4")


def _found(pattern: re.Pattern[str], text: str, what: str) -> tuple[str, ...] | None:
    """The groups of the pattern if it is what the whole text is."""
    if not isinstance(text, str):
        raise TypeError(f"{what} is written as a str, not {brief(text, repr)}")
    found = pattern.fullmatch(tidied(text))
    return None if found is None else found.groups()


def _spot_by_fields(value: Any, _: str) -> Any:
    """A plain tuple is a spot: of one number per tile, of two gold and silver."""
    if type(value) is tuple and len(value) in (1, 2):
        return PerTile(*value) if len(value) == 1 else Majority(*value)
    return value


def _tile_by_fields(value: Any, name: str) -> Any:
    """A plain tuple is a tile, and the fields of a tile may be words."""
    return _tile_in_words(value, name) if isinstance(value, tuple | Tile) else value


WORDS = Vocabulary(
    Words(Cell, "a Cell", parse_cell),
    Words(Animal, "an animal", parse_animal, between=","),
    Words(Tile, "a tile", parse_tile, between=","),
    Words(FavorSpot, _SPOT, parse_favor_spot, between=",", take=_spot_by_fields),
    Words(Laid, _read_laid.what, _read_laid, between=",", take=_tile_by_fields),
)
"""How the components of the game are written."""

_tile_in_words = WORDS.reader(Tile)
