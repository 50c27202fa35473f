"""The compliance kit: finds what bots may not do, and nothing in those that behave."""

from __future__ import annotations

import re
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import pytest

from ahu.bots import BotKind, ThinkingBudget, parse, registry
from ahu.bots.check import check
from ahu.bots.random import RandomBot, RandomSettings
from ahu.bots.spec import BotSpec
from ahu.cli import main
from ahu.core.contract import Action, Position
from ahu.core.rng import Rng
from ahu.games import GAMES
from tests.bots.ours import OURS
from tests.bots.programs import CRASHES, WELL, program
from tests.core.pennies import PENNIES, PenniesPosition
from tests.ours import OUR_GAMES

ROOT = Path(__file__).parents[2]


class Cheat(RandomBot):
    """Looks into the hands of whoever asks it."""

    def decide(
        self, recall: Position, seat: int, legal: Sequence[Action], rng: Rng, budget: ThinkingBudget
    ) -> Action:
        frame = sys._getframe().f_back
        while frame is not None:
            truth = frame.f_locals.get("truth")
            if isinstance(truth, PenniesPosition):
                known = [bid for bid in truth.table.bids if bid is not None]
                return legal[min(max(known, default=0) + 1, len(legal) - 1)]
            frame = frame.f_back
        return legal[0]


class Moody(RandomBot):
    """Draws from elsewhere than its source."""

    turns = count()

    def decide(
        self, recall: Position, seat: int, legal: Sequence[Action], rng: Rng, budget: ThinkingBudget
    ) -> Action:
        return legal[next(self.turns) % len(legal)]


class Slow(RandomBot):
    def decide(
        self, recall: Position, seat: int, legal: Sequence[Action], rng: Rng, budget: ThinkingBudget
    ) -> Action:
        if budget.ms is not None:
            time.sleep(budget.ms / 1000 + 0.2)
        return legal[0]


class SlowSettings(RandomSettings, frozen=True):
    ms: float = 1.0


CHEAT = BotKind(RandomSettings, lambda settings: Cheat())
MOODY = BotKind(RandomSettings, lambda settings: Moody())
SLOW = BotKind(SlowSettings, lambda settings: Slow())


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("cheat", "moody", "slow"):
        monkeypatch.setitem(registry.OURS, name, f"{__name__}:{name.upper()}")
    monkeypatch.setenv("LANGUAGE", "en")
    registry.forget()
    yield
    registry.forget()


def reasons(spec: BotSpec) -> set[str]:
    return {breach.reason for row in check(spec, PENNIES) for breach in row.breaches}


def test_a_cheat_is_found() -> None:
    assert reasons(parse("cheat")) == {"fair"}


def test_one_that_does_not_repeat_itself_is_found() -> None:
    assert reasons(parse("moody")) == {"same"}


def test_one_that_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ahu.bots.check.STARTING_MS", 0.0)
    monkeypatch.setattr("ahu.bots.check.MOST_ASKED", 1)
    assert reasons(parse("slow")) == {"late"}


def test_what_recall_gives_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PenniesPosition, "recall", lambda self, seat: self.copy())
    assert "recall" in reasons(parse("random"))


@pytest.mark.parametrize("name", list(OUR_GAMES))
@pytest.mark.parametrize("bot", OURS)
def test_our_bots_keep_the_rules(bot: str, name: str) -> None:
    """Above all that they are fair: nothing a seat cannot know changes what they choose."""
    rows = list(check(parse(bot), GAMES[name]))
    assert [row.players for row in rows] == list(GAMES[name].players)
    assert all(row.keeps() and row.asked >= 2 * row.players for row in rows), rows


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["bot", "check", "random", "--game", "orongo"]) == 0
    assert "random keeps the rules." in capsys.readouterr().out
    spec = program(tmp_path, CRASHES)
    assert main(["bot", "check", spec, "--game", "orongo", "--language", "de"]) == 1
    out = capsys.readouterr().out
    assert "✗" in out
    assert "abgestürzt (ProgramExited: 3)" in out
    assert main(["bot", "check", "clever"]) == 2
    assert main(["bot", "check", "random", "--game", "nim"]) == 2
    assert capsys.readouterr().err.count("\n") == 2


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a program that answers is not late."""
    monkeypatch.setattr("ahu.bots.check.SLACK_MS", 600_000.0)


@pytest.mark.usefixtures("patient")
def test_a_program_that_behaves_keeps_the_rules(tmp_path: Path) -> None:
    spec = parse(program(tmp_path, WELL, ms=1000))
    rows = list(check(spec, GAMES["orongo"], patience_s=600))
    assert all(row.keeps() for row in rows), rows


def documented(language: str) -> list[str]:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("language", "command"), [("python", sys.executable), ("js", shutil.which("node"))]
)
def test_the_programs_of_the_documentation(
    tmp_path: Path, language: str, command: str | None
) -> None:
    if command is None:
        pytest.skip("node is not installed")
    file = tmp_path / "bot"
    file.write_text(documented(language)[0], encoding="utf-8")
    rows = list(check(parse(f"cmd:{command} {file}"), PENNIES, patience_s=600))
    assert all(row.keeps() for row in rows), rows


@pytest.mark.usefixtures("patient")
def test_the_bot_of_the_documentation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package that is shown there, installed beside ours."""
    program, *others = documented("python")[1:]
    (point,) = re.findall(r"^(\w+) = \"(\w+):(\w+)\"$", documented("toml")[0], re.MULTILINE)
    assert not others
    (tmp_path / f"{point[1]}.py").write_text(program, encoding="utf-8")
    info = tmp_path / "mybots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[ahu.bots]\n{point[0]} = {point[1]}:{point[2]}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.forget()
    try:
        rows = list(check(parse(f"{point[0]}:last=2"), PENNIES, patience_s=600))
    finally:
        registry.forget()
    assert all(row.keeps() for row in rows), rows
