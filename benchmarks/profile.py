"""`python -m benchmarks.profile GAME`: where the time of random playouts goes."""

from __future__ import annotations

import argparse
import cProfile
import pstats
from random import Random

from benchmarks.ours import PLAYERS, contestant, load

SORTS = ("tottime", "cumulative", "ncalls")


def main() -> None:
    """Profile some playouts of a game and print the functions that cost most."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.profile")
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--sort", choices=SORTS, default="tottime")
    parser.add_argument("--lines", type=int, default=25)
    options = parser.parse_args()
    competitor = contestant(load(options.game), PLAYERS[options.game])
    choice = Random(1).choice
    moves = competitor.play(competitor.deal(0), choice, None)
    profile = cProfile.Profile()
    profile.enable()
    for number in range(1, options.playouts):
        moves += competitor.play(competitor.deal(number), choice, None)
    profile.disable()
    print(f"{moves} moves in {options.playouts} playouts")
    pstats.Stats(profile).strip_dirs().sort_stats(options.sort).print_stats(
        options.lines
    )


if __name__ == "__main__":
    main()
