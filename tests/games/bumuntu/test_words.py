"""Spaces, tiles, animals, spots and positions as they are written."""

from typing import Any, cast

import pytest

from tabletop_rules import bumuntu, study
from tabletop_rules.errors import ParseError
from tabletop_rules.games.bumuntu import (
    CELLS,
    Animal,
    AnimalMove,
    Bonus,
    Cell,
    FavorSpot,
    Majority,
    Options,
    PerTile,
    Phase,
    Tile,
)

LION, ZEBRA, MAMBA = Animal.LION, Animal.ZEBRA, Animal.BLACK_MAMBA


@pytest.mark.parametrize("cell", CELLS)
def test_each_space_is_read_as_it_is_written(cell: Cell) -> None:
    assert bumuntu.parse_cell(bumuntu.format_cell(cell)) == cell


def test_spaces_in_words() -> None:
    assert bumuntu.format_cell(Cell(3, 4)) == str(Cell(3, 4)) == "3,4"
    for text in ("3,4", " 3,4 ", "3, 4", "3 ,  4"):
        assert bumuntu.parse_cell(text) == Cell(3, 4)
    # whether the space is in the jungle is a question of 3.4
    assert bumuntu.parse_cell("9,12") == Cell(9, 12)


@pytest.mark.parametrize(
    "text", ["", "3", "3 4", "3,4,5", "-1,4", "03,4", "a,b", "3,\u0664"]
)
def test_what_is_no_space(text: str) -> None:
    with pytest.raises(ParseError, match=r'is not a space: write "3,4"$'):
        bumuntu.parse_cell(text)


@pytest.mark.parametrize("animal", Animal)
@pytest.mark.parametrize("bonus", Bonus)
def test_each_tile_and_each_animal_is_read_as_it_is_written(
    animal: Animal, bonus: Bonus
) -> None:
    tile = Tile(animal, bonus)
    assert bumuntu.parse_tile(bumuntu.format_tile(tile)) == tile
    assert bumuntu.parse_tile(f"{animal} {bonus}") == tile
    assert bumuntu.parse_animal(bumuntu.format_animal(animal)) is animal


@pytest.mark.parametrize(
    "text", ["black mamba with Nkisi", "Black  Mamba nkisi", " BLACK MAMBA WITH NKISI"]
)
def test_tiles_in_words(text: str) -> None:
    assert bumuntu.parse_tile(text) == Tile(MAMBA, Bonus.NKISI)
    assert bumuntu.format_tile(Tile(MAMBA, Bonus.NKISI)) == "black mamba with Nkisi"


@pytest.mark.parametrize(
    "text", ["", "mamba food", "lion", "food", "lion with", "lions"]
)
def test_what_is_no_tile(text: str) -> None:
    with pytest.raises(ParseError, match=r'is not a tile: write "rhino with food"$'):
        bumuntu.parse_tile(text)


def test_what_is_no_animal() -> None:
    for text in ("", "mamba", "lion food", "blackmamba"):
        with pytest.raises(ParseError, match=r'not an animal: write "black mamba"$'):
            bumuntu.parse_animal(text)


@pytest.mark.parametrize(
    ("spot", "text"),
    [
        (PerTile(2), "2 per tile"),
        (PerTile(0), "0 per tile"),
        (Majority(8, 4), "8/4"),
        (Majority(1000, 0), "1000/0"),
    ],
)
def test_spots_in_words(spot: FavorSpot, text: str) -> None:
    assert bumuntu.format_favor_spot(spot) == str(spot) == text
    assert bumuntu.parse_favor_spot(text) == spot
    assert bumuntu.parse_favor_spot(f" {text.upper().replace('/', ' / ')}  ") == spot


@pytest.mark.parametrize(
    "text", ["", "8", "8/4/2", "per tile", "2 per", "-1/-2", "8-4"]
)
def test_what_is_no_spot(text: str) -> None:
    with pytest.raises(
        ParseError, match=r'not a spot of the favor board: write "8/4"$'
    ):
        bumuntu.parse_favor_spot(text)


def test_1_3_a_spot_that_cannot_be_says_why() -> None:
    with pytest.raises(
        ParseError, match=r"^'3/4' is not .*: silver 4 is more than gold"
    ):
        bumuntu.parse_favor_spot("3/4")
    with pytest.raises(ParseError, match="favor must be 0 to 1000, not 1001"):
        bumuntu.parse_favor_spot("1001 per tile")


def test_words_are_strings() -> None:
    for wrong in (34, None, b"3,4", Cell(3, 4)):
        text = cast(str, wrong)
        for parse in (
            bumuntu.parse_cell,
            bumuntu.parse_tile,
            bumuntu.parse_animal,
            bumuntu.parse_favor_spot,
        ):
            with pytest.raises(TypeError, match="is written as a str"):
                parse(text)


