"""Randomness inside the state: a frozen source, and loaded dice.

Both sources answer a draw with what was drawn and the source to use next, so that a
state which holds one is a value: to apply an action twice gives the same twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import blake2b, shake_128
from math import factorial
from typing import Any, Protocol, Self, TypeVar

from attrs import field, frozen

from tabletop_rules.arguments import integer, positive, seed_number
from tabletop_rules.brief import brief
from tabletop_rules.errors import ScriptError, SeedError

T = TypeVar("T")

_GUARD_BITS = 64
"""A draw takes so many more bits than its outcomes need; bias stays below 2**-64."""

_WHOLE = 200
"""A shuffle of so many items is one number, the number of the order; of more, several.

Numbers of that length are still quick to divide. Nothing above it was ever dealt.
"""

_BLOCK = 32
"""So many swaps of a longer shuffle come out of one number."""

_BLOCK_GUARD_BITS = 128
"""The biases of all blocks together stay below 2**-64, however many items there are."""

_SEED_BYTES = 16

_DRAWS = 2**64
"""More than anybody draws; a number of so many bits is written in no time."""


class RandomSource(Protocol):
    """What a game may ask of `state.rng`."""

    def below(self, n: int) -> tuple[int, Self]:
        """Draw a number from 0 to n - 1; also give the source to use next."""

    def shuffle(self, items: Iterable[T]) -> tuple[tuple[T, ...], Self]:
        """Draw an order of the items; also give the source to use next."""


def _digest_bytes(outcomes: int) -> int:
    return (outcomes.bit_length() + _GUARD_BITS + 7) // 8


# kept for each number of items up to _WHOLE; no more of them are asked for
@lru_cache(maxsize=_WHOLE + 1)
def _shuffle_bytes(count: int) -> int:
    return _digest_bytes(factorial(count))


def _number_of_draws(value: int) -> int:
    value = integer(value, "draws")
    if not 0 <= value < _DRAWS:
        raise SeedError(f"draws must be from 0 to 2**64 - 1, not {brief(value)}")
    return value


@frozen
class Rng:
    """A random source that never changes: each draw gives the next one.

    Draw number `draws` is a SHAKE-128 digest of the seed and that number, so results
    are the same on every platform and Python version, and pinned by golden numbers.

    >>> roll, rng = Rng(7).below(6)
    >>> roll, rng
    (3, Rng(seed=7, draws=1))
    >>> Rng(7).shuffle("ABCDE")[0]
    ('C', 'B', 'E', 'A', 'D')

    Raises SeedError for a seed of more than 4,300 digits, or unless the number of draws
    is from 0 to 2**64 - 1; after the last of them the draws begin again.
    """

    seed: int = field(converter=seed_number)
    draws: int = field(default=0, converter=_number_of_draws)

    def below(self, n: int) -> tuple[int, Rng]:
        """Draw one of the numbers 0 to n - 1, each equally likely.

        Raises TypeError unless n is an integer, ValueError unless it is positive.
        """
        n = positive(n, "n")
        return self._draw(_digest_bytes(n)) % n, _next(self)

    def shuffle(self, items: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
        """Draw an order of the items, each order equally likely, in a single draw.

        It takes time in proportion to n log n.
        """
        pool = list(items)
        if len(pool) <= _WHOLE:
            rest = self._draw(_shuffle_bytes(len(pool)))
            for last in range(len(pool) - 1, 0, -1):
                rest, other = divmod(rest, last + 1)
                pool[last], pool[other] = pool[other], pool[last]
        else:
            self._shuffle_in_blocks(pool)
        return tuple(pool), _next(self)

    def _shuffle_in_blocks(self, pool: list[T]) -> None:
        """The same swaps, in blocks; each takes the next bytes of one digest."""
        swaps = range(len(pool) - 1, 0, -1)
        blocks = [
            swaps[start : start + _BLOCK] for start in range(0, len(swaps), _BLOCK)
        ]
        bits = _BLOCK * len(pool).bit_length() + _BLOCK_GUARD_BITS
        length = (bits + 7) // 8
        digest = self._digest(length * len(blocks))
        for number, block in enumerate(blocks):
            rest = int.from_bytes(
                digest[number * length : (number + 1) * length], "big"
            )
            for last in block:
                rest, other = divmod(rest, last + 1)
                pool[last], pool[other] = pool[other], pool[last]

    def _draw(self, length: int) -> int:
        return int.from_bytes(self._digest(length), "big")

    def _digest(self, length: int) -> bytes:
        return shake_128(b"%d:%d" % (self.seed, self.draws)).digest(length)


_set_seed: Callable[[Rng, int], None] = vars(Rng)["seed"].__set__
_set_draws: Callable[[Rng, int], None] = vars(Rng)["draws"].__set__


def _next(source: Rng) -> Rng:
    """The source for the next draw; its numbers are sound, and not looked at again."""
    after = object.__new__(Rng)
    _set_seed(after, source.seed)
    _set_draws(after, (source.draws + 1) % _DRAWS)
    return after


def derived(domain: str, *parts: int) -> Rng:
    """The source for one purpose, named by its domain and by numbers.

    Every source that leaves a game is made so: of a policy, of a determinized state, of
    a later deal. Its seed is a digest of 128 bits, so it does not lead back to the
    numbers, and shares draws with no other domain, with no other numbers, and with no
    `Rng` of a seed that somebody chose. Who can guess the numbers can make it anew, so
    what is to stay secret needs a seed that nobody guesses.

    Raises TypeError unless the parts are integers, SeedError if one has more than
    4,300 digits.

    >>> derived("policy", 7, 0)
    Rng(seed=146328575677653094718852487078332625260, draws=0)
    """
    words = [domain, *[str(seed_number(part)) for part in parts]]
    # each word with its length, so that no two lists of words run together to one text
    text = "".join([f"{len(word)}:{word}" for word in words])
    digest = blake2b(text.encode(), digest_size=_SEED_BYTES)
    return Rng(int.from_bytes(digest.digest(), "big"))


def random_source(value: Any, name: str = "rng") -> Rng | Script:
    """The random source; raises TypeError unless it is an Rng or a Script."""
    if type(value) not in (Rng, Script):
        raise TypeError(f"{name} must be an Rng or a Script, not {brief(value, repr)}")
    source: Rng | Script = value
    return source


def _values(values: Iterable[int]) -> tuple[int, ...]:
    return tuple([integer(value) for value in values])


@frozen
class Script:
    """Loaded dice: draws come out as told, and a shuffle leaves the order as it is.

    `values` holds what `below` is to return, in order; `Script.dice` takes the faces
    of dice, from 1. A script that runs out, or names a value out of range, raises
    ScriptError.

    >>> Script.dice(3, 1)
    Script(values=(2, 0))
    >>> Script.dice(3, 1).below(3)
    (2, Script(values=(0,)))
    """

    values: tuple[int, ...] = field(converter=_values)

    @classmethod
    def dice(cls, *faces: int) -> Script:
        """The script that makes the next dice show these faces."""
        return cls([integer(face) - 1 for face in faces])

    def below(self, n: int) -> tuple[int, Script]:
        """The next value of the script, which has to be one of 0 to n - 1."""
        n = positive(n, "n")
        if not self.values:
            raise ScriptError(
                f"the script has run out: a number below {brief(n)} is due"
            )
        value = self.values[0]
        if not 0 <= value < n:
            raise ScriptError(
                f"the script says {brief(value)}, but 0 to {brief(n - 1)} is due"
            )
        return value, Script(self.values[1:])

    def shuffle(self, items: Iterable[T]) -> tuple[tuple[T, ...], Script]:
        """The items in the order in which they come."""
        return tuple(items), self
