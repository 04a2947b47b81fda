"""What a position does not say, completed."""

from tabletop_rules.conservation import left_over, nowhere
from tabletop_rules.errors import InvalidState
from tabletop_rules.games.busungar.board import atlas_of
from tabletop_rules.games.busungar.components import (
    BONE,
    MOVE,
    PUT_OUT,
    START,
    Card,
    Chase,
    Direction,
    Phase,
)
from tabletop_rules.games.busungar.notation import ChaseParts
from tabletop_rules.games.busungar.state import Options
from tabletop_rules.rng import Rng

Cards = tuple[Card, ...]
Places = tuple[str | None, ...]
Headings = tuple[Direction | None, ...]


def complete_places(
    places: Places, out: tuple[bool, ...], turn: int, phase: Phase, options: Options
) -> Places:
    """The places, with the leftmost stone for each piece that has to be somewhere."""
    if phase is START:
        return places
    away = {seat for seat, is_out in enumerate(out) if is_out}
    if phase is PUT_OUT:
        away.add(turn)
    first = options.board.sidewalk[0]
    return tuple(
        [
            first if place is None and seat not in away else place
            for seat, place in enumerate(places)
        ]
    )


def complete_headings(
    headings: Headings | None, places: Places, options: Options
) -> Headings:
    """The headings, inwards where a piece on an end stone is said to have none."""
    inward = atlas_of(options.board).inward
    on_ends = [None if place is None else inward.get(place) for place in places]
    if headings is None:
        return tuple(on_ends)
    if len(headings) != len(on_ends):
        return headings
    return tuple([h or i for h, i in zip(headings, on_ends, strict=True)])


def complete_chase(
    parts: ChaseParts, phase: Phase, trail: tuple[str, ...], kennel: str
) -> Chase:
    """The chase; without a number of rolls with the smallest one that there can be.

    Whose move it is follows from the rolls; where neither is said it is the dog's.
    """
    dog, rolls, dog_to_move = parts
    current = 1 if phase is MOVE else 0  # a roll counts as soon as it is made
    if dog_to_move is None:
        dog_to_move = rolls is None or (rolls - current) % 2 == 0
    if rolls is None:
        first_move = kennel in (dog, *trail[:1])
        done = 0 if first_move else 2 if dog_to_move else 1
        rolls = done + current
    return Chase(dog, rolls, dog_to_move)


def complete_cards(
    deck: Cards | None,
    discard: Cards | None,
    bones: int,
    options: Options,
    rest: str | None,
    seed: int | None,
) -> tuple[Cards, Cards, Rng]:
    """The deck, the discard pile, and the random source that is left.

    The cards that are left over become the one that is not given; where both are, they
    lie below the one that `rest` says. Raises InvalidState if it says none.
    """
    if rest not in (None, "deck", "discard"):
        raise ValueError(f'rest must be "deck" or "discard", not {rest!r}')
    used = (*(deck or ()), *(discard or ()), *[BONE] * bones)
    left = left_over(options.cards.box, used)
    random = Rng(0 if seed is None else seed)
    if seed is not None:
        left, random = random.shuffle(left)
    if deck is None:
        return left, discard or (), random
    if discard is None:
        return deck, left, random
    if left and rest is None:
        raise InvalidState((nowhere(len(left), "cards", "one pile", "1.5"),))
    if rest == "discard":
        return deck, left + discard, random
    return deck + left, discard, random
