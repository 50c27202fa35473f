"""Runs the endless loops of a process in its background, and ends them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import NoReturn

from ahu.server.metrics import ERRORS

LOG = logging.getLogger("ahu.background")


async def repeat(work: Callable[[], Awaitable[None]], every_s: float, name: str) -> NoReturn:
    """Does some work for ever, with a pause of `every_s` after each time.

    A failure is counted and logged under the work's name, and the work goes on.
    """
    while True:
        try:
            await work()
        except Exception:
            ERRORS.inc()
            LOG.exception(name)
        await asyncio.sleep(every_s)


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancels tasks and waits until they have ended, since what they use is closed next."""
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception):
            LOG.error("ended before it should", exc_info=found)
