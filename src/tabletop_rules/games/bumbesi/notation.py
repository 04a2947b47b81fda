"""Turns and components as short texts.

A turn is "17 left", "change", "theft 2", "raise 40 right" or "take 33"; a card is "17"
or "theft"; a column is its target, the targets it covers in brackets, and its pile:
"50 (28 12): 4 8". Case and runs of spaces do not matter in what is read.
"""

import re
from typing import Any, assert_never

from tabletop_rules.arguments import integer
from tabletop_rules.games.bumbesi.actions import (
    Action,
    ChangeDirection,
    LayNumber,
    Raise,
    Take,
    Theft,
)
from tabletop_rules.games.bumbesi.components import BOX, INFO, Card, Side
from tabletop_rules.games.bumbesi.state import EMPTY_COLUMN, Column
from tabletop_rules.notation import NUMBER, Grammar
from tabletop_rules.vocabulary import Lexicon, Vocabulary, Words, folded, unreadable


def format_action(action: Action) -> str:
    """The turn as a short text, without its player.

    >>> format_action(Take(0, 33))
    'take 33'
    """
    if isinstance(action, LayNumber):
        return f"{action.card} {action.side}"
    if isinstance(action, ChangeDirection):
        return "change"
    if isinstance(action, Theft):
        return f"theft {action.victim}"
    if isinstance(action, Raise):
        return f"raise {action.card} {action.side}"
    if isinstance(action, Take):
        return "take" if action.target is None else f"take {action.target}"
    assert_never(action)


def _side(text: str) -> Side:
    return Side(text.lower())


_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    (
        "17 left",
        f"{NUMBER} (left|right)",
        lambda player, card, side: LayNumber(player, int(card), _side(side)),
    ),
    ("change", "change", ChangeDirection),
    (
        "theft 2",
        f"theft {NUMBER}",
        lambda player, victim: Theft(player, int(victim)),
    ),
    (
        "raise 40 right",
        f"raise {NUMBER} (left|right)",
        lambda player, card, side: Raise(player, int(card), _side(side)),
    ),
    ("take 33", f"take {NUMBER}", lambda player, card: Take(player, int(card))),
    ("take", "take", lambda player: Take(player, None)),
)


def parse_action(text: str, player: int) -> Action:
    """The turn of that player that the text names, as `format_action` writes it.

    Raises ParseError for every other text.

    >>> parse_action("17 left", player=2)
    LayNumber(player=2, card=17, side=Side.LEFT)
    """
    return _GRAMMAR.parse(text, player)


_read_card: Lexicon[Card] = Lexicon("a card", "27", BOX)


def format_card(card: Card) -> str:
    """The card as a short text: its number, or the name of the special.

    >>> format_card(27)
    '27'
    """
    return str(card)


def parse_card(text: str) -> Card:
    """The card of the box that the text names; raises ParseError if none.

    >>> parse_card("theft")
    Special.THEFT
    """
    return _read_card(text)


def format_column(column: Column) -> str:
    """The column as a short text: target, covered targets, pile.

    >>> format_column(Column(50, (12, 28), (4, 8)))
    '50 (12 28): 4 8'
    """
    return str(column)


_COLUMN = re.compile(rf"{NUMBER}(?: \(((?:{NUMBER} ?)+)\))?(?: ?: ?((?:{NUMBER} ?)*))?")


def parse_column(text: str) -> Column:
    """The column that the text describes; raises ParseError if it is none.

    >>> parse_column("28: 4 26")
    Column(target=28, covered=(), pile=(4, 26))
    """
    if not isinstance(text, str):
        raise TypeError(f"a column is written as a str, not {text!r}")
    tidy = folded(text)
    if tidy == str(EMPTY_COLUMN):
        return EMPTY_COLUMN
    found = _COLUMN.fullmatch(tidy)
    if found is None:
        raise unreadable(text, "a column", "50 (12 28): 4 8")
    target, covered, _, pile, _ = found.groups()
    return Column(int(target), _numbers(covered), _numbers(pile))


def _numbers(text: str | None) -> tuple[int, ...]:
    return tuple(map(int, (text or "").split()))


def _bare_target(value: Any, _: str) -> Any:
    """A number alone is a column with that target."""
    return value if isinstance(value, Column) else Column(integer(value))


WORDS = Vocabulary(
    Words(Card, "a card", parse_card),
    Words(Column, "a Column", parse_column, between=",", take=_bare_target),
)
"""How the components of the game are written."""
