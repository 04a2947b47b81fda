"""The directive `notebook` shows cells and what they gave, each in its kind."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

EXTENSIONS = Path(__file__).parents[2] / "docs" / "_ext"
CONF = f"""
import sys
sys.path.insert(0, {str(EXTENSIONS)!r})
extensions = ["myst_parser", "notebooks"]
"""

pytestmark = pytest.mark.skipif(
    any(find_spec(name) is None for name in ("sphinx", "myst_parser")),
    reason='the site needs the extra: pip install "tabletop_rules[docs]"',
)


def code(source: str, *outputs: dict[str, Any]) -> dict[str, Any]:
    return {"cell_type": "code", "source": [source], "outputs": list(outputs)}


def built(folder: Path, *cells: dict[str, Any]) -> tuple[str, str]:
    """The page of a notebook with these cells, and the warnings."""
    notebook = json.dumps({"cells": cells})
    (folder / "some.ipynb").write_text(notebook, encoding="utf-8")
    (folder / "conf.py").write_text(CONF, encoding="utf-8")
    page = "```{notebook} some.ipynb\n```\n"
    (folder / "index.md").write_text(page, encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", str(folder), str(folder / "site")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return (folder / "site" / "index.html").read_text("utf-8"), result.stderr


def test_cells_and_outputs_of_each_kind(tmp_path: Path) -> None:
    title = {"cell_type": "markdown", "source": ["# Title\n", "\n", "Some *words*."]}
    picture = {"text/html": ["<b>drawn</b>"], "text/plain": ["not this"]}
    html, warnings = built(
        tmp_path,
        title,
        code("print(1)", {"output_type": "stream", "text": ["1\n", "2\n"]}),
        code("state", {"output_type": "execute_result", "data": picture}),
        code("value", {"output_type": "execute_result", "data": {"text/plain": "17"}}),
    )
    assert warnings == ""
    assert "Some <em>words</em>." in html
    assert "<b>drawn</b>" in html
    assert "not this" not in html
    assert '<div class="output highlight-text notranslate">' in html
    assert "<span></span>1\n2\n</pre>" in html
    assert "<span></span>17\n</pre>" in html


def test_an_image_brings_its_alternative_text(tmp_path: Path) -> None:
    image = {
        "output_type": "display_data",
        "data": {"image/png": "iVBO\nRw0K\n", "text/plain": "not this"},
        "metadata": {"image/png": {"alt": 'lengths & "wins"'}},
    }
    title = {"cell_type": "markdown", "source": ["# Title"]}
    html, warnings = built(tmp_path, title, code("plot", image))
    assert warnings == ""
    assert 'src="data:image/png;base64,iVBORw0K"' in html
    assert 'alt="lengths &amp; &quot;wins&quot;"' in html
    assert "not this" not in html


def test_a_fence_in_a_cell_does_not_end_it(tmp_path: Path) -> None:
    html, warnings = built(
        tmp_path,
        {"cell_type": "markdown", "source": ["# Title"]},
        code('text = """\n```\n"""\nlast = 1'),
    )
    assert warnings == ""
    assert "last" in html.partition("<pre>")[2].partition("</pre>")[0]


def test_a_notebook_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# Title\n\n```{notebook} none.ipynb\n```\n")
    (tmp_path / "conf.py").write_text(CONF, encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", str(tmp_path), str(tmp_path / "s")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "there is no notebook none.ipynb" in result.stderr


def test_a_cell_tagged_hide_is_left_out(tmp_path: Path) -> None:
    hidden = {**code("assert it_is_so"), "metadata": {"tags": ["hide"]}}
    shown = {**code("print(2)"), "metadata": {"tags": ["other"]}}
    html, _ = built(tmp_path, hidden, shown)
    assert "it_is_so" not in html
    assert "print" in html
