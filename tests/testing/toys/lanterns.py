"""Lanterns, a tiny honest game: a hidden hand, a secret guess and a die.

The box holds the cards 1 to 9 and a die. Two or three players get two cards each; the
rest is the deck. First each player guesses in secret whether it will end high (12
points or more) or low; the guesses show when all are made. Then the players take
turns, clockwise, as long as they hold cards: play a card face up and draw another, or,
once in the game, roll the die. Played cards and the roll are points; a right guess is
five points more.
"""

from enum import Enum
from random import Random
from typing import TypeVar

from attrs import evolve, field, frozen

from tabletop_rules.admission import Admit, admission
from tabletop_rules.arguments import (
    Seat,
    exactly,
    integer,
    option_in_range,
    option_seat,
    player_count,
    seat,
    viewer,
)
from tabletop_rules.brief import brief
from tabletop_rules.conservation import conserved, left_over
from tabletop_rules.errors import (
    Illegal,
    IllegalAction,
    InvalidState,
    ParseError,
    Problem,
)
from tabletop_rules.fitting import Fitting
from tabletop_rules.game import GameInfo, Transition
from tabletop_rules.outcome import Entry, Outcome, ranks
from tabletop_rules.rng import Rng, Script, derived

INFO = GameInfo(
    name="lanterns",
    title="Lanterns",
    min_players=2,
    max_players=3,
    hidden=True,
    chance=True,
    simultaneous=True,
    low_wins=False,
    first_seat="first_player",
    rules_version=1,
)
T = TypeVar("T")

BOX = tuple(range(1, 10))
HIGH_FROM = 12
RIGHT_GUESS = 5


class Level(Enum):
    LOW = "low"
    HIGH = "high"


@frozen
class Options:
    first_player: int = field(
        default=0, converter=integer, validator=option_in_range(0)
    )


@frozen
class State:
    options: Options
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    guesses: tuple[Level | None, ...]
    played: tuple[tuple[int, ...], ...]
    rolls: tuple[int | None, ...]
    turn: int
    rng: Rng | Script


@frozen
class View:
    player: int | None
    options: Options
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    guessed: tuple[bool, ...]
    guesses: tuple[Level | None, ...]
    played: tuple[tuple[int, ...], ...]
    rolls: tuple[int | None, ...]
    turn: int


@frozen
class Guess:
    player: Seat
    level: Level


@frozen
class Play:
    player: Seat
    card: int


@frozen
class Roll:
    player: Seat


Action = Guess | Play | Roll


@frozen
class Guessed:
    player: int
    level: Level | None


@frozen
class Played:
    player: int
    card: int


@frozen
class Drew:
    player: int
    card: int | None


@frozen
class Rolled:
    player: int
    pips: int


Event = Guessed | Played | Drew | Rolled

_admit: Admit[Action] = admission(Guess, Play, Roll)


def initial_state(seed: int, players: int, options: Options | None = None) -> State:
    players = player_count(players, INFO)
    options = exactly(Options, Options() if options is None else options, "options")
    first = option_seat(options.first_player, players, "first_player")
    deck, rng = Rng(seed).shuffle(BOX)
    hands = tuple(tuple(sorted(deck[2 * p : 2 * p + 2])) for p in range(players))
    nothing = (None,) * players
    rest = deck[2 * players :]
    return State(options, rest, hands, nothing, ((),) * players, nothing, first, rng)


def position(
    *, hands: tuple[tuple[int, ...], ...], guesses: tuple[Level | None, ...]
) -> State:
    start = initial_state(0, len(hands))
    deck = left_over(BOX, [card for hand in hands for card in hand])
    state = evolve(start, deck=deck, hands=hands, guesses=guesses)
    if problems := validate(state):
        raise InvalidState(problems)
    return state


def to_act(state: State) -> tuple[int, ...]:
    still = tuple(p for p, guess in enumerate(state.guesses) if guess is None)
    if still:
        return still
    return (state.turn,) if any(state.hands) else ()


def legal_actions(state: State, player: int) -> tuple[Action, ...]:
    player = seat(player, len(state.hands))
    if player not in to_act(state):
        return ()
    if state.guesses[player] is None:
        return tuple(Guess(player, level) for level in Level)
    plays = tuple(Play(player, card) for card in state.hands[player])
    return plays if state.rolls[player] is not None else (*plays, Roll(player))


def check(state: State, action: Action) -> Illegal | None:
    return _why_not(state, _admit(action, len(state.hands)))


def _why_not(state: State, action: Action) -> Illegal | None:
    if not to_act(state):
        return Illegal("over", "the game is over")
    if action.player not in to_act(state):
        return Illegal("turn", "it is not this seat's turn")
    if isinstance(action, Guess) != (None in state.guesses):
        return Illegal("turn", "guesses come first, and once")
    if isinstance(action, Play) and action.card not in state.hands[action.player]:
        return Illegal("hand", f"{brief(action.card)} is not in your hand")
    if isinstance(action, Roll) and state.rolls[action.player] is not None:
        return Illegal("die", "you have rolled already")
    return None


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def transition(state: State, action: Action) -> Transition[State, Event]:
    action = _admit(action, len(state.hands))
    if illegal := _why_not(state, action):
        raise IllegalAction(action, illegal)
    player = action.player
    match action:
        case Guess(_, level):
            after = evolve(state, guesses=_put(state.guesses, player, level))
            return Transition(after, (Guessed(player, level),))
        case Roll():
            value, rng = state.rng.below(3)
            rolls = _put(state.rolls, player, value + 1)
            after = _pass_on(evolve(state, rolls=rolls, rng=rng))
            return Transition(after, (Rolled(player, value + 1),))
    return _play(state, player, action.card)


