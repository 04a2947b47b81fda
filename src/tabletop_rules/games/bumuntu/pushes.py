"""Whom animals move beside the mover: what section 6 says of opponents.

Each push answers twice, worked out apart: `choices` gives all that the player may
choose when the move ends on a space, `why_not` the reason why a choice is none of
them. A choice is a seat and the space to which it is moved, (None, None) where there
is nothing to choose. `moved` tells who is then moved to where.
"""

from typing import ClassVar, Protocol

from attrs import frozen

from tabletop_rules.errors import Illegal
from tabletop_rules.games.bumuntu.jungle import (
    CELLS,
    DIRECTION,
    DISTANCE,
    NEIGHBOURS,
    NEXT,
)
from tabletop_rules.games.bumuntu.scene import Scene
from tabletop_rules.games.bumuntu.ways import charge

Choice = tuple[int | None, int | None]

_NOTHING_TO_CHOOSE: list[Choice] = [(None, None)]


class Push(Protocol):
    """Whom an animal moves.

    `takes_ends`: whether the move may end where an opponent stands before it, who is
    then moved on.
    """

    takes_ends: ClassVar[bool]

    def choices(self, scene: Scene, end: int) -> list[Choice]:
        """All that the player may choose, by seat, then by space."""

    def why_not(
        self, scene: Scene, end: int, choice: Choice, clause: str
    ) -> Illegal | None:
        """Why the choice cannot be made; the clause is that of the animal."""

    def moved(self, scene: Scene, end: int, choice: Choice) -> list[tuple[int, int]]:
        """The seats that are moved, each with the space where it comes to stand.

        It is the space where it stood for one that cannot be moved, and is told of.
        """


class _WithoutChoice:
    """What the pushes share that leave nothing to choose."""

    takes_ends: ClassVar[bool] = False

    def choices(self, scene: Scene, end: int) -> list[Choice]:
        """There is none."""
        return _NOTHING_TO_CHOOSE

    def why_not(
        self, scene: Scene, end: int, choice: Choice, clause: str
    ) -> Illegal | None:
        """Nobody may be named."""
        if choice != (None, None):
            return Illegal(clause, "this animal moves nobody whom you choose")
        return None


@frozen
class Nobody(_WithoutChoice):
    """Only the mover moves."""

    def moved(self, scene: Scene, end: int, choice: Choice) -> list[tuple[int, int]]:
        """Nobody."""
        return []


@frozen
class EverybodyAround(_WithoutChoice):
    """Each opponent beside the end moves one space straight away, if it can."""

    def moved(self, scene: Scene, end: int, choice: Choice) -> list[tuple[int, int]]:
        """All of them: who is firm, or has no free space inside the jungle, stays.

        No one's way depends on another who moves: all start at distance one from the
        end and arrive at distance two, each in a direction of its own.
        """
        moved: list[tuple[int, int]] = []
        for seat, space in enumerate(scene.pawns):
            if seat == scene.player or DISTANCE[end][space] != 1:
                continue
            direction = DIRECTION[end][space]
            assert direction is not None  # neighbours lie straight ahead
            away = NEXT[space][direction]
            if away is None or scene.taken >> away & 1 or scene.firm >> space & 1:
                away = space
            moved.append((seat, away))
        return moved


@frozen
class EverybodyAhead(_WithoutChoice):
    """Those whom a charge meets are pushed along."""

    takes_ends: ClassVar[bool] = True

    def moved(self, scene: Scene, end: int, choice: Choice) -> list[tuple[int, int]]:
        """All who are ahead up to the stop, but for those who stay where they are."""
        direction = DIRECTION[scene.start][end]
        assert direction is not None  # a charge is straight
        _, pushed = charge(scene, direction)
        return [(seat, space) for seat, space in pushed if scene.pawns[seat] != space]


class _OneChosen:
    """What the pushes share that move the one whom the player chooses."""

    def moved(self, scene: Scene, end: int, choice: Choice) -> list[tuple[int, int]]:
        """The chosen one, if there is one."""
        victim, space = choice
        return [] if victim is None or space is None else [(victim, space)]


@frozen
class OneAlong(_OneChosen):
    """One opponent, anywhere, moves one space in the mover's direction."""

    takes_ends: ClassVar[bool] = False

    def choices(self, scene: Scene, end: int) -> list[Choice]:
        """Every opponent with a free space ahead; the start has become free.

        Nobody can be moved to the end, for who could stood in the mover's way.
        """
        direction = DIRECTION[scene.start][end]
        assert direction is not None  # the mover went straight
        choices: list[Choice] = []
        for seat, space in enumerate(scene.pawns):
            ahead = NEXT[space][direction]
            if seat == scene.player or ahead is None:
                continue
            if not (scene.taken >> ahead & 1 or scene.firm >> space & 1):
                choices.append((seat, ahead))
        return choices

    def why_not(
        self, scene: Scene, end: int, choice: Choice, clause: str
    ) -> Illegal | None:
        """No opponent, a firm one, another direction, or no free space."""
        victim, space = choice
        if victim is None or victim == scene.player:
            return Illegal(clause, "you must also move an opponent the same way")
        at = scene.pawns[victim]
        if scene.firm >> at & 1:
            return _why_firm(scene, victim)
        if (
            space is None
            or DISTANCE[at][space] != 1
            or DIRECTION[at][space] != DIRECTION[scene.start][end]
        ):
            return Illegal(
                clause, f"seat {victim} must be moved one space in your direction"
            )
        return _why_occupied(scene, space, clause)


@frozen
class WhoeverIsThere(_OneChosen):
    """The opponent on whom the move ends moves one step as the player chooses."""

    takes_ends: ClassVar[bool] = True

    def choices(self, scene: Scene, end: int) -> list[Choice]:
        """All steps to spaces without a pawn; the start has become one of them."""
        if not scene.taken >> end & 1:
            return _NOTHING_TO_CHOOSE
        if scene.firm >> end & 1:
            return []
        victim = scene.pawns.index(end)
        return [(victim, n) for n in NEIGHBOURS[end] if not scene.taken >> n & 1]

    def why_not(
        self, scene: Scene, end: int, choice: Choice, clause: str
    ) -> Illegal | None:
        """Somebody else, a firm one, further than a step, or no free space."""
        victim, space = choice
        there = scene.pawns.index(end) if end in scene.pawns else None
        if there is not None and scene.firm >> end & 1:
            return _why_firm(scene, there)
        if victim != there or (victim is None) != (space is None):
            if there is None:
                return Illegal(clause, "you can move only the one on whom you end")
            return Illegal(clause, f"you must move seat {there}, on whom you end")
        if space is None:
            return None
        if DISTANCE[end][space] != 1:
            return Illegal(clause, f"{CELLS[space]} is not one step from {CELLS[end]}")
        return _why_occupied(scene, space, clause)


def _why_firm(scene: Scene, victim: int) -> Illegal:
    tile = scene.tiles[scene.pawns[victim]]
    assert tile is not None  # only a tile makes firm
    return Illegal("6.14", f"seat {victim} stands on the {tile.animal}, out of reach")


def _why_occupied(scene: Scene, space: int, clause: str) -> Illegal | None:
    opponents = [at for seat, at in enumerate(scene.pawns) if seat != scene.player]
    if space in opponents:
        return Illegal(clause, f"{CELLS[space]} has a pawn on it")
    return None
