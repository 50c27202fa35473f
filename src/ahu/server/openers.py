"""Tells apart who opened tables without keeping addresses, and limits their tables with bots.

Bots that play on for people count like others. One that plays on because somebody left, is away or
out of time is counted, but never refused: others would be left waiting. Where nobody is, it waits
(`bot_jobs`).

An address is kept only as a hash under a key of the database's own, and only until the game is
over: bots play at a table, or may play on for somebody. Nothing of it is logged.
"""

from __future__ import annotations

import hashlib

from sqlalchemy import func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ahu.core.refusal import refuse
from ahu.server.rows import SECRETS, TABLES

KEY = "opener"
HASH_BYTES = 12
_LOCK = "SELECT pg_advisory_xact_lock(hashtext(:opener))"


class Openers:
    """Names addresses: the same address always alike, and of no use to anybody else."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def name(self, address: str) -> str:
        """Returns the name that is kept for an address, as `addresses` tells them apart."""
        data = address.encode("utf-8", "surrogatepass")
        return hashlib.blake2b(data, key=self._key, digest_size=HASH_BYTES).hexdigest()


async def openers_of(engine: AsyncEngine) -> Openers:
    """Returns the openers of a database, whose key a migration made."""
    query = select(SECRETS.c.value).where(SECRETS.c.name == KEY)
    async with engine.connect() as connection:
        return Openers((await connection.execute(query)).scalar_one())


async def check_quota(connection: AsyncConnection, opener: str, most: int, table: str = "") -> None:
    """Raises Refused if `opener` may not open one more table with bots, or have some at `table`.

    Tables where nobody but bots plays count until they are over, others while a bot must decide.
    """
    if connection.dialect.name == "postgresql":  # nobody else counts for them meanwhile
        await connection.execute(text(_LOCK), {"opener": opener})
    running = (
        select(func.count())
        .select_from(TABLES)
        .where(
            TABLES.c.opener == opener,
            TABLES.c.id != table,
            TABLES.c.over.is_(False),
            or_(TABLES.c.bots_only, TABLES.c.bots_due),
        )
    )
    count: int = (await connection.execute(running)).scalar_one()
    if count >= most:
        raise refuse("", "table-many-bots", running=count, most=most)
