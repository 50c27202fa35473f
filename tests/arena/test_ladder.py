"""The ladder is written from results, and plays those that are missing when asked to."""

from __future__ import annotations

from pathlib import Path

import pytest

from ahu.arena import ladder
from ahu.arena.pairings import PAIRINGS, Pairing
from ahu.arena.results import read

SMALL = [
    Pairing("orongo", 2, "easy", "novice", 4, 0.6, True),
    Pairing("giants", 3, "easy", "novice", 4, 0.5, True),
    Pairing("orongo", 3, "random", "easy", 3, 0.0),
    Pairing("orongo", 2, "clever", "random", 3, 0.95),
]


def test_names_are_different() -> None:
    assert len({pairing.name for pairing in PAIRINGS}) == len(PAIRINGS)


def test_enough_games_of_each() -> None:
    least = {"easy": 400, "normal": 400, "hard": 100, "expert": 60}
    for pairing in PAIRINGS:
        if pairing.level:
            assert ladder.games_of(pairing) >= least[pairing.first]
        assert ladder.games_of(pairing) % pairing.players == 0


def test_run_and_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "PAIRINGS", SMALL)
    assert ladder.main(["--docs", str(tmp_path), "--run", "--only", "novice"]) == 0
    assert len(read(tmp_path / "ladder" / "giants-3-easy-novice.jsonl")) == 6
    assert ladder.main(["--docs", str(tmp_path), "--run"]) == 0
    assert "there is no bot “clever”" in capsys.readouterr().err
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| `easy` | `novice` | 4 |" in page
    assert "| orongo with 3 players | `random` | `easy` | 3 |" in page
    pictures = [part.partition(")")[0] for part in page.split("](")[1:]]
    assert len(pictures) == 7
    assert all((tmp_path / picture).exists() for picture in pictures)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert ladder.main(["--docs", str(tmp_path)]) == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before


def test_without_results_it_says_so(tmp_path: Path) -> None:
    assert "No games have been played yet." in ladder.write(tmp_path).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wanted", "won", "low", "how"),
    [
        (0.6, 0.59, 0.5, "no"),
        (0.6, 0.61, 0.55, "open"),
        (0.6, 0.7, 0.65, "yes"),
        (None, 0.6, 0.51, "yes"),
        (None, 0.6, 0.49, "no"),
    ],
)
def test_reached(wanted: float | None, won: float, low: float, how: str) -> None:
    assert ladder.reached(Pairing("orongo", 2, "a", "b", 100, wanted), won, low) == how