def _play(state: State, player: int, card: int) -> Transition[State, Event]:
    hand = left_over(state.hands[player], (card,))
    events: tuple[Event, ...] = (Played(player, card),)
    if state.deck:
        hand = tuple(sorted((*hand, state.deck[0])))
        events += (Drew(player, state.deck[0]),)
    after = evolve(
        state,
        deck=state.deck[1:],
        hands=_put(state.hands, player, hand),
        played=_put(state.played, player, (*state.played[player], card)),
    )
    return Transition(_pass_on(after), events)


def _pass_on(state: State) -> State:
    players = len(state.hands)
    for step in range(1, players + 1):
        turn = (state.turn + step) % players
        if state.hands[turn]:
            return evolve(state, turn=turn)
    return state


def apply(state: State, action: Action) -> State:
    return transition(state, action).state


def score(state: State) -> tuple[int, ...]:
    points = [
        sum(cards) + (roll or 0)
        for cards, roll in zip(state.played, state.rolls, strict=True)
    ]
    if to_act(state):
        return tuple(points)
    return tuple(
        total + RIGHT_GUESS * ((total >= HIGH_FROM) == (guess is Level.HIGH))
        for total, guess in zip(points, state.guesses, strict=True)
    )


def tally(state: State) -> tuple[Entry, ...]:
    entries = []
    for player, cards in enumerate(state.played):
        rest = score(state)[player] - sum(cards)
        entries.append(Entry(player, sum(cards), "cards played", "points"))
        entries.append(Entry(player, rest, "a roll and a right guess", "points"))
    return tuple(entries)


def all_actions(players: int, options: Options | None = None) -> tuple[Action, ...]:
    seats = range(player_count(players, INFO))
    return (
        *[Guess(seat, level) for seat in seats for level in Level],
        *[Play(seat, card) for seat in seats for card in BOX],
        *[Roll(seat) for seat in seats],
    )


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    points = score(state)
    return Outcome(ranks(points), points, "all cards are played")


def view(state: State, player: int | None) -> View:
    player = viewer(player, len(state.hands))
    secret = None in state.guesses
    return View(
        player,
        state.options,
        () if player is None else state.hands[player],
        tuple(len(hand) for hand in state.hands),
        len(state.deck),
        tuple(guess is not None for guess in state.guesses),
        tuple(
            None if secret and p != player else guess
            for p, guess in enumerate(state.guesses)
        ),
        state.played,
        state.rolls,
        state.turn,
    )


def redact(event: Event, player: int | None) -> Event:
    player = viewer(player, INFO.max_players)
    # the last guess shows them all, in the view
    if player == event.player:
        return event
    match event:
        case Guessed():
            return evolve(event, level=None)
        case Drew():
            return evolve(event, card=None)
    return event


def determinize(view: View, seed: int) -> State:
    return _fitting.filled(view, derived("determinize", seed))


def validate_view(view: View) -> tuple[Problem, ...]:
    return _fitting.problems(view)


def filled(view: View, source: Rng) -> State:
    by_seat = (view.guessed, view.guesses, view.played, view.rolls)
    if any(len(part) != len(view.hand_sizes) for part in by_seat):
        raise InvalidState((Problem("seat", "the parts differ in number"),))
    chance = Random(source.seed)
    known = [*view.hand, *(card for cards in view.played for card in cards)]
    unknown = list(left_over(BOX, known))
    chance.shuffle(unknown)
    hands = []
    for player, size in enumerate(view.hand_sizes):
        if player == view.player:
            hands.append(view.hand)
        else:
            hands.append(tuple(sorted(unknown[:size])))
            del unknown[:size]
    guesses = tuple(
        chance.choice(list(Level)) if made and guess is None else guess
        for made, guess in zip(view.guessed, view.guesses, strict=True)
    )
    return State(
        view.options,
        tuple(unknown),
        tuple(hands),
        guesses,
        view.played,
        view.rolls,
        view.turn,
        source,
    )


def validate(state: State) -> tuple[Problem, ...]:
    groups = (state.deck, *state.hands, *state.played)
    problems = list(conserved(BOX, [card for group in groups for card in group], "box"))
    for hand in state.hands:
        if list(hand) != sorted(hand):
            problems.append(Problem("hand", f"{brief(hand)} is not sorted"))
    return tuple(problems)


_fitting = Fitting(INFO, lambda seen: len(seen.hand_sizes), filled, validate, view)


def format_action(action: Action) -> str:
    match action:
        case Guess(_, level):
            return level.value
        case Play(_, card):
            return str(card)
        case Roll():
            return "roll"


def parse_action(text: str, player: int) -> Action:
    if not isinstance(text, str):
        raise TypeError(f"text must be a str, not {text!r}")
    player = seat(player, INFO.max_players)
    every: list[Action] = [Guess(player, level) for level in Level]
    every += [Roll(player), *(Play(player, card) for card in BOX)]
    for action in every:
        if format_action(action) == text:
            return action
    raise ParseError(f"no action reads {brief(text, repr)}")
