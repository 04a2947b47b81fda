"""How a position shows itself: drawn in a notebook, as text when printed.

The functions stand in the body of a State or View, as `_repr_html_ = repr_html` and
`__str__ = as_text`. What draws is put here by `render`, which is loaded when something
is looked at first, not before.
"""

from collections.abc import Callable
from importlib import import_module

Draw = Callable[[object], str]
"""Draws whatever has a picture; raises TypeError for everything else."""

_ARTIST = "tabletop_rules.render"
_ways: dict[str, Draw] = {}


def draw_by(*, html: Draw, text: Draw) -> None:
    """Draw by these functions from now on; `render` says so when it is loaded."""
    _ways.update(html=html, text=text)


def repr_html(position: object) -> str:
    """The position as HTML, for notebooks; TypeError if it has no picture."""
    return _way("html")(position)


def as_text(position: object) -> str:
    """The position as text, for `print`; TypeError if it has no picture."""
    return _way("text")(position)


def _way(name: str) -> Draw:
    if name not in _ways:
        import_module(_ARTIST)
    return _ways[name]
