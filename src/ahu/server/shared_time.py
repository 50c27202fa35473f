"""The time that tables' clocks go by: it never leaps, and stands still while nobody serves.

A database has one such time for all its processes. It follows the clock of PostgreSQL, or of the
machine for SQLite, less what was lost: while all servers were down, or when that clock was set. Now
and then a process notes when it last looked; if that is long ago, or in the future, the time in
between is lost. While no clock runs at any table, the time stands still: what it was then is noted
once, and when a clock runs again it goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from time import monotonic

from sqlalchemy import delete, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.server.metrics import ERRORS
from ahu.server.rows import EVENTS, MARKS, TABLES
from ahu.server.storage import Storage

LOG = logging.getLogger("ahu.shared_time")
SEEN, LOST, STOOD = "clock-seen", "clock-lost", "clock-stood"
BEAT_S = 5.0
LONGEST_S = 30.0
"""How long nobody may have looked without the time being lost."""
_LOCK = text("SELECT pg_advisory_xact_lock(1634235698)")
"""Lets one process at a time look."""
_GOES_ON = delete(MARKS).where(MARKS.c.name == STOOD)
_NOTE = text(
    """INSERT INTO marks (name, at) VALUES (:name, :at)
    ON CONFLICT (name) DO UPDATE SET at = excluded.at"""
)


class SharedTime:
    """The time of one database, as this process knows it."""

    def __init__(self, storage: Storage, wall: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._wall = wall
        self._told = 0.0
        """The time when the database was last asked, and when that was."""
        self._asked_at = monotonic()
        self.stands = True
        """Whether no clock ran when the database was last asked."""

    def now(self) -> float:
        """Returns the time now, as far as this process can tell."""
        if self.stands:
            return self._told
        return self._told + min(monotonic() - self._asked_at, LONGEST_S)

    async def beat(self) -> None:
        """Asks the database, and notes that somebody has looked if a clock runs."""
        storage = self._storage
        async with storage.writing() as connection:
            if storage.postgresql:
                await connection.execute(_LOCK)
            marks = select(MARKS.c.name, MARKS.c.at).where(MARKS.c.name.in_([SEEN, LOST, STOOD]))
            kept = {row.name: row.at for row in await connection.execute(marks)}
            running = await _any_clock(connection)
            wall = await self._wall_of(connection)
            seen, lost = kept.get(SEEN, wall), kept.get(LOST, 0.0)
            passed = wall - seen
            told = wall - lost if 0 <= passed <= LONGEST_S else seen - lost
            told = kept.get(STOOD, told)
            if not running:
                if STOOD not in kept:
                    await connection.execute(_NOTE, {"name": STOOD, "at": told})
                self._learn(told, stands=True)
                return
            if STOOD in kept:
                await connection.execute(_GOES_ON)
            if told != wall - lost:
                await connection.execute(_NOTE, {"name": LOST, "at": wall - told})
            if passed or SEEN not in kept:
                await connection.execute(_NOTE, {"name": SEEN, "at": wall})
            self._learn(told, stands=False)

    def _learn(self, told: float, stands: bool) -> None:
        self._told, self._asked_at, self.stands = told, monotonic(), stands

    async def _wall_of(self, connection: AsyncConnection) -> float:
        if not self._storage.postgresql:
            return self._wall()
        query = select(func.extract("epoch", func.clock_timestamp()))
        return float((await connection.execute(query)).scalar_one())

    async def run_forever(self) -> None:
        """Looks again and again."""
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self.beat()
            except (OSError, SQLAlchemyError) as error:
                ERRORS.inc()
                LOG.warning("no time", extra={"problem": type(error).__name__})


async def stand_at_last_event(connection: AsyncConnection) -> None:
    """Lets the time go on from the last event with a clock, if nobody has noted any time."""
    noted = select(MARKS.c.name).where(MARKS.c.name.in_([SEEN, STOOD])).limit(1)
    last = (await connection.execute(select(func.max(EVENTS.c.clock)))).scalar()
    if last is not None and (await connection.execute(noted)).scalar() is None:
        await connection.execute(_NOTE, {"name": STOOD, "at": last})


async def _any_clock(connection: AsyncConnection) -> bool:
    query = select(TABLES.c.id).where(TABLES.c.due.isnot(None)).limit(1)
    return (await connection.execute(query)).scalar() is not None
