"""The floors of the package, and what its imports say of them.

`FLOORS` is the plan, from the ground up. `faults` lists where the files break it; the
page on the architecture draws it from the same arrows.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from attrs import frozen

from tabletop_rules.games import NAMES as GAMES

from .imports import PACKAGE, SOURCE, Arrow, arrows, imported, modules, packages_of


@frozen
class Room:
    """Files that belong together.

    `modules` are modules and packages, named from the package on; where several rooms
    name one, the longest name counts. `games` are those that it may import; any other
    room knows games by their protocol alone. `needs` are the libraries that it may
    import beside attrs.
    """

    name: str
    modules: tuple[str, ...]
    games: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


@frozen
class Floor:
    """Rooms that stand side by side: none imports another."""

    title: str
    rooms: tuple[Room, ...]


FURTHER = {
    "bambuti": ("masks",),
    "bumuntu": ("animals",),
    "busungar": ("garden", "orchard"),
}
"""What else draws a game, beside the files of its name."""


DRAWN = tuple([game for game in GAMES if (SOURCE / "render" / f"{game}.py").exists()])
"""The games that have pictures of their own."""


def _pictures(game: str) -> Room:
    own = (game, f"words.{game}", *FURTHER.get(game, ()))
    return Room(f"{game} pictures", tuple([f"render.{each}" for each in own]), (game,))


GROUND = Room("ground floor", ())
"""Every file directly in the package that no other room names."""

FLOORS = (
    Floor("Values, errors, chance, and the protocol of a game", (GROUND,)),
    Floor("The games", tuple([Room(each, (f"games.{each}",)) for each in GAMES])),
    Floor(
        "What works on any game",
        (
            Room("codec", ("codec",), needs=("cattrs",)),
            Room("match", ("match",)),
            Room("games by name", ("games",), GAMES),
        ),
    ),
    Floor(
        "What works on any game, a match or a document",
        (
            Room("chance", ("chance",)),
            Room("record", ("record",)),
            Room("schema", ("schema",)),
            Room("simulate", ("simulate",)),
            Room("render", ("render",)),
        ),
    ),
    Floor(
        "The pictures of each game",
        tuple([_pictures(game) for game in DRAWN]),
    ),
    Floor(
        "What works on games and records of them",
        (
            Room("study", ("study",)),
            Room("testing", ("testing",), needs=("hypothesis",)),
        ),
    ),
    Floor("The door", (Room("tabletop_rules", ("", *GAMES), GAMES),)),
    Floor("The command line", (Room("cli", ("cli", "__main__"), needs=("rich",)),)),
)
"""From the ground up. An import leads to a lower floor or stays within its room."""

UPWARD = {
    "shown": ("render",),
    "render.dispatch": tuple([f"{game} pictures" for game in DRAWN]),
}
"""The files that load something on a higher floor, by its name, and which rooms.

What shows itself does not know who draws it, until somebody looks.
"""

BY_NAME = {
    "": "a public name is loaded when it is asked for",
    "games": "a game is loaded when it is asked for",
    "shown": "what draws is loaded when something is looked at",
    "render.dispatch": "the pictures of a game are loaded with the first of them",
    "match.game": "the game of a match that was pickled, which may be anybody's",
    "simulate": "the game that a process is to play, which may be anybody's",
    "testing.fresh": "the game under test, in a fresh process",
    "testing.foreign": "numpy, whose integers are tried if it is there",
    "cli.commands": "whether a library of an extra is there",
}
"""The files that load anything by its name, with the reason."""


def rooms() -> dict[str, int]:
    """The number of the floor of each room, from 0."""
    return {
        room.name: number for number, floor in enumerate(FLOORS) for room in floor.rooms
    }


def room_of(module: str) -> Room | None:
    """The room of a file; None for a package that the plan does not name."""
    named = {
        name: room for floor in FLOORS for room in floor.rooms for name in room.modules
    }
    for name in (module, *packages_of(module)):
        if name in named:
            return named[name]
    return GROUND if "." not in module else None


def faults(source: Path = SOURCE) -> list[str]:
    """What breaks the plan, one sentence each."""
    found = [
        f"{module} is in no room: name its package in the plan"
        for module, path in modules(source).items()
        if _is_homeless(module, path)
    ]
    graph: dict[str, set[str]] = {}
    for arrow in arrows(source):
        graph.setdefault(arrow.source, set()).add(arrow.target)
        reason = _why_not(arrow)
        if reason is not None:
            line = f"{arrow.source or PACKAGE}, line {arrow.line}"
            found.append(f"{line}: imports {arrow.target or PACKAGE}, {reason}")
    if circle := _circle(graph):
        found.append(f"a circle: {' imports '.join(circle)}")
    return found


def libraries(source: Path = SOURCE) -> dict[str, set[str]]:
    """The libraries that the files of each room import, without the standard one."""
    found: dict[str, set[str]] = {}
    for module, path in modules(source).items():
        room = room_of(module)
        names = {name.partition(".")[0] for _, name in imported(module, path)}
        names -= {PACKAGE, *sys.stdlib_module_names}
        if room is not None:
            found.setdefault(room.name, set()).update(names)
    return found


def between_rooms(
    source: Path = SOURCE, *, implied: bool = True
) -> dict[str, set[str]]:
    """The rooms that each room imports; `implied` as in `Arrow` or not."""
    found: dict[str, set[str]] = {name: set() for name in rooms()}
    for arrow in arrows(source):
        one, other = room_of(arrow.source), room_of(arrow.target)
        if one is None or other is None or one == other:
            continue
        if implied or not arrow.implied:
            found[one.name].add(other.name)
    return found


def sizes(source: Path = SOURCE) -> dict[str, tuple[int, int]]:
    """How many files each room has, and how many lines."""
    found = dict.fromkeys(rooms(), (0, 0))
    for module, path in modules(source).items():
        if (room := room_of(module)) is not None:
            files, lines = found[room.name]
            more = path.read_text(encoding="utf-8").count("\n")
            found[room.name] = files + 1, lines + more
    return found


def _is_homeless(module: str, path: Path) -> bool:
    """Whether the file is in a package that the plan does not name."""
    room = room_of(module)
    return room is None or (room == GROUND and path.name == "__init__.py")


def _why_not(arrow: Arrow) -> str | None:
    """Why the plan forbids the arrow, or None."""
    one, other = room_of(arrow.source), room_of(arrow.target)
    if one is None or other is None or one == other:
        return None
    floors = rooms()
    if floors[one.name] < floors[other.name]:
        return "which is on a higher floor"
    if floors[one.name] == floors[other.name]:
        return "which is another room on its floor"
    if other.name in GAMES and other.name not in one.games:
        return "but it may know games by their protocol alone"
    return None


def _circle(graph: Mapping[str, set[str]]) -> list[str]:
    """The files of a circle in their order, the first one twice; [] without any."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return [name or PACKAGE for name in reversed(circle)]
    return []
