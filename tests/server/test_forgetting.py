"""How long what is kept about people stays, as docs/privacy.md says; and `ahu admin`."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from websockets.exceptions import ConnectionClosed

from ahu.cli import main
from ahu.server import messages
from ahu.server.players.requests import KeptTable
from ahu.server.players.retention import REPORT_DAYS, SESSION_DAYS, UNCONFIRMED_DAYS, forget
from ahu.server.players.rows import CHANNELS, PLAYER_SESSIONS, PLAYERS, REPORTS
from ahu.server.players.store import A_DAY, PlayerStore
from ahu.server.requests import NewSeat, NewTable
from ahu.server.rows import METADATA
from tests.server.guests import Guest, ask, claim, fresh_id, guest, open_table, person
from tests.server.people import Person, key_of
from tests.server.registries import registered
from tests.server.seating import until
from tests.server.servers import ROOT, Served, served


def test_what_is_kept_is_forgotten_in_time(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(str(tmp_path / "tables.sqlite"))
        store, now = PlayerStore(registry.storage), time.time()
        told = await store.create("Ana", "en", None)
        ana = await store.known(told.session)
        made = await registry.open(NewTable("orongo", [NewSeat("person"), NewSeat("person")]))
        await store.keep(ana, [KeptTable(made.table, [made.seats[0] or ""])])
        async with registry.storage.writing() as connection:
            mail = {"id": "c", "player": ana.id, "kind": "mail", "address": "a@b", "keys": ""}
            await connection.execute(insert(CHANNELS), {**mail, "confirm": "x", "created": now})
            report = {"id": "r", "table_id": made.table, "seat": 0, "text": "rude", "at": now}
            await connection.execute(insert(REPORTS), report)

        async def left(days: float) -> list[int]:
            await forget(registry, store, 1000, now + days * A_DAY)
            async with registry.storage.engine.connect() as connection:
                return [
                    (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                    for table in (CHANNELS, PLAYER_SESSIONS, REPORTS, PLAYERS)
                ]

        assert await left(UNCONFIRMED_DAYS - 1) == [1, 1, 1, 1]
        assert await left(UNCONFIRMED_DAYS + 1) == [0, 1, 1, 1]
        assert await left(SESSION_DAYS + 1) == [0, 0, 1, 1]
        assert await left(REPORT_DAYS + 1) == [0, 0, 0, 1]
        assert await left(1002) == [0, 0, 0, 0]
        await registry.storage.close()

    asyncio.run(run())


def test_every_table_of_the_database_is_written_down() -> None:
    page = (ROOT / "docs" / "privacy.md").read_text()
    cells = [line.split("|")[-2] for line in page.splitlines() if line.startswith("|")]
    nobodys = page.partition("The rest is about nobody")[2].partition("\n\n")[0]
    named = re.findall(r"`(\w+)`", " ".join((*cells, nobodys)))
    assert {table.name for table in METADATA.tables.values()} == set(named)


def test_whoever_runs_a_server_looks_after_it(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*arguments: str) -> str:
        """What a command says that must succeed."""
        assert main(["admin", *arguments, "--database", server.database]) == 0
        return capsys.readouterr().out

    eve = Person(server, "Eve the Rude")
    made = open_table(server, "orongo", [person("Ana"), person("Eve")])
    eve.keep(made, made.seats[1])
    ask(server, made, "report", {"seat": 1, "text": "was very rude"}, made.seats[0])
    (line,) = [one for one in admin("reports").splitlines() if "very rude" in one]
    assert eve.id in line
    admin("settle", line.split("\t")[0])
    assert "Eve the Rude" in admin("players")
    assert made.table in admin("tables")
    admin("rename", eve.id, "Eve")
    assert eve.ask("GET", "/players/me").json()["name"] == "Eve"
    admin("block", eve.id)
    assert eve.ask("GET", "/players/me").status_code == 401
    refused = server.post("/api/players/sign-in", json={"recovery": eve.recovery})
    assert key_of(refused) == (403, "player-blocked")
    admin("unblock", eve.id)
    assert server.post("/api/players/sign-in", json={"recovery": eve.recovery}).status_code == 200
    admin("delete", eve.id)
    assert server.post("/api/players/sign-in", json={"recovery": eve.recovery}).status_code == 403
    admin("close", made.table)
    assert key_of(ask(server, made, "leave", token=made.seats[0])) == (404, "table-none")
    assert main(["admin", "delete", "nobody", "--database", server.database]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("gave_up", [False, True], ids=["still there", "had left"])
@pytest.mark.parametrize("does", ["look", "act"])
def test_a_name_deleted_beside_a_running_server_stays_deleted(
    does: str, gave_up: bool, tmp_path: Path
) -> None:
    """Whoever is there meanwhile looks again, or does something first."""
    with served(tmp_path) as server:
        eve = Person(server, "Eve")
        made = open_table(server, "orongo", [person("Ana"), guest()])
        eve.keep(made, token := claim(server, made, made.invitations[1], name="Eve the Rude"))
        ana = made.seats[0] or ""

        def tells() -> bool:
            """Whether the name is anywhere in the database or in its log."""
            with sqlite3.connect(server.database) as connection:
                stored = connection.execute("SELECT chairs, names FROM tables").fetchall()
                stored += connection.execute("SELECT move FROM events").fetchall()
            return "Eve the Rude" in str(stored)

        async def rename(guest: Guest, name: str) -> object:
            return await guest.ask(messages.Rename(id=fresh_id(), seat=0, name=name))

        async def run() -> None:
            here = Guest(server, made.table, [ana])
            await here.arrive()
            assert b"Eve the Rude" in b"".join(here.heard)
            if gave_up:
                assert ask(server, made, "leave", token=token).status_code == 204
            arguments = ["admin", "delete", eve.id, "--database", server.database]
            assert await asyncio.to_thread(main, arguments) == 0
            assert not tells()
            # A command is not answered, so that the page sends it again.
            acts = rename(here, "Anna") if does == "act" else until(here, lambda: False)
            with pytest.raises(ConnectionClosed, match="1012"):
                await acts
            async with Guest(server, made.table, [ana]) as again:
                assert isinstance(await rename(again, "Anne"), messages.Done)
                assert b"Eve the Rude" not in b"".join(again.heard)

        asyncio.run(run())
        assert not tells()
