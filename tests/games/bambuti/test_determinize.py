"""States that fit a view, each equally likely."""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import combinations
from typing import Any

import pytest
from attrs import evolve

from tabletop_rules.errors import InvalidState
from tabletop_rules.games import bambuti
from tabletop_rules.games.bambuti import Arrange, Mask, Pass, parse_masks
from tabletop_rules.games.bambuti.components import BOX
from tests.effort import scaled
from tests.games.bambuti.tables import FACING, FLAT, blocked, do, table

SECRET = parse_masks("R6 G7 P10 Y9 B8")


def chi_square(found: Iterable[Hashable], cells: int) -> float:
    """How far the counts are from equal ones in so many cells."""
    counts = Counter(found)
    expected = counts.total() / cells
    empty = (cells - len(counts)) * expected
    return empty + sum((n - expected) ** 2 / expected for n in counts.values())


def half_laid_out() -> bambuti.State:
    """Seat 0 has laid out its row, seat 1 holds five cards."""
    deal = bambuti.position(rows=[(), ()], hands=[SECRET, None])
    return bambuti.apply(deal, Arrange(0, SECRET))


def ways_to_lay(cards: Iterable[Mask]) -> list[tuple[Mask, ...]]:
    """The rows that a seat dealt these cards may lay."""
    deal = bambuti.position(rows=[(), ()], hands=[cards, None])
    layouts = bambuti.legal_actions(deal, 0)
    return [action.row for action in layouts if isinstance(action, Arrange)]


@scaled(draws=450)
def test_a_secret_row_is_of_any_five_unseen_cards(draws: int) -> None:
    view = bambuti.view(half_laid_out(), 1)
    rows = [bambuti.determinize(view, seed).rows[0] for seed in range(draws)]
    unseen = set(BOX) - set(view.hand)
    drawn = [card for row in rows for card in row]
    assert set(drawn) == unseen
    # 45 cards, equally often; the cards of a row exclude each other, which makes
    # the sum smaller. 44 degrees of freedom: above 78.7 once in a thousand.
    assert chi_square(drawn, 45) < 78.7


@scaled(draws=600)
def test_a_secret_row_is_laid_in_any_way_that_2_2_allows(draws: int) -> None:
    view = bambuti.view(half_laid_out(), 1)
    found: dict[int, list[int]] = {}
    for seed in range(draws):
        row = bambuti.determinize(view, seed).rows[0]
        ways = ways_to_lay(row)
        found.setdefault(len(ways), []).append(ways.index(row))
    # five different values, or a pair that is not the highest, or is
    for count, limit in ((6, 20.5), (8, 24.3), (12, 31.3)):
        assert len(found[count]) > draws // 15
        assert chi_square(found[count], count) < limit  # once in a thousand


def test_what_is_not_laid_out_is_a_hand_of_five() -> None:
    deal = bambuti.initial_state(4, 2)
    for player in (0, 1, None):
        other = bambuti.determinize(bambuti.view(deal, player), 9)
        assert [len(hand) for hand in other.hands] == [5, 5]
        assert other.rows == ((), ())
        assert bambuti.validate(other) == ()
    spectator = bambuti.view(half_laid_out(), None)
    other = bambuti.determinize(spectator, 9)
    assert [len(hand) for hand in other.hands] == [0, 5]
    assert bambuti.validate(other) == ()
    assert bambuti.view(other, None) == spectator


def test_who_waits_keeps_the_own_row() -> None:
    state = half_laid_out()
    other = bambuti.determinize(bambuti.view(state, 0), 9)
    assert other.rows == state.rows
    assert bambuti.validate(other) == ()


@scaled(draws=1440)
def test_hands_and_deck_are_any_of_the_unseen_cards(draws: int) -> None:
    # Seat 1 holds seven of the nine unseen cards, and two are the deck.
    deck = parse_masks("Y7 R7")
    view = bambuti.view(table(deck=deck), 0)
    unseen = set(BOX) - {*view.hand, *view.rows[0], *view.rows[1], *view.covered}
    assert len(unseen) == 9
    decks = []
    for seed in range(draws):
        state = bambuti.determinize(view, seed)
        assert {*state.hands[1], *state.deck} == unseen
        decks.append(state.deck)
    # 9 * 8 decks, equally often. 71 degrees of freedom: once in a thousand.
    assert chi_square(decks, 72) < 113.6


