"""Whole games of several people and bots, in a pseudo-terminal."""

import re
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tabletop_rules import Rng, codec, record
from tabletop_rules.cli import main
from tabletop_rules.game import AnyGame
from tabletop_rules.games import GAMES, bumuntu, busungar
from tests.cli.terminal import CLEARED, Terminal

PROMPT = (
    r"seat \d> |Hand the screen to seat \d, who presses Enter\. |save FILE, or quit> "
)
NUMBERED = re.compile(r"(?:^|   )\s*(\d+)  \S", re.MULTILINE)
MOST_PROMPTS = 3000

# random players need thousands of moves to empty a whole tree
SHORTER = {"busungar": ("--option", "apples=1")}

LONG = (bumuntu, busungar)


class Decision(NamedTuple):
    """What a person saw when asked, and the number typed."""

    seat: int
    screen: str


def offered(screen: str) -> int:
    """How many numbered actions stand at the end of a screen."""
    return max([int(number) for number in NUMBERED.findall(screen)])


def play_to_the_end(terminal: Terminal, seed: int) -> list[Decision]:
    """Type random numbers until the game is over."""
    choices = Rng(seed)
    decisions: list[Decision] = []
    for _ in range(MOST_PROMPTS):
        prompt = terminal.read_until(PROMPT)
        if prompt.startswith("save"):
            # the last hand is gone, and a spectator sees none
            assert CLEARED not in terminal.told or "hand of" not in terminal.screen
            return decisions
        if prompt.startswith("Hand"):
            # nothing but the request stands on the screen
            assert terminal.screen.strip() == prompt.strip()
            terminal.type("\n")
            continue
        hides = CLEARED in terminal.told
        screen = terminal.screen if hides else terminal.answer
        decisions.append(Decision(int(prompt[5]), screen))
        choice, choices = choices.below(offered(terminal.answer))
        terminal.type(f"{choice + 1}\n")
    raise AssertionError(f"the game was not over after {MOST_PROMPTS} prompts")


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def card_words(cards: Iterable[Any]) -> set[str]:
    """The cards as they are written, without those of which there are several."""
    return {str(card) for card in cards if not isinstance(card, Enum)}


def secrets(state: Any, seat: int) -> set[str]:
    hands = getattr(state, "hands", ())
    others = [
        card for holder, hand in enumerate(hands) if holder != seat for card in hand
    ]
    return card_words(others)


def sizes(data: Any) -> set[str]:
    """How many there are in each list of a document, as numbers in words."""
    if isinstance(data, dict):
        return set().union(*map(sizes, data.values()))
    if isinstance(data, list):
        return {str(len(data))}.union(*map(sizes, data))
    return set()


def open_words(game: AnyGame, state: Any, seat: int, events: Iterable[Any]) -> set[str]:
    """Words that may stand on the seat's screen although a card is called so too:
    numbers in the view, numbers of cards, what happened, the numbers of actions."""
    view = game.view(state, seat)
    actions = range(1, len(game.legal_actions(state, seat)) + 1)
    return words(
        " ".join([codec.to_json(view), *map(str, actions), *map(str, events)])
    ) | sizes(codec.to_data(view))


