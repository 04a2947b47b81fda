"""What a type annotation looks like in JSON: what reading, writing and schema share.

Ints, bools, strings and None are themselves, an enum member is its name, a tuple is a
list, an attrs class or a NamedTuple is an object with its fields. In a union each
alternative has to show by its JSON type which one it is; classes that cannot are told
apart by their name, in a field `type`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs

from tabletop_rules.arguments import Seat
from tabletop_rules.rng import RandomSource, Rng, Script

TAG = "type"
"""The field that names the class of an object."""

MEMBER = "name"
"""The field that names the member, where an enum has to be an object."""

_TAGGED = "tagged"


class Form(Enum):
    """How the values of an annotation are written."""

    NULL = "null"
    BOOL = "bool"
    INT = "int"
    TEXT = "text"
    NAME = "name"  # an enum member, by its name
    LIST = "list"  # a tuple of any length
    ROW = "row"  # a tuple of fixed length
    OBJECT = "object"
    UNION = "union"
    OPEN = "open"  # a type variable: the class of the value decides


_SCALARS = {
    None: Form.NULL,
    NoneType: Form.NULL,
    bool: Form.BOOL,
    int: Form.INT,
    str: Form.TEXT,
}


_JSON_TYPES: dict[Form, type] = {
    Form.NULL: NoneType,
    Form.BOOL: bool,
    Form.INT: int,
    Form.TEXT: str,
    Form.NAME: str,
    Form.LIST: list,
    Form.ROW: list,
    Form.OBJECT: dict,
}


@attrs.frozen
class Field:
    """A field of a class: its attribute, its key in JSON, its annotation.

    `optional`: it came with a later release than others and is left out where it is its
    default.
    """

    name: str
    key: str
    annotation: Any
    optional: bool = False


@attrs.frozen
class Alternative:
    """One member of a union; `tag` is the name that tells it, None if none is due."""

    annotation: Any
    tag: str | None


def bare(annotation: Any) -> Any:
    """The annotation without what Annotated adds to it."""
    if get_origin(annotation) is Annotated:
        return bare(get_args(annotation)[0])
    # a protocol has no fields; these are the two classes that fulfil it
    return Rng | Script if annotation is RandomSource else annotation


def is_tagged(annotation: Any) -> bool:
    """Whether objects of the annotation say which class they are, come what may."""
    return _TAGGED in getattr(annotation, "__metadata__", ())


def minimum(annotation: Any) -> int | None:
    """The least int of the annotation: 0 for a seat, None for any other."""
    return 0 if annotation == Seat else None


def form(annotation: Any) -> Form:
    """How the values of an annotation are written; TypeError if they cannot be."""
    annotation = bare(annotation)
    origin = get_origin(annotation)
    if origin in (Union, UnionType):
        return Form.UNION
    if origin is tuple:
        return Form.LIST if get_args(annotation)[1:] == (...,) else Form.ROW
    if isinstance(annotation, TypeVar):
        return Form.OPEN
    if annotation in _SCALARS:
        return _SCALARS[annotation]
    kind = origin or annotation
    if isinstance(kind, type):
        if issubclass(kind, Enum):
            return Form.NAME
        if attrs.has(kind) or _is_named_tuple(kind):
            return Form.OBJECT
    raise TypeError(f"JSON has no form for {annotation!r}")


def document(annotation: Any) -> Any:
    """The annotation as a document of its own: its objects say their class.

    The elements of a tuple are documents too.
    """
    match form(annotation):
        case Form.OBJECT | Form.UNION:
            return Annotated[bare(annotation), _TAGGED]
        case Form.LIST:
            return _tuple_of(document(get_args(bare(annotation))[0]), ...)
        case Form.ROW:
            return _tuple_of(*[document(item) for item in get_args(bare(annotation))])
        case _:
            return annotation


def _tuple_of(*items: Any) -> Any:
    return cast(Any, tuple)[items]


def fields(annotation: Any) -> tuple[Field, ...]:
    """The fields of a class, in the order declared, those of `__init__` only.

    In a generic class with its arguments in brackets each type variable stands for
    its argument, as a document.
    """
    annotation = bare(annotation)
    kind = get_origin(annotation) or annotation
    hints = get_type_hints(kind, include_extras=True)
    if _is_named_tuple(kind):
        return tuple([Field(name, name, hints[name]) for name in kind._fields])
    variables = getattr(kind, "__parameters__", ())
    known = {
        variable: document(argument)
        for variable, argument in zip(variables, get_args(annotation), strict=False)
    }
    return tuple(
        [
            Field(
                field.name,
                field.alias or field.name,
                _fill(hints[field.name], known),
                "added_later" in field.metadata,
            )
            for field in attrs.fields(kind)
            if field.init
        ]
    )


def alternatives(annotation: Any) -> tuple[Alternative, ...]:
    """The members of a union, or of a tagged class as a union of one.

    Raises TypeError if JSON cannot tell them apart.
    """
    members = _members(annotation)
    forms = [form(member) for member in members]
    texts = forms.count(Form.TEXT) + forms.count(Form.NAME)
    classes = forms.count(Form.OBJECT)
    found = []
    for member, its in zip(members, forms, strict=True):
        due = (its is Form.NAME and texts > 1) or (
            its is Form.OBJECT
            and (classes > 1 or is_tagged(annotation) or is_tagged(member))
        )
        found.append(Alternative(member, value_type(member).__name__ if due else None))
    _told_apart(annotation, found)
    return tuple(found)


def is_open(annotation: Any) -> bool:
    """Whether a type variable stands for the values, or for some of a union's."""
    return any(form(member) is Form.OPEN for member in _members(annotation))


