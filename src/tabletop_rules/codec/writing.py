"""Values to data: one function for each annotation, made once."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast, get_args

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn, override

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
    is_open,
    is_tagged,
    value_type,
)

Write = Callable[[Any], Any]
"""Gives the data of a value."""

_CONVERTER = Converter()


def _same(value: Any) -> Any:
    return value


def write_document(value: Any) -> Any:
    """The data of any value, by the class that it is of."""
    if type(value) is tuple:
        return [write_document(item) for item in value]
    write: Write = writer(document(type(value)))
    return write(value)


# kept for each annotation of the program; no value makes a new one
@cache
def writer(annotation: Any) -> Write:
    """The function that writes values of the annotation.

    TypeError if it has no form in JSON.
    """
    match form(annotation):
        case Form.NULL | Form.BOOL | Form.INT | Form.TEXT:
            return _same
        case Form.NAME:
            return lambda member: member.name
        case Form.LIST:
            return _list_writer(get_args(bare(annotation))[0])
        case Form.ROW:
            return _row_writer(get_args(bare(annotation)))
        case Form.OBJECT if not is_tagged(annotation):
            return _object_writer(bare(annotation))
        case _ if is_open(annotation):
            return write_document
        case _:
            return _union_writer(annotation)


def _list_writer(annotation: Any) -> Write:
    write = writer(annotation)
    if write is _same:
        return list
    return lambda items: [write(item) for item in items]


def _row_writer(annotations: tuple[Any, ...]) -> Write:
    writes = [writer(one) for one in annotations]
    return lambda items: [
        write(item) for write, item in zip(writes, items, strict=True)
    ]


def _object_writer(kind: Any) -> Write:
    if attrs.has(value_type(kind)):
        overrides = {
            field.name: override(
                rename=field.key,
                unstruct_hook=writer(field.annotation),
                omit_if_default=field.optional,
            )
            for field in fields(kind)
        }
        # mypy takes the overrides for cattrs' own options of the same call
        make = cast(Callable[..., Write], make_dict_unstructure_fn)
        return make(value_type(kind), _CONVERTER, **overrides)
    writes = {field.name: writer(field.annotation) for field in fields(kind)}
    return lambda value: {
        name: write(getattr(value, name)) for name, write in writes.items()
    }


def _union_writer(annotation: Any) -> Write:
    writes = {
        value_type(one.annotation): _alternative_writer(one)
        for one in alternatives(annotation)
    }

    def write(value: Any) -> Any:
        try:
            write_one = writes[type(value)]
        except KeyError:
            raise TypeError(f"{value!r} is no {bare(annotation)}") from None
        return write_one(value)

    return write


def _alternative_writer(one: Alternative) -> Write:
    write = writer(one.annotation)
    tag = one.tag
    if tag is None:
        return write
    if form(one.annotation) is Form.NAME:
        return lambda member: {TAG: tag, MEMBER: member.name}
    return lambda value: {TAG: tag, **write(value)}
