"""A whole game of random moves, told turn by turn: `python examples/demo.py [GAME]`."""

import sys
from collections.abc import Iterator

from tabletop_rules import Outcome, Rng, busungar
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES, find

# Who moves at random needs ten thousand moves to steal fifty apples.
SHORTENED = {"busungar": busungar.Options(apples=1)}


def told(game: AnyGame, seed: int, players: int, limit: int = 2000) -> Iterator[str]:
    """The lines of a game: a head, a line for each action, and the result."""
    options = SHORTENED.get(game.INFO.name) or game.Options()
    state = game.initial_state(seed=seed, players=players, options=options)
    choices = Rng(seed)
    yield f"{game.INFO.title} with {players} players, seed {seed}"
    for number in range(1, limit + 1):
        seats = game.to_act(state)
        if not seats:
            break
        legal = game.legal_actions(state, seats[0])
        choice, choices = choices.below(len(legal))
        transition = game.transition(state, legal[choice])
        state = transition.state
        seen = [str(game.redact(event, None)) for event in transition.events]
        yield f"{number:4}  " + "; ".join(seen)
    outcome: Outcome | None = game.outcome(state)
    if outcome is None:
        yield f"unfinished after {limit} actions; the points are {game.score(state)}"
        return
    yield f"The end: {outcome.reason}."
    for seat, (rank, points) in enumerate(
        zip(outcome.ranks, outcome.scores, strict=True)
    ):
        yield f"      seat {seat}: {points} points, place {rank}"


def main() -> None:
    """Tell a game of each name on the command line, or of all games."""
    games = [find(name) for name in sys.argv[1:]] or list(GAMES)
    for game in games:
        players = min(4, game.INFO.max_players)
        print("\n".join(told(game, seed=7, players=players)), end="\n\n")


if __name__ == "__main__":
    main()
