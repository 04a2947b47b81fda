"""Favor, what it is made of, and who won (section 8 of the rules)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from attrs import frozen

from tabletop_rules.games.bumuntu.components import (
    YOWA_SPOT,
    Animal,
    Bonus,
    FavorSpot,
    PerTile,
)
from tabletop_rules.games.bumuntu.state import OVER, State
from tabletop_rules.outcome import Entry, Note, Outcome, ranks, ties

_NKISI, _YOWA = Bonus.NKISI, Bonus.YOWA


@frozen
class AnimalFavor:
    """What a seat gets for an animal: the spot of its marker, its tiles, the favor."""

    animal: Animal
    spot: FavorSpot
    tiles: int
    favor: int

    def __str__(self) -> str:
        return f"{self.animal} at {self.spot}: {_counted(self.tiles, self.favor)}"


@frozen
class Favor:
    """What a seat's favor is made of.

    `animals`: as the markers lie, from the top of the favor board (8.1, 8.2). `nkisi`
    and `yowa`: the favor for that many tiles (8.6, 8.7).
    """

    player: int
    animals: tuple[AnimalFavor, ...]
    nkisi_tiles: int
    nkisi: int
    yowa_tiles: int
    yowa: int

    @property
    def total(self) -> int:
        """All of it together."""
        return sum([part.favor for part in self.animals]) + self.nkisi + self.yowa

    def __str__(self) -> str:
        lines = [
            f"seat {self.player}: {self.total} favor",
            *map(str, self.animals),
            f"Nkisi: {_counted(self.nkisi_tiles, self.nkisi)}",
            f"Yowa at {YOWA_SPOT}: {_counted(self.yowa_tiles, self.yowa)}",
        ]
        return "\n  ".join(lines)


def _counted(tiles: int, favor: int) -> str:
    return f"{tiles} {'tile' if tiles == 1 else 'tiles'}, {favor} favor"


def favor(state: State) -> tuple[Favor, ...]:
    """What the favor of each seat would be made of if the game ended now (8)."""
    options = state.options
    animals = [
        Counter([tile.animal for tile in collected]) for collected in state.collected
    ]
    bonuses = [
        Counter([tile.bonus for tile in collected]) for collected in state.collected
    ]
    spots = [
        (animal, spot, _paid(spot, [counted[animal] for counted in animals]))
        for animal, spot in zip(state.favor, options.favor_spots, strict=True)
    ]
    yowa = _paid(YOWA_SPOT, [counted[_YOWA] for counted in bonuses])
    return tuple(
        [
            Favor(
                seat,
                tuple(
                    [
                        AnimalFavor(animal, spot, animals[seat][animal], paid[seat])
                        for animal, spot, paid in spots
                    ]
                ),
                bonuses[seat][_NKISI],
                options.nkisi[bonuses[seat][_NKISI]],
                bonuses[seat][_YOWA],
                yowa[seat],
            )
            for seat in range(len(state.collected))
        ]
    )


def _paid(spot: FavorSpot, tiles: Sequence[int]) -> list[int]:
    """What a spot pays to each seat that holds so many tiles (8.1 to 8.5)."""
    return [place.favor for place in _places(spot, tiles)]


class _Place(NamedTuple):
    """What a spot pays a seat, for which place among all, by which clause."""

    favor: int
    name: str
    clause: str


_NOTHING = _Place(0, "", "8.5")


def _places(spot: FavorSpot, tiles: Sequence[int]) -> list[_Place]:
    """The place of each seat, which holds so many tiles (8.1 to 8.5)."""
    if isinstance(spot, PerTile):
        return [_Place(spot.favor * count, "", "8.1") for count in tiles]
    most = max(tiles)
    second = max([count for count in tiles if count < most], default=0)
    if tiles.count(most) > 1:
        first = _Place(spot.silver, ": tied for the most", "8.3")
        behind = others = _Place(0, ": behind a tie for the most", "8.3")
    else:
        first = _Place(spot.gold, ": the most", "8.2")
        behind = _Place(spot.silver, ": the second most", "8.2")
        others = _Place(0, ": neither the most nor the second most", "8.2")
        if tiles.count(second) > 1:
            behind = _Place(1, ": tied for the second most", "8.4")
    places = {second: behind, most: first, 0: _NOTHING}
    return [places.get(count, others) for count in tiles]


def tally(state: State) -> tuple[Entry, ...]:
    """How the score comes about, seat by seat, if the game ended now (8).

    An entry for each animal of which the seat holds tiles, as the markers lie from the
    top, then for Nkisi and for Yowa.

    >>> from tabletop_rules.games.bumuntu.setup import position
    >>> piles = ["giraffe food, chimpanzee Nkisi", "giraffe Yowa, giraffe food", None]
    >>> for entry in tally(position(collected=piles, phase="move")):
    ...     print(entry)
    seat 0: 2, 1 giraffe tile at 2 per tile (rule 8.1)
    seat 0: 8, 1 chimpanzee tile at 8/4: the most (rule 8.2)
    seat 0: 1, 1 Nkisi tile (rule 8.6)
    seat 1: 4, 2 giraffe tiles at 2 per tile (rule 8.1)
    seat 1: 6, 1 Yowa tile at 6/3: the most (rule 8.7)
    seat 2: 0, no tile (rule 8.5)
    """
    sheets = favor(state)
    spots = [
        _places(part.spot, [sheet.animals[place].tiles for sheet in sheets])
        for place, part in enumerate(sheets[0].animals)
    ]
    yowa = _places(YOWA_SPOT, [sheet.yowa_tiles for sheet in sheets])
    return tuple(
        [
            entry
            for seat, sheet in enumerate(sheets)
            for entry in _entries(sheet, [spot[seat] for spot in spots], yowa[seat])
        ]
    )


def _entries(sheet: Favor, places: Sequence[_Place], yowa: _Place) -> list[Entry]:
    seat = sheet.player
    entries = []
    for part, place in zip(sheet.animals, places, strict=True):
        if part.tiles:
            text = f"{_tiles(part.tiles, part.animal)} at {part.spot}{place.name}"
            entries.append(Entry(seat, place.favor, text, place.clause))
    if sheet.nkisi_tiles or sheet.nkisi:
        entries.append(
            Entry(seat, sheet.nkisi, _tiles(sheet.nkisi_tiles, _NKISI), "8.6")
        )
    if sheet.yowa_tiles:
        text = f"{_tiles(sheet.yowa_tiles, _YOWA)} at {YOWA_SPOT}{yowa.name}"
        entries.append(Entry(seat, yowa.favor, text, "8.7"))
    return entries or [Entry(seat, 0, "no tile", "8.5")]


def _tiles(count: int, of: Animal | Bonus) -> str:
    return f"{count} {of} {'tile' if count == 1 else 'tiles'}"


def score(state: State) -> tuple[int, ...]:
    """The favor of each seat: the totals of `favor` (8)."""
    return tuple([part.total for part in favor(state)])


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game goes on.

    The most favor wins, and equal favor shares the place (8.8).
    """
    if state.phase is not OVER:
        return None
    scores = score(state)
    reason = f"seat {state.turn} collected the last advance tile"
    return Outcome(ranks(scores), scores, reason, tuple(_tie_breaks(scores)))


def _tie_breaks(scores: Sequence[int]) -> Iterator[Note]:
    """No rule breaks a tie, food chips do not either (8.8, 8.9)."""
    for tied in ties(scores):
        seats = ", ".join(map(str, tied))
        yield Note(f"seats {seats} share a place", "8.8")
