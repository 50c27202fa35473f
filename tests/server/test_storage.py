"""Appends that share a transaction do not share their faults."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ahu.server import requests
from ahu.server.course import Draft, Row
from ahu.server.house import House
from ahu.server.live import Live
from ahu.server.storage import Conflict
from tests.server.guests import person
from tests.server.houses import housed


async def three(house: House) -> list[Live]:
    asked = requests.NewTable("orongo", [person(), person()])
    return [await house.table((await house.open(asked)).table) for _ in range(3)]


async def together(house: House, drafts: dict[str, Draft]) -> list[BaseException | None]:
    """What comes of these appends when one transaction holds all of them."""
    async with house.storage._writing:
        tasks = [
            asyncio.create_task(house.storage.append(table, draft))
            for table, draft in drafts.items()
        ]
        while len(house.storage._waiting) < len(tasks):
            await asyncio.sleep(0)
        house.storage._wake.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("fault", ["taken", "unkeepable"])
def test_what_one_table_cannot_keep_fails_alone(
    kind: str, fault: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def run() -> None:
        house = await housed(place)
        tables = await three(house)
        drafts = {live.course.setup.table: live.course.rename(0, "Ana", "id") for live in tables}
        wrong = tables[1].course.setup.table
        draft = drafts[wrong]
        if fault == "taken":
            row = Row(tables[1].course.number, "name", 0, "Ana", "id")
        else:  # a number that no database has room for
            row = Row(10**30, "name", 0, "Ana", "id")
        drafts[wrong] = Draft([row], draft.standing)
        came = await together(house, drafts)
        assert [found is None for found in came] == [True, False, True]
        assert isinstance(came[1], Conflict) == (fault == "taken")
        for live in tables:
            rows = await house.storage.rows_since(live.course.setup.table, live.course.number)
            assert len(rows) == (live is not tables[1])
        await house.storage.close()

    asyncio.run(run())
