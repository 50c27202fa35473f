"""What is done at a table that was dropped from memory, nobody misses who reads it anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from ahu.core.refusal import Refused
from ahu.server import registry as registry_module
from ahu.server import requests, seats
from ahu.server.live_table import LiveTable
from ahu.server.players.personal_data import delete_player
from ahu.server.players.requests import KeptTable
from ahu.server.players.store import PlayerStore
from ahu.server.registry import TableRegistry
from ahu.server.rows import TABLES
from ahu.server.session import TableSession
from tests.server.guests import person
from tests.server.registries import registered
from tests.server.servers import PATIENCE_S


@asynccontextmanager
async def registry_at(folder: Path) -> AsyncIterator[TableRegistry]:
    registry = await registered(folder)
    try:
        yield registry
    finally:
        await registry.storage.close()


async def opened(registry: TableRegistry) -> tuple[LiveTable, list[str]]:
    """A table of two, and the tokens of its seats."""
    made = await registry.open(requests.NewTable("orongo", [person("Ana"), person("Ben")]))
    return await registry.table(made.table), [token or "" for token in made.seats]


def bid(registry: TableRegistry, live: LiveTable, seat: int) -> Coroutine[None, None, int]:
    id = f"bid {seat}"
    return registry.command(live, seat, id, lambda session: session.play(seat, ["bid 3"], id))


async def until_storing(live: LiveTable) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not live.stale:
            await asyncio.sleep(0)


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_move_stored_after_the_drop_reaches_whoever_came_again(
    cancelled: bool, tmp_path: Path
) -> None:
    async def run() -> None:
        async with registry_at(tmp_path) as registry:
            live, tokens = await opened(registry)
            before = live.session.number
            async with registry.storage._writing:  # nothing can be stored for a while
                moving = asyncio.create_task(bid(registry, live, 0))
                await until_storing(live)
                registry.drop(live, "table-anew")
                anew, client = await seats.admitted(registry, live.session.setup.table, [tokens[1]])
                assert anew is not live
                client.news(anew)
                if cancelled:
                    moving.cancel()
            async with asyncio.timeout(PATIENCE_S):
                await client.wake_up()
            client.news(anew)
            assert client.told is not None
            assert client.told.number == anew.session.number == before + 1
            assert (0, "bid 0") in anew.session.commands

    asyncio.run(run())


@pytest.mark.parametrize("idle", [False, True])
def test_nothing_more_is_done_at_a_table_that_was_dropped(
    idle: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with registry_at(tmp_path) as registry:
            live, _ = await opened(registry)
            table = live.session.setup.table
            if idle:
                monkeypatch.setattr(registry_module, "MOST_IDLE", 1)
                registry._room = 0
                await opened(registry)
            else:
                registry.drop(live)
            with pytest.raises(Refused) as refused:
                await bid(registry, live, 0)
            assert refused.value.refusal.key == "table-anew"
            anew = await registry.table(table)
            registry.drop(live)
            assert registry.in_memory(table) is anew
            await bid(registry, anew, 0)
            assert live.session.number < anew.session.number

    asyncio.run(run())


def test_whoever_insists_goes_on_at_the_table_read_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with registry_at(tmp_path) as registry:
            live, _ = await opened(registry)

            async def act(here: LiveTable) -> None:
                if here is live:
                    registry.drop(live)
                await bid(registry, here, 0)

            anew = await registry.insist(live.session.setup.table, act)
            assert anew is not live
            assert (0, "bid 0") in anew.session.commands

    asyncio.run(run())


def test_a_deleted_name_does_not_come_back(tmp_path: Path) -> None:
    """Another process that has not heard of it brings none back, nor does a table dropped."""

    async def run() -> None:
        async with registry_at(tmp_path) as registry, registry_at(tmp_path) as other:
            live, tokens = await opened(registry)
            table = live.session.setup.table
            elsewhere = await other.table(table)
            store = PlayerStore(registry.storage)
            ben = await store.known((await store.create("Ben", "en", None)).session)
            await store.keep(ben, [KeptTable(table, [tokens[1]])])
            await seats.leave(registry, live, tokens[1])
            await other.catch_up(table, live.session.number)
            assert elsewhere.session.names == ["Ana", "Ben"]
            await delete_player(registry, store, ben.id)
            for where, here in ((registry, live), (other, elsewhere)):
                name = partial(TableSession.rename, seat=0, name="Eve", command="eve")
                with pytest.raises(Refused):
                    await where.command(here, 0, "eve", name)
            async with registry.storage.engine.connect() as connection:
                names = (await connection.execute(select(TABLES.c.names))).scalar_one()
            assert names == '["Ana",""]'

    asyncio.run(run())
