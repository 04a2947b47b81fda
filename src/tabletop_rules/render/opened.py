"""What an open picture shows beside the view of a spectator: hands, decks, secrets."""

from __future__ import annotations

from typing import Any

import attrs

from tabletop_rules.game import AnyGame
from tabletop_rules.rng import Rng, Script

Row = tuple[str, str]


def hidden(game: AnyGame, state: Any) -> list[Row]:
    """What a spectator does not see of the state: a name, and it in words.

    What each seat has is a row for each. Random sources are left out.
    """
    seen = game.view(state, None)
    players = len(game.score(state))
    rows: list[Row] = []
    for name in [field.name for field in attrs.fields(type(state))]:
        value = getattr(state, name)
        if isinstance(value, Rng | Script) or getattr(seen, name, _NOTHING) == value:
            continue
        if type(value) is tuple and len(value) == players and _any_row(value):
            rows += [
                (f"{name} of seat {seat}", words(item))
                for seat, item in enumerate(value)
                if item
            ]
        elif value not in ((), None):
            rows.append((name, words(value)))
    return rows


_NOTHING = object()


def _any_row(items: tuple[Any, ...]) -> bool:
    return any(type(item) is tuple for item in items)


def words(value: Any) -> str:
    """A value in words: components as they print, a row of them with spaces between.

    >>> words(((1, 2), None, "x"))
    '(1 2) none x'
    """
    if value is None:
        return "none"
    if type(value) is not tuple:
        return str(value)
    inner = [f"({words(one)})" if type(one) is tuple else words(one) for one in value]
    return " ".join(inner)
