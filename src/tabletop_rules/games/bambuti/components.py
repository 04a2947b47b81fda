"""What is in the box (section 1 of the rules)."""

from collections.abc import Iterable

from attrs import frozen

from tabletop_rules.brief import brief
from tabletop_rules.building import Interned
from tabletop_rules.errors import TabletopError
from tabletop_rules.game import GameInfo
from tabletop_rules.words import Word

INFO = GameInfo(
    name="bambuti",
    title="Bambuti",
    min_players=2,
    max_players=2,
    hidden=True,
    chance=False,
    simultaneous=True,
    low_wins=False,
    first_seat=None,
    rules_version=1,
    package=__package__,
)

ROW_SIZE = 5
HAND_SIZE = 7
DRUMS = 2
HIGHEST_VALUE = 10

SEATS = (0, 1)
COLUMNS = range(ROW_SIZE)


class Colour(Word):
    """The five colours of the masks (1.1)."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"


@frozen(eq=False)
class Mask(Interned):
    """A card: a value from 1 to 10 and a colour, which exists once. It prints as "R10".

    >>> print(Mask(10, Colour.RED))
    R10
    """

    value: int
    colour: Colour

    def __str__(self) -> str:
        return f"{self.colour.name[0]}{brief(self.value)}"


Masks = tuple[Mask, ...]

BOX: Masks = tuple(
    [Mask(value, colour) for value in range(1, HIGHEST_VALUE + 1) for colour in Colour]
)
"""All 50 masks in canonical order: by value, then colour (1.1)."""


Pair = tuple[Masks, Masks]
"""Something of each seat: the hands, or the rows."""


class ColumnError(TabletopError, ValueError):
    """A column that the rows do not have."""


_COLOUR_PLACES = {colour: place for place, colour in enumerate(Colour)}


class _Places(dict[Mask, int]):
    """The place of each mask in a sorted hand, those too that are not in the box."""

    def __missing__(self, mask: Mask) -> int:
        return mask.value * len(_COLOUR_PLACES) + _COLOUR_PLACES[mask.colour]


mask_key = _Places({mask: _Places().__missing__(mask) for mask in BOX}).__getitem__
"""The sort key of a mask: by value, then colour."""


def in_order(masks: Iterable[Mask]) -> Masks:
    """The masks as a hand is sorted: by value, then colour."""
    return tuple(sorted(masks, key=mask_key))
