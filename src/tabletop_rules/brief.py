"""Values as messages name them: on one line of bounded length, whatever they are."""

from collections.abc import Callable

_BITS = 128
"""A number of more bits is told by how many it has; a seed may be as long."""

_CHARACTERS = 200


def brief(value: object, write: Callable[[object], str] = str) -> str:
    """The value as `write` has it, which is `str` or `repr`, but never long.

    A long number is told by its bits, since Python refuses to write one of more than
    4,300 digits; what is long otherwise is cut.

    >>> brief(70), brief("dog", repr), brief(10**5000)
    ('70', "'dog'", 'an int of 16610 bits')
    """
    if isinstance(value, int) and value.bit_length() > _BITS:
        sign = "a negative" if value < 0 else "an"
        return f"{sign} int of {value.bit_length()} bits"
    try:
        text = write(value)
    except ValueError:  # a long number in it
        return f"something of {type(value).__name__} with a number too long to write"
    return text if len(text) <= _CHARACTERS else f"{text[:_CHARACTERS]}…"
