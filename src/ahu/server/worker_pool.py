"""Runs the processes that play bots. One that takes too long or breaks is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
import socket
import subprocess
import sys
from typing import TypeVar

import msgspec

from ahu.bots.levels import THINK_MS
from ahu.server import parent_watch
from ahu.server.bot_decisions import BotDecision, BotRequest
from ahu.server.metrics import BOT_FAULTS, BOT_SECONDS
from ahu.server.worker import AnyRequest

LOG = logging.getLogger("ahu.pool")
PATIENCE_S = 10.0
"""How long a decision may take beyond three times its level's."""
STARTING_S = 60.0
"""How much longer the first decision of a process may take, since it has to start."""
LONGEST_LINE = 4_000_000

Answer = TypeVar("Answer")


class WorkerLost(Exception):
    """Says that the process broke or hung, so that there is no decision."""


class Worker:
    """One process; it is started when it is first needed."""

    def __init__(self, command: tuple[str, ...], starting_s: float) -> None:
        self._command = command
        self._starting_s = starting_s
        self._process: subprocess.Popen[bytes] | None = None
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    @property
    def pid(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._process is None else self._process.pid

    async def ask(self, asked: AnyRequest, answer: type[Answer], limit_s: float) -> Answer:
        """Returns the answer. Raises WorkerLost; a new process is then used next time."""
        if self._process is None:
            limit_s += self._starting_s
        try:
            async with asyncio.timeout(limit_s):
                if self._process is None:
                    await self._start()
                self._writer.write(msgspec.json.encode(asked) + b"\n")
                await self._writer.drain()
                line = await self._reader.readline()
                return msgspec.json.decode(line, type=answer)
        except TimeoutError:
            await self.close()
            raise WorkerLost("hang") from None
        except (OSError, ValueError, msgspec.DecodeError):
            await self.close()
            raise WorkerLost("crash") from None
        except asyncio.CancelledError:
            await self.close()  # its answer would be taken for the next one's
            raise

    async def _start(self) -> None:
        """Starts the process.

        It inherits nothing but its end of a socket: uvloop's own way of starting one would give it
        the port, too.
        """
        ours, theirs = socket.socketpair()
        with theirs:
            self._reader, self._writer = await asyncio.open_connection(
                sock=ours, limit=LONGEST_LINE
            )
            self._process = subprocess.Popen(
                self._command,
                stdin=theirs.fileno(),
                stdout=theirs.fileno(),
                start_new_session=True,
                env=parent_watch.environment(),
            )

    async def close(self) -> None:
        """Ends the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            self._writer.close()
            process.kill()
            await asyncio.to_thread(process.wait)


class WorkerPool:
    """Holds `workers` workers, and one more for short decisions (see `fair_queue`).

    A table's bots go to the worker that played them last, if it is free.
    """

    def __init__(
        self,
        workers: int,
        command: tuple[str, ...] = (sys.executable, "-m", "ahu.server.worker"),
        patience_s: float = PATIENCE_S,
        starting_s: float = STARTING_S,
    ) -> None:
        self.size = workers
        self.workers = [Worker(command, starting_s) for _ in range(workers + 1)]
        self._patience_s = patience_s
        self._free = self.workers[::-1]
        """The free workers. The last was used last: as few are started as are needed."""
        self._someone_free = asyncio.Condition()
        self._last: dict[str, Worker] = {}

    async def decide(self, asked: BotRequest) -> BotDecision:
        """Returns a bot's decision. Raises WorkerLost if its process broke or hung."""
        decided = await self.ask(asked, BotDecision, THINK_MS[asked.level] / 1000)
        BOT_SECONDS.observe(decided.seconds)
        for reason in decided.faults:
            BOT_FAULTS.labels(reason).inc()
        return decided

    async def ask(
        self,
        asked: AnyRequest,
        answer: type[Answer],
        seconds: float,
        patience_s: float | None = None,
    ) -> Answer:
        """Returns the answer to what should take `seconds`. Raises WorkerLost.

        `patience_s` is how much longer it may take, if not as long as a decision.
        """
        patience = self._patience_s if patience_s is None else patience_s
        worker = await self._take(asked.key)
        try:
            return await worker.ask(asked, answer, 3 * seconds + patience)
        except WorkerLost as lost:
            BOT_FAULTS.labels(str(lost)).inc()
            LOG.warning("bot lost", extra={"reason": str(lost), "asked": type(asked).__name__})
            raise
        finally:
            async with self._someone_free:
                self._free.append(worker)
                self._someone_free.notify()

    async def _take(self, key: str) -> Worker:
        async with self._someone_free:
            await self._someone_free.wait_for(lambda: bool(self._free))
            worker = self._last.get(key)
            if worker is None or worker not in self._free:
                worker = self._free[-1]
            self._free.remove(worker)
            if len(self._last) > 10_000:
                self._last.clear()
            self._last[key] = worker
            return worker

    async def close(self) -> None:
        """Ends all workers."""
        await asyncio.gather(*(worker.close() for worker in self.workers))
