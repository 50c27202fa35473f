"""A migration ends, however busy the machine is."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, select

from ahu.server import database as databases
from ahu.server import requests
from ahu.server.rows import TABLES
from ahu.server.seating import StandIn
from ahu.server.standing_in import let_bot
from tests.server.guests import person
from tests.server.registries import registered


def test_a_migration_may_take_its_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL ends other transactions that stand still, so that they hold nobody up."""
    keep_boards = databases._keep_boards

    def slowly(connection: Connection) -> None:
        time.sleep(0.5)
        keep_boards(connection)

    async def run() -> None:
        engine = databases.engine_for(database)
        await databases.migrate(engine)
        await engine.dispose()

    monkeypatch.setattr(databases, "STANDSTILL_MS", 100)
    monkeypatch.setattr(databases, "_keep_boards", slowly)
    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_has_resigned_before_stays_so(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Lists knew it from the events; now it stands with the table."""
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    def back(connection: Connection) -> None:
        command.downgrade(databases._migrations(connection), "0015")

    async def run() -> None:
        registry = await registered(place)
        made = [await registry.open(requests.NewTable("giants", [person()] * 3)) for _ in range(2)]
        live = await registry.table(made[0].table)
        for seat in (2, 0):
            id, stand_in = f"{seat} resigns", StandIn("resigned", "easy")
            gives_up = partial(let_bot, seat=seat, stand_in=stand_in, command=id)
            await registry.command(live, seat, id, gives_up)
        engine = registry.storage.engine
        async with engine.begin() as connection:
            await connection.run_sync(back)
        await databases.migrate(engine)
        async with engine.connect() as connection:
            ids = [one.table for one in made]
            query = select(TABLES.c.id, TABLES.c.resigned).where(TABLES.c.id.in_(ids))
            found = {row.id: row.resigned for row in await connection.execute(query)}
        assert found == {ids[0]: "[0, 2]", ids[1]: None}
        for one in ids:
            await registry.remove(one)
        await registry.storage.close()

    asyncio.run(run())
