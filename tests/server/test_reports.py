"""What people tell whoever runs the server about others: kept, and never buried."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from ahu.core.refusal import Refused
from ahu.server import requests
from ahu.server.players import moderation
from ahu.server.players.moderation import MOST_OF_ONE
from ahu.server.players.requests import KeptTable, ReportPlayer
from ahu.server.players.rows import REPORTS
from ahu.server.players.store import PlayerStore
from ahu.server.session import TableSession
from tests.server.guests import ask, open_table, person
from tests.server.people import Person, key_of
from tests.server.registries import registered
from tests.server.servers import Served


def test_reports_are_kept_for_whoever_runs_the_server(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), person("Eve")])
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    ana.keep(made, made.seats[0])
    eve.keep(made, made.seats[1])
    body = {"seat": 1, "text": "was rude"}
    assert key_of(ask(server, made, "report", body, "guessed")) == (403, "table-token")
    assert ask(server, made, "report", body, ana.key(0)).status_code == 204
    with sqlite3.connect(server.database) as connection:
        query = "SELECT player, by, text FROM reports WHERE table_id = ?"
        rows = connection.execute(query, [made.table]).fetchall()
    assert rows == [(eve.id, ana.id, "was rude")]


def test_nobody_uses_up_the_reports_about_their_own_seat(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), person("Eve")])
    ana = Person(server, "Ana")
    ana.keep(made, made.seats[0])
    body = {"seat": 1, "text": "was rude"}
    mine = ask(server, made, "report", body, made.seats[1])
    assert key_of(mine) == (400, "player-report-self")
    for _ in range(MOST_OF_ONE):
        assert ask(server, made, "report", body, made.watch).status_code == 204
    assert key_of(ask(server, made, "report", body, made.watch)) == (429, "player-many-reports")
    assert ask(server, made, "report", body, ana.key(0)).status_code == 204


def test_reports_without_a_key_are_counted_apart(tmp_path: Path) -> None:
    """By whoever keeps the seat that reports, and where nobody does, by the address they are from.

    Whoever keeps a seat first is its player: who does it afterwards shields nobody.
    """

    async def run() -> None:
        registry = await registered(tmp_path)
        try:
            seats = [person("Ana"), person("Eve"), person("Ben")]
            made = await registry.open(requests.NewTable("giants", seats))
            live = await registry.table(made.table)
            store = PlayerStore(registry.storage)

            async def settle(seat: int) -> str:
                player = await store.known((await store.create("X", "en", None)).session)
                await store.keep(player, [KeptTable(made.table, [made.seats[seat] or ""])])
                return player.id

            ana, eve = await settle(0), await settle(1)
            rename = partial(TableSession.rename, seat=2, name="Bea", command="a")
            await registry.command(live, 2, "a", rename)
            for _ in range(5):
                await settle(1)
                await settle(0)

            async def report(token: str | None, address: str) -> None:
                asked = ReportPlayer(1, "was rude")
                await moderation.report(registry, live, token or "", asked, address)

            for _ in range(MOST_OF_ONE):
                await report(made.watch, "eve")
            with pytest.raises(Refused):
                await report(made.watch, "eve")
            await report(made.watch, "cy")
            await report(made.seats[0], "eve")
            await report(made.seats[2], "ben")
            query = select(REPORTS.c.by, REPORTS.c.player, REPORTS.c.address)
            async with registry.storage.engine.connect() as connection:
                found = {tuple(row) for row in (await connection.execute(query)).all()}
            nobodys = {(None, eve, address) for address in ("eve", "cy", "ben")}
            assert found == {*nobodys, (ana, eve, "eve")}
        finally:
            await registry.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_buries_the_reports_of_others(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """An address has its share, and where there are too many, those who wrote most give way."""
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")
    monkeypatch.setattr(moderation, "MOST_OF_ADDRESS", 4)
    monkeypatch.setattr(moderation, "MOST_REPORTS", 6)

    async def run() -> list[tuple[str, str]]:
        registry = await registered(place)
        async with registry.storage.writing() as connection:
            await connection.execute(delete(REPORTS))

        async def report(address: str, text: str) -> None:
            made = await registry.open(requests.NewTable("orongo", [person(), person()]))
            live = await registry.table(made.table)
            asked = ReportPlayer(1, text)
            await moderation.report(registry, live, made.seats[0] or "", asked, address)
            await registry.remove(made.table)

        await report("ana", "first")
        for text in "abcd":
            await report("eve", text)
        with pytest.raises(Refused) as error:
            await report("eve", "e")
        assert error.value.refusal.key == "player-many-reports"
        await report("ben", "second")
        await report("cy", "third")
        query = select(REPORTS.c.address, REPORTS.c.text).order_by(REPORTS.c.at)
        async with registry.storage.engine.connect() as connection:
            found = [tuple(row) for row in (await connection.execute(query)).all()]
        await registry.storage.close()
        return found

    eves = [("eve", text) for text in "bcd"]
    assert asyncio.run(run()) == [("ana", "first"), *eves, ("ben", "second"), ("cy", "third")]
