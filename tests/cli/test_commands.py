"""list, rules, replay and perft: what they print, and their exit codes."""

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from tabletop_rules import __version__, bumbesi, record
from tabletop_rules.cli import main
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES
from tabletop_rules.games.bumbesi import LayNumber, Side

Capture = pytest.CaptureFixture[str]

parametrized = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)


def first(state: Any, seat: int, legal: tuple[Any, ...]) -> Any:
    return legal[0]


def kept_game(game: AnyGame, actions: int = 12) -> record.Record[Any, Any]:
    return record.play(game, 7, game.INFO.min_players, first, max_actions=actions)


def lines_of(capsys: Capture, *words: str) -> list[str]:
    """The lines that a command prints; it has to succeed and complain of nothing."""
    assert main(words) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out.splitlines()


def test_the_version_is_that_of_the_library(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"tabletop-rules {__version__}\n"


def test_list_has_a_line_for_each_game(capsys: Capture) -> None:
    heading, *rows = lines_of(capsys, "list")
    assert heading.split()[:3] == ["name", "title", "players"]
    assert [row.split()[0] for row in rows] == [game.INFO.name for game in GAMES]
    bumbesi_row = next(row for row in rows if row.startswith("bumbesi"))
    # 3 to 6 players, hidden hands, drawing and theft are chance, nobody acts at once
    assert bumbesi_row.split()[2:] == ["3", "to", "6", "yes", "yes", "no", "1"]


@parametrized
def test_rules_prints_the_text_that_the_game_ships(
    game: AnyGame, capsys: Capture
) -> None:
    assert main(["rules", game.INFO.name]) == 0
    assert capsys.readouterr().out == game.INFO.rules()


def test_rules_prints_one_clause(capsys: Capture) -> None:
    expected = "4.2 It must be lower than the target on top of the column."
    assert lines_of(capsys, "rules", "bumbesi", "4.2") == [expected]


def test_rules_prints_a_section(capsys: Capture) -> None:
    lines = lines_of(capsys, "rules", "bumbesi", "3")
    assert lines[0] == "3 The turn"
    assert lines[1].startswith("3.1 On your turn you do exactly one of three things")
    assert max(map(len, lines)) <= 80


@parametrized
@pytest.mark.parametrize("suffix", ["txt", "json"])
def test_replay_tells_every_move_and_event(
    game: AnyGame, suffix: str, tmp_path: Path, capsys: Capture
) -> None:
    kept = kept_game(game)
    path = tmp_path / f"game.{suffix}"
    write = record.to_json if suffix == "json" else record.to_text
    path.write_text(write(kept), encoding="utf-8")
    lines = lines_of(capsys, "replay", str(path))
    for number, action in enumerate(kept.actions, start=1):
        assert f"{number}. seat {action.player}: {game.format_action(action)}" in lines
    for step in record.replay(kept):
        for event in step.events:
            assert f"  {event}" in lines
    assert lines[-1] == "the game is not finished"


def test_replay_as_a_seat_shows_what_that_seat_saw(
    tmp_path: Path, capsys: Capture
) -> None:
    # seat 0 of seed 7 lays 18 and draws 44, as docs/saving.md tells
    recorder = record.Recorder(bumbesi, 7, 3)
    recorder.apply(LayNumber(0, 18, Side.RIGHT))
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(recorder.record()))
    own = lines_of(capsys, "replay", str(path), "--seat", "0")
    assert "  seat 0 draws 44" in own
    assert "hand of seat 0: 23 44 60 theft raise" in own
    for viewer in ("1", "spectator"):
        other = lines_of(capsys, "replay", str(path), "--seat", viewer)
        assert "  seat 0 lays 18 on the right" in other
        assert "  seat 0 draws 1 card" in other
        assert not any("44" in line or "hand of seat 0" in line for line in other)


@parametrized
def test_replay_as_a_spectator_tells_no_seed_and_no_hand(
    game: AnyGame, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(kept_game(game)), encoding="utf-8")
    lines = lines_of(capsys, "replay", str(path), "--seat", "spectator")
    assert not any("seed" in line or "hand of seat" in line for line in lines)


def test_replay_names_the_move_that_does_not_hold(
    tmp_path: Path, capsys: Capture
) -> None:
    lay = LayNumber(0, 18, Side.RIGHT)
    wrong = evolve(kept_game(bumbesi, 0), actions=(lay, lay))
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(wrong))
    assert main(["replay", str(path)]) == 1
    told = capsys.readouterr()
    assert "1. seat 0: 18 right" in told.out
    assert f"{path}: move 2: it is the turn of seat 1" in told.err


@parametrized
def test_perft_of_depth_1_counts_the_legal_actions(
    game: AnyGame, capsys: Capture
) -> None:
    state = game.initial_state(7, game.INFO.max_players)
    legal = [game.legal_actions(state, seat) for seat in game.to_act(state)]
    players = str(game.INFO.max_players)
    words = ("perft", game.INFO.name, "1", "--seed", "7", "--players", players)
    assert lines_of(capsys, *words) == [str(sum(map(len, legal)))]


def test_perft_divides_by_first_actions(capsys: Capture) -> None:
    lines = lines_of(capsys, "perft", "bumbesi", "2", "--seed", "7", "--divide")
    counts = [int(line.split()[0]) for line in lines]
    assert lines[-1].split()[1] == "all"
    # seat 0 of seed 7 has 11 actions, each of them legal once
    assert len(lines) == 12
    assert sum(counts[:-1]) == counts[-1]
    assert lines_of(capsys, "perft", "bumbesi", "2", "--seed", "7") == [str(counts[-1])]


def test_perft_of_depth_0_is_1(capsys: Capture) -> None:
    assert lines_of(capsys, "perft", "bumbesi", "0", "--divide") == ["1"]
