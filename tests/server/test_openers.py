"""What is kept of whoever opens tables, and how many bots they may keep busy."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, not_, select

from ahu.core.refusal import Refused
from ahu.server import background, messages, requests, standing_in
from ahu.server.bot_dispatcher import BotDispatcher
from ahu.server.leases import leases_for
from ahu.server.messages import LetBot, Resign
from ahu.server.openers import Openers, openers_of
from ahu.server.registry import TableRegistry
from ahu.server.rows import TABLES
from ahu.server.table_terms import Pace, Terms
from ahu.server.worker_pool import WorkerPool
from tests.server.guests import Guest, bot, fresh_id, open_table, person
from tests.server.registries import registered, until_over
from tests.server.servers import PATIENCE_S, Served, served
from tests.server.test_standing_in import refusal


def test_a_name_tells_no_address() -> None:
    one, other = Openers("00" * 32), Openers("11" * 32)
    assert one.name("10.0.0.1") == one.name("10.0.0.1")
    assert one.name("10.0.0.1") != one.name("10.0.0.2")
    assert one.name("10.0.0.1") != other.name("10.0.0.1")
    assert "10.0.0.1" not in one.name("10.0.0.1")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_has_a_key_of_its_own(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def run() -> str:
        registry = await registered(place)
        name = (await openers_of(registry.storage.engine)).name("10.0.0.1")
        await registry.storage.close()
        return name

    assert asyncio.run(run()) == asyncio.run(run())


async def kept(registry: TableRegistry, table: str) -> Any:
    query = select(TABLES.c.opener, TABLES.c.bots_only).where(TABLES.c.id == table)
    async with registry.storage.engine.connect() as connection:
        return tuple((await connection.execute(query)).one())


def test_an_opener_is_kept_only_while_bots_may_play(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        people = await registry.open(requests.NewTable("orongo", [person(), person()]), "x")
        mixed = await registry.open(requests.NewTable("orongo", [person(), bot()]), "x")
        bots = await registry.open(requests.NewTable("orongo", [bot(), bot()]), "x")
        assert await kept(registry, people.table) == ("x", False)  # one may play on for somebody
        assert await kept(registry, mixed.table) == ("x", False)
        assert await kept(registry, bots.table) == ("x", True)
        pool = WorkerPool(1, patience_s=PATIENCE_S)
        players = BotDispatcher(registry, pool, 0)
        live = await registry.table(bots.table)
        players.consider(live)
        await until_over(live)
        assert await kept(registry, bots.table) == (None, True)
        await players.close()
        await pool.close()
        await registry.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_one_opener_has_so_many_tables_of_bots(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def run() -> None:
        registry = await registered(place)  # where nobody plays the bots
        registry.most_bot_tables = 3
        asked = [
            requests.NewTable("orongo", [bot(), bot()]),
            requests.NewTable("orongo", [person(), bot()]),
        ]
        found = await asyncio.gather(
            *(registry.open(asked[i % 2], "quota-one") for i in range(8)), return_exceptions=True
        )
        made = [table for table in found if isinstance(table, requests.OpenedTable)]
        refused = [error.refusal for error in found if isinstance(error, Refused)]
        assert (len(made), len(refused)) == (3, 5)
        assert all(refusal.key == "table-many-bots" for refusal in refused)
        assert refused[0].args == {"running": 3, "most": 3}
        others = [
            await registry.open(asked[0], "quota-other"),
            await registry.open(requests.NewTable("orongo", [person(), person()]), "quota-one"),
        ]
        await registry.remove(made.pop().table)
        made.append(await registry.open(asked[0], "quota-one"))
        for table in (*made, *others):
            await registry.remove(table.table)
        await registry.storage.close()

    asyncio.run(run())


class Watched(BotDispatcher):
    """Notes at how many tables bots of several processes played at once where nobody else did."""

    def __init__(self, registry: TableRegistry, pool: WorkerPool, together: list[Watched]) -> None:
        super().__init__(registry, pool, 0, leases_for(registry.storage.engine))
        self.most = 0
        self.together = together
        together.append(self)

    async def _decide(self, turn: Any) -> Any:
        jobs = [turn.job for one in self.together for turn in one._turns.values()]
        self.most = max(self.most, len({job.table for job in jobs if not job.people}))
        return await super()._decide(turn)


async def running(registry: TableRegistry, opener: str) -> int:
    """At how many tables of an opener a game runs."""
    query = select(func.count()).where(TABLES.c.opener == opener, not_(TABLES.c.over))
    async with registry.storage.engine.connect() as connection:
        return (await connection.execute(query)).scalar_one()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_that_people_have_left_to_time_wait_for_one_another(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Their clocks end together: bots play as many as one opener may have, then the others.

    Processes on one database count together.
    """
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def run() -> None:
        registries = [await registered(place) for _ in range(1 if kind == "sqlite" else 2)]
        for registry in registries:
            registry.most_bot_tables = 2
        first = registries[0]
        terms = Terms(Pace("live", 5), stand_in="novice")
        asked = requests.NewTable("orongo", [person(), person()], {}, terms)
        made = [await first.open(asked, "quota-time") for _ in range(5)]
        for registry in registries:
            monkeypatch.setattr(registry.time, "now", lambda: 1e12)
        for table in made:
            live = await first.table(table.table)
            for seat in (0, 1):
                prepare = partial(standing_in.run_out, seat=seat, command=f"out {seat}")
                await first.command(live, seat, f"out {seat}", prepare)
        together: list[Watched] = []
        tasks = []
        pools = [WorkerPool(2, patience_s=PATIENCE_S) for _ in registries]
        async with asyncio.timeout(PATIENCE_S):
            for registry, pool in zip(registries, pools, strict=True):
                players = Watched(registry, pool, together)
                tasks.append(asyncio.create_task(players.run_forever()))
                while not players.most:  # the next finds what this one has begun
                    await asyncio.sleep(0.01)
            while await running(first, "quota-time"):
                await asyncio.sleep(0.05)
        assert max(players.most for players in together) == 2
        await background.end(tasks)
        for players, pool in zip(together, pools, strict=True):
            await players.close()
            await pool.close()
        for table in made:
            await first.remove(table.table)
        for registry in registries:
            await registry.storage.close()

    asyncio.run(run())


