"""Which room draws what: by the class of the view, or of the position."""

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from tabletop_rules.game import AnyGame
from tabletop_rules.markup import table
from tabletop_rules.match import MatchState, MatchView
from tabletop_rules.render import opened, plain, replays


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
_games: dict[type, AnyGame] = {}
"""The game of each class of states."""


def register(view: type, picture: Picture, *, game: AnyGame | None = None) -> None:
    """Draw the views of that class by `picture`, a module or an object.

    It needs the functions `text`, `svg` and `html` of this package, and may have one
    more, `hands`, which draws the hands of several views as one SVG for open pictures.
    With `game` its positions are drawn too. A class that is known already gets the new
    picture. Raises TypeError if `view` is no class or a function is missing.
    """
    if not isinstance(view, type):
        raise TypeError(f"a picture is for a class of views, not for {view!r}")
    for name in _PARTS:
        if not callable(getattr(picture, name, None)):
            raise TypeError(f"a picture needs a function {name}, {picture!r} has none")
    _pictures[view] = picture
    if game is not None:
        _games[game.State] = game


def text(position: object, *, unicode: bool | None = None) -> str:
    """The position in lines of at most 80 columns, but for what is open.

    `position` is a view, of a match too, or a state, which is open: as the first seat
    to act sees it, a finished one as a spectator does, and what is hidden below.
    `unicode` says whether signs beyond ASCII may be used; None asks standard output. A
    value that has fields and no picture is listed by its fields. Raises TypeError for
    everything else.
    """
    view = viewed(position)
    if _has_no_picture(view):
        return plain.text(view)
    seen = picture_of(view).text(view, unicode=unicode)
    secrets = [f"{name}: {told}" for name, told in _hidden(position)]
    return "\n".join([seen, *([_OPEN, *secrets] if secrets else [])])


def svg(
    position: object, actions: Iterable[Any] = (), events: Iterable[Any] = ()
) -> str:
    """The position as SVG: a view, or a state as the first seat to act sees it.

    `actions`, which may be chosen, have a dashed frame, in games with hidden hands only
    those of the seat that looks. `events`, which have just happened, have a solid frame
    and are told as that seat saw them. Raises TypeError if the position has no picture.
    """
    view = viewed(position)
    return picture_of(view).svg(view, actions, events)


def html(
    position: object, actions: Iterable[Any] = (), events: Iterable[Any] = ()
) -> str:
    """The position as HTML: the picture of `svg`, a caption and a table.

    A state is open: all hands are shown below, and what else is hidden. A value that
    has fields and no picture is a table of its fields. Needs no other file. Raises
    TypeError as `text` does.
    """
    view = viewed(position)
    if _has_no_picture(view):
        return plain.html(view)
    return picture_of(view).html(view, actions, events) + _opened(position)


def replay(steps: Iterable[Any], player: int | None = None) -> str:
    """A line of play as one self-contained page, with a slider and the events.

    `steps` have `state` and `events`, as transitions and the steps of a line do. With
    `player` each state is shown as that seat sees it and the events as it saw them;
    without, the states are open. Raises TypeError if a state has no picture.
    """
    shown = []
    for number, step in enumerate(steps):
        if player is None:
            picture, events = html(step.state, (), step.events), step.events
        else:
            game = game_of(step.state)
            events = [game.redact(event, player) for event in step.events]
            picture = html(game.view(step.state, player), (), events)
        shown.append((f"step {number}", events, picture))
    return replays.page(shown)


def game_of(state: Any) -> AnyGame:
    """The game of the state; raises TypeError if it is not known."""
    if isinstance(state, MatchState):
        raise TypeError("a replay of a match for one seat needs the views of the match")
    kind = type(state)
    if kind not in _games:
        _load_room_of(kind)
    if kind not in _games:
        raise TypeError(f"the game of a {kind.__qualname__} is not known here")
    return _games[kind]


_OPEN = "open, which no seat sees:"


def _has_no_picture(value: object) -> bool:
    """Whether the value has fields and nothing draws it."""
    if not plain.has_fields(value):
        return False
    for kind in type(value).__mro__:
        _load_room_of(kind)
        if kind in _pictures:
            return False
    return True


def _hidden(position: object) -> list[opened.Row]:
    """What an open position shows beside a view; nothing for a view."""
    inner = position.state if isinstance(position, MatchState) else position
    game = _games.get(type(inner))
    return [] if game is None else opened.hidden(game, inner)


def _opened(position: object) -> str:
    rows = _hidden(position)
    if not rows:
        return ""
    inner: Any = position.state if isinstance(position, MatchState) else position
    game = _games[type(inner)]
    draw = getattr(picture_of(game.view(inner, None)), "hands", None)
    seats = range(len(game.score(inner)))
    if draw is None:
        return table((), rows, _OPEN)
    hands: str = draw([game.view(inner, seat) for seat in seats])
    return hands + table((), [row for row in rows if "hands" not in row[0]], _OPEN)


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
    if kind not in _games:
        _load_room_of(kind)
    game = _games.get(kind)
    if game is None:
        return position
    seats = game.to_act(position)
    return game.view(position, seats[0] if seats else None)


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
    _games.setdefault(game.State, game)
