"""The programs of docs/research.md run, one after another, as they are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ahu.env.encoding import Encoding
from tests.env.sizes import SIZES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_walkthrough(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # for the files that it writes
    monkeypatch.syspath_prepend(ROOT)  # for the examples
    programs = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    known: dict[str, object] = {}
    for program in programs:
        exec(compile(program, "research.md", "exec"), known)
        assert capsys.readouterr().out, program


def test_sizes_are_as_told() -> None:
    for name, players in SIZES:
        encoding = Encoding(name, players)
        assert f"{encoding.size:,}" in TEXT
        assert f"{encoding.actions:,}" in TEXT


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_every_block_of_actions_is_told(name: str) -> None:
    blocks = Encoding(name, SIZES[0][1]).encoder.blocks
    assert all(f"`{block}`" in TEXT for block in blocks)
