"""Hears from processes on one PostgreSQL that a table reached a number, and who is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ahu.server import background, presence, talk
from ahu.server.metrics import ERRORS
from ahu.server.presence import PresenceTracker
from ahu.server.registry import TableRegistry
from ahu.server.storage import CHANNEL

LOG = logging.getLogger("ahu.pg_listener")
AGAIN_S = 1.0
BEAT_S = 2.0
"""How often PostgreSQL is asked for a sign of life, and how long it has for it: a connection may be
lost unnoticed, and whoever sits here sees nothing of what others do until it is found out."""
CONNECT_S = 15.0
"""How long a new connection may take."""


async def notify(engine: AsyncEngine, payload: str) -> None:
    """Tells the other processes who is there."""
    async with engine.begin() as connection:
        what = {"channel": presence.CHANNEL, "payload": payload}
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), what)


class PgListener:
    """Listens, and lets the registry catch up. A lost connection is made anew."""

    def __init__(
        self,
        registry: TableRegistry,
        engine: AsyncEngine,
        presence: PresenceTracker | None = None,
        beat_s: float = BEAT_S,
    ) -> None:
        """Prepares to listen; a process without clients has no presence to tell of."""
        self.registry = registry
        self.presence = presence
        self._address = engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._beat_s = beat_s
        self._under_way: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Listens for ever."""
        try:
            while True:
                try:
                    await self._listen_once()
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    LOG.warning("listener lost", extra={"problem": type(error).__name__})
                except Exception:
                    ERRORS.inc()
                    LOG.exception("listener")
                await asyncio.sleep(AGAIN_S)
        finally:
            await background.end(list(self._under_way))

    async def _listen_once(self) -> None:
        """Listens until the connection is lost. Raises the error by which it was lost."""
        connection = await asyncpg.connect(self._address, timeout=CONNECT_S)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            async with asyncio.timeout(CONNECT_S):
                await connection.add_listener(CHANNEL, self._heard)
                await connection.add_listener(talk.CHANNEL, self._heard_talk)
                if self.presence is not None:
                    heard = partial(_heard_presence, self.presence)
                    await connection.add_listener(presence.CHANNEL, heard)
            if self.presence is not None:
                self.presence.report_again(asks=True)
            await self.registry.catch_up_all()  # whatever was said while nobody listened
            for live in self.registry.all_in_memory():
                await talk.hear(self.registry, live.session.setup.table)
            while not await _set_within(lost, self._beat_s):
                await connection.execute("SELECT 1", timeout=self._beat_s)
        finally:
            with suppress(Exception):
                connection.terminate()

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        table, _, number = str(payload).rpartition(" ")
        self._start(self._catch_up(table, int(number)))

    def _heard_talk(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._start(talk.hear(self.registry, str(payload)))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _catch_up(self, table: str, number: int) -> None:
        try:
            await self.registry.catch_up(table, number)
        except Exception:
            ERRORS.inc()
            LOG.exception("catching up", extra={"table": table})


def _heard_presence(
    presence: PresenceTracker, connection: object, pid: int, channel: str, payload: object
) -> None:
    presence.hear(str(payload))


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    """Returns whether `event` is set within `seconds`."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
