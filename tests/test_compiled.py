"""Compiled and interpreted rules play the same games."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

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