def test_a_server_refuses_with_the_numbers(tmp_path: Path) -> None:
    """Its bots wait for minutes, so that both tables still run."""
    with served(tmp_path, "--bot-tables", "2", "--pause-ms", "60000") as server:
        assert isinstance(server, Served)
        for _ in range(2):
            open_table(server, "orongo", [bot(), bot()])
        body = {"game": "orongo", "seats": [{"player": "bot", "level": "novice"}] * 2}
        response = server.post("/api/tables", json=body)
        assert response.status_code == 429
        assert response.json()["error"]["key"] == "table-many-bots"
        assert response.json()["error"]["args"] == {"running": 2, "most": 2}
        open_table(server, "orongo", [person(), person()])
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=transport, timeout=PATIENCE_S) as elsewhere:
            assert elsewhere.post(f"{server.address}/api/tables", json=body).status_code == 201
    assert "127.0.0" not in server.log.read_text().replace(server.address, "")


def test_bots_that_play_on_for_people_count(tmp_path: Path) -> None:
    """But nobody is kept from giving up a game that others play on."""
    with served(tmp_path, "--bot-tables", "2", "--pause-ms", "60000") as server:
        made = [open_table(server, "orongo", [person(), person()]) for _ in range(3)]

        async def wish(table: requests.OpenedTable, request: messages.ClientMessage) -> object:
            tokens = [token or "" for token in table.seats]
            async with Guest(server, table.table, tokens) as there:
                return await there.ask(request)

        def let_bot(seat: int) -> LetBot:
            return LetBot(id=fresh_id(), seat=seat, level="novice")

        async def run() -> None:
            for table in made[:2]:
                for seat in (0, 1):
                    assert isinstance(await wish(table, let_bot(seat)), messages.Done)
            assert refusal(await wish(made[2], let_bot(0))) == "table-many-bots"
            resign = Resign(id=fresh_id(), seat=0)
            assert isinstance(await wish(made[2], resign), messages.Done)
            assert isinstance(await wish(made[2], resign), messages.Done)  # sent again
            last = await wish(made[2], Resign(id=fresh_id(), seat=1))
            assert refusal(last) == "table-many-bots"

        asyncio.run(run())
        seats = [{"player": "person"}] * 2
        quick = {
            "game": "orongo",
            "seats": seats,
            "terms": {"pace": {"kind": "live", "seconds": 5}},
        }
        response = server.post("/api/tables", json=quick)  # bots would play on before long
        assert response.json()["error"]["key"] == "table-many-bots"
