"""Decisions and components as short texts.

A decision is "start S0", "roll", "pick", "walk left", "step L1" or "put out S5"; a card
is "old man"; the cards in the box are "32 moon, 16 bone"; a chase is "dog at M5, 3
rolls, chased to move". Case and runs of spaces do not matter in what is read, but for
names of points: a board may have two that differ by their case alone.
"""

import re
from typing import assert_never

from tabletop_rules.games.busungar.actions import (
    Action,
    ChooseStart,
    Pick,
    PutOut,
    Roll,
    Step,
    Walk,
)
from tabletop_rules.games.busungar.board import is_name
from tabletop_rules.games.busungar.components import (
    BONE,
    DOG,
    INFO,
    MOON,
    OLD_MAN,
    Card,
    CardCounts,
    Chase,
    Direction,
)
from tabletop_rules.notation import NUMBER, Grammar
from tabletop_rules.vocabulary import (
    Lexicon,
    Vocabulary,
    Words,
    folded,
    tidied,
    unreadable,
)


def format_action(action: Action) -> str:
    """The decision as a short text, without its player.

    >>> format_action(PutOut(0, "S5"))
    'put out S5'
    """
    if isinstance(action, ChooseStart):
        return f"start {action.stone}"
    if isinstance(action, Roll):
        return "roll"
    if isinstance(action, Pick):
        return "pick"
    if isinstance(action, Walk):
        return f"walk {action.direction}"
    if isinstance(action, Step):
        return f"step {action.to}"
    if isinstance(action, PutOut):
        return f"put out {action.stone}"
    assert_never(action)


def _name(text: str) -> str:
    """The text, if a point may bear it as its name; ValueError if not."""
    if not is_name(text):
        raise ValueError(f"{text!r} is no name of a point")
    return text


_NAME = "(.+)"

_GRAMMAR: Grammar[Action] = Grammar(
    INFO,
    (
        "start S0",
        f"start {_NAME}",
        lambda player, stone: ChooseStart(player, _name(stone)),
    ),
    ("roll", "roll", Roll),
    ("pick", "pick", Pick),
    (
        "walk left",
        "walk (left|right)",
        lambda player, direction: Walk(player, Direction(direction.lower())),
    ),
    ("step L1", f"step {_NAME}", lambda player, to: Step(player, _name(to))),
    (
        "put out S5",
        f"put out {_NAME}",
        lambda player, stone: PutOut(player, _name(stone)),
    ),
)


def parse_action(text: str, player: int) -> Action:
    """The decision of that player that the text names, as `format_action` writes it.

    Raises ParseError for every other text. Whether the point is on the board is a
    question for `check`.

    >>> parse_action("step L1", player=2)
    Step(player=2, to='L1')
    """
    return _GRAMMAR.parse(text, player)


_read_card: Lexicon[Card] = Lexicon("a card", "moon", Card)


def format_card(card: Card) -> str:
    """The card as a word.

    >>> format_card(Card.OLD_MAN)
    'old man'
    """
    return str(card)


def parse_card(text: str) -> Card:
    """The card that the text names; raises ParseError if it names none.

    >>> parse_card("Old man")
    Card.OLD_MAN
    """
    return _read_card(text)


def format_card_counts(counts: CardCounts) -> str:
    """The numbers of cards as a text; kinds of which there is none are left out.

    >>> format_card_counts(CardCounts())
    '32 moon, 16 bone, 8 old man, 8 dog'
    """
    return str(counts)


_COUNT = re.compile(f"{NUMBER} (.+)")
_COUNTS_EXAMPLE = str(CardCounts())
_NO_CARD = str(CardCounts(0, 0, 0, 0))


def parse_card_counts(text: str) -> CardCounts:
    """The numbers of cards that the text names; of any other kind there is none.

    Raises ParseError for every other text, InvalidOptions for more cards than there
    may be.

    >>> parse_card_counts("20 moon, 12 dog")
    CardCounts(moon=20, bone=0, old_man=0, dog=12)
    """
    if not isinstance(text, str):
        raise TypeError(f"a CardCounts is written as a str, not {text!r}")
    found: dict[Card, int] = {}
    parts = [] if folded(text) == _NO_CARD else text.split(",")
    for part in parts:
        match = _COUNT.fullmatch(tidied(part))
        if match is None:
            raise unreadable(text, "a CardCounts", _COUNTS_EXAMPLE)
        card = _read_card(match[2])
        if card in found:
            raise unreadable(text, "a CardCounts", _COUNTS_EXAMPLE)
        found[card] = int(match[1])
    return CardCounts(*[found.get(card, 0) for card in (MOON, BONE, OLD_MAN, DOG)])


def format_chase(chase: Chase) -> str:
    """The chase as a short text: where the dog is, the rolls, and which side is due.

    >>> format_chase(Chase("K", 0, dog_to_move=True))
    'dog at K, 0 rolls, dog to move'
    """
    return str(chase)


_CHASE = re.compile(
    r"(?:dog at )?(\S+?)(?:, (0|[1-9][0-9]{0,17}) rolls?)?(?:, (dog|chased) to move)?",
    re.IGNORECASE,
)

ChaseParts = tuple[str, int | None, bool | None]
"""The fields of a Chase; None for rolls, or whose move it is, where it is not said."""


def parse_chase_parts(text: str) -> ChaseParts:
    """The parts of a chase that the text tells, if only the point of the dog.

    Raises ParseError if it tells of no chase.

    >>> parse_chase_parts("dog at M5, chased to move")
    ('M5', None, False)
    """
    if not isinstance(text, str):
        raise TypeError(f"a Chase is written as a str, not {text!r}")
    match = _CHASE.fullmatch(tidied(text))
    if match is None:
        raise unreadable(text, "a Chase", _CHASE_EXAMPLE)
    dog, rolls, mover = match.groups()
    return (
        dog,
        None if rolls is None else int(rolls),
        None if mover is None else folded(mover) == "dog",
    )


_CHASE_EXAMPLE = str(Chase("M5", 3, dog_to_move=False))


def parse_chase(text: str) -> Chase:
    """The chase that the text tells of; raises ParseError unless it tells all of it.

    >>> parse_chase("dog at M5, 3 rolls, chased to move")
    Chase(dog='M5', rolls=3, dog_to_move=False)
    """
    dog, rolls, dog_to_move = parse_chase_parts(text)
    if rolls is None or dog_to_move is None:
        raise unreadable(text, "a Chase", _CHASE_EXAMPLE)
    return Chase(dog, rolls, dog_to_move)


WORDS = Vocabulary(
    Words(Card, "a card", parse_card, between=","),
    Words(CardCounts, "a CardCounts", parse_card_counts),
    Words(Chase, "a Chase", parse_chase, between=";"),
)
"""How the components of the game are written."""
