"""The desk of who studies edge cases: may I …, why not, what if, how rare is it?

>>> from tabletop_rules import bumbesi, study
>>> case = study.case(bumbesi, hands=["25 27 29 60 61", "3 9 40 41 42", None],
...                   columns=["28: 4 26", 10])
>>> print(case.may("29 left"))
no: 29 is not below the target 28 (4.2 It must be lower than the target on top of the column.)
>>> case.do("27 left").state.columns[0].pile
(4, 26, 27)

Everything takes any game that satisfies the protocol, a Match or a game of your own.
"""  # noqa: E501 - what is printed is one line

from tabletop_rules.study.case import Case, IllegalStep, NoDeal, Step, case
from tabletop_rules.study.differing import Difference, difference
from tabletop_rules.study.finding import NotFound, find
from tabletop_rules.study.reasons import Group, WhyNot
from tabletop_rules.study.solving import Solution, TooLarge, points, solve, wins
from tabletop_rules.study.verdict import Verdict

__all__ = [
    "Case",
    "Difference",
    "Group",
    "IllegalStep",
    "NoDeal",
    "NotFound",
    "Solution",
    "Step",
    "TooLarge",
    "Verdict",
    "WhyNot",
    "case",
    "difference",
    "find",
    "points",
    "solve",
    "wins",
]
