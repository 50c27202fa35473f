"""Servers go through failures in the middle of play: nothing is lost, and everybody goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ahu.server.bot_dispatcher import SWEEP_S
from ahu.server.leases import LEASE
from ahu.server.pg_listener import AGAIN_S, BEAT_S
from tests import programs
from tests.server.failing import MOST_S, Measured, World, report, run, small_disk
from tests.server.servers import database_server

TABLES = 4
"""`make soak` does it at a hundred."""


def test_each_failure_once(tmp_path: Path) -> None:
    programs.needed(programs.postgresql)
    with small_disk() as disk, database_server(disk) as database:
        full = disk is not None
        world = asyncio.run(run(tmp_path, database, TABLES, 0.02, full, fails_s=0.3))
    assert len(world.measured) == 5 + full  # with nothing, to begin with
    assert world.trial.again
    assert len(world.trial.told) >= 2 * TABLES * len(world.measured)


def test_whoever_is_stuck_for_too_long_is_told_of() -> None:
    """How long it takes here is no matter of ours: other tests run beside it."""
    world = World([], 0, 0)
    world.measured = [Measured("in time", longest_s=MOST_S), Measured("too late", longest_s=10.1)]
    assert world.too_long == ["too late"]
    assert "stuck for longer than 10 s; it was longer after: too late." in report(world, 1, 0.0)


def test_what_is_found_out_is_found_out_in_time() -> None:
    """On an idle machine; the rest of the time is for a busy one."""
    assert BEAT_S + BEAT_S + AGAIN_S < MOST_S
    assert LEASE.total_seconds() + SWEEP_S < MOST_S
