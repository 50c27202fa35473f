"""What programs say of a game is true of a game from elsewhere too."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ahu
from ahu import games
from ahu.cli import main
from ahu.core.match import Match
from ahu.core.record import write_text
from ahu.core.refusal import Refused
from ahu.engine import requests
from ahu.engine.session import Session
from ahu.games.board_files import reference
from ahu.games.giants.game import GIANTS
from ahu.simulation import simulate
from ahu.text import LANGUAGES, say
from tests.core.kuhn import KUHN, POINT
from tests.core.pennies import POINT as PENNIES_POINT
from tests.terminal.person import typed


@pytest.fixture(autouse=True)
def with_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setitem(games.REGISTRY.own, "kuhn", POINT)
    monkeypatch.setitem(games.REGISTRY.own, "pennies", PENNIES_POINT)


def refused(**request: object) -> tuple[str, str]:
    """Where the engine finds something wrong, and what."""
    error = msgspec.json.decode(Session().answer(msgspec.json.encode(request)))["error"]
    return error["where"], error["message"]


def test_the_engine_finds_a_fault_where_it_is() -> None:
    new = {"do": "new", "players": 2}
    assert refused(**new, game="kuhn", first=0) == (
        "$.first",
        "kuhn does not let you choose who begins",
    )
    assert refused(**new, game="kuhn", names=["a", "b", "c"])[0] == "$.names"
    assert refused(**new, game="kuhn", board="hexes = []") == (
        "$.board",
        "kuhn is played without a board",
    )
    start = msgspec.to_builtins(KUHN.new(2).snapshot())
    names = ["a", "b", "c"]
    assert refused(do="setup", game="kuhn", snapshot=start, names=names)[0] == "$.names"


def test_the_engine_lists_its_requests() -> None:
    where, message = refused(do="help")
    assert where == "$.do"
    assert message.endswith(", ".join(requests.NAMES))
    assert {"new", "play", "quit"} < set(requests.NAMES)


def test_a_game_without_a_board_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for asked in (lambda: KUHN.board("x"), lambda: reference("kuhn")):
        with pytest.raises(Refused, match=r"^kuhn is played without a board$"):
            asked()
    with pytest.raises(Refused, match="comes without a board file"):
        reference("pennies")
    match = Match(KUHN, 2, seed=1)
    path = tmp_path / "kuhn.record"
    path.write_text(write_text(match.record, KUHN), encoding="utf-8")
    for language in LANGUAGES:
        assert main(["replay", str(path), "--language", language]) == 0
        first = capsys.readouterr().out.splitlines()[0]
        assert first.replace("\N{NO-BREAK SPACE}", "").startswith("kuhn: 2")


def test_a_bot_that_does_not_know_a_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "kuhn", "--bots", "greedy", "--games", "1"]) == 2
    said = capsys.readouterr().err
    assert "the bot greedy needs to know how kuhn is played well" in said
    assert "random and search play every game" in said


def test_a_game_in_python_is_not_called_compiled() -> None:
    assert not simulate(KUHN, 2, 1).compiled
    assert simulate(GIANTS, 3, 1).compiled == ahu.compiled


@pytest.mark.parametrize("call", [["--help"], ["play", "--help"], ["simulate", "--help"]])
def test_help_names_the_games_that_there_are(
    call: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for language in LANGUAGES:
        assert main([*call, "--language", language]) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert "giants, " in shown
        assert "kuhn" in shown


def test_help_at_the_terminal_is_the_games_own() -> None:
    assert "docs/rules" not in typed("?", game="kuhn", players=2)[1]
    assert "docs/rules" in typed("?", game="orongo", players=2)[1]
    for language in LANGUAGES:
        assert "docs/rules" not in say("terminal-help", language)
