"""Options and State."""

from collections.abc import Iterable

from attrs import Attribute, define, field, frozen

from tabletop_rules.arguments import integer, option_flag, option_in_range
from tabletop_rules.brief import brief
from tabletop_rules.errors import InvalidOptions
from tabletop_rules.games.bumuntu.components import (
    ANIMALS_IN_PLAY,
    INFO,
    MOST_FAVOR,
    Animal,
    FavorSpot,
    Majority,
    PerTile,
    Tile,
    animals_in_order,
)
from tabletop_rules.games.bumuntu.events import Event
from tabletop_rules.games.bumuntu.jungle import CELLS, SPACE, Cell
from tabletop_rules.games.bumuntu.notation import WORDS
from tabletop_rules.shown import repr_html
from tabletop_rules.tables import OpenTable
from tabletop_rules.words import Word

FIRST_GAME = (
    Animal.GIRAFFE,
    Animal.CHIMPANZEE,
    Animal.ZEBRA,
    Animal.TARANTULA,
    Animal.LION,
    Animal.CROCODILE,
    Animal.BLACK_MAMBA,
    Animal.ELEPHANT,
)
"""The animals that the rulebook recommends for a first game (2.1)."""

FAVOR_SPOTS: tuple[FavorSpot, ...] = (
    PerTile(2),
    Majority(8, 4),
    Majority(7, 3),
    Majority(6, 3),
    PerTile(1),
    Majority(5, 2),
    Majority(4, 2),
    Majority(3, 1),
)
"""A reconstruction of the printed favor board (2.4)."""

NKISI = (0, 1, 3, 6, 10, 15, 21, 28, 36)
"""A reconstruction of the printed table (8.6)."""

_read_animals = WORDS.reader(tuple[Animal, ...])
_read_spots = WORDS.reader(tuple[FavorSpot, ...])


def _animals(animals: str | Iterable[Animal | str]) -> tuple[Animal, ...]:
    return animals_in_order(_read_animals(animals, "animals"))


def _spots(
    spots: str | Iterable[FavorSpot | str | tuple[int, ...]],
) -> tuple[FavorSpot, ...]:
    plain: tuple[FavorSpot, ...] = _read_spots(spots, "favor_spots")
    return plain


def _integers(values: Iterable[int]) -> tuple[int, ...]:
    return tuple([integer(value, "nkisi") for value in values])


def _eight_different(
    _: object, attribute: "Attribute[tuple[Animal, ...]]", animals: tuple[Animal, ...]
) -> None:
    if len(animals) == len(set(animals)) == ANIMALS_IN_PLAY:
        return
    few = len(animals) <= len(Animal)
    came = ", ".join(map(str, animals)) if few else len(animals)
    raise InvalidOptions(
        f"{attribute.name} must be {ANIMALS_IN_PLAY} different ones, not {came}"
    )


def _eight_spots(
    _: object,
    attribute: "Attribute[tuple[FavorSpot, ...]]",
    spots: tuple[FavorSpot, ...],
) -> None:
    if len(spots) != ANIMALS_IN_PLAY:
        raise InvalidOptions(
            f"{attribute.name} must be {ANIMALS_IN_PLAY}, not {len(spots)}"
        )


def _one_for_each_count(
    _: object, attribute: "Attribute[tuple[int, ...]]", values: tuple[int, ...]
) -> None:
    due = ANIMALS_IN_PLAY + 1
    if len(values) != due:
        raise InvalidOptions(
            f"{attribute.name} must be {due} numbers, "
            f"for 0 to {ANIMALS_IN_PLAY} tiles, not {len(values)}"
        )
    if not 0 <= min(values) <= max(values) <= MOST_FAVOR:
        raise InvalidOptions(
            f"{attribute.name} must be {due} numbers "
            f"from 0 to {MOST_FAVOR}, not {brief(values)}"
        )


