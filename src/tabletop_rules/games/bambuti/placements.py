"""Where cards may be laid (section 4 of the rules), found from the position."""

from collections.abc import Iterable

from tabletop_rules.games.bambuti.actions import LAYS, SPOTS, Lay
from tabletop_rules.games.bambuti.components import Mask, Masks, Pair
from tabletop_rules.games.bambuti.rows import value_ranges


def placements(player: int, masks: Masks, rows: Pair) -> tuple[Lay, ...]:
    """Every placement of these masks by the player (4.1 to 4.3), in canonical order.

    The masks have to be sorted as a hand is.
    """
    table = LAYS[player]
    cards = [table[mask.value][mask.colour] for mask in masks]
    own, other = rows[player], rows[1 - player]
    own_values = [top.value for top in own]
    other_values = [top.value for top in other]
    own_columns = zip(
        SPOTS[player], value_ranges(own_values), other_values, strict=True
    )
    in_own_row = [
        lays[spot]
        for spot, (low, high), opposite in own_columns
        for value, _, lays in cards
        if low <= value <= high and value != opposite
    ]
    other_columns = zip(
        SPOTS[1 - player],
        value_ranges(other_values),
        own_values,
        [top.colour for top in other],
        strict=True,
    )
    in_other_row = [
        lays[spot]
        for spot, (low, high), opposite, covered in other_columns
        for value, colour, lays in cards
        if colour is covered and low <= value <= high and value != opposite
    ]
    if player == 0:
        return (*in_own_row, *in_other_row)
    return (*in_other_row, *in_own_row)


def without_placement(player: int, masks: Iterable[Mask], rows: Pair) -> Masks:
    """Those of the masks that the player could lay nowhere (4.5)."""
    return tuple([mask for mask in masks if not placements(player, (mask,), rows)])
