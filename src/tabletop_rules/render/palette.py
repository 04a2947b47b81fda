"""The colours of pictures, by what they are for, in light and in dark.

Each shape carries its light colour as an attribute, which every viewer knows, and a
class by which the style sheet of the picture gives it the colour of the page's theme.
Nothing is told by colour alone.
"""

from collections.abc import Iterable

ROLES: dict[str, tuple[str, str]] = {
    "paper": ("#fdfbf6", "#1d2125"),
    "panel": ("#f3eee2", "#282d33"),
    "felt": ("#dfeadb", "#22342b"),
    "jungle": ("#1f6b2c", "#16381f"),
    "ground": ("#e9dfc6", "#37322a"),
    "ink": ("#1b1b1b", "#eef1f3"),
    "faint": ("#595346", "#b3bbc2"),
    "line": ("#b5ab95", "#59626b"),
    "card": ("#ffffff", "#343b42"),
    "back": ("#6f829a", "#4c5f75"),
    "back-line": ("#c9d4e1", "#8fa3ba"),
    "on-back": ("#ffffff", "#ffffff"),
    "legal": ("#0067a8", "#79c9ff"),
    "recent": ("#b84a00", "#ffa564"),
    "red": ("#f6c0b5", "#7d3128"),
    "yellow": ("#f6e294", "#6c5811"),
    "green": ("#bfe3b8", "#2c5f36"),
    "blue": ("#bcd7f4", "#284f7c"),
    "purple": ("#e0c8ef", "#5c3a79"),
    "pink": ("#f9cfdc", "#7c3f56"),
    "brown": ("#e2c9a8", "#604526"),
    "grey": ("#d5d8db", "#4a5158"),
    "deep-red": ("#a61e12", "#ffa79b"),
    "deep-yellow": ("#7a5d00", "#f3d565"),
    "deep-green": ("#1f6b2c", "#93dd9a"),
    "deep-blue": ("#124f94", "#98c8ff"),
    "deep-purple": ("#66278f", "#dab0f6"),
    "deep-brown": ("#6b4312", "#e6bd8a"),
}
"""Each role with its colour on light pages, which is printed too, and on dark ones."""

NAME = "tabletop-picture"
"""The class of every picture: the style sheet of one changes nothing else."""

FILL, STROKE = "tabletop-f-", "tabletop-s-"
"""What the classes of filled and of stroked shapes begin with.

Their rules name no class around them, for such a rule does not reach what is drawn
once and used often.
"""

_DARK_PAGES = ('[data-jp-theme-light="false"]', ".vscode-dark", '[data-theme="dark"]')
_LIGHT_PAGES = ('[data-jp-theme-light="true"]', ".vscode-light", '[data-theme="light"]')


def light(role: str) -> str:
    """The colour of a role on a light page."""
    return ROLES[role][0]


def stylesheet(fills: Iterable[str], strokes: Iterable[str]) -> str:
    """The rules for the roles that a picture fills and strokes with.

    The theme that JupyterLab, VS Code or a documentation page names goes before what
    the system prefers; paper is always light.
    """
    fills, strokes = sorted(fills), sorted(strokes)
    used = sorted({*fills, *strokes})
    on_light = _variables(used, 0)
    on_dark = _variables(used, 1)
    rules = [
        f".{NAME}{{{on_light}}}",
        f"@media (prefers-color-scheme:dark){{.{NAME}{{{on_dark}}}}}",
        f"{_inside(_DARK_PAGES)}{{{on_dark}}}",
        f"{_inside(_LIGHT_PAGES)}{{{on_light}}}",
        f"@media print{{html .{NAME}.{NAME},svg.{NAME}.{NAME}{{{on_light}}}}}",
        *[f".{FILL}{role}{{fill:var(--{role})}}" for role in fills],
        *[f".{STROKE}{role}{{stroke:var(--{role})}}" for role in strokes],
    ]
    return "".join(rules)


def _variables(roles: Iterable[str], theme: int) -> str:
    return ";".join([f"--{role}:{ROLES[role][theme]}" for role in roles])


def _inside(pages: Iterable[str]) -> str:
    return ",".join([f"{page} .{NAME}" for page in pages])
