"""Values of any game as JSON, and back.

>>> from tabletop_rules import codec
>>> from tabletop_rules.rng import Rng
>>> print(codec.to_json(Rng(7)))
{"type":"Rng","seed":7,"draws":0}
>>> codec.from_json('{"type": "Rng", "seed": 7, "draws": 0}', Rng)
Rng(seed=7, draws=0)
>>> codec.from_json('{"type": "Rng", "seed": "7", "draws": 0}', Rng)
Traceback (most recent call last):
  ...
tabletop_rules.errors.CodecError: seed: expected an int, not "7"

A document says in a field `type` which class it is. Inside it only those objects do
that could be of several classes. Fields come in the order in which the class declares
them, so that equal values give equal texts.
"""

from __future__ import annotations

from typing import Any, TypeVar, overload

from tabletop_rules.codec.forms import document
from tabletop_rules.codec.reading import (
    Refused,
    judge_state,
    judge_view,
    located,
    reader,
)
from tabletop_rules.codec.text import MAX_LENGTH, in_print, parse, write
from tabletop_rules.codec.writing import write_document
from tabletop_rules.errors import CodecError, TabletopError
from tabletop_rules.game import AnyGame

__all__ = ["MAX_LENGTH", "from_data", "from_json", "to_data", "to_json"]

T = TypeVar("T")


def to_data(value: Any) -> Any:
    """The value as dicts, lists, strings, ints, bools and None.

    An action, a state or any other value of a class is a dict that names its class; a
    tuple of such values is a list of dicts. Raises TypeError if a class has no form
    in JSON.
    """
    return write_document(value)


def to_json(value: Any, *, indent: int | None = None) -> str:
    """The value as a JSON text: one line without spaces, or indented for people.

    Equal values give equal texts. Raises TypeError if a class has no form in JSON,
    and CodecError if a string or number in it has none.
    """
    return write(to_data(value), indent)


@overload
def from_data(data: Any, cls: type[T], *, game: AnyGame | None = ...) -> T: ...
@overload
def from_data(data: Any, cls: Any, *, game: AnyGame | None = ...) -> Any: ...
def from_data(data: Any, cls: Any, *, game: AnyGame | None = None) -> Any:
    """As `from_json`, for what `to_data` gives."""
    annotation = document(cls)
    read = reader(annotation)
    try:
        value = read(data, annotation)
        if game is not None and cls == game.State:
            judge_state(game, value)
        elif game is not None and cls == game.View:
            judge_view(game, value)
    except Exception as error:
        # whatever a constructor or a validate says about foreign data is about the data
        path, cause = located(error)
        told = isinstance(cause, (Refused, TabletopError, TypeError, ValueError))
        reason = in_print(str(cause) if told else f"{type(cause).__name__}: {cause}")
        source = None if isinstance(cause, Refused) else cause
        raise CodecError(f"{path}: {reason}" if path else reason) from source
    return value


@overload
def from_json(
    text: str, cls: type[T], *, game: AnyGame | None = ..., max_length: int = ...
) -> T: ...
@overload
def from_json(
    text: str, cls: Any, *, game: AnyGame | None = ..., max_length: int = ...
) -> Any: ...
def from_json(
    text: str, cls: Any, *, game: AnyGame | None = None, max_length: int = MAX_LENGTH
) -> Any:
    """The value of a class, or of a union such as `game.Action`, in a JSON text.

    A State is also judged by the `validate` of the module that defines it, a View by
    its `validate_view`; for a game that is no module, such as a `Match`, pass it as
    `game`. A text of more than `max_length` characters is not looked at.

    Raises CodecError, which says where, for everything that no such value gives:
    text that is not JSON, repeated, missing or unknown fields, a wrong type (a bool or
    1.0 is no int), a name that no enum member bears, a position that cannot be.
    Raises TypeError if the text is not a str, or a class has no form in JSON.
    """
    return from_data(parse(text, max_length), cls, game=game)
