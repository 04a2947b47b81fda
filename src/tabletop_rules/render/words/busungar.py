"""Busungar in words: the picture for terminals, and what every picture says."""

from collections import Counter
from collections.abc import Iterable

from tabletop_rules.games.busungar import Card, Phase, View
from tabletop_rules.render.lettering import Terminal, terminal
from tabletop_rules.render.page import seen_by

_DOES = {
    Phase.START: "to choose a start",
    Phase.ROLL: "to roll",
    Phase.MOVE: "to move",
}

_NAME = 16
"""So many columns a name of a point may have in the text picture."""


def text(view: View, *, unicode: bool | None = None) -> str:
    """The position in lines of at most 80 columns; long names of points are cut."""
    out = terminal(unicode)
    lines = [
        f"Busungar, {status(view)}",
        "",
        f"apples on the tree: {view.apples}",
        f"deck: {view.deck_size}   discard: {discard_words(view)}",
    ]
    if view.pips:
        lines.append(f"pips left: {view.pips}")
    if view.trail:
        arrow = out.pick("→", "->")
        lines += out.wrapped("way of this move:", _joined(view.trail, arrow, out))
    if view.chase is not None:
        who = "the dog" if view.chase.dog_to_move else f"seat {view.turn}"
        dog = out.name(view.chase.dog, _NAME)
        lines.append(f"chase: the dog is at {dog}; roll {view.chase.rolls}; {who}")
    lines += ["", *_sidewalk_lines(view, out), ""]
    rows = [["", "seat", "where", "carried", "safe", "patches", "bone", ""]]
    for seat in range(len(view.places)):
        rows.append(
            [
                out.pick("▶", ">") if seat in active(view) else "",
                str(seat),
                _where(view, seat, out),
                str(view.carried[seat]),
                str(view.safe[seat]),
                str(view.patches[seat]),
                "yes" if view.bones[seat] else "",
                walk_words(view, seat),
            ]
        )
    lines += out.table(rows)
    return out.page([*lines, *_path_lines(view, out)])


def active(view: View) -> tuple[int, ...]:
    """Who has the decision: in a chase and for a piece put out, maybe a neighbour."""
    if view.phase is Phase.OVER:
        return ()
    moved_by_neighbour = view.phase is Phase.PUT_OUT or (
        view.chase is not None and view.chase.dog_to_move
    )
    return (_neighbour(view),) if moved_by_neighbour else (view.turn,)


def _neighbour(view: View) -> int:
    """The next seat to the right that is still in the game (7.1)."""
    players = len(view.places)
    around = [(view.turn - step) % players for step in range(1, players)]
    return next(seat for seat in around if not view.out[seat])


def status(view: View) -> str:
    """What is due, and with whose eyes the picture sees."""
    if view.phase is Phase.OVER:
        return f"the game is over, {seen_by(view.player)}"
    seat = active(view)[0]
    if view.phase is Phase.PUT_OUT:
        what = f"seat {seat} puts seat {view.turn} on a stone"
    elif view.chase is not None:
        who = "with the dog" if view.chase.dog_to_move else "chased"
        what = f"seat {seat} {_DOES[view.phase]}, {who}"
    else:
        what = f"seat {seat} {_DOES[view.phase]}"
    return f"{what}, {seen_by(view.player)}"


def discard_words(view: View) -> str:
    """How many of each card have been laid down, in words."""
    counted = Counter(view.discard)
    words = [f"{counted[card]} {card}" for card in Card if counted[card]]
    return ", ".join(words) or "none"


def _joined(names: Iterable[str], arrow: str, out: Terminal) -> list[str]:
    shown = [out.name(name, _NAME) for name in names]
    return [shown[0], *[f"{arrow} {name}" for name in shown[1:]]]


def _seats_at(view: View) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, place in enumerate(view.places):
        if place is not None:
            found.setdefault(place, []).append(seat)
    return found


def _sidewalk_lines(view: View, out: Terminal) -> list[str]:
    """The stones in a row, an entrance in brackets, the pieces behind a colon."""
    here = _seats_at(view)
    entrances = {stone for stone, _ in view.options.board.entrances}
    words = []
    for stone in view.options.board.sidewalk:
        name = out.name(stone, _NAME)
        if stone in entrances:
            name = f"[{name}]"
        seats = ",".join(map(str, here.get(stone, ())))
        words.append(f"{name}:{seats}" if seats else name)
    return out.wrapped("sidewalk:", words)


def _path_lines(view: View, out: Terminal) -> list[str]:
    """Where the paths lead from each point with a piece or the running dog on it."""
    board = view.options.board
    places = dict.fromkeys([place for place in view.places if place is not None])
    if view.chase is not None:
        places[view.chase.dog] = None
    ways = [*board.paths, *board.entrances]
    lines = []
    for place in places:
        near = [pair[1 - pair.index(place)] for pair in ways if place in pair]
        if not near or (place in board.sidewalk and not _can_enter(view, place)):
            continue
        words = [
            f"{out.name(point, _NAME)} (red)"
            if point in board.red
            else out.name(point, _NAME)
            for point in near
        ]
        lines += out.wrapped(f"from {out.name(place, _NAME)} to", words)
    return ["", *lines] if lines else []


def _can_enter(view: View, stone: str) -> bool:
    here = zip(view.places, view.may_enter, strict=True)
    return any(place == stone and may for place, may in here)


def _where(view: View, seat: int, out: Terminal) -> str:
    place = view.places[seat]
    if place is None:
        return place_words(view, seat)
    return out.name(place, _NAME)


def place_words(view: View, seat: int) -> str:
    """Where a piece stands, by its whole name."""
    place = view.places[seat]
    if place is not None:
        return place
    return "out of the game" if view.out[seat] else "not on the board"


def walk_words(view: View, seat: int) -> str:
    """What a piece on the sidewalk is bound to, in words; empty if nothing."""
    if view.may_enter[seat]:
        return "may enter"
    heading_of = view.headings[seat]
    return "" if heading_of is None else f"walks {heading_of}"
