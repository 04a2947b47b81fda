"""What follows from a board: neighbours, walks, and the actions that it allows.

All of it is worked out once for each board and looked up from then on. Boards are
values, so what they keep here cannot be written to.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from attrs import frozen

from tabletop_rules.admission import Admit
from tabletop_rules.games.busungar.actions import (
    SEATS,
    Action,
    ChooseStart,
    PutOut,
    Step,
    admission_to,
)
from tabletop_rules.games.busungar.components import (
    DIE_SIDES,
    LEFT,
    RIGHT,
    Direction,
)

Pairs = tuple[tuple[str, str], ...]


class Landing(NamedTuple):
    """Where a walk ends, the heading from there, and whether it is an entrance."""

    stone: str
    heading: Direction | None
    may_enter: bool


@frozen(eq=False)
class Atlas:
    """The tables of one board.

    `places`: the place of each point in board order. `inward`: the heading on an end
    stone (3.2). `entries`: the points behind each entrance stone. `neighbours`: all
    points beside a garden point, stones and kennel included. `walks[direction]
    [stone][pips - 1]`: where a walk ends. `starts`, `put_outs`: the actions of each
    seat. `steps[seat][point]`: the steps of a piece from there, into the kennel never
    (4.7); from a stone they are those into the garden. `dog_steps` likewise for the
    dog (7.2).
    """

    places: Mapping[str, int]
    stones: frozenset[str]
    garden: frozenset[str]
    red: frozenset[str]
    inward: Mapping[str, Direction]
    entries: Mapping[str, tuple[str, ...]]
    neighbours: Mapping[str, frozenset[str]]
    walks: Mapping[Direction, Mapping[str, tuple[Landing, ...]]]
    starts: tuple[tuple[ChooseStart, ...], ...]
    put_outs: tuple[tuple[PutOut, ...], ...]
    steps: tuple[Mapping[str, tuple[Step, ...]], ...]
    dog_steps: tuple[Mapping[str, tuple[Step, ...]], ...]
    admit: Admit[Action]


# kept for the last 16 boards, of 2 MB each where they have all points allowed
@lru_cache(maxsize=16)
def survey(
    sidewalk: tuple[str, ...],
    entrances: Pairs,
    paths: Pairs,
    red: tuple[str, ...],
    kennel: str,
) -> Atlas:
    """The tables of a board, which equal boards share."""
    garden = garden_points(paths)
    places = {point: place for place, point in enumerate((*sidewalk, *garden))}
    beside = neighbours(places, entrances + paths)
    stones = frozenset(sidewalk)
    inward = {sidewalk[0]: RIGHT, sidewalk[-1]: LEFT}
    entries = {stone: beside[stone] for stone in sidewalk if beside[stone]}
    step = [{point: Step(seat, point) for point in places} for seat in SEATS]
    starts = [[ChooseStart(seat, stone) for stone in inward] for seat in SEATS]
    put_outs = [[PutOut(seat, stone) for stone in sidewalk] for seat in SEATS]
    of_board: list[Action] = []
    for seat in SEATS:
        of_board += [*step[seat].values(), *starts[seat], *put_outs[seat]]
    walks = {way: _walks(sidewalk, entries, inward, way) for way in Direction}
    return Atlas(
        MappingProxyType(places),
        stones,
        frozenset(garden),
        frozenset(red),
        MappingProxyType(inward),
        MappingProxyType(entries),
        MappingProxyType({point: frozenset(beside[point]) for point in garden}),
        MappingProxyType(walks),
        tuple([tuple(row) for row in starts]),
        tuple([tuple(row) for row in put_outs]),
        tuple([_steps(beside, of_seat, {kennel}) for of_seat in step]),
        tuple([_steps(beside, of_seat, {kennel, *stones}) for of_seat in step]),
        admission_to(of_board),
    )


def garden_points(paths: Pairs) -> tuple[str, ...]:
    """The points of the garden, in the order in which the paths name them first."""
    return tuple(dict.fromkeys([point for path in paths for point in path]))


def neighbours(points: Iterable[str], links: Pairs) -> dict[str, tuple[str, ...]]:
    """The points linked with each point; all in the order in which `points` come."""
    place = {point: place for place, point in enumerate(points)}
    beside: dict[str, list[str]] = {point: [] for point in place}
    for one, other in links:
        beside[one].append(other)
        beside[other].append(one)
    return {
        point: tuple(sorted(linked, key=place.__getitem__))
        for point, linked in beside.items()
    }


def _steps(
    beside: Mapping[str, tuple[str, ...]], step: Mapping[str, Step], barred: set[str]
) -> Mapping[str, tuple[Step, ...]]:
    return MappingProxyType(
        {
            point: tuple([step[to] for to in linked if to not in barred])
            for point, linked in beside.items()
        }
    )


def _walks(
    sidewalk: tuple[str, ...],
    entries: Mapping[str, tuple[str, ...]],
    inward: Mapping[str, Direction],
    way: Direction,
) -> Mapping[str, tuple[Landing, ...]]:
    """For each stone, where walks of 1, 2 and 3 that begin in that direction end."""
    walks = {}
    for start_place, start in enumerate(sidewalk):
        place, heading = start_place, way
        landings = []
        for _ in range(DIE_SIDES):
            heading = inward.get(sidewalk[place], heading)  # 3.3
            place += 1 if heading is RIGHT else -1
            stone = sidewalk[place]
            landings.append(_landing(stone, heading, entries, inward))
        walks[start] = tuple(landings)
    return MappingProxyType(walks)


def _landing(
    stone: str,
    heading: Direction,
    entries: Mapping[str, tuple[str, ...]],
    inward: Mapping[str, Direction],
) -> Landing:
    exact = stone in entries
    return Landing(stone, inward.get(stone, None if exact else heading), exact)
