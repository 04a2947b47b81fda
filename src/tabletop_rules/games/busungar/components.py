"""What is in the box (section 1 of the rules), but for the board."""

from attrs import field, frozen

from tabletop_rules.arguments import integer, option_in_range
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

    @property
    def box(self) -> tuple[Card, ...]:
        """All cards, in the order in which `Card` lists them."""
        return (
            *[MOON] * self.moon,
            *[BONE] * self.bone,
            *[OLD_MAN] * self.old_man,
            *[DOG] * self.dog,
        )
