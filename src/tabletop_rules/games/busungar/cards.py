"""Drawing a card and following it (section 6 of the rules)."""

from tabletop_rules.games.busungar.chase import begin_chase
from tabletop_rules.games.busungar.components import BONE, MOON, OLD_MAN, Card
from tabletop_rules.games.busungar.events import (
    ApplesReturned,
    ApplesSaved,
    BoneDiscarded,
    BoneKept,
    CardDrawn,
    DeckReshuffled,
)
from tabletop_rules.games.busungar.table import Table
from tabletop_rules.tuples import replaced


def draw_card(table: Table) -> bool:
    """Draw the top card and follow it; False if that ended the move (6.6)."""
    card = _top_card(table)
    if card is None:
        return True
    if table.log is not None:
        table.log.append(CardDrawn(table.turn, card))
    if card is BONE and not table.bones[table.turn]:
        if table.log is not None:
            table.log.append(BoneKept(table.turn))
        table.bones = replaced(table.bones, table.turn, True)
        return True
    table.discard = (*table.discard, card)
    if card is MOON:
        return True
    if card is BONE:
        if table.log is not None:
            table.log.append(BoneDiscarded(table.turn))
        return True
    if card is OLD_MAN:
        _meet_old_man(table)
        return False
    return _meet_dog(table)


def _top_card(table: Table) -> Card | None:
    """6.1: the card, from the reshuffled discard pile if need be; None if none is."""
    if not table.deck:
        if not table.discard:
            return None
        if table.log is not None:
            table.log.append(DeckReshuffled(len(table.discard)))
        table.deck, table.rng = table.rng.shuffle(table.discard)
        table.discard = ()
    card, table.deck = table.deck[0], table.deck[1:]
    return card


def _meet_old_man(table: Table) -> None:
    """6.4: the die saves some apples, the rest goes back; then the piece is out."""
    seat = table.turn
    carried = table.carried[seat]
    if carried:
        saved = min(table.roll_die(seat), carried)
        if table.log is not None:
            table.log.append(ApplesSaved(seat, saved))
            if carried > saved:
                table.log.append(ApplesReturned(seat, carried - saved))
        table.safe = replaced(table.safe, seat, table.safe[seat] + saved)
        table.carried = replaced(table.carried, seat, 0)
        table.apples += carried - saved
    table.throw_out()


def _meet_dog(table: Table) -> bool:
    """6.5: whether the move goes on. In a chase a further dog does nothing (7.5)."""
    if table.chase is not None:
        return True
    if not table.bones[table.turn]:
        begin_chase(table)
        return False
    table.discard_bone()
    return True
