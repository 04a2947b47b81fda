"""Documents with a place in them that takes any number of elements."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args, get_origin

from attrs import frozen

from tabletop_rules import codec, record
from tabletop_rules.arguments import field_types
from tabletop_rules.codec.forms import (
    MEMBER,
    TAG,
    Alternative,
    Form,
    alternatives,
    bare,
    document,
    fields,
    form,
    is_tagged,
    json_type,
)
from tabletop_rules.game import AnyGame
from tabletop_rules.match import Match
from tabletop_rules.testing.golden import random_record
from tabletop_rules.testing.values import walk

STEPS, MATCH_STEPS = 40, 700
"""Actions of the random games and matches that lend the documents."""

_ROUND = 60
"""Elements come in such numbers that the first seat has gone round with them."""

_HOLE = "\ufdd0"
"""Stands in a document where it is to grow; no game writes it."""

_NUMBER = 8_877_665_544
"""Stands in an element for its number."""

Read = Callable[[str], object]
"""Reads a text, or raises CodecError."""

Path = tuple[str | int, ...]


@frozen
class Growth:
    """A document that can be as long as one likes.

    `head` and `tail` are the text before and after the elements, `element(n)` is that
    of the n-th, `between` parts them.
    """

    name: str
    place: str
    way: str
    head: str
    tail: str
    between: str
    element: Callable[[int], str]
    read: Read

    def text(self, characters: int) -> str:
        """The document with nearly so many characters, and no more."""
        room = characters - len(self.head) - len(self.tail)
        count = room // (len(self.element(characters)) + len(self.between))
        count -= count % _ROUND
        filling = self.between.join([self.element(number) for number in range(count)])
        head = self.head if filling else self.head.removesuffix(",")
        return f"{head}{filling}{self.tail}"


def growths(game: AnyGame, players: int) -> Iterator[Growth]:
    """The documents of all classes of a game, each list and string in them grown."""
    for annotation, value in _samples(game, players).items():

        def read(text: str, kind: Any = annotation) -> object:
            return codec.from_json(text, kind, game=game)

        name = (get_origin(annotation) or annotation).__name__
        yield from _grown(name, codec.to_data(value), document(annotation), read)
    played = random_record(game, 1, players, max_actions=STEPS)
    # the classes of a record are known only now, so mypy cannot follow
    kind: Any = record.Record
    yield from _grown(
        "Record",
        codec.to_data(played),
        document(kind[game.Options, game.Action]),
        lambda text: record.from_json(text, game),
    )
    yield from _transcripts(record.to_text(played, game), game)


def nonsense(game: AnyGame) -> Iterator[Growth]:
    """Texts that are JSON at most."""

    def read(text: str) -> object:
        return codec.from_json(text, game.State)

    for way, head, element, tail in (
        ("nested lists", "", "[", ""),
        ("nested objects", "", '{"type":', ""),
        ("many fields", '{"type":"State"', ',"%d":0', "}"),
        ("one field again and again", '{"type":"State"', ',"type":"State"', "}"),
        ("small objects", "[0", ",{}", "]"),
        ("spaces", "", " ", "0"),
        ("digits", "", "9", ""),
        ("long numbers", "[0", "," + "9" * 4000, "]"),
        ("escapes", '"', r"\u0000", '"'),
    ):
        yield Growth("no State", "", way, head, tail, "", _numbered(element), read)


def _samples(game: AnyGame, players: int) -> dict[Any, Any]:
    """By the annotation by which it is read, a value of each class of the game."""
    states = [game.initial_state(1, players, game.Options())]
    values: list[Any] = [game.Options()]
    choice = Random(1).choice
    steps = MATCH_STEPS if isinstance(game, Match) else STEPS
    while len(states) <= steps and (seats := game.to_act(states[-1])):
        legal = game.legal_actions(states[-1], choice(seats))
        step = game.transition(states[-1], choice(legal))
        values += [*legal, *step.events]
        states.append(step.state)
    values += [*states, *[game.view(state, 0) for state in states]]
    # the classes of a match are generic, and read with their parts named
    named = {get_origin(kind) or kind: kind for kind in (game.State, game.View)}
    found = {}
    for value in values:
        for _, part in walk(value):
            kind = type(part)
            if kind is not tuple and field_types(kind) is not None:
                found[named.get(kind, kind)] = part
    return found


def _transcripts(text: str, game: AnyGame) -> Iterator[Growth]:
    def read(longer: str) -> object:
        return record.from_text(longer, game)

    head, moves, result = text.partition("1. seat")
    move = (moves + result).splitlines()[0].partition(". ")[2]
    lines: list[tuple[str, str, str, str]] = [
        ("moves", head, f"%d. {_doubled(move)}\n", ""),
        ("empty lines", head, "\n", moves + result),
        ("a long move", f"{head}1. seat 0: ", "x", "\n"),
        ("a result of many ranks", f"{head}result: ranks 1", " 1", '; scores 1; ""\n'),
        ("a long head", "game: ", "x", "\n"),
    ]
    for way, before, element, after in lines:
        make = _numbered(element.replace("%d", "%d", 1), first=1)
        yield Growth("transcript", "", way, before, after, "", make, read)


def _doubled(text: str) -> str:
    return text.replace("%", "%%")


def _numbered(pattern: str, first: int = 0) -> Callable[[int], str]:
    """The pattern with the number of the element in each of its holes."""
    holes = pattern.count("%d")
    if not holes:
        text = pattern % ()
        return lambda _: text
    return lambda number: pattern % ((number + first,) * holes)


def _grown(name: str, data: Any, annotation: Any, read: Read) -> Iterator[Growth]:
    for path, inner in _places(data, annotation):
        place = "".join([f"[{p}]" if isinstance(p, int) else f".{p}" for p in path])
        if form(inner) is Form.TEXT:
            head, tail = _around(data, path, _HOLE)
            yield Growth(
                name, place, "long", f'{head}"', f'"{tail}', "", lambda _: "x", read
            )
            continue
        there = _at(data, path)
        (kind, *_) = get_args(bare(inner))
        head, tail = _around(data, path, [*there, _HOLE])
        elements = [("least", _least(kind))]
        numbered = enumerate(_numbered_kinds(kind), start=1)
        elements += [(f"numbered {number}", one) for number, one in numbered]
        if there:
            elements += [("as there", there[-1])]
            elements += [("as there, numbered", _with_number(there[-1]))]
        seen = set()
        for way, element in elements:
            text = _doubled(_written(element)).replace(str(_NUMBER), "%d")
            if text not in seen:
                seen.add(text)
                yield Growth(name, place, way, head, tail, ",", _numbered(text), read)


def _written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _places(data: Any, annotation: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Each list and string in the data, of lists of lists the first one."""
    inner = bare(annotation)
    match form(annotation):
        case Form.TEXT:
            yield path, annotation
        case Form.LIST:
            yield path, annotation
            if data:
                yield from _places(data[0], get_args(inner)[0], (*path, 0))
        case Form.ROW:
            for number, (item, kind) in enumerate(
                zip(data, get_args(inner), strict=True)
            ):
                yield from _places(item, kind, (*path, number))
        case Form.OBJECT if not is_tagged(annotation):
            for each in fields(inner):
                # a field that came later is left out where it says nothing
                inside = data.setdefault(each.key, _least(each.annotation))
                yield from _places(inside, each.annotation, (*path, each.key))
        case Form.OBJECT | Form.UNION:
            for one in alternatives(annotation):
                if type(data) is json_type(one) and one.tag in (None, _tag(data)):
                    if one.tag is None or form(one.annotation) is Form.OBJECT:
                        yield from _places(data, bare(one.annotation), path)
                    break


