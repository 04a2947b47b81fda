"""The setup (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Sequence

from attrs import evolve

from tabletop_rules.arguments import (
    exactly,
    integer,
    option_seat,
    player_count,
    reader,
)
from tabletop_rules.conservation import left_over
from tabletop_rules.errors import InvalidState
from tabletop_rules.games.busungar.board import atlas_of
from tabletop_rules.games.busungar.components import BONE, INFO, Card, Direction
from tabletop_rules.games.busungar.state import (
    MOVE,
    PUT_OUT,
    ROLL,
    START,
    Chase,
    Options,
    Phase,
    State,
)
from tabletop_rules.games.busungar.validity import seat_problems, validate
from tabletop_rules.rng import Rng, Script, random_source

Cards = tuple[Card, ...]

_DEFAULTS = Options()
_read_cards = reader(Cards)
_read_ints = reader(tuple[int, ...])
_read_bools = reader(tuple[bool, ...])
_read_places = reader(tuple[str | None, ...])
_read_headings = reader(tuple[Direction | None, ...])
_read_trail = reader(tuple[str, ...])
_read_phase = reader(Phase)
_read_chase = reader(Chase | None)


def initial_state(seed: int, players: int, options: Options = _DEFAULTS) -> State:
    """The position before the first player chooses a start stone (2.1, 2.2).

    Raises PlayerCountError unless 2 to 5 play, InvalidOptions if the first player is
    none of them.

    >>> state = initial_state(seed=7, players=3)
    >>> state.phase, state.turn, len(state.deck), state.apples
    (Phase.START, 0, 64, 50)
    """
    players = player_count(players, INFO)
    exactly(Options, options, "options")
    first = option_seat(options.first_player, players, "first_player")
    deck, rng = Rng(seed).shuffle(options.cards.box)
    nothing = (0,) * players
    nobody = (False,) * players
    return State(
        options=options,
        deck=deck,
        discard=(),
        phase=START,
        turn=first,
        places=(None,) * players,
        headings=(None,) * players,
        may_enter=nobody,
        carried=nothing,
        safe=nothing,
        patches=nothing,
        bones=nobody,
        out=nobody,
        apples=options.apples,
        pips=0,
        trail=(),
        chase=None,
        rng=rng,
    )


def position(
    *,
    places: Sequence[str | None] | None = None,
    headings: Sequence[Direction | None] | None = None,
    may_enter: Sequence[bool] | None = None,
    carried: Sequence[int] | None = None,
    safe: Sequence[int] | None = None,
    patches: Sequence[int] | None = None,
    bones: Sequence[bool] | None = None,
    out: Sequence[bool] | None = None,
    apples: int | None = None,
    phase: Phase | None = None,
    turn: int | None = None,
    pips: int | None = None,
    trail: Iterable[str] | None = None,
    chase: Chase | None = None,
    deck: Iterable[Card] | None = None,
    discard: Iterable[Card] | None = None,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
    rng: Rng | Script | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed.

    `players` is told by the first part that goes by seat, else 2. A place that is None
    is the leftmost stone, but for players who are out, for one who is being thrown
    out, and in the phase START. A heading that is None is inwards on an end stone and
    free elsewhere. What carried, safe, patches, bones and out do not say is 0 or
    False, who is out has two patches. The tree has the apples that nobody has. The
    phase is MOVE if pips or a trail are given, else ROLL; in MOVE, pips are 1 and the
    trail is where the move begins. `turn` is the first player's. The cards that are
    left become the deck or, if the deck is given, the discard pile, in the order of
    the box, or shuffled by `seed`; `rng` is `Rng(seed or 0)`.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless 2
    to 5 play, TypeError if a part is of a wrong type.

    >>> position(places=["L2", "S5"], pips=2).trail
    ('L2',)
    """
    exactly(Options, options, "options")
    if players is None:
        by_seat = (places, headings, may_enter, carried, safe, patches, bones, out)
        players = next((len(part) for part in by_seat if part is not None), 2)
    players = player_count(players, INFO)
    turn = options.first_player if turn is None else integer(turn, "turn")
    if phase is None:
        phase = ROLL if pips is None and trail is None else MOVE
    phase = _read_phase(phase, "phase")
    gone = _flags(out, players, "out")
    found = _places(places, gone, turn, phase, players, options)
    has_bone = _flags(bones, players, "bones")
    on_hand = _numbers(carried, players, "carried")
    saved = _numbers(safe, players, "safe")
    if apples is None:
        apples = options.apples - sum(on_hand) - sum(saved)
    seats = tuple([2 if is_out else 0 for is_out in gone])
    cards, pile, random = _cards(deck, discard, has_bone.count(True), options, seed)
    state = State(
        options=options,
        deck=cards,
        discard=pile,
        phase=phase,
        turn=turn,
        places=found,
        headings=_headings(headings, found, options),
        may_enter=_flags(may_enter, players, "may_enter"),
        carried=on_hand,
        safe=saved,
        patches=seats if patches is None else _numbers(patches, players, "patches"),
        bones=has_bone,
        out=gone,
        apples=integer(apples, "apples"),
        pips=(1 if phase is MOVE else 0) if pips is None else integer(pips, "pips"),
        trail=() if trail is None else _read_trail(tuple(trail), "trail"),
        chase=_read_chase(chase, "chase"),
        rng=random if rng is None else random_source(rng),
    )
    problems = seat_problems(state)
    if not problems:
        if trail is None and phase is MOVE:
            state = _with_trail(state)
        problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _numbers(part: Sequence[int] | None, players: int, name: str) -> tuple[int, ...]:
    return (0,) * players if part is None else _read_ints(tuple(part), name)


