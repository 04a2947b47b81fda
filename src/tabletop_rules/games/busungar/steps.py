"""Where the piece, or the dog, may step now."""

from typing import Protocol

from tabletop_rules.games.busungar.actions import Step
from tabletop_rules.games.busungar.atlas import Atlas
from tabletop_rules.games.busungar.state import Chase


class Move(Protocol):
    """The part of a position that a step in the garden depends on."""

    @property
    def places(self) -> tuple[str | None, ...]:
        """Where the pieces are."""

    @property
    def trail(self) -> tuple[str, ...]:
        """The points of the move."""

    @property
    def chase(self) -> Chase | None:
        """The chase that is on."""


def open_steps(move: Move, atlas: Atlas, player: int) -> list[Step]:
    """The steps in the garden of the player who is to move, in board order.

    They are those of the dog if that is to move. Steps that lead back in the same
    move (4.2), into the kennel (4.7, 7.2) or onto the dog's point (7.4) are none.
    """
    trail, chase = move.trail, move.chase
    if chase is None:
        steps = atlas.steps[player][_place(move, player)]
        return [step for step in steps if step.to not in trail]
    dog = chase.dog
    if chase.dog_to_move:
        steps = atlas.dog_steps[player][dog]
        return [step for step in steps if step.to not in trail]
    steps = atlas.steps[player][_place(move, player)]
    return [step for step in steps if step.to not in trail and step.to != dog]


def _place(move: Move, player: int) -> str:
    place = move.places[player]
    assert place is not None  # only a piece on the board moves
    return place
