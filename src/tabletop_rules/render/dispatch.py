"""Which room draws what: by the class of the view, or of the position."""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from tabletop_rules.game import AnyGame
from tabletop_rules.match import MatchState, MatchView


class Picture(Protocol):
    """What draws the views of a game: a module or an object with these three."""

    def text(self, view: Any, *, unicode: bool | None = None) -> str:
        """The view in lines of at most 80 columns."""

    def svg(
        self, view: Any, actions: Iterable[Any] = (), events: Iterable[Any] = ()
    ) -> str:
        """The view as SVG."""

    def html(
        self, view: Any, actions: Iterable[Any] = (), events: Iterable[Any] = ()
    ) -> str:
        """The view as HTML."""


_PARTS = ("text", "svg", "html")
_GAMES = "tabletop_rules.games."
_ROOMS = "tabletop_rules.render."
"""The room of this package that draws a game bears the name of the game's package."""

_pictures: dict[type, Picture] = {}
_views: dict[type, Callable[[Any], Any]] = {}


def register(view: type, picture: Picture, *, game: AnyGame | None = None) -> None:
    """Draw the views of that class by `picture`, a module or an object.

    It needs the functions `text`, `svg` and `html` of this package. With `game` its
    positions are drawn too, as the first seat to act sees them. A class that is known
    already gets the new picture. Raises TypeError if `view` is no class or a function
    is missing.
    """
    if not isinstance(view, type):
        raise TypeError(f"a picture is for a class of views, not for {view!r}")
    for name in _PARTS:
        if not callable(getattr(picture, name, None)):
            raise TypeError(f"a picture needs a function {name}, {picture!r} has none")
    _pictures[view] = picture
    if game is not None:
        _views[game.State] = _as_who_acts(game)


def text(position: object, *, unicode: bool | None = None) -> str:
    """The position in lines of at most 80 columns.

    `position` is a view, of a match too; of a state it is the view of the first seat to
    act, and a spectator's when the game is over. `unicode` says whether signs beyond
    ASCII may be used; None asks standard output. Raises TypeError for everything else.
    """
    view = viewed(position)
    return picture_of(view).text(view, unicode=unicode)


def svg(
    position: object, actions: Iterable[Any] = (), events: Iterable[Any] = ()
) -> str:
    """The position as SVG.

    `actions`, which may be chosen, have a dashed frame, in games with hidden hands only
    those of the seat that looks. `events`, which have just happened, have a solid frame
    and are told as that seat saw them. Raises TypeError as `text` does.
    """
    view = viewed(position)
    return picture_of(view).svg(view, actions, events)


def html(
    position: object, actions: Iterable[Any] = (), events: Iterable[Any] = ()
) -> str:
    """The position as HTML: the picture of `svg`, a caption and a table.

    Needs no other file. Raises TypeError as `text` does.
    """
    view = viewed(position)
    return picture_of(view).html(view, actions, events)


def picture_of(view: object) -> Picture:
    """What draws the view; raises TypeError if nothing does."""
    for kind in type(view).__mro__:
        if kind not in _pictures:
            _load_room_of(kind)
        if kind in _pictures:
            return _pictures[kind]
    raise TypeError(
        f"there is no picture of a {type(view).__qualname__}: give a view of a game, "
        "or register a picture for its class"
    )


def viewed(position: object) -> Any:
    """The view to draw: of a state that of the first seat to act, else as given."""
    if isinstance(position, MatchState):
        inner = viewed(position.state)
        player = getattr(inner, "player", None)
        return MatchView(player, position.options, inner, position.results)
    kind = type(position)
    if kind not in _views:
        _load_room_of(kind)
    view_of = _views.get(kind)
    return position if view_of is None else view_of(position)


def _as_who_acts(game: AnyGame) -> Callable[[Any], Any]:
    """Gives of a state the view of the first seat to act, or that of a spectator."""

    def view_of(state: Any) -> Any:
        seats = game.to_act(state)
        return game.view(state, seats[0] if seats else None)

    return view_of


def _load_room_of(kind: type) -> None:
    """Load what draws the game of the library that the class belongs to, if any does.

    What somebody has registered before stays.
    """
    home = kind.__module__
    if not home.startswith(_GAMES):
        return
    name = home.removeprefix(_GAMES).partition(".")[0]
    if find_spec(room := f"{_ROOMS}{name}") is None:
        return
    game: Any = sys.modules[f"{_GAMES}{name}"]
    _pictures.setdefault(game.View, cast(Any, import_module(room)))
    _views.setdefault(game.State, _as_who_acts(game))
