"""A migration ends, however busy the machine is."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import Connection

from ahu.server import database as databases


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
