"""Finds the decisions that bots must make, at a table in memory or at all stored tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ahu.bots.levels import THINK_MS
from ahu.server.fair_queue import Job
from ahu.server.rows import TABLES
from ahu.server.session import TableSession
from ahu.server.storage import under_known_rules
from ahu.server.table_setup import SeatConfig

MOST_NAMED = 500
"""The most tables that are asked for by name; for more, all are read."""


def jobs_of(session: TableSession) -> list[Job]:
    """Returns the decisions that bots must make at a table."""
    setup = session.setup
    levels = session.seating.played_by
    return _jobs(setup.table, levels, session.deciding, setup.opener)


async def jobs_in(engine: AsyncEngine, tables: Iterable[str] | None = None) -> list[Job]:
    """Returns what bots must decide at `tables`, or at all, without reading any game.

    The oldest tables come first, so that all processes begin with the same.
    """
    columns = (TABLES.c.id, TABLES.c.chairs, TABLES.c.played_by, TABLES.c.deciding, TABLES.c.opener)
    query = select(*columns).where(TABLES.c.bots_due, under_known_rules())
    named = None if tables is None else list(tables)
    if named is not None and len(named) <= MOST_NAMED:
        query = query.where(TABLES.c.id.in_(named))
    async with engine.connect() as connection:
        rows = (await connection.execute(query.order_by(TABLES.c.created, TABLES.c.id))).all()
    return [job for row in rows for job in _from_row(*row)]


def _from_row(
    table: str, seat_configs: str, played_by: str | None, deciding: str, opener: str | None
) -> list[Job]:
    """Returns a row's jobs; one for an unreadable row, which fails when its table is read."""
    try:
        found = msgspec.json.decode(seat_configs, type=tuple[SeatConfig, ...])
        levels = msgspec.json.decode(played_by or "[]", type=list[str])
        seats = msgspec.json.decode(deciding, type=list[int])
        return _jobs(table, levels or [one.level for one in found], seats, opener or "")
    except (msgspec.MsgspecError, IndexError):
        return [Job(table, 0, opener or "", False, 0.0)]


def _jobs(
    table: str,
    levels: Sequence[str],
    deciding: Sequence[int],
    opener: str,
) -> list[Job]:
    return [
        Job(table, seat, opener, not all(levels), THINK_MS.get(levels[seat], 0) / 1000)
        for seat in deciding
        if levels[seat]
    ]
