"""What `make` promises beside the tests that it runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ONE_AT_A_TIME = """#!/bin/sh
here=$(dirname "$0")
mkdir "$here/busy" || { echo "two at once" >&2; exit 1; }
echo "$@" >> "$here/called"
sleep 0.2
rmdir "$here/busy"
"""


@pytest.mark.skipif(sys.platform == "win32" or shutil.which("make") is None, reason="needs make")
def test_two_installations_never_run_at_once(tmp_path: Path) -> None:
    """In the place of Python stands a script that fails when it is called twice at a time."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(ONE_AT_A_TIME, encoding="utf-8")
    python.chmod(0o755)
    wanted = ["setup", f"{tmp_path}/example"]
    command = ["make", "-j4", f"VENV={tmp_path}", *wanted]
    alone = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    called = (tmp_path / "bin" / "called").read_text(encoding="utf-8")
    assert called.count("-m pip install") == 4
    assert called.index("requirements-server.lock") < called.index("requirements.lock")
