"""Ends what runs in the background of a process, such as its endless loops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

LOG = logging.getLogger("ahu.background")


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancels tasks and waits until they have ended, since what they use is closed next."""
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception):
            LOG.error("ended before it should", exc_info=found)
