"""Frozen values built at the speed of plain ones."""

import copy
import gc
import pickle
import weakref
from typing import Any, cast

import pytest
from attrs import evolve, field, frozen
from attrs.exceptions import FrozenInstanceError

from tabletop_rules.building import Interned, builder, evolver, sharing
from tabletop_rules.words import Word


@frozen
class Pair:
    left: int
    right: tuple[int, ...]


@frozen
class WithDefault:
    left: int = 0


@frozen
class WithConverter:
    left: int = field(converter=int)


@frozen
class WithValidator:
    left: int = field(validator=lambda *_: None)


@frozen
class WithDerived:
    left: int
    double: int = field(init=False, default=0)


@frozen
class WithHook:
    left: int

    def __attrs_post_init__(self) -> None:
        raise AssertionError("never called")


class Shade(Word):
    LIGHT = "light"
    DARK = "dark"


@frozen(eq=False)
class Piece(Interned):
    size: int
    shade: Shade


@frozen(eq=False)
class Counter(Interned):
    size: int
    shade: Shade


@frozen(eq=False)
class Block(Interned):
    size: int
    weight: int = field(init=False)

    @weight.default
    def _weight_of_its_size(self) -> int:
        return 3 * self.size


build = builder(Pair)


def test_what_is_built_is_what_the_class_makes() -> None:
    made, built = Pair(1, (2, 3)), build(1, (2, 3))
    assert type(built) is Pair
    assert built == made
    assert hash(built) == hash(made)
    assert repr(built) == repr(made)
    assert build(left=1, right=(2, 3)) == made
    assert pickle.loads(pickle.dumps(built)) == made
    assert copy.deepcopy(built) == made


def test_what_is_built_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        build(1, ()).left = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del build(1, ()).left
    with pytest.raises(AttributeError):
        build(1, ()).other = 3  # type: ignore[attr-defined]


def test_every_field_is_due() -> None:
    untyped: Any = build
    for wrong in ((), (1,), (1, (), 3)):
        with pytest.raises(TypeError):
            untyped(*wrong)


@pytest.mark.parametrize(
    "kind", [WithDefault, WithConverter, WithValidator, WithDerived, WithHook]
)
def test_a_class_that_does_more_than_set_its_fields_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="does more than to set its fields"):
        builder(kind)


def test_with_every_field_given_defaults_are_never_asked_for() -> None:
    build = builder(WithDefault, every_field=True)
    assert build(7) == WithDefault(7)
    with pytest.raises(TypeError):
        build()


def test_with_every_field_a_class_that_does_more_is_still_refused() -> None:
    for kind in (WithConverter, WithValidator, WithDerived, WithHook, Piece):
        with pytest.raises(TypeError, match="does more than to set its fields"):
            builder(cast(Any, kind), every_field=True)


def test_equal_interned_values_are_one() -> None:
    assert Piece(1, Shade.DARK) is Piece(1, Shade.DARK)
    assert Piece(shade=Shade.DARK, size=1) is Piece(1, Shade.DARK)
    assert Piece(1, Shade.DARK) != Piece(2, Shade.DARK)
    assert Piece(1, Shade.DARK) != Piece(1, Shade.LIGHT)


def test_interned_values_of_two_classes_are_two() -> None:
    counter: object = Counter(1, Shade.DARK)
    assert Piece(1, Shade.DARK) != counter


def test_a_field_of_another_type_makes_another_value() -> None:
    one = Piece(1, Shade.DARK)
    for size in (True, 1.0, "1", None):
        other = Piece(cast(int, size), Shade.DARK)
        assert other is not one
        assert type(other.size) is type(size)


def test_a_field_that_cannot_be_hashed_is_left_for_the_game_to_refuse() -> None:
    size: Any = [1]
    assert Piece(size, Shade.DARK).size is size


def test_copies_of_an_interned_value_are_the_value() -> None:
    piece = Piece(1, Shade.DARK)
    assert copy.copy(piece) is piece
    assert copy.deepcopy(piece) is piece
    assert evolve(Piece(2, Shade.DARK), size=1) is piece
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(piece, protocol)) is piece


def test_an_interned_value_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        Piece(1, Shade.DARK).size = 2  # type: ignore[misc]


def test_an_interned_value_that_nobody_holds_is_forgotten() -> None:
    piece = Piece(3, Shade.LIGHT)
    gone = weakref.ref(piece)
    del piece
    gc.collect()
    assert gone() is None


@frozen
class Whole:
    turn: int
    deck: tuple[int, ...]
    hands: tuple[int, ...] = ()


@frozen
class Seen:
    player: int | None
    turn: int
    hands: tuple[int, ...]


def test_sharing_takes_over_the_fields_of_the_same_name() -> None:
    seen = sharing(Seen, Whole)(Whole(2, (4,), (7, 9)), player=1)
    assert seen == Seen(1, 2, (7, 9))
    with pytest.raises(FrozenInstanceError):
        seen.turn = 1  # type: ignore[misc]


def test_sharing_leaves_out_what_is_named_anew() -> None:
    seen = sharing(Seen, Whole, "hands")
    assert seen(Whole(2, ()), player=None, hands=(5,)) == Seen(None, 2, (5,))


def test_sharing_wants_each_field_that_is_not_there_and_no_other() -> None:
    whole = sharing(Whole, Seen)
    with pytest.raises(TypeError, match="deck"):
        whole(Seen(0, 2, ()))
    with pytest.raises(TypeError, match="turn"):
        whole(Seen(0, 2, ()), deck=(), turn=1)
    with pytest.raises(TypeError, match="positional"):
        whole(Seen(0, 2, ()), ())


def test_an_interned_value_may_hold_what_is_worked_out_of_it() -> None:
    block = Block(4)
    assert block.weight == 12
    for twin in (Block(4), copy.deepcopy(block), pickle.loads(pickle.dumps(block))):
        assert twin is block


def test_an_evolver_changes_the_fields_it_is_made_for() -> None:
    old = Whole(2, (4,), (7, 9))
    assert evolver(Whole, "deck")(old, deck=()) == Whole(2, (), (7, 9))
    assert evolver(Whole, "turn", "hands")(old, turn=0, hands=()) == Whole(0, (4,), ())
    assert evolver(Whole, "hands", "turn")(old, (), 0) == Whole(0, (4,), ())
    assert old == Whole(2, (4,), (7, 9))


def test_an_evolver_is_made_only_for_fields_that_are_there() -> None:
    with pytest.raises(TypeError, match="has no field 'trun'"):
        evolver(Whole, "deck", "trun")


@pytest.mark.parametrize("kind", [WithConverter, WithValidator, WithDerived, WithHook])
def test_a_class_that_does_more_is_neither_shared_nor_evolved(kind: type) -> None:
    with pytest.raises(TypeError, match="does more than to set its fields"):
        sharing(kind, Whole)
    with pytest.raises(TypeError, match="does more than to set its fields"):
        evolver(kind, "left")
