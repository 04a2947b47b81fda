"""What the files of the package import, read from their text and not by running them.

Files go by their names below the package; the package itself has the name "".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from attrs import frozen

PACKAGE = "tabletop_rules"
SOURCE = Path(__file__).parents[3] / "src" / PACKAGE

_LOADERS = {"import_module", "__import__", "resolve_name", "spec_from_file_location"}
_FULL_NAME = re.compile(rf"{PACKAGE}\.(\w+(?:\.\w+)*)\.?")


@frozen
class Arrow:
    """One file that imports another; the names begin below the package.

    `implied`: the target is a package that is loaded along with what is in it.
    """

    source: str
    target: str
    line: int
    implied: bool = False


def modules(source: Path = SOURCE) -> dict[str, Path]:
    """The files of the package by their names; the name of the package itself is ""."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def arrows(source: Path = SOURCE) -> list[Arrow]:
    """Every import between files of the package, wherever in a file it stands.

    An import of a module loads the packages that it is in as well, so these are
    arrows too, but for those that the importing file is in itself.
    """
    files = modules(source)
    found = []
    for module, path in files.items():
        for line, name in imported(module, path):
            target = _file_of(name, files)
            if target is None:
                continue
            around = [each for each in packages_of(target) if not _within(module, each)]
            for each in (target, *around):
                if each != module:
                    found.append(Arrow(module, each, line, each in around))
    return found


def loaders(source: Path = SOURCE) -> set[str]:
    """The files that load something by its name."""
    return {
        module
        for module, path in modules(source).items()
        for node in ast.walk(_tree(path))
        if _mentioned(node) in _LOADERS
    }


def spelt_out(source: Path = SOURCE) -> dict[str, set[str]]:
    """The names of the package that stand in texts of a file, to be loaded by name."""
    found: dict[str, set[str]] = {}
    for module, path in modules(source).items():
        for node in ast.walk(_tree(path)):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and (name := _FULL_NAME.fullmatch(text)):
                found.setdefault(module, set()).add(name[1])
    return found


def imported(module: str, path: Path) -> Iterator[tuple[int, str]]:
    """The full names that the file imports, each with its line."""
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = f"{PACKAGE}.{module}".rstrip(".").split(".")
                up = node.level - (path.name == "__init__.py")
                base = ".".join([*here[: len(here) - up], *filter(None, [base])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def _file_of(name: str, files: Mapping[str, Path]) -> str | None:
    """The file that a full name is of: a module, or where something is defined."""
    package, _, inner = name.partition(".")
    if package != PACKAGE:
        return None
    for each in (inner, *packages_of(inner)):
        if each in files:
            return each
    return ""


def packages_of(module: str) -> Iterator[str]:
    """The names of the packages around it, the innermost first."""
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def _within(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def _mentioned(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