def _tag(data: Any) -> Any:
    return data.get(TAG) if isinstance(data, dict) else None


def _at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _around(data: Any, path: Path, hole: Any) -> tuple[str, str]:
    """The text of the data before and after that place, which is left out."""
    copy = json.loads(_written(data))
    if not path:
        copy = hole
    else:
        _at(copy, path[:-1])[path[-1]] = hole
    head, tail = _written(copy).split(f'"{_HOLE}"')
    return head, tail


def _least(annotation: Any) -> Any:
    """Some short data of the annotation."""
    inner = bare(annotation)
    match form(annotation):
        case Form.NULL:
            return None
        case Form.BOOL:
            return True
        case Form.INT:
            return 1
        case Form.TEXT:
            return "x"
        case Form.NAME:
            return min([member.name for member in inner], key=len)
        case Form.LIST:
            return []
        case Form.ROW:
            return [_least(kind) for kind in get_args(inner)]
        case Form.OBJECT if not is_tagged(annotation):
            return {each.key: _least(each.annotation) for each in fields(inner)}
        case _:
            kinds = [_alternative(one) for one in alternatives(annotation)]
            return min(kinds, key=lambda data: len(_written(data)))


def _alternative(one: Alternative) -> Any:
    if one.tag is None:
        return _least(one.annotation)
    if form(one.annotation) is Form.OBJECT:
        return {TAG: one.tag, **_least(bare(one.annotation))}
    return {TAG: one.tag, MEMBER: _least(bare(one.annotation))}


def _numbered_kinds(annotation: Any) -> list[Any]:
    """Data with numbers in it, one for each class that an element may be of."""
    if form(annotation) is Form.UNION:
        return [_with_number(_alternative(one)) for one in alternatives(annotation)]
    return [_with_number(_least(annotation))]


def _with_number(data: Any) -> Any:
    """The data with the number of the element for each int, and at each string.

    Names of classes and of enum members stay.
    """
    if type(data) is int:
        return _NUMBER
    if isinstance(data, str):
        return data if data.isupper() or data == "" else f"{data}{_NUMBER}"
    if isinstance(data, list):
        return [_with_number(item) for item in data]
    if isinstance(data, dict):
        return {key: d if key == TAG else _with_number(d) for key, d in data.items()}
    return data
