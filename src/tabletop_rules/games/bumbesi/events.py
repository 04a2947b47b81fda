"""What can happen. Each event prints as one sentence."""

from attrs import frozen

from tabletop_rules.games.bumbesi.components import Card, Direction, Side, Special


@frozen
class NumberLaid:
    """A number card was laid under a target (4.1)."""

    player: int
    card: int
    side: Side

    def __str__(self) -> str:
        return f"seat {self.player} lays {self.card} on the {self.side}"


@frozen
class SpecialPlayed:
    """A special card went onto its player's penalty pile (5.1)."""

    player: int
    special: Special

    def __str__(self) -> str:
        return f"seat {self.player} plays {self.special}"


@frozen
class DirectionChanged:
    """The direction of play turned (5.2)."""

    direction: Direction

    def __str__(self) -> str:
        return f"play goes {self.direction}"


@frozen
class CardStolen:
    """A card changed hands (5.3); `card` is None for those who did not see it."""

    thief: int
    victim: int
    card: Card | None

    def __str__(self) -> str:
        card = "a card" if self.card is None else self.card
        return f"seat {self.thief} steals {card} from seat {self.victim}"


@frozen
class TargetRaised:
    """A number card was laid on a target and covers it (5.5)."""

    player: int
    card: int
    side: Side

    def __str__(self) -> str:
        return f"seat {self.player} raises the {self.side} target to {self.card}"


@frozen
class ColumnTaken:
    """The marked column went onto a penalty pile (6.1)."""

    player: int
    side: Side
    cards: tuple[int, ...]

    def __str__(self) -> str:
        cards = ", ".join(map(str, self.cards)) or "no card"
        return f"seat {self.player} takes the {self.side} column: {cards}"


@frozen
class MarkerMoved:
    """The marker lies on another column (6.2)."""

    side: Side

    def __str__(self) -> str:
        return f"the marker moves to the {self.side}"


@frozen
class TargetLaid:
    """A new target was laid from the hand (6.3)."""

    player: int
    card: int
    side: Side

    def __str__(self) -> str:
        return f"seat {self.player} lays {self.card} as the {self.side} target"


@frozen
class CardTurnedUp:
    """A card from the deck was turned up as a target (6.4) or set aside (6.5)."""

    card: Card
    side: Side

    def __str__(self) -> str:
        if isinstance(self.card, Special):
            return f"{self.card} is turned up and set aside"
        return f"{self.card} is turned up as the {self.side} target"


@frozen
class NoTargetFound:
    """The deck held no number card: the column stays without a target (6.6)."""

    side: Side

    def __str__(self) -> str:
        return f"the {self.side} column stays without a target"


@frozen
class DeckReshuffled:
    """The cards set aside were shuffled back into the deck (6.5)."""

    size: int

    def __str__(self) -> str:
        return f"the deck of {self.size} is shuffled"


@frozen
class CardsDrawn:
    """A hand was refilled (7) or a robbed player drew (5.3).

    `cards`, sorted as a hand is, is None for those who did not see them.
    """

    player: int
    count: int
    cards: tuple[Card, ...] | None

    def __str__(self) -> str:
        if self.cards is None:
            cards = "1 card" if self.count == 1 else f"{self.count} cards"
        else:
            cards = ", ".join(map(str, self.cards))
        return f"seat {self.player} draws {cards}"


@frozen
class GameEnded:
    """A take with an empty deck ended the game (8.1)."""

    player: int

    def __str__(self) -> str:
        return f"seat {self.player} has ended the game"


Event = (
    NumberLaid
    | SpecialPlayed
    | DirectionChanged
    | CardStolen
    | TargetRaised
    | ColumnTaken
    | MarkerMoved
    | TargetLaid
    | CardTurnedUp
    | NoTargetFound
    | DeckReshuffled
    | CardsDrawn
    | GameEnded
)
