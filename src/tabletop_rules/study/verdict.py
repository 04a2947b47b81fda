"""The answer to "may I …?"."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from tabletop_rules.errors import Illegal
from tabletop_rules.markup import sentence


@frozen
class Verdict:
    """Whether an action is legal; true if it is.

    `action` is what was asked, `illegal` why not, or None; `statement` is the text of
    the clause that forbids it, "" where the rules of the game have none of that number.
    """

    action: Any
    illegal: Illegal | None
    statement: str

    def __bool__(self) -> bool:
        return self.illegal is None

    def __str__(self) -> str:
        """One sentence: yes, or no with the reason, the clause and its statement."""
        if self.illegal is None:
            return "yes"
        if not self.statement:
            return f"no: {self.illegal}"
        return f"no: {self.illegal.reason} ({self.illegal.clause} {self.statement})"

    def _repr_html_(self) -> str:
        return sentence(self)
