"""Every action that can be legal on a board."""

from functools import lru_cache

from tabletop_rules.arguments import exactly, option_seat, player_count
from tabletop_rules.games.busungar.actions import PICKS, ROLLS, WALKS, Action
from tabletop_rules.games.busungar.board import Board, atlas_of
from tabletop_rules.games.busungar.components import INFO
from tabletop_rules.games.busungar.state import Options

_DEFAULTS = Options()


def all_actions(players: int, options: Options = _DEFAULTS) -> tuple[Action, ...]:
    """Every action that can be legal with so many players, in canonical order.

    They depend on the board: a step to each entrance stone and to each point of the
    garden that a piece, or the dog, comes to along a path; the kennel is none (4.7,
    7.2). Raises PlayerCountError unless 2 to 5 play, InvalidOptions if the first
    player is none of them.
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    option_seat(options.first_player, players, "first_player")
    return _all_actions(players, options.board)


@lru_cache(maxsize=32)
def _all_actions(players: int, board: Board) -> tuple[Action, ...]:
    atlas, seats = atlas_of(board), range(players)
    actions: list[Action] = []
    for seat in seats:
        actions += atlas.starts[seat]
    actions += [*ROLLS[:players], *PICKS[:players]]
    for seat in seats:
        actions += WALKS[seat]
    for seat in seats:
        # the dog's way out of the kennel is among its own steps
        ways = [atlas.steps[seat], atlas.dog_steps[seat]]
        steps = {step.to: step for way in ways for row in way.values() for step in row}
        actions += [steps[point] for point in atlas.places if point in steps]
    for seat in seats:
        actions += atlas.put_outs[seat]
    return tuple(actions)
