"""Pictures of Bugami."""

from collections.abc import Hashable, Iterable
from math import cos, pi, sin

from tabletop_rules.errors import InvalidState
from tabletop_rules.games.bugami import (
    Action,
    Card,
    Event,
    PlayCard,
    Suit,
    View,
    determinize,
    format_action,
    redact,
    score,
    winner,
)
from tabletop_rules.games.bugami import events as happened
from tabletop_rules.render.canvas import Canvas, Picture
from tabletop_rules.render.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    back,
    backs,
    spread,
)
from tabletop_rules.render.page import (
    EDGE,
    WIDTH,
    Highlights,
    as_seen,
    figure,
    footer,
    hands_told,
    heading,
    seat_name,
    turn_sign,
)
from tabletop_rules.render.signs import SUIT_ROLES, crown, star, suit
from tabletop_rules.render.words.bugami import (
    Taken,
    active,
    bid_word,
    is_over,
    on_table,
    status,
    takings,
    text,
)

__all__ = ["hands", "html", "svg", "text"]

_TABLE_HEIGHT = 470.0
_PLATE_WIDTH, _PLATE_HEIGHT = 142.0, 78.0


def svg(
    view: View, actions: Iterable[Action] = (), events: Iterable[Event] = ()
) -> str:
    """The position as SVG; the actions are framed, the events framed and told."""
    own, seen = as_seen(view.player, actions, events, redact)
    marks = Highlights(
        own,
        _spots,
        format_action,
        [spot for event in seen for spot in _touched(event)],
    )
    picture = Picture(f"Bugami, {status(view)}", text(view, unicode=False))
    y = heading(picture, "Bugami", status(view))
    table = picture.at(0, y)
    table.ellipse(WIDTH / 2, _TABLE_HEIGHT / 2, 250, 160, "felt", "line", 2)
    _draw_centre(table, view)
    taken = takings(view)
    for seat in range(len(view.hand_sizes)):
        _draw_seat(table, view, seat, taken[seat], marks)
    _draw_trick(table, view, marks)
    y += _TABLE_HEIGHT + 8
    if view.aside is not None:
        y = _draw_aside(picture, y, view.aside)
    if view.player is not None:
        y = _draw_hand(picture, y, view, view.player, marks)
    return footer(picture, y, marks.left(), seen)


def hands(views: Iterable[View]) -> str:
    """The hands of these views' seats, which an open picture shows, as SVG."""
    views = tuple(views)
    picture = Picture("open: all hands", hands_told(views))
    y = heading(picture, "Open", "the hands of all seats")
    marks: Highlights[Action] = Highlights((), _spots, format_action)
    for view in views:
        if view.player is not None:
            y = _draw_hand(picture, y, view, view.player, marks)
    return footer(picture, y, (), ())


def html(
    view: View, actions: Iterable[Action] = (), events: Iterable[Event] = ()
) -> str:
    """The picture with a caption and a table of what each seat has, with its points.

    The points are those of the tricks so far, as `score` gives them; none stand there
    for a view that no deal fits.
    """
    points = _points(view)
    taken = takings(view)
    rows = [
        (
            f"seat {seat}",
            bid_word(view, seat),
            taken[seat].tricks,
            "" if taken[seat].bad is None else taken[seat].bad,
            points[seat],
        )
        for seat in range(len(view.hand_sizes))
    ]
    headings = ("seat", "bid", "tricks", "bad cards", "points so far")
    return figure(svg(view, actions, events), f"Bugami, {status(view)}", headings, rows)


def _points(view: View) -> tuple[object, ...]:
    """The points so far: what is hidden counts for nothing, so any deal gives them."""
    try:
        return score(determinize(view, 0))
    except InvalidState:
        return ("",) * len(view.hand_sizes)


def _spots(action: Action) -> list[Hashable]:
    if isinstance(action, PlayCard):
        return [("hand", action.card)]
    return []


def _touched(event: Event) -> list[Hashable]:
    match event:
        case happened.BidMade(player, _) | happened.TrickWon(player, _):
            return [("seat", player)]
        case happened.CardPlayed(player, _):
            return [("trick", player)]
        case _:
            return []


def _angle(view: View, seat: int) -> float:
    """Where a seat sits: the viewer at the bottom, the others clockwise from there."""
    near = 0 if view.player is None else view.player
    players = len(view.hand_sizes)
    return pi / 2 + 2 * pi * ((seat - near) % players) / players


def _draw_centre(table: Canvas, view: View) -> None:
    x, y = WIDTH / 2, _TABLE_HEIGHT / 2
    if view.aside is None and view.aside_size:
        left = x - (10 * view.aside_size + 10) / 2
        for place in range(view.aside_size):
            back(table, left + 10 * place, y - 30, 20, 28)
        table.text(x, y + 10, f"{view.aside_size} put aside", 11, "faint", "middle")
    if not view.trick.cards and all(view.has_bid) and not is_over(view):
        leads = "won and leads" if view.tricks else "leads"
        table.text(x, y + 30, f"seat {view.turn} {leads}", 12, anchor="middle")


