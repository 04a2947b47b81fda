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
from tabletop_rules.games.busungar.state import Table
from tabletop_rules.games.busungar.upkeep import discard_bone, roll_die, throw_out
from tabletop_rules.tuples import replaced


def draw_card(table: Table) -> bool:
    """Draw the top card and follow it; False if that ended the move (6.6)."""
    card = _top_card(table)
    if card is None:
        return True
    table.note(CardDrawn, table.turn, card)
    if card is BONE and not table.bones[table.turn]:
        table.note(BoneKept, table.turn)
        table.bones = replaced(table.bones, table.turn, True)
        return True
    table.discard = (*table.discard, card)
    if card is MOON:
        return True
    if card is BONE:
        table.note(BoneDiscarded, table.turn)
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
        table.note(DeckReshuffled, len(table.discard))
        table.deck, table.rng = table.rng.shuffle(table.discard)
        table.discard = ()
    card, table.deck = table.deck[0], table.deck[1:]
    return card


def _meet_old_man(table: Table) -> None:
    """6.4: the die saves some apples, the rest goes back; then the piece is out."""
    seat = table.turn
    carried = table.carried[seat]
    if carried:
        saved = min(roll_die(table, seat), carried)
        table.note(ApplesSaved, seat, saved)
        if carried > saved:
            table.note(ApplesReturned, seat, carried - saved)
        table.safe = replaced(table.safe, seat, table.safe[seat] + saved)
        table.carried = replaced(table.carried, seat, 0)
        table.apples += carried - saved
    throw_out(table)


def _meet_dog(table: Table) -> bool:
    """6.5: whether the move goes on. In a chase a further dog does nothing (7.5)."""
    if table.chase is not None:
        return True
    if not table.bones[table.turn]:
        begin_chase(table)
        return False
    discard_bone(table)
    return True
