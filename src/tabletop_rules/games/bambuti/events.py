"""What can happen. Each event prints as one sentence."""

from attrs import frozen

from tabletop_rules.games.bambuti.components import Mask, Masks, Pair
from tabletop_rules.games.bambuti.markers import Marker
from tabletop_rules.words import Word


class Cause(Word):
    """What brings a count (5.2, 5.5, 5.6)."""

    SYMMETRY = "symmetry"
    DRUM = "drum"
    FINAL = "final count"


@frozen
class RowLaid:
    """A row was laid face down (2.3); `row` is None for those who did not see it."""

    player: int
    row: Masks | None

    def __str__(self) -> str:
        row = "a row face down" if self.row is None else _listed(self.row)
        return f"seat {self.player} lays {row}"


@frozen
class RowsRevealed:
    """Both rows were turned up together (2.3)."""

    rows: Pair

    def __str__(self) -> str:
        first, second = map(_listed, self.rows)
        return f"seat 0 reveals {first} and seat 1 {second}"


@frozen
class CardsDrawn:
    """A player drew (2.4, 4.4).

    `cards`, sorted as a hand is, is None for those who did not see them.
    """

    player: int
    count: int
    cards: Masks | None

    def __str__(self) -> str:
        if self.cards is None:
            cards = "1 card" if self.count == 1 else f"{self.count} cards"
        else:
            cards = _listed(self.cards)
        return f"seat {self.player} draws {cards}"


@frozen
class StarterFound:
    """It was found who starts; `sums` are the markers beside each row (2.5)."""

    player: int
    sums: tuple[int, int]

    def __str__(self) -> str:
        first, second = self.sums
        return f"seat {self.player} starts, the markers being {first} and {second}"


@frozen
class MaskLaid:
    """A card was laid on another one in the owner's row (4.1)."""

    player: int
    owner: int
    column: int
    card: Mask
    on: Mask

    def __str__(self) -> str:
        whose = "its own row" if self.owner == self.player else "the other row"
        return (
            f"seat {self.player} lays {self.card} on {self.on} "
            f"in column {self.column} of {whose}"
        )


@frozen
class MarkerChanged:
    """The marker of a column is another one now, or None (4.4)."""

    column: int
    marker: Marker | None

    def __str__(self) -> str:
        if self.marker is None:
            return f"no marker lies in column {self.column}"
        owner, value = self.marker.owner, self.marker.value
        return f"seat {owner} has the marker of column {self.column}, {value}"


@frozen
class DrumKept:
    """A player spent no drum (5.5)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} keeps the drum"


@frozen
class Counted:
    """There was a count; `points` is what each seat scored in it (5.1)."""

    player: int
    cause: Cause
    points: tuple[int, int]

    def __str__(self) -> str:
        first, second = self.points
        return (
            f"seat {self.player} brings a count ({self.cause}): "
            f"{first} for seat 0, {second} for seat 1"
        )


@frozen
class Passed:
    """A player had no legal placement (4.5)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} passes"


@frozen
class GameEnded:
    """The final count ended the game (5.6, 5.8)."""

    points: tuple[int, int]

    def __str__(self) -> str:
        first, second = self.points
        return f"seat 0 ends with {first} points and seat 1 with {second}"


Event = (
    RowLaid
    | RowsRevealed
    | CardsDrawn
    | StarterFound
    | MaskLaid
    | MarkerChanged
    | DrumKept
    | Counted
    | Passed
    | GameEnded
)


def _listed(masks: Masks) -> str:
    return " ".join(map(str, masks))
