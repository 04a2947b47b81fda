"""The ways in which animals move: what section 6 says of the mover's own pawn.

Each way answers twice, and the two answers are worked out apart: `ends` gives the set
of all spaces where the move may end, `why_not` the reason why it may not end on one.
That a move ends elsewhere than it began (4.4), and on a space without an opponent
(3.2), is asked before `why_not`.
"""

from typing import Protocol

from attrs import frozen

from tabletop_rules.errors import Illegal
from tabletop_rules.games.bumuntu.components import FLAMINGO
from tabletop_rules.games.bumuntu.jungle import (
    BETWEEN,
    CELLS,
    DIRECTION,
    DISTANCE,
    NEIGHBOUR_BITS,
    NEIGHBOURS,
    RAY_BITS,
    RAYS,
    WITHIN,
    spread,
)
from tabletop_rules.games.bumuntu.scene import Scene


class Way(Protocol):
    """How an animal moves."""

    def ends(self, scene: Scene) -> int:
        """The set of spaces where the move may end."""

    def why_not(self, scene: Scene, to: int, clause: str) -> Illegal | None:
        """Why the move cannot end there; the clause is that of the animal."""


@frozen
class Wander:
    """Up to so many steps, each in any direction, past opponents or not."""

    steps: int
    past_pawns: bool = False

    def ends(self, scene: Scene) -> int:
        """All within so many steps, as a flood that pawns keep out."""
        start, free = scene.start, ~scene.taken
        within = WITHIN[self.steps][start]
        if self.past_pawns:
            return within
        if not scene.taken & WITHIN[self.steps - 1][start]:
            return within & free
        reached = 1 << start
        for _ in range(self.steps):
            reached = spread(reached) & free
        return reached & ~(1 << start)

    def why_not(self, scene: Scene, to: int, clause: str) -> Illegal | None:
        """Too far, or each route is barred."""
        if DISTANCE[scene.start][to] > self.steps:
            return Illegal(clause, f"{CELLS[to]} is more than {self.steps} steps away")
        if self.past_pawns or _leads(scene.start, to, self.steps, scene.taken):
            return None
        return Illegal(clause, f"pawns bar each route of {self.steps} steps")


def _leads(start: int, end: int, steps: int, taken: int) -> bool:
    """Whether a walk of at most so many steps over free spaces leads there."""
    if DISTANCE[start][end] <= 1:
        return True
    return any(
        DISTANCE[space][end] < steps
        and not taken >> space & 1
        and _leads(space, end, steps - 1, taken)
        for space in NEIGHBOURS[start]
    )


@frozen
class Slide:
    """Any number of spaces in one of these directions."""

    directions: tuple[int, ...]

    def ends(self, scene: Scene) -> int:
        """Each ray up to the edge or the first pawn."""
        start, taken = scene.start, scene.taken
        reached = 0
        for direction in self.directions:
            ray = RAY_BITS[start][direction]
            if ray & taken:
                ahead = RAYS[start][direction]
                first = next(space for space in ahead if taken >> space & 1)
                ray = BETWEEN[start][first]
            reached |= ray
        return reached

    def why_not(self, scene: Scene, to: int, clause: str) -> Illegal | None:
        """Not that way, or a pawn between."""
        if DIRECTION[scene.start][to] not in self.directions:
            return Illegal(clause, f"{CELLS[to]} does not lie in its direction")
        return _why_barred(scene, to, clause)


@frozen
class March:
    """Exactly so many spaces in one of the eight directions."""

    spaces: int

    def ends(self, scene: Scene) -> int:
        """The space so far ahead on each ray that is long enough and free that far."""
        start, taken = scene.start, scene.taken
        barring = taken & WITHIN[self.spaces][start]
        reached = 0
        for ray, ray_bits in zip(RAYS[start], RAY_BITS[start], strict=True):
            if len(ray) >= self.spaces and not ray_bits & barring:
                reached |= 1 << ray[self.spaces - 1]
        return reached

    def why_not(self, scene: Scene, to: int, clause: str) -> Illegal | None:
        """Another distance, no straight line, or a pawn between."""
        start = scene.start
        if DIRECTION[start][to] is None or DISTANCE[start][to] != self.spaces:
            return Illegal(
                clause, f"{CELLS[to]} is not exactly {self.spaces} spaces straight away"
            )
        return _why_barred(scene, to, clause)


def _why_barred(scene: Scene, to: int, clause: str) -> Illegal | None:
    if BETWEEN[scene.start][to] & scene.taken:
        return Illegal(clause, f"a pawn bars the way to {CELLS[to]}")
    return None


@frozen
class Fly:
    """To any flamingo tile without another pawn, then one step."""

    def ends(self, scene: Scene) -> int:
        """All around each perch, the start being one of them."""
        reached = 0
        for space, tile in enumerate(scene.tiles):
            if tile is not None and tile.animal is FLAMINGO:
                if scene.taken >> space & 1:
                    continue
                reached |= NEIGHBOUR_BITS[space]
        return reached & ~scene.taken & ~(1 << scene.start)

    def why_not(self, scene: Scene, to: int, clause: str) -> Illegal | None:
        """No perch beside it."""
        for perch in NEIGHBOURS[to]:
            tile = scene.tiles[perch]
            free = not scene.taken >> perch & 1
            if free and tile is not None and tile.animal is FLAMINGO:
                return None
        return Illegal(clause, f"no free flamingo tile is beside {CELLS[to]}")


@frozen
class Charge:
    """As far as one can in one of the eight directions, pushing opponents along."""

    def ends(self, scene: Scene) -> int:
        """In each direction, as many spaces on as are free up to the stop."""
        reached = 0
        for ray, ray_bits in zip(RAYS[scene.start], RAY_BITS[scene.start], strict=True):
            if ray_bits & scene.firm:
                ray = _up_to_the_stop(ray, scene.firm)
                free = len([space for space in ray if not scene.taken >> space & 1])
            else:
                free = (ray_bits & ~scene.taken).bit_count()
            if free:
                reached |= 1 << ray[free - 1]
        return reached

    def why_not(self, scene: Scene, to: int, clause: str) -> Illegal | None:
        """Not straight, no space at all (6.11), or short of the end or beyond it."""
        direction = DIRECTION[scene.start][to]
        if direction is None:
            return Illegal(clause, f"{CELLS[to]} is not straight ahead")
        end, _ = charge(scene, direction)
        if end is None:
            return Illegal("6.11", "the charge does not lead a single space that way")
        if end != to:
            return Illegal(clause, f"the charge that way ends on {CELLS[end]}")
        return None


def charge(scene: Scene, direction: int) -> tuple[int | None, list[tuple[int, int]]]:
    """Where a charge in that direction ends, and where it pushes whom (6.10 to 6.12).

    The foremost pawn takes the last space, the others close up behind it, the mover
    last; None if no space is left for the mover, or only the one it stands on.
    """
    path = _up_to_the_stop(RAYS[scene.start][direction], scene.firm)
    ahead = [scene.pawns.index(space) for space in path if scene.taken >> space & 1]
    behind = len(path) - len(ahead)
    pushed = list(zip(ahead, path[behind:], strict=True))
    return (path[behind - 1] if behind else None), pushed


def _up_to_the_stop(ray: tuple[int, ...], firm: int) -> tuple[int, ...]:
    """The part of the ray in front of the first pawn that cannot be moved (6.11)."""
    for place, space in enumerate(ray):
        if firm >> space & 1:
            return ray[:place]
    return ray
