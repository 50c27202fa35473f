"""The server is killed at random moments: nothing acknowledged is lost, doubled or stuck."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashing import run

KILLS = 10
"""On each database; `make soak` does it a hundred times each."""


def test_killed_on_sqlite(tmp_path: Path) -> None:
    trial, events = asyncio.run(run(str(tmp_path / "tables.sqlite"), tmp_path, KILLS, "sqlite"))
    assert trial.kills == KILLS
    assert events > len(trial.told) > 0


def test_killed_on_postgresql(tmp_path: Path, database: str) -> None:
    trial, events = asyncio.run(run(database, tmp_path, KILLS, "postgresql"))
    assert trial.kills == KILLS
    assert events > len(trial.told) > 0
