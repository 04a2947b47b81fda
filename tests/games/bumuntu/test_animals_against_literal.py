"""Each animal against the slow literal search, over random boards."""

from collections import Counter
from random import Random

import pytest

from tabletop_rules.games.bumuntu import (
    Animal,
    AnimalMove,
    apply,
    check,
    legal_actions,
)
from tests.effort import scaled
from tests.games.bumuntu import literal
from tests.games.bumuntu.boards import crowded


@scaled(boards=40)
@pytest.mark.parametrize("animal", Animal)
def test_6_the_animal_moves_as_the_rules_say_to_the_letter(
    animal: Animal, boards: int
) -> None:
    random = Random(animal.name)
    displaced = Counter[bool]()
    for _ in range(boards):
        state = crowded(random, animal)
        expected = literal.moves(state)
        legal = legal_actions(state, state.turn)
        moves = [action for action in legal if isinstance(action, AnimalMove)]
        assert set(moves) == set(expected)
        # no two moves are the same decision: each leads elsewhere
        assert len(moves) == len(expected) == len(set(expected.values()))
        for move in moves:
            assert check(state, move) is None
            after = apply(state, move).pawns
            assert after == expected[move]
            others = [seat for seat in range(len(after)) if seat != state.turn]
            displaced[any(after[seat] != state.pawns[seat] for seat in others)] += 1
    movers = (Animal.LION, Animal.CROCODILE, Animal.BLACK_MAMBA, Animal.RHINO)
    assert (displaced[True] > boards // 4) is (animal in movers)


@scaled(boards=60)
def test_6_without_a_tile_there_is_no_animal_move(boards: int) -> None:
    random = Random(0)
    seen = 0
    for _ in range(boards):
        state = crowded(random)
        if literal.moves(state) == {}:
            seen += 1
            legal = legal_actions(state, state.turn)
            assert not any(isinstance(action, AnimalMove) for action in legal)
    assert seen > boards // 15
