"""Finds the decisions that bots must make, at a table in memory or at all stored tables.

How many tables of one opener bots play at once where nobody else plays is bounded. Such a table may
come about without being asked for, when the last person at it is out of time or away. It is not
refused then, but its bots wait until an older one is over: nobody else waits there. The database
says which are the oldest, so all processes find the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Select, and_, func, not_, select
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


async def jobs_in(
    engine: AsyncEngine, tables: Iterable[str] | None = None, most: int | None = None
) -> list[Job]:
    """Returns what bots must decide at `tables`, or at all, without reading any game.

    Of the tables of one opener where nobody but bots plays, only the `most` oldest are there. The
    oldest tables come first, so that all processes begin with the same.
    """
    columns = (TABLES.c.id, TABLES.c.chairs, TABLES.c.played_by, TABLES.c.deciding, TABLES.c.opener)
    query = select(*columns).where(TABLES.c.bots_due, under_known_rules())
    named = None if tables is None else list(tables)
    if named is not None and len(named) <= MOST_NAMED:
        query = query.where(TABLES.c.id.in_(named))
    else:
        named = None
    if most is not None:
        query = query.where(TABLES.c.id.not_in(_waiting(most, named)))
    async with engine.connect() as connection:
        rows = (await connection.execute(query.order_by(TABLES.c.created, TABLES.c.id))).all()
    return [job for row in rows for job in _from_row(*row)]


def _waiting(most: int, named: list[str] | None) -> Select[tuple[str]]:
    """Returns the query for tables without people whose opener has `most` older ones.

    Of tables that are `named`, all that their openers have are compared.
    """
    rank = func.row_number().over(
        partition_by=TABLES.c.opener, order_by=(TABLES.c.created, TABLES.c.id)
    )
    alone = and_(TABLES.c.bots_only, not_(TABLES.c.over), TABLES.c.opener.isnot(None))
    if named is not None:
        openers = select(TABLES.c.opener).where(TABLES.c.id.in_(named))
        alone = and_(alone, TABLES.c.opener.in_(openers))
    ranked = select(TABLES.c.id, rank.label("rank")).where(alone, under_known_rules()).subquery()
    return select(ranked.c.id).where(ranked.c.rank > most)


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