def spectators_view_after_a_pass() -> bambuti.View:
    """Seat 0 passed with five cards; those of seat 1 are two of the same kind, more."""
    hands = map(parse_masks, ["R10 B10 G10 Y10 G3", "B3 Y3 R1 G7 P6"])
    state = table(own=FLAT, other=FACING, hands=hands)
    return bambuti.view(do(state, "pass"), None)


@scaled(draws=420)
def test_4_5_hands_of_a_passer_as_often_as_brute_force_finds_them(draws: int) -> None:
    view = spectators_view_after_a_pass()
    unseen = set(BOX) - {*view.rows[0], *view.rows[1], *view.covered}
    possible = []
    for hand in combinations([card for card in BOX if card in unseen], 5):
        rest = tuple([card for card in BOX if card in unseen and card not in hand])
        state = table(own=FLAT, other=FACING, hands=[hand, rest])
        if bambuti.legal_actions(state, 0) == (Pass(0),):
            possible.append((hand, rest))
    # The four tens and the three threes that are left: 5 out of 7.
    assert len(possible) == 21
    found = [bambuti.determinize(view, seed).hands for seed in range(draws)]
    assert set(found) == set(possible)
    # 20 degrees of freedom: above 45.3 once in a thousand.
    assert chi_square(found, 21) < 45.3


@pytest.mark.parametrize("viewer", [1, None])
def test_4_5_a_passer_holds_no_card_with_a_placement(viewer: int | None) -> None:
    # Tens and threes are all that has no placement, and there are seven of them.
    stuck = "R10 B10 G10 Y10 Y3 G3 B3"
    state = do(table(own=FLAT, other=FACING, hand=stuck), "pass")
    view = bambuti.view(state, viewer)
    for seed in range(50):
        other = bambuti.determinize(view, seed)
        assert other.hands[0] == state.hands[0]
        assert bambuti.validate(other) == ()
        assert bambuti.view(other, viewer) == view


def test_4_5_the_passer_knows_nothing_of_the_other_hand() -> None:
    stuck = "R10 B10 G10 Y10 Y3 G3 B3"
    state = do(table(own=FLAT, other=FACING, hand=stuck), "pass")
    view = bambuti.view(state, 0)
    held = {card for s in range(200) for card in bambuti.determinize(view, s).hands[1]}
    assert len(held) == 33


def test_5_8_after_two_passes_neither_has_a_card_with_a_placement() -> None:
    for state in (do(blocked(), "pass"), do(blocked(), "pass", "pass")):
        for viewer in (0, 1, None):
            view = bambuti.view(state, viewer)
            for seed in range(20):
                other = bambuti.determinize(view, seed)
                assert bambuti.validate(other) == ()
                assert bambuti.view(other, viewer) == view
    final = do(blocked(), "pass", "pass")
    assert bambuti.determinize(bambuti.view(final, None), 5).hands == final.hands


def test_the_same_seed_gives_the_same_state() -> None:
    view = bambuti.view(table(), 0)
    assert bambuti.determinize(view, 3) == bambuti.determinize(view, 3)
    assert bambuti.determinize(view, 3) != bambuti.determinize(view, 4)
    assert bambuti.determinize(evolve(view, points=(1, 2)), 3).points == (1, 2)


@pytest.mark.parametrize(
    "parts",
    [
        {"deck_size": 25},
        {"hand_sizes": (7, 6)},
        {"hand_sizes": (6, 7)},
        {"hand_sizes": (7, 40)},
        # seat 1 cannot have passed with cards that can be laid on these rows
        {"turn": 0, "passes": 1},
    ],
)
def test_a_view_that_no_state_fits(parts: dict[str, Any]) -> None:
    view = bambuti.view(table(), 0)
    assert view.deck_size == 26
    with pytest.raises(InvalidState, match="no deal of the unseen cards fits"):
        bambuti.determinize(evolve(view, **parts), 1)


def test_a_secret_row_for_which_no_five_cards_are_left() -> None:
    view = bambuti.view(half_laid_out(), 1)
    left = [card for card in BOX if card not in view.hand]
    with pytest.raises(InvalidState, match="no deal of the unseen cards fits"):
        bambuti.determinize(evolve(view, covered=tuple(left[4:])), 1)
