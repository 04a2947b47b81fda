"""What can happen. Each event prints as one sentence."""

from attrs import frozen

from tabletop_rules.games.bumuntu.components import Animal, Tile
from tabletop_rules.games.bumuntu.jungle import Cell


@frozen
class PawnEntered:
    """A pawn was put on the outer ring (2.5)."""

    player: int
    to: Cell

    def __str__(self) -> str:
        return f"seat {self.player} enters the jungle on {self.to}"


@frozen
class FoodSpent:
    """A food chip went back for one step (4.1); `food` is what is left."""

    player: int
    to: Cell
    food: int

    def __str__(self) -> str:
        left = "1 chip" if self.food == 1 else f"{self.food} chips"
        return f"seat {self.player} spends food to step to {self.to} and keeps {left}"


@frozen
class Stepped:
    """A pawn moved one step (4.2)."""

    player: int
    to: Cell

    def __str__(self) -> str:
        return f"seat {self.player} steps to {self.to}"


@frozen
class MovedAsAnimal:
    """A pawn moved as an animal does (4.3)."""

    player: int
    animal: Animal
    to: Cell

    def __str__(self) -> str:
        return f"seat {self.player} moves as the {self.animal} to {self.to}"


@frozen
class PawnMoved:
    """A pawn was moved by another player's animal (6.7 to 6.10)."""

    player: int
    victim: int
    to: Cell

    def __str__(self) -> str:
        return f"seat {self.player} moves seat {self.victim} to {self.to}"


@frozen
class PawnBlocked:
    """A neighbour of a black mamba cannot move away: it stays (6.9, 6.14)."""

    player: int
    victim: int
    at: Cell

    def __str__(self) -> str:
        return f"seat {self.player} cannot move seat {self.victim} away from {self.at}"


@frozen
class TileMoved:
    """A tarantula put a tile elsewhere (6.5)."""

    player: int
    tile: Tile
    source: Cell
    to: Cell

    def __str__(self) -> str:
        return (
            f"seat {self.player} moves the {self.tile} from {self.source} to {self.to}"
        )


@frozen
class TileLifted:
    """A tarantula lifted a tile (6.5)."""

    player: int
    tile: Tile
    source: Cell

    def __str__(self) -> str:
        return f"seat {self.player} lifts the {self.tile} on {self.source}"


@frozen
class TilesKept:
    """A tarantula moved no tile (6.5)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} moves no tile"


@frozen
class TileCollected:
    """A tile went behind a shield (4.3)."""

    player: int
    tile: Tile
    origin: Cell

    def __str__(self) -> str:
        return f"seat {self.player} collects the {self.tile} from {self.origin}"


@frozen
class FoodGained:
    """A food tile brought a chip (5.2); `food` is what the seat has now."""

    player: int
    food: int

    def __str__(self) -> str:
        return f"seat {self.player} gets a food chip and has {self.food}"


@frozen
class FavorSwapped:
    """Two neighbouring markers changed places (5.1); `raised` is above now."""

    player: int
    spot: int
    raised: Animal
    lowered: Animal

    def __str__(self) -> str:
        return (
            f"seat {self.player} raises the {self.raised} above the {self.lowered}, "
            f"to spot {self.spot}"
        )


@frozen
class FavorKept:
    """No markers were swapped (5.1)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} swaps no markers"


@frozen
class TurnLost:
    """A player had no move at all (4.5)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} cannot move and loses the turn"


@frozen
class GameEnded:
    """The sixteenth advance tile has been collected (7.1)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} has ended the game"


Event = (
    PawnEntered
    | FoodSpent
    | Stepped
    | MovedAsAnimal
    | PawnMoved
    | PawnBlocked
    | TileLifted
    | TileMoved
    | TilesKept
    | TileCollected
    | FoodGained
    | FavorSwapped
    | FavorKept
    | TurnLost
    | GameEnded
)
