"""Compiled and interpreted rules play the same games."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ahu
from ahu.core.rng import rng_for
from tests.properties.tables import GAMES, new_position

TABLES = 36


def fingerprints() -> dict[str, str]:
    """What comes of games played at random, and of how many decisions."""
    found = {}
    for game in GAMES:
        digest = hashlib.sha256()
        for number in range(TABLES):
            position = new_position(game, number)
            decisions = position.playout(rng_for("fingerprint", number))
            digest.update(b"%d" % decisions + bytes(position.state.at))
        found[game.name] = digest.hexdigest()
    return found


def test_compiled_and_interpreted_are_the_same() -> None:
    if not ahu.compiled:
        pytest.skip("the rules are not compiled here, so there is nothing to compare with")
    code = (
        "import ahu, json; from tests.test_compiled import fingerprints;"
        "assert not ahu.compiled; print(json.dumps(fingerprints()))"
    )
    environment = {**os.environ, "AHU_INTERPRETED": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == fingerprints()


def test_interpreted_rules_say_so_once(tmp_path: Path) -> None:
    """Where nobody asked for them: the package as it is installed without a C compiler."""
    kernels = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(Path(ahu.__file__).parent, tmp_path / "ahu", ignore=kernels)
    code = "import ahu; [ahu.new(game, players=3, seed=1) for game in ('giants', 'orongo')]"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    environment.pop("AHU_INTERPRETED", None)
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, env=environment, cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert done.stderr.count("RuntimeWarning: the rules run interpreted") == 1
