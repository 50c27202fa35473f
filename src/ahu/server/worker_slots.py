"""Hands out the workers' time in the order of the fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from ahu.server.fair_queue import FairQueue, Job, JobId
from ahu.server.metrics import BOT_WAIT_SECONDS, BOTS_WAITING


class Slots:
    """Lets as many decisions run at a time as there are workers."""

    def __init__(self, workers: int) -> None:
        self._queue = FairQueue(workers)
        self._granted: dict[JobId, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def slot(self, job: Job) -> AsyncIterator[None]:
        """Waits until it is this job's turn; the time spent in the context counts as the job's."""
        granted = self._granted[job.id] = asyncio.get_running_loop().create_future()
        asked = monotonic()
        self._queue.add(job)
        self._hand_out()
        try:
            await granted
        except asyncio.CancelledError:
            self._give_up(job, granted)
            raise
        begun = monotonic()
        BOT_WAIT_SECONDS.observe(begun - asked)
        try:
            yield
        finally:
            self._end(job, monotonic() - begun)

    def _hand_out(self) -> None:
        while (job := self._queue.take()) is not None:
            granted = self._granted.pop(job.id)
            if granted.cancelled():  # its task has not yet noticed
                self._queue.done(job, 0.0)
            else:
                granted.set_result(None)
        BOTS_WAITING.set(len(self._queue))

    def _give_up(self, job: Job, granted: asyncio.Future[None]) -> None:
        """Gives up the slot of a cancelled task, before its turn or at the moment it came."""
        if self._granted.get(job.id) is granted:
            del self._granted[job.id]
            self._queue.remove(job)
            BOTS_WAITING.set(len(self._queue))
        elif not granted.cancelled():
            self._end(job, 0.0)

    def _end(self, job: Job, seconds: float) -> None:
        self._queue.done(job, seconds)
        self._hand_out()
