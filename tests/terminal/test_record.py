"""Keeping the record of a game, and going on from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ahu.core.record import read_text
from ahu.games import GAMES
from tests.terminal.person import sit, typed


def test_a_game_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = ("1", "1", "no", "no", "yes")
    options = {"round_limit": 4}
    _, screen = typed(*lines, game="giants", players=3, record=path, options=options)
    assert f"To continue: ahu play --record {path}" in " ".join(screen.split())
    kept = read_text(path.read_text(), GAMES)
    assert len(kept.events) > 5
    code, screen = sit("giants", 3, "en", 1, record=path)
    assert code == 0
    assert "The game of Giants goes on." in screen
    whole = read_text(path.read_text(), GAMES)
    assert whole.events[: len(kept.events)] == kept.events
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_seed_gives_the_same_game_in_one_sitting_or_two(tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    typed("0", "yes", "1", "yes", game="orongo", players=2, record=one, seed=4)
    typed("0", "yes", game="orongo", players=2, record=two, seed=4)
    typed("1", "yes", game=None, players=None, record=two, seed=4)
    assert one.read_text() == two.read_text()


@pytest.mark.parametrize("spoil", ["", "nonsense", "\x00", "ahu record 1\ngame: chess\n"])
def test_a_broken_record_stays_as_it_is(
    spoil: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(spoil)
    code, _ = typed(game="giants", players=3, record=path)
    assert code == 1
    assert path.read_text() == spoil
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_impossible_record_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    typed(game="giants", players=3, record=path)
    spoilt = path.read_text() + "1.5 blue   pass\n"
    path.write_text(spoilt)
    assert typed(game="giants", players=3, record=path)[0] == 1
    assert path.read_text() == spoilt
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_another_game_than_the_records_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    typed(game="giants", players=3, record=path)
    assert typed(game="orongo", players=2, record=path)[0] == 1
    assert "giants" in capsys.readouterr().err


def test_a_record_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(game="giants", players=3, record=tmp_path / "no" / "where")[0] == 1
    assert "cannot be written" in capsys.readouterr().err
