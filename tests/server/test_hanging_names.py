"""Names that are never answered hold up nobody else's notices, and cost nobody else a try."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from ahu.server import requests
from ahu.server.notices.delivery import Delivery
from ahu.server.notices.lookup import THREADS
from ahu.server.notices.push import pusher_of
from ahu.server.players.rows import CHANNELS, NOTICES
from ahu.server.players.store import PlayerStore
from ahu.server.storage import Storage
from tests.server.guests import person
from tests.server.names import Names, until
from tests.server.receiving import Receiver
from tests.server.registries import registered
from tests.server.servers import PATIENCE_S

ATTACKERS = THREADS + 8


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.server.shutdown()


class Town:
    """Players with a webhook each, and what tells them."""

    def __init__(self, storage: Storage, delivery: Delivery, table: str) -> None:
        self.storage = storage
        self.store = PlayerStore(storage)
        self.delivery = delivery
        self.table = table

    async def settle(self, name: str, address: str) -> None:
        """A player comes, with a webhook."""
        signed = await self.store.create(name, "en", None)
        row = {"id": name, "player": signed.player, "kind": "webhook", "address": address}
        async with self.storage.writing() as connection:
            await connection.execute(insert(CHANNELS), {**row, "keys": "", "created": 0})

    async def tell(self, name: str, notice: str, due: float) -> None:
        row = {"id": notice, "channel": name, "table_id": self.table, "tries": 0, "due": due}
        async with self.storage.writing() as connection:
            await connection.execute(insert(NOTICES), row)

    async def standing(self, notice: str) -> tuple[int, float]:
        """How often a notice was tried, and when it is due again."""
        query = select(NOTICES.c.tries, NOTICES.c.due).where(NOTICES.c.id == notice)
        async with self.storage.engine.connect() as connection:
            tries, due = (await connection.execute(query)).one()
            return tries, due


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    registry = await registered(folder)
    made = await registry.open(requests.NewTable("orongo", [person(), person()]))
    pusher = await pusher_of(registry.storage, "")
    delivery = Delivery(registry.storage, pusher, None, "https://ahu.example", 0, private=True)
    telling = asyncio.create_task(delivery.run_forever())
    yield Town(registry.storage, delivery, made.table)
    telling.cancel()
    with suppress(asyncio.CancelledError):
        await telling
    await registry.storage.close()


async def attack(there: Town) -> None:
    """Many have a webhook with a name that hangs, and something to be told before all others."""
    for i in range(ATTACKERS):
        await there.settle(f"attacker{i}", f"http://hang{i}.example/")
    for i in range(ATTACKERS):
        await there.tell(f"attacker{i}", f"hanging{i}", due=i)


def test_a_known_host_gets_its_notices(tmp_path: Path, names: Names, receiver: Receiver) -> None:
    async def run() -> None:
        async with town(tmp_path) as there:
            port = receiver.server.server_port
            await there.settle("Ana", f"http://good.example:{port}/ana")
            await there.settle("Ben", f"http://good.example:{port}/ben")
            await there.tell("Ana", "first", time.time())
            await until(lambda: receiver.at("/ana"))
            await attack(there)
            await until(lambda: len(names.asked) == THREADS + 1)
            await there.tell("Ana", "second", time.time())
            await there.tell("Ben", "third", time.time())
            await until(lambda: len(receiver.at("/ana")) == 2 and receiver.at("/ben"))

    asyncio.run(run())


def test_what_we_could_not_look_up_is_no_try(
    tmp_path: Path, names: Names, receiver: Receiver
) -> None:
    async def run() -> None:
        async with town(tmp_path) as there:
            port = receiver.server.server_port
            await there.settle("Ana", f"http://good.example:{port}/ana")
            await attack(there)
            await until(lambda: len(names.asked) == THREADS)
            await there.tell("Ana", "told", due := time.time())
            async with asyncio.timeout(PATIENCE_S):
                while (await there.standing("told"))[1] == due:
                    await asyncio.sleep(0.01)
                while (await there.standing("told"))[0] > 0:
                    await asyncio.sleep(0.01)
            assert (await there.standing("told"))[1] > due
            assert not names.asked["good.example"]
            names.released.set()
            async with there.storage.writing() as connection:  # as if time had passed
                await connection.execute(update(NOTICES).values(due=due))
            await until(lambda: receiver.at("/ana"))

    asyncio.run(run())
