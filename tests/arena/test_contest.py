"""Contests: the same for any number of processes, stopped, resumed, and stopped by no bot."""

from __future__ import annotations

import json
import lzma
import os
import sys
from pathlib import Path

import msgspec
import pytest

from ahu.arena.contest import Contest, run
from ahu.arena.results import GameResult, read, timeless
from ahu.bots import levels, parse
from ahu.core.contract import Game
from ahu.core.line_file import mend
from ahu.core.refusal import Refused
from ahu.games import GAMES
from tests.bots.ours import OURS
from tests.bots.programs import CRASHES, WELL, program
from tests.core.pennies import PENNIES, PenniesOptions
from tests.interrupts import interrupted
from tests.ours import OUR_GAMES

TABLES = [(name, players) for name, game in OUR_GAMES.items() for players in game.players]
UNHURRIED = ("random", "search:simulations=4", "novice")
"""Bots that no clock stops: they play the same on a busy machine."""


def contest(game: Game, players: int, *bots: str, seed: int = 1) -> Contest:
    return Contest(game, players, tuple(parse(bot) for bot in bots), seed)


def played(of: Contest, games: int, jobs: int = 1, out: Path | None = None) -> list[GameResult]:
    return [timeless(result) for result in run(of, of.fixtures(games), out=out, jobs=jobs)]


@pytest.mark.parametrize("game", [PENNIES, *OUR_GAMES.values()], ids=lambda game: game.name)
def test_the_number_of_processes_changes_nothing(game: Game) -> None:
    this = contest(game, game.players[0], *UNHURRIED)
    alone = played(this, 8)
    assert played(this, 8, jobs=2) == alone
    assert len({result.scores for result in alone}) > 1
    assert played(contest(game, game.players[0], *UNHURRIED, seed=2), 8) != alone


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("bot", OURS)
def test_a_short_contest_for_each_bot_and_size(name: str, players: int, bot: str) -> None:
    this = contest(GAMES[name], players, bot, "random")
    found = run(this, this.fixtures(2))
    for result in found:
        assert result.winners
        assert not result.faults
        assert result.players == players == len(result.scores)
        assert result.first in range(players)


def test_what_is_kept_of_a_game() -> None:
    this = contest(PENNIES, 2, "random", "novice")
    (one,) = run(this, this.fixtures(1))
    assert one.bots == ("random", "novice")
    assert (one.game, one.players, one.seed, one.number, one.deal) == ("pennies", 2, 1, 0, 0)
    assert one.rounds == 4
    assert one.decisions == 12
    assert one.winners == tuple(s for s in (0, 1) if one.scores[s] == max(one.scores))
    data = json.loads(msgspec.json.encode(one))
    assert "faults" not in data
    assert data["behind"] == {"novice": "random"}


def test_a_deal_has_the_same_chance() -> None:
    this = contest(GAMES["orongo"], 2, "random", "novice")
    first, second, third, _ = run(this, this.fixtures(4))
    assert first.first == second.first
    assert (first.deal, second.deal, third.deal) == (0, 0, 1)


def test_resuming(tmp_path: Path) -> None:
    out = tmp_path / "results" / "games.jsonl"
    this = contest(PENNIES, 3, "random", "novice")
    whole = played(this, 12)
    played(this, 5, out=out)
    kept = out.read_bytes()
    with out.open("ab") as file:
        file.write(b'{"game": "penn')  # killed in the middle of a line
    assert len(read(out)) == 5
    told: list[int] = []
    found = run(this, this.fixtures(12), out=out, progress=told.append)
    assert [timeless(result) for result in found] == whole
    assert told == [5] + [1] * 7
    assert out.read_bytes().startswith(kept)
    assert [timeless(result) for result in read(out)] == whole
    before = out.read_bytes()
    assert played(this, 6, out=out) == whole[:6]
    assert out.read_bytes() == before


def test_resuming_a_packed_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl.xz"
    this = contest(PENNIES, 3, "random", "novice")
    whole = played(this, 8)
    played(this, 5, out=out)
    assert [timeless(result) for result in read(out)] == whole[:5]
    assert played(this, 8, out=out) == whole
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl.xz"]
    lines = lzma.decompress(out.read_bytes()).splitlines(keepends=True)
    assert len(lines) == 8
    (tmp_path / "games.jsonl").write_bytes(b"".join(lines[:6]) + b'{"game": "penn')  # a crash
    assert [timeless(result) for result in read(out)] == whole[:6]
    assert played(this, 8, out=out) == whole
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl.xz"]
    out.write_bytes(b"no xz")
    with pytest.raises(Refused, match="cannot be read"):
        read(out)


def test_another_contest_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.jsonl"
    played(contest(PENNIES, 2, "random", "novice"), 2, out=out)
    others = [
        contest(PENNIES, 2, "random", "novice", seed=2),
        contest(PENNIES, 2, "random", "easy"),
        contest(PENNIES, 3, "random", "novice"),
        contest(GAMES["orongo"], 2, "random", "novice"),
        msgspec.structs.replace(
            contest(PENNIES, 2, "random", "novice"), options=PenniesOptions(purse=3)
        ),
    ]
    for other in others:
        with pytest.raises(Refused, match="another contest"):
            played(other, 2, out=out)
    monkeypatch.setitem(levels.STAND_INS, "novice", "random:better")
    with pytest.raises(Refused, match="another contest"):
        played(contest(PENNIES, 2, "random", "novice"), 2, out=out)


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert read(out) == []
    out.write_text('{"game": 1}\n')
    with pytest.raises(Refused, match="line 1"):
        read(out)
    mend(tmp_path / "nothing")
    assert not (tmp_path / "nothing").exists()


def test_bots_that_fail_do_not_stop_it(tmp_path: Path) -> None:
    this = contest(PENNIES, 2, program(tmp_path, CRASHES), "random")
    for jobs in (1, 2):
        found = run(this, this.fixtures(4), jobs=jobs)
        assert all(result.winners for result in found)
        for result in found:
            seat = result.bots.index(this.bots[0].text)
            assert {fault.seat for fault in result.faults} == {seat}
            assert [fault.reason for fault in result.faults] == ["crash"] * 3 + ["benched"]


def test_programs_play_in_several_processes(tmp_path: Path) -> None:
    this = contest(PENNIES, 2, program(tmp_path, WELL, ms=2000), "random")
    assert played(this, 4, jobs=2) == played(this, 4)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of this kind are not there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_interrupt_key_leaves_a_file_to_go_on_with(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "games.jsonl"
    call = [sys.executable, "-m", "ahu", "arena", "giants", "--bots", "random", "random"]
    call += ["--games", "900000", "--jobs", jobs, "--seed", "1", "--out", str(out)]
    environment = os.environ | {"LANGUAGE": "en"}
    code, printed, err = interrupted(
        call, lambda _: out.exists() and out.stat().st_size > 2000, environment
    )
    assert (code, printed) == (130, b"")
    assert b"the same command continues from here" in err
    assert b"Traceback" not in err
    found = read(out)
    assert [result.number for result in found] == list(range(len(found)))
    this = contest(GAMES["giants"], 3, "random", "random")
    assert played(this, len(found)) == [timeless(result) for result in found]
