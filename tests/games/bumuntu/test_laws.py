"""The laws that every game keeps, held over many games of Bumuntu."""

from random import Random

import pytest

from tabletop_rules.game import Game
from tabletop_rules.games import bumuntu
from tabletop_rules.games.bumuntu import (
    CELLS,
    Action,
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    LoseTurn,
    Majority,
    Options,
    PerTile,
    SpendFood,
    State,
    Step,
    View,
    apply,
    check,
    initial_state,
    legal_actions,
    to_act,
    validate,
)
from tabletop_rules.testing import check_game
from tests.effort import crossed, scaled
from tests.games.bumuntu.boards import OFF_THE_BOARD, conceivable, crowded, reached

ALL = tuple(Animal)
SETS = [
    Options(),
    Options(ALL[-8:], first_player=1, tiles_under_pawns=False),
    Options((*ALL[:4], *ALL[6:]), (PerTile(3), *[Majority(9, 1)] * 7), (2,) * 9),
]
"""Sets of animals in which all ten are, two of them with other options."""


GAME: Game[State, Action, View, Options] = bumuntu
"""To a type checker the module is a game, with the types of its own."""


def test_the_sets_use_all_ten_animals() -> None:
    assert {animal for options in SETS for animal in options.animals} == set(ALL)


@scaled(examples=5)
def test_every_law_of_the_library(examples: int) -> None:
    check_game(bumuntu, options=SETS, examples=examples, max_actions=700)


LIMIT = 2000
"""A random game that takes longer is broken off: nothing bounds its length (7.2)."""


@scaled(games=40)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_64_tiles_and_all_chips_at_every_step_of_many_games(
    players: int, games: int
) -> None:
    unfinished = 0
    for number in range(games):
        random = Random(number)
        state = initial_state(number, players, SETS[number % len(SETS)])
        spent = foods = 0
        for _ in range(LIMIT):
            seats = to_act(state)
            if not seats:
                break
            legal = legal_actions(state, seats[0])
            action = legal[int(random.random() * len(legal))]
            before, state = state, apply(state, action)
            spent += type(action) is SpendFood
            if state.tiles is not before.tiles:
                foods = _counted(state)
            assert sum(state.food) + spent == foods
            assert len(set(state.pawns)) == players or None in state.pawns
        else:
            unfinished += 1
        if number % 50 == 0:
            assert validate(state) == ()
    assert unfinished <= games // 40


def _counted(state: State) -> int:
    """The food tiles collected, when all 64 tiles have been counted."""
    lying = len([tile for tile in state.tiles if tile is not None])
    assert lying + sum(map(len, state.collected)) == len(CELLS)
    kept = [tile.bonus for pile in state.collected for tile in pile]
    return kept.count(Bonus.FOOD)


@crossed(players=(2, 5), options=SETS)
def test_validate_is_empty_for_every_position_of_a_game(
    players: int, options: Options
) -> None:
    for state in reached(players, players, options, 400):
        assert validate(state) == ()


def _hold_all(state: State, victims_to: list[Cell | None]) -> set[type]:
    """check and legal_actions agree on every conceivable action.

    Returns the classes of those that are legal.
    """
    players = len(state.pawns)
    legal = legal_actions(state, state.turn)
    assert len(set(legal)) == len(legal)
    found = {
        action
        for action in conceivable(players, state.turn, victims_to)
        if check(state, action) is None
    }
    assert all(check(state, action) is None for action in legal)
    assert found == {
        action
        for action in legal
        if not isinstance(action, AnimalMove) or action.victim_to in victims_to
    }
    return {type(action) for action in legal}


@scaled(boards=1)
@pytest.mark.parametrize("animal", [Animal.LION, Animal.CROCODILE, Animal.RHINO])
def test_check_agrees_with_legal_actions_over_all_that_can_be_named(
    animal: Animal, boards: int
) -> None:
    """All classes x spaces, and for animal moves all seats x all spaces besides."""
    random = Random(animal.name)
    for _ in range(boards):
        _hold_all(crowded(random, animal), [None, *CELLS, OFF_THE_BOARD[0]])


@scaled(boards=2)
@pytest.mark.parametrize("animal", Animal)
def test_check_agrees_with_legal_actions_for_every_animal(
    animal: Animal, boards: int
) -> None:
    """As above, with a few places for a victim that lie around the pawns."""
    random = Random(animal.name)
    for _ in range(boards):
        state = crowded(random, animal)
        near = [
            cell
            for cell in CELLS
            for pawn in state.pawns
            if pawn and max(abs(cell[0] - pawn[0]), abs(cell[1] - pawn[1])) <= 1
        ]
        sample = random.sample(sorted(set(near)), min(8, len(set(near))))
        _hold_all(state, [None, *sample])


@scaled(games=3)
def test_check_agrees_with_legal_actions_in_every_phase(games: int) -> None:
    random = Random(7)
    seen: set[type] = set()
    for number in range(games):
        options = SETS[number % len(SETS)]
        for state in reached(number, 2 + number % 4, options, 1500):
            seldom = 0.01 if state.phase is bumuntu.Phase.MOVE else 0.2
            if random.random() < seldom:
                seen |= _hold_all(state, [None])
    assert len(seen | {LoseTurn}) == 10


def test_every_reason_names_a_statement_of_the_rules() -> None:
    random = Random(3)
    clauses = set()
    for animal in Animal:
        state = crowded(random, animal)
        for action in conceivable(len(state.pawns), state.turn, [None, *CELLS[:2]]):
            illegal = check(state, action)
            if illegal is not None:
                assert illegal.reason
                clauses.add(illegal.clause)
    clauses.remove("turn")
    assert len(clauses) > 10
    assert all(bumuntu.INFO.clause(clause) for clause in clauses)


@scaled(boards=10)
def test_check_agrees_with_legal_actions_when_hemmed_in(boards: int) -> None:
    """In a corner, with everything around taken and any animal under the pawn."""
    random = Random(1)
    lost = 0
    for number in range(boards):
        state = crowded(random, ALL[number % 10])
        around = (Cell(0, 0), Cell(0, 1), Cell(1, 0), Cell(1, 1))
        pawns = (*around, state.pawns[0])[: max(4, len(state.pawns))]
        if len(set(pawns)) < len(pawns):
            continue
        players = len(pawns)
        tiles = [*state.tiles]
        own = next(t for t in tiles if t and t.animal is ALL[number % 10])
        tiles[0] = own if number % 3 else None
        hemmed = State(
            state.options,
            tuple(tiles),
            state.favor,
            pawns,
            ((),) * players,
            (1,) * players,
            0,
            bumuntu.Phase.MOVE,
            None,
            None,
        )
        kinds = _hold_all(hemmed, [None, *around, Cell(2, 2)])
        assert not kinds & {Step, SpendFood}
        lost += kinds == {LoseTurn}
        assert kinds in ({LoseTurn}, {AnimalMove})
    assert lost >= boards // 3


@scaled(boards=50)
def test_4_1_after_spending_food_a_step_is_always_there(boards: int) -> None:
    random = Random(2)
    spent = 0
    for _ in range(boards):
        state = crowded(random)
        for action in legal_actions(state, state.turn):
            if isinstance(action, SpendFood):
                spent += 1
                after = apply(state, action)
                back = state.pawns[state.turn]
                assert back is not None
                assert check(after, Step(state.turn, back)) is None
    assert spent > boards
