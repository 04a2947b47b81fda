"""What is wrong, and with what: reasons, problems and the exceptions.

Each exception is a `TabletopError`; all but `UnknownGame` and `UnknownClause`
are ValueErrors too, and those two are LookupErrors.
"""

from attrs import frozen


def _cited(text: str, clause: str) -> str:
    """The text, with the clause if that is a number of the rules."""
    return f"{text} (rule {clause})" if clause[:1].isdecimal() else text


@frozen
class Illegal:
    """Why an action is not legal.

    `clause` is the number of the statement in the game's RULES.md that the action
    breaks first ("4.3"), or "turn" (not this player's decision now, or not this kind
    of decision), or "over". `reason` is a clause of plain English without a full stop.
    On the site `clause` is the anchor on the page of the game's rules:
    `rules/bumbesi.html#4.3`.
    """

    clause: str
    reason: str

    def __str__(self) -> str:
        """The reason, with the clause that it rests on.

        >>> print(Illegal("4.2", "30 is not below the target 12"))
        30 is not below the target 12 (rule 4.2)
        """
        return _cited(self.reason, self.clause)


@frozen
class Problem:
    """One broken invariant of a state: the clause it rests on, and what is wrong.

    `clause` is a number of RULES.md, or a word for what no rule of the game speaks of.
    """

    clause: str
    text: str

    def __str__(self) -> str:
        return _cited(self.text, self.clause)


class TabletopError(Exception):
    """The base of everything that this library raises on purpose."""


class IllegalAction(TabletopError, ValueError):
    """An action that the rules forbid now.

    `action` is what was tried, `illegal` says why not.
    """

    def __init__(self, action: object, illegal: Illegal) -> None:
        super().__init__(action, illegal)
        self.action = action
        self.illegal = illegal

    def __str__(self) -> str:
        return f"{self.illegal}: {self.action}"


class InvalidState(TabletopError, ValueError):
    """A position that cannot be; `problems` names each broken invariant."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


class InvalidOptions(TabletopError, ValueError):
    """Options that contradict themselves or the number of players."""


class PlayerCountError(TabletopError, ValueError):
    """A number of players that the box does not allow."""


class SeatError(TabletopError, ValueError):
    """A seat at which nobody sits."""


class ScriptError(TabletopError, ValueError):
    """A script of loaded dice that ran out, or names a value out of range."""


class ParseError(TabletopError, ValueError):
    """A text that is no action."""


class CodecError(TabletopError, ValueError):
    """A document that cannot be read; the message says where."""


class UnknownGame(TabletopError, LookupError):
    """A name that no game bears."""


class UnknownClause(TabletopError, LookupError):
    """A number that no statement of the rules bears."""
