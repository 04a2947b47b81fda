"""Bugami in words: the picture for terminals, and what every picture says."""

from attrs import frozen

from tabletop_rules.games.bugami import Bid, Card, Suit, Trick, View, winner
from tabletop_rules.render.lettering import Terminal, terminal
from tabletop_rules.render.page import seen_by


@frozen
class Taken:
    """What a seat has taken; `bad` is None without a bad suit that is known."""

    tricks: int
    bad: int | None


def text(view: View, *, unicode: bool | None = None) -> str:
    """The position in lines of at most 80 columns."""
    out = terminal(unicode)
    taken = takings(view)
    lying = on_table(view)
    led = "" if not lying.cards else f"seat {lying.leader} led"
    trick = [_written(card, out) for card in lying.cards] or ["no card yet"]
    lines = [f"Bugami, {status(view)}", ""]
    lines += out.wrapped("trick:", [*trick, *([f"({led})"] if led else [])])
    rows = [["", "seat", "bid", "cards", "tricks", "bad cards", ""]]
    for seat, size in enumerate(view.hand_sizes):
        turn = seat in active(view)
        notes = ["dealer"] if seat == view.options.dealer else []
        if lying.cards and seat == winner(lying, len(view.hand_sizes)):
            notes.append("holds the trick" if view.trick.cards else "won the trick")
        bad = taken[seat].bad
        rows.append(
            [
                out.pick("▶", ">") if turn else "",
                str(seat),
                bid_word(view, seat),
                str(size),
                str(taken[seat].tricks),
                "" if bad is None else str(bad),
                ", ".join(notes),
            ]
        )
    lines += ["", *out.table(rows), "", _aside_words(view, out), ""]
    if view.player is not None:
        lines.append(f"hand of seat {view.player}:")
        for suit_of in (*Suit, None):
            cards = [_written(card, out) for card in view.hand if card.suit is suit_of]
            if cards:
                name = "jokers" if suit_of is None else str(suit_of)
                lines += out.wrapped(out.padded(f"  {name}", 10), cards)
    return out.page(lines).rstrip()


def is_over(view: View) -> bool:
    """Whether the deal is over: then the cards aside lie open."""
    return view.aside is not None


def on_table(view: View) -> Trick:
    """The trick that lies there: until the next lead, the one that was completed."""
    if view.trick.cards or not view.tricks:
        return view.trick
    return view.tricks[-1]


def active(view: View) -> tuple[int, ...]:
    """The seats with a decision: who has still to bid, then whose turn it is."""
    if not all(view.has_bid):
        return tuple([seat for seat, done in enumerate(view.has_bid) if not done])
    return () if is_over(view) else (view.turn,)


def status(view: View) -> str:
    """What is due, and with whose eyes the picture sees."""
    if not all(view.has_bid):
        what = "the bids are being made"
    elif is_over(view):
        what = "the deal is over"
    else:
        what = f"seat {view.turn} to play"
    return f"{what}, {seen_by(view.player)}"


def bid_word(view: View, seat: int) -> str:
    """What is known of a seat's bid."""
    bid = view.bids[seat]
    if bid is not None:
        return str(bid)
    return "face down" if view.has_bid[seat] else "not yet"


def _written(card: Card, out: Terminal) -> str:
    return out.pick(card.symbol, str(card))


def _aside_words(view: View, out: Terminal) -> str:
    if view.aside is None or not view.aside:
        return f"put aside: {view.aside_size or 'none'}"
    return f"put aside: {' '.join([_written(card, out) for card in view.aside])}"


def takings(view: View) -> list[Taken]:
    """The tricks and bad cards of each seat."""
    # who wins a trick leads the next
    leaders = [trick.leader for trick in (*view.tricks, view.trick)][1:]
    taken = []
    for seat, bid in enumerate(view.bids):
        own = [
            trick
            for trick, won_by in zip(view.tricks, leaders, strict=True)
            if won_by == seat
        ]
        cards = [card for trick in own for card in trick.cards]
        if is_over(view) and seat == view.turn:
            cards += view.aside or ()
        if bid is None or bid is Bid.NULL:
            bad = None
        else:
            bad = sum(card.is_joker or card.suit is bid.suit for card in cards)
        taken.append(Taken(len(own), bad))
    return taken
