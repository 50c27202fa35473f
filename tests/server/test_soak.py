"""`make soak` writes down what all its programs say, also of those that fail."""

from __future__ import annotations

from pathlib import Path

from tests.server.soak import Program, soak


def test_what_programs_say_is_written_down(tmp_path: Path) -> None:
    file = tmp_path / "soak.md"
    good = Program("Records", "tests.server.mutating", 1000)
    assert soak([good], 0.002, file)
    text = file.read_text(encoding="utf-8")
    assert "## Records\n\n`python -m tests.server.mutating 2`" in text
    assert "failed" not in text
    bad = Program("Nothing", "tests.server.no_such_program", 1, markdown=True)
    assert not soak([bad, good], 0.002, file)
    text = file.read_text(encoding="utf-8")
    assert text.index("## Nothing") < text.index("**It failed.**") < text.index("## Records")
