"""Notices are not lost: a process whose connection for them is dead finds out, and catches up;
and nobody puts off those to players."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from ahu.server import requests, standing_in
from ahu.server.live_table import LiveTable
from ahu.server.notices import turns
from ahu.server.pg_listener import BEAT_S, PgListener
from ahu.server.players.administration import Administration
from ahu.server.players.requests import KeptTable
from ahu.server.players.rows import CHANNELS
from ahu.server.players.store import PlayerStore
from ahu.server.registry import TableRegistry
from ahu.server.rows import EVENTS
from ahu.server.seating import StandIn, Why
from tests.server.forwarder import Forwarder
from tests.server.guests import person
from tests.server.registries import do, registered
from tests.server.servers import PATIENCE_S


def test_a_silent_connection_is_made_anew(database: str) -> None:
    async def run() -> None:
        async with Forwarder(database).open() as forwarder:
            here, there = await registered(forwarder.address), await registered(database)
            notices = PgListener(here, here.storage.engine, beat_s=0.5)
            listening = asyncio.create_task(notices.listen())
            made = await there.open(requests.NewTable("orongo", [person(), person()]))
            live, other = await here.table(made.table), await there.table(made.table)
            async with asyncio.timeout(PATIENCE_S):
                while not forwarder.listening:
                    await asyncio.sleep(0.01)
                for seat in range(2):
                    forwarder.lose_notices()
                    await do(there, other, seat, other.session.position.legal(seat)[0])
                    while live.session.number < other.session.number:
                        await asyncio.sleep(0.01)
                    while not forwarder.listening:
                        await asyncio.sleep(0.01)
            listening.cancel()
            await here.storage.close()
            await there.storage.close()

    asyncio.run(run())


def test_whoever_asks_hears_how_the_table_stands(database: str) -> None:
    """Before the dead connection is noticed."""

    async def run() -> None:
        async with Forwarder(database).open() as forwarder:
            here, there = await registered(forwarder.address), await registered(database)
            notices = PgListener(here, here.storage.engine, beat_s=BEAT_S * 1000)
            listening = asyncio.create_task(notices.listen())
            made = await there.open(requests.NewTable("orongo", [person(), person()]))
            live, other = await here.table(made.table), await there.table(made.table)
            async with asyncio.timeout(PATIENCE_S):
                while not forwarder.listening:
                    await asyncio.sleep(0.01)
                forwarder.lose_notices()
                await do(there, other, 0, other.session.position.legal(0)[0])
                while live.session.number < other.session.number:
                    await here.freshen(live)
                    await asyncio.sleep(0.01)
            listening.cancel()
            await here.storage.close()
            await there.storage.close()

    asyncio.run(run())


async def waiting_for_ana(registry: TableRegistry) -> tuple[LiveTable, str]:
    """A table where Ana, at seat 1, is next, for two minutes now; and which player she is."""
    storage, store = registry.storage, PlayerStore(registry.storage)
    made = await registry.open(requests.NewTable("orongo", [person(), person()]))
    live = await registry.table(made.table)
    signed = await store.create("Ana", "en", None)
    held = [KeptTable(made.table, [made.seats[1] or ""])]
    await store.keep(await store.known(signed.session), held)
    channel = {"id": "c", "player": signed.player, "kind": "push", "address": "", "keys": ""}
    async with storage.writing() as connection:
        await connection.execute(insert(CHANNELS), {**channel, "created": 0})
    await do(registry, live, 0, live.session.position.legal(0)[0])
    assert await turns.find(storage, 60) == 0
    async with storage.writing() as connection:  # as if it had been two minutes ago
        await connection.execute(update(EVENTS).values(at=EVENTS.c.at - 120))
    return live, signed.player


async def let_bot(registry: TableRegistry, live: LiveTable, seat: int, why: Why) -> None:
    stand_in = StandIn(why, "novice")
    prepare = partial(standing_in.let_bot, seat=seat, stand_in=stand_in, command=why)
    await registry.command(live, seat, why, prepare)


def test_nobody_puts_a_notice_off(tmp_path: Path) -> None:
    """What a rival does besides the game, again and again, keeps no turn from being told."""

    async def run() -> None:
        registry = await registered(tmp_path)
        live, _ = await waiting_for_ana(registry)
        await let_bot(registry, live, 0, "wish")
        assert await turns.find(registry.storage, 60) == 1
        assert await turns.find(registry.storage, 60) == 0
        await registry.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("why", ["wish", "resigned"])
def test_nobody_is_told_of_a_turn_that_a_bot_takes(why: Why, tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        live, _ = await waiting_for_ana(registry)
        await let_bot(registry, live, 1, why)
        assert await turns.find(registry.storage, 60) == 0
        if why == "wish":
            back = partial(standing_in.take_over, seat=1, command="back")
            await registry.command(live, 1, "back", back)
            assert await turns.find(registry.storage, 60) == 1
        await registry.storage.close()

    asyncio.run(run())


def test_whoever_is_blocked_is_told_of_no_turn(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        _, ana = await waiting_for_ana(registry)
        administration = Administration(registry)
        await administration.block(ana, True)
        assert await turns.find(registry.storage, 60) == 0
        await administration.block(ana, False)
        assert await turns.find(registry.storage, 60) == 1
        await registry.storage.close()

    asyncio.run(run())
