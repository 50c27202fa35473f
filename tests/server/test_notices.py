"""A process whose connection for notices is dead without a word finds out, and catches up."""

from __future__ import annotations

import asyncio

from ahu.server import requests
from ahu.server.pg_listener import BEAT_S, PgListener
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
