"""Upkeep: tables where nothing has happened for long are taken away, if that is wanted."""

from __future__ import annotations

import asyncio
import logging
import time

from ahu.server.house import House
from ahu.server.metrics import ERRORS

LOG = logging.getLogger("ahu.upkeep")
AGAIN_S = 3600.0
A_DAY = 86_400.0


async def look_after(house: House, keep_days: int) -> None:
    """Take away, again and again, what is older than so many days."""
    while True:
        try:
            await clear(house, time.time() - keep_days * A_DAY)
        except Exception:
            ERRORS.inc()
            LOG.exception("upkeep")
        await asyncio.sleep(AGAIN_S)


async def clear(house: House, before: float) -> None:
    """Take away the tables where nothing has happened since this time."""
    for table in await house.storage.quiet(before):
        await house.remove(table, before)
