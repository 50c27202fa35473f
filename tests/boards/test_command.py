"""`ahu board check` and `ahu board show`: what they say, and their exit codes."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from ahu.cli.board import check, show
from tests.boards.broken import GIANTS, ORONGO, SMALL, edited

Capture = pytest.CaptureFixture[str]


def test_good_boards(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(ORONGO, encoding="utf-8")
    assert check(["giants", str(file)], "en") == 0
    out, err = capsys.readouterr()
    first, second = out.splitlines()
    assert first.startswith(
        "giants is good: “Rapa Nui”, a Giants board with 51 hexes and 31 ahus ("
    )
    assert second.startswith(f"{file} is good: “Rapa Nui”, an Orongo board with 110 fields")
    assert err == ""


def test_faults_are_told_in_the_language_of_the_reader(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(edited(GIANTS, ("hex = [-5, 1]", "hex = [50, 1]")), encoding="utf-8")
    expected = {
        "en": 'ahu "Tahai": stands at sea: there is no hex (50, 1) (G0.3)',
        "de": 'ahu "Tahai": liegt im Meer: Ein Feld (50, 1) gibt es nicht (G0.3)',
        "fr": 'ahu "Tahai"\xa0: se trouve en mer\xa0: il n’y a pas de case (50, 1) (G0.3)',
    }
    for language, line in expected.items():
        assert check([str(file)], language) == 1
        assert capsys.readouterr() == ("", f"{file}: {line}\n")


def test_a_warning_does_not_fail(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    assert check([str(file)], "de") == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{file} ist in Ordnung: „Motu Nui“")
    assert err.startswith(f"{file}: Warnung: es gibt nur einen Ahu für die 25 Sockel")


def test_one_bad_board_fails_all(tmp_path: Path, capsys: Capture) -> None:
    assert check([str(tmp_path / "missing.toml"), "orongo"], "en") == 1
    out, err = capsys.readouterr()
    assert err == f"{tmp_path}/missing.toml: there is no such file\n"
    assert out.startswith("orongo is good")


def test_files_that_are_no_boards(tmp_path: Path, capsys: Capture) -> None:
    binary, long, empty = tmp_path / "binary", tmp_path / "long", tmp_path / "empty"
    binary.write_bytes(bytes(range(256)))
    long.write_text("#" * 5_000_000, encoding="utf-8")
    empty.write_bytes(b"")
    for path, words in (
        (tmp_path, "this is a folder, not a file"),
        (binary, "line 2: not text in UTF-8"),
        (long, "too long for a board"),
        (empty, "cannot tell which game"),
        (tmp_path / "a\nb", "there is no such file"),
        ("a\0b", "the file cannot be read"),
        (empty / "below", "there is no such file"),
    ):
        assert check([str(path)], "en") == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert words in err
        assert err.count("\n") == 1


def test_a_board_is_drawn(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "board.svg"
    assert show("giants", str(out), "en") == 0
    assert capsys.readouterr() == (f"{out}: drawn\n", "")
    assert ElementTree.parse(out).getroot().tag.endswith("svg")


def test_what_cannot_be_drawn(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(edited(ORONGO, ('"nest"', '"egg"')), encoding="utf-8")
    assert show(str(file), str(tmp_path / "x.svg"), "en") == 1
    assert "there is no kind “egg”" in capsys.readouterr().err
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.parametrize(
    ("out", "words"), [("", "this is a folder"), ("none/x.svg", "there is no such folder")]
)
def test_where_nothing_can_be_written(
    tmp_path: Path, capsys: Capture, out: str, words: str
) -> None:
    assert show("giants", str(tmp_path / out), "en") == 1
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1
