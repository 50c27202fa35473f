"""The ladder is written from results, and plays those that are missing when asked to."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ahu.arena import ladder
from ahu.arena.pairings import pairings
from ahu.arena.results import read
from ahu.bots.levels import LEVELS, bot_behind
from ahu.core.ladder import Pairing
from tests.ours import OUR_GAMES

NOW = {
    level: {name: bot_behind(level, game) for name, game in OUR_GAMES.items()} for level in LEVELS
}
"""The levels as they are: tests of the arena play with quicker ones."""
ROOT = Path(__file__).parents[2]
RESULTS = ROOT / ladder.RESULTS
PICTURES = ("ratings", "strength", "scores")
SMALL = [
    Pairing("orongo", 2, "easy", "novice", 4, 0.6, True),
    Pairing("giants", 3, "easy", "novice", 4, 0.5, True),
    Pairing("orongo", 3, "random", "easy", 3, 0.0),
    Pairing("orongo", 2, "clever", "random", 3, 0.95),
]


def test_names_are_different() -> None:
    assert len({pairing.name for pairing in pairings()}) == len(pairings())


def test_enough_games_of_each() -> None:
    least = {"easy": 400, "normal": 400, "hard": 100, "expert": 60}
    for pairing in pairings():
        if pairing.level:
            assert ladder.games_of(pairing) >= least[pairing.first]
        assert ladder.games_of(pairing) % pairing.players == 0


def test_run_and_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "pairings", lambda: SMALL)
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n", encoding="utf-8")
    played = tmp_path / "results"
    call = ["--results", str(played), "--docs", str(tmp_path), "--readme", str(readme)]
    assert ladder.main([*call, "--run", "--only", "novice"]) == 0
    assert len(read(played / "giants-3-easy-novice.jsonl.xz")) == 6
    assert ladder.main([*call, "--run"]) == 0
    assert "there is no bot “clever”" in capsys.readouterr().err
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| `easy` | `novice` | 4 |" in page
    assert "| orongo with 3 players | `random` | `easy` | 3 |" in page
    shown = readme.read_text(encoding="utf-8")
    assert shown.startswith(f"before\n{ladder.BEGIN}")
    assert shown.endswith(f"{ladder.END}\nafter\n")
    assert "| orongo with 2 players | `easy` | `novice` | 4 |" in shown
    assert "old" not in shown
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert ladder.main(call) == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before


def test_what_is_committed_was_written_from_the_results(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    readme = tmp_path / "README.md"
    shutil.copy(ROOT / "README.md", readme)
    call = ["--results", str(RESULTS), "--docs", str(tmp_path / "docs"), "--readme", str(readme)]
    assert ladder.main(call) == 0
    for name in ("docs/ladder.md", "README.md"):
        written = (tmp_path / name).read_text("utf-8")
        assert (ROOT / name).read_text("utf-8") == written, "run `make ladder`"


def test_pictures_on_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "pairings", lambda: SMALL[:2])
    call = ["--results", str(tmp_path), "--docs", str(tmp_path), "--readme", str(tmp_path / "no")]
    pictures = tmp_path / "drawn" / "here"
    assert ladder.main([*call, "--run", "--pictures", str(pictures)]) == 0
    names = {f"{game}-{what}.svg" for game in ("orongo-2", "giants-3") for what in PICTURES}
    assert {path.name for path in pictures.iterdir()} == names


def test_what_is_committed_was_played_to_the_end_by_the_levels_as_they_are() -> None:
    checked = 0
    for pairing in pairings():
        if played := read(ladder.file_of(pairing, RESULTS)):
            assert len(played) == ladder.games_of(pairing), pairing.name
            for bot, behind in played[0].behind.items():
                assert behind == NOW[bot][pairing.game], f"{pairing.name}: {bot} has changed"
            checked += 1
    assert checked


def test_without_results_it_says_so(tmp_path: Path) -> None:
    assert "No games have been played yet." in ladder.write([], tmp_path).read_text(
        encoding="utf-8"
    )


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
