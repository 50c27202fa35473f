"""Clocks that leap delete nothing and make no table older."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from ahu.server import requests, retention
from ahu.server.clock import Clock
from ahu.server.registry import TableRegistry
from ahu.server.retention import A_DAY, CLOCK
from ahu.server.rows import TABLES
from tests.server.guests import person
from tests.server.registries import do, registered

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


async def tables_of(registry: TableRegistry, count: int) -> list[str]:
    asked = requests.NewTable("orongo", [person(), person()])
    return [(await registry.open(asked)).table for _ in range(count)]


def test_a_clock_in_the_future_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        tables = await tables_of(registry, 5)
        await retention.look(registry, KEEP_DAYS, await retention.clock_for(registry, KEEP_DAYS))
        await registry.storage.close()
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 40 * A_DAY)
        for _ in range(2):  # starting again makes it no surer
            registry = await registered(tmp_path)
            clock = await retention.clock_for(registry, KEEP_DAYS)
            await retention.look(registry, KEEP_DAYS, clock)
            await tables_of(registry, 1)
            assert [await registry.storage.has(table) for table in tables] == [True] * 5
            await registry.storage.close()

    asyncio.run(run())


def test_a_clock_in_the_past_makes_no_table_older(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        (before,) = await tables_of(registry, 1)
        await retention.look(registry, KEEP_DAYS, await retention.clock_for(registry, KEEP_DAYS))
        marked = await registry.storage.marked(CLOCK)
        assert marked is not None
        await registry.storage.close()
        monkeypatch.setattr(time, "time", lambda: 5.0)  # no battery
        registry = await registered(tmp_path)
        await retention.look(registry, KEEP_DAYS, await retention.clock_for(registry, KEEP_DAYS))
        assert await registry.storage.marked(CLOCK) == marked
        (after,) = await tables_of(registry, 1)
        live = await registry.table(before)
        await do(registry, live, 0, live.session.position.legal(0)[0])
        async with registry.storage.engine.connect() as connection:
            rows = (await connection.execute(select(TABLES.c.id, TABLES.c.changed))).all()
        changed = {row.id: row.changed for row in rows}
        assert changed[after] >= marked
        assert changed[before] >= marked - 60
        await registry.storage.close()

    asyncio.run(run())
