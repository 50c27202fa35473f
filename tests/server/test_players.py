"""Bots at tables: a game goes on whatever happens to their processes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path

import pytest

from ahu.core.record import Event
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.server import requests
from ahu.server.bot_dispatcher import BotDispatcher
from ahu.server.live_table import LiveTable
from ahu.server.registry import TableRegistry
from ahu.server.session import TableSession
from ahu.server.storage import Conflict
from ahu.server.table_events import StoredEvent
from ahu.server.worker_pool import WorkerPool
from tests.server.guests import bot, person
from tests.server.registries import do, registered, until_over
from tests.server.servers import PATIENCE_S

BROKEN = (sys.executable, "-c", "print('nonsense', flush=True)")


def test_bots_whose_processes_break_play_at_random(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        pool = WorkerPool(1, BROKEN)
        BotDispatcher(registry, pool, 0)
        options: dict[str, bool | int] = {"round_limit": 1}
        made = await registry.open(requests.NewTable("giants", [bot()] * 3, options))
        live = await registry.table(made.table)
        await until_over(live)
        assert len(live.session.events) > 10
        await pool.close()
        await registry.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_bots_play_the_same_whoever_bids_first(tmp_path: Path, game: str) -> None:
    """Sealed bids arrive in any order, and the same game comes of it."""

    def by_seat(events: list[Event]) -> dict[int | None, list[object]]:
        seats = (None, 0, 1, 2)
        return {seat: [event.move for event in events if event.seat == seat] for seat in seats}

    person_first = asyncio.run(_game(tmp_path / "first", game, person_first=True))
    person_last = asyncio.run(_game(tmp_path / "last", game, person_first=False))
    assert next(event.seat for event in person_first if event.seat is not None) == 0
    assert next(event.seat for event in person_last if event.seat is not None) != 0
    assert by_seat(person_first) == by_seat(person_last)


async def _game(folder: Path, game: str, person_first: bool) -> list[Event]:
    """A person among bots, who decides before them or after them where all decide at once."""
    folder.mkdir()
    registry = await registered(folder)
    pool = WorkerPool(1, patience_s=600)
    players = BotDispatcher(registry, pool, 0)

    def bots_wait(live: LiveTable) -> None:
        if 0 not in live.session.deciding:
            players.consider(live)

    if person_first:
        registry.changed = bots_wait
    options: dict[str, bool | int] = {"round_limit": 3} if game == "giants" else {}
    made = await registry.open(requests.NewTable(game, [person(), bot(), bot()], options))
    live = await registry.table(made.table)
    decided = 0
    async with asyncio.timeout(PATIENCE_S):
        while not live.session.over:
            deciding = live.session.deciding
            if 0 in deciding and (person_first or deciding == (0,)):
                legal = live.session.position.legal(0)
                rng = rng_for("a person", decided)
                await do(registry, live, 0, legal[rng.below(len(legal))])
                decided += 1
            else:
                await asyncio.sleep(0.001)
    await pool.close()
    await registry.storage.close()
    return live.session.events


def test_what_another_process_did_is_seen(tmp_path: Path) -> None:
    """Two houses on one database: whoever comes second catches up and goes on from there."""

    async def run() -> None:
        one, other = await registered(tmp_path), await registered(tmp_path)
        made = await one.open(requests.NewTable("orongo", [person(), person()]))
        here, there = await one.table(made.table), await other.table(made.table)
        await one.command(here, 0, "a", lambda session: session.play(0, ["bid 3"], "a"))
        assert there.session.number == here.session.number - 1
        await other.command(there, 1, "b", lambda session: session.play(1, ["bid 1"], "b"))
        assert there.session.events[-2:] == [*here.session.events[-1:], there.session.events[-1]]
        await one.catch_up(made.table, there.session.number)
        assert here.session.events == there.session.events
        with pytest.raises(Refused):
            await one.command(here, 0, "c", lambda session: session.play(0, ["bid 2"], "c"))
        done = await one.command(here, 1, "b", lambda session: session.play(1, ["bid 9"], "b"))
        assert done == there.session.number
        await one.storage.close()
        await other.storage.close()

    asyncio.run(run())


def test_one_conflict_fails_nobody_else(tmp_path: Path) -> None:
    """Appends share a transaction; one that cannot be kept does not take the others with it."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = [
            await registry.open(requests.NewTable("orongo", [person(), person()])) for _ in range(3)
        ]
        lives = [await registry.table(found.table) for found in made]
        pendings = [live.session.play(0, ["bid 1"], "x") for live in lives]
        await registry.storage.append(made[1].table, pendings[1])
        found = await asyncio.gather(
            *(
                registry.storage.append(table.table, pending)
                for table, pending in zip(made, pendings, strict=True)
            ),
            return_exceptions=True,
        )
        assert [isinstance(error, Conflict) for error in found] == [False, True, False]
        for table in made:
            kept = await registry.storage.load(table.table)
            assert kept is not None
            assert TableSession(kept.setup, kept.rows).number == pendings[0].rows[-1].number
        await registry.storage.close()

    asyncio.run(run())


def test_a_command_is_finished_although_nobody_waits(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        live = await registry.table(made.table)
        before = live.session.number
        task = asyncio.create_task(
            registry.command(live, 0, "a", lambda session: session.play(0, ["bid 3"], "a"))
        )
        await asyncio.sleep(0)
        task.cancel()
        async with asyncio.timeout(PATIENCE_S):
            while live.session.number == before:
                await asyncio.sleep(0.01)
        kept = await registry.storage.load(made.table)
        assert kept is not None
        assert kept.rows[-1] == StoredEvent(before + 1, "play", 0, "bid 3", "a")
        await registry.storage.close()

    asyncio.run(run())


def test_a_command_cancelled_while_it_is_stored_is_known_to_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        live = await registry.table(made.table)
        before = live.session.number

        def bid(seat: int, id: str) -> Coroutine[None, None, int]:
            return registry.command(live, seat, id, lambda now: now.play(seat, ["bid 3"], id))

        task = asyncio.create_task(bid(0, "a"))
        while not live.stale:
            await asyncio.sleep(0)
        task.cancel()
        assert await bid(1, "b") >= before + 2
        assert (0, "a") in live.session.commands
        await registry.storage.close()

    asyncio.run(run())


def test_a_table_whose_rules_have_changed_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        async with registry.storage.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET rules = 99")
        other = TableRegistry(registry.storage, lambda: "")
        with pytest.raises(Refused) as refused:
            await other.table(made.table)
        assert refused.value.refusal.key == "record-rules"
        await registry.storage.close()

    asyncio.run(run())
