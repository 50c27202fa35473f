"""Finds whose turn it is and who is to be told, once a turn, whichever process finds it.

A turn began when somebody else decided after the seat's own last decision. That a notice was sent
for it is noted with that decision's number.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import case, exists, func, insert, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.server.players.rows import CHANNELS, KEPT, NOTICES, PLAYERS
from ahu.server.rows import EVENTS, TABLES
from ahu.server.storage import Storage, under_known_rules
from ahu.server.table_events import STEPS
from ahu.server.tokens import new_id

AT_ONCE = 200
_DECISIONS = ("play", "forced")
_LAST_STEP = (
    select(EVENTS.c.at)
    .where(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.does.in_(STEPS))
    .order_by(EVENTS.c.number.desc())
    .limit(1)
    .correlate(TABLES)
    .scalar_subquery()
)
"""When something last happened in the game: what else is done at a table puts no notice off."""
_REACHABLE = exists().where(CHANNELS.c.player == KEPT.c.player, CHANNELS.c.confirm.is_(None))


async def find(storage: Storage, after_s: float) -> int:
    """Notes what is to be told of turns that have waited for so long; returns how much."""
    now = time.time()
    query = (
        select(
            *(KEPT.c.player, KEPT.c.table_id, KEPT.c.hash, KEPT.c.noticed),
            *(TABLES.c.number, TABLES.c.tokens, TABLES.c.deciding, TABLES.c.played_by),
        )
        .join(TABLES, TABLES.c.id == KEPT.c.table_id)
        .join(PLAYERS, PLAYERS.c.id == KEPT.c.player)
        .where(
            not_(TABLES.c.over),
            not_(PLAYERS.c.blocked),
            KEPT.c.looked != TABLES.c.number,
            _REACHABLE,
            now - after_s >= _LAST_STEP,
            under_known_rules(),
        )
        .limit(AT_ONCE)
    )
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    noted = 0
    for row in rows:
        async with storage.writing() as connection:
            noted += await _note(connection, row, now)
    return noted


async def _note(connection: AsyncConnection, row: Any, now: float) -> int:
    """Notes what is to be told to a player about one place at a table.

    Where a bot decides for them it is not their turn.
    """
    tokens = msgspec.json.decode(row.tokens, type=list[str | None])
    played_by = msgspec.json.decode(row.played_by or "[]", type=list[str])
    bots = {seat for seat, level in enumerate(played_by) if level}
    deciding = set(msgspec.json.decode(row.deciding, type=list[int])) - bots
    seat = tokens.index(row.hash) if row.hash in tokens else len(tokens)
    mine = (
        (KEPT.c.player == row.player)
        & (KEPT.c.table_id == row.table_id)
        & (KEPT.c.hash == row.hash)
        & (KEPT.c.noticed == row.noticed)
    )
    turn = row.noticed
    if seat in deciding:
        own, others = await _last(connection, row.table_id, seat)
        turn = own if others > own or not own else row.noticed
    seen = update(KEPT).where(mine).values(looked=row.number, noticed=turn)
    first = (await connection.execute(seen.returning(KEPT.c.player))).scalar() is not None
    if not first or turn == row.noticed:
        return 0
    channels = select(CHANNELS.c.id).where(
        CHANNELS.c.player == row.player, CHANNELS.c.confirm.is_(None)
    )
    notices = [
        {"id": new_id(), "channel": channel, "table_id": row.table_id, "tries": 0, "due": now}
        for channel in (await connection.execute(channels)).scalars().all()
    ]
    if notices:
        await connection.execute(insert(NOTICES), notices)
    return len(notices)


async def _last(connection: AsyncConnection, table: str, seat: int) -> tuple[int, int]:
    """Returns the numbers of the last decisions of a seat and of all others."""
    number = EVENTS.c.number
    query = select(
        func.max(case((EVENTS.c.seat == seat, number), else_=0)),
        func.max(case((EVENTS.c.seat != seat, number), else_=0)),
    ).where(EVENTS.c.table_id == table, EVENTS.c.does.in_(_DECISIONS))
    own, others = (await connection.execute(query)).one()
    return own or 0, others or 0
