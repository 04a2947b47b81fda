"""The terminal, by Rich: what people read and type while they play."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

try:
    import termios
except ModuleNotFoundError:  # pragma: no cover - Windows, where nothing is discarded
    termios = None  # type: ignore[assignment]  # a module, or nothing

_FORGET = "\x1b[3J"
"""Empties what a terminal lets people scroll back to."""


class _Output(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the command line, which does the same for every command."""
        raise BrokenPipeError


def output(*, stderr: bool = False) -> Console:
    """A console that prints text as it is, without a meaning of its own."""
    return _Output(
        stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=True
    )


class Screen:
    """Shows lines and asks for lines."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def keeps_secrets(self) -> bool:
        """Whether what was shown can be cleared away."""
        console = self._console
        return console.is_terminal and not (
            console.is_dumb_terminal or console.legacy_windows
        )

    def show(self, lines: Iterable[str], style: str = "") -> None:
        """Print the lines."""
        for line in lines:
            self._console.print(Text(line, style))

    def choices(self, texts: Sequence[str]) -> None:
        """Print the texts, numbered from 1, in as many columns as there is room for."""
        width = len(str(len(texts)))
        numbered = [
            Text.assemble((f"{number:>{width}}", "bold cyan"), f"  {text}")
            for number, text in enumerate(texts, start=1)
        ]
        self._console.print(
            Columns(numbered, padding=(0, 3), column_first=True), soft_wrap=False
        )

    def ask(self, prompt: str) -> str:
        """The line that somebody types; raises EOFError at the end of input."""
        return self._console.input(Text(prompt, "bold")).strip()

    def ask_anew(self, prompt: str) -> None:
        """Wait for Enter; what was typed before the question counts for nothing."""
        _discard_typed()
        self.ask(prompt)

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to, if it is a terminal."""
        if self.keeps_secrets:
            self._console.clear()
            self._console.file.write(_FORGET)
            self._console.file.flush()


def _discard_typed() -> None:
    if sys.stdin.isatty() and termios is not None:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
