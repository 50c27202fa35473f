"""Leases on a real PostgreSQL: one process decides for a bot, by the database's clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.exc import DBAPIError

from ahu.server import leases, requests
from ahu.server.leases import SharedLeases
from ahu.server.registry import TableRegistry
from ahu.server.rows import LEASES
from tests.server.guests import bot, person
from tests.server.registries import do, registered
from tests.server.servers import PATIENCE_S


def with_table(database: str, test: Callable[[TableRegistry, str], Awaitable[None]]) -> None:
    """On a database with a table of a person and a bot, which nobody plays."""

    async def run() -> None:
        registry = await registered(database)
        made = await registry.open(requests.NewTable("orongo", [person(), bot()]))
        try:
            await test(registry, made.table)
        finally:
            await registry.remove(made.table)
            await registry.storage.close()

    asyncio.run(run())


async def set_end(registry: TableRegistry, table: str, after: timedelta) -> None:
    """Let a lease end so long after now, by the database's clock."""
    which = update(LEASES).where(LEASES.c.table_id == table)
    async with registry.storage.engine.begin() as connection:
        await connection.execute(which.values(until=func.clock_timestamp() + after))


def test_one_holds_a_lease_until_it_is_released(database: str) -> None:
    async def run(registry: TableRegistry, table: str) -> None:
        one, other = (SharedLeases(registry.storage.engine) for _ in range(2))
        live = await registry.table(table)
        assert await one.take((table, 1)) == live.session.number
        assert await other.take((table, 1)) is None
        assert await other.take((table, 0)) is not None
        assert (table, 1) in await other.elsewhere()
        assert (table, 1) not in await one.elsewhere()
        await other.release((table, 1))  # it is not theirs
        assert await other.take((table, 1)) is None
        await do(registry, live, 0, live.session.position.legal(0)[0])
        await one.release((table, 1))
        assert await other.take((table, 1)) == live.session.number

    with_table(database, run)


@pytest.mark.parametrize("seconds", [-1, 86_400])
def test_a_lease_that_ended_is_anybodys(database: str, seconds: int) -> None:
    """One that ends later than any can was made before the clock was set back a day."""

    async def run(registry: TableRegistry, table: str) -> None:
        one, other = (SharedLeases(registry.storage.engine) for _ in range(2))
        assert await one.take((table, 1)) is not None
        await set_end(registry, table, timedelta(seconds=seconds))
        assert (table, 1) not in await other.elsewhere()
        assert await one.take((table, 1)) is not None
        await set_end(registry, table, timedelta(seconds=seconds))
        assert await other.take((table, 1)) is not None
        assert await one.take((table, 1)) is None

    with_table(database, run)


def test_a_lease_is_renewed_while_it_is_held(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEW_S", 0.01)

    async def run(registry: TableRegistry, table: str) -> None:
        held = SharedLeases(registry.storage.engine)
        assert await held.take((table, 1)) is not None
        await set_end(registry, table, timedelta(seconds=1))
        renewing = asyncio.create_task(held.renew())
        soon = func.clock_timestamp() + timedelta(seconds=4)
        query = select(LEASES.c.until > soon).where(LEASES.c.table_id == table)
        async with asyncio.timeout(PATIENCE_S):
            renewed = False
            while not renewed:
                async with registry.storage.engine.connect() as connection:
                    renewed = bool((await connection.execute(query)).scalar())
        await held.release((table, 1))
        renewing.cancel()
        assert await SharedLeases(registry.storage.engine).take((table, 1)) is not None

    with_table(database, run)


def test_a_table_that_is_gone_has_no_lease(database: str) -> None:
    async def run(registry: TableRegistry, table: str) -> None:
        held = SharedLeases(registry.storage.engine)
        assert await held.take(("no such table", 1)) is None
        other = SharedLeases(registry.storage.engine)
        assert ("no such table", 1) not in await other.elsewhere()

    with_table(database, run)


def test_many_at_once_get_one_lease(database: str) -> None:
    async def run(registry: TableRegistry, table: str) -> None:
        many = [SharedLeases(registry.storage.engine) for _ in range(12)]
        taken = await asyncio.gather(*(one.take((table, 1)) for one in many))
        assert sum(number is not None for number in taken) == 1

    with_table(database, run)


def test_who_stands_still_in_a_transaction_holds_nobody_up(database: str) -> None:
    """As a process does that was stopped just then; the database ends its transaction."""

    async def run(registry: TableRegistry, table: str) -> None:
        one, other = (SharedLeases(registry.storage.engine) for _ in range(2))
        assert await one.take((table, 1)) is not None
        with suppress(DBAPIError):  # of the one that is ended
            async with registry.storage.engine.connect() as stopped:
                await stopped.execute(update(LEASES).values(holder="stopped"))
                async with asyncio.timeout(PATIENCE_S):
                    while await other.take((table, 1)) is None:
                        await asyncio.sleep(0.1)
        assert (table, 1) in await one.elsewhere()

    with_table(database, run)
