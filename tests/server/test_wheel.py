"""What the package contains when it is built, without building it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from setuptools import Distribution
from setuptools.command.build_py import build_py
from setuptools.config.pyprojecttoml import apply_configuration

ROOT = Path(__file__).parents[2]
MADE = {".so", ".pyd", ".pyc", ".c"}
"""Endings of what is made anew on each machine."""


def packed() -> set[Path]:
    """The files that go into a wheel, besides the compiled kernels."""
    distribution = Distribution({"script_name": "setup.py"})
    apply_configuration(distribution, "pyproject.toml")
    build = build_py(distribution)
    build.ensure_finalized()
    found = {Path(path) for _, _, path in build.find_all_modules()}  # type: ignore[no-untyped-call]  # it has no types
    for _, folder, _, names in build.data_files:
        found |= {Path(folder, name) for name in names}
    return found


def test_everything_is_in_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    here = {
        path
        for path in Path("src/ahu").rglob("*")
        if path.is_file() and path.suffix not in MADE and "__pycache__" not in path.parts
    }
    found = packed()
    assert here - found == set()
    inside = {str(path.relative_to("src/ahu")) for path in found}
    assert {"games/giants/boards/giants.toml", "text/de/page.ftl", "py.typed"} <= inside
    assert {"server/migrations/env.py", "server/page/index.html"} <= inside
    assert any(name.startswith("server/page/assets/") for name in inside)
    assert any(name.startswith("server/migrations/versions/v0001") for name in inside)


@pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="needs the repository"
)
def test_the_repository_is_in_the_source_distribution(tmp_path: Path) -> None:
    """All of it but what only the repository needs, and the built page besides."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True,
    ).stdout.splitlines()  # fmt: skip
    here = {path for path in listed if not path.startswith(".") and (ROOT / path).is_file()}
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True, env=os.environ | {"AHU_KERNELS": "built"},
    )  # fmt: skip
    sources = (tmp_path / "ahu.egg-info" / "SOURCES.txt").read_text(encoding="utf-8")
    found = {path for path in sources.splitlines() if "ahu.egg-info" not in path}
    page = {path for path in found if path.startswith("src/ahu/server/page/")}
    assert here - found == set()
    assert found - page - here == set()
    assert "src/ahu/server/page/index.html" in page
