"""The command simulate: a table, a JSON file, the same whatever the jobs."""

import json
from pathlib import Path

import pytest

from tabletop_rules import simulate
from tabletop_rules.cli import main
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES, find

Capture = pytest.CaptureFixture[str]

parametrized = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.INFO.name)


@parametrized
def test_the_table_and_the_file_say_what_the_study_says(
    game: AnyGame, tmp_path: Path, capsys: Capture
) -> None:
    path, players = tmp_path / "study.json", game.INFO.max_players
    words = ["simulate", game.INFO.name, "-n", "12", "--seed", "3", "--limit", "500"]
    assert main([*words, "--players", str(players), "--json", str(path)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    study = simulate.simulate(game, 12, players, seed=3, limit=500)
    finished = len(study.finished)
    assert f"{game.INFO.title}, {players} players" in told.out
    assert f"finished: {finished} of 12 games\n" in told.out
    assert ("unfinished after 500 moves" in told.out) is (finished < 12)
    assert ("length in moves: median" in told.out) is (finished > 0)
    for figures in study.seats:
        mean = figures.mean_points
        shown = "-" if mean is None else f"{float(mean):.2f}"
        row = next(row for row in told.out.splitlines() if f" {figures.seat} │" in row)
        assert row.split()[3] == shown

    document = json.loads(path.read_text())
    assert document["game"] == game.INFO.name
    assert document["options"]["type"] == "Options"
    keys = ("players", "seed", "limit", "games", "finished")
    assert [document[key] for key in keys] == [players, 3, 500, 12, finished]
    for one, played in zip(document["playouts"], study.playouts, strict=True):
        assert (one["seed"], one["moves"]) == (played.seed, played.moves)
        assert one["scores"] == list(played.scores)
        assert (one["ranks"] is None) is not played.finished


def test_the_output_does_not_depend_on_the_jobs(capsys: Capture) -> None:
    words = ["simulate", "bumbesi", "-n", "130", "--seed", "3"]
    told = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        told.append(capsys.readouterr())
    assert told[0] == told[1]


def test_options_reach_the_games(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "study.json"
    words = ["simulate", "bumbesi", "-n", "5", "--json", str(path)]
    assert main([*words, "--option", "first_player=2"]) == 0
    options = find("bumbesi").Options(first_player=2)
    study = simulate.simulate(find("bumbesi"), 5, options=options)
    document = json.loads(path.read_text())
    assert document["options"]["first_player"] == 2
    moves = [one["moves"] for one in document["playouts"]]
    assert moves == [one.moves for one in study.playouts]


def test_nothing_finished_leaves_dashes(capsys: Capture) -> None:
    assert main(["simulate", "bumbesi", "-n", "3", "--limit", "1"]) == 0
    out = capsys.readouterr().out
    assert "finished: 0 of 3 games\nunfinished after 1 moves: 3\n" in out
    rows = [row.split("│") for row in out.splitlines() if row.startswith("│")]
    cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    # the seat, its points, wins, and three places
    assert cells == [[str(seat), *["-"] * 5] for seat in range(3)]