@frozen
class Options:
    """What the players agree on.

    Animals and spots may be given as they are written: `animals="lion, zebra, …"`,
    `favor_spots=["2 per tile", "8/4", …]`.

    `animals`: the eight in play, in any order; kept as `Animal` lists them (2.1).
    `favor_spots`: the favor board from top to bottom (2.4), and `nkisi`: the favor for
    0 to 8 Nkisi tiles, 0 to 1,000 each (8.6). The unstated values of both are
    reconstructions; enter those of your box. `first_player` begins (2.5).
    `tiles_under_pawns`: a tarantula may put a tile under a pawn (6.6).
    """

    animals: tuple[Animal, ...] = field(
        default=FIRST_GAME, converter=_animals, validator=_eight_different
    )
    favor_spots: tuple[FavorSpot, ...] = field(
        default=FAVOR_SPOTS, converter=_spots, validator=_eight_spots
    )
    nkisi: tuple[int, ...] = field(
        default=NKISI, converter=_integers, validator=_one_for_each_count
    )
    first_player: int = field(
        default=0,
        converter=integer,
        validator=option_in_range(0, INFO.max_players - 1),
    )
    tiles_under_pawns: bool = field(default=True, validator=option_flag)


class Phase(Word):
    """What the player whose turn it is has to decide.

    ENTER: where the pawn goes in (2.5). MOVE: how to move (4). LIFT_TILE and
    PLACE_TILE: what a tarantula does (6.5). SWAP: whether to swap markers (5.1).
    """

    ENTER = "enter"
    MOVE = "move"
    LIFT_TILE = "lift a tile"
    PLACE_TILE = "place a tile"
    SWAP = "swap"
    OVER = "over"


ENTER, MOVE, OVER = Phase.ENTER, Phase.MOVE, Phase.OVER
LIFT_TILE, PLACE_TILE, SWAP = Phase.LIFT_TILE, Phase.PLACE_TILE, Phase.SWAP


@define(eq=False)
class Table(OpenTable[Event]):
    """The table, open to an action.

    `tiles`: the 64 spaces row by row, None without a tile. `favor`: the markers from
    the top spot to the bottom one. `pawns`: where each seat's stands, None before it
    enters. `collected`: each seat's tiles, sorted by animal, then bonus. `food`: each
    seat's chips. `origin`: in LIFT_TILE and PLACE_TILE the cell of the tile to be
    collected, else None. `lifted`: in PLACE_TILE the cell of the tile lifted, which
    still lies in `tiles`, else None. When the game is over, `turn` stays with the
    collector of the last advance tile.
    """

    options: Options
    tiles: tuple[Tile | None, ...]
    favor: tuple[Animal, ...]
    pawns: tuple[Cell | None, ...]
    collected: tuple[tuple[Tile, ...], ...]
    food: tuple[int, ...]
    turn: int
    phase: Phase
    origin: Cell | None
    lifted: Cell | None

    def standing(self) -> tuple[int, int]:
        """The space of the player whose turn it is, and the set of the opponents'.

        All pawns have entered.
        """
        start = taken = 0
        for player, cell in enumerate(self.pawns):
            assert cell is not None  # it has entered
            if player == self.turn:
                start = SPACE[cell]
            else:
                taken |= 1 << SPACE[cell]
        return start, taken

    def liftable(self) -> list[int]:
        """The spaces whose tile a tarantula may lift: no pawn there, not its own (6.6).

        Ascending.
        """
        kept = (*self.pawns, self.origin)
        standing = [SPACE[cell] for cell in kept if cell is not None]
        return [
            space
            for space, tile in enumerate(self.tiles)
            if tile is not None and space not in standing
        ]

    def places(self) -> list[int]:
        """The spaces where a lifted tile may be put: without a tile (6.5, 6.6).

        Ascending.
        """
        bare = [space for space, tile in enumerate(self.tiles) if tile is None]
        if self.options.tiles_under_pawns:
            return bare
        return [space for space in bare if CELLS[space] not in self.pawns]


@frozen
class State(Table):
    """A position: a table that nobody touches any more. `Table` tells its fields."""

    _repr_html_ = repr_html
