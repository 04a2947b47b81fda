"""How a broken law is told: the law, a short game that breaks it, what came."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen

_FIRST, _LAST = 20, 20
"""So many actions of a long game are told, from either end."""


@frozen
class Story:
    """A game from its deal to the point where a law broke.

    `seed`, `players`, `options` and `actions` play it again, `texts` are the actions as
    `format_action` has them; `seed` is None if the law broke before any deal.
    """

    seed: int | None
    players: int | None
    options: Any
    actions: tuple[Any, ...]
    texts: tuple[str, ...]

    def __str__(self) -> str:
        if self.seed is None:
            return "before any game"
        head = f"seed {self.seed}, {self.players} players, {self.options!r}"
        if not self.texts:
            return f"{head}\nnothing played yet"
        lines = [
            f"{number}. seat {action.player}: {text}"
            for number, (action, text) in enumerate(
                zip(self.actions, self.texts, strict=True), start=1
            )
        ]
        if len(lines) > _FIRST + _LAST:
            left_out = len(lines) - _FIRST - _LAST
            lines[_FIRST:-_LAST] = [f"({left_out} more actions)"]
        return "\n".join([head, *lines])


NOWHERE = Story(None, None, None, (), ())
"""The story of a law that breaks before a game begins."""


class LawBroken(AssertionError):
    """A game that breaks one of the laws.

    `law` is the law's short name, `story` the game that shows it; `expected` and
    `came` say what should have been and what was.
    """

    def __init__(
        self, law: str, expected: str, came: str, story: Story = NOWHERE
    ) -> None:
        super().__init__(law, expected, came, story)
        self.law = law
        self.expected = expected
        self.came = came
        self.story = story

    def __str__(self) -> str:
        tale = str(self.story).replace("\n", "\n  ")
        return (
            f"the law of {self.law} is broken\n"
            f"  {tale}\n"
            f"  expected: {self.expected}\n"
            f"  came: {self.came}"
        )


def tell(
    game: Any, seed: int, players: int, options: Any, actions: Sequence[Any]
) -> Story:
    """The story of these actions; an action that has no text is shown by its repr."""
    texts = tuple([_text(game, action) for action in actions])
    return Story(seed, players, options, tuple(actions), texts)


def _text(game: Any, action: Any) -> str:
    try:
        return str(game.format_action(action))
    except Exception:  # the law that broke may be that of the text itself
        return repr(action)
