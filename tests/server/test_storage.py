"""Appends that share a transaction do not share their faults."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ahu.server import requests
from ahu.server.live_table import LiveTable
from ahu.server.registry import TableRegistry
from ahu.server.storage import Conflict
from ahu.server.table_events import PendingEvents, StoredEvent
from tests.server.guests import person
from tests.server.registries import registered


async def three(registry: TableRegistry) -> list[LiveTable]:
    asked = requests.NewTable("orongo", [person(), person()])
    return [await registry.table((await registry.open(asked)).table) for _ in range(3)]


async def together(
    registry: TableRegistry, pendings: dict[str, PendingEvents]
) -> list[BaseException | None]:
    """What comes of these appends when one transaction holds all of them."""
    async with registry.storage._writing:
        tasks = [
            asyncio.create_task(registry.storage.append(table, pending))
            for table, pending in pendings.items()
        ]
        while len(registry.storage._waiting) < len(tasks):
            await asyncio.sleep(0)
        registry.storage._wake.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("fault", ["taken", "unkeepable"])
def test_what_one_table_cannot_keep_fails_alone(
    kind: str, fault: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def run() -> None:
        registry = await registered(place)
        tables = await three(registry)
        pendings = {
            live.session.setup.table: live.session.rename(0, "Ana", "id") for live in tables
        }
        wrong = tables[1].session.setup.table
        pending = pendings[wrong]
        if fault == "taken":
            row = StoredEvent(tables[1].session.number, "name", 0, "Ana", "id")
        else:  # half of a character, which no database can write
            row = StoredEvent(tables[1].session.number + 1, "name", 0, "\ud800", "id")
        pendings[wrong] = PendingEvents([row], pending.status)
        came = await together(registry, pendings)
        assert [found is None for found in came] == [True, False, True]
        assert isinstance(came[1], Conflict) == (fault == "taken")
        for live in tables:
            rows = await registry.storage.rows_since(live.session.setup.table, live.session.number)
            assert len(rows) == (live is not tables[1])
        await registry.storage.close()

    asyncio.run(run())
