"""Boards, positions and loops that the tests of Busungar begin with."""

from collections.abc import Iterator
from random import Random

from attrs import evolve

from tabletop_rules import Illegal, Script
from tabletop_rules.games import busungar
from tabletop_rules.games.busungar import (
    Action,
    Board,
    Card,
    CardCounts,
    ChooseStart,
    Direction,
    Event,
    Options,
    Phase,
    Pick,
    PutOut,
    Roll,
    State,
    Step,
    Walk,
)

LEFT, RIGHT = Direction.LEFT, Direction.RIGHT
MOON, BONE, OLD_MAN, DOG = Card.MOON, Card.BONE, Card.OLD_MAN, Card.DOG
START, ROLL, MOVE = Phase.START, Phase.ROLL, Phase.MOVE
PUT_OUT, OVER = Phase.PUT_OUT, Phase.OVER

# Names with signs and without numbers, entrances on an end and twice behind one stone,
# two stones before one point, a dead end, and a kennel beside a red point.
YARD = Board(
    sidewalk=("kerb", "put", "out-5", "ß"),
    entrances=(("put", "gap"), ("put", "gate"), ("ß", "gate")),
    paths=(
        ("apple", "gap"),
        ("gap", "gate"),
        ("gate", "pond"),
        ("pond", "apple"),
        ("pond", "hut"),
        ("gate", "nook"),
    ),
    red=("pond", "nook"),
    tree="apple",
    kennel="hut",
)
YARD_OPTIONS = Options(YARD, CardCounts(2, 2, 2, 3), apples=7)


def with_dice(state: State, *faces: int) -> State:
    """The position with the next dice loaded."""
    return evolve(state, rng=Script.dice(*faces))


def rolled(state: State, *faces: int) -> State:
    """The position after whoever is to act has rolled the first of these faces."""
    (player,) = busungar.to_act(state)
    return busungar.apply(with_dice(state, *faces), Roll(player))


def stepped(state: State, *points: str) -> State:
    """The position after whoever is to act has stepped to these points in turn."""
    for point in points:
        (player,) = busungar.to_act(state)
        state = busungar.apply(state, Step(player, point))
    return state


def walked(state: State, direction: Direction) -> State:
    """The position after whoever is to act has walked the roll."""
    (player,) = busungar.to_act(state)
    return busungar.apply(state, Walk(player, direction))


def events_of(state: State, action: Action) -> tuple[Event, ...]:
    """What happens when the action is played."""
    return busungar.transition(state, action).events


def why_not(state: State, action: Action) -> str | None:
    """The clause that forbids the action, or None."""
    illegal: Illegal | None = busungar.check(state, action)
    return None if illegal is None else illegal.clause


def steps_of(state: State) -> list[str]:
    """The points to which whoever is to act may step."""
    (player,) = busungar.to_act(state)
    legal = busungar.legal_actions(state, player)
    return [action.to for action in legal if isinstance(action, Step)]


def every_action(board: Board, players: int) -> list[Action]:
    """All actions that can be named on the board, and some that cannot."""
    points = (*board.points, "nowhere")
    actions: list[Action] = []
    for player in range(players):
        actions += [Roll(player), Pick(player)]
        actions += [Walk(player, direction) for direction in Direction]
        for point in points:
            actions += [
                ChooseStart(player, point),
                Step(player, point),
                PutOut(player, point),
            ]
    return actions


def playout(
    seed: int, players: int, options: Options, limit: int = 100_000
) -> Iterator[tuple[State, Action | None]]:
    """The positions of a random game with the action played in each; None at the end.

    It is broken off, without a None, after `limit` actions.
    """
    random = Random(seed)
    state = busungar.initial_state(seed, players, options)
    for _ in range(limit):
        acting = busungar.to_act(state)
        if not acting:
            yield state, None
            return
        action = random.choice(busungar.legal_actions(state, acting[0]))
        yield state, action
        state = busungar.apply(state, action)
