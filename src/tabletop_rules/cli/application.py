"""From the words of the command line to an exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from tabletop_rules.cli.failure import (
    BROKEN_PIPE,
    INTERRUPTED,
    WRONG_INPUT,
    CommandFailed,
    told,
)
from tabletop_rules.cli.parser import parser
from tabletop_rules.errors import TabletopError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, by default that of `sys.argv`; returns the exit code.

    0: done; 1: what was given is wrong, such as an unknown game or a record that does
    not hold; 2: the command line itself is wrong, or an extra is not installed; 130:
    interrupted; 141: whoever read the output went away. Raises SystemExit where
    argparse does: 0 for --help, 2 for wrong usage.
    """
    _accept_all_characters()
    try:
        try:
            chosen = parser().parse_args(arguments)
            code: int = chosen.run(chosen)
        finally:
            # before the interpreter does, which would tell of a broken pipe at length
            sys.stdout.flush()
    except BrokenPipeError:
        # the interpreter flushes once more at its end, which must not fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except (TabletopError, OSError) as error:
        print(f"tabletop-rules: {told(error)}", file=sys.stderr)
        return error.code if isinstance(error, CommandFailed) else WRONG_INPUT
    return code


def _accept_all_characters() -> None:
    """Let what the terminal's encoding lacks be escaped, in both ways, not raise."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")
