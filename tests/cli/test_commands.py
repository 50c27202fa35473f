"""What the commands do when they are called rightly."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ahu.cli import main
from ahu.cli.engine import lines
from ahu.core.contract import Game
from ahu.core.record import write_json, write_text
from ahu.engine.session import LONGEST_LINE
from ahu.games import GAMES
from ahu.simulation import simulate
from tests.core.pennies import PENNIES
from tests.core.test_match import played
from tests.interrupts import interrupted

WORKED_S = 0.5


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


def run(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> str:
    assert main(list(argv)) == code
    out, err = capsys.readouterr()
    if code == 0:
        assert err == ""
        return out
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("simulate", "pennies", "--players", "3", "--games", "50", "--seed", "x", "--json")
    found = json.loads(run(capsys, *call))
    assert (found["game"], found["players"], found["games"]) == ("pennies", 3, 50)
    assert (found["seed"], found["jobs"], found["compiled"]) == ("x", 1, found["compiled"])
    assert found["decisions"] == 50 * 16
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["games_per_second"] == pytest.approx(50 / found["seconds"])
    assert found["decisions_per_game"] == {"mean": 16.0, "min": 16, "max": 16}
    assert found["rounds_per_game"] == {"mean": 4.0, "min": 4, "max": 4}
    assert len(found["seats"]) == 3
    for seat in found["seats"]:
        assert seat["win_share"] == seat["wins"] / 50
        assert seat["min"] <= seat["mean_score"] <= seat["max"]
    assert sum(seat["wins"] for seat in found["seats"]) >= 50


def timeless(game: Game, jobs: int, **rest: Any) -> dict[str, Any]:
    summary = simulate(game, game.players[0], 60, seed=5, jobs=jobs, **rest)
    kept = {name: getattr(summary, name) for name in summary.__struct_fields__}
    for name in ("jobs", "seconds", "decisions_per_second", "games_per_second"):
        del kept[name]
    return kept


@pytest.mark.parametrize("name", ["pennies", "giants", "orongo"])
def test_the_number_of_processes_changes_nothing(name: str) -> None:
    alone = timeless(GAMES[name], 1)
    assert timeless(GAMES[name], 2) == alone
    assert timeless(GAMES[name], 7) == alone


def test_a_tally_says_what_games_played_one_by_one_say() -> None:
    told: list[int] = []
    whole = simulate(PENNIES, 2, 30, seed=1, progress=told.append)
    assert sum(told) == 30
    half = simulate(PENNIES, 2, 15, seed=1)
    assert half.decisions < whole.decisions
    assert half.seats[0].min >= whole.seats[0].min


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "simulate", "pennies", "--games", "20", "--language", "de", "--seed", "1")
    assert out.startswith("pennies mit 2 Spielern, 20 Partien, Startwert 1, ")
    assert "Blau" in out
    assert "Entscheidungen pro Partie" in out
    options = ("--option", "purse=0", "--option", "open=yes", "--bots", "random", "random")
    assert "seed" in run(capsys, "simulate", "pennies", "--games", "2", *options)


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = played(1)
    text, data = tmp_path / "game.txt", tmp_path / "game.json"
    text.write_text(write_text(match.record, PENNIES), encoding="utf-8")
    data.write_bytes(write_json(match.record))
    said = run(capsys, "replay", str(text))
    assert said == run(capsys, "replay", str(data))
    assert f"{len(match.record.events)} events, all legal" in said
    assert "The game is over after 4 rounds." in said
    assert "wins" in said
    assert run(capsys, "replay", str(text), "--json").encode() == data.read_bytes()
    assert run(capsys, "replay", str(data), "--text") == text.read_text(encoding="utf-8")
    match.undo()
    text.write_text(write_text(match.record, PENNIES), encoding="utf-8")
    said = run(capsys, "replay", str(text), "--language", "fr")
    assert "La partie en est à la manche 4\u202f; points jusqu’ici\xa0:" in said


def test_replay_says_what_is_not_legal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = played(1)
    good = write_text(match.record, PENNIES)
    lines = good.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("2.") and "bid" in line)
    number, colour = lines[at].split()[:2]
    lines[at] = f"{number} {colour} bid 99"
    lines.insert(at, "   ")
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    message = run(capsys, "replay", str(file), code=1)
    assert message == f"ahu: line {at + 2}: “bid 99” is not a possible value here (P2)\n"
    message = run(capsys, "replay", str(file), "--language", "de", code=1)
    assert message.startswith(f"ahu: Zeile {at + 2}: ")
    events = json.loads(write_json(match.record))
    events["events"][3]["number"] = 9
    file.write_text(json.dumps(events), encoding="utf-8")
    message = run(capsys, "replay", str(file), code=1)
    assert message == "ahu: event 4: numbered 1.9, expected 1.4\n"


def test_replay_on_another_board(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from ahu.core.match import Match

    board, file = tmp_path / "board", tmp_path / "game.txt"
    board.write_text("1 2 3 4 5")
    match = Match(PENNIES, 2, board=PENNIES.board("1 2 3 4 5"), seed=1)
    file.write_text(write_text(match.record, PENNIES))
    assert "another board" in run(capsys, "replay", str(file), code=1)
    assert "one event, legal" in run(capsys, "replay", str(file), "--board", str(board))
    summary = run(capsys, "simulate", "pennies", "--games", "1", "--board", str(board), "--json")
    assert json.loads(summary)["rounds_per_game"]["mean"] == 5


@pytest.mark.parametrize("name", ["pennies", "giants", "orongo"])
def test_schema(capsys: pytest.CaptureFixture[str], name: str) -> None:
    document = json.loads(run(capsys, "schema", name))
    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    wanted = {"request", "reply", "action", "outcome", "options", "snapshot", "view", "public"}
    assert wanted | {"record"} <= set(document["$defs"])


def test_lines_of_the_engine() -> None:
    long = b"x" * (3 * LONGEST_LINE)
    found = list(lines(io.BytesIO(b"a\r\n\n" + long + b"\nb")))
    assert [line[:2] for line in found] == [b"a", b"", b"xx", b"b"]
    assert len(found[2]) > LONGEST_LINE


def talk(data: bytes, *argv: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "ahu", "engine", *argv], input=data, capture_output=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_engine_as_a_process() -> None:
    requests = [
        b'{"do": "new", "game": "orongo", "players": 2, "seed": 1, "id": 1}',
        b"\xff\xfe nonsense",
        b"",
        b'{"do": "status", "id": 2}',
        b'{"do": "new", "game": "nim", "players": 2}',
        b'{"do": "quit", "id": 3}',
        b'{"do": "status", "id": 4}',
    ]
    replies = talk(b"\n".join(requests), "--language", "fr")
    assert [reply["id"] for reply in replies] == [1, None, None, 2, None, 3]
    assert ["ok" in reply for reply in replies] == [True, False, False, True, False, True]
    assert "il n’y a pas de jeu" in replies[4]["error"]["message"]


def test_the_engine_answers_at_once() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ahu", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for i in range(3):
            process.stdin.write(b'{"do": "games", "id": %d}\n' % i)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == i
        process.stdin.close()
        assert process.wait(300) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals of this kind are not there")
def test_the_interrupt_key_is_quiet() -> None:
    call = [sys.executable, "-m", "ahu", "simulate", "giants", "--games", "9000000", "--jobs", "2"]
    assert interrupted(call, has_workers) == (130, b"", b"")


def has_workers(process: int) -> bool:
    """Whether both workers of a program have begun, and worked for a while."""
    children = Path(f"/proc/{process}/task/{process}/children")
    if not children.exists():  # another system: it has begun by then
        time.sleep(10)
        return True
    return sum(_worked_s(child) > WORKED_S for child in children.read_text().split()) >= 2


def _worked_s(process: str) -> float:
    """The seconds of a processor that a process has used."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
