"""Frozen values built at the speed of plain ones."""

import copy
import pickle
from typing import Any

import pytest
from attrs import field, frozen
from attrs.exceptions import FrozenInstanceError

from tabletop_rules.building import builder


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
