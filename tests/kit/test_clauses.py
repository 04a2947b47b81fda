"""The statements of the rules, by number, section and kind."""

import pytest

from tabletop_rules import bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.clauses import Clause, Kind, clauses_of
from tabletop_rules.game import AnyGame

RULES = """# A game

What it is.

## 1 Setup

- 1.1 **[Box]** Two
  players.
- 1.2 Cards are dealt. **[Ruling]** One
  each.

Not a statement.

## 2 Play

- 2.1 Play a card.
- 2.10 **[Reconstruction]** Ten times.
"""

GAMES: list[AnyGame] = [bambuti, bugami, bumbesi, bumuntu, busungar]


def test_clauses_come_in_order_with_their_kinds() -> None:
    assert clauses_of(RULES) == (
        Clause("1", "Setup", Kind.RULE),
        Clause("1.1", "**[Box]** Two players.", Kind.BOX),
        Clause("1.2", "Cards are dealt. **[Ruling]** One each.", Kind.RULING),
        Clause("2", "Play", Kind.RULE),
        Clause("2.1", "Play a card.", Kind.RULE),
        Clause("2.10", "**[Reconstruction]** Ten times.", Kind.RECONSTRUCTION),
    )


def test_a_section_is_its_title_and_its_statements() -> None:
    assert bumbesi.INFO.clause("3").split("\n")[0] == "3 The turn"
    assert bumbesi.INFO.clause("3").split("\n")[2].startswith("3.2 Taking is always")
    assert len(bumbesi.INFO.clause("3").split("\n")) == 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
def test_every_statement_of_the_rules_is_a_clause(game: AnyGame) -> None:
    rules = game.INFO.rules()
    numbers = [each.number for each in game.INFO.clauses()]
    assert len(numbers) == len(set(numbers))
    assert len(numbers) == rules.count("\n- ") + rules.count("\n## ")
    for each in game.INFO.clauses():
        if "." in each.number:
            assert game.INFO.clause(each.number) == each.text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)
def test_rulings_are_those_that_are_marked(game: AnyGame) -> None:
    assert game.INFO.rulings()
    for each in game.INFO.rulings():
        assert "**[Ruling]**" in each.text
