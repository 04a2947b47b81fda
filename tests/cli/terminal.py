"""A pseudo-terminal with the program in it, and what stands on its screen."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from types import TracebackType

CLEARED = "\x1b[2J"
_CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
_PATIENCE = 30.0

# ASCII, so that cards look as their texts do
_ENVIRONMENT = {"TERM": "xterm", "COLUMNS": "80", "PYTHONIOENCODING": "ascii"}

# the terminal becomes the one that Ctrl-C is typed at
_LAUNCH = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
program = [sys.executable, "-m", "tabletop_rules", *sys.argv[1:]]
os.execv(program[0], program)
"""


def plain(text: str) -> str:
    """The text without the codes that colour it or clear the screen."""
    return _CODES.sub("", text).replace("\r\n", "\n")


class Terminal:
    """Runs the command line in a pseudo-terminal; use it in a `with` statement.

    `screen` is what can be seen now: what came since the last clearing. `answer` is
    what came since something was typed. `told` is all that ever came, with its codes.
    """

    def __init__(self, *arguments: str) -> None:
        self._file, inside = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _LAUNCH, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, **_ENVIRONMENT},
            start_new_session=True,
        )
        os.close(inside)
        self.told = ""
        self._typed = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        # the program is told that the terminal is gone, if it still runs
        os.close(self._file)
        self._process.wait(_PATIENCE)

    @property
    def screen(self) -> str:
        return plain(self.told.rpartition(CLEARED)[2])

    @property
    def answer(self) -> str:
        return plain(self.told[self._typed :])

    def type(self, text: str) -> None:
        self._typed = len(self.told)
        os.write(self._file, text.encode())

    def read_until(self, end: str) -> str:
        """Read on until the answer ends in that pattern; gives what matched."""
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            found = re.search(rf"(?:{end})\Z", self.answer)
            if found:
                return found[0]
            if not self._read():
                break
        raise AssertionError(f"waited for {end!r}, came:\n{self.screen}")

    def is_silent(self, seconds: float) -> bool:
        """Whether nothing comes for so long."""
        return not select.select([self._file], [], [], seconds)[0]

    def exit_code(self) -> int:
        """Read to the end of the program; gives its exit code."""
        while self._read():
            pass
        return self._process.wait(_PATIENCE)

    def _read(self) -> bool:
        """Read what is there, or wait for it; False at the end."""
        if not select.select([self._file], [], [], _PATIENCE)[0]:
            return False
        try:
            data = os.read(self._file, 65536)
        except OSError:  # how Linux says that the other end is closed
            return False
        self.told += data.decode("ascii")
        return bool(data)
