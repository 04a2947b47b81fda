"""Doctests in their colours, without the blank line that ends them before the fence."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform


class Examples(SphinxTransform):
    """Trim each literal block, and tell doctests in indented ones from other text."""

    default_priority = 330

    def apply(self, **_: Any) -> None:
        """Change the blocks of the page."""
        for block in self.document.findall(nodes.literal_block):
            text = block.rawsource = block.astext().rstrip("\n")
            block[:] = [nodes.Text(text)]
            if text.startswith(">>> ") and block.get("language") == "none":
                block["language"] = "pycon"


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the transform."""
    app.add_transform(Examples)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
