"""`ahu arena` as it is called."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ahu.arena.results import read
from ahu.cli import main
from tests.bots.programs import CRASHES, program


def call(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> tuple[str, str]:
    assert main(["arena", *words, "--language", "en"]) == code
    return capsys.readouterr()


def test_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("orongo", "--bots", "random", "novice", "--players", "2", "--games", "10")
    out, err = call(capsys, *words, "--seed", "4", "--json")
    assert err == ""
    found = json.loads(out)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("orongo", 2, 10, 4)
    assert {bot["bot"] for bot in found["bots"]} == {"random", "novice"}
    for bot in found["bots"]:
        assert bot["games"] == 10
        assert bot["win_share"] == bot["wins"] / 10
        assert bot["interval"][0] <= bot["win_share"] <= bot["interval"][1]
        assert bot["rating_interval"][0] <= bot["rating"] <= bot["rating_interval"][1]
        assert bot["ms_per_decision"] > 0
        assert bot["faults"] == 0
    assert sum(bot["wins"] for bot in found["bots"]) == 10


def test_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["giants", "--bots", "random", "novice", "--one-against", "--games", "4", "--seed", "1"]
    words += ["--option", "quick_game=yes", "--out", str(tmp_path / "a"), "--report", str(tmp_path)]
    out, err = call(capsys, *words)
    assert "giants with 3 players on the board" in out
    assert "4 games do not fill whole deals" in out
    assert "With 6 games" in out
    assert (tmp_path / "report.md").exists()
    assert err == ""
    found = read(tmp_path / "a")
    assert [game.bots.count("random") for game in found] == [1] * 4
    assert found[0].options == {"quick_game": True}
    again, _ = call(capsys, *words)
    assert again == out


def test_a_contest_goes_on_without_naming_its_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("orongo", "--bot", "random", "--bot", "easy", "--out", str(tmp_path / "a"))
    call(capsys, *words, "--games", "2")
    call(capsys, *words, "--games", "4")
    assert len({game.seed for game in read(tmp_path / "a")}) == 1
    assert len(read(tmp_path / "a")) == 4


def test_faults_are_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bot = program(tmp_path, CRASHES)
    out, err = call(capsys, "orongo", "--bots", bot, "random", "--games", "2", "--seed", "1")
    assert "fault" in out
    assert err.startswith("ahu: cmd,ms=100:")
    assert "lost a turn in game 1: crashed ProgramExited: 3" in err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("orongo",), "--bots is missing"),
        (("nim", "--bots", "random"), "there is no game “nim”"),
        (("orongo", "--bots", "clever"), "there is no bot “clever”"),
        (("orongo", "--bots", "random", "--players", "9"), "2 to 4 players"),
        (("orongo", "--bots", "random", "--games", "0"), "--games must be from 1"),
        (("orongo", "--bots", "random", "--jobs", "x"), "--jobs must be a whole number"),
        (("orongo", "--bots", "random", "--on", "moon"), "--on is one of local, ray"),
        (("orongo", "--bots", "random", "--one-against"), "needs two bots, not 1"),
        (("orongo", "--bots", *["random"] * 65), "at most 64 bots"),
        (("orongo", "--bots", "random", "--option", "nose=1"), "has no option “nose”"),
    ],
)
def test_a_wrong_call(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    out, err = call(capsys, *words, code=2)
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_what_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    _, err = call(capsys, "orongo", "--bots", "random", "--report", str(tmp_path), code=1)
    assert "`pip install ahu[arena]`" in err
