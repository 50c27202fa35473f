"""What runs in the background has ended before what it uses is closed."""

from __future__ import annotations

import asyncio

import pytest

from ahu.server import background
from ahu.server.metrics import ERRORS


def test_a_task_that_cleans_up_has_done_so(caplog: pytest.LogCaptureFixture) -> None:
    """As one in the middle of a statement does, whose connection must be given up first."""
    cleaned: list[str] = []

    async def run_forever() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(3):
                await asyncio.sleep(0)
            cleaned.append("yes")

    async def run() -> None:
        tasks = [asyncio.create_task(run_forever()) for _ in range(2)]
        await asyncio.sleep(0)
        await background.end(tasks)
        assert cleaned == ["yes", "yes"]

    asyncio.run(run())
    assert caplog.records == []


def test_a_task_that_failed_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("why")

    async def run() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await background.end([task])

    asyncio.run(run())
    assert [record.message for record in caplog.records] == ["ended before it should"]
    assert "why" in caplog.text


def test_what_is_repeated_goes_on_after_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    times: list[int] = []

    async def work() -> None:
        times.append(len(times))
        if len(times) == 2:
            raise ValueError("why")

    async def run() -> None:
        task = asyncio.create_task(background.repeat(work, 0.0, "counting"))
        while len(times) < 4:
            await asyncio.sleep(0)
        await background.end([task])

    counted = ERRORS._value.get()
    asyncio.run(run())
    assert [record.message for record in caplog.records] == ["counting"]
    assert "why" in caplog.text
    assert ERRORS._value.get() == counted + 1
