"""Laws of a game's face: its names, the facts of INFO, options and the deal."""

from __future__ import annotations

from functools import partial
from typing import Any

import attrs

from tabletop_rules.errors import InvalidOptions, PlayerCountError
from tabletop_rules.game import AnyGame, Game, GameInfo
from tabletop_rules.rng import Rng, Script
from tabletop_rules.testing.foreign import foreign_int, is_foreign
from tabletop_rules.testing.laws.integers import NO_INTS, error_of
from tabletop_rules.testing.moment import Run
from tabletop_rules.testing.story import LawBroken
from tabletop_rules.testing.values import differences, walk


def names_are_there(game: AnyGame) -> None:
    """The game has all names of `Game`."""
    names = [name for name in vars(Game) if not name.startswith("_")]
    missing = [name for name in names if not hasattr(game, name)]
    if missing:
        raise LawBroken("names", "all names of Game", f"{', '.join(missing)} missing")


def info_is_sound(game: AnyGame) -> None:
    """INFO is a GameInfo that holds together; a package ships rules with clauses."""
    info: Any = game.INFO
    if not isinstance(info, GameInfo):
        raise LawBroken("metadata", "a GameInfo as INFO", repr(info))
    if not info.name or not info.title:
        raise LawBroken("metadata", "a name and a title in INFO", repr(info))
    if not 1 <= info.min_players <= info.max_players:
        raise LawBroken("metadata", "1 <= min_players <= max_players", repr(info))
    if info.package and not _has_clauses(info.rules()):
        raise LawBroken("metadata", "clauses in RULES.md", repr(info.rules()[:80]))


def _has_clauses(rules: str) -> bool:
    return any(line.startswith("- ") for line in rules.splitlines())


def first_seat_is_an_option(run: Run) -> None:
    """INFO.first_seat is a field of Options, and names a seat of the table or fails."""
    game = run.game
    name = game.INFO.first_seat
    if name is None:
        return
    options_class: Any = game.Options
    if name not in [field.name for field in attrs.fields(options_class)]:
        raise LawBroken("metadata", "INFO.first_seat a field of Options", repr(name))
    for options, players in run.tables:
        # some options know by themselves that nobody ever sits there
        error = error_of(_deal_from, game, options, name, players)
        if not isinstance(error, InvalidOptions):
            expected = f"InvalidOptions for {name}={players} with {players} players"
            raise LawBroken("options", expected, repr(error or "a state"))


def _deal_from(game: AnyGame, options: Any, name: str, players: int) -> Any:
    return game.initial_state(0, players, attrs.evolve(options, **{name: players}))


def options_are_of_their_class(run: Run) -> None:
    """`initial_state` takes options of the class Options, and no others."""
    for wrong in (object(), 0, "printed", ()):
        error = error_of(run.game.initial_state, 0, run.tables[0][1], wrong)
        if not isinstance(error, TypeError):
            expected = f"TypeError from initial_state for the options {wrong!r}"
            raise LawBroken("options", expected, repr(error or "a state"))


def player_counts_are_held(run: Run) -> None:
    """`initial_state` takes as many players as INFO says, and raises otherwise."""
    info = run.game.INFO
    for players in {-1, 0, info.min_players - 1, info.max_players + 1}:
        error = error_of(run.game.initial_state, 0, players)
        if not isinstance(error, PlayerCountError):
            expected = (
                f"PlayerCountError for {players} players, "
                f"as INFO says {info.min_players} to {info.max_players}"
            )
            raise LawBroken("metadata", expected, repr(error or "a state"))


def the_deal_repeats(run: Run) -> None:
    """The same seed deals the same state again."""
    for options, players in run.tables:
        first, second = (run.game.initial_state(7, players, options) for _ in range(2))
        if first != second:
            expected, came = differences(first, second)
            raise LawBroken("determinism", f"for seed 7 again {expected}", came)


def the_deal_takes_ints(run: Run) -> None:
    """Seed and players may be numpy integers; a bool, float, string, None may not."""
    game = run.game
    options, players = run.tables[0]
    plain = game.initial_state(7, players, options)
    foreign = game.initial_state(foreign_int(7), foreign_int(players), options)
    if foreign != plain:
        raise LawBroken("integers", f"{plain} for numpy's 7", f"{foreign}")
    kept = [path for path, part in walk(foreign) if is_foreign(part)]
    if kept:
        raise LawBroken("integers", "plain ints in the state", f"others at {kept}")
    for wrong in (*NO_INTS, None):
        for name, arguments in (
            ("seed", (wrong, players, options)),
            ("players", (7, wrong, options)),
        ):
            error = error_of(game.initial_state, *arguments)
            if not isinstance(error, TypeError):
                expected = f"TypeError from initial_state for {name} {wrong!r}"
                raise LawBroken("integers", expected, repr(error or "a state"))


def options_take_ints(run: Run) -> None:
    """An int of Options may be numpy's, and becomes a plain one; a float may not be."""
    for options, _ in run.tables:
        for field in attrs.fields(type(options)):
            value = getattr(options, field.name)
            if type(value) is not int or not field.init:
                continue
            taken = attrs.evolve(options, **{field.name: foreign_int(value)})
            if type(getattr(taken, field.name)) is not int:
                expected = f"a plain int in Options.{field.name}"
                raise LawBroken("integers", expected, repr(taken))
            for wrong in (float(value), str(value), bool(value)):
                change = partial(attrs.evolve, options, **{field.name: wrong})
                error = error_of(change)
                if not isinstance(error, TypeError):
                    expected = f"TypeError for {wrong!r} as Options.{field.name}"
                    raise LawBroken("integers", expected, repr(error or "options"))


def chance_is_declared(run: Run) -> None:
    """INFO.chance is True exactly if a state holds what later draws come from."""
    options, players = run.tables[0]
    state = run.game.initial_state(0, players, options)
    sources = [path for path, part in walk(state) if isinstance(part, Rng | Script)]
    seeds = [path for path, _ in walk(state) if path.rpartition(".")[2] == "seed"]
    if sources and not run.game.INFO.chance:
        expected = "no random source in the state, as INFO.chance is False"
        raise LawBroken("metadata", expected, f"State{sources[0]}")
    if run.game.INFO.chance and not (sources or seeds):
        expected = "a random source in the state, as INFO.chance is True"
        raise LawBroken("metadata", expected, "none")


def hidden_is_declared(run: Run) -> None:
    """INFO.hidden is True only if something was hidden from somebody in some game."""
    if run.game.INFO.hidden and not run.something_hidden:
        expected = "something hidden from somebody, as INFO.hidden is True"
        raise LawBroken("metadata", expected, "each view gave the whole state")


def simultaneous_is_declared(run: Run) -> None:
    """INFO.simultaneous is True only if several were to act in some game."""
    if run.game.INFO.simultaneous and not run.several_to_act:
        expected = "several seats to act at a time, as INFO.simultaneous is True"
        raise LawBroken("metadata", expected, "one at most, ever")
