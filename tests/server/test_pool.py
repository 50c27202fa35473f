"""Bots play in processes that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from ahu.games import GAMES
from ahu.server.bot_decisions import BotRequest, Bots
from ahu.server.worker_pool import WorkerLost, WorkerPool
from tests.server.servers import PATIENCE_S

HANGING = (sys.executable, "-c", "import time; time.sleep(1000)")
BROKEN = (sys.executable, "-c", "print('nonsense', flush=True)")


def asked(level: str = "novice") -> BotRequest:
    game = GAMES["orongo"]
    position = game.new(2)
    position.happen(game.first(0))
    while position.waiting == "chance":
        position.happen(position.outcomes()[0][0])
    recall = msgspec.Raw(msgspec.json.encode(position.recall(0).snapshot()))
    return BotRequest("table/0", "orongo", game.rules_version, level, 0, recall, None, 1)


def test_a_bot_decides_the_same_here_and_there() -> None:
    async def run() -> str:
        pool = WorkerPool(1, patience_s=PATIENCE_S)
        try:
            return (await pool.decide(asked())).move
        finally:
            await pool.close()

    assert asyncio.run(run()) == Bots().decide(asked()).move


@pytest.mark.parametrize(
    ("command", "patience_s", "reason"), [(HANGING, 0.2, "hang"), (BROKEN, 600, "crash")]
)
def test_a_process_that_hangs_or_breaks_is_replaced(
    command: tuple[str, ...], patience_s: float, reason: str
) -> None:
    async def run() -> list[int | None]:
        pool = WorkerPool(1, command, patience_s, starting_s=0)
        pids = []
        for _ in range(2):
            with pytest.raises(WorkerLost, match=reason):
                await pool.decide(asked())
            pids.append(pool.workers[0].pid)
        await pool.close()
        return pids

    assert asyncio.run(run()) == [None, None]


def test_a_process_that_starts_slowly_loses_no_turn() -> None:
    """On a busy machine it may start longer than it may think."""
    slow = "import time; time.sleep(2); from ahu.server import worker; worker.main()"

    async def run() -> str:
        pool = WorkerPool(1, (sys.executable, "-c", slow), patience_s=0.1, starting_s=PATIENCE_S)
        try:
            return (await pool.decide(asked())).move
        finally:
            await pool.close()

    assert asyncio.run(run()) == Bots().decide(asked()).move


def test_a_killed_process_is_replaced() -> None:
    async def run() -> None:
        pool = WorkerPool(1, patience_s=PATIENCE_S)
        await pool.decide(asked())
        pid = pool.workers[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        try:
            await pool.decide(asked())
        except WorkerLost:
            assert (await pool.decide(asked())).move
        assert pool.workers[0].pid != pid
        await pool.close()

    asyncio.run(run())


def test_many_tables_share_few_processes() -> None:
    async def run() -> list[str]:
        pool = WorkerPool(2, patience_s=PATIENCE_S)
        decided = await asyncio.gather(*(pool.decide(asked()) for _ in range(10)))
        await pool.close()
        return [found.move for found in decided]

    assert len(asyncio.run(run())) == 10


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    """A worker whose server was killed reads the end of its input, and ends."""

    async def run() -> int | None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ahu.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdin is not None
        process.stdin.close()
        return await asyncio.wait_for(process.wait(), 300)

    assert asyncio.run(run()) == 0
