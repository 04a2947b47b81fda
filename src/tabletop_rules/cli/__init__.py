"""The command line: list, rules, play, simulate, replay, perft.

`play` and `simulate` draw on the terminal with Rich, which the extra `cli` brings; the
other commands print plain lines and need nothing else.
"""

from tabletop_rules.cli.application import main

__all__ = ["main"]
