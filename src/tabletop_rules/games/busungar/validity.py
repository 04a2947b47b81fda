"""The invariants of a position."""

from collections.abc import Iterator
from itertools import pairwise

from tabletop_rules.brief import brief
from tabletop_rules.conservation import conserved, crowded
from tabletop_rules.errors import Problem
from tabletop_rules.games.busungar.atlas import Atlas
from tabletop_rules.games.busungar.components import (
    BONE,
    DIE_SIDES,
    INFO,
    MOST_CARRIED,
    MOST_PATCHES,
    MOVE,
    OVER,
    PUT_OUT,
    ROLL,
    START,
    Card,
    Chase,
)
from tabletop_rules.games.busungar.state import State
from tabletop_rules.games.busungar.steps import open_steps


def validate(state: State) -> tuple[Problem, ...]:
    """Each broken invariant of the position; () for every one that can be reached.

    Where the seats are wrong nothing else is asked, and likewise the places, or where
    there are far too many cards.
    """
    atlas = state.atlas
    box, cards = state.options.cards.box, _cards(state)
    problems = seat_problems(state) or (
        *crowded(box, cards, "1.5"),
        *_place_problems(state, atlas),
    )
    if problems:
        return problems
    return (
        *conserved(box, cards, "1.5"),
        *_apple_problems(state, atlas),
        *_sidewalk_problems(state, atlas),
        *_patch_problems(state),
        *_start_problems(state, atlas),
        *_chase_problems(state, atlas),
        *_move_problems(state, atlas),
        *_end_problems(state, atlas),
    )


def seat_problems(state: State) -> tuple[Problem, ...]:
    """What is wrong with the number of players, and with whose turn it is."""
    players = len(state.places)
    if not INFO.min_players <= players <= INFO.max_players:
        return (Problem("1.7", f"{players} pieces are there"),)
    by_seat = {
        "headings": state.headings,
        "may_enter": state.may_enter,
        "carried": state.carried,
        "safe": state.safe,
        "patches": state.patches,
        "bones": state.bones,
        "out": state.out,
    }
    for name, part in by_seat.items():
        if len(part) != players:
            text = f"{name} has {len(part)} parts for {players} players"
            return (Problem("1.7", text),)
    if not 0 <= state.turn < players:
        return (Problem("2.2", f"it is the turn of seat {brief(state.turn)}"),)
    if state.options.first_player >= players:
        return (Problem("2.2", f"seat {state.options.first_player} is to begin"),)
    left = state.out.count(False)
    if left < (1 if state.phase is OVER else 2):
        text = f"{left} players are left, and the phase is {state.phase}"
        return (Problem("9.4", text),)
    if state.out[state.turn] and state.phase is not OVER:
        return (Problem("7.8", f"seat {state.turn} is out and has the turn"),)
    return ()


def _place_problems(state: State, atlas: Atlas) -> Iterator[Problem]:
    kennel = state.options.board.kennel
    for seat, place in enumerate(state.places):
        if place is None:
            if not _may_be_away(state, seat):
                yield Problem("2.2", f"the piece of seat {seat} is not on the board")
        elif state.out[seat]:
            yield Problem(
                "7.8", f"seat {seat} is out, but its piece is on {brief(place)}"
            )
        elif place not in atlas.places:
            yield Problem("1.1", f"seat {seat} is on {brief(place)}, which is no point")
        elif place == kennel:
            yield Problem("4.7", f"the piece of seat {seat} is in the kennel")
        elif state.phase is PUT_OUT and seat == state.turn:
            yield Problem("8.1", f"seat {seat} is thrown out, but is on {brief(place)}")


def _may_be_away(state: State, seat: int) -> bool:
    if state.phase is START:
        return True  # who has to be there is asked with the start
    return state.out[seat] or (state.phase is PUT_OUT and seat == state.turn)


def _cards(state: State) -> tuple[Card, ...]:
    in_front = [BONE] * state.bones.count(True)
    return (*state.deck, *state.discard, *in_front)


def _apple_problems(state: State, atlas: Atlas) -> Iterator[Problem]:
    numbers = (state.apples, *state.carried, *state.safe)
    if min(numbers) < 0:
        yield Problem("1.6", "a number of apples is negative")
    if sum(numbers) > state.options.apples:
        there = brief(sum(numbers))
        text = f"{there} apples are there, not {state.options.apples} or fewer"
        yield Problem("1.6", text)
    for seat, carried in enumerate(state.carried):
        if carried > MOST_CARRIED:
            yield Problem("5.3", f"seat {seat} carries {brief(carried)} apples")
        if carried and state.places[seat] not in atlas.garden:
            text = f"seat {seat} carries apples and is not in the garden"
            yield Problem("4.6", text)


def _sidewalk_problems(state: State, atlas: Atlas) -> Iterator[Problem]:
    """3.2: a heading is inwards on an end, free on an entrance, None off the row."""
    for seat, place in enumerate(state.places):
        heading = state.headings[seat]
        inward = None if place is None else atlas.inward.get(place)
        if inward is not None:
            if heading is not inward:
                yield Problem("3.2", f"seat {seat} is not to walk inwards from an end")
        elif heading is not None:
            if place not in atlas.stones:
                text = f"seat {seat} has a heading, but is not on the sidewalk"
                yield Problem("3.2", text)
            elif place in atlas.entries:
                text = f"seat {seat} has a heading though it stands on an entrance"
                yield Problem("3.2", text)
        if state.may_enter[seat] and place not in atlas.entries:
            yield Problem("3.4", f"seat {seat} may enter, but is on no entrance")


