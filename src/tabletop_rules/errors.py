"""What is wrong, and with what: reasons, problems and the exceptions.

Each exception is a `TabletopError`; all but `UnknownGame` and `UnknownClause`
are ValueErrors too, and those two are LookupErrors.
"""

from collections.abc import Iterable

from attrs import frozen

from tabletop_rules.brief import brief


def cited(text: str, clause: str) -> str:
    """The text, with the clause if that is a number of the rules.

    >>> cited("the deck is empty", "8.1"), cited("the game is over", "over")
    ('the deck is empty (rule 8.1)', 'the game is over')
    """
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
        return cited(self.reason, self.clause)


@frozen
class Problem:
    """One broken invariant of a state: the clause it rests on, and what is wrong.

    `clause` is a number of RULES.md, or a word for what no rule of the game speaks of.
    """

    clause: str
    text: str

    def __str__(self) -> str:
        return cited(self.text, self.clause)


_TOLD = 3


def _named(clause: str) -> str:
    return f"rule {clause}" if clause[:1].isdecimal() else f"{clause!r}"


def told(problems: Iterable[Problem]) -> str:
    """The problems in one line: three of each clause, and how many more there are.

    >>> told([Problem("1.1", f"{n} is there twice") for n in range(5)])
    '0 is there twice (rule 1.1); 1 is there twice (rule 1.1); 2 is there twice (rule 1.1); and 2 more of rule 1.1'
    """  # noqa: E501 - one line is the point
    by_clause: dict[str, list[Problem]] = {}
    for problem in problems:
        by_clause.setdefault(problem.clause, []).append(problem)
    texts: list[str] = []
    for clause, found in by_clause.items():
        texts += map(str, found[:_TOLD])
        more = len(found) - _TOLD
        if more > 0:
            texts.append(f"and {more} more of {_named(clause)}")
    return "; ".join(texts)


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
        return f"{self.illegal}: {brief(self.action)}"


class InvalidState(TabletopError, ValueError):
    """A position that cannot be; `problems` names each broken invariant."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return told(self.problems)


class InvalidOptions(TabletopError, ValueError):
    """Options that contradict themselves or the number of players."""


class PlayerCountError(TabletopError, ValueError):
    """A number of players that the box does not allow."""


class SeatError(TabletopError, ValueError):
    """A seat at which nobody sits."""


class SeedError(TabletopError, ValueError):
    """A seed, or a number of draws, beyond what a random source takes."""


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
