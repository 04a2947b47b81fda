"""What is in the box (section 1 of the rules), but for the jungle's spaces."""

from collections.abc import Iterable

from attrs import field, frozen

from tabletop_rules.arguments import integer, option_in_range
from tabletop_rules.errors import InvalidOptions
from tabletop_rules.game import GameInfo
from tabletop_rules.games.bumuntu.jungle import CELLS
from tabletop_rules.words import Word

INFO = GameInfo(
    name="bumuntu",
    title="Bumuntu",
    min_players=2,
    max_players=5,
    hidden=False,
    chance=False,
    simultaneous=False,
    low_wins=False,
    first_seat="first_player",
    rules_version=1,
    package=__package__,
)


class Animal(Word):
    """The ten animals (1.2)."""

    GIRAFFE = "giraffe"
    CHIMPANZEE = "chimpanzee"
    ZEBRA = "zebra"
    FLAMINGO = "flamingo"
    TARANTULA = "tarantula"
    LION = "lion"
    CROCODILE = "crocodile"
    BLACK_MAMBA = "black mamba"
    RHINO = "rhino"
    ELEPHANT = "elephant"


class Bonus(Word):
    """What a tile brings beside its animal (5)."""

    ADVANCE = "advance"
    FOOD = "food"
    NKISI = "Nkisi"
    YOWA = "Yowa"


FLAMINGO, TARANTULA = Animal.FLAMINGO, Animal.TARANTULA
ADVANCE, FOOD = Bonus.ADVANCE, Bonus.FOOD

ADVANCE_TILES = 16
"""The game ends when so many have been collected (7.1)."""


@frozen
class Tile:
    """A tile of the jungle: its animal and its bonus (1.2)."""

    animal: Animal
    bonus: Bonus

    def __str__(self) -> str:
        """The tile in the words in which it is read.

        >>> print(Tile(Animal.RHINO, Bonus.FOOD))
        rhino with food
        """
        return f"{self.animal} with {self.bonus}"


MOST_FAVOR = 1_000
"""A spot, or so many Nkisi tiles, pay no more: far more than on any board."""

_favor = option_in_range(0, MOST_FAVOR)


@frozen
class PerTile:
    """A spot of the favor board that pays for each tile of its animal (8.1).

    Raises InvalidOptions unless that is 0 to 1,000.
    """

    favor: int = field(converter=integer, validator=_favor)

    def __str__(self) -> str:
        return f"{self.favor} per tile"


@frozen
class Majority:
    """A spot that pays gold for the most and silver for the second most (8.2).

    Raises InvalidOptions unless both are 0 to 1,000 and silver is no more than gold.
    """

    gold: int = field(converter=integer, validator=_favor)
    silver: int = field(converter=integer, validator=_favor)

    def __attrs_post_init__(self) -> None:
        if self.silver > self.gold:
            raise InvalidOptions(f"silver {self.silver} is more than gold {self.gold}")

    def __str__(self) -> str:
        return f"{self.gold}/{self.silver}"


FavorSpot = PerTile | Majority

YOWA_SPOT = Majority(6, 3)
"""Yowa is paid as a spot of the favor board is (8.7)."""

_BONUSES = (ADVANCE, ADVANCE, FOOD, FOOD, FOOD, FOOD, Bonus.NKISI, Bonus.YOWA)

TILES_EACH = len(_BONUSES)

ANIMALS_IN_PLAY = len(CELLS) // TILES_EACH
"""Eight of the ten (2.1)."""

_TILES = {(animal, bonus): Tile(animal, bonus) for animal in Animal for bonus in Bonus}

_ANIMAL_PLACE = {animal: place for place, animal in enumerate(Animal)}
_BONUS_PLACE = {bonus: place for place, bonus in enumerate(Bonus)}


ALL_TILES = tuple(_TILES.values())
"""Each different tile of all ten animals, once."""


def box(animals: Iterable[Animal]) -> tuple[Tile, ...]:
    """The tiles of these animals in canonical order, eight for each (1.2)."""
    return tuple([_TILES[animal, bonus] for animal in animals for bonus in _BONUSES])


def animals_in_order(animals: Iterable[Animal]) -> tuple[Animal, ...]:
    """The animals as the enum lists them."""
    return tuple(sorted(animals, key=_ANIMAL_PLACE.__getitem__))


def tile_key(tile: Tile) -> tuple[int, int]:
    """The sort key of a tile: by animal, then by bonus, as the enums list them.

    What is not in the box comes after all others.
    """
    return (
        _ANIMAL_PLACE.get(tile.animal, len(_ANIMAL_PLACE)),
        _BONUS_PLACE[tile.bonus],
    )


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles as they are kept behind a shield: by animal, then by bonus."""
    return tuple(sorted(tiles, key=tile_key))
