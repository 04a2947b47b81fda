"""How the numbers of the tests grow, and what a run leaves out."""

from typing import Any

import pytest
from hypothesis import settings

from tests import effort
from tests.once import once


def cases(mark: pytest.MarkDecorator) -> list[tuple[tuple[Any, ...], set[str]]]:
    """The values of each case, and the names of its marks."""
    return [
        (case.values, {each.name for each in case.marks}) for case in mark.mark.args[1]
    ]


def test_numbers_are_multiplied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "EFFORT", 25)
    mark = effort.scaled(games=4, draws=60)
    assert mark.mark.args[0] == ("games", "draws")
    assert cases(mark) == [((100, 1500), {"scales"})]
    assert mark.mark.args[1][0].id == "100 games, 1500 draws"


def test_the_profile_says_how_many_examples() -> None:
    assert settings().max_examples == effort.EXAMPLES * effort.EFFORT


def test_each_value_comes_once_before_a_soak_and_all_together_in_it() -> None:
    found = cases(effort.crossed(players=(2, 3, 4), options="ab"))
    assert [values for values, _ in found] == [
        (2, "a"),
        (2, "b"),
        (3, "a"),
        (3, "b"),
        (4, "a"),
        (4, "b"),
    ]
    quick = [values for values, marks in found if marks == set()]
    assert quick == [(2, "a"), (3, "b"), (4, "a")]
    assert all(marks == {"soak"} for values, marks in found if values not in quick)


def test_what_is_shared_is_made_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    def fail(folder: Any) -> None:
        raise OSError("no room")

    name = f"once-{tmp_path_factory.getbasetemp().name}"
    with pytest.raises(OSError, match="no room"):
        once(tmp_path_factory, name, fail)
    folder = once(tmp_path_factory, name, lambda made: made.joinpath("a").touch())
    assert [path.name for path in folder.iterdir()] == ["a"]
    assert once(tmp_path_factory, name, fail) == folder
