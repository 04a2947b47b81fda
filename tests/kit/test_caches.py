"""What is kept between calls: each cache says how much that is, and keeps to it."""

import ast
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tabletop_rules
from tabletop_rules import arguments, bambuti, bugami, building, codec, record
from tabletop_rules.codec import reading, writing
from tabletop_rules.games.bambuti import rows
from tabletop_rules.games.bambuti.components import BOX
from tabletop_rules.match import Games, Match
from tabletop_rules.record import Recorder
from tabletop_rules.rng import Rng

SOURCE = Path(tabletop_rules.__file__).parent

UNBOUNDED = {
    "arguments.py reader",
    "codec/reading.py reader",
    "codec/writing.py writer",
    "games/bambuti/rows.py _orders",
    "games/bumuntu/universe.py _moved_on",
    "testing/annotations.py seat_fields",
    "testing/values.py _parts",
}
"""Caches without a size of their own: what they are asked is bounded by itself."""


def cached() -> Iterator[tuple[str, ast.expr, str]]:
    """Each cached function of the package, its decorator, and what is said of it."""
    for room in sorted(SOURCE.rglob("*.py")):
        text = room.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for decorator in node.decorator_list:
                if (
                    "cache" in (name := ast.unparse(decorator))
                    and "property" not in name
                ):
                    above = text.splitlines()[decorator.lineno - 2]
                    said = f"{above} {ast.get_docstring(node)}"
                    place = f"{room.relative_to(SOURCE).as_posix()} {node.name}"
                    yield place, decorator, said


def is_sized(decorator: ast.expr) -> bool:
    """Whether it is `lru_cache` with a size that is not None."""
    if not isinstance(decorator, ast.Call):
        return False
    sizes = [keyword.value for keyword in decorator.keywords] + decorator.args
    return bool(sizes) and ast.unparse(sizes[0]) != "None"


def test_each_cache_has_a_size_or_says_what_it_is_kept_for() -> None:
    found = list(cached())
    unsized = {place: said for place, how, said in found if not is_sized(how)}
    assert len(found) > len(unsized)
    assert set(unsized) == UNBOUNDED
    silent = [
        place for place, said in unsized.items() if "kept for" not in said.lower()
    ]
    assert silent == []


def test_no_document_makes_an_entry_in_the_caches_of_classes() -> None:
    def read(count: int, seed: int) -> None:
        match = Match(bugami, Games(count))
        state = match.initial_state(seed, 3)
        view = match.view(state, 0)
        codec.from_json(codec.to_json(state), match.State, game=match)
        codec.from_json(codec.to_json(view), match.View)
        record.from_json(record.to_json(Recorder(match, seed, 3).record()), match)
        match.check(state, match.legal_actions(state, 0)[seed % 5])

    caches: list[Any] = [arguments.reader, reading.reader, writing.writer]
    read(1, 0)
    sizes = [cache.cache_info().currsize for cache in caches]
    for number in range(1, 8):
        read(number + 1, number)
    assert [cache.cache_info().currsize for cache in caches] == sizes


def test_the_layouts_of_five_masks_are_kept_for_16_patterns() -> None:
    for seed in range(300):
        masks = sorted(Rng(seed).shuffle(BOX)[0][:5], key=lambda m: m.value)
        rows.layouts(tuple(masks))
    assert rows._orders.cache_info().currsize <= 16


def test_values_that_exist_once_are_forgotten_with_their_last_holder() -> None:
    gc.collect()
    before = len(building._POOL)
    held = [bambuti.Mask(number, bambuti.Colour.RED) for number in range(1000, 1100)]
    assert len(building._POOL) == before + 100
    del held
    gc.collect()
    assert len(building._POOL) == before