@pytest.mark.parametrize(
    "game",
    [
        # their random games are long, and at the terminal nothing is of one game
        pytest.param(each, marks=pytest.mark.soak if each in LONG else ())
        for each in GAMES
    ],
    ids=lambda game: game.INFO.name,
)
def test_people_and_a_bot_play_save_load_and_replay_a_whole_game(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people, players = (0, 1), max(3, game.INFO.min_players)
    players = min(players, game.INFO.max_players)
    text, data = tmp_path / "game.txt", tmp_path / "game.json"
    arguments = ("--players", str(players), "--seats", "0,1", "--seed", "7")
    shorter = SHORTER.get(game.INFO.name, ())
    with Terminal("play", game.INFO.name, *arguments, *shorter) as terminal:
        decisions = play_to_the_end(terminal, seed=1)
        for path in (text, data):
            terminal.type(f"save {path}\n")
            terminal.read_until(PROMPT)
        terminal.type("quit\n")
        assert terminal.exit_code() == 0

    kept = record.from_text(text.read_text())
    assert record.from_json(data.read_text()) == kept
    assert kept.result is not None
    assert (kept.seed, kept.players) == (7, players)
    steps = list(record.replay(kept))
    asked = [
        number for number, action in enumerate(kept.actions) if action.player in people
    ]
    assert [kept.actions[number].player for number in asked] == [
        one.seat for one in decisions
    ]
    assert len(asked) > 2

    seen_until = dict.fromkeys(people, 0)
    for number, (seat, screen) in zip(asked, decisions, strict=True):
        state = steps[number].state
        news = [
            game.redact(event, seat)
            for step in steps[seen_until[seat] + 1 : number + 1]
            for event in step.events
        ]
        seen_until[seat] = number
        shown = words(screen)
        # the search would find them: the seat's own cards are there
        assert card_words(getattr(game.view(state, seat), "hand", ())) <= shown
        assert not (secrets(state, seat) - open_words(game, state, seat, news)) & shown

    assert main(["replay", str(text)]) == 0
    told = capsys.readouterr().out
    last = len(kept.actions)
    assert f"{last}. seat {kept.actions[-1].player}: " in told
    for seat in range(players):
        rank, score = kept.result.ranks[seat], kept.result.scores[seat]
        assert f"\n{rank}. seat {seat}: {score} point" in told

    with Terminal(
        "play", game.INFO.name, "--load", str(data), "--seats", "0,1"
    ) as terminal:
        terminal.read_until(PROMPT)
        assert kept.result.reason in terminal.screen
        terminal.type("quit\n")
        assert terminal.exit_code() == 0


def bidding(terminal: Terminal, bids: Iterable[str]) -> list[str]:
    """Make the bids; gives the screen of each person who was asked for one."""
    screens = []
    for seat, bid in enumerate(bids):
        terminal.read_until(f"Hand the screen to seat {seat}, who presses Enter. ")
        terminal.type("\n")
        terminal.read_until(f"seat {seat}> ")
        screens.append(terminal.screen)
        terminal.type(f"bid {bid}\n")
    return screens


def test_what_one_person_bids_in_secret_changes_no_screen_of_another() -> None:
    arguments = ("play", "bugami", "--players", "3", "--seats", "0,1,2", "--seed", "7")
    with Terminal(*arguments) as one, Terminal(*arguments) as other:
        screens = bidding(one, ["hearts", "clubs", "null"])
        assert bidding(other, ["null", "spades", "null"]) == screens
        assert len(screens) == 3
        # the bids of all show after the last
        for terminal, bids in ((one, "hearts clubs null"), (other, "null spades null")):
            terminal.read_until(PROMPT)
            terminal.type("\n")
            terminal.read_until(PROMPT)
            for seat, bid in enumerate(bids.split()):
                assert re.search(f"seat {seat} .*{bid}", terminal.screen)


@pytest.mark.parametrize("keys", ["quit\n", "\x04", "\x03"])
def test_leaving_at_a_prompt_is_quiet_and_leaves_no_hand_behind(keys: str) -> None:
    with Terminal("play", "bumbesi", "--seats", "0,1", "--seed", "7") as terminal:
        terminal.read_until(PROMPT)
        terminal.type("\n")
        terminal.read_until(r"seat 0> ")
        assert "hand of seat 0" in terminal.screen
        terminal.type(keys)
        assert terminal.exit_code() == 0
        assert terminal.screen == ""


@pytest.mark.parametrize("keys", ["\x04", "\x03"])
def test_leaving_while_the_screen_is_handed_over_is_quiet(keys: str) -> None:
    with Terminal("play", "bumbesi", "--seats", "0,1", "--seed", "7") as terminal:
        terminal.read_until(PROMPT)
        terminal.type(keys)
        assert terminal.exit_code() == 0
        assert terminal.screen == ""


def test_enter_pressed_twice_does_not_show_the_hand_of_the_next_person() -> None:
    with Terminal("play", "bumbesi", "--seats", "0,1", "--seed", "7") as terminal:
        terminal.read_until(PROMPT)
        terminal.type("\n")
        terminal.read_until(r"seat 0> ")
        terminal.type("1\n\n\n")
        terminal.read_until(r"Hand the screen to seat 1, who presses Enter. ")
        assert terminal.is_silent(0.5)
        terminal.type("\n")
        terminal.read_until(r"seat 1> ")


def test_clearing_also_empties_what_could_be_scrolled_back_to() -> None:
    with Terminal("play", "bumbesi", "--seats", "0,1", "--seed", "7") as terminal:
        terminal.read_until(PROMPT)
        assert terminal.told.count("\x1b[2J") == terminal.told.count("\x1b[3J") == 1


def test_one_person_alone_is_never_asked_to_hand_over_the_screen() -> None:
    with Terminal("play", "bumbesi", "--seed", "7") as terminal:
        terminal.read_until(r"seat 0> ")
        terminal.type("1\n")
        terminal.read_until(r"seat 0> ")
        assert "\x1b[2J" not in terminal.told
        assert "Hand the screen" not in terminal.told


def test_colours_only_without_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    cyan = "\x1b[1;36m"
    for value, coloured in (("", True), ("1", False)):
        monkeypatch.setenv("NO_COLOR", value)
        with Terminal("play", "bumbesi", "--seed", "7") as terminal:
            terminal.read_until(r"seat 0> ")
            assert (cyan in terminal.told) is coloured


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_study_and_its_processes_quietly(jobs: str) -> None:
    words = ("simulate", "bumbesi", "-n", "100000", "--jobs", jobs)
    with Terminal(*words) as terminal:
        terminal.read_until(r"[1-9]\d*/100000[^\0]*")  # the bar has moved
        terminal.type("\x03")
        assert terminal.exit_code() == 130
        assert "Traceback" not in terminal.told
