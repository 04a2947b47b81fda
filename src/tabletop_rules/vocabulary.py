"""Components in plain words: what `position` and Options take beside the components.

A `Lexicon` reads the components that have one word each; a `Vocabulary` knows how all
components of a game are written, and takes in whole parts of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin

from attrs import frozen

from tabletop_rules import arguments
from tabletop_rules.arguments import Reader, field_types
from tabletop_rules.brief import brief
from tabletop_rules.errors import ParseError

T = TypeVar("T")


def tidied(text: str) -> str:
    """The text without spaces around it, and with single ones within.

    >>> tidied("  18   right ")
    '18 right'
    """
    return " ".join(text.split())


def folded(text: str) -> str:
    """The text as it is compared: tidied, and in lower case."""
    return tidied(text).lower()


class Lexicon(Generic[T]):
    """Reads components that are few enough to be listed, by what they print as.

    `what` is a component with its article, for messages; `example` is one as written.
    `also` has further ways to write them. Case and runs of spaces do not matter.

    >>> suit = Lexicon("a suit", "hearts", {"hearts": 2, "spades": 3}, also={"♥": 2})
    >>> suit("Hearts"), suit("♥")
    (2, 2)
    >>> suit("stars")
    Traceback (most recent call last):
      ...
    tabletop_rules.errors.ParseError: 'stars' is not a suit: write "hearts"
    """

    def __init__(
        self,
        what: str,
        example: str,
        members: Mapping[str, T] | Iterable[T],
        also: Mapping[str, T] | None = None,
    ) -> None:
        if not isinstance(members, Mapping):
            members = {str(member): member for member in members}
        self.what = what
        self.example = example
        self._members = {folded(name): one for name, one in members.items()}
        self._members |= {folded(name): one for name, one in (also or {}).items()}

    def __call__(self, text: str) -> T:
        """The component that the text names.

        Raises ParseError if it names none, TypeError unless it is a string.
        """
        if not isinstance(text, str):
            raise TypeError(f"{self.what} is written as a str, not {brief(text, repr)}")
        try:
            return self._members[folded(text)]
        except KeyError:
            raise unreadable(text, self.what, self.example) from None


def unreadable(text: str, what: str, example: str) -> ParseError:
    """The error for a text that is not such a component, with how one is written."""
    shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    return ParseError(f'{shown!r} is not {what}: write "{example}"')


_SHOWN = 60


@frozen
class Words:
    """How one kind of component is written.

    `kind` is its class, or the union that stands for it; `what` names it with its
    article; `parse` reads a text, and raises ParseError. `between` stands between
    several in one text, None for spaces. `take` makes the component of what is neither
    one nor a string, and raises TypeError for what it does not take either.
    """

    kind: Any
    what: str
    parse: Callable[[str], Any]
    between: str | None = None
    take: Reader | None = None


class Vocabulary:
    """How the components of a game are written, and the parts of its positions.

    Enums of the game are read by what they print as without being listed here.
    """

    def __init__(self, *words: Words) -> None:
        self._words = {each.kind: each for each in words}

    def reader(self, annotation: Any) -> Reader:
        """The function that takes a part of that annotation in, down to its fields.

        Beside what it is annotated as it takes words for components, plain tuples for
        those with fields, one text for a row of them, and any iterable for a tuple.
        Raises ParseError for a text that cannot be read, TypeError for a wrong kind of
        thing; both say where.
        """
        words = self._words.get(annotation)
        if words is not None:
            return self._component_reader(words)
        origin, args = get_origin(annotation), get_args(annotation)
        if origin in (Union, UnionType):
            return self._union_reader(args)
        if origin is tuple and args[1:] == (...,):
            return self._row_reader(args[0])
        if origin is tuple:
            return self._fixed_reader(args)
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            name = annotation.__name__.lower()
            lexicon = Lexicon(
                _with_article(name), str(next(iter(annotation))), annotation
            )
            return self._component_reader(Words(annotation, lexicon.what, lexicon))
        if field_types(annotation) is not None:
            return self._fields_reader(annotation)
        return arguments.reader(annotation)

    def _component_reader(self, words: Words) -> Reader:
        plain = arguments.reader(words.kind)
        fields = None if get_args(words.kind) else field_types(words.kind)
        by_fields = None if fields is None else self._fields_reader(words.kind)

        def read(value: Any, name: str) -> Any:
            if isinstance(value, str) and not isinstance(value, Enum):
                try:
                    return words.parse(value)
                except ParseError as error:
                    raise ParseError(f"{name}: {error}") from None
            if by_fields is not None and isinstance(value, tuple | words.kind):
                return by_fields(value, name)
            try:
                taken = value if words.take is None else words.take(value, name)
                return plain(taken, name)
            except TypeError:
                raise _not(words.what, value, name) from None

        return read

    def _union_reader(self, args: tuple[Any, ...]) -> Reader:
        others = [arg for arg in args if arg is not NoneType]
        if len(others) > 1:
            return arguments.reader(Union[args])  # noqa: UP007 - made of a tuple
        read_one, what = self.reader(others[0]), self._what(others[0])

        def read(value: Any, name: str) -> Any:
            if value is None:
                return None
            try:
                return read_one(value, name)
            except TypeError as error:
                if str(error).startswith(f"{name} must be"):
                    raise _not(f"{what} or None", value, name) from None
                raise

        return read

    def _row_reader(self, item: Any) -> Reader:
        read_item, words = self.reader(item), self._words.get(item)
        between = None if words is None else words.between
        what = f"a row, each {self._what(item)}"

        def read(value: Any, name: str) -> Any:
            if isinstance(value, str):
                value = [
                    tidy for each in value.split(between) if (tidy := each.strip())
                ]
            try:
                items = list(value)
            except TypeError:
                raise _not(what, value, name) from None
            return tuple(
                [read_item(each, f"{name}[{i}]") for i, each in enumerate(items)]
            )

        return read

    def _fixed_reader(self, args: tuple[Any, ...]) -> Reader:
        readers = [self.reader(arg) for arg in args]
        what = f"a tuple of {len(readers)}"

        def read(value: Any, name: str) -> Any:
            if isinstance(value, str) or not isinstance(value, Iterable):
                raise _not(what, value, name)
            items = list(value)
            if len(items) != len(readers):
                raise _not(what, value, name)
            return tuple(
                [
                    read(item, f"{name}[{i}]")
                    for i, (read, item) in enumerate(zip(readers, items, strict=True))
                ]
            )

        return read

    def _fields_reader(self, kind: Any) -> Reader:
        fields = [(name, self.reader(of)) for name, of in field_types(kind) or ()]
        what = self._what(kind)

        def read(value: Any, name: str) -> Any:
            if type(value) is kind:
                items = [getattr(value, field) for field, _ in fields]
            elif type(value) in (tuple, list) and len(value) == len(fields):
                items = list(value)
            else:
                raise _not(what, value, name)
            made = [
                read(item, f"{name}.{field}")
                for (field, read), item in zip(fields, items, strict=True)
            ]
            return kind(*made)

        return read

    def _what(self, annotation: Any) -> str:
        words = self._words.get(annotation)
        if words is not None:
            return words.what
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is tuple:
            return f"a row, each {self._what(args[0])}"
        return _with_article(getattr(annotation, "__name__", str(annotation)))


def read_each(read: Reader, parts: Iterable[Any], name: str) -> list[Any]:
    """The parts that are given one for each seat, or each place, read one by one.

    Raises TypeError if they are no row of parts, and what the reader raises.
    """
    if isinstance(parts, str) or not isinstance(parts, Iterable):
        raise TypeError(f"{name} must be a row, one for each, not {brief(parts, repr)}")
    return [read(part, f"{name}[{place}]") for place, part in enumerate(parts)]


def _with_article(name: str) -> str:
    return f"{'an' if name[:1].lower() in tuple('aeio') else 'a'} {name}"


def _not(what: str, value: Any, name: str) -> TypeError:
    return TypeError(f"{name} must be {what}, not {brief(value, repr)}")
