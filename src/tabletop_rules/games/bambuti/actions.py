"""What a player may do: one class for each kind of decision."""

from attrs import frozen

from tabletop_rules.arguments import Admission, Seat
from tabletop_rules.games.bambuti.components import (
    BOX,
    COLUMNS,
    HIGHEST_VALUE,
    ROW_SIZE,
    SEATS,
    Colour,
    Mask,
)


@frozen
class Arrange:
    """Lay the five masks of the deal in a row, columns 0 to 4 (2.2)."""

    player: Seat
    row: tuple[Mask, ...]


@frozen
class Lay:
    """Lay a card from the hand on the card in a column of the owner's row (4.1)."""

    player: Seat
    owner: Seat
    column: int
    card: Mask


@frozen
class BeatDrum:
    """Spend a drum for a count (5.5)."""

    player: Seat


@frozen
class KeepDrum:
    """Spend no drum in this turn (5.5)."""

    player: Seat


@frozen
class Pass:
    """Do nothing, for want of a legal placement (4.5)."""

    player: Seat


Action = Arrange | Lay | BeatDrum | KeepDrum | Pass

# Every action but the layouts exists once, so that to generate is to look up.
# LAYS[player][value][colour] is a card's value and colour again, which saves to ask
# for them, and its placements by spot; SPOTS[owner] are the spots of that row, one for
# each column. No mask has the value 0: it only makes a value its own index.
CardLays = tuple[int, Colour, list[Lay]]

SPOTS = [range(owner * ROW_SIZE, (owner + 1) * ROW_SIZE) for owner in SEATS]
_PLACES = [(owner, column) for owner in SEATS for column in COLUMNS]
LAYS: list[list[dict[Colour, CardLays]]] = [
    [
        {
            mask.colour: (
                value,
                mask.colour,
                [Lay(p, *place, mask) for place in _PLACES],
            )
            for mask in BOX
            if mask.value == value
        }
        for value in range(HIGHEST_VALUE + 1)
    ]
    for p in SEATS
]
DRUM_CHOICES = [(BeatDrum(p), KeepDrum(p)) for p in SEATS]
PASSES = [Pass(p) for p in SEATS]

admit: Admission[Action] = Admission(
    Arrange,
    Lay,
    BeatDrum,
    KeepDrum,
    Pass,
    interned=[
        *[lay for p in SEATS for m in BOX for lay in LAYS[p][m.value][m.colour][2]],
        *[choice for pair in DRUM_CHOICES for choice in pair],
        *PASSES,
    ],
)
