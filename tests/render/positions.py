"""Positions to be drawn: reached by random play, and crowded ones built by hand."""

from collections.abc import Iterator
from random import Random
from typing import Any

from attrs import frozen

from tabletop_rules.game import AnyGame
from tabletop_rules.games import bambuti, bugami, bumbesi, bumuntu, busungar
from tabletop_rules.match import Games, Match

GAMES: tuple[AnyGame, ...] = (bambuti, bugami, bumbesi, bumuntu, busungar)
WITH_HANDS: tuple[AnyGame, ...] = (bambuti, bugami, bumbesi)
OPEN: tuple[AnyGame, ...] = (bumuntu, busungar)


@frozen
class Moment:
    """A position of a game, and the events that led to it."""

    game: AnyGame
    state: Any
    events: tuple[Any, ...] = ()

    @property
    def actor(self) -> int | None:
        """The first seat to act."""
        return next(iter(self.game.to_act(self.state)), None)

    @property
    def view(self) -> Any:
        """What the first seat to act sees."""
        return self.game.view(self.state, self.actor)

    @property
    def actions(self) -> tuple[Any, ...]:
        """What the first seat to act may do."""
        if self.actor is None:
            return ()
        return self.game.legal_actions(self.state, self.actor)


def playout(
    game: AnyGame, seed: int, players: int, steps: int, options: Any = None
) -> Iterator[Moment]:
    """The moments of a random game, from the deal on."""
    choose = Random(seed).choice
    settings = game.Options() if options is None else options
    moment = Moment(game, game.initial_state(seed, players, settings))
    yield moment
    for _ in range(steps):
        seats = game.to_act(moment.state)
        if not seats:
            return
        action = choose(game.legal_actions(moment.state, choose(seats)))
        step = game.transition(moment.state, action)
        moment = Moment(game, step.state, step.events)
        yield moment


def reached(
    game: AnyGame, seed: int, players: int, steps: int, options: Any = None
) -> Moment:
    """The moment after so many random actions, or when the game is over."""
    *_, last = playout(game, seed, players, steps, options)
    return last


def _bumbesi() -> Iterator[Moment]:
    left = bumbesi.Column(70, (66, 67, 68, 69), tuple(range(1, 32)))
    right = bumbesi.Column(65, (), (40, 41))
    hands = [(55, 56, 57, 58, 59), *[None] * 5]
    known = [((1, 60), (1, 61), (1, 62), (2, bumbesi.Special.THEFT)), *[()] * 5]
    specials = [bumbesi.Special.CHANGE] * 6 + [bumbesi.Special.RAISE] * 4
    yield Moment(
        bumbesi,
        bumbesi.position(
            hands=[
                hands[0],
                (60, 61, 62, 63, 64),
                (32, bumbesi.Special.THEFT, bumbesi.Special.THEFT),
                (33, 34, 35),
                (36, 37),
                (38,),
            ],
            columns=[left, right],
            deck=(),
            penalties=[[39, 42, *specials], *[None] * 5],
            known=known,
        ),
    )
    yield Moment(
        bumbesi,
        bumbesi.position(
            hands=[
                (*[bumbesi.Special.CHANGE] * 3, *[bumbesi.Special.RAISE] * 2),
                *[None] * 2,
            ],
            deck=(),
            columns=[bumbesi.Column(None), bumbesi.Column(20)],
        ),
    )
    for seed, players, steps in ((1, 6, 40), (2, 3, 50), (3, 4, 500)):
        yield reached(bumbesi, seed, players, steps)


def _bugami() -> Iterator[Moment]:
    jokers = bugami.Options(jokers=8, dealer=6)
    for seed, players, steps in ((1, 7, 0), (2, 7, 13), (3, 7, 30), (4, 7, 500)):
        yield reached(bugami, seed, players, steps, jokers)
    for seed, players, steps in ((5, 3, 3), (6, 3, 5), (7, 5, 28)):
        yield reached(bugami, seed, players, steps)
    # all jokers and a long suit in one hand
    hand = (*bugami.cards("AC KC QC JC 10C 9C 8C 7C"), *[bugami.JOKER] * 8)
    yield Moment(
        bugami,
        bugami.position(hands=[hand, None, None], options=bugami.Options(jokers=8)),
    )