def _flags(part: Sequence[bool] | None, players: int, name: str) -> tuple[bool, ...]:
    return (False,) * players if part is None else _read_bools(tuple(part), name)


def _places(
    places: Sequence[str | None] | None,
    out: tuple[bool, ...],
    turn: int,
    phase: Phase,
    players: int,
    options: Options,
) -> tuple[str | None, ...]:
    """The places, with the leftmost stone for each piece that has to be somewhere."""
    given: tuple[str | None, ...] = (None,) * players
    if places is not None:
        given = _read_places(tuple(places), "places")
    if phase is START:
        return given
    away = {seat for seat, is_out in enumerate(out) if is_out}
    if phase is PUT_OUT:
        away.add(turn)
    first = options.board.sidewalk[0]
    return tuple(
        [
            first if place is None and seat not in away else place
            for seat, place in enumerate(given)
        ]
    )


def _headings(
    headings: Sequence[Direction | None] | None,
    places: tuple[str | None, ...],
    options: Options,
) -> tuple[Direction | None, ...]:
    """The headings, inwards where a piece on an end stone is said to have none."""
    inward = atlas_of(options.board).inward
    on_ends = [None if place is None else inward.get(place) for place in places]
    if headings is None:
        return tuple(on_ends)
    given: tuple[Direction | None, ...] = _read_headings(tuple(headings), "headings")
    if len(given) != len(on_ends):
        return given
    return tuple([h or i for h, i in zip(given, on_ends, strict=True)])


def _cards(
    deck: Iterable[Card] | None,
    discard: Iterable[Card] | None,
    bones: int,
    options: Options,
    seed: int | None,
) -> tuple[Cards, Cards, Rng]:
    """The deck, the discard pile, and the random source that is left."""
    given_deck = None if deck is None else _read_cards(tuple(deck), "deck")
    given_pile = None if discard is None else _read_cards(tuple(discard), "discard")
    used = (*(given_deck or ()), *(given_pile or ()), *[BONE] * bones)
    left = left_over(options.cards.box, used)
    random = Rng(0 if seed is None else seed)
    if seed is not None:
        left, random = random.shuffle(left)
    if given_deck is None:
        return left, given_pile or (), random
    return given_deck, left if given_pile is None else given_pile, random


def _with_trail(state: State) -> State:
    """The state with a trail that begins where the piece or the dog to move is."""
    chase = state.chase
    if chase is not None and chase.dog_to_move:
        start: str | None = chase.dog
    else:
        start = state.places[state.turn]
    return evolve(state, trail=() if start is None else (start,))
