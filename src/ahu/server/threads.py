"""Runs work that is not short in threads, so that the event loop stays free for everybody.

Python runs one thread at a time, so more threads would not get more done. There are two: work of a
moment (plans, trials) never waits behind work of half a second (records, tables read anew).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import TypeVar

from ahu.core.refusal import refuse
from ahu.server.budgets import PAYER, KeyedLock

MOST_WAITING = 40
"""The most jobs that one address may have under way or waiting in one thread."""

Result = TypeVar("Result")


class SerialExecutor:
    """One thread. Each address has one job in it at a time, so the addresses take turns."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._lock = KeyedLock()

    async def run(self, work: Callable[[], Result]) -> Result:
        """Returns the result of `work`; whoever asked pays. Raises Refused if they ask a lot.

        Whoever asked may go away in the middle: their turn lasts until the work is done.
        """
        task = asyncio.create_task(self._run(work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _run(self, work: Callable[[], Result]) -> Result:
        payer = PAYER.get()
        key = None if payer is None else payer.address
        if key is not None and self._lock.waiting[key] >= MOST_WAITING:
            raise refuse("", "table-rate")
        async with self._lock.of(key):
            if payer is not None:
                await payer.wait()  # for what was done while this waited for its turn
            loop = asyncio.get_running_loop()
            result, seconds = await loop.run_in_executor(self._pool, _measured, work)
            if payer is not None:
                payer.charge(seconds)
        if isinstance(result, _Raised):
            raise result.error
        return result

    def close(self) -> None:
        """Drops work that has not begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Raised:
    def __init__(self, error: Exception) -> None:
        self.error = error


def _measured(work: Callable[[], Result]) -> tuple[Result | _Raised, float]:
    """Returns the result of `work`, or what it raised, and how long it took.

    Futures cannot hold a StopIteration: whoever waits for one would wait for ever.
    """
    begun = thread_time()
    result: Result | _Raised
    try:
        result = work()
    except StopIteration as error:
        fault = RuntimeError("StopIteration")
        fault.__cause__ = error
        result = _Raised(fault)
    except Exception as error:
        result = _Raised(error)
    return result, thread_time() - begun


class Threads:
    """The threads of a server."""

    def __init__(self) -> None:
        self.short = SerialExecutor("ahu-short")
        self.long = SerialExecutor("ahu-long")

    def close(self) -> None:
        """Closes all threads."""
        self.short.close()
        self.long.close()
