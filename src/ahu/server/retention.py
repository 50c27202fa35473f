"""Deletes tables where nothing has happened for long, if that is wanted."""

from __future__ import annotations

import logging

from ahu.server import background
from ahu.server.clock import Clock
from ahu.server.registry import TableRegistry

LOG = logging.getLogger("ahu.retention")
AGAIN_S = 3600.0
A_DAY = 86_400.0
CLOCK = "clock"
"""The mark of the last time that was trusted."""
LEAP_SHARE, STEADY_SHARE = 0.1, 0.25
"""Parts of the time that tables are kept: a clock that is off by the first has leapt, and must then
go on steadily for the second."""


async def run_forever(registry: TableRegistry, keep_days: int) -> None:
    """Deletes, again and again, the tables that are older than `keep_days`."""
    clock: Clock | None = None

    async def work() -> None:
        nonlocal clock
        clock = clock or await clock_for(registry, keep_days)
        await look(registry, keep_days, clock)

    await background.repeat(work, AGAIN_S, "retention")


async def clock_for(registry: TableRegistry, keep_days: int) -> Clock:
    """Returns a clock that is compared with what the database has seen."""
    seen = await registry.storage.marked(CLOCK)
    registry.storage.not_before = seen or 0.0
    if seen is None:
        seen = await registry.storage.newest()
    kept_s = keep_days * A_DAY
    return Clock(seen, LEAP_SHARE * kept_s, STEADY_SHARE * kept_s)


async def look(registry: TableRegistry, keep_days: int, clock: Clock) -> None:
    """Deletes the tables that are older than `keep_days`, if the clock can be trusted."""
    if not clock.is_trusted():
        LOG.warning("the clock has leapt: until it goes on steadily no table is deleted")
        return
    await registry.storage.mark(CLOCK)
    await clear(registry, clock.now() - keep_days * A_DAY)


async def clear(registry: TableRegistry, before: float) -> None:
    """Deletes the tables where nothing has happened since `before`."""
    for table in await registry.storage.quiet(before):
        await registry.remove(table, before)
