"""How long a match is: so many games, or until somebody has so many points."""

from __future__ import annotations

from attrs import field, frozen
from attrs.converters import optional
from attrs.validators import optional as unless_none

from tabletop_rules.arguments import integer, option_in_range

MOST_GAMES = 10_000
"""The results of all games are kept, so a match has no more; studies are simulated."""

MOST_POINTS = 1_000_000

_number_of_games = option_in_range(1, MOST_GAMES)


@frozen
class Games:
    """A match of so many games; InvalidOptions unless that is 1 to 10,000."""

    count: int = field(converter=integer, validator=_number_of_games)

    def __str__(self) -> str:
        return f"of {in_words(self.count)}"

    @property
    def max_games(self) -> int:
        """The largest number of games: the count."""
        return self.count

    def over(self, games: int, totals: tuple[int, ...]) -> str | None:
        """Why a match with these totals is over after so many games, or None."""
        return f"{in_words(self.count)} played" if games >= self.count else None


@frozen
class Target:
    """A match that ends after the game in which somebody has reached the points.

    `max_games` ends it after so many games all the same; without it the match has no
    bound. InvalidOptions unless `points` are 1 to 1,000,000 and `max_games`, if told,
    1 to 10,000.
    """

    points: int = field(converter=integer, validator=option_in_range(1, MOST_POINTS))
    max_games: int | None = field(
        default=None,
        converter=optional(integer),
        validator=unless_none(_number_of_games),
    )

    def __str__(self) -> str:
        limit = f" in at most {in_words(self.max_games)}" if self.max_games else ""
        return f"to {self.points} points{limit}"

    def over(self, games: int, totals: tuple[int, ...]) -> str | None:
        """Why a match with these totals is over after so many games, or None."""
        if any(total >= self.points for total in totals):
            return f"{self.points} points reached"
        if self.max_games is not None and games >= self.max_games:
            return f"{in_words(self.max_games)} played"
        return None


Until = Games | Target


def in_words(count: int) -> str:
    """A number of games in words."""
    return "1 game" if count == 1 else f"{count} games"
