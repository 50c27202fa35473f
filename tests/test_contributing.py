"""What CONTRIBUTING says of the example game is true, and its commands and programs run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import tests.goofspiel.example  # says what to do where the example is not installed

ROOT = Path(__file__).parents[1]
EXAMPLE = Path(tests.goofspiel.example.__file__).parents[2] / "examples" / "goofspiel"
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("\n## A game\n")[2].partition("\n## ")[0]
NOT_OURS = shutil.ignore_patterns("*.egg-info", "__pycache__", "build")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", SECTION, re.DOTALL)


def test_files_and_lines_are_as_told(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "copy", ignore=NOT_OURS)
    files = [path for path in (tmp_path / "copy").rglob("*") if path.is_file()]
    python = [path for path in files if path.suffix == ".py"]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in python)
    told = re.search(r"(\d+) files,\s+of which (\d+) are Python, with (\d+) lines", SECTION)
    assert told is not None
    assert tuple(map(int, told.groups())) == (len(files), len(python), lines)
    for path in files:
        name = re.sub(
            "text/(en|de|fr)/", "text/LANGUAGE/", str(path.relative_to(tmp_path / "copy"))
        )
        assert f"`{name}`" in SECTION


def test_the_programs(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, object] = {}
    shown = []
    for program in blocks("python"):
        exec(compile(program, "CONTRIBUTING.md", "exec", dont_inherit=True), known)
        shown.append(capsys.readouterr().out)
    assert "won by" in shown[0]
    assert shown[2] == "[]\n"  # the game with private cards has no faults
    first, second = (line.split() for line in shown[1].splitlines())
    assert (first[0], second) == ("1", ["2", "0"])
    assert int(first[1]) > 0


@pytest.mark.skipif(sys.platform == "win32", reason="the walk is for a shell")
def test_the_walk(tmp_path: Path) -> None:
    """All commands, one after another, in an environment of its own where packages can be added."""
    shutil.copytree(EXAMPLE, tmp_path / "examples" / "goofspiel", ignore=NOT_OURS)
    venv.create(tmp_path / "venv", with_pip=False, symlinks=True)
    packages = [str(ROOT / "src"), *(path for path in sys.path if path.endswith("-packages"))]
    environment = {
        **os.environ,
        "PATH": f"{tmp_path / 'venv' / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(packages),
        "LANGUAGE": "en",
    }
    (walk,) = blocks("console")
    commands = [line.removeprefix("$ ") for line in walk.splitlines()]
    script = ["set -e", 'ahu() { python -m ahu "$@"; }', *commands]
    done = subprocess.run(
        ["bash", "-c", "\n".join(script)],
        cwd=tmp_path,
        env=environment,
        input="",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "A game of Bluff begins" in done.stdout
    assert not re.search("goofspiel", done.stdout, re.IGNORECASE)
