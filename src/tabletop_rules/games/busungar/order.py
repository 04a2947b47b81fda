"""Who comes next, and who is to act; players who are out are passed over."""

from typing import Protocol

from tabletop_rules.games.busungar.state import OVER, PUT_OUT, Chase, Phase


class Moment(Protocol):
    """The part of a position that says who is to act."""

    @property
    def phase(self) -> Phase:
        """What is due."""

    @property
    def turn(self) -> int:
        """Whose turn it is."""

    @property
    def out(self) -> tuple[bool, ...]:
        """Who is out of the game."""

    @property
    def chase(self) -> Chase | None:
        """The chase that is on."""


def left_neighbour(seat: int, out: tuple[bool, ...]) -> int:
    """The next seat clockwise that is still in the game: who has the next turn."""
    players = len(out)
    seat = (seat + 1) % players
    while out[seat]:
        seat = (seat + 1) % players
    return seat


def right_neighbour(seat: int, out: tuple[bool, ...]) -> int:
    """The next seat counter-clockwise that is still in the game (7.1, 8.1)."""
    players = len(out)
    seat = (seat - 1) % players
    while out[seat]:
        seat = (seat - 1) % players
    return seat


def actor(moment: Moment) -> int | None:
    """The seat that has a decision now; None when the game is over."""
    phase, chase = moment.phase, moment.chase
    if phase is OVER:
        return None
    if phase is PUT_OUT or (chase is not None and chase.dog_to_move):
        return right_neighbour(moment.turn, moment.out)
    return moment.turn
