"""The files of a database: one server's at a time, nobody else's to read, and of this version."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.guests import bot, open_table, person
from tests.server.registries import registered
from tests.server.servers import PATIENCE_S, Served, served


def second(database: Path | str) -> subprocess.CompletedProcess[str]:
    """Another server on the same database, which is to refuse."""
    command = [sys.executable, "-m", "ahu", "serve", "--language", "en", "--database"]
    return subprocess.run(
        [*command, str(database), "--port", "0"],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def test_one_server_to_a_file(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        found = second(server.database)
        assert found.returncode == 1
        assert found.stderr.endswith("tables.sqlite” is in use by another server\n")
        assert len(found.stderr.splitlines()) == 1
        open_table(server, "orongo", [person(), person()])


def test_a_file_is_free_once_its_server_is_killed(tmp_path: Path) -> None:
    """Even while a process that plays bots is left."""
    with served(tmp_path) as server:
        open_table(server, "orongo", [bot("expert"), bot("expert")])
        until = time.monotonic() + PATIENCE_S
        while not (workers := children(server)):
            assert time.monotonic() < until
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        try:
            server.kill()
            with served(tmp_path, database=server.database) as again:
                open_table(again, "orongo", [person(), person()])
        finally:
            for worker in workers:
                with suppress(ProcessLookupError):  # it may have ended with its server
                    os.kill(worker, signal.SIGKILL)


def children(server: Served) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"ahu.server.worker" in command_of(child)]


def command_of(process: str) -> bytes:
    """A child that has only just been made still is its parent; one that has ended has none."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def test_nobody_else_reads_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "place"
    database = folder / "tables.sqlite"
    before = os.umask(0)
    try:
        with served(tmp_path, database=str(database)) as server:
            open_table(server, "orongo", [person(), person()])
            names = {path.name for path in folder.iterdir()}
            assert names == {f"tables.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
            for path in (folder, *folder.iterdir()):
                assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    finally:
        os.umask(before)


def test_what_others_could_read_they_cannot_any_more(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    sqlite3.connect(database).close()
    database.touch()
    database.chmod(0o644)
    with served(tmp_path) as server:
        assert stat.S_IMODE(database.stat().st_mode) == 0o600
        assert "others could read this file" in server.log.read_text()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_a_newer_version(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place: Path | str = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def mark(version: str) -> str:
        registry = await registered(place)
        async with registry.storage.engine.begin() as connection:
            query = "SELECT version_num FROM alembic_version"
            before: str = (await connection.exec_driver_sql(query)).scalar_one()
            change = f"UPDATE alembic_version SET version_num = '{version}'"
            await connection.exec_driver_sql(change)
        await registry.storage.close()
        return before

    before = asyncio.run(mark("9999"))
    database = tmp_path / "tables.sqlite" if isinstance(place, Path) else place
    try:
        found = second(database)
        assert found.returncode == 1
        assert "from a newer version of Ahu (9999;" in found.stderr
        assert len(found.stderr.splitlines()) == 1
    finally:

        async def restore() -> None:
            from ahu.server.database import engine_for

            engine = engine_for(str(database))
            async with engine.begin() as connection:
                await connection.exec_driver_sql(
                    f"UPDATE alembic_version SET version_num = '{before}'"
                )
            await engine.dispose()

        asyncio.run(restore())
