"""What whoever runs a server does with tables and players, beside a running server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import ColumnElement, delete, not_, select, update

from ahu.core.record import seat_names
from ahu.core.refusal import refuse
from ahu.server.app import new_seed
from ahu.server.database import engine_for, migrate
from ahu.server.players.nameless import NAMELESS
from ahu.server.players.personal_data import delete_player
from ahu.server.players.rows import PLAYER_SESSIONS, PLAYERS, REPORTS
from ahu.server.players.store import PlayerStore, moment
from ahu.server.registry import TableRegistry
from ahu.server.rows import TABLES
from ahu.server.storage import Storage
from ahu.server.threads import Threads

MOST = 200
"""How many are listed, the newest first."""
Line = tuple[str, ...]


class Administration:
    """The tables and players of a database."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.storage = registry.storage

    # Looking

    async def tables(self) -> list[Line]:
        """Returns the tables that changed last."""
        query = select(TABLES).order_by(TABLES.c.changed.desc()).limit(MOST)
        async with self.storage.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            (row.id, row.game, moment(row.changed), "over" if row.over else "", row.names)
            for row in rows
        ]

    async def players(self) -> list[Line]:
        """Returns the players who were here last."""
        query = select(PLAYERS).where(not_(NAMELESS))
        query = query.order_by(PLAYERS.c.seen.desc(), PLAYERS.c.id).limit(MOST)
        async with self.storage.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            (row.id, moment(row.seen), "blocked" if row.blocked else "", row.name) for row in rows
        ]

    async def reports(self) -> list[Line]:
        """Returns the latest reports."""
        query = select(REPORTS).order_by(REPORTS.c.at.desc()).limit(MOST)
        async with self.storage.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            (row.id, moment(row.at), row.table_id, str(row.seat), row.player or "-", row.text)
            for row in rows
        ]

    # Acting; each raises Refused if there is no such thing

    async def close(self, table: str) -> None:
        """Deletes a table."""
        if not await self.storage.has(table):
            raise refuse("", "table-none")
        await self.registry.remove(table)

    async def rename(self, player: str, name: str) -> None:
        """Gives a player another name."""
        (fitting,) = seat_names([name], 1, "NAME")
        await self._change(PLAYERS.c.id == player, name=fitting)

    async def block(self, player: str, blocked: bool) -> None:
        """Shuts a player out on all devices, or lets them in again."""
        change = update(PLAYERS).where(PLAYERS.c.id == player).values(blocked=blocked)
        async with self.storage.writing() as connection:
            if (await connection.execute(change.returning(PLAYERS.c.id))).scalar() is None:
                raise refuse("", "admin-no-player")
            if blocked:
                mine = PLAYER_SESSIONS.c.player == player
                await connection.execute(delete(PLAYER_SESSIONS).where(mine))

    async def delete(self, player: str) -> None:
        """Deletes everything about a player."""
        await self._change(PLAYERS.c.id == player, listed=False)
        await delete_player(self.registry, PlayerStore(self.storage), player)

    async def settle(self, report: str) -> None:
        """Deletes a report that has been read."""
        done = delete(REPORTS).where(REPORTS.c.id == report).returning(REPORTS.c.id)
        async with self.storage.writing() as connection:
            if (await connection.execute(done)).scalar() is None:
                raise refuse("", "admin-none", id=report[:100])

    async def _change(self, which: ColumnElement[bool], **values: str | bool) -> None:
        change = update(PLAYERS).where(which).values(**values).returning(PLAYERS.c.id)
        async with self.storage.writing() as connection:
            if (await connection.execute(change)).scalar() is None:
                raise refuse("", "admin-no-player")


@asynccontextmanager
async def administering(database: str) -> AsyncIterator[Administration]:
    """Opens a database for whoever runs its server."""
    engine = engine_for(database)
    await migrate(engine)
    storage, threads = Storage(engine), Threads()
    try:
        yield Administration(TableRegistry(storage, new_seed, threads))
    finally:
        threads.close()
        await storage.close()
