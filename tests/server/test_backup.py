"""A database is copied while it is in use, and games go on from the copy."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg
import pytest

from ahu.cli import main
from ahu.core.rng import Rng
from ahu.games.orongo.actions import Bid
from ahu.server import requests
from ahu.server.shared_time import SharedTime
from ahu.server.table_terms import Pace, Terms
from tests.server.guests import Guest, bot, open_table, person, play_on
from tests.server.registries import do, registered
from tests.server.servers import Served, served

KINDS = ["sqlite", "postgresql"]


async def another(address: str) -> str:
    """Returns the address of a new, empty database beside one."""
    name = f"ahu_{uuid4().hex}"
    connection = await asyncpg.connect(address)
    await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()
    return urlunsplit(urlsplit(address)._replace(path=f"/{name}"))


def place(kind: str, path: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return str(path)
    return asyncio.run(another(request.getfixturevalue("database")))


def record(server: Served, made: requests.OpenedTable) -> list[str]:
    token = made.seats[0]
    assert token is not None
    response = server.get(
        f"/api/tables/{made.table}/record?format=text",
        headers={"Authorization": f"Bearer {token}"},
    )
    assert response.status_code == 200, response.text
    return response.text.splitlines()


@pytest.mark.parametrize(("one", "other"), [KINDS, KINDS[::-1]])
def test_games_go_on_from_a_backup_made_while_they_are_played(
    one: str,
    other: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "saved"
    here = place(one, tmp_path / "one.sqlite", request)
    there = place(other, tmp_path / "other.sqlite", request)

    def ahu(*call: str) -> str:
        """What a command says that must succeed."""
        assert main([*call, "--language", "en"]) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    async def play(server: Served, made: requests.OpenedTable, *, save: bool) -> int:
        """Plays to the end; returns how many events there were before the backup."""
        seats = [token for token in made.seats if token is not None]
        async with Guest(server, made.table, seats) as guest:
            assert guest.state is not None
            before = guest.state.steps
            if save:
                await play_on(guest, Rng(1), 6)
                before = guest.state.steps
                saving = asyncio.create_task(
                    asyncio.to_thread(ahu, "backup", str(file), "--database", here)
                )
                while not saving.done() and not guest.over:
                    await play_on(guest, Rng(2), 1)
                    await asyncio.sleep(0.03)
                assert "Saved one table with" in await saving
            await play_on(guest, Rng(3))
            return before

    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    with served(tmp_path / "a", database=here) as server:
        made = open_table(server, "giants", [person("Ana"), person(), bot()], round_limit=4)
        played = asyncio.run(play(server, made, save=True))
        whole = record(server, made)
    assert "Restored one table" in ahu("restore", str(file), "--database", there)
    with served(tmp_path / "b", database=there) as server:
        kept = asyncio.run(play(server, made, save=False))
        again = record(server, made)
    assert played <= kept
    pairs = enumerate(zip(whole, again, strict=False))
    same = next((i for i, (one, other) in pairs if one != other), len(whole))
    assert same >= kept, "what was kept is what was played"


@pytest.fixture
def used(tmp_path: Path) -> Path:
    """A database with a table, which no server uses now."""

    async def run() -> None:
        registry = await registered(tmp_path)
        await registry.open(requests.NewTable("orongo", [person(), person()]))
        await registry.storage.close()

    asyncio.run(run())
    return tmp_path / "tables.sqlite"


def refused(capsys: pytest.CaptureFixture[str], *call: str) -> str:
    assert main([*call, "--language", "en"]) == 1
    return capsys.readouterr().err


def test_what_cannot_be_saved_or_restored_is_said(
    used: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved, at = str(tmp_path / "saved"), ("--database", str(used))
    missing = refused(capsys, "backup", saved, "--database", str(tmp_path / "none"))
    assert "there is no file" in missing
    assert not (tmp_path / "none").exists()
    assert main(["backup", saved, *at, "--language", "en"]) == 0
    assert "exists already" in refused(capsys, "backup", saved, *at)
    assert "already has tables" in refused(capsys, "restore", saved, *at)
    nothing = tmp_path / "new.sqlite"
    fresh = ("--database", str(nothing))
    assert "there is no file" in refused(capsys, "restore", str(tmp_path / "none"), *fresh)
    text = tmp_path / "text"
    text.write_text("no database at all", encoding="utf-8")
    assert "is not a backup" in refused(capsys, "restore", str(text), *fresh)
    with served(tmp_path, database=str(nothing)):
        assert "is in use" in refused(capsys, "restore", saved, *fresh)


def test_versions_that_do_not_fit_are_said(
    used: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "saved"
    assert main(["backup", str(saved), "--database", str(used)]) == 0
    for path in (saved, used):
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
    again = refused(capsys, "backup", str(tmp_path / "again"), "--database", str(used))
    assert "from another version" in again
    fresh = ("--database", str(tmp_path / "new.sqlite"))
    assert "from a newer version" in refused(capsys, "restore", str(saved), *fresh)


def test_a_backup_is_for_its_owner_alone(used: Path, tmp_path: Path) -> None:
    """It holds seeds and hashes of tokens."""
    assert main(["backup", str(tmp_path / "saved"), "--database", str(used)]) == 0
    assert (tmp_path / "saved").stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("saved?*"))


@pytest.mark.parametrize("marked", [True, False], ids=["marked", "older"])
def test_nobody_loses_time_before_a_backup_is_restored(marked: bool, tmp_path: Path) -> None:
    """Nor where it was made before marks were kept in it."""
    wall = 5_000_000.0
    asked = requests.NewTable("orongo", [person(), person()], {}, Terms(Pace("live", 600)))

    async def serve(database: Path, table: str = "") -> tuple[str, list[float]]:
        """Serves a while, from an hour after the last time; returns what its seats then have."""
        nonlocal wall
        wall += 3600
        registry = await registered(str(database))
        registry.time = SharedTime(registry.storage, lambda: wall)
        await registry.time.beat()
        if not table:
            table = (await registry.open(asked)).table
            wall += 10
            await registry.time.beat()
            await do(registry, await registry.table(table), 0, Bid(1))
        clocks = (await registry.table(table)).session.clocks
        assert clocks is not None
        left = clocks.left_at(registry.time.now())
        await registry.time.beat()
        assert await registry.storage.out_of_time(registry.time.now(), 1) == []
        await registry.storage.close()
        return table, left

    table, left = asyncio.run(serve(tmp_path / "one.sqlite"))
    assert left == pytest.approx([590, 590], abs=2)
    saved, again = tmp_path / "saved", tmp_path / "other.sqlite"
    assert main(["backup", str(saved), "--database", str(tmp_path / "one.sqlite")]) == 0
    if not marked:
        with sqlite3.connect(saved) as connection:
            connection.execute("DELETE FROM marks")
    assert main(["restore", str(saved), "--database", str(again)]) == 0
    for database in (again, again):  # restored, and started once more
        assert asyncio.run(serve(database, table))[1] == pytest.approx(left, abs=2)