def _bambuti() -> Iterator[Moment]:
    for seed, steps in ((1, 0), (2, 1), (3, 2), (4, 9), (5, 30), (6, 500)):
        yield reached(bambuti, seed, 2, steps)
    rows = ["R10 Y10 G10 B10 P10", "R9 Y9 G9 B9 P9"]
    yield Moment(
        bambuti,
        bambuti.position(
            rows=map(bambuti.parse_masks, rows), points=(123, 108), drums=(1, 0)
        ),
    )


def _bumuntu() -> Iterator[Moment]:
    # the animals of the first game, and those two that it leaves out
    others = bumuntu.Options(animals=list(bumuntu.Animal)[-8:], first_player=1)
    for seed, players, steps in ((1, 5, 0), (2, 5, 40), (3, 4, 160), (4, 2, 3000)):
        yield reached(bumuntu, seed, players, steps, others)
    for phase in (bumuntu.Phase.LIFT_TILE, bumuntu.Phase.PLACE_TILE):
        for moment in playout(bumuntu, 5, 3, 2000):
            if moment.state.phase is phase:
                yield moment
                break
    yield Moment(
        bumuntu,
        bumuntu.position(
            tiles=dict.fromkeys(bumuntu.CELLS[8:]),
            pawns=[bumuntu.Cell(0, column) for column in range(5)],
            food=[4, 0, 3, 1, 2],
        ),
    )


def long_names() -> busungar.Options:
    """A board with names that are long, or full of signs, and a wide layer."""
    gate, tree = "a<gate>&'\"-behind-the-shed", "the-very-old-apple-tree"
    many = [f"bush-number-{number}" for number in range(9)]
    board = busungar.Board(
        sidewalk=["first", gate + "0", "Ω≈ç√", "日本語の石", "last-of-all-stones"],
        entrances=[(gate + "0", gate), ("日本語の石", gate)],
        paths=[
            *[(gate, bush) for bush in many],
            *[(bush, tree) for bush in many],
            (many[0], "<script>alert(1)</script>"),
        ],
        red=many[1:4],
        tree=tree,
        kennel="<script>alert(1)</script>",
    )
    return busungar.Options(board=board)


def _busungar() -> Iterator[Moment]:
    for seed, players, steps in ((1, 4, 2), (2, 5, 160), (6, 5, 331), (4, 3, 5000)):
        yield reached(busungar, seed, players, steps)
    for place in ("S7", "M4", "T"):
        yield Moment(
            busungar,
            busungar.position(
                places=[place] * 5,
                carried=[12 if place != "S7" else 0] + [0] * 4,
                safe=[14, 0, 10, 0, 3],
                patches=[2, 1, 0, 2, 2],
                bones=[True] * 5,
                apples=5,
                turn=2,
            ),
        )
    chase = busungar.Chase("X1", 7, True)
    yield Moment(
        busungar,
        busungar.position(
            places=["L2", "S5", "S0", "M9", "X4"],
            chase=chase,
            pips=3,
            phase=busungar.Phase.MOVE,
            trail=["X1"],
        ),
    )
    for steps in (3, 60):
        yield reached(busungar, 9, 5, steps, long_names())


def _matches() -> Iterator[Moment]:
    yield reached(Match(bugami, Games(9)), 1, 7, 520)
    yield reached(Match(bumbesi, Games(2)), 2, 3, 70)


def moments() -> Iterator[Moment]:
    """All positions that stand here."""
    for of_game in (_bumbesi, _bugami, _bambuti, _bumuntu, _busungar, _matches):
        yield from of_game()
