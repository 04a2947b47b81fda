"""Where the piece, or the dog, may step now."""

from tabletop_rules.games.busungar.actions import Step
from tabletop_rules.games.busungar.state import Table


def open_steps(table: Table, player: int) -> list[Step]:
    """The steps in the garden of the player who is to move, in board order.

    They are those of the dog if that is to move. Steps that lead back in the same
    move (4.2), into the kennel (4.7, 7.2) or onto the dog's point (7.4) are none.
    """
    trail, chase = table.trail, table.chase
    if chase is not None and chase.dog_to_move:
        steps = table.atlas.dog_steps[player][chase.dog]
        return [step for step in steps if step.to not in trail]
    place = table.places[player]
    assert place is not None  # only a piece on the board moves
    steps = table.atlas.steps[player][place]
    if chase is None:
        return [step for step in steps if step.to not in trail]
    dog = chase.dog
    return [step for step in steps if step.to not in trail and step.to != dog]