def json_type(alternative: Alternative) -> type:
    """The type that `json` gives back for an alternative: dict, list, str, ..."""
    tagged = alternative.tag is not None
    return dict if tagged else _JSON_TYPES[form(alternative.annotation)]


def value_type(annotation: Any) -> type:
    """The class of the values of an alternative."""
    annotation = bare(annotation)
    return cast(type, get_origin(annotation) or annotation)


def _members(annotation: Any) -> list[Any]:
    whole = bare(annotation)
    if form(whole) is not Form.UNION:
        return [whole]
    return list(dict.fromkeys(_flat(whole)))


def _flat(annotation: Any) -> Iterator[Any]:
    for member in get_args(annotation):
        if form(member) is not Form.UNION:
            yield member
        elif is_tagged(member):
            yield from map(document, _flat(bare(member)))
        else:
            yield from _flat(bare(member))


def _told_apart(annotation: Any, found: list[Alternative]) -> None:
    untagged = Counter(json_type(one) for one in found if one.tag is None)
    if any(one.tag is not None for one in found):
        untagged[dict] += 1
    tags = Counter(one.tag for one in found if one.tag is not None)
    if max([*untagged.values(), *tags.values()]) > 1:
        raise TypeError(f"JSON cannot tell apart {bare(annotation)!r}")
    for one in found:
        if one.tag is None or form(one.annotation) is not Form.OBJECT:
            continue
        if TAG in [field.key for field in fields(one.annotation)]:
            raise TypeError(f"{one.tag} has a field {TAG!r}, which is its class")


def _fill(annotation: Any, known: dict[Any, Any]) -> Any:
    """The annotation with its type variables filled in."""
    if isinstance(annotation, TypeVar):
        return known.get(annotation, annotation)
    variables = getattr(annotation, "__parameters__", ())
    if not variables:
        return annotation
    return annotation[tuple([known.get(variable, variable) for variable in variables])]


def _is_named_tuple(kind: Any) -> bool:
    return (
        isinstance(kind, type)
        and issubclass(kind, tuple)
        and hasattr(cast(type[NamedTuple], kind), "_fields")
    )