def _draw_seat(
    table: Canvas, view: View, seat: int, taken: Taken, marks: Highlights[Action]
) -> None:
    angle = _angle(view, seat)
    x = WIDTH / 2 + 268 * cos(angle) - _PLATE_WIDTH / 2
    y = _TABLE_HEIGHT / 2 + 190 * sin(angle) - _PLATE_HEIGHT / 2
    plate = table.box(x, y, _PLATE_WIDTH, _PLATE_HEIGHT, "panel", "line", 8)
    name_left = 8
    if seat in active(view):
        name_left = 24
        plate.rect(0, 0, _PLATE_WIDTH, _PLATE_HEIGHT, None, "recent", 2.5, 8)
        turn_sign(plate, 8, 14)
    plate.text(name_left, 14, seat_name(seat, view.player), 12, bold=True, width=92)
    if seat == view.options.dealer:
        plate.circle(128, 14, 8, "card", "ink", 1.5)
        plate.text(128, 14, "D", 10, anchor="middle", bold=True)
    _draw_bid(plate, view, seat)
    bad = "" if taken.bad is None else f", {taken.bad} bad"
    tricks = "1 trick" if taken.tricks == 1 else f"{taken.tricks} tricks"
    plate.text(8, 65, tricks + bad, 11, width=82)
    count = view.hand_sizes[seat]
    backs(plate, 94, 42, min(count, 4), 4)
    plate.text(134, 65, str(count), 11, "faint", "end")
    marks.frame(table, ("seat", seat), x, y, _PLATE_WIDTH, _PLATE_HEIGHT)


def _draw_bid(plate: Canvas, view: View, seat: int) -> None:
    bid = view.bids[seat]
    plate.text(8, 40, "bid", 11, "faint")
    if bid is None:
        if view.has_bid[seat]:
            back(plate, 34, 28, 17, 24)
        else:
            plate.rect(34, 28, 17, 24, None, "line", 1.5, 3, "3 2")
        return
    if bid.suit is None:
        plate.text(32, 40, "Null", 13, bold=True, width=58)
    else:
        suit(plate, 42, 40, bid.value, 18)


def _draw_trick(table: Canvas, view: View, marks: Highlights[Action]) -> None:
    players, trick = len(view.hand_sizes), on_table(view)
    for place, card in enumerate(trick.cards):
        seat = (trick.leader + place) % players
        angle = _angle(view, seat)
        x = WIDTH / 2 + 140 * cos(angle) - CARD_WIDTH / 2
        y = _TABLE_HEIGHT / 2 + 94 * sin(angle) - CARD_HEIGHT / 2
        _draw_card(table, x, y, card)
        marks.frame(table, ("trick", seat), x, y, CARD_WIDTH, CARD_HEIGHT)
        if seat == winner(trick, players):
            crown(table, x + CARD_WIDTH - 3, y, 18)
        if place == 0:
            # below what is written on a joker
            tag = table.box(x - 2, y + CARD_HEIGHT - 5, 26, 15, "paper", "line", 7)
            tag.text(13, 7.5, "led", 10, anchor="middle")


def _draw_card(canvas: Canvas, x: float, y: float, card: Card) -> None:
    box = canvas.box(x, y, CARD_WIDTH, CARD_HEIGHT)
    if card.suit is None:
        star(box, CARD_WIDTH / 2, 24, 14, "deep-purple")
        box.text(22, 50, "Joker", 11, anchor="middle", bold=True, width=40)
        return
    role = SUIT_ROLES[card.suit.value]
    box.text(22, 18, str(card.rank), 19, role, "middle", bold=True, width=38)
    suit(box, 22, 43, card.suit.value, 24)


def _draw_aside(picture: Canvas, y: float, aside: tuple[Card, ...]) -> float:
    if not aside:
        return y
    picture.text(EDGE, y + 34, "put aside", 12, "faint")
    for place, card in enumerate(aside):
        _draw_card(picture, 100 + place * (CARD_WIDTH + 6), y, card)
    return y + CARD_HEIGHT + 12


def _draw_hand(
    picture: Canvas, y: float, view: View, player: int, marks: Highlights[Action]
) -> float:
    """The hand, a group for each suit; a long one takes a second row."""
    if not view.hand:
        picture.text(EDGE, y + 8, f"seat {player} has no card", 12, "faint")
        return y + 24
    picture.text(EDGE, y + 8, f"hand of seat {player}", 12, "faint")
    groups = [
        [card for card in view.hand if card.suit is suit_of]
        for suit_of in (*Suit, None)
    ]
    x, y = float(EDGE), y + 24
    for cards in filter(None, groups):
        needed = len(cards) * (CARD_WIDTH + 7) + 10
        room = WIDTH - 2 * EDGE
        if x > EDGE and x + needed > WIDTH - EDGE:
            x, y = EDGE, y + CARD_HEIGHT + 10
        group = picture.at(x, y)
        lefts = spread(len(cards), room, CARD_WIDTH, 7)
        for card, left in zip(cards, lefts, strict=True):
            _draw_card(group, left, 0, card)
            marks.frame(
                group, ("hand", card), left, 0, CARD_WIDTH, CARD_HEIGHT, radius=5
            )
        x += needed
    return y + CARD_HEIGHT + 14
