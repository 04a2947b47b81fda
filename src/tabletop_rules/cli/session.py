"""People and bots at one terminal: whose turn it is, what they see, what they type."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from tabletop_rules import arguments, render
from tabletop_rules.cli.catalogue import statement
from tabletop_rules.cli.explaining import NotLegal, legal_action
from tabletop_rules.cli.failure import CommandFailed, told
from tabletop_rules.cli.files import write_record
from tabletop_rules.cli.results import event_lines, result_lines
from tabletop_rules.cli.screen import Screen
from tabletop_rules.cli.table import Table
from tabletop_rules.errors import TabletopError
from tabletop_rules.render.lettering import printable


class Left(Exception):
    """Somebody has left the game."""


class _Command(NamedTuple):
    usage: str
    summary: str
    run: Callable[[Session, int, str], None]


class Session:
    """A table with people at some of its seats.

    `files`: those that may be written over, because the game comes from them.
    """

    def __init__(
        self,
        screen: Screen,
        table: Table,
        people: Collection[int],
        files: Collection[str] = (),
    ) -> None:
        self._screen = screen
        self._people = frozenset(people)
        self._files = set(files)
        self._new = set(people)
        self._sit_down(table)

    def run(self) -> None:
        """Play until the game is over; returns early if somebody leaves.

        Raises CommandFailed if several people have secrets from each other and the
        screen cannot be cleared.
        """
        try:
            while seats := self._table.game.to_act(self._table.state):
                if seats[0] in self._people:
                    self._decide(seats[0])
                else:
                    self._table.play_at_random(seats[0])
        except (EOFError, KeyboardInterrupt, Left):
            self._screen.show([""])
            if self._must_hide():
                self._screen.clear()
            return
        try:
            self._end()
        except (EOFError, KeyboardInterrupt, Left):
            self._screen.show([""])

    def _sit_down(self, table: Table) -> None:
        """Begin or go on with the game of a table, which the people know already."""
        self._table = table
        self._seen = dict.fromkeys(self._people, table.moves)
        self._viewer: int | None = None
        self._secrets = False

    def _must_hide(self) -> bool:
        """Whether people have, or had, secrets from each other."""
        if len(self._people) > 1 and not self._secrets:
            self._secrets = self._table.has_secrets()
        return self._secrets

    def _decide(self, seat: int) -> None:
        """Let a person choose, and play what they chose."""
        table, moves = self._table, self._table.moves
        must_hide = self._must_hide()
        if must_hide:
            self._hand_over(seat)
        self._show(seat)
        self._seen[seat] = moves
        while self._table is table and table.moves == moves:
            self._answer(seat, self._screen.ask(f"seat {seat}> "))
        if must_hide:
            self._screen.clear()

    def _hand_over(self, seat: int) -> None:
        """Clear the screen, and wait until the person at the seat is there."""
        if not self._screen.keeps_secrets:
            raise CommandFailed(
                "several people with secrets need a terminal that can be cleared"
            )
        self._screen.clear()
        if self._viewer != seat:
            self._screen.ask_anew(
                f"Hand the screen to seat {seat}, who presses Enter. "
            )
            self._screen.clear()
        self._viewer = seat

    def _show(self, seat: int) -> None:
        """Show what is new, the position and the choices, as the seat sees them."""
        game, state = self._table.game, self._table.state
        news = self._table.events(seat, self._seen[seat])
        if news:
            self._screen.show(["", "what has happened:", *event_lines(news)])
        self._screen.show(["", render.text(game.view(state, seat)), ""])
        legal = game.legal_actions(state, seat)
        self._screen.choices([printable(game.format_action(one)) for one in legal])
        if seat in self._new:
            self._new.remove(seat)
            self._screen.show(["type help for all that you can type"], "dim")

    def _answer(self, seat: int, line: str) -> None:
        """Do what was typed: an action, or one of the commands."""
        if line and not self._command(seat, line, COMMANDS):
            try:
                self._table.play(self._legal_action(seat, line))
            except NotLegal as reason:
                self._screen.show(reason.lines)

    def _legal_action(self, seat: int, text: str) -> Any:
        return legal_action(self._table.game, self._table.state, seat, text)

    def _command(self, seat: int, line: str, known: Mapping[str, _Command]) -> bool:
        """Run the command that the line names; False if it names none."""
        word, _, rest = line.partition(" ")
        if word not in known:
            return False
        try:
            known[word].run(self, seat, rest.strip())
        except (TabletopError, OSError) as error:
            self._screen.show([f"No: {told(error)}."])
        return True

    def _end(self) -> None:
        """Show the last position, as everybody may see it, and the result."""
        alone = min(self._people) if len(self._people) == 1 else None
        table = self._table
        since = min(self._seen.values())
        self._screen.show(["", *event_lines(table.events(alone, since)), ""])
        view = table.game.view(table.state, alone)
        self._screen.show([render.text(view), ""])
        self._screen.show(result_lines(table.game.outcome(table.state)), "bold")
        self._screen.show([f"the seed was {table.seed}"])
        while True:
            line = self._screen.ask("save FILE, or quit> ")
            if not self._command(min(self._people), line, _AT_THE_END):
                self._screen.show(["The game is over: type save FILE, or quit."])

    def _why(self, seat: int, text: str) -> None:
        if not text:
            raise CommandFailed("say which action: why 17 left")
        try:
            self._legal_action(seat, text)
        except NotLegal as reason:
            self._screen.show(reason.lines)
        else:
            self._screen.show(["That is legal."])

    def _rules(self, seat: int, clause: str) -> None:
        info = self._table.game.INFO
        self._screen.show([statement(info, clause) if clause else info.rules()])

    def _history(self, seat: int, _: str) -> None:
        events = event_lines(self._table.events(seat))
        self._screen.show(events or ["nothing has happened yet"])

    def _show_again(self, seat: int, _: str) -> None:
        self._show(seat)

    def _save(self, seat: int, path: str) -> None:
        if not path:
            raise CommandFailed("say where: save FILE")
        table = self._table
        write_record(path, table.record(), table.game, path in self._files)
        self._files.add(path)
        self._screen.show([f"saved as {printable(path)}"])

    def _load(self, seat: int, path: str) -> None:
        if not path:
            raise CommandFailed("say which: load FILE")
        table = Table.opened(path)
        for person in self._people:
            arguments.seat(person, table.players, "a person's seat")
        self._files.add(path)
        self._sit_down(table)

    def _undo(self, seat: int, _: str) -> None:
        if len(self._people) > 1:
            raise CommandFailed("only who plays against bots alone may take back")
        if not self._table.take_back(self._people):
            raise CommandFailed("you have not decided anything yet")
        self._seen[seat] = self._table.moves

    def _help(self, seat: int, _: str) -> None:
        width = max([len(command.usage) for command in COMMANDS.values()])
        lines = [f"  {one.usage:<{width}}  {one.summary}" for one in COMMANDS.values()]
        self._screen.show(["Type the number of an action, or its text; or:", *lines])

    def _quit(self, seat: int, _: str) -> None:
        raise Left


COMMANDS = {
    command.usage.split()[0]: command
    for command in (
        _Command("why TEXT", "why that action is not legal", Session._why),
        _Command("rules [CLAUSE]", "the rules, or a statement: 4.3", Session._rules),
        _Command("show", "the position and the actions again", Session._show_again),
        _Command("history", "what happened so far, as you saw it", Session._history),
        _Command("undo", "take back your last decision", Session._undo),
        _Command("save FILE", "keep the game; the file shows all hands", Session._save),
        _Command("load FILE", "go on with another game", Session._load),
        _Command("help", "this list", Session._help),
        _Command("quit", "leave without saving", Session._quit),
    )
}

_AT_THE_END = {word: COMMANDS[word] for word in ("save", "quit")}
