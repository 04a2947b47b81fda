"""Laws of hidden information: a view lacks what its seat may not know."""

from __future__ import annotations

from tabletop_rules.rng import Rng, Script
from tabletop_rules.testing.laws.legality import unknown_seats
from tabletop_rules.testing.moment import Moment
from tabletop_rules.testing.values import (
    bare_class,
    differences,
    walk,
    without_chance,
)


def views_are_of_their_seat(moment: Moment) -> None:
    """`view` gives a View that says whose it is, None for a spectator."""
    for viewer in moment.viewers:
        view = moment.game.view(moment.state, viewer)
        if type(view) is not bare_class(moment.game.View):
            raise moment.broken("view", "a View", repr(view))
        if view.player != viewer:
            raise moment.broken("view", f"the view of {viewer}", f"that of {view!r}")
        hash(view)


def views_hold_no_source_of_chance(moment: Moment) -> None:
    """No view holds a state or a random source."""
    forbidden = (bare_class(moment.game.State), Rng, Script)
    for viewer in moment.viewers:
        view = moment.game.view(moment.state, viewer)
        for path, part in walk(view, "View"):
            if isinstance(part, forbidden):
                expected = f"no state and no random source in the view of {viewer}"
                raise moment.broken("leak", expected, f"{path} is {part}")


def filled_states_fit(moment: Moment) -> None:
    """`determinize` makes a valid state that looks to the viewer as this one does."""
    game = moment.game
    for viewer in moment.viewers:
        view = game.view(moment.state, viewer)
        filled = moment.fills(viewer)
        for state in filled:
            if type(state) is not bare_class(game.State):
                raise moment.broken("determinize", "a State", repr(state))
        if game.determinize(view, moment.number) != filled[0]:
            expected = f"the same state each time for seed {moment.number}"
            raise moment.broken("determinize", expected, "two different ones")
        seen = [game.view(state, viewer) for state in filled]
        if all(each == view for each in seen):
            continue
        other = next(each for each in seen if each != view)
        if all(each == seen[0] for each in seen):
            expected, came = differences(view, other)
            expected = f"a state that seat {viewer} sees with {expected}"
            raise moment.broken("determinize", expected, came)
        # it varies with what determinize draws: it thinks that hidden
        expected, came = differences(view, other)
        expected = f"the view of {viewer} whatever determinize draws: {expected}"
        raise moment.broken("leak", expected, came)


def filled_states_stand_as_this_one(moment: Moment) -> None:
    """What everybody knows is the same in each state that fits a view."""
    game = moment.game
    acting, over = game.to_act(moment.state), game.outcome(moment.state) is not None
    for viewer in moment.viewers:
        for state in moment.fills(viewer):
            if problems := game.validate(state):
                expected = f"a valid state from the view of {viewer}"
                raise moment.broken("determinize", expected, problems)
            if game.to_act(state) != acting:
                expected = f"to_act {acting} from the view of {viewer}"
                raise moment.broken("determinize", expected, game.to_act(state))
            if (game.outcome(state) is not None) != over:
                expected = "an outcome as this state has, or has not"
                raise moment.broken("determinize", expected, game.outcome(state))


def nothing_hidden_shows(moment: Moment) -> None:
    """To a viewer, all states that fit its view are one.

    The view's repr, the seat's legal actions, and what `check` answers to the seat,
    are the same in each.
    """
    game = moment.game
    actions = [each for each in moment.tried if not unknown_seats(moment, each)]
    for viewer in moment.viewers:
        text = repr(game.view(moment.state, viewer))
        mine = [action for action in actions if action.player == viewer][:20]
        answers = [game.check(moment.state, action) for action in mine]
        for state in moment.fills(viewer):
            if repr(game.view(state, viewer)) != text:
                expected = f"the same repr for equal views: {text}"
                raise moment.broken("leak", expected, repr(game.view(state, viewer)))
            if viewer is None:
                continue
            legal = game.legal_actions(state, viewer)
            if legal != moment.legal[viewer]:
                expected = (
                    f"legal actions of seat {viewer} that depend on its view alone: "
                    f"{moment.legal[viewer]}"
                )
                raise moment.broken("leak", expected, f"{legal} in {state!r}")
            for action, answer in zip(mine, answers, strict=True):
                came = game.check(state, action)
                if came != answer:
                    expected = f"{answer!r} whatever is hidden from seat {viewer}"
                    raise moment.broken("leak", expected, repr(came), by=action)


def hidden_says_whether_anything_is(moment: Moment) -> None:
    """If INFO.hidden is False, a view is the whole state but for the random source."""
    for viewer in moment.viewers:
        for state in moment.fills(viewer):
            if without_chance(state) != without_chance(moment.state):
                moment.run.something_hidden = True
                if not moment.game.INFO.hidden:
                    expected, came = differences(moment.state, state)
                    expected = (
                        f"the whole state from the view of {viewer}, as INFO.hidden "
                        f"is False: {expected}"
                    )
                    raise moment.broken("metadata", expected, came)
