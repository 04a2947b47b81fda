"""How a position shows itself: drawn in a notebook, as text when printed.

The functions stand in the body of a State or View, as `_repr_html_ = repr_html` and
`__str__ = as_text`. The pictures are loaded when something is looked at, not before.
"""


def repr_html(position: object) -> str:
    """The position as HTML, for notebooks; TypeError if it has no picture."""
    from tabletop_rules import render

    return render.html(position)


def as_text(position: object) -> str:
    """The position as text, for `print`; TypeError if it has no picture."""
    from tabletop_rules import render

    return render.text(position)
