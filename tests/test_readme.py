"""What the README shows works as it is written."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.front import with_front

from ahu.core.match import replay
from ahu.core.record import read_text
from ahu.games import GAMES

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = [
    line.removeprefix("$ ahu ")
    for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
]


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_programs_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_second_program_shows_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(PROGRAMS[1], "README.md", "exec"), {})
    sealed, seen, words, refusal = capsys.readouterr().out.splitlines()
    assert sealed == "Bid(markers=1, workers=1, sorcerer=True, chief=False)"
    assert seen == "None"
    assert words.endswith("(G3.1)")
    assert refusal.startswith("G3.1 giants-bid")


def test_a_learner_takes_twenty_lines() -> None:
    (learner,) = (program for program in PROGRAMS if "SeatVectorEnv" in program)
    assert "and twenty lines" in README
    assert len([line for line in learner.splitlines() if line]) <= 20


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run(command: str, tmp_path: Path) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    whole = [sys.executable, "-m", "ahu", *command.split()]
    done = subprocess.run(whole, cwd=tmp_path, input="", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_figures_of_speed_are_those_measured() -> None:
    results = (ROOT / "benchmarks" / "results.md").read_text(encoding="utf-8")
    assert with_front(README, results) == README


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_example_records_replay(name: str) -> None:
    """Records written under these rules replay for ever."""
    text = (ROOT / "docs" / "examples" / f"{name}.record").read_text(encoding="utf-8")
    match = replay(GAMES[name], read_text(text, GAMES))
    assert match.over
    assert match.scores == {"giants": (0, 6, 12), "orongo": (3, 2)}[name]
