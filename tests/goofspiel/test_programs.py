"""The example at the terminal, in the engine, in simulations and in the arena, as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ahu.arena.contest import Contest, run
from ahu.arena.statistics import wilson
from ahu.bots import parse
from ahu.bots.levels import LEVELS, bot_behind
from ahu.cli import main
from ahu.core.contract import Game
from ahu.core.match import replay
from ahu.core.record import game_of, read
from ahu.core.refusal import Refusal, Refused
from ahu.engine.schema import schema
from ahu.games import GAMES
from ahu.text import LANGUAGES, say, sentence
from tests.bots.programs import WELL, program
from tests.goofspiel.example import GOOFSPIEL
from tests.terminal.person import sit


class Engine:
    """`ahu engine`, in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def ask(self, do: str, **more: object) -> Any:
        """What is answered."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode({"do": do, **more}) + b"\n")
        self._process.stdin.flush()
        reply = msgspec.json.decode(self._process.stdout.readline())
        return reply.get("ok") or reply["error"]


def test_a_whole_game_in_the_engine() -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-m", "ahu", "engine"], **pipes) as process:  # type: ignore[call-overload]  # both are there
        engine = Engine(process)
        (info,) = [one for one in engine.ask("games")["games"] if one["name"] == "goofspiel"]
        assert (info["options"], info["rules"]) == ({"cards": 13}, 2)
        status = engine.ask("new", game="goofspiel", players=3, options={"cards": 4}, seed=1)
        decisions = 0
        while status["waiting"] != "over":
            assert (status["game"], status["phase"]) == ("goofspiel", "")
            seat = status["deciding"][-1]
            view = engine.ask("view", seat=seat)["view"]
            assert view["table"]["deciding"] == status["deciding"]
            choices = engine.ask("legal", seat=seat)["actions"]
            assert engine.ask("play", seat=seat, action="bid 9")["key"] == "goofspiel-no-such-card"
            status = engine.ask("play", seat=seat, action=choices[0]["action"])
            decisions += 1
        assert decisions == 12
        text = engine.ask("record", format="text")["record"]
        record = read(text.encode(), GAMES)
        end = replay(game_of(record.header, GAMES), record)
        assert (list(end.scores), list(end.winners)) == (status["scores"], status["winners"])
        assert engine.ask("replay", record=text)["scores"] == status["scores"]
        engine.ask("quit")
        assert process.wait() == 0


def test_it_has_a_schema() -> None:
    found = schema(GOOFSPIEL)["$defs"]
    assert found["Bid"]["properties"]["card"]["maximum"] == 13


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "goofspiel", "--players", "4", "--games", "40", "--seed", "1", "--json"]
    assert main([*call, "--option", "cards=6"]) == 0
    alone = msgspec.json.decode(capsys.readouterr().out)
    assert (alone["games"], alone["faults"]) == (40, 0)
    assert alone["decisions"] == 40 * 4 * 6
    assert main([*call, "--option", "cards=6", "--jobs", "2"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["seats"] == alone["seats"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_names_no_board_where_there_is_none(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["arena", "goofspiel", "--players", "2", "--games", "2", "--language", language]
    assert main([*call, "--bots", "random", "random"]) == 0
    said = capsys.readouterr().out
    assert "goofspiel" in said
    assert not any(word in said for word in (" board ", " Plan ", " plateau ", "none"))


@pytest.mark.parametrize("command", ["simulate", "arena", "balance"])
def test_a_bot_that_needs_a_heuristic_is_refused(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    call = [command, "goofspiel", "--players", "2", "--games", "2", "--language", "en"]
    assert main([*call, "--bots", "greedy", *(["random"] if command == "arena" else [])]) == 2
    refused = sentence(
        Refusal("", "bot-no-heuristic", {"bot": "greedy", "game": "goofspiel"}), "en"
    )
    assert capsys.readouterr().err.strip() == f"ahu: {refused}"


def test_a_bot_is_checked_in_the_games_that_it_plays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ahu.cli.bot.available", lambda: [GAMES["orongo"], GOOFSPIEL])
    assert main(["bot", "check", "greedy", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "orongo" in shown
    assert "goofspiel" not in shown
    assert main(["bot", "check", "greedy", "--game", "goofspiel", "--language", "en"]) == 2
    assert main(["bot", "check", "random", "--game", "goofspiel", "--language", "en"]) == 0
    assert "goofspiel" in capsys.readouterr().out


def test_the_arena_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    call = ["arena", "goofspiel", "--players", "3", "--games", "6", "--seed", "1"]
    bots = ["--bots", "random", "search:simulations=3"]
    assert main([*call, *bots, "--json", "--out", str(tmp_path / "games.jsonl")]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)["bots"]
    assert {bot["bot"] for bot in found} == {"random", "search:simulations=3"}
    assert all(bot["faults"] == 0 for bot in found)


@pytest.mark.parametrize("game", GOOFSPIEL.versions, ids=lambda game: f"{game.rules_version}")
def test_a_program_is_told_the_rules(game: Game, tmp_path: Path) -> None:
    body = f"    assert question['rules'] == {game.rules_version}\n{WELL}"
    bots = (parse(program(tmp_path, body, ms=60_000)), parse("random"))
    contest = Contest(game, 2, bots, 1, GOOFSPIEL.options(4))
    (result,) = run(contest, contest.fixtures(1))
    assert not result.faults


def test_results_of_other_rules_are_not_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    old, new = (Contest(game, 2, (parse("random"),), 1) for game in GOOFSPIEL.versions)
    (one,) = run(old, old.fixtures(1), out=out)
    assert one.rules == 1
    with pytest.raises(Refused, match="another contest"):
        run(new, new.fixtures(2), out=out)
    assert [result.rules for result in run(new, new.fixtures(1))] == [2]


def test_search_by_playouts_beats_random() -> None:
    """In seat-balanced games; simulations are counted, so every run plays the same."""
    bots = (parse("search:simulations=60"), parse("random"))
    contest = Contest(GOOFSPIEL, 2, bots, 1, GOOFSPIEL.options(6))
    results = run(contest, contest.fixtures(80))
    assert {result.bots.index("random") for result in results} == {0, 1}
    won = sum(
        1 / len(result.winners)
        for result in results
        if result.bots.index(bots[0].text) in result.winners
    )
    low, _ = wilson(won, len(results))
    assert low > 0.55


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_whole_game(level: str) -> None:
    """Levels are searches by playouts; a loaded machine only makes them weaker."""
    assert bot_behind(level, GOOFSPIEL).partition(":")[0] in ("random", "search")
    contest = Contest(GOOFSPIEL, 2, (parse(level), parse("random")), 1, GOOFSPIEL.options(4))
    for result in run(contest, contest.fixtures(2)):
        assert result.winners
        assert not result.faults
        assert result.decisions == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_at_the_terminal(language: str, tmp_path: Path) -> None:
    extras = ("?", "log", "board", "back", "nonsense")
    path = tmp_path / "game.record"
    code, screen = sit("goofspiel", 3, language, 2, 2, {"cards": 5}, record=path, extras=extras)
    assert code == 0
    endings = [say("table-won", language, count=count, clans="") for count in (1, 2, 3)]
    assert screen.rstrip().endswith(tuple(ending.strip() for ending in endings))
    record = read(path.read_bytes(), GAMES)
    assert replay(game_of(record.header, GAMES), record).over
    for event in record.events:
        key = "goofspiel-chance-prize" if event.seat is None else "goofspiel-choice-bid"
        assert say(key, language, card=event.move.card) in screen  # type: ignore[union-attr]  # both have one
