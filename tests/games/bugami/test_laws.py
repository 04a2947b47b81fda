"""What holds in every position that can be reached."""

from itertools import product
from random import Random

import pytest

from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import (
    Bid,
    Card,
    MakeBid,
    Options,
    PlayCard,
    Rank,
    Suit,
)
from tabletop_rules.match import Match, Target
from tabletop_rules.testing import check_game
from tests.effort import crossed, scaled
from tests.games.bugami.tables import SEATS, playout

VARIANTS = [
    Options(),
    Options(dealer=2, jokers=1),
    Options(jokers=3, forced_marriage=True),
    Options(dealer=1, jokers=8),
    Options(forced_marriage=True),
]


@scaled(examples=12)
def test_the_game_keeps_the_laws(examples: int) -> None:
    check_game(bugami, options=VARIANTS, examples=examples)


@scaled(examples=2)
def test_a_match_keeps_the_laws(examples: int) -> None:
    match = Match(bugami, Target(250, max_games=2))
    check_game(match, players=[3], examples=examples)


@scaled(deals=40)
@pytest.mark.parametrize("players", SEATS)
def test_many_deals_keep_all_cards(players: int, deals: int) -> None:
    choice = Random(players)
    for seed in range(deals):
        options = Options(
            dealer=choice.randrange(players),
            jokers=choice.choice((0, 0, 1, 8)),
            forced_marriage=choice.random() < 0.5,
        )
        state = bugami.initial_state(seed, players, options)
        each, aside = divmod(52 + options.jokers, players)
        actions = 0
        while seats := bugami.to_act(state):
            held = sum(map(len, state.hands)) + len(state.trick.cards)
            assert held + len(state.tricks) * players == each * players
            assert len(state.aside) == aside
            legal = bugami.legal_actions(state, choice.choice(seats))
            state = bugami.apply(state, choice.choice(legal))
            actions += 1
        assert actions == players + each * players
        if seed % 100 == 0:
            assert bugami.validate(state) == ()


def conceivable(players: int) -> list[bugami.Action]:
    """Every action that can be named, and some that name nothing."""
    suits = (*Suit, None)
    ranks = (*Rank, None)
    # as hands are sorted: a joker, which has neither rank nor suit, comes last
    every = [Card(rank, suit) for suit, rank in product(suits, ranks)]
    seats = range(players)
    return [
        *[MakeBid(seat, bid) for seat, bid in product(seats, Bid)],
        *[PlayCard(seat, card) for seat, card in product(seats, every)],
    ]


@crossed(players=SEATS, options=VARIANTS)
def test_legal_actions_are_those_of_all_conceivable_that_pass_check(
    players: int, options: Options
) -> None:
    everything = conceivable(players)
    for state in playout(players, players, options)[::3]:
        passed = [a for a in everything if bugami.check(state, a) is None]
        legal = [
            action
            for seat in range(players)
            for action in bugami.legal_actions(state, seat)
        ]
        # the same actions, each once, seat by seat in canonical order
        assert sorted(legal, key=everything.index) == passed
        for seat in range(players):
            own = [action for action in passed if action.player == seat]
            assert list(bugami.legal_actions(state, seat)) == own


@crossed(players=SEATS, options=VARIANTS)
def test_every_state_of_a_deal_is_valid(players: int, options: Options) -> None:
    for state in playout(8, players, options):
        assert bugami.validate(state) == ()


def test_earlier_states_stay_as_they_were() -> None:
    states = playout(4, 5)
    before = [repr(state) for state in states]
    for state in states[:-1]:
        seat = bugami.to_act(state)[0]
        for action in bugami.legal_actions(state, seat):
            bugami.apply(state, action)
    assert [repr(state) for state in states] == before
