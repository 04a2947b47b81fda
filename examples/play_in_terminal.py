"""Play a game in the terminal against random players.

    python examples/play_in_terminal.py bumbesi --players 4 --seat 0 --seed 7

Answer with the number of an action or with its text, for example "17 left". A text
that names an illegal action is answered with the reason and the clause that forbids it.
"""

import argparse
from collections.abc import Callable
from typing import Any

from tabletop_rules import Rng
from tabletop_rules.errors import IllegalAction, TabletopError
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES, find


def ask(
    game: AnyGame,
    state: Any,
    seat: int,
    read: Callable[[str], str],
    write: Callable[[str], None],
) -> Any:
    """The legal action that the person chooses."""
    legal = game.legal_actions(state, seat)
    write(str(game.view(state, seat)))
    for number, action in enumerate(legal, start=1):
        write(f"  {number:3}  {game.format_action(action)}")
    while True:
        answer = read(f"seat {seat}> ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        try:
            action = game.parse_action(answer, seat)
            game.apply(state, action)
        except IllegalAction as error:
            write(f"No: {error.illegal}.")
        except TabletopError as error:
            write(f"No: {error}.")
        else:
            return action


def play(
    game: AnyGame,
    seed: int,
    players: int,
    seat: int,
    read: Callable[[str], str] = input,
    write: Callable[[str], None] = print,
) -> Any:
    """Play a game with the person at that seat; returns the last state."""
    state = game.initial_state(seed=seed, players=players)
    game.view(state, seat)  # raises SeatError if there is no such seat
    choices = Rng(seed)
    while seats := game.to_act(state):
        if seat in seats:
            action = ask(game, state, seat, read, write)
        else:
            legal = game.legal_actions(state, seats[0])
            choice, choices = choices.below(len(legal))
            action = legal[choice]
        transition = game.transition(state, action)
        for event in transition.events:
            write(str(game.redact(event, seat)))
        state = transition.state
    write(str(game.outcome(state)))
    return state


def main() -> None:
    """Read the command line and play."""
    names = [game.INFO.name for game in GAMES]
    parser = argparse.ArgumentParser(description="Play against random players.")
    parser.add_argument("game", choices=names, nargs="?", default="bumbesi")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    game = find(options.game)
    players = options.players or min(4, game.INFO.max_players)
    try:
        play(game, options.seed, players, options.seat)
    except TabletopError as error:
        parser.error(str(error))
    except EOFError:
        print()


if __name__ == "__main__":
    main()