def test_a_position_in_words_is_the_one_in_components() -> None:
    in_words = bumuntu.position(
        tiles={
            "3,3": "tarantula",
            (0, 5): "lion with food",
            Cell(6, 6): "no tile",
            "6, 5": ("zebra", "advance"),
            "6,4": ("Black Mamba", Bonus.YOWA),
            "6,3": Tile(cast(Animal, "giraffe"), cast(Bonus, "food")),
        },
        favor="zebra, lion, giraffe, chimpanzee, tarantula, crocodile, black mamba, "
        "elephant",
        pawns=["3,4", (1, 1), None],
        collected=[
            "lion food, elephant Nkisi",
            ["zebra food", Tile(LION, Bonus.YOWA)],
            [],
        ],
        food=[1, 0, 0],
        phase="place a tile",
        origin="3,3",
        lifted="0,5",
    )
    assert in_words == bumuntu.position(
        tiles={
            Cell(3, 3): Animal.TARANTULA,
            Cell(0, 5): Tile(LION, Bonus.FOOD),
            Cell(6, 6): None,
            Cell(6, 5): Tile(ZEBRA, Bonus.ADVANCE),
            Cell(6, 4): Tile(MAMBA, Bonus.YOWA),
            Cell(6, 3): Tile(Animal.GIRAFFE, Bonus.FOOD),
        },
        favor=[
            ZEBRA,
            LION,
            Animal.GIRAFFE,
            Animal.CHIMPANZEE,
            Animal.TARANTULA,
            Animal.CROCODILE,
            MAMBA,
            Animal.ELEPHANT,
        ],
        pawns=[Cell(3, 4), Cell(1, 1), None],
        collected=[
            [Tile(LION, Bonus.FOOD), Tile(Animal.ELEPHANT, Bonus.NKISI)],
            [Tile(ZEBRA, Bonus.FOOD), Tile(LION, Bonus.YOWA)],
            [],
        ],
        food=[1, 0, 0],
        phase=Phase.PLACE_TILE,
        origin=Cell(3, 3),
        lifted=Cell(0, 5),
    )
    assert in_words.tiles[8 * 6 + 4] == Tile(MAMBA, Bonus.YOWA)
    assert in_words.pawns == (Cell(3, 4), Cell(1, 1), Cell(0, 0))


def test_a_whole_jungle_as_one_text() -> None:
    deal = bumuntu.initial_state(4, 2)
    text = ", ".join(map(str, deal.tiles))
    assert bumuntu.position(tiles=text).tiles == deal.tiles
    bare = ", ".join(["lion Advance", *["no tile"] * 63])
    jungle = bumuntu.position(tiles=bare, phase="move").tiles
    assert jungle == (Tile(LION, Bonus.ADVANCE), *[None] * 63)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"pawns": ["3.2", None]}, "pawns[0]: '3.2' is not a space: write \"3,4\""),
        ({"tiles": {"x": LION}}, "a key of tiles: 'x' is not a space: write \"3,4\""),
        (
            {"tiles": {"3,2": "rhyno"}},
            "tiles[3,2]: 'rhyno' is not a tile, an animal or None: "
            'write "rhino with food"',
        ),
        ({"tiles": ["lion"] * 63 + ["lyon"]}, "tiles[63]: 'lyon' is not a tile, an"),
        (
            {"tiles": {(3, 2): ("lyon", "food")}},
            "tiles[3,2].animal: 'lyon' is not an animal",
        ),
        (
            {"tiles": {(3, 2): ("lion", "foot")}},
            "tiles[3,2].bonus: 'foot' is not a bonus: write \"advance\"",
        ),
        ({"favor": "lion, lyon"}, "favor[1]: 'lyon' is not an animal"),
        ({"collected": ["lion", None]}, "collected[0][0]: 'lion' is not a tile"),
        ({"phase": "fly"}, "phase: 'fly' is not a phase: write \"enter\""),
        ({"origin": "here"}, "origin: 'here' is not a space"),
    ],
)
def test_an_error_names_the_place_and_the_way_to_write_it(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(ParseError) as raised:
        bumuntu.position(**parts)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"pawns": [7, None]}, "pawns[0] must be a Cell or None, not 7"),
        ({"pawns": "3,2"}, "pawns must be a row, one for each, not '3,2'"),
        ({"pawns": [(3, "2"), None]}, "pawns[0].column must be an int, not '2'"),
        ({"tiles": {"3,2": 5}}, "tiles[3,2] must be a tile, an animal or None, not 5"),
        (
            {"collected": [LION, None]},
            "collected[0] must be a row, each a tile or None",
        ),
        ({"food": 3}, "food must be a row, each an int, not 3"),
        ({"phase": 1}, "phase must be a phase, not 1"),
    ],
)
def test_a_wrong_kind_of_thing_is_a_type_error(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        bumuntu.position(**parts)
    assert str(raised.value).startswith(message)


def test_6_7_on_the_study_desk_a_victim_that_is_alone_need_not_be_written() -> None:
    """East moves seat 1 only, for seat 2 is at the edge; north moves either."""
    case = study.case(
        bumuntu, tiles={"3,3": "lion"}, pawns=["3,3", "6,6", "3,7"], rest="tiles"
    )
    east = case.may("animal 3,6")
    assert east
    assert east.action == AnimalMove(0, Cell(3, 6), 1, Cell(6, 7))
    assert case.do("animal 3,6").state.pawns == (Cell(3, 6), Cell(6, 7), Cell(3, 7))
    north = case.may("animal 0,3")
    assert north.illegal is not None
    assert north.illegal.clause == "6.7"
    # `check` itself asks for the whole decision
    assert bumuntu.check(case.state, AnimalMove(0, Cell(3, 6))) is not None


def test_6_8_nor_one_whom_a_crocodile_can_move_one_way_only() -> None:
    case = study.case(
        bumuntu,
        tiles={"0,1": "crocodile", "0,0": "zebra", "1,0": "zebra", "1,1": "zebra"},
        pawns=["0,1", "0,0", "1,0", "1,1"],
    )
    assert case.may("animal 0,0").action == AnimalMove(0, Cell(0, 0), 1, Cell(0, 1))
    # seat 3 on 1,1 can be moved in several directions: to 0,1, 0,2, 1,2, 2,0 …
    assert not case.may("animal 1,1")


def test_options_of_a_case_may_be_in_words() -> None:
    options = Options(
        animals="rhino, lion, zebra, giraffe, elephant, crocodile, flamingo, tarantula"
    )
    case = study.case(
        bumuntu,
        tiles={"3,2": "rhino food"},
        pawns=["3,2"] + [None] * 2,
        options=options,
    )
    assert case.may("Animal 3,7")
