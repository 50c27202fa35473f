"""The server is killed at random moments: nothing acknowledged is lost, doubled or stuck."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashing import Trial, run

KILLS = 6
"""On each database; `make soak` does it a hundred times each."""


def check_trial(trial: Trial, events: int) -> None:
    """It was killed in the middle of play: between kills commands came through, others did not."""
    assert trial.kills == KILLS
    assert len(trial.told) >= KILLS
    assert trial.again
    assert events > len(trial.told)


def test_killed_on_sqlite(tmp_path: Path) -> None:
    trial, events = asyncio.run(run(str(tmp_path / "tables.sqlite"), tmp_path, KILLS, "sqlite"))
    check_trial(trial, events)


def test_killed_on_postgresql(tmp_path: Path, database: str) -> None:
    trial, events = asyncio.run(run(database, tmp_path, KILLS, "postgresql"))
    check_trial(trial, events)
