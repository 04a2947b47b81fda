"""What is in the box (section 1 of the rules), but for the board, and what is due."""

from attrs import field, frozen

from tabletop_rules.arguments import integer, option_in_range
from tabletop_rules.brief import brief
from tabletop_rules.game import GameInfo
from tabletop_rules.words import Word

INFO = GameInfo(
    name="busungar",
    title="Busungar",
    min_players=2,
    max_players=5,
    hidden=True,  # the order of the deck, from everybody
    chance=True,
    simultaneous=False,
    low_wins=False,
    first_seat="first_player",
    rules_version=1,
    package=__package__,
)

DIE_SIDES = 3
"""The die shows 1, 2 and 3, each twice, so each equally often (1.4)."""

MOST_CARRIED = 12
MOST_PATCHES = 2


class Card(Word):
    """The cards (6)."""

    MOON = "moon"
    BONE = "bone"
    OLD_MAN = "old man"
    DOG = "dog"


class Direction(Word):
    """Which way along the sidewalk."""

    LEFT = "left"
    RIGHT = "right"


MOON, BONE, OLD_MAN, DOG = Card.MOON, Card.BONE, Card.OLD_MAN, Card.DOG
LEFT, RIGHT = Direction.LEFT, Direction.RIGHT


class Phase(Word):
    """What is due: a start stone, a roll, the move, a piece put out, or nothing."""

    START = "start"
    ROLL = "roll"
    MOVE = "move"
    PUT_OUT = "put out"
    OVER = "over"


START, ROLL, MOVE = Phase.START, Phase.ROLL, Phase.MOVE
PUT_OUT, OVER = Phase.PUT_OUT, Phase.OVER


@frozen
class Chase:
    """A chase (7).

    `dog`: its point. `rolls`: made so far, of both sides, the current one included.
    `dog_to_move`: whether it is the dog's roll or move.
    """

    dog: str
    rolls: int
    dog_to_move: bool

    def __str__(self) -> str:
        """The chase in the words in which it is read.

        >>> print(Chase("M5", 3, dog_to_move=False))
        dog at M5, 3 rolls, chased to move
        """
        rolls = "1 roll" if self.rolls == 1 else f"{brief(self.rolls)} rolls"
        mover = "dog" if self.dog_to_move else "chased"
        return f"dog at {self.dog}, {rolls}, {mover} to move"


MOST_IN_THE_BOX = 1_000
"""Of each card, and of apples, there may be so many: far more than in any box."""

_number_of_cards = option_in_range(0, MOST_IN_THE_BOX)


@frozen
class CardCounts:
    """How many of each card are in the box (1.5).

    The numbers that stand here unless stated are a reconstruction: the rulebook says
    that there are 64 cards, not how many of each. Raises InvalidOptions unless there
    are 0 to 1,000 of each, since a deck of all of them is made, shuffled and kept.
    """

    moon: int = field(default=32, converter=integer, validator=_number_of_cards)
    bone: int = field(default=16, converter=integer, validator=_number_of_cards)
    old_man: int = field(default=8, converter=integer, validator=_number_of_cards)
    dog: int = field(default=8, converter=integer, validator=_number_of_cards)

    def __str__(self) -> str:
        """The numbers in the words in which they are read.

        >>> print(CardCounts(moon=20, bone=0))
        20 moon, 8 old man, 8 dog
        """
        counts = zip(Card, (self.moon, self.bone, self.old_man, self.dog), strict=True)
        return ", ".join([f"{n} {card}" for card, n in counts if n]) or "no card"

    @property
    def box(self) -> tuple[Card, ...]:
        """All cards, in the order in which `Card` lists them."""
        return (
            *[MOON] * self.moon,
            *[BONE] * self.bone,
            *[OLD_MAN] * self.old_man,
            *[DOG] * self.dog,
        )