def _patch_problems(state: State) -> Iterator[Problem]:
    for seat, patches in enumerate(state.patches):
        if not 0 <= patches <= MOST_PATCHES:
            yield Problem("7.8", f"seat {seat} has {brief(patches)} trouser seats")
        if state.out[seat]:
            if patches != MOST_PATCHES:
                text = f"seat {seat} is out with {brief(patches)} trouser seats"
                yield Problem("7.8", text)
            if state.bones[seat]:
                yield Problem("7.8", f"seat {seat} is out and has a bone")


def _start_problems(state: State, atlas: Atlas) -> Iterator[Problem]:
    if state.phase is not START:
        return
    players = len(state.places)
    first = state.options.first_player
    placed = (state.turn - first) % players
    for seat, place in enumerate(state.places):
        if (place is not None) != ((seat - first) % players < placed):
            yield Problem("2.2", f"seat {seat} chooses its start stone out of turn")
        if place is not None and place not in atlas.inward:
            yield Problem(
                "2.2", f"seat {seat} starts on {brief(place)}, which is no end"
            )
    if state.apples != state.options.apples:
        yield Problem("2.1", "not all apples are on the tree at the start")
    if state.discard or any(state.bones) or any(state.patches) or any(state.may_enter):
        yield Problem("2.1", "something has happened before the start")


def _chase_problems(state: State, atlas: Atlas) -> Iterator[Problem]:
    chase = state.chase
    if chase is None:
        return
    if state.phase not in (ROLL, MOVE):
        yield Problem("7.9", "a chase is on though nobody rolls or moves")
        return
    place = state.places[state.turn]
    if place not in atlas.garden:
        yield Problem("7.6", "the player who is chased is not in the garden")
    if chase.dog not in atlas.garden:
        yield Problem(
            "7.2", f"the dog is at {brief(chase.dog)}, which is not in the garden"
        )
    if chase.dog == place:
        yield Problem("7.3", "the dog has caught the player, and the chase is on")
    yield from _roll_problems(state, chase)


def _roll_problems(state: State, chase: Chase) -> Iterator[Problem]:
    """7.1, 7.2, 7.10: the number of rolls, each counted as soon as it is made."""
    moving, rolls, limit = state.phase is MOVE, chase.rolls, state.options.chase_limit
    current = 1 if moving else 0
    done = rolls - current
    if limit is not None and done >= limit:
        yield Problem("7.10", f"the chase goes on after {limit} rolls")
    of_dog = chase.dog_to_move
    start = state.trail[0] if moving and of_dog and state.trail else chase.dog
    at_home = start == state.options.board.kennel
    whose = "the dog's" if of_dog else f"seat {state.turn}'s"
    if at_home and not of_dog:
        yield Problem("7.2", f"it is {whose} roll, but the dog is in its kennel")
        return
    least = current + (0 if at_home else 2 if of_dog else 1)

    def may_be(rolls: int) -> bool:
        later = rolls - least
        return later == 0 if at_home else later >= 0 and later % 2 == 0

    if not may_be(rolls):
        near = [n for n in (rolls - 1, rolls + 1) if may_be(n)]
        right = near or ([least] if at_home else [least, least + 2])
        where = "starts from" if at_home else "has left"
        text = f"it is {whose} roll and the dog {where} its kennel, so rolls is "
        text += f"{' or '.join(map(brief, right))}, not {brief(rolls)}"
        in_turns = done >= 0 and of_dog is (done % 2 == 0)
        yield Problem("7.2" if in_turns else "7.1", text)


def _move_problems(state: State, atlas: Atlas) -> Iterator[Problem]:
    trail, pips = state.trail, state.pips
    if state.phase is not MOVE:
        if pips or trail:
            yield Problem("4.1", "a roll is left though no move is on")
        return
    chase = state.chase
    of_dog = chase is not None and chase.dog_to_move
    place = chase.dog if chase is not None and of_dog else state.places[state.turn]
    if not trail or trail[-1] != place:
        yield Problem("4.1", f"the trail of the move does not end at {brief(place)}")
        return
    if pips < 1 or pips + len(trail) - 1 > DIE_SIDES:
        yield Problem(
            "1.4", f"{brief(pips)} pips are left after {len(trail) - 1} steps"
        )
    if len(trail) > DIE_SIDES + 1:
        return
    if len(set(trail)) < len(trail):
        yield Problem("4.2", "the move has been at a point twice")
    for start, to in pairwise(trail):
        if start not in atlas.neighbours.get(to, ()):
            yield Problem("4.1", f"no path leads from {brief(start)} to {brief(to)}")
    kennel = state.options.board.kennel
    if kennel in (trail[1:] if of_dog else trail):
        yield Problem("4.7", "the move has been in the kennel")
    if of_dog and not atlas.stones.isdisjoint(trail):
        yield Problem("7.2", "the dog has been on the sidewalk")
    player = state.actor
    if place in atlas.garden and player is not None and not open_steps(state, player):
        yield Problem("4.4", "the move has not ended though no point is left")


def _end_problems(state: State, atlas: Atlas) -> Iterator[Problem]:
    in_garden = any(place in atlas.garden for place in state.places)
    harvested = state.apples == 0 and not in_garden
    if state.phase is OVER:
        if not harvested and state.out.count(False) != 1:
            yield Problem("9.1", "the game is over before its end")
    elif harvested and state.phase in (ROLL, MOVE):
        yield Problem("9.1", "the game goes on after its end")
