"""Hints and analyses of a game that has no heuristic: by games played on at random."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ahu.analysis.hints import SHOWN, hints
from ahu.analysis.report import Analysis
from ahu.cli import main
from ahu.console.words import Words
from ahu.core.record import write_text
from ahu.core.rng import rng_for
from tests.goofspiel.example import GOOFSPIEL, match, played


def test_hints_have_worth_and_words_but_no_reasons() -> None:
    game = match(3, 4, 1)
    found = hints(game.position.recall(0), 0, rng_for("hint"))
    assert len(found) == SHOWN
    for move in found:
        assert 0 <= move.chance <= 1
        assert move.say
        assert all(map(Words("de").phrase, move.say))
        assert not move.reasons


def test_a_finished_game_is_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(match(2, 4, 3))
    file = tmp_path / "game.record"
    file.write_text(write_text(game.record, GOOFSPIEL), encoding="utf-8")
    assert main(["analyse", str(file), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Analysis)
    assert found.points[-1].step == len(game.record.events)
    assert found.points[-1].chances == [
        (seat in game.winners) / len(game.winners) for seat in range(2)
    ]
