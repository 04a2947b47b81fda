"""Sections 7 and 8: the end of the game, and favor."""

from collections.abc import Sequence

import pytest
from attrs import evolve

from tabletop_rules.games.bumuntu import (
    CELLS,
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    KeepFavor,
    KeepTiles,
    Majority,
    Options,
    PerTile,
    Phase,
    State,
    Step,
    SwapFavor,
    Tile,
    apply,
    check,
    favor,
    initial_state,
    legal_actions,
    outcome,
    position,
    score,
    to_act,
    transition,
    validate,
    view,
)
from tabletop_rules.outcome import Note
from tests.games.bumuntu.boards import bare

ZEBRA, LION, GIRAFFE = Animal.ZEBRA, Animal.LION, Animal.GIRAFFE
FREE = PerTile(0)


def last_advance(players: int = 5, turn: int = 1) -> State:
    """Fifteen advance tiles are collected; the player stands on the sixteenth."""
    spots = [(7, 7), (3, 3), (0, 7), (0, 0), (7, 0)][:players]
    last = Tile(ZEBRA, Bonus.ADVANCE)
    return bare({(3, 3): last}, spots, turn=turn, advance=(3, 3))


def test_7_1_the_sixteenth_advance_tile_still_brings_its_swap() -> None:
    state = apply(last_advance(), AnimalMove(1, Cell(3, 4)))
    assert (state.phase, to_act(state), outcome(state)) == (Phase.SWAP, (1,), None)
    assert len(legal_actions(state, 1)) == 7 + 1


@pytest.mark.parametrize("choice", [SwapFavor(1, 0), KeepFavor(1)])
def test_7_1_then_the_game_is_over_at_once(choice: SwapFavor | KeepFavor) -> None:
    state = apply(apply(last_advance(), AnimalMove(1, Cell(3, 4))), choice)
    assert (state.phase, state.turn, to_act(state)) == (Phase.OVER, 1, ())
    assert all(legal_actions(state, seat) == () for seat in range(5))
    result = outcome(state)
    assert result is not None
    assert result.scores == score(state)
    assert result.reason == "seat 1 collected the last advance tile"
    illegal = check(state, Step(2, Cell(1, 1)))
    assert illegal is not None
    assert illegal.clause == "over"


def test_7_1_the_final_score_uses_the_swapped_board() -> None:
    """Markers stand as listed; the lone zebra tile counts 2 on spot 0, 0 on spot 1."""
    options = Options(favor_spots=(PerTile(2), *[FREE] * 7), nkisi=(0,) * 9)
    animals = options.animals
    advances = [Tile(a, Bonus.ADVANCE) for a in animals for _ in range(2)][1:]
    others = [Tile(a, Bonus.FOOD) for a in animals for _ in range(4)]
    state = evolve(
        initial_state(0, 2, options),
        tiles=(Tile(GIRAFFE, Bonus.ADVANCE), *[None] * 63),
        favor=animals,
        pawns=(Cell(0, 0), Cell(7, 7)),
        collected=((), tuple(sorted(advances + others, key=str))),
        phase=Phase.MOVE,
    )
    state = apply(state, AnimalMove(0, Cell(0, 1)))
    assert favor(state)[0].total == 2
    assert score(apply(state, SwapFavor(0, 0)))[0] == 0
    assert score(apply(state, KeepFavor(0)))[0] == 2


def test_7_1_a_step_off_the_sixteenth_does_not_collect_it() -> None:
    state = apply(last_advance(), Step(1, Cell(3, 4)))
    assert (state.phase, state.turn) == (Phase.MOVE, 2)


def test_7_1_a_tarantula_moves_its_tile_before_the_last_collecting() -> None:
    last = Tile(Animal.TARANTULA, Bonus.ADVANCE)
    state = bare({(3, 3): last, (6, 6): ZEBRA}, [(3, 3), (7, 7)], advance=(3, 3))
    state = apply(state, AnimalMove(0, Cell(3, 4)))
    assert state.phase is Phase.LIFT_TILE
    state = apply(state, KeepTiles(0))
    assert state.phase is Phase.SWAP
    assert apply(state, KeepFavor(0)).phase is Phase.OVER


def test_7_2_nobody_is_forced_to_take_it() -> None:
    state = last_advance(players=2)
    for column in (4, 3, 4, 3):
        state = apply(state, Step(1, Cell(3, column)))
        state = apply(state, Step(0, Cell(7, 6 if state.pawns[0] == Cell(7, 7) else 7)))
    assert state == last_advance(players=2)
    assert validate(state) == ()


