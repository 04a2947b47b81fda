"""The names of a game, sorted by what they are for.

    ```{game-reference} bumbesi
    ```

documents what the module has, with autodoc: first the functions, in the order of the
protocol `Game`, then options, state, view and their parts, the actions, the events. The
sections go into the page as if they were written there.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from inspect import isclass, isroutine
from types import ModuleType
from typing import Any, get_args

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from tabletop_rules.game import Game

PROTOCOL = tuple(name for name in vars(Game) if not name.startswith("_"))


class GameReference(SphinxDirective):
    """Document the game module of that name."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The nodes of the whole reference."""
        module = import_module(f"tabletop_rules.games.{self.arguments[0]}")
        source = StringList(list(sections(module)), module.__name__)
        root = nodes.Element()
        root.document = self.state.document
        self.state.nested_parse(source, 0, root, match_titles=True)
        return root.children


def sections(module: ModuleType) -> Iterator[str]:
    """The lines of Markdown that document the module."""
    for title, words, names in groups(module):
        yield from (f"## {title}", "", words, "")
        for name in names:
            kind = "function" if isroutine(getattr(module, name)) else "class"
            yield from autodoc(kind, f"{module.__name__}.{name}")


def autodoc(kind: str, name: str) -> Iterator[str]:
    """The directive of autodoc for that name."""
    yield from ("```{eval-rst}", f".. auto{kind}:: {name}", "```", "")


def groups(module: ModuleType) -> Iterator[tuple[str, str, list[str]]]:
    """The title of each group, a sentence on it, and its names in order."""
    public = [n for n in module.__all__ if callable(getattr(module, n))]
    functions = [n for n in public if isroutine(getattr(module, n))]
    classes = [n for n in public if isclass(getattr(module, n))]
    actions, events = members(module, "Action"), members(module, "Event")
    parts = [n for n in classes if n not in (*actions, *events)]
    yield (
        "Functions",
        "What every game has, in the order of `Game`.",
        [n for n in PROTOCOL if n in functions],
    )
    own = [n for n in functions if n not in PROTOCOL]
    if own:
        yield "Further functions", "What only this game has.", own
    yield (
        "Values",
        "Options, positions and what they are made of.",
        [
            *[n for n in PROTOCOL if n in parts],
            *[n for n in parts if n not in PROTOCOL],
        ],
    )
    yield "Actions", "`Action` is one of these.", actions
    yield "Events", "`Event` is one of these.", events


def members(module: ModuleType, union: str) -> list[str]:
    """The names of the classes that the union is made of, in its order."""
    return [member.__name__ for member in get_args(getattr(module, union))]


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive."""
    app.add_directive("game-reference", GameReference)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
