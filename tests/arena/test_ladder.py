"""The ladder is written from results, and plays those that are missing when asked to."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ahu.arena import ladder
from ahu.arena.pairings import PAIRINGS, Pairing
from ahu.arena.results import read
from ahu.bots.levels import LEVELS

NOW = {level: dict(bots) for level, bots in LEVELS.items()}
"""The levels as they are: tests of the arena play with quicker ones."""
DOCS = Path(__file__).parents[2] / "docs"
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
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n", encoding="utf-8")
    call = ["--docs", str(tmp_path), "--readme", str(readme)]
    assert ladder.main([*call, "--run", "--only", "novice"]) == 0
    assert len(read(tmp_path / "ladder" / "giants-3-easy-novice.jsonl")) == 6
    assert ladder.main([*call, "--run"]) == 0
    assert "there is no bot “clever”" in capsys.readouterr().err
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| `easy` | `novice` | 4 |" in page
    assert "| orongo with 3 players | `random` | `easy` | 3 |" in page
    pictures = [part.partition(")")[0] for part in page.split("](")[1:]]
    assert len(pictures) == 7
    assert all((tmp_path / picture).exists() for picture in pictures)
    shown = readme.read_text(encoding="utf-8")
    assert shown.startswith(f"before\n{ladder.BEGIN}")
    assert shown.endswith(f"{ladder.END}\nafter\n")
    assert "| orongo with 2 players | `easy` | `novice` | 4 |" in shown
    assert "old" not in shown
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert ladder.main(call) == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before


def test_what_is_committed_was_written_from_the_results(tmp_path: Path) -> None:
    shutil.copytree(DOCS / "ladder", tmp_path / "ladder")
    readme = tmp_path / "README.md"
    shutil.copy(DOCS.parent / "README.md", readme)
    assert ladder.main(["--docs", str(tmp_path), "--readme", str(readme)]) == 0
    for name in ("ladder.md", "../README.md"):
        written = tmp_path / name.removeprefix("../")
        assert (DOCS / name).read_text("utf-8") == written.read_text("utf-8"), "run `make ladder`"


def test_what_is_committed_was_played_to_the_end_by_the_levels_as_they_are() -> None:
    checked = 0
    for pairing in PAIRINGS:
        if played := read(ladder.file_of(pairing, DOCS / "ladder")):
            assert len(played) == ladder.games_of(pairing), pairing.name
            for bot, behind in played[0].behind.items():
                assert behind == NOW[bot][pairing.game], f"{pairing.name}: {bot} has changed"
            checked += 1
    assert checked


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
