"""The values of a match: its state, its views and its events."""

from __future__ import annotations

from typing import Generic

from attrs import frozen

from tabletop_rules.game import OptionsT, StateT, ViewT
from tabletop_rules.outcome import Outcome
from tabletop_rules.shown import as_text, repr_html


@frozen
class MatchState(Generic[StateT, OptionsT]):
    """A position of a match.

    `seed` gives the deal of each game, `options` are those of the first game; `state`
    is the game being played, `results` are the outcomes of the finished ones in order.
    At the end of the match the last game stays in `state`, and its outcome is the last
    of the results.
    """

    seed: int
    options: OptionsT
    state: StateT
    results: tuple[Outcome, ...]

    _repr_html_ = repr_html
    __str__ = as_text


@frozen
class MatchView(Generic[ViewT, OptionsT]):
    """What a seat knows of a match, or a spectator if `player` is None.

    `options` are those of the first game, `view` is the seat's view of the game being
    played, `results` are the outcomes of the finished ones in order.
    """

    player: int | None
    options: OptionsT
    view: ViewT
    results: tuple[Outcome, ...]

    _repr_html_ = repr_html
    __str__ = as_text


@frozen
class MatchGameEnded:
    """A game of the match is over; the first one has the number 1."""

    number: int
    outcome: Outcome

    def __str__(self) -> str:
        return f"game {self.number} ends {_told(self.outcome)}"


@frozen
class MatchGameOpened:
    """A further game is dealt; `first_seat` is None where no option names one."""

    number: int
    first_seat: int | None

    def __str__(self) -> str:
        if self.first_seat is None:
            return f"game {self.number} begins"
        return f"game {self.number} begins; the first seat is now {self.first_seat}"


@frozen
class MatchEnded:
    """The match is over; the scores of the outcome are the totals."""

    outcome: Outcome

    def __str__(self) -> str:
        return f"the match ends {_told(self.outcome)}"


MatchEvent = MatchGameEnded | MatchGameOpened | MatchEnded


def _told(outcome: Outcome) -> str:
    """The points of an outcome and who is first, as the end of a sentence."""
    points = ", ".join(map(str, outcome.scores))
    *others, last = map(str, outcome.winners)
    if others:
        return f"{points}: seats {', '.join(others)} and {last} share the win"
    return f"{points}: seat {last} wins"
