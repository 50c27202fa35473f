"""Clocks that leap delete nothing and make no table older."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from ahu.server import requests, upkeep
from ahu.server.clock import Clock
from ahu.server.house import House
from ahu.server.rows import TABLES
from ahu.server.upkeep import A_DAY, CLOCK
from tests.server.guests import person
from tests.server.houses import do, housed

KEEP_DAYS = 30
LEAP_S, STEADY_S = 3 * A_DAY, 7.5 * A_DAY


class Times:
    """A wall clock and the time that passes, both in a test's hands."""

    def __init__(self, wall: float) -> None:
        self.wall = wall
        self.passed = 0.0

    def go(self, days: float) -> None:
        self.wall += days * A_DAY
        self.passed += days * A_DAY

    def clock(self, seen: float | None) -> Clock:
        return Clock(seen, LEAP_S, STEADY_S, lambda: self.wall, lambda: self.passed)


@pytest.mark.parametrize(
    ("away_days", "trusted"), [(0, True), (2, True), (-2, True), (40, False), (-40, False)]
)
def test_a_clock_is_held_against_what_was_seen(away_days: float, trusted: bool) -> None:
    times = Times(1000 * A_DAY)
    clock = times.clock(times.wall - away_days * A_DAY)
    assert clock.is_trusted() == trusted
    for _ in range(7):
        times.go(1)
        assert clock.is_trusted() == trusted
    times.go(1)
    assert clock.is_trusted()


def test_a_clock_that_leaps_meanwhile_is_not_trusted() -> None:
    times = Times(1000 * A_DAY)
    clock = times.clock(None)
    times.go(50)
    assert clock.is_trusted()
    times.wall += 40 * A_DAY
    assert not clock.is_trusted()
    times.go(5)
    times.wall -= 40 * A_DAY  # somebody has set it right
    assert not clock.is_trusted()
    times.go(5)
    assert not clock.is_trusted()
    times.go(5)
    assert clock.is_trusted()


async def tables_of(house: House, count: int) -> list[str]:
    asked = requests.NewTable("orongo", [person(), person()])
    return [(await house.open(asked)).table for _ in range(count)]


def test_a_clock_in_the_future_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        tables = await tables_of(house, 5)
        await upkeep.look(house, KEEP_DAYS, await upkeep.clock_for(house, KEEP_DAYS))
        await house.storage.close()
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 40 * A_DAY)
        for _ in range(2):  # starting again makes it no surer
            house = await housed(tmp_path)
            clock = await upkeep.clock_for(house, KEEP_DAYS)
            await upkeep.look(house, KEEP_DAYS, clock)
            await tables_of(house, 1)
            assert [await house.storage.has(table) for table in tables] == [True] * 5
            await house.storage.close()

    asyncio.run(run())


def test_a_clock_in_the_past_makes_no_table_older(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        (before,) = await tables_of(house, 1)
        await upkeep.look(house, KEEP_DAYS, await upkeep.clock_for(house, KEEP_DAYS))
        marked = await house.storage.marked(CLOCK)
        assert marked is not None
        await house.storage.close()
        monkeypatch.setattr(time, "time", lambda: 5.0)  # no battery
        house = await housed(tmp_path)
        await upkeep.look(house, KEEP_DAYS, await upkeep.clock_for(house, KEEP_DAYS))
        assert await house.storage.marked(CLOCK) == marked
        (after,) = await tables_of(house, 1)
        live = await house.table(before)
        await do(house, live, 0, live.course.position.legal(0)[0])
        async with house.storage.engine.connect() as connection:
            rows = (await connection.execute(select(TABLES.c.id, TABLES.c.changed))).all()
        changed = {row.id: row.changed for row in rows}
        assert changed[after] >= marked
        assert changed[before] >= marked - 60
        await house.storage.close()

    asyncio.run(run())
