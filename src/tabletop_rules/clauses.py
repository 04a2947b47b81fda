"""The statements of a RULES.md, by number and by section."""

from __future__ import annotations

import re
from functools import lru_cache

from attrs import frozen

from tabletop_rules.words import Word

_SECTION = re.compile(r"^## (\d+) (.+)$")
_STATEMENT = re.compile(r"^- (\d+\.\d+) (.*)$")
_MARK = re.compile(r"\*\*\[(Ruling|Box|Reconstruction)\]\*\*")


class Kind(Word):
    """Where a statement comes from.

    A rule is the rulebook's; a ruling settles what it leaves open; a fact of the box is
    printed there alone; a reconstruction is printed nowhere at hand, and an option.
    """

    RULE = "rule"
    RULING = "ruling"
    BOX = "box"
    RECONSTRUCTION = "reconstruction"


@frozen
class Clause:
    """A numbered statement of the rules, on one line, or the title of a section.

    A statement that holds a ruling, or a fact of another kind, beside the rulebook's is
    of that kind.
    """

    number: str
    text: str
    kind: Kind

    def __str__(self) -> str:
        return f"{self.number} {self.text}"


# kept for the last 64 texts of rules
@lru_cache(maxsize=64)
def clauses_of(rules: str) -> tuple[Clause, ...]:
    """The sections and statements of the text of a RULES.md, in its order.

    The last 64 texts are kept, which are far more games than a program has.
    """
    found: list[Clause] = []
    lines: list[str] = []

    def close() -> None:
        if lines:
            number, text = found[-1].number, " ".join(" ".join(lines).split())
            mark = _MARK.search(text)
            kind = Kind(mark[1].lower()) if mark else Kind.RULE
            found[-1] = Clause(number, text, kind)
            lines.clear()

    for line in rules.splitlines():
        section, statement = _SECTION.match(line), _STATEMENT.match(line)
        if section or statement or not line.startswith("  "):
            close()
        if section:
            found.append(Clause(section[1], section[2], Kind.RULE))
        elif statement:
            found.append(Clause(statement[1], "", Kind.RULE))
            lines.append(statement[2])
        elif lines:
            lines.append(line)
    close()
    return tuple(found)
