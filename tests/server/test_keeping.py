"""What is kept outlives the version it was begun with, until it is to be taken away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import update

import ahu.boards
from ahu.boards import BoardReader
from ahu.core.chance import check_chance
from ahu.core.record import read, write_text
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.games.board_files import reference
from ahu.server import database, messages, requests
from ahu.server.boards import board_of
from ahu.server.bot_dispatcher import BotDispatcher
from ahu.server.live_table import LiveTable
from ahu.server.registry import TableRegistry
from ahu.server.retention import A_DAY, clear
from ahu.server.rows import TABLES
from ahu.server.worker_pool import WorkerPool
from tests.server.guests import Guest, bot, open_table, person, play_on, remove
from tests.server.registries import do, registered
from tests.server.servers import PATIENCE_S, Served, served

OLDER = {
    "giants": ('name = "Te Peu"', 'name = "Te Peu Nui"'),
    "orongo": ('"birdman", "food"', '"food", "birdman"'),
}
"""What another version of each board had otherwise."""


def older_version(monkeypatch: pytest.MonkeyPatch, name: str) -> str:
    """From now on a game has another board as its own; the digest of that board."""
    text = reference(name).replace(*OLDER[name], 1)
    older = GAMES[name].board(text)
    assert older.digest != GAMES[name].board().digest
    monkeypatch.setitem(vars(GAMES[name]), "_reference", older)
    monkeypatch.setattr(BoardReader, "reference", lambda reader: text)
    monkeypatch.setattr(database, "available", lambda: [GAMES[name]])
    return older.digest


async def play_at_random(registry: TableRegistry, live: LiveTable, most: int | None = None) -> None:
    """Let the people at a table decide so often, or to the end; bots decide by themselves."""
    rng, session, decided = rng_for("lot"), live.session, 0
    async with asyncio.timeout(PATIENCE_S):
        while not session.over and decided != most:
            people = [seat for seat in session.deciding if seat not in session.bots_due]
            if not people:
                await asyncio.sleep(0.01)
                continue
            legal = session.position.legal(people[0])
            await do(registry, live, people[0], legal[rng.below(len(legal))])
            decided += 1


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_a_table_begun_on_an_older_board_goes_on(name: str, tmp_path: Path) -> None:
    """Begun by one version, gone on with by the next, whose board is another."""

    async def before() -> str:
        with pytest.MonkeyPatch.context() as monkeypatch:
            digest = older_version(monkeypatch, name)
            board_of.cache_clear()
            registry = await registered(tmp_path)
            seats = [person(), person(), bot()]
            options: dict[str, bool | int] = {"round_limit": 2} if name == "giants" else {}
            made = await registry.open(requests.NewTable(name, seats, options))
            live = await registry.table(made.table)
            pool = WorkerPool(1, ("false",))  # its bot plays at random
            BotDispatcher(registry, pool, 0).consider(live)
            await play_at_random(registry, live, 3)
            assert live.session.setup.board.digest == digest
            for task in live.bots.values():
                task.cancel()
            await pool.close()
            await registry.storage.close()
        board_of.cache_clear()
        return made.table

    async def after(table: str) -> None:
        registry = await registered(tmp_path)
        pool = WorkerPool(1, patience_s=PATIENCE_S)
        players = BotDispatcher(registry, pool, 0)
        live = await registry.table(table)
        board = live.session.setup.board
        assert board.digest != GAMES[name].board().digest
        assert len(live.session.events) >= 3
        players.consider(live)
        await play_at_random(registry, live)
        record = live.session.record()
        assert record.header.digest == board.digest
        seed = live.session.setup.seed or ""
        assert check_chance(GAMES[name], record, seed, board).fair
        text = write_text(record, GAMES[name]).encode()
        uploaded = await registry.upload(read(text, GAMES))
        assert (await registry.table(uploaded.table)).session.setup.board is board
        await pool.close()
        await registry.storage.close()

    asyncio.run(after(asyncio.run(before())))


def test_a_board_nobody_has_is_refused(server: Served) -> None:
    record = ahu.new("orongo", players=2, seed=1).record
    digest = record.header.digest
    text = write_text(record, GAMES["orongo"]).replace(digest, digest[::-1]).encode()
    response = server.post("/api/records", content=text)
    assert response.status_code == 400
    assert response.json()["error"]["key"] == "record-board"


# Taking away


async def three_tables(registry: TableRegistry) -> list[str]:
    """Three tables; at the second something happened two days ago, at the third just now."""
    made = [await registry.open(requests.NewTable("orongo", [person(), bot()])) for _ in range(3)]
    tables = [found.table for found in made]
    live = await registry.table(tables[2])
    now = time.time()
    async with registry.storage.engine.begin() as connection:
        for table, days in zip(tables, (9, 2, 9), strict=True):
            then = update(TABLES).where(TABLES.c.id == table).values(changed=now - days * A_DAY)
            await connection.execute(then)
    await do(registry, live, 0, live.session.position.legal(0)[0])
    return tables


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_quiet_tables_are_taken_away(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def run() -> None:
        registry, other = await registered(place), await registered(place)
        tables = await three_tables(registry)
        there = await other.table(tables[0])
        await clear(registry, time.time() - 7 * A_DAY)
        assert [await registry.storage.has(table) for table in tables] == [False, True, True]
        assert await registry.storage.rows_since(tables[0], 0) == []
        assert len(await registry.storage.rows_since(tables[2], 0)) > 2
        with pytest.raises(Refused) as refused:
            await registry.table(tables[0])
        assert refused.value.refusal.key == "table-none"
        with pytest.raises(Refused) as refused:  # whoever still has it in memory finds out
            await do(other, there, 0, there.session.position.legal(0)[0])
        assert refused.value.refusal.key == "table-none"
        assert other.in_memory(tables[0]) is None
        await registry.storage.close()
        await other.storage.close()

    asyncio.run(run())


def test_a_server_takes_away_what_it_is_told_to(tmp_path: Path) -> None:
    async def prepare() -> list[str]:
        registry = await registered(tmp_path)
        tables = await three_tables(registry)
        await registry.storage.close()
        return tables

    tables = asyncio.run(prepare())
    with served(tmp_path, "--keep-days", "7") as server:

        async def run() -> list[bool]:
            registry = await registered(tmp_path)
            async with asyncio.timeout(PATIENCE_S):
                while await registry.storage.has(tables[0]):
                    await asyncio.sleep(0.05)
                while '"table removed"' not in server.log.read_text():
                    await asyncio.sleep(0.05)
            kept = [await registry.storage.has(table) for table in tables]
            await registry.storage.close()
            return kept

        assert asyncio.run(run()) == [False, True, True]


def test_its_owner_takes_a_table_away(server: Served) -> None:
    """Nobody else can; whoever sits there learns of it; bots stop."""
    made = open_table(server, "orongo", [person(), bot()])
    other = open_table(server, "orongo", [person(), bot()])

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
            await play_on(guest, rng_for("owner"), 3)
            for token in (made.seats[0] or "", made.watch, other.owner, "x"):
                assert (await asyncio.to_thread(remove, server, made, token)).status_code == 403
            pong = await guest.ask(messages.Ping(id="there"))
            assert isinstance(pong, messages.Pong)
            assert (await asyncio.to_thread(remove, server, made, made.owner)).status_code == 204
            await guest.socket.wait_closed()
            with pytest.raises(AssertionError, match="table-none"):
                await guest.arrive()

    asyncio.run(run())
    assert remove(server, made, made.owner).status_code == 404
    assert '"bot"' not in server.log.read_text()
