"""A process whose connection for notices is dead without a word finds out, and catches up."""

from __future__ import annotations

import asyncio

from ahu.server import requests
from ahu.server.notices import BEAT_S, Notices
from tests.server.forwarder import Forwarder
from tests.server.guests import person
from tests.server.houses import do, housed
from tests.server.servers import PATIENCE_S


def test_a_silent_connection_is_made_anew(database: str) -> None:
    async def run() -> None:
        async with Forwarder(database).open() as forwarder:
            here, there = await housed(forwarder.address), await housed(database)
            notices = Notices(here, here.storage.engine, beat_s=0.5)
            listening = asyncio.create_task(notices.listen())
            made = await there.open(requests.NewTable("orongo", [person(), person()]))
            live, other = await here.table(made.table), await there.table(made.table)
            async with asyncio.timeout(PATIENCE_S):
                while not forwarder.listening:
                    await asyncio.sleep(0.01)
                for seat in range(2):
                    forwarder.lose_notices()
                    await do(there, other, seat, other.course.position.legal(seat)[0])
                    while live.course.number < other.course.number:
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
            here, there = await housed(forwarder.address), await housed(database)
            notices = Notices(here, here.storage.engine, beat_s=BEAT_S * 1000)
            listening = asyncio.create_task(notices.listen())
            made = await there.open(requests.NewTable("orongo", [person(), person()]))
            live, other = await here.table(made.table), await there.table(made.table)
            async with asyncio.timeout(PATIENCE_S):
                while not forwarder.listening:
                    await asyncio.sleep(0.01)
                forwarder.lose_notices()
                await do(there, other, 0, other.course.position.legal(0)[0])
                while live.course.number < other.course.number:
                    await here.freshen(live)
                    await asyncio.sleep(0.01)
            listening.cancel()
            await here.storage.close()
            await there.storage.close()

    asyncio.run(run())
