"""Bambuti in words: the picture for terminals, and what every picture says."""

from tabletop_rules.games.bambuti import View, marker
from tabletop_rules.render.lettering import Terminal, terminal
from tabletop_rules.render.page import seen_by

COLUMNS = range(5)


def text(view: View, *, unicode: bool | None = None) -> str:
    """The position in lines of at most 80 columns; the viewer's row lies below."""
    out = terminal(unicode)
    top, bottom = sides(view)
    lines = [f"Bambuti, {status(view)}", ""]
    rows = [
        ["column", *map(str, COLUMNS)],
        [f"seat {top}", *_row_words(view, top)],
        ["", *[_marker_word(view, column, top, out) for column in COLUMNS]],
        ["", *[_marker_word(view, column, bottom, out) for column in COLUMNS]],
        [f"seat {bottom}", *_row_words(view, bottom)],
    ]
    lines += [*out.table(rows), ""]
    sums = marker_sums(view)
    facts = [["", "seat", "points", "beside its row", "drums", "cards"]]
    for seat in (top, bottom):
        facts.append(
            [
                out.pick("▶", ">") if seat in active(view) else "",
                str(seat),
                str(view.points[seat]),
                str(sums[seat]),
                str(view.drums[seat]),
                str(view.hand_sizes[seat]),
            ]
        )
    lines += [*out.table(facts), "", f"deck: {view.deck_size}"]
    if view.covered:
        lines += out.wrapped("covered:", [str(card) for card in view.covered])
    if view.player is not None:
        hand = [str(card) for card in view.hand] or ["none"]
        lines += out.wrapped(f"hand of seat {view.player}:", hand)
    return out.page(lines)


def sides(view: View) -> tuple[int, int]:
    """The seats whose rows lie above and below: the viewer's is near."""
    near = 0 if view.player is None else view.player
    return 1 - near, near


def active(view: View) -> tuple[int, ...]:
    """The seats with a decision."""
    if view.over:
        return ()
    if not all(view.laid_out):
        return tuple([seat for seat, done in enumerate(view.laid_out) if not done])
    return (view.turn,)


def status(view: View) -> str:
    """What is due, and with whose eyes the picture sees."""
    if view.over:
        what = "the game is over"
    elif not all(view.laid_out):
        what = "the rows are being laid out"
    elif view.drumming:
        what = f"seat {view.turn} may beat a drum"
    else:
        what = f"seat {view.turn} to play"
    return f"{what}, {seen_by(view.player)}"


def _row_words(view: View, seat: int) -> list[str]:
    row = view.rows[seat]
    if row:
        return [str(card) for card in row]
    return ["down" if view.laid_out[seat] else "-"] * len(COLUMNS)


def _marker_word(view: View, column: int, owner: int, out: Terminal) -> str:
    """The marker as it lies on the owner's side, with an arrow to the owner's card."""
    lies = marker(view, column)
    if lies is None or lies.owner != owner:
        return ""
    upper = owner == sides(view)[0]
    arrow = out.pick("▲", "^") if upper else out.pick("▼", "v")
    return f"{arrow} {lies.value}"


def marker_sums(view: View) -> tuple[int, int]:
    """What the markers beside the row of each seat add up to."""
    lying = [marker(view, column) for column in COLUMNS]
    first, second = [
        sum(found.value for found in lying if found is not None and found.owner == seat)
        for seat in range(2)
    ]
    return first, second