def tallied(
    counts: Sequence[int], spot: PerTile | Majority, nkisi: tuple[int, ...] = (0,) * 9
) -> State:
    """Players with so many zebra food tiles; only the zebra's spot pays."""
    options = Options(favor_spots=(*[FREE] * 7, spot), nkisi=nkisi)
    markers = [animal for animal in options.animals if animal is not ZEBRA]
    piles = tuple([(Tile(ZEBRA, Bonus.FOOD),) * count for count in counts])
    return evolve(
        initial_state(0, len(counts), options),
        favor=(*markers, ZEBRA),
        collected=piles,
    )


def test_8_1_a_per_tile_spot_pays_for_each_tile() -> None:
    assert score(tallied((3, 0, 1), PerTile(2))) == (6, 0, 2)


def test_8_1_all_eight_tiles_are_paid_for() -> None:
    assert score(tallied((8, 0), PerTile(2))) == (16, 0)
    assert score(tallied((5, 3), PerTile(1))) == (5, 3)


def test_8_1_tiles_of_any_bonus_count_and_only_of_the_animal_that_lies_there() -> None:
    pile = [Tile(ZEBRA, bonus) for bonus in Bonus]
    pile += [Tile(LION, Bonus.FOOD), Tile(GIRAFFE, Bonus.ADVANCE)]
    # four zebra tiles at 2 each, and its Yowa is alone: 6 (8.7)
    state = evolve(tallied((0, 0), PerTile(2)), collected=((), tuple(pile)))
    assert score(state) == (0, 4 * 2 + 6)


def test_8_2_gold_for_the_most_and_silver_for_the_second_most() -> None:
    assert score(tallied((1, 4, 3, 2), Majority(8, 4))) == (0, 8, 4, 0)
    assert score(tallied((2, 5), Majority(5, 2))) == (2, 5)


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((3, 3), (4, 4)),
        ((3, 3, 2), (4, 4, 0)),
        ((1, 3, 2, 3), (0, 4, 0, 4)),
        ((2, 2, 2, 1), (4, 4, 4, 0)),
    ],
)
def test_8_3_tied_for_the_most_all_get_silver_and_nobody_else_anything(
    counts: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    assert score(tallied(counts, Majority(8, 4))) == paid


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((4, 2, 2), (8, 1, 1)),
        ((2, 2, 4, 1), (1, 1, 8, 0)),
        ((2, 4, 2, 2), (1, 8, 1, 1)),
        ((3, 1, 1, 1, 1), (8, 1, 1, 1, 1)),
    ],
)
@pytest.mark.parametrize("silver", [0, 1, 4])
def test_8_4_tied_for_second_the_first_gets_gold_and_they_get_1(
    counts: tuple[int, ...], paid: tuple[int, ...], silver: int
) -> None:
    """Two, three and four of them, whatever the silver number."""
    assert score(tallied(counts, Majority(8, silver))) == paid


@pytest.mark.parametrize("spot", [Majority(8, 4), PerTile(2)])
def test_8_5_without_a_tile_of_the_animal_nobody_gets_anything(
    spot: PerTile | Majority,
) -> None:
    assert score(tallied((0, 0, 0), spot)) == (0, 0, 0)


def test_8_5_nor_silver_where_only_one_has_tiles_of_the_animal() -> None:
    assert score(tallied((0, 1, 0), Majority(8, 4))) == (0, 8, 0)


TIES = [
    ((2, 2, 1), (3, 3, 0), (3, 3, 0)),
    ((2, 1, 1, 0), (7, 1, 1, 0), (6, 1, 1, 0)),
    ((3, 2, 1), (7, 3, 0), (6, 3, 0)),
    ((2, 2, 2), (3, 3, 3), (3, 3, 3)),
    ((2, 0, 0), (7, 0, 0), (6, 0, 0)),
    ((0, 0, 0), (0, 0, 0), (0, 0, 0)),
    ((1, 3, 2, 2, 1), (0, 7, 1, 1, 0), (0, 6, 1, 1, 0)),
]


@pytest.mark.parametrize(("counts", "at_7_3", "yowa"), TIES)
def test_8_2_to_8_5_gold_silver_and_ties(
    counts: tuple[int, ...], at_7_3: tuple[int, ...], yowa: tuple[int, ...]
) -> None:
    assert score(tallied(counts, Majority(7, 3))) == at_7_3


def test_8_7_yowa_tiles_of_different_animals_count_together() -> None:
    mixed = (Tile(ZEBRA, Bonus.YOWA), Tile(LION, Bonus.YOWA))
    one = (Tile(GIRAFFE, Bonus.YOWA),)
    assert score(evolve(tallied((0, 0), FREE), collected=(one, mixed))) == (3, 6)


