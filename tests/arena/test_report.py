"""The report is made from the results alone, and is the same each time."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from ahu.arena import report
from ahu.arena.results import FaultResult, GameResult
from ahu.arena.summary import summarise
from ahu.text import LANGUAGES
from tests.arena.made import duel, result

EXPECTED = Path(__file__).parent / "report.md"


def results() -> list[GameResult]:
    games = duel(40, 0.8, ("search:ms=200", "random"))
    fault = FaultResult(0, 3, "crash", "ZeroDivisionError")
    tied = result(40, ("random", "search:ms=200"), (4, 4), faults=[fault])
    return [*games, tied]


def test_it_reads_as_it_should() -> None:
    """When it changes on purpose, `python -m tests.arena.test_report` writes it anew."""
    found = results()
    assert report.markdown(summarise(found), found, "en") == EXPECTED.read_text(encoding="utf-8")


def test_it_is_there_in_every_language() -> None:
    found = results()
    summary = summarise(found)
    texts = [report.markdown(summary, found, language) for language in LANGUAGES]
    assert len({text.count("\n") for text in texts}) == 1
    assert len(set(texts)) == len(LANGUAGES)


def test_the_same_results_give_the_same_bytes(tmp_path: Path) -> None:
    found = results()
    one = report.write(found, tmp_path / "one", "de").parent
    other = report.write(found, tmp_path / "deep" / "other", "de").parent
    names = sorted(path.name for path in one.iterdir())
    assert names == ["ladder.svg", "report.md", "scores.svg", "strength.svg"]
    for name in names:
        assert (one / name).read_bytes() == (other / name).read_bytes()
        if name.endswith(".svg"):
            ElementTree.parse(one / name)
            assert f"({name})" in (one / "report.md").read_text(encoding="utf-8")


if __name__ == "__main__":
    text = report.markdown(summarise(results()), results(), "en")
    EXPECTED.write_text(text, encoding="utf-8", newline="\n")
