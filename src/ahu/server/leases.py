"""Leases say which process decides for which bot, so that no two do.

They are rows of the shared PostgreSQL and end by its clock, whatever the clocks of processes say. A
process renews its leases while it decides. When it is killed, others take over as soon as they have
ended. SQLite has one process, which needs none.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import timedelta
from typing import Protocol

from sqlalchemy import ColumnElement, delete, func, or_, select, true, tuple_, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ahu.server.fair_queue import Key
from ahu.server.rows import LEASES, TABLES

LOG = logging.getLogger("ahu.leases")
LEASE = timedelta(seconds=6)
"""How long a decision stays with a process that does not renew it, such as one that was killed."""
RENEW_S = 2.0

_NOW = func.clock_timestamp()
_OVER = or_(LEASES.c.until < _NOW, LEASES.c.until > _NOW + LEASE)
"""Whether a lease is over. One that ends later than any can was made before the database's clock
was set back."""


class Leases(Protocol):
    """The leases of one process."""

    async def take(self, key: Key) -> int | None:
        """Takes the lease and returns the table's number; None if another process has it."""

    async def release(self, key: Key) -> None:
        """Gives a lease back."""

    async def elsewhere(self) -> set[Key]:
        """Returns the keys whose leases other processes hold now."""

    async def renew(self) -> None:
        """Renews the leases that are held, for ever."""

    async def close(self) -> None:
        """Gives all leases of this process back."""


class NoLeases:
    """Stands in for leases where a database has only one process."""

    async def take(self, key: Key) -> int | None:
        return 0

    async def release(self, key: Key) -> None:
        pass

    async def elsewhere(self) -> set[Key]:
        return set()

    async def renew(self) -> None:
        pass

    async def close(self) -> None:
        pass


class SharedLeases:
    """The leases of a process that shares a PostgreSQL with others."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._holder = secrets.token_hex(8)
        self._held: set[Key] = set()

    async def take(self, key: Key) -> int | None:
        table, seat = key
        until = _NOW + LEASE
        lease = (
            insert(LEASES)
            .values(table_id=table, seat=seat, holder=self._holder, until=until)
            .on_conflict_do_update(
                index_elements=[LEASES.c.table_id, LEASES.c.seat],
                set_={"holder": self._holder, "until": until},
                where=or_(_OVER, LEASES.c.holder == self._holder),
            )
            .returning(LEASES.c.seat)
        )
        # The number is read once the lease is ours: whoever had it before has stored by now.
        number = select(TABLES.c.number).where(TABLES.c.id == table)
        self._held.add(key)
        try:
            async with self._engine.begin() as connection:
                mine = (await connection.execute(lease)).scalar() is not None
                found: int | None = (await connection.execute(number)).scalar() if mine else None
        except BaseException:
            self._held.discard(key)
            raise
        if not mine:
            self._held.discard(key)
        elif found is None:
            await self.release(key)
        return found

    async def release(self, key: Key) -> None:
        self._held.discard(key)
        await self._delete((LEASES.c.table_id == key[0]) & (LEASES.c.seat == key[1]))

    async def close(self) -> None:
        await self._delete(true())

    async def _delete(self, which: ColumnElement[bool]) -> None:
        mine = delete(LEASES).where(which, LEASES.c.holder == self._holder)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(mine)
        except (OSError, SQLAlchemyError) as error:  # the leases end by themselves
            LOG.warning("leases not released", extra={"problem": type(error).__name__})

    async def elsewhere(self) -> set[Key]:
        async with self._engine.begin() as connection:
            await connection.execute(delete(LEASES).where(_OVER))
            query = select(LEASES.c.table_id, LEASES.c.seat).where(LEASES.c.holder != self._holder)
            return {(table, seat) for table, seat in (await connection.execute(query)).all()}

    async def renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_S)
            held = tuple_(LEASES.c.table_id, LEASES.c.seat).in_(list(self._held))
            mine = LEASES.c.holder == self._holder
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(
                        update(LEASES).where(mine & held).values(until=_NOW + LEASE)
                    )
            except (OSError, SQLAlchemyError) as error:
                LOG.warning("leases not renewed", extra={"problem": type(error).__name__})


def leases_for(engine: AsyncEngine) -> Leases:
    """Returns the leases that a process on this database needs."""
    return SharedLeases(engine) if engine.dialect.name == "postgresql" else NoLeases()
