"""Lanterns, each time with one fault."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from attrs import define, evolve, field, frozen

from tabletop_rules.arguments import exactly, integer, option_in_range, viewer
from tabletop_rules.errors import (
    Illegal,
    IllegalAction,
    InvalidState,
    ParseError,
    Problem,
)
from tabletop_rules.fitting import Fitting
from tabletop_rules.game import Game, Transition
from tabletop_rules.outcome import Entry, Outcome, ranks
from tabletop_rules.rng import Rng, Script, derived
from tabletop_rules.simulate import decision_source
from tests.testing.toys import lanterns
from tests.testing.toys.lanterns import Level, Play, Roll, State, View

NAMES = [name for name in vars(Game) if not name.startswith("_")]


def lanterns_with(**changes: Any) -> Any:
    """Lanterns with some of its names replaced."""
    names = {name: getattr(lanterns, name) for name in NAMES}
    return SimpleNamespace(**(names | changes))


def stepping(step: Callable[[State, Any], Transition[State, Any]]) -> dict[str, Any]:
    """A `transition`, with the `apply` that goes with it."""
    return {"transition": step, "apply": lambda state, act: step(state, act).state}


def forbidding(
    forbidden: Callable[[State, Any], Illegal | None], **more: Any
) -> dict[str, Any]:
    """The names that decide what is legal, with one more rule."""

    def check(state: State, action: Any) -> Illegal | None:
        return lanterns.check(state, action) or forbidden(state, action)

    def legal_actions(state: State, player: int) -> tuple[Any, ...]:
        legal = lanterns.legal_actions(state, player)
        return tuple(action for action in legal if forbidden(state, action) is None)

    def transition(state: State, action: Any) -> Transition[State, Any]:
        if illegal := check(state, action):
            raise IllegalAction(action, illegal)
        return lanterns.transition(state, action)

    return {"check": check, "legal_actions": legal_actions, **stepping(transition)}


def deal_by_hash(seed: int, players: int, options: Any = None) -> State:
    """Module level, so that a fresh process finds it."""
    state = lanterns.initial_state(seed, players, options)
    return evolve(state, deck=tuple(sorted(state.deck, key=lambda n: hash(f"{n}"))))


def roll_of_the_module_random(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    if isinstance(action, Roll):
        return evolve(after, state=evolve(after.state, rng=Rng(random.randrange(99))))
    return after


_ticks = iter(range(10**9))


def deal_by_the_clock(seed: int, players: int, options: Any = None) -> State:
    state = lanterns.initial_state(seed, players, options)
    return evolve(state, rng=Rng(next(_ticks)))


def roll_by_the_clock(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    if isinstance(action, Roll):
        return evolve(after, state=evolve(after.state, rng=Rng(next(_ticks))))
    return after


def move_the_old_turn(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    object.__setattr__(state, "turn", after.state.turn)
    return after


_last_states: list[State] = []


def move_a_turn_long_ago(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    if state not in _last_states:
        _last_states.append(state)
    if len(_last_states) > 3:
        object.__setattr__(_last_states.pop(0), "turn", 7)
    return after


def turn_stays(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    return evolve(after, state=evolve(after.state, turn=state.turn))


def roll_is_free(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    return evolve(after, state=evolve(after.state, rolls=state.rolls))


def card_as_it_came(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    if not isinstance(action, Play):
        return after
    played = list(after.state.played)
    played[action.player] = (*state.played[action.player], action.card)
    return evolve(after, state=evolve(after.state, played=tuple(played)))


def cards_in_a_list(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    deck: Any = list(after.state.deck)
    return evolve(after, state=evolve(after.state, deck=deck))


def halves(state: State, action: Any) -> Transition[State, Any]:
    after = lanterns.transition(state, action)
    rolls: Any = tuple(roll and roll / 2 for roll in after.state.rolls)
    return evolve(after, state=evolve(after.state, rolls=rolls))


def refuse_the_nine(state: State, action: Any) -> Transition[State, Any]:
    if isinstance(action, Play) and action.card == 9:
        raise IllegalAction(action, Illegal("nine", "9 is too bright"))
    return lanterns.transition(state, action)


def refuse_with_value_error(state: State, action: Any) -> Transition[State, Any]:
    if lanterns.check(state, action):
        raise ValueError("not legal")
    return lanterns.transition(state, action)


def let_a_second_roll_pass(state: State, action: Any) -> Illegal | None:
    illegal = lanterns.check(state, action)
    return None if illegal and illegal.clause == "die" else illegal


def look_up_the_card(state: State, action: Any) -> Illegal | None:
    if isinstance(action, Play) and type(action.card) is int:
        lanterns.BOX[action.card - 1]
    return lanterns.check(state, action)


def take_true_for_a_card(state: State, action: Any) -> Illegal | None:
    if isinstance(action, Play) and action.card is True:
        action = evolve(action, card=1)
    return lanterns.check(state, action)


def say_nothing(state: State, action: Any) -> Illegal | None:
    illegal = lanterns.check(state, action)
    return illegal and evolve(illegal, reason="")


def name_the_top_card(state: State, action: Any) -> Illegal | None:
    illegal = lanterns.check(state, action)
    if illegal and illegal.clause == "hand" and state.deck:
        return evolve(illegal, reason=f"{state.deck[0]} would be next")
    return illegal


def no_roll_before_an_even_card(state: State, action: Any) -> Illegal | None:
    if isinstance(action, Roll) and state.deck and state.deck[0] % 2 == 0:
        return Illegal("die", "the die is wet")
    return None


def twice(state: State, player: int) -> tuple[Any, ...]:
    legal = lanterns.legal_actions(state, player)
    return legal + legal[-1:]


def backwards(state: State, player: int) -> tuple[Any, ...]:
    return lanterns.legal_actions(state, player)[::-1]


def out_of_turn(state: State, player: int) -> tuple[Any, ...]:
    legal = lanterns.legal_actions(state, player)
    return legal or tuple(Play(player, card) for card in state.hands[player])


def true_is_a_seat(state: State, player: int) -> tuple[Any, ...]:
    return lanterns.legal_actions(state, 1 if player is True else player)


def the_last_seat(state: State, player: int | None) -> View:
    return lanterns.view(state, len(state.hands) - 1 if player == -1 else player)


def the_left_neighbour(state: State, player: int | None) -> View:
    view = lanterns.view(state, player)
    return evolve(view, player=None) if player == 0 else view


def ascending_by_turn(state: State) -> tuple[int, ...]:
    return lanterns.to_act(state)[::-1]


def who_leads(state: State) -> Outcome:
    points = lanterns.score(state)
    return Outcome(ranks(points), points, "for the time being")


def dense_ranks(state: State) -> Outcome | None:
    outcome = lanterns.outcome(state)
    return outcome and evolve(outcome, ranks=tuple([2] * len(outcome.ranks)))


def points_of_the_winner(state: State) -> tuple[int, ...]:
    return (max(lanterns.score(state)),)


def empty_hands_are_odd(state: State) -> tuple[Problem, ...]:
    if () in state.hands:
        return (Problem("hand", "a hand is empty"),)
    return lanterns.validate(state)


def by_the_last_digit(action: Any) -> str:
    return f"{action.card % 5}" if isinstance(action, Play) else text_of(action)


text_of: Callable[[Any], str] = lanterns.format_action


def forgiving(text: str, player: int) -> Any:
    return lanterns.parse_action(text.strip("?") if type(text) is str else text, player)


def by_dictionary(text: str, player: int) -> Any:
    try:
        return lanterns.parse_action(text, player)
    except ParseError:
        raise KeyError(text) from None


def hide_nothing(event: Any, player: int | None) -> Any:
    viewer(player, lanterns.INFO.max_players)
    return event


def hide_from_others(event: Any, player: int | None) -> Any:
    """False and 0.0 equal the seat 0, and see what it sees."""
    return event if event.player == player else lanterns.redact(event, None)


def hide_by_place(event: Any, player: int | None) -> Any:
    """-1 is the last seat, as it is in a tuple."""
    seats = range(lanterns.INFO.max_players)
    return lanterns.redact(event, player if player is None else seats[integer(player)])


def read_for_anybody(text: str, player: int) -> Any:
    action = lanterns.parse_action(text, 0)
    return evolve(action, player=integer(player))


def repeat_the_text(text: str, player: int) -> Any:
    try:
        return lanterns.parse_action(text, player)
    except ParseError:
        raise ParseError(f"no action reads {text!r}") from None


def name_the_card(state: State, action: Any) -> Illegal | None:
    illegal = lanterns.check(state, action)
    if illegal and isinstance(action, Play):
        return evolve(illegal, reason=f"no {action.card} now")
    return illegal


def name_the_turn(state: State) -> tuple[Problem, ...]:
    if not 0 <= state.turn < len(state.hands):
        return (Problem("turn", f"seat {state.turn} is nobody"),)
    return lanterns.validate(state)


def write_the_seed(seed: int, players: int, options: Any = None) -> State:
    return lanterns.initial_state(int(str(integer(seed))), players, options)


def hide_once_more(event: Any, player: int | None) -> Any:
    seen = lanterns.redact(event, player)
    if isinstance(seen, lanterns.Rolled) and player is None:
        return evolve(seen, pips=seen.pips - 1)
    return seen


def forget_the_rolls(view: View, seed: int) -> State:
    state = lanterns.determinize(view, seed)
    return evolve(state, rolls=(None,) * len(state.hands))


def unsorted_hands(view: View, seed: int) -> State:
    state = lanterns.determinize(view, seed)
    hands = [
        hand if player == view.player else hand[::-1]
        for player, hand in enumerate(state.hands)
    ]
    return evolve(state, hands=tuple(hands))


def deal_again(view: View, seed: int) -> State:
    """Shuffles what is not seen as the deal shuffles the box."""
    state = lanterns.determinize(view, seed)
    dealt = lanterns.initial_state(seed, len(view.hand_sizes), view.options)
    return dealt if lanterns.view(dealt, view.player) == view else state


def deal_by_the_complement(view: View, seed: int) -> State:
    return deal_again(view, ~seed)


def deal_by_the_next(view: View, seed: int) -> State:
    return deal_again(view, seed - 1)


def deal_by_the_source_of_a_policy(
    seed: int, players: int, options: Any = None
) -> State:
    """Makes a long number of a short one, in the way that gives policies theirs."""
    if -(2**64) < integer(seed) < 2**64:
        seed = decision_source(seed, 0).seed
    return lanterns.initial_state(seed, players, options)


def roll_as_the_deal(view: View, seed: int) -> State:
    return evolve(lanterns.determinize(view, seed), rng=Rng(seed, 1))


def another_each_time(view: View, seed: int) -> State:
    return evolve(lanterns.determinize(view, seed), rng=Rng(next(_ticks)))


def with_options(kind: Any) -> dict[str, Any]:
    """The game with another class of options."""

    def initial_state(seed: int, players: int, options: Any = None) -> State:
        options = exactly(kind, kind() if options is None else options, "options")
        first = lanterns.Options(options.first_player)
        return evolve(lanterns.initial_state(seed, players, first), options=options)

    return {"Options": kind, "initial_state": initial_state}


def anybody_first(seed: int, players: int, options: Any = None) -> State:
    options = options or lanterns.Options()
    first = options.first_player % max(1, players)
    state = lanterns.initial_state(seed, players, evolve(options, first_player=first))
    return evolve(state, options=options)


def any_options(seed: int, players: int, options: Any = None) -> State:
    known = isinstance(options, lanterns.Options)
    return lanterns.initial_state(seed, players, options if known else None)


@define
class LooseOptions:
    first_player: int = field(
        default=0,
        converter=integer,
        validator=option_in_range(0),
    )

    __hash__ = object.__hash__


@frozen(eq=False)
class NameOnlyOptions:
    first_player: int = field(
        default=0,
        converter=integer,
        validator=option_in_range(0),
    )


@frozen
class ViewOfTheDeck:
    player: int | None
    seen: View
    deck: tuple[int, ...]


@frozen
class ViewWithASecret:
    player: int | None
    seen: View
    next_card: int | None = field(eq=False)


@frozen
class ViewWithARng:
    player: int | None
    seen: View
    rng: Rng | Script


@frozen
class ViewOfAll:
    player: int | None
    seen: View
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    played: tuple[tuple[int, ...], ...]
    guesses: tuple[Level | None, ...]


def view_of_the_deck(state: State, player: int | None) -> ViewOfTheDeck:
    seen = lanterns.view(state, player)
    return ViewOfTheDeck(seen.player, seen, state.deck)


def view_with_a_secret(state: State, player: int | None) -> ViewWithASecret:
    seen = lanterns.view(state, player)
    return ViewWithASecret(seen.player, seen, state.deck[0] if state.deck else None)


def view_with_a_rng(state: State, player: int | None) -> ViewWithARng:
    seen = lanterns.view(state, player)
    return ViewWithARng(seen.player, seen, state.rng)


def fill_what_is_seen(view: Any, seed: int) -> State:
    return lanterns.determinize(view.seen, seed)


def view_of_all(state: State, player: int | None) -> ViewOfAll:
    seen = lanterns.view(state, player)
    cards = (state.deck, state.hands, state.played)
    return ViewOfAll(seen.player, seen, *cards, state.guesses)


def fill_nothing(view: ViewOfAll, seed: int) -> State:
    if problems := judge_all(view):
        raise InvalidState(problems)
    return _whole(view, seed)


def _whole(view: ViewOfAll, seed: int) -> State:
    return evolve(
        lanterns.determinize(view.seen, seed),
        deck=view.deck,
        hands=view.hands,
        guesses=view.guesses,
    )


def judge_what_is_seen(view: Any) -> tuple[Problem, ...]:
    return lanterns.validate_view(view.seen)


def judge_all(view: ViewOfAll) -> tuple[Problem, ...]:
    if problems := judge_what_is_seen(view):
        return problems
    if view.player != view.seen.player or len(view.hands) != len(view.seen.hand_sizes):
        return (Problem("view", "it is of two seats, or of other hands"),)
    state = _whole(view, 0)
    if problems := lanterns.validate(state):
        return problems
    if view_of_all(state, view.player) != view:
        return (Problem("view", "some parts show one thing, and some another"),)
    return ()


def nothing_wrong(view: View) -> tuple[Problem, ...]:
    return ()


def fill_unasked(view: View, seed: int) -> State:
    """Cards that are not there are not dealt, and nobody is told."""
    try:
        return lanterns.filled(view, derived("determinize", seed))
    except InvalidState:
        return lanterns.initial_state(seed, 2)


def fill_by_index(view: View, seed: int) -> State:
    if view.player is not None and view.hand_sizes[view.player] < 0:
        raise InvalidState(lanterns.validate_view(view))
    return lanterns.determinize(view, seed)


UNASKED: dict[str, Any] = {
    "validate_view": nothing_wrong,
    "determinize": fill_unasked,
}


def judging_by(validate: Callable[[State], tuple[Problem, ...]]) -> dict[str, Any]:
    """A `validate`, with the judge of views that goes with it."""
    fitting = Fitting(
        lanterns.INFO,
        lambda seen: len(seen.hand_sizes),
        lanterns.filled,
        validate,
        lanterns.view,
    )

    def determinize(view: View, seed: int) -> State:
        return fitting.filled(view, derived("determinize", seed))

    return {
        "validate": validate,
        "validate_view": fitting.problems,
        "determinize": determinize,
    }


def spectators_are_odd(view: View) -> tuple[Problem, ...]:
    if view.player is None:
        return (Problem("view", "nobody looks on"),)
    return lanterns.validate_view(view)


def far_turns_are_odd(view: View) -> tuple[Problem, ...]:
    if view.turn > 2:
        return (Problem("turn", "nobody sits there"),)
    return lanterns.validate_view(view)


def half_the_points(state: State) -> tuple[Entry, ...]:
    return lanterns.tally(state)[::2]


def no_roll(players: int, options: Any = None) -> tuple[Any, ...]:
    return lanterns.all_actions(players, options)[:-players]


def all_twice(players: int, options: Any = None) -> tuple[Any, ...]:
    return lanterns.all_actions(players, options) * 2


def told(**facts: Any) -> dict[str, Any]:
    return {"INFO": evolve(lanterns.INFO, **facts)}


FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "rolls with the module random": (
        "determinism",
        stepping(roll_of_the_module_random),
    ),
    "rolls by the clock": ("determinism", stepping(roll_by_the_clock)),
    "deals by the clock": ("determinism", {"initial_state": deal_by_the_clock}),
    "deals in the order of hashes": ("determinism", {"initial_state": deal_by_hash}),
    "changes the state it is given": ("purity", stepping(move_the_old_turn)),
    "changes an earlier state": ("purity", stepping(move_a_turn_long_ago)),
    "refuses a legal action": ("agreement", stepping(refuse_the_nine)),
    "checks too little": ("agreement", {"check": let_a_second_roll_pass}),
    "lists actions backwards": ("order", {"legal_actions": backwards}),
    "lists an action twice": ("uniqueness", {"legal_actions": twice}),
    "lists actions out of turn": ("legal_actions", {"legal_actions": out_of_turn}),
    "writes two cards alike": ("text", {"format_action": by_the_last_digit}),
    "reads with a question mark": ("text", {"parse_action": forgiving}),
    "raises KeyError for junk": ("errors", {"parse_action": by_dictionary}),
    "raises IndexError for a card": ("errors", {"check": look_up_the_card}),
    "raises ValueError": ("errors", stepping(refuse_with_value_error)),
    "gives no reason": ("errors", {"check": say_nothing}),
    "takes True for a card": ("types", {"check": take_true_for_a_card}),
    "goes on for ever": ("termination", stepping(roll_is_free)),
    "has an outcome too early": ("outcome", {"outcome": who_leads}),
    "has no first rank": ("outcome", {"outcome": dense_ranks}),
    "scores the winner alone": ("score", {"score": points_of_the_winner}),
    "does not ascend": ("to_act", {"to_act": ascending_by_turn}),
    "finds fault with itself": ("validity", {"validate": empty_hands_are_odd}),
    "steps otherwise with events": ("transition", {"transition": turn_stays}),
    "keeps a list": ("values", stepping(cards_in_a_list)),
    "keeps a float": ("values", stepping(halves)),
    "can be set": ("frozen", with_options(LooseOptions)),
    "counts half of the points": ("tally", {"tally": half_the_points}),
    "forgets a kind of action": ("all_actions", {"all_actions": no_roll}),
    "has each action twice": ("all_actions", {"all_actions": all_twice}),
    "deals again by its seed": ("guessing", {"determinize": deal_again}),
    "deals again by the complement": (
        "guessing",
        {"determinize": deal_by_the_complement},
    ),
    "deals by the source of a policy": (
        "guessing",
        {"initial_state": deal_by_the_source_of_a_policy},
    ),
    "deals again by the next seed": ("guessing", {"determinize": deal_by_the_next}),
    "rolls as the deal does": ("guessing", {"determinize": roll_as_the_deal}),
    "is equal to nothing": ("pickle", with_options(NameOnlyOptions)),
    "shows the deck": (
        "leak",
        {
            "View": ViewOfTheDeck,
            "view": view_of_the_deck,
            "determinize": fill_what_is_seen,
            "validate_view": judge_what_is_seen,
        },
    ),
    "shows a card in the repr": (
        "leak",
        {
            "View": ViewWithASecret,
            "view": view_with_a_secret,
            "determinize": fill_what_is_seen,
            "validate_view": judge_what_is_seen,
        },
    ),
    "shows the random source": (
        "leak",
        {
            "View": ViewWithARng,
            "view": view_with_a_rng,
            "determinize": fill_what_is_seen,
            "validate_view": judge_what_is_seen,
        },
    ),
    "allows by what is hidden": ("leak", forbidding(no_roll_before_an_even_card)),
    "tells the top card as reason": (
        "leak",
        {"check": name_the_top_card, **stepping(lambda s, a: _told_apart(s, a))},
    ),
    "views for another": ("view", {"view": the_left_neighbour, **UNASKED}),
    "pads hands in silence": ("views", UNASKED),
    "refuses its own views": ("views", {"validate_view": spectators_are_odd}),
    "fills up what it refuses": ("views", {"validate_view": far_turns_are_odd}),
    "raises IndexError for a view": ("errors", {"determinize": fill_by_index}),
    "forgets the rolls": ("determinize", {"determinize": forget_the_rolls}),
    "fills in unsorted hands": ("determinize", {"determinize": unsorted_hands}),
    "fills in by the clock": ("determinize", {"determinize": another_each_time}),
    "redacts nothing": ("redact", {"redact": hide_nothing}),
    "redacts for False": ("integers", {"redact": hide_from_others}),
    "redacts for -1": ("seats", {"redact": hide_by_place}),
    "reads for anybody": ("seats", {"parse_action": read_for_anybody}),
    "writes a card of any length": (
        "sizes",
        {"check": name_the_card, **stepping(lambda s, a: _card_told(s, a))},
    ),
    "writes a turn of any length": ("sizes", judging_by(name_the_turn)),
    "writes the seed": ("sizes", {"initial_state": write_the_seed}),
    "repeats what it cannot read": ("sizes", {"parse_action": repeat_the_text}),
    "redacts on and on": ("redact", {"redact": hide_once_more}),
    "says that nothing is hidden": ("metadata", told(hidden=False)),
    "says that something is hidden": (
        "metadata",
        {
            "View": ViewOfAll,
            "view": view_of_all,
            "determinize": fill_nothing,
            "validate_view": judge_all,
            "redact": hide_nothing,
        },
    ),
    "says that nothing is random": ("metadata", told(chance=False)),
    "says that one acts at a time": ("metadata", told(simultaneous=False)),
    "says that two play": ("metadata", told(max_players=2)),
    "names no option": ("metadata", told(first_seat="dealer")),
    "seats anybody first": ("options", {"initial_state": anybody_first}),
    "takes any options": ("options", {"initial_state": any_options}),
    "takes -1 for the last seat": ("seats", {"view": the_last_seat}),
    "takes True for a seat": ("integers", {"legal_actions": true_is_a_seat}),
    "keeps numpy's integers": ("integers", stepping(card_as_it_came)),
}
"""What is wrong with the game: the law that it breaks, and the names replaced."""


def _card_told(state: State, action: Any) -> Transition[State, Any]:
    if illegal := name_the_card(state, action):
        raise IllegalAction(action, illegal)
    return lanterns.transition(state, action)


def _told_apart(state: State, action: Any) -> Transition[State, Any]:
    if illegal := name_the_top_card(state, action):
        raise IllegalAction(action, illegal)
    return lanterns.transition(state, action)
