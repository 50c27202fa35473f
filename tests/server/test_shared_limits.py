"""Limits of an address hold at all processes together; numbers of one port are told together."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus

from ahu.server import shared_limits
from ahu.server.database import engine_for
from ahu.server.openers import openers_of
from ahu.server.shared_limits import SharedLimits
from tests.server.guests import Guest, open_table, person
from tests.server.registries import registered
from tests.server.servers import PATIENCE_S, Served, served

SEATS = {"game": "orongo", "seats": [{"player": "person"}, {"player": "person"}]}


@pytest.fixture
def three(
    tmp_path_factory: pytest.TempPathFactory, database: str
) -> Iterator[tuple[Served, Served, Served]]:
    """Three processes; behind a proxy, so that a test has an address of its own."""
    limits = ("--tables-an-hour", "4", "--sockets", "4", "--trust-proxy", "1")
    with ExitStack() as stack:
        one, two, other = (
            stack.enter_context(
                served(tmp_path_factory.mktemp("shared"), *limits, database=database)
            )
            for _ in range(3)
        )
        yield one, two, other


def test_an_address_has_one_limit_everywhere(three: tuple[Served, Served, Served]) -> None:
    def opened(server: Served, address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return server.post("/api/tables", json=SEATS, headers=headers).status_code

    came = [opened(three[i % 3], "192.0.2.1") for i in range(12)]
    assert came == [201] * 4 + [429] * 8
    assert opened(three[0], "192.0.2.2") == 201
    made = three[0].post("/api/tables", json=SEATS, headers={"X-Forwarded-For": "192.0.2.3"})
    table = made.json()["table"]
    token = made.json()["watch"]

    async def sit(server: Served) -> Guest | None:
        guest = Guest(server, table, [token])
        # Not from here: servers that other tests have killed still hold places of this address.
        guest.headers = {"X-Forwarded-For": "192.0.2.4"}
        try:
            await guest.arrive()
        except InvalidStatus:
            return None
        return guest

    async def run() -> None:
        guests = await asyncio.gather(*(sit(three[i % 3]) for i in range(12)))
        inside = [guest for guest in guests if guest is not None]
        assert len(inside) == 4
        await inside[0].leave()
        async with asyncio.timeout(PATIENCE_S):
            while (guest := await sit(three[1])) is None:
                pass  # until it is known everywhere that one has left
        assert await sit(three[2]) is None
        for found in (guest, *inside[1:]):
            await found.leave()

    asyncio.run(run())


def test_whoever_waits_at_the_door_takes_nobodys_place(database: str) -> None:
    async def run() -> None:
        registry = await registered(database)
        engine = registry.storage.engine
        limits = SharedLimits(engine, str, 1, 4, (1, 1))
        came = await asyncio.gather(*(limits.enter("198.51.100.2") for _ in range(12)))
        assert sum(came) == 4
        await limits.leave("198.51.100.2")
        came = await asyncio.gather(*(limits.enter("198.51.100.2") for _ in range(12)))
        assert sum(came) == 1
        await limits.close()
        await registry.storage.close()

    asyncio.run(run())


def test_what_a_dead_process_held_is_free_in_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = await registered(database)
        engine = registry.storage.engine
        openers = await openers_of(engine)
        dead, living = (SharedLimits(engine, openers.name, 1, 2, (1, 1)) for _ in range(2))
        assert [await dead.enter("198.51.100.1") for _ in range(3)] == [True, True, False]
        assert not await living.enter("198.51.100.1")
        monkeypatch.setattr(shared_limits, "GONE_S", -1.0)  # as if a minute had gone by
        assert [await living.enter("198.51.100.1") for _ in range(3)] == [True, True, False]
        async with engine.connect() as connection:
            query = text("SELECT address FROM held")
            kept = (await connection.execute(query)).scalars().all()
        assert kept
        assert all(re.fullmatch("[0-9a-f]{24}", address) for address in kept)
        await living.close()
        await dead.close()
        await registry.storage.close()

    asyncio.run(run())


def test_nobody_is_refused_while_the_database_is_away() -> None:
    async def run() -> None:
        engine = engine_for("postgresql://ahu@127.0.0.1:9/none")
        limits = SharedLimits(engine, str, 1, 1, (1, 1))
        assert await limits.open("192.0.2.1")
        assert await limits.enter("192.0.2.1")
        await limits.leave("192.0.2.1")
        await engine.dispose()

    asyncio.run(run())


def test_numbers_of_all_processes_are_told_together(
    tmp_path_factory: pytest.TempPathFactory, database: str
) -> None:
    folder = tmp_path_factory.mktemp("numbers")
    with served(folder, "--processes", "3", database=database) as server:

        def number(name: str) -> float:
            lines = server.get("/metrics").text.splitlines()
            return sum(float(line.split()[1]) for line in lines if line.startswith(name))

        for _ in range(12):
            made = open_table(server, "orongo", [person(), person()])
        for _ in range(6):
            assert number("ahu_tables_opened_total") == 12

        async def run() -> None:
            guests = [Guest(server, made.table, [made.watch]) for _ in range(9)]
            for guest in guests:
                await guest.arrive()
            told = {await asyncio.to_thread(number, "ahu_sockets") for _ in range(6)}
            assert told == {9}
            for guest in guests:
                await guest.leave()

        asyncio.run(run())
        until = time.monotonic() + PATIENCE_S
        while number("ahu_sockets"):  # until all of them have been seen to go
            assert time.monotonic() < until


def test_sign_ins_have_one_limit_everywhere(database: str) -> None:
    async def run() -> None:
        registry = await registered(database)
        engine = registry.storage.engine
        both = [SharedLimits(engine, str, 1, 1, (1e-6, 3.0)) for _ in range(2)]
        came = [await both[i % 2].sign_in("198.51.100.7") for i in range(6)]
        assert came == [True] * 3 + [False] * 3
        assert await both[0].open("198.51.100.7")  # another allowance
        await registry.storage.close()

    asyncio.run(run())
