"""What is due is taken up, whatever clocks say and whatever cannot be read."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ahu.core.refusal import Refused, refuse
from ahu.server import bot_dispatcher, requests
from ahu.server.bot_dispatcher import playing
from ahu.server.table_backoff import FIRST_S, LONGEST_S, Failures
from tests.server.guests import bot
from tests.server.registries import registered, until_over
from tests.server.servers import PATIENCE_S

BROKEN = (
    "DELETE FROM events WHERE table_id = '{}' AND number = 1",
    "UPDATE tables SET chairs = 'nonsense' WHERE id = '{}'",
)
OTHERS = (
    "UPDATE tables SET rules = 99 WHERE id = '{}'",
    "UPDATE tables SET game = 'chess' WHERE id = '{}'",
)
"""Of another version: nobody waits for its bots."""
WRONG = "UPDATE tables SET deciding = '[99]' WHERE id = '{}'"
"""The events say better, so that the table goes on."""


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Callable[[str], list[str]]:
    """The messages of the log that say something of a table."""
    caplog.set_level(logging.DEBUG, "ahu.players")

    def found(table: str) -> list[str]:
        return [
            record.getMessage()
            for record in caplog.records
            if record.name == "ahu.players" and getattr(record, "table", "") == table
        ]

    return found


def test_one_table_that_cannot_be_read_stops_no_other(
    tmp_path: Path, said: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_dispatcher, "SWEEP_S", 0.02)

    async def run() -> None:
        registry = await registered(tmp_path)
        asked = requests.NewTable("orongo", [bot(), bot()])
        made = [(await registry.open(asked)).table for _ in range(6)]
        async with registry.storage.engine.begin() as connection:
            for table, statement in zip(made, (*BROKEN, *OTHERS, WRONG), strict=False):
                await connection.exec_driver_sql(statement.format(table))
        await registry.storage.close()
        registry = await registered(tmp_path)  # a server that starts
        async with playing(registry, 1, 0.0):
            for table in made[4:]:
                await until_over(await registry.table(table))
            async with asyncio.timeout(PATIENCE_S):
                while not all(said(table) for table in made[:2]):
                    await asyncio.sleep(0.01)
        assert [said(table) for table in made[:4]] == [["bots left alone"]] * 2 + [[]] * 2
        await registry.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("days", [-400, 1, 400])
def test_clocks_do_not_matter(tmp_path: Path, days: int) -> None:
    """A table that was changed in the future, before the clock was set back, goes on."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [bot(), bot()]))
        await registry.storage.close()
        registry = await registered(tmp_path)
        async with registry.storage.engine.begin() as connection:
            changed = time.time() + days * 86_400
            await connection.exec_driver_sql(f"UPDATE tables SET changed = {changed}")
        async with playing(registry, 1, 0.0):
            await until_over(await registry.table(made.table))
        await registry.storage.close()

    asyncio.run(run())


def test_failures_are_said_once_and_tried_ever_more_rarely(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 0.0
    failures = Failures(logging.getLogger("test"), lambda: now)
    tried = 0
    for _ in range(24 * 3600):
        now += 1.0
        if failures.may_try("t"):
            tried += 1
            failures.note("t", ValueError())
            failures.note("t", ValueError())
    assert 24 <= tried <= 40
    assert len(caplog.records) == 1
    failures.forget("t")
    failures.note("t", refuse("", "record-rules"))
    assert len(caplog.records) == 2
    now += FIRST_S
    assert failures.may_try("t")
    assert LONGEST_S > FIRST_S


def test_a_table_that_was_taken_away_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    failures = Failures(logging.getLogger("test"))
    gone: Refused = refuse("", "table-none")
    failures.note("t", gone)
    assert not caplog.records
    assert failures.may_try("t")
