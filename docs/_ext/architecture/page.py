"""The directive `floors`: what the imports of the package say, when the site is built.

    ```{floors} picture
    ```

gives the picture of all rooms, `rooms` a table of the same, and `by-name` a table of
what is loaded by its name. An import that breaks the plan is an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from .drawing import picture
from .floors import BY_NAME, FLOORS, GROUND, Room, between_rooms, faults, rooms
from .imports import PACKAGE, modules


class Floors(SphinxDirective):
    """Put the picture or a table here."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The nodes of what is asked for."""
        if found := faults():
            raise self.error("; ".join(found))
        for path in modules().values():
            self.env.note_dependency(str(path))
        wanted = self.arguments[0]
        if wanted == "picture":
            drawn = nodes.raw("", f'<figure class="floors">{picture()}</figure>')
            drawn["format"] = "html"
            return [drawn]
        if wanted not in TABLES:
            raise self.error(f"there is no {wanted!r}: picture, {', '.join(TABLES)}")
        root = nodes.Element()
        root.document = self.state.document
        lines = StringList(list(TABLES[wanted]()), "floors")
        self.state.nested_parse(lines, 0, root)
        return root.children


def _rooms() -> Iterator[str]:
    yield from ("| floor | room | files | imports |", "|---|---|---|---|")
    found, order = between_rooms(implied=False), list(rooms())
    for number, floor in reversed(list(enumerate(FLOORS))):
        for place, room in enumerate(floor.rooms):
            others = [name for name in reversed(order) if name in found[room.name]]
            title = "" if place else f"{number} {floor.title}"
            yield f"| {title} | {room.name} | {_files(room)} | {', '.join(others)} |"


def _files(room: Room) -> str:
    if room == GROUND:
        return "all others directly in the package"
    return ", ".join([f"`{module or PACKAGE}`" for module in room.modules])


def _by_name() -> Iterator[str]:
    yield from ("| file | what it loads by name |", "|---|---|")
    for module, reason in BY_NAME.items():
        yield f"| `{module or PACKAGE}` | {reason} |"


TABLES = {"rooms": _rooms, "by-name": _by_name}


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive."""
    app.add_directive("floors", Floors)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
