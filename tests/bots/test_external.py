"""Programs that play: well, and in every wrong way."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

import ahu
from ahu.bots import parse
from ahu.bots.external import CommandBot
from ahu.bots.game_loop import SeatedBot, play, seat_bots
from ahu.bots.guard import GuardedBot
from ahu.core.contract import Game
from ahu.core.rng import rng_for
from ahu.games import GAMES
from tests.bots import programs
from tests.bots.programs import program

PATIENCE_S = 600.0
"""However busy the machine is, a program that answers does so within this."""
LITTLE_S = 0.4
"""Enough for one that never answers."""
SOME_S = 5.0
"""For one that hangs, and later answers."""


def seated(spec_text: str, game: Game, patience_s: float) -> GuardedBot:
    spec = parse(spec_text)
    return GuardedBot(lambda: spec.make(game), patience_s)


def game_with(
    spec_text: str, name: str = "orongo", players: int = 2, patience_s: float = PATIENCE_S
) -> tuple[GuardedBot, int]:
    """The bot after a whole game against others at random, and how many decisions that had."""
    game = GAMES[name]
    seats = seat_bots(game, [parse("random")] * players, 1, 0)
    spec = parse(spec_text)
    bot = seated(spec_text, game, patience_s)
    seats[0] = SeatedBot(bot, rng_for("bot"), spec.budget(GAMES[name]))
    position = game.new(players)
    decisions = play(position, seats, rng_for("chance"))
    assert position.waiting == "over"
    return bot, decisions


@pytest.mark.parametrize(("name", "players"), [("orongo", 2), ("giants", 3)])
@pytest.mark.parametrize("body", [programs.WELL, programs.AS_DATA, programs.LATE])
def test_programs_that_behave(tmp_path: Path, body: str, name: str, players: int) -> None:
    bot, _ = game_with(program(tmp_path, body), name, players)
    assert bot.faults == []
    assert bot.decisions > 5


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (programs.CRASHES, "crash"),
        (programs.HANGS, "hang"),
        (programs.FLOODS, "hang"),
        (programs.ILLEGAL, "answer"),
        (programs.GARBAGE, "answer"),
    ],
)
def test_programs_that_do_not(tmp_path: Path, body: str, reason: str) -> None:
    patience_s = LITTLE_S if reason == "hang" else PATIENCE_S
    bot, decisions = game_with(program(tmp_path, body, ms=1), patience_s=patience_s)
    assert [fault.reason for fault in bot.faults] == [reason] * 3 + ["benched"]
    assert decisions > 20


def test_an_action_that_is_not_legal_now(tmp_path: Path) -> None:
    body = "    answer('bid 40')"
    bot, _ = game_with(program(tmp_path, body))
    assert {fault.reason for fault in bot.faults} == {"illegal", "benched"}


def test_one_that_is_not_there() -> None:
    bot, _ = game_with("cmd:./there-is-no-such-program")
    assert bot.faults[0].detail.startswith("FileNotFoundError")
    bot, _ = game_with("cmd:'")
    assert bot.faults[0].reason == "crash"


def test_after_a_hang_it_is_started_anew(tmp_path: Path) -> None:
    hangs_once = program(tmp_path, programs.HANGS_ONCE, str(tmp_path / "hung"), ms=1)
    bot, _ = game_with(hangs_once, patience_s=SOME_S)
    assert [fault.reason for fault in bot.faults] == ["hang"]
    assert bot.decisions > 5


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes")
def test_nothing_stays_behind(tmp_path: Path) -> None:
    seconds = f"600.{os.getpid()}"
    spec = parse(program(tmp_path, programs.SPAWNS, seconds, ms=1))
    made: list[CommandBot] = []

    def make() -> CommandBot:
        made.append(CommandBot(spec.settings))  # type: ignore[arg-type]
        return made[-1]

    bot = GuardedBot(make, SOME_S)
    position = ahu.new("orongo", 2, seed=1).position
    legal, recall = position.legal(0), position.recall(0)
    bot.decide(recall, 0, legal, rng_for(1), spec.budget(GAMES["orongo"]))
    assert bot.faults[0].reason == "hang"
    until = time.monotonic() + PATIENCE_S
    while any(f"sleep\0{seconds}" in command for command in commands()):
        assert time.monotonic() < until
        time.sleep(0.01)


def commands() -> list[str]:
    found = []
    for entry in os.listdir("/proc"):
        try:
            found.append(Path(f"/proc/{entry}/cmdline").read_text())
        except (OSError, UnicodeError):
            continue
    return found
