"""Notebooks as pages, as they were last run.

    ```{notebook} ../../examples/bumbesi_edge_cases.ipynb
    ```

shows the cells of that file with the outputs that are stored in it, but for the cells
tagged `hide`, which hold what the tests ask of a case.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

FENCE = "`" * 12
"""Longer than any fence in a cell, so that a cell cannot end it."""


class Notebook(SphinxDirective):
    """Put the cells of a notebook here; the path goes from this page."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The nodes of all cells."""
        page = Path(self.env.doc2path(self.env.docname))
        path = (page.parent / self.arguments[0]).resolve()
        self.env.note_dependency(str(path))
        if not path.is_file():
            raise self.error(f"there is no notebook {self.arguments[0]}")
        notebook = json.loads(path.read_text(encoding="utf-8"))
        lines = [line for cell in notebook["cells"] for line in markdown(cell)]
        root = nodes.Element()
        root.document = self.state.document
        source = StringList(lines, str(path))
        self.state.nested_parse(source, 0, root, match_titles=True)
        return root.children


def markdown(cell: dict[str, Any]) -> Iterator[str]:
    """The lines of a cell as Markdown, with its outputs; none of one tagged `hide`."""
    if "hide" in cell.get("metadata", {}).get("tags", ()):
        return
    text = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield from text.split("\n")
    elif text:
        yield from fenced("code-block", "python", text)
    for output in cell.get("outputs", ()):
        yield from shown(output)
    yield ""


def shown(output: dict[str, Any]) -> Iterator[str]:
    """The lines of an output: a picture if it has one, else its text."""
    data = output.get("data", {})
    for kind in ("text/html", "image/svg+xml"):
        if kind in data:
            yield from fenced("raw", "html", "".join(data[kind]))
            return
    if "image/png" in data:
        yield from fenced("raw", "html", image(output))
        return
    text = output.get("text", data.get("text/plain", ""))
    yield from fenced("code-block", "text", "".join(text).rstrip("\n"), "output")


def image(output: dict[str, Any]) -> str:
    """The image of an output, with its alternative text if it has one."""
    encoded = "".join("".join(output["data"]["image/png"]).split())
    alternative = output.get("metadata", {}).get("image/png", {}).get("alt", "")
    source = f"data:image/png;base64,{encoded}"
    return f'<img class="plot" src="{source}" alt="{escape(alternative)}">'


def fenced(directive: str, argument: str, text: str, name: str = "") -> Iterator[str]:
    """The text as the content of a directive."""
    yield f"{FENCE}{{{directive}}} {argument}"
    if name:
        yield f":class: {name}"
    yield ""
    yield from text.split("\n")
    yield FENCE


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive."""
    app.add_directive("notebook", Notebook)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
