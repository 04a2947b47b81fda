"""JSON Schema of what `codec` writes, from the same annotations.

>>> from tabletop_rules import bumbesi, schema
>>> document = schema.schema_for(bumbesi, "action")
>>> document["$defs"]["tagged.Theft"]["properties"]["victim"]
{'type': 'integer', 'minimum': 0}

A front-end in another language checks with it what it sends, or makes types of it. A
schema says the form alone: which actions are legal and which positions can be is the
game's to say. JSON Schema counts 1.0 as an integer, `codec` does not.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

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
    minimum,
    value_type,
)
from tabletop_rules.game import Game

DIALECT = "https://json-schema.org/draft/2020-12/schema"

What = Literal["options", "state", "view", "action", "event"]
"""The parts of a game that are sent."""

_NAMES: dict[What, str] = {
    "options": "Options",
    "state": "State",
    "view": "View",
    "action": "Action",
    "event": "Event",
}

PARTS: tuple[What, ...] = tuple(_NAMES)

_SCALARS = {
    Form.NULL: "null",
    Form.BOOL: "boolean",
    Form.INT: "integer",
    Form.TEXT: "string",
}


def schema_for(game: Game[Any, Any, Any, Any], what: What) -> dict[str, Any]:
    """The schema of a game's options, states, views, actions or events.

    Raises ValueError if `what` is none of them.
    """
    if what not in _NAMES:
        raise ValueError(f"what must be one of {', '.join(_NAMES)}, not {what!r}")
    name = _NAMES[what]
    return {
        "$schema": DIALECT,
        "title": f"{game.INFO.title}: {name}",
        **_without_dialect(json_schema(getattr(game, name))),
    }


def json_schema(annotation: Any) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a document that `codec.to_json` writes of it.

    `annotation` is a class, or a union such as `game.Action`. Raises TypeError if it
    has no form in JSON.
    """
    definitions = _Definitions()
    whole = definitions.schema(document(annotation))
    return {"$schema": DIALECT, **whole, "$defs": definitions.found}


def _without_dialect(schema: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in schema.items() if key != "$schema"}


class _Definitions:
    """The definitions of classes that a schema refers to, by name."""

    def __init__(self) -> None:
        self.found: dict[str, Any] = {}
        self._names: dict[tuple[Any, str | None], str] = {}

    def schema(self, annotation: Any) -> dict[str, Any]:
        """The schema of an annotation, its classes among the definitions."""
        kind = form(annotation)
        match kind:
            case Form.NULL | Form.BOOL | Form.TEXT:
                return {"type": _SCALARS[kind]}
            case Form.INT:
                least = minimum(annotation)
                bound = {} if least is None else {"minimum": least}
                return {"type": "integer", **bound}
            case Form.NAME:
                return self._refer(bare(annotation), None)
            case Form.LIST:
                items = self.schema(get_args(bare(annotation))[0])
                return {"type": "array", "items": items}
            case Form.ROW:
                return self._row(get_args(bare(annotation)))
            case Form.OBJECT if not is_tagged(annotation):
                return self._refer(bare(annotation), None)
            case _ if is_open(annotation):
                raise TypeError(f"name what {bare(annotation)} stands for, in brackets")
            case _:
                return self._union(alternatives(annotation))

    def _row(self, annotations: tuple[Any, ...]) -> dict[str, Any]:
        row: dict[str, Any] = {
            "type": "array",
            "items": False,
            "minItems": len(annotations),
        }
        if annotations:
            row["prefixItems"] = [self.schema(one) for one in annotations]
        return row

    def _union(self, found: tuple[Alternative, ...]) -> dict[str, Any]:
        schemas = [
            self.schema(one.annotation)
            if one.tag is None
            else self._refer(bare(one.annotation), one.tag)
            for one in found
        ]
        return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}

    def _refer(self, kind: Any, tag: str | None) -> dict[str, Any]:
        if (kind, tag) not in self._names:
            stem = value_type(kind).__name__
            name = self._free(stem if tag is None else f"tagged.{stem}")
            self._names[kind, tag] = name
            self.found[name] = {}  # keeps the place of the first mention
            self.found[name] = self._define(kind, tag)
        return {"$ref": f"#/$defs/{self._names[kind, tag]}"}

    def _free(self, name: str) -> str:
        """The name, with a number if another class has it."""
        free, number = name, 2
        while free in self.found:
            free, number = f"{name}.{number}", number + 1
        return free

    def _define(self, kind: Any, tag: str | None) -> dict[str, Any]:
        optional: list[str] = []
        if form(kind) is Form.NAME:
            names = {"enum": [member.name for member in kind]}
            if tag is None:
                return {**_description(kind), **names}
            properties: dict[str, Any] = {TAG: {"const": tag}, MEMBER: names}
        else:
            properties = {} if tag is None else {TAG: {"const": tag}}
            for field in fields(kind):
                properties[field.key] = self.schema(field.annotation)
                if field.optional:
                    optional.append(field.key)
        return {
            **_description(kind),
            "type": "object",
            "properties": properties,
            "required": [key for key in properties if key not in optional],
            "additionalProperties": False,
        }


def _description(kind: Any) -> dict[str, str]:
    """The first paragraph of the class's own docstring, if it has one."""
    text = vars(value_type(kind)).get("__doc__")
    if not text:
        return {}
    return {"description": " ".join(text.strip().split("\n\n")[0].split())}
