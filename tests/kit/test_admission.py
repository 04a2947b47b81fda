"""Actions from outside, taken in."""

from typing import NamedTuple, cast

import numpy as np
import pytest
from attrs import frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import Seat
from tabletop_rules.errors import SeatError
from tabletop_rules.words import Word


class Colour(Word):
    RED = "red"


class Spot(NamedTuple):
    row: int
    column: int


@frozen
class Tile:
    value: int
    colour: Colour | None


@frozen
class Put:
    player: Seat
    tile: Tile
    spot: Spot | None = None
    victim: Seat | None = None


@frozen
class Flip:
    player: Seat
    up: bool = True


def test_admission_takes_actions_in() -> None:
    admit: Admit[Put | Flip] = admission(Put, Flip)
    action = Put(1, Tile(3, Colour.RED), Spot(0, 0), 0)
    assert admit(action, 2) is action
    zero = cast(int, np.int64(0))
    plain = admit(Put(zero, Tile(3, None), Spot(zero, 1), zero), 2)
    assert repr(plain) == repr(Put(0, Tile(3, None), Spot(0, 1), 0))


def test_admission_refuses_seats_at_which_nobody_sits() -> None:
    admit: Admit[Put | Flip] = admission(Put, Flip)
    for nobody in (-1, 2):
        with pytest.raises(SeatError, match="player must be a seat"):
            admit(Flip(nobody), 2)
        with pytest.raises(SeatError, match="victim must be a seat"):
            admit(Put(0, Tile(1, None), None, nobody), 2)


def test_admission_refuses_what_is_no_action() -> None:
    admit: Admit[Put | Flip] = admission(Put, Flip)

    @frozen
    class Strange:
        player: Seat

    for wrong in (Strange(0), None, "flip", Flip, (0,)):
        with pytest.raises(TypeError, match="not an action of this game"):
            admit(cast(Flip, wrong), 2)
    with pytest.raises(TypeError, match="up must be a bool, not 0"):
        admit(Flip(0, cast(bool, 0)), 2)


def test_interned_actions_pass_but_for_seats_that_do_not_play() -> None:
    table = [Flip(0), Flip(1), Flip(2)]
    put = Put(1, Tile(3, None), None)
    for interned in ([*table, put], [table, (put,)], [{"flips": table}, [[put]]]):
        admit: Admit[Put | Flip] = admission(Put, Flip, interned=interned)
        assert admit(table[1], 2) is table[1]
        assert admit(put, 2) is put
        with pytest.raises(SeatError):
            admit(table[2], 2)