@pytest.mark.parametrize(("counts", "at_7_3", "yowa"), TIES)
def test_8_7_yowa_pays_6_and_3_with_the_same_ties(
    counts: tuple[int, ...], at_7_3: tuple[int, ...], yowa: tuple[int, ...]
) -> None:
    piles = tuple([(Tile(ZEBRA, Bonus.YOWA),) * count for count in counts])
    assert score(evolve(tallied(counts, FREE), collected=piles)) == yowa


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36)],
)
def test_8_6_nkisi_by_the_number_of_tiles(tiles: int, expected: int) -> None:
    state = tallied((0, 0), FREE, nkisi=Options().nkisi)
    piles = ((Tile(LION, Bonus.NKISI),) * tiles, ())
    assert score(evolve(state, collected=piles)) == (expected, 0)


def test_8_8_equal_favor_shares_the_win() -> None:
    state = evolve(tallied((1, 1, 0), PerTile(2)), phase=Phase.OVER)
    result = outcome(state)
    assert result is not None
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))


def test_8_8_a_place_that_is_shared_leaves_out_the_next() -> None:
    state = evolve(tallied((2, 1, 2, 1, 0), PerTile(1)), phase=Phase.OVER)
    result = outcome(state)
    assert result is not None
    assert (result.ranks, result.winners) == ((1, 3, 1, 3, 5), (0, 2))


def test_8_8_the_outcome_tells_of_each_tie() -> None:
    two = outcome(evolve(tallied((2, 1, 2, 1, 0), PerTile(1)), phase=Phase.OVER))
    assert two is not None
    assert two.tie_breaks == (
        Note("seats 0, 2 share a place", "8.8"),
        Note("seats 1, 3 share a place", "8.8"),
    )
    none = outcome(evolve(tallied((1, 3, 2), PerTile(1)), phase=Phase.OVER))
    assert none is not None
    assert none.tie_breaks == ()


def test_8_8_the_most_favor_wins() -> None:
    result = outcome(evolve(tallied((1, 3, 2), PerTile(1)), phase=Phase.OVER))
    assert result is not None
    assert (result.ranks, result.scores) == ((3, 1, 2), (1, 3, 2))


def test_8_9_food_chips_break_no_tie() -> None:
    """Nor do tiles: one food tile each, and seat 1 has a chip left."""
    state = evolve(tallied((1, 1), PerTile(2)), food=(0, 1), phase=Phase.OVER)
    result = outcome(state)
    assert result is not None
    assert (result.ranks, result.scores) == ((1, 1), (2, 2))
    more = evolve(tallied((1, 3), FREE), food=(1, 0), phase=Phase.OVER)
    result = outcome(more)
    assert result is not None
    assert (result.ranks, result.winners) == ((1, 1), (0, 1))


def test_8_9_food_chips_are_worth_nothing() -> None:
    state = tallied((1, 0), FREE)
    assert score(evolve(state, food=(1, 0))) == score(state) == (0, 0)


def test_8_favor_tells_what_it_is_made_of() -> None:
    options = Options()
    others = [a for a in options.animals if a not in (ZEBRA, LION)]
    state = evolve(
        initial_state(0, 2, options),
        favor=(ZEBRA, others[0], LION, *others[1:]),
        collected=(
            (
                Tile(ZEBRA, Bonus.NKISI),
                Tile(ZEBRA, Bonus.YOWA),
                Tile(LION, Bonus.NKISI),
            ),
            (Tile(LION, Bonus.FOOD), Tile(LION, Bonus.FOOD)),
        ),
    )
    first, second = favor(state)
    assert [(part.animal, part.tiles, part.favor) for part in first.animals[:3]] == [
        (ZEBRA, 2, 4),
        (others[0], 0, 0),
        (LION, 1, 3),
    ]
    assert (first.nkisi_tiles, first.nkisi) == (2, 3)
    assert (first.yowa_tiles, first.yowa) == (1, 6)
    assert first.total == 4 + 3 + 3 + 6
    assert second.total == 7
    assert score(state) == (16, 7)
    assert str(first).splitlines()[:2] == [
        "seat 0: 16 favor",
        "  zebra at 2 per tile: 2 tiles, 4 favor",
    ]
    assert "  lion at 7/3: 1 tile, 3 favor" in str(first).splitlines()
    assert str(first).splitlines()[-2:] == [
        "  Nkisi: 2 tiles, 3 favor",
        "  Yowa at 6/3: 1 tile, 6 favor",
    ]


def test_8_10_nothing_of_the_collected_tiles_is_hidden() -> None:
    state = position(pawns=[None] * 3, tiles=dict.fromkeys(CELLS[:10]))
    assert all(state.collected)
    for player in (None, 0, 1, 2):
        assert view(state, player).collected == state.collected


def test_7_1_the_end_is_told() -> None:
    state = apply(last_advance(), AnimalMove(1, Cell(3, 4)))
    events = transition(state, KeepFavor(1)).events
    assert [str(event) for event in events] == [
        "seat 1 swaps no markers",
        "seat 1 has ended the game",
    ]
