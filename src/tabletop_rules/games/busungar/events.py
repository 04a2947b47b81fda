"""What can happen. Each event prints as one sentence."""

from attrs import frozen

from tabletop_rules.games.busungar.components import Card, Direction


def _apples(number: int) -> str:
    return "1 apple" if number == 1 else f"{number} apples"


@frozen
class StartChosen:
    """A piece was put on its first stone (2.2)."""

    player: int
    stone: str

    def __str__(self) -> str:
        return f"seat {self.player} starts on {self.stone}"


@frozen
class DieRolled:
    """The die was rolled: for a move, at the tree, or for the old man."""

    player: int
    face: int

    def __str__(self) -> str:
        return f"seat {self.player} rolls {self.face}"


@frozen
class Walked:
    """A piece walked along the sidewalk (3.1); `direction` is how it set out."""

    player: int
    direction: Direction
    stone: str

    def __str__(self) -> str:
        return f"seat {self.player} walks {self.direction} to {self.stone}"


@frozen
class PieceMoved:
    """A piece came to a point of the garden (4.1)."""

    player: int
    to: str

    def __str__(self) -> str:
        return f"seat {self.player} moves to {self.to}"


@frozen
class CameOut:
    """A piece came out onto the sidewalk, its apples safe (4.6)."""

    player: int
    stone: str
    apples: int

    def __str__(self) -> str:
        return (
            f"seat {self.player} comes out on {self.stone} with {_apples(self.apples)}"
        )


@frozen
class ApplesPicked:
    """Apples were taken from the tree (5.1)."""

    player: int
    apples: int

    def __str__(self) -> str:
        return f"seat {self.player} picks {_apples(self.apples)}"


@frozen
class DeckReshuffled:
    """The discard pile was shuffled and became the deck (6.1)."""

    size: int

    def __str__(self) -> str:
        return f"the discard pile of {self.size} is shuffled and becomes the deck"


@frozen
class CardDrawn:
    """A card was drawn (4.3, 5.1)."""

    player: int
    card: Card

    def __str__(self) -> str:
        return f"seat {self.player} draws {self.card}"


@frozen
class BoneKept:
    """A bone was put in front of a player (6.3)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} keeps the bone"


@frozen
class BoneDiscarded:
    """A bone was discarded: for the dog (6.5), as a second one (6.3), or when out."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} discards a bone"


@frozen
class ApplesSaved:
    """Carried apples became safe though a player was seen (6.4) or caught (7.11)."""

    player: int
    apples: int

    def __str__(self) -> str:
        return f"seat {self.player} saves {_apples(self.apples)}"


@frozen
class ApplesReturned:
    """The old man hung apples back on the tree (6.4)."""

    player: int
    apples: int

    def __str__(self) -> str:
        return f"seat {self.player} gives {_apples(self.apples)} back to the tree"


@frozen
class ApplesLost:
    """Carried apples left the game (7.7)."""

    player: int
    apples: int

    def __str__(self) -> str:
        return f"seat {self.player} loses {_apples(self.apples)}"


@frozen
class ChaseBegan:
    """The dog runs after a player; `dog_player` moves it (7.1)."""

    player: int
    dog_player: int

    def __str__(self) -> str:
        return (
            f"seat {self.player} is chased by the dog, moved by seat {self.dog_player}"
        )


@frozen
class DogMoved:
    """The dog came to a point (7.2)."""

    player: int
    to: str

    def __str__(self) -> str:
        return f"seat {self.player} moves the dog to {self.to}"


@frozen
class Caught:
    """The dog caught a player, who gets a trouser seat, or is out (7.3, 7.7, 7.8)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} is caught by the dog"


@frozen
class DogTired:
    """The chase reached its limit, and the dog went home (7.10)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} is rid of the tired dog"


@frozen
class ThrownOut:
    """A piece was taken from the garden, to be put on a stone (8.1)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} is thrown out"


@frozen
class PlayerOut:
    """A player is out of the game (7.8)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} is out of the game"


@frozen
class PiecePut:
    """The right-hand neighbour put a piece on a stone (8.1)."""

    player: int
    owner: int
    stone: str

    def __str__(self) -> str:
        return f"seat {self.player} puts the piece of seat {self.owner} on {self.stone}"


@frozen
class GameEnded:
    """The game is over (9.1, 9.4); `player` had the last turn."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} has had the last turn"


Event = (
    StartChosen
    | DieRolled
    | Walked
    | PieceMoved
    | CameOut
    | ApplesPicked
    | DeckReshuffled
    | CardDrawn
    | BoneKept
    | BoneDiscarded
    | ApplesSaved
    | ApplesReturned
    | ApplesLost
    | ChaseBegan
    | DogMoved
    | Caught
    | DogTired
    | ThrownOut
    | PlayerOut
    | PiecePut
    | GameEnded
)
