"""Data to values: one function for each annotation, made once.

Nothing is coerced: what the annotation does not say is refused. No game is named
here: a position is judged by the `validate` of the module that defines it, a view by
its `validate_view`.
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from types import NoneType
from typing import Any, cast, get_args

import attrs
from cattrs import Converter
from cattrs.errors import ClassValidationError
from cattrs.gen import make_dict_structure_fn, override

from tabletop_rules.codec.forms import (
    MEMBER,
    TAG,
    Alternative,
    Form,
    alternatives,
    bare,
    fields,
    form,
    is_open,
    is_tagged,
    json_type,
    minimum,
    value_type,
)
from tabletop_rules.codec.text import describe, is_carried
from tabletop_rules.errors import Problem
from tabletop_rules.game import AnyGame

Read = Callable[[Any, Any], Any]
"""Gives the value of the data; cattrs passes the annotation as well."""

_TOLD = 3
"""How many broken invariants an error lists."""

_CONVERTER = Converter(detailed_validation=True)


class Refused(Exception):
    """Data that the annotation does not allow."""


class Within(Exception):
    """An error inside an element of a list, or a field of a named tuple."""

    def __init__(self, place: int | str, error: Exception) -> None:
        super().__init__(place, error)
        self.place = place
        self.error = error


def _expected(what: str, value: Any) -> Refused:
    return Refused(f"expected {what}, not {describe(value)}")


def located(error: Exception) -> tuple[str, Exception]:
    """Where the first error lies (`hands[2][0]`; "" for the whole), and the error."""
    path = ""
    while True:
        place: int | str
        if isinstance(error, Within):
            place, error = error.place, error.error
        elif isinstance(error, ClassValidationError):
            in_fields, others = error.group_exceptions()
            if not in_fields:
                error = others[0]
                continue
            error, note = in_fields[0]
            place = note.name.lstrip("_")
        else:
            return path.removeprefix("."), error
        path += f"[{place}]" if isinstance(place, int) else f".{place}"


def _refuse(what: str, problems: tuple[Problem, ...]) -> None:
    if problems:
        told = "; ".join(map(str, problems[:_TOLD]))
        more = len(problems) - _TOLD
        rest = f"; and {more} more" if more > 0 else ""
        raise Refused(f"no such {what}: {told}{rest}")


def judge_state(game: AnyGame, state: Any) -> None:
    """Raise Refused for a state that cannot be."""
    _refuse("position", game.validate(state))


def judge_view(game: AnyGame, view: Any) -> None:
    """Raise Refused for a view that no state gives."""
    _refuse("view", game.validate_view(view))


# kept for each annotation of the program; no document makes a new one
@cache
def reader(annotation: Any) -> Read:
    """The function that reads values of the annotation.

    It raises one of the errors that `located` places; TypeError here if the
    annotation has no form.
    """
    match form(annotation):
        case Form.NULL:
            return _scalar_reader(NoneType, "null")
        case Form.BOOL:
            return _scalar_reader(bool, "true or false")
        case Form.INT:
            return _int_reader(minimum(annotation))
        case Form.TEXT:
            return _read_text
        case Form.NAME:
            return _name_reader(bare(annotation))
        case Form.LIST:
            return _list_reader(get_args(bare(annotation))[0])
        case Form.ROW:
            return _row_reader(get_args(bare(annotation)))
        case Form.OBJECT if not is_tagged(annotation):
            return _object_reader(bare(annotation))
        case _ if is_open(annotation):
            raise TypeError(f"name what {bare(annotation)} stands for, in brackets")
        case _:
            return _union_reader(annotation)


def _scalar_reader(kind: type, what: str) -> Read:
    def read(value: Any, _: Any) -> Any:
        if type(value) is kind:
            return value
        raise _expected(what, value)

    return read


def _int_reader(least: int | None) -> Read:
    if least is None:
        return _scalar_reader(int, "an int")

    def read(value: Any, _: Any) -> Any:
        if type(value) is int and value >= least:
            return value
        raise _expected(f"an int from {least}", value)

    return read


def _read_text(value: Any, _: Any) -> Any:
    if type(value) is not str:
        raise _expected("a string", value)
    if not is_carried(value):
        raise Refused(f"half a character in {describe(value)}")
    return value


def _name_reader(kind: Any) -> Read:
    members = {member.name: member for member in kind}

    def read(value: Any, _: Any) -> Any:
        if type(value) is str and value in members:
            return members[value]
        raise _expected(f"one of {', '.join(members)}", value)

    return read


def _list_reader(annotation: Any) -> Read:
    read_item = reader(annotation)

    def read(value: Any, _: Any) -> Any:
        if type(value) is not list:
            raise _expected("a list", value)
        items: list[Any] = []
        try:
            for item in value:
                items.append(read_item(item, annotation))
        except Exception as error:
            raise Within(len(items), error) from error
        return tuple(items)

    return read


def _row_reader(annotations: tuple[Any, ...]) -> Read:
    reads = [reader(one) for one in annotations]

    def read(value: Any, _: Any) -> Any:
        if type(value) is not list:
            raise _expected("a list", value)
        if len(value) != len(reads):
            raise Refused(f"expected {len(reads)} elements, not {len(value)}")
        items: list[Any] = []
        try:
            for read_item, item in zip(reads, value, strict=True):
                items.append(read_item(item, None))
        except Exception as error:
            raise Within(len(items), error) from error
        return tuple(items)

    return read


def _object_reader(kind: Any, tag: str | None = None) -> Read:
    keys = tuple([field.key for field in fields(kind)])
    if tag is not None:
        keys = (TAG, *keys)
    allowed = frozenset(keys)
    needed = allowed.difference([each.key for each in fields(kind) if each.optional])
    build = _builder(kind)
    judge = _judge(kind)

    def read(value: Any, annotation: Any) -> Any:
        if type(value) is not dict:
            raise _expected("an object", value)
        if value.keys() != allowed and not needed <= value.keys() <= allowed:
            raise _wrong_fields(keys, needed, value)
        made = build(value, annotation)
        judge(made)
        return made

    return read


def _wrong_fields(
    keys: tuple[str, ...], needed: frozenset[str], value: dict[str, Any]
) -> Refused:
    for key in keys:
        if key in needed and key not in value:
            return Refused(f"the field {describe(key)} is missing")
    unknown = next(key for key in value if key not in keys)
    return Refused(f"there is no field {describe(unknown)}")


def _builder(kind: Any) -> Read:
    if attrs.has(value_type(kind)):
        overrides = {
            field.name: override(rename=field.key, struct_hook=reader(field.annotation))
            for field in fields(kind)
        }
        # mypy takes the overrides for cattrs' own options of the same call
        make = cast(Callable[..., Read], make_dict_structure_fn)
        return make(kind, _CONVERTER, **overrides)
    reads = {field.name: reader(field.annotation) for field in fields(kind)}

    def build(value: Any, _: Any) -> Any:
        made = {}
        for name, read in reads.items():
            try:
                made[name] = read(value[name], None)
            except Exception as error:
                raise Within(name, error) from error
        return kind(**made)

    return build


def _judge(kind: Any) -> Callable[[Any], None]:
    """Refuses values of the class, if it is the State or the View of a game module.

    That is looked for in the module that defines the class and the packages around it.
    """
    name = value_type(kind).__module__
    while name:
        module = sys.modules.get(name)
        if getattr(module, "State", None) is kind and hasattr(module, "validate"):
            return partial(judge_state, cast(AnyGame, module))
        if getattr(module, "View", None) is kind and hasattr(module, "validate_view"):
            return partial(judge_view, cast(AnyGame, module))
        name = name.rpartition(".")[0]
    return _no_judge


def _no_judge(_: Any) -> None:
    """Whatever can be built is right."""


def _union_reader(annotation: Any) -> Read:
    found = alternatives(annotation)
    by_type = {
        json_type(one): reader(one.annotation) for one in found if one.tag is None
    }
    by_tag = {one.tag: _tagged_reader(one) for one in found if one.tag}
    if by_tag:
        by_type[dict] = _by_tag(by_tag)
    wanted = " or ".join([_wanted(one) for one in found])

    def read(value: Any, _: Any) -> Any:
        read_one = by_type.get(type(value))
        if read_one is None:
            raise _expected(wanted, value)
        return read_one(value, None)

    return read


def _by_tag(by_tag: dict[str, Read]) -> Read:
    names = " or ".join(by_tag)

    def read(value: Any, _: Any) -> Any:
        if TAG not in value:
            raise Refused(f"the field {describe(TAG)} is missing")
        tag = value[TAG]
        if type(tag) is not str or tag not in by_tag:
            raise Within(TAG, _expected(names, tag))
        return by_tag[tag](value, None)

    return read


def _tagged_reader(one: Alternative) -> Read:
    if form(one.annotation) is Form.OBJECT:
        return _object_reader(bare(one.annotation), one.tag)
    read_name = _name_reader(bare(one.annotation))

    def read(value: Any, _: Any) -> Any:
        if value.keys() != {TAG, MEMBER}:
            raise Refused(f"expected the fields {TAG!r} and {MEMBER!r}")
        return read_name(value[MEMBER], None)

    return read


def _wanted(one: Alternative) -> str:
    if one.tag is not None:
        return one.tag
    match form(one.annotation):
        case Form.NULL:
            return "null"
        case Form.BOOL:
            return "true or false"
        case Form.INT:
            return "an int"
        case Form.TEXT:
            return "a string"
        case Form.NAME:
            return f"one of {', '.join([it.name for it in bare(one.annotation)])}"
        case Form.LIST | Form.ROW:
            return "a list"
        case _:
            return "an object"
