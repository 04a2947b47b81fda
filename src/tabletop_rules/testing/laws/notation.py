"""Laws of notation: an action's text is unique, and read back strictly."""

from __future__ import annotations

from typing import Any

from tabletop_rules.errors import ParseError
from tabletop_rules.testing.moment import Moment
from tabletop_rules.vocabulary import folded


def texts_are_read_back(moment: Moment) -> None:
    """`parse_action` makes the action again out of the text of each legal action.

    So no two actions of a seat share a text.
    """
    known = moment.run.read_back
    for action in moment.choices:
        if action in known:
            continue
        text = moment.game.format_action(action)
        if type(text) is not str or not text:
            raise moment.broken("text", "a text from format_action", repr(text))
        try:
            again = moment.game.parse_action(text, action.player)
        except ParseError as error:
            raise moment.broken(
                "text", f"{action!r} from {text!r}", repr(error)
            ) from None
        if again != action:
            raise moment.broken("text", f"{action!r} from {text!r}", repr(again))
        known[action] = text


def other_texts_are_refused(moment: Moment) -> None:
    """A text is that of the action that it is read as; any other is a ParseError.

    Case and runs of spaces may differ.
    """
    for action in moment.chance.sample(moment.choices, min(5, len(moment.choices))):
        text = moment.game.format_action(action)
        for junk in _junk(text):
            try:
                read = moment.game.parse_action(junk, action.player)
            except ParseError:
                continue
            written = moment.game.format_action(read)
            if folded(written) != folded(junk) or read.player != action.player:
                expected = f"ParseError for {junk!r}, which no action is written as"
                raise moment.broken("text", expected, f"{read!r}, that is {written!r}")


def _junk(text: str) -> list[str]:
    middle = len(text) // 2
    junk = [
        "",
        " ",
        f"{text} ",
        f" {text}",
        f"{text}\n",
        text.upper(),
        text.lower(),
        text.swapcase(),
        text[:-1],
        text[1:],
        f"{text[:middle]} {text[middle:]}",
        text.replace(" ", "  "),
        f"{text} {text}",
        text + text,
        f"0{text}",
        f"+{text}",
        f"{text}?",
        # digits that int() takes and no game writes
        text.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")),
    ]
    return [each for each in dict.fromkeys(junk) if each != text]


def what_is_no_text_is_a_type_error(moment: Moment) -> None:
    """`parse_action` raises TypeError for what is no string."""
    for value in (None, 1, b"1", ("1",)):
        no_text: Any = value
        try:
            came: object = moment.game.parse_action(no_text, 0)
        except TypeError:
            continue
        except Exception as error:
            came = error
        raise moment.broken("text", f"TypeError for {value!r}", repr(came))
