"""Where cards may be laid (section 4 of the rules), found from the position."""

from collections.abc import Iterable

from tabletop_rules.games.bambuti.actions import LAYS, Lay
from tabletop_rules.games.bambuti.components import Mask, Masks, Pair
from tabletop_rules.games.bambuti.rows import fits


def placements(player: int, masks: Masks, rows: Pair) -> tuple[Lay, ...]:
    """Every placement of these masks by the player (4.1 to 4.3), in canonical order.

    The masks have to be sorted as a hand is.
    """
    other = 1 - player
    own_row, other_row = rows[player], rows[other]
    own_lays, other_lays = LAYS[player][player], LAYS[player][other]
    in_own_row: list[Lay] = []
    for column, fit in enumerate(fits(own_row, other_row)):
        lays = own_lays[column]
        for card in masks:
            if fit[card.value]:
                in_own_row.append(lays[card])
    in_other_row: list[Lay] = []
    for column, fit in enumerate(fits(other_row, own_row)):
        lays, covered = other_lays[column], other_row[column].colour
        for card in masks:
            if card.colour is covered and fit[card.value]:
                in_other_row.append(lays[card])
    if player == 0:
        return tuple(in_own_row + in_other_row)
    return tuple(in_other_row + in_own_row)


def without_placement(player: int, masks: Iterable[Mask], rows: Pair) -> Masks:
    """Those of the masks that the player could lay nowhere (4.5)."""
    return tuple([mask for mask in masks if not placements(player, (mask,), rows)])
