"""What ends a command: a message of one line and an exit code."""

from tabletop_rules.errors import TabletopError

WRONG_INPUT = 1
WRONG_USAGE = 2
INTERRUPTED = 130
"""What a shell says of a program that SIGINT ended."""
BROKEN_PIPE = 141
"""The same of SIGPIPE."""


class CommandFailed(TabletopError):
    """A command that cannot do what was asked; `code` is the exit code."""

    def __init__(self, message: str, code: int = WRONG_INPUT) -> None:
        super().__init__(message)
        self.code = code


def told(error: Exception) -> str:
    """The error in one line of characters that can be printed."""
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else ""
        text = text or error.strerror
    else:
        text = str(error)
    line = " ".join(text.split())
    return "".join([char if char.isprintable() else "?" for char in line])
