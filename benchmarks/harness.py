"""Alternating rounds: who makes how many moves in a second of processor time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from attrs import frozen

LIMIT = 2_000
"""A playout stops after so many moves, for games without a bound."""

Choice = Callable[[Sequence[Any]], Any]
"""How a move is picked: `choice` of a random.Random, for every contestant alike."""

Keep = Callable[[Any], None] | None
"""What is done with each position on the way; None while time is taken."""


@frozen
class Contestant:
    """One engine with one of its games.

    `copies`: a move leaves the position before it untouched. `deal(number)` gives the
    first position of that deal; `play(start, choice, keep)` makes random moves to the
    end, or `LIMIT` of them, and gives their number. `visible`: its positions are
    Python objects, so that tracemalloc sees their memory.
    """

    engine: str
    game: str
    copies: bool
    deal: Callable[[int], Any]
    play: Callable[[Any, Choice, Keep], int]
    visible: bool = True

    @property
    def name(self) -> str:
        """The engine, the game and the way of stepping."""
        return f"{self.engine} {self.game}, {'copy' if self.copies else 'in place'}"


@frozen
class Sample:
    """What one slice of a round gave: moves, and the seconds spent on them."""

    moves: int
    dealing: float
    playing: float

    def rate(self, with_deal: bool) -> float:
        """Moves a second, with or without the time for the deals."""
        return self.moves / (self.playing + (self.dealing if with_deal else 0.0))


@frozen
class Spread:
    """The median of several numbers, between their quartiles."""

    low: float
    middle: float
    high: float


def spread(numbers: Sequence[float]) -> Spread:
    """The median and the quartiles.

    >>> spread([5, 1, 2, 4, 3])
    Spread(low=2.0, middle=3, high=4.0)
    """
    low, _, high = quantiles(numbers, n=4, method="inclusive")
    return Spread(low, median(numbers), high)


def sample(contestant: Contestant, seconds: float, seed: int) -> Sample:
    """Play deals until the seconds of processor time are used up."""
    choice = Random(seed).choice
    deal, play = contestant.deal, contestant.play
    moves, dealing, playing, number = 0, 0.0, 0.0, seed
    while dealing + playing < seconds:
        number += 1
        begin = process_time()
        start = deal(number)
        dealt = process_time()
        moves += play(start, choice, None)
        end = process_time()
        dealing += dealt - begin
        playing += end - dealt
    return Sample(moves, dealing, playing)


def alternate(
    contestants: Iterable[Contestant],
    rounds: int,
    seconds: float,
    report: Callable[[str], None],
) -> dict[Contestant, list[Sample]]:
    """Let all play in turn, round after round; the first round only warms up."""
    samples: dict[Contestant, list[Sample]] = {each: [] for each in contestants}
    for number in range(rounds + 1):
        report(f"round {number} of {rounds}")
        for contestant, taken in samples.items():
            length = seconds if number else seconds / 5
            result = sample(contestant, length, 1_000_000 * number)
            if number:
                taken.append(result)
    return samples


def ratio(ours: Sequence[Sample], peer: Sequence[Sample], with_deal: bool) -> Spread:
    """Our rate over the peer's, round by round."""
    return spread(
        [a.rate(with_deal) / b.rate(with_deal) for a, b in zip(ours, peer, strict=True)]
    )


def rate(samples: Sequence[Sample], with_deal: bool) -> Spread:
    """The rates of all rounds."""
    return spread([each.rate(with_deal) for each in samples])


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The rows as a Markdown table; all columns but the first to the right.

    >>> print(table(["game", "moves/s"], [["bumbesi", "7"]]))
    | game    | moves/s |
    |---------|--------:|
    | bumbesi |       7 |
    """
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = ["-" * (widths[0] + 2), *["-" * (width + 1) + ":" for width in widths[1:]]]
    drawn = [
        "| "
        + " | ".join(
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        + " |"
        for line in lines
    ]
    return "\n".join([drawn[0], "|" + "|".join(rule) + "|", *drawn[1:]])
