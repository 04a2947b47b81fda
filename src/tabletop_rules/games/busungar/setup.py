"""The setup (section 2 of the rules), and positions from the parts that matter."""

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve

from tabletop_rules.arguments import (
    Reader,
    exactly,
    integer,
    option_seat,
    player_count,
)
from tabletop_rules.errors import InvalidState, ParseError
from tabletop_rules.games.busungar.completion import (
    complete_cards,
    complete_chase,
    complete_headings,
    complete_places,
)
from tabletop_rules.games.busungar.components import (
    INFO,
    MOVE,
    ROLL,
    START,
    Card,
    Chase,
    Direction,
    Phase,
)
from tabletop_rules.games.busungar.notation import WORDS, ChaseParts, parse_chase_parts
from tabletop_rules.games.busungar.state import Options, State
from tabletop_rules.games.busungar.validity import seat_problems, validate
from tabletop_rules.rng import Rng, Script, random_source

CardWords = str | Iterable[Card | str]
"""Cards, or how they are written: "dog, old man", or (Card.DOG, "old man")."""

ChaseWords = Chase | str | tuple[str, int | None, bool | None]
"""A chase, how it is written, or its fields; None is completed."""

_DEFAULTS = Options()
_read_cards: Reader = WORDS.reader(tuple[Card, ...])
_read_ints = WORDS.reader(tuple[int, ...])
_read_flags = WORDS.reader(tuple[bool, ...])
_read_places = WORDS.reader(tuple[str | None, ...])
_read_headings = WORDS.reader(tuple[Direction | None, ...])
_read_trail = WORDS.reader(tuple[str, ...])
_read_phase = WORDS.reader(Phase)
_read_chase = WORDS.reader(Chase)
_read_chase_parts = WORDS.reader(ChaseParts)


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
    places: str | Sequence[str | None] | None = None,
    headings: str | Sequence[Direction | str | None] | None = None,
    may_enter: Sequence[bool] | None = None,
    carried: Sequence[int] | None = None,
    safe: Sequence[int] | None = None,
    patches: Sequence[int] | None = None,
    bones: Sequence[bool] | None = None,
    out: Sequence[bool] | None = None,
    apples: int | None = None,
    phase: Phase | str | None = None,
    turn: int | None = None,
    pips: int | None = None,
    trail: str | Iterable[str] | None = None,
    chase: ChaseWords | None = None,
    deck: CardWords | None = None,
    discard: CardWords | None = None,
    players: int | None = None,
    options: Options = _DEFAULTS,
    seed: int | None = None,
    rng: Rng | Script | None = None,
    rest: str | None = None,
) -> State:
    """A position from the parts that matter; the rest is completed.

    Cards and words may be given as they are written: `deck="dog, old man"`,
    `places="L2 S5"`, `chase="dog at M5, chased to move"`. `players` is told by the
    first part that goes by seat, else 2. A place that is None is the leftmost stone,
    but for players who are out, for one who is being thrown out, and in the phase
    START. A heading that is None is inwards on an end stone and free elsewhere. What
    carried, safe, patches, bones and out do not say is 0 or False, who is out has two
    patches. The tree has the apples that nobody has. The phase is MOVE if pips or a
    trail are given, else ROLL; in MOVE, pips are 1 and the trail is where the move
    begins. A chase of which no rolls are told has had as few as there can be, and is
    at the dog's unless it says more. `turn` is the first player's. The cards that are
    left become the deck or, if the deck is given, the discard pile, in the order of
    the box, or shuffled by `seed`; where both are given, `rest` says which of them they
    lie below: "deck" or "discard". `rng` is `Rng(seed or 0)`.

    Raises InvalidState if the position breaks `validate`, PlayerCountError unless 2
    to 5 play, ParseError for words that cannot be read, TypeError if a part is of a
    wrong type.

    >>> position(places="L2 S5", pips=2).trail
    ('L2',)
    """
    exactly(Options, options, "options")
    given_places = _given(_read_places, places, "places")
    given_headings = _given(_read_headings, headings, "headings")
    given_entering = _given(_read_flags, may_enter, "may_enter")
    given_carried = _given(_read_ints, carried, "carried")
    given_safe = _given(_read_ints, safe, "safe")
    given_patches = _given(_read_ints, patches, "patches")
    given_bones = _given(_read_flags, bones, "bones")
    given_out = _given(_read_flags, out, "out")
    if players is None:
        players = _told_by(
            given_places,
            given_headings,
            given_entering,
            given_carried,
            given_safe,
            given_patches,
            given_bones,
            given_out,
        )
    players = player_count(players, INFO)
    turn = options.first_player if turn is None else integer(turn, "turn")
    if phase is None:
        phase = ROLL if pips is None and trail is None else MOVE
    due = _read_phase(phase, "phase")
    way = _or(_given(_read_trail, trail, "trail"), ())
    nothing, nobody = (0,) * players, (False,) * players
    on_hand, saved = _or(given_carried, nothing), _or(given_safe, nothing)
    has_bone, gone = _or(given_bones, nobody), _or(given_out, nobody)
    where = _or(given_places, (None,) * players)
    where = complete_places(where, gone, turn, due, options)
    cards, pile, random = complete_cards(
        _given(_read_cards, deck, "deck"),
        _given(_read_cards, discard, "discard"),
        has_bone.count(True),
        options,
        rest,
        seed,
    )
    if apples is None:
        apples = max(0, options.apples - sum(on_hand) - sum(saved))
    state = State(
        options=options,
        deck=cards,
        discard=pile,
        phase=due,
        turn=turn,
        places=where,
        headings=complete_headings(given_headings, where, options),
        may_enter=_or(given_entering, nobody),
        carried=on_hand,
        safe=saved,
        patches=_or(given_patches, tuple([2 if is_out else 0 for is_out in gone])),
        bones=has_bone,
        out=gone,
        apples=integer(apples, "apples"),
        pips=(1 if due is MOVE else 0) if pips is None else integer(pips, "pips"),
        trail=way,
        chase=_chase(chase, due, way, options),
        rng=random if rng is None else random_source(rng),
    )
    problems = seat_problems(state)
    if not problems:
        if trail is None and due is MOVE:
            state = _with_trail(state)
        problems = validate(state)
    if problems:
        raise InvalidState(problems)
    return state


def _given(read: Reader, part: Any, name: str) -> Any:
    return None if part is None else read(part, name)


def _or(part: Any, otherwise: Any) -> Any:
    return otherwise if part is None else part


def _told_by(*by_seat: Sequence[object] | None) -> int:
    """The number of players, told by the first part that is there."""
    return next((len(part) for part in by_seat if part is not None), INFO.min_players)


def _chase(
    chase: ChaseWords | None, phase: Phase, trail: tuple[str, ...], options: Options
) -> Chase | None:
    if chase is None:
        return None
    if isinstance(chase, str):
        try:
            parts = parse_chase_parts(chase)
        except ParseError as error:
            raise ParseError(f"chase: {error}") from None
    elif isinstance(chase, tuple):
        parts = _read_chase_parts(chase, "chase")
    else:
        whole: Chase = _read_chase(chase, "chase")
        return whole
    return complete_chase(parts, phase, trail, options.board.kennel)


def _with_trail(state: State) -> State:
    """The state with a trail that begins where the piece or the dog to move is."""
    chase = state.chase
    if chase is not None and chase.dog_to_move:
        start: str | None = chase.dog
    else:
        start = state.places[state.turn]
    return evolve(state, trail=() if start is None else (start,))
