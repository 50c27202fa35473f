"""What players keep and sign in by, at the place where it is stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select, text, update

from ahu.core.refusal import Refused
from ahu.server import requests
from ahu.server.players.requests import KeptTable
from ahu.server.players.rows import KEPT, PASSKEYS, PLAYERS
from ahu.server.players.store import PlayerStore
from tests.server.guests import person
from tests.server.registries import registered
from tests.server.servers import PATIENCE_S


def test_to_keep_what_is_kept_waits_for_no_transaction(tmp_path: Path) -> None:
    """Else whoever does it again and again would hold up everybody's moves."""

    async def run() -> None:
        registry = await registered(tmp_path)
        try:
            store = PlayerStore(registry.storage)
            made = await registry.open(requests.NewTable("orongo", [person(), person()]))
            ana = await store.known((await store.create("Ana", "en", None)).session)
            held = [KeptTable(made.table, [made.watch, made.seats[0] or ""] * 3)] * 3
            await store.keep(ana, held)
            async with registry.storage._writing, asyncio.timeout(PATIENCE_S):
                await store.keep(ana, held)
            query = select(KEPT.c.place).where(KEPT.c.player == ana.id)
            async with registry.storage.engine.connect() as connection:
                places = (await connection.execute(query.order_by(KEPT.c.place))).scalars().all()
            assert places == [0, 2]
        finally:
            await registry.storage.close()

    asyncio.run(run())


def test_two_processes_leave_something_to_sign_in_by(database: str) -> None:
    """While one removes a passkey, another waits with the other one."""

    async def run() -> None:
        registry = await registered(database)
        storage = registry.storage
        try:
            store = PlayerStore(storage)
            ana = await store.known((await store.create("Ana", "en", None)).session)
            keys = [
                {
                    "id": f"{ana.id}{i}",
                    "player": ana.id,
                    "key": "",
                    "uses": 0,
                    "site": "",
                    "created": 0,
                }
                for i in range(2)
            ]
            async with storage.engine.begin() as connection:
                nothing = update(PLAYERS).where(PLAYERS.c.id == ana.id).values(recovery=None)
                await connection.execute(nothing)
                await connection.execute(insert(PASSKEYS), keys)
            waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            async with asyncio.timeout(PATIENCE_S):
                async with storage.engine.begin() as elsewhere:  # as another process does it
                    mine = select(PLAYERS).where(PLAYERS.c.id == ana.id).with_for_update()
                    await elsewhere.execute(mine)
                    removing = asyncio.create_task(store.remove_passkey(ana, f"{ana.id}1"))
                    while not removing.done():
                        async with storage.engine.connect() as connection:
                            if (await connection.execute(waiting)).scalar():
                                break
                        await asyncio.sleep(0.01)
                    first = delete(PASSKEYS).where(PASSKEYS.c.id == f"{ana.id}0")
                    await elsewhere.execute(first)
                with pytest.raises(Refused) as refused:
                    await removing
            assert refused.value.refusal.key == "player-last-passkey"
        finally:
            await storage.close()

    asyncio.run(run())
