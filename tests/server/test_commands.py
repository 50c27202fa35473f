"""Commands: an id stands for one content, names are bounded, and old rules wait for nobody."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select, update

from ahu.core.refusal import Refused
from ahu.server import messages, requests
from ahu.server.limits import RENAMES_AT_ONCE
from ahu.server.live_table import LiveTable
from ahu.server.registry import TableRegistry
from ahu.server.retention import A_DAY, clear
from ahu.server.rows import TABLES
from ahu.server.session import MOST_RENAMED
from tests.server.guests import Guest, bot, fresh_id, open_table, person
from tests.server.registries import registered
from tests.server.servers import served

BID, RENAME, UNDO = "bid 3", "Ana", "undo"


def wishes(id: str) -> dict[str, messages.Play | messages.Undo | messages.Rename]:
    return {
        "bid": messages.Play(id=id, seat=0, actions=["bid 3"]),
        "the same bid": messages.Play(id=id, seat=0, actions=[{"do": "bid", "shells": 3}]),
        "another bid": messages.Play(id=id, seat=0, actions=["bid 2"]),
        "two": messages.Play(id=id, seat=0, actions=["bid 3", "bid 3"]),
        "name": messages.Rename(id=id, seat=0, name="Ana"),
        "the same name": messages.Rename(id=id, seat=0, name=" Ana "),
        "another name": messages.Rename(id=id, seat=0, name="Eve"),
        "undo": messages.Undo(id=id, seat=0),
    }


@pytest.mark.parametrize("first", ["bid", "name"])
def test_an_id_stands_for_one_content(first: str, tmp_path: Path) -> None:
    """The same again is answered as before, something else is refused; after a restart too."""
    with served(tmp_path) as server:
        made = open_table(server, "orongo", [person(), person()])

        async def ask_all() -> dict[str, str | int]:
            async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
                found: dict[str, str | int] = {}
                for name, request in wishes("once").items():
                    answer = await guest.ask(request)
                    refused = isinstance(answer, messages.CommandRefused)
                    found[name] = answer.refusal.key if refused else answer.number
                return found

        async def begin() -> int:
            async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
                done = await guest.ask(wishes("once")[first])
                assert isinstance(done, messages.Done)
                return done.number

        number = asyncio.run(begin())
        expected: dict[str, str | int] = {
            name: number if name in (first, f"the same {first}") else "table-id-used"
            for name in wishes("")
        }
        assert asyncio.run(ask_all()) == expected
        server.kill()
        server.start()
        assert asyncio.run(ask_all()) == expected


async def rename(registry: TableRegistry, live: LiveTable, name: str) -> int:
    id = fresh_id()
    return await registry.command(live, 0, id, lambda session: session.rename(0, name, id))


def test_a_seat_is_renamed_so_often_only(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person("Ana"), person()]))
        live = await registry.table(made.table)
        assert await rename(registry, live, "Ana") == await rename(registry, live, "Ana")
        for i in range(MOST_RENAMED):
            await rename(registry, live, f"Ana {i}")
        number = live.session.number
        with pytest.raises(Refused) as refused:
            await rename(registry, live, "Eve")
        assert refused.value.refusal.key == "table-renamed"
        assert len(await registry.storage.rows_since(made.table, 0)) == number
        await registry.storage.close()
        again = await registered(tmp_path)
        with pytest.raises(Refused):
            await rename(again, await again.table(made.table), "Eve")
        await again.storage.close()

    asyncio.run(run())


def test_names_come_slowly(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = open_table(server, "orongo", [person(), person()])

        async def run() -> None:
            async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
                numbers = []
                for _ in range(3):  # the same name again is not a new one
                    done = await guest.ask(messages.Rename(id=fresh_id(), seat=0, name="Ana"))
                    numbers.append(done.number)
                assert len(set(numbers)) == 1
                keys = []
                for i in range(RENAMES_AT_ONCE + 20):
                    request = messages.Rename(id=fresh_id(), seat=0, name=f"Ana {i}")
                    answer = await guest.ask(request)
                    keys.append(getattr(getattr(answer, "refusal", None), "key", None))
                assert keys[: RENAMES_AT_ONCE - 1] == [None] * (RENAMES_AT_ONCE - 1)
                assert "table-rate" in keys
                assert set(keys) == {None, "table-rate"}
                bid = messages.Play(id=fresh_id(), seat=0, actions=["bid 1"])
                assert isinstance(await guest.ask(bid), messages.Done)

        asyncio.run(run())


def test_a_name_keeps_no_table(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        live = await registry.table(made.table)
        long_ago = time.time() - 9 * A_DAY
        async with registry.storage.engine.begin() as connection:
            await connection.execute(update(TABLES).values(changed=long_ago))
        await rename(registry, live, "Ana")
        async with registry.storage.engine.connect() as connection:
            row = (await connection.execute(select(TABLES.c.changed, TABLES.c.names))).one()
        assert row.changed == pytest.approx(long_ago)
        assert "Ana" in row.names
        await clear(registry, time.time() - 7 * A_DAY)
        assert not await registry.storage.has(made.table)
        await registry.storage.close()

    asyncio.run(run())


def test_a_table_under_other_rules_waits_for_nobody(tmp_path: Path) -> None:
    """It can be neither played nor read here: it is no bot's turn and no person's."""
    with served(tmp_path) as server:
        made = open_table(server, "orongo", [person(), bot()])
        server.stop()

        async def spoil() -> None:
            registry = await registered(tmp_path)
            async with registry.storage.engine.begin() as connection:
                await connection.execute(update(TABLES).values(rules=99, bots_due=True))
            await registry.storage.close()

        asyncio.run(spoil())
        server.start()
        other = open_table(server, "orongo", [person(), bot()])
        held = [{"table": table.table, "tokens": [table.seats[0]]} for table in (made, other)]
        mine = server.post("/api/mine", json={"held": held}).json()["tables"]
        assert [found["waits_for_you"] for found in mine] == [False, True]
        assert [found["deciding"] != [] for found in mine] == [True, True]

        async def bot_plays() -> None:
            async with Guest(server, other.table, [other.seats[0] or ""]) as guest:
                await guest.play(0, "bid 1")
                assert guest.state is not None
                while guest.state.number < 4:
                    await guest.next()

        asyncio.run(bot_plays())
        assert made.table not in server.log.read_text().rpartition('"ready"')[2]
