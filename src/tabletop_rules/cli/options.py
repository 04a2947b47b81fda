"""Options from the command line: `dealer=1`, `forced_marriage=true`, or a file."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import attrs

from tabletop_rules import codec
from tabletop_rules.cli.failure import CommandFailed
from tabletop_rules.cli.files import read_text
from tabletop_rules.errors import CodecError
from tabletop_rules.game import AnyGame, own_options

_INT = re.compile("-?[0-9]{1,100}")
_FLAGS = {"true": True, "false": False}


def options_of(arguments: Namespace, game: AnyGame) -> Any:
    """The game's Options that `--options` and then `--option` ask for.

    Raises CommandFailed, InvalidOptions or OSError.
    """
    made = own_options(game)
    if arguments.options is not None:
        try:
            made = codec.from_json(read_text(arguments.options), game.Options)
        except CodecError as error:
            raise CommandFailed(f"{arguments.options}: {error}") from error
    return changed(made, arguments.option)


def changed(options: Any, assignments: Sequence[tuple[str, str]]) -> Any:
    """The options with fields set from texts, as their annotations read them.

    An int, true or false, a member of an enum by its name or word in any case, none
    where None may stand, several with commas between them for a tuple.

    >>> from tabletop_rules import bumbesi
    >>> changed(bumbesi.Options(), [("first_player", "2")])
    Options(first_player=2)

    Raises CommandFailed for an unknown name or a text that does not fit, and what the
    constructor raises.
    """
    kind = type(options)
    hints = get_type_hints(kind, include_extras=True)
    names = [field.name for field in attrs.fields(kind)]
    values = {}
    for name, text in assignments:
        if name not in names:
            raise CommandFailed(f"no option {name!r}; there are {', '.join(names)}")
        try:
            values[name] = _read(hints[name], text)
        except ValueError as error:
            raise CommandFailed(f"option {name}: {error}") from error
    return attrs.evolve(options, **values)


def _read(annotation: Any, text: str) -> Any:
    """The value that a text stands for; ValueError if it stands for none."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _read(parts[0], text)
    if origin in (Union, UnionType) and NoneType in parts and len(parts) == 2:
        other = parts[0] if parts[1] is NoneType else parts[1]
        return None if text == "none" else _read(other, text)
    if origin is tuple and parts[1:] == (...,):
        return tuple([_read(parts[0], part) for part in text.split(",")])
    if annotation is int:
        return _one(text, _INT.fullmatch(text) and int, "a whole number")
    if annotation is bool:
        return _one(text, _FLAGS.get if text in _FLAGS else None, "true or false")
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return _member(annotation, text)
    raise ValueError("it has no short form; give it in a file, with --options")


def _one(text: str, read: Callable[[str], Any] | None, what: str) -> Any:
    if read is None:
        raise ValueError(f"expected {what}, not {text!r}")
    return read(text)


def _member(kind: type[Enum], text: str) -> Enum:
    for member in kind:
        if text.casefold() in (member.name.casefold(), str(member.value).casefold()):
            return member
    words = ", ".join([member.name.lower() for member in kind])
    raise ValueError(f"expected one of {words}, not {text!r}")
