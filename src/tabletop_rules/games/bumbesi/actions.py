"""What a player may do (3.1): one class for each kind of turn."""

from functools import lru_cache

from attrs import frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat, exactly, option_seat, player_count
from tabletop_rules.games.bumbesi.components import INFO, LEFT, NUMBERS, RIGHT, Side
from tabletop_rules.games.bumbesi.state import Options


@frozen
class LayNumber:
    """Lay a number card from the hand under a target (4)."""

    player: Seat
    card: int
    side: Side


@frozen
class ChangeDirection:
    """Play *change of direction* (5.2)."""

    player: Seat


@frozen
class Theft:
    """Play *theft* on another player (5.3)."""

    player: Seat
    victim: Seat


@frozen
class Raise:
    """Play *raise* and lay a number card from the hand on a target (5.5)."""

    player: Seat
    card: int
    side: Side


@frozen
class Take:
    """Take the marked column (6).

    `target` is the new target laid from the hand; None when no number card is in
    hand (6.4) or the take ends the game (8.1).
    """

    player: Seat
    target: int | None


_DEFAULTS = Options()

Action = LayNumber | ChangeDirection | Theft | Raise | Take

# Every action exists once, so that to generate is to look up: LAYS[player] and
# RAISES[player] are the pairs for the left and the right column, each by card.
_SEATS = range(INFO.max_players)
_CARDS = (0, *NUMBERS)  # no card 0: it only makes a card its own index
_SIDES = (LEFT, RIGHT)
LAYS = [[[LayNumber(p, n, side) for n in _CARDS] for side in _SIDES] for p in _SEATS]
CHANGES = [ChangeDirection(p) for p in _SEATS]
THEFTS = [[Theft(p, victim) for victim in _SEATS] for p in _SEATS]
RAISES = [[[Raise(p, n, side) for n in _CARDS] for side in _SIDES] for p in _SEATS]
TAKES = [[Take(p, n) for n in _CARDS] for p in _SEATS]
BARE_TAKES = [Take(p, None) for p in _SEATS]

admit: Admit[Action] = admission(
    LayNumber,
    ChangeDirection,
    Theft,
    Raise,
    Take,
    interned=[LAYS, CHANGES, THEFTS, RAISES, TAKES, BARE_TAKES],
)
"""Takes an action in, before anything is asked of it."""


def all_actions(players: int, options: Options = _DEFAULTS) -> tuple[Action, ...]:
    """Every action that can be legal with so many players, in canonical order.

    The highest number goes under no target (4.2) and the lowest raises none (5.5).
    Raises PlayerCountError unless 3 to 6 play, InvalidOptions if the first player is
    none of them.
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    option_seat(options.first_player, players, "first_player")
    return _all_actions(players)


# kept for each number of players
@lru_cache(maxsize=INFO.max_players)
def _all_actions(players: int) -> tuple[Action, ...]:
    seats = range(players)
    below, above = NUMBERS[:-1], NUMBERS[1:]
    lays = [LAYS[p][side][n] for p in seats for n in below for side in (0, 1)]
    raises = [RAISES[p][side][n] for p in seats for n in above for side in (0, 1)]
    takes = [[BARE_TAKES[p], *TAKES[p][1:]] for p in seats]
    return (
        *lays,
        *CHANGES[:players],
        *[THEFTS[p][victim] for p in seats for victim in seats if victim != p],
        *raises,
        *[take for own in takes for take in own],
    )
