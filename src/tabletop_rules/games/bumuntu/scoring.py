"""Favor, what it is made of, and who won (section 8 of the rules)."""

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from tabletop_rules.games.bumuntu.components import (
    YOWA_SPOT,
    Animal,
    Bonus,
    FavorSpot,
    PerTile,
)
from tabletop_rules.games.bumuntu.state import OVER, State
from tabletop_rules.outcome import Outcome, ranks

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
    if isinstance(spot, PerTile):
        return [spot.favor * count for count in tiles]
    most = max(tiles)
    second = max([count for count in tiles if count < most], default=0)
    if tiles.count(most) > 1:
        for_most, for_second = spot.silver, 0
    else:
        for_most = spot.gold
        for_second = 1 if tiles.count(second) > 1 else spot.silver
    pays = {second: for_second, most: for_most, 0: 0}
    return [pays.get(count, 0) for count in tiles]


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
    return Outcome(ranks(scores), scores, reason)
