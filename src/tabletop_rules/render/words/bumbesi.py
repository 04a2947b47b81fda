"""Bumbesi in words: the picture for terminals, and what every picture says."""

from collections import Counter
from collections.abc import Sequence

from tabletop_rules.games.bumbesi import Card, Column, Direction, Side, Special, View
from tabletop_rules.render.lettering import terminal
from tabletop_rules.render.page import seen_by


def text(view: View, *, unicode: bool | None = None) -> str:
    """The position in lines of at most 80 columns."""
    out = terminal(unicode)
    here = out.pick("▶", ">")
    arrow = out.pick("↻", "") if clockwise(view) else out.pick("↺", "")
    lines = [f"Bumbesi, {status(view)}", ""]
    for side, column in zip(Side, view.columns, strict=True):
        marked = "marked " if side is view.marker else ""
        lines += out.wrapped(f"{marked}{side} column:", _column_words(column))
    lines += [
        f"deck: {view.deck_size}   play goes {view.direction} {arrow}".rstrip(),
        "",
    ]
    rows = [["", "seat", "cards", "penalties", "specials among them"]]
    for seat, pile in enumerate(view.penalties):
        sign = here if seat == view.turn else ""
        cards = str(view.hand_sizes[seat])
        rows.append([sign, str(seat), cards, str(len(pile)), special_words(pile)])
    lines += [*out.table(rows), ""]
    if view.player is not None:
        hand = [str(card) for card in view.hand] or ["none"]
        lines += out.wrapped(f"hand of seat {view.player}:", hand)
    for seat in range(len(view.hand_sizes)):
        held = [str(card) for holder, card in view.known if holder == seat]
        if held:
            lines += out.wrapped(f"seat {seat} is known to hold:", held)
    return out.page(lines)


def status(view: View) -> str:
    """What is due, and with whose eyes the picture sees."""
    if view.over:
        return f"the game is over, {seen_by(view.player)}"
    return f"seat {view.turn} to play, {seen_by(view.player)}"


def clockwise(view: View) -> bool:
    """Whether play goes clockwise."""
    return view.direction is Direction.CLOCKWISE


def special_words(pile: Sequence[Card]) -> str:
    """How many of each special lie in a pile, in words."""
    counted = Counter([card for card in pile if isinstance(card, Special)])
    words = [f"{counted[card]} {card}" for card in Special if counted[card]]
    return ", ".join(words)


def _column_words(column: Column) -> list[str]:
    if column.target is None:
        return ["no target"]
    words = ["target", str(column.target)]
    if column.covered:
        words += ["on", *map(str, column.covered)]
    return [*words, "pile", *map(str, column.pile or ("empty",))]
