"""Laws of every position: whose turn it is, what may be done, how it stands."""

from __future__ import annotations

from typing import Any

from tabletop_rules.outcome import Entry, Note, Outcome
from tabletop_rules.testing.moment import Moment


def acting_seats_ascend(moment: Moment) -> None:
    """`to_act` holds seats, ascending, each once; more than one if simultaneous."""
    acting = moment.game.to_act(moment.state)
    if type(acting) is not tuple or not all(type(each) is int for each in acting):
        raise moment.broken("to_act", "a tuple of ints from to_act", repr(acting))
    if any(seat not in moment.seats for seat in acting):
        raise moment.broken("to_act", "seats of this table", acting)
    if list(acting) != sorted(set(acting)):
        raise moment.broken("to_act", "seats in ascending order, each once", acting)
    if len(acting) > 1:
        moment.run.several_to_act = True
        if not moment.game.INFO.simultaneous:
            raise moment.broken(
                "metadata",
                "one seat to act at a time, as INFO.simultaneous is False",
                f"to_act gives {acting}",
            )


def those_to_act_can(moment: Moment) -> None:
    """A seat has legal actions, all of them its own, exactly when it is to act."""
    acting = moment.game.to_act(moment.state)
    for seat, legal in enumerate(moment.legal):
        if type(legal) is not tuple:
            came = repr(legal)
            raise moment.broken("legal_actions", "a tuple from legal_actions", came)
        if (seat in acting) != bool(legal):
            some = "at least one action" if seat in acting else "() from legal_actions"
            raise moment.broken(
                "legal_actions", f"{some} for seat {seat}, as to_act is {acting}", legal
            )
        for action in legal:
            if type(action) not in moment.run.action_kinds:
                kinds = [kind.__name__ for kind in moment.run.action_kinds]
                raise moment.broken("legal_actions", f"one of {kinds}", repr(action))
            if action.player != seat:
                raise moment.broken("legal_actions", f"actions of seat {seat}", action)


def points_are_ints(moment: Moment) -> None:
    """`score` is a tuple with an int for each seat, at any time."""
    points = moment.game.score(moment.state)
    if (
        type(points) is not tuple
        or len(points) != moment.players
        or not all(type(each) is int for each in points)
    ):
        expected = f"a tuple of {moment.players} ints from score"
        raise moment.broken("score", expected, repr(points))


def the_tally_adds_up(moment: Moment) -> None:
    """The entries of `tally` add up to the score of each seat, at any time."""
    entries = moment.game.tally(moment.state)
    for entry in entries:
        if type(entry) is not Entry or entry.player not in moment.seats:
            raise moment.broken("tally", "entries of seats of this table", repr(entry))
        if type(entry.points) is not int or not entry.text.strip():
            raise moment.broken("tally", "points and what they are for", repr(entry))
    sums = [0] * moment.players
    for entry in entries:
        sums[entry.player] += entry.points
    points = moment.game.score(moment.state)
    if tuple(sums) != points:
        expected = f"entries that add up to the score {points}"
        raise moment.broken("tally", expected, f"{tuple(sums)} from {entries}")


def outcome_comes_at_the_end(moment: Moment) -> None:
    """There is an outcome exactly when nobody is to act, and it is consistent."""
    acting = moment.game.to_act(moment.state)
    outcome: Any = moment.game.outcome(moment.state)
    if (outcome is None) != bool(acting):
        expected = f"{'no' if acting else 'an'} outcome, as to_act is {acting}"
        raise moment.broken("outcome", expected, outcome)
    if outcome is None:
        return
    if type(outcome) is not Outcome:
        raise moment.broken("outcome", "an Outcome", repr(outcome))
    points = moment.game.score(moment.state)
    if outcome.scores != points:
        raise moment.broken("outcome", f"the scores {points}", outcome.scores)
    if not _are_ranks(outcome.ranks, moment.players):
        expected = "a rank for each seat, ties sharing the better: 1, 2, 2, 4"
        raise moment.broken("outcome", expected, outcome.ranks)
    if type(outcome.reason) is not str or not outcome.reason.strip():
        raise moment.broken("outcome", "a reason in words", repr(outcome.reason))
    for note in outcome.tie_breaks:
        if type(note) is not Note or not note.text.strip():
            raise moment.broken("outcome", "notes on ties, in words", repr(note))


def _are_ranks(ranks: Any, players: int) -> bool:
    if type(ranks) is not tuple or len(ranks) != players:
        return False
    if not all(type(rank) is int for rank in ranks):
        return False
    return all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


def reached_states_are_valid(moment: Moment) -> None:
    """`validate` finds nothing in a position that play has reached."""
    problems = moment.game.validate(moment.state)
    if problems != ():
        raise moment.broken("validity", "() from validate", problems)


def games_end(moment: Moment) -> None:
    """A game ends within `terminates_within` actions, if that was promised."""
    bound = moment.run.terminates_within
    if bound is not None and moment.number >= bound and moment.choices:
        raise moment.broken(
            "termination", f"the end within {bound} actions", "the game goes on"
        )
