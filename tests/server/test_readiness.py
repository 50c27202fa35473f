"""Alive is not ready: a server that cannot store says so."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.server.guests import errors
from tests.server.servers import PATIENCE_S, Served, served


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Nobody else can write meanwhile."""
    if not database.startswith("postgresql"):
        connection = sqlite3.connect(database, timeout=30, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")
            connection.close()
        return

    async def hold() -> None:
        connection = await asyncpg.connect(database)
        async with connection.transaction():
            await connection.execute("LOCK TABLE marks IN ACCESS EXCLUSIVE MODE")
            begun.set()
            await asyncio.to_thread(ended.wait)
        await connection.close()

    begun, ended = threading.Event(), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(hold()))
    thread.start()
    try:
        assert begun.wait(PATIENCE_S)
        yield
    finally:
        ended.set()
        thread.join()


def until(server: Served, status: int) -> httpx.Response:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        answer = server.get("/readyz")
        if answer.status_code == status:
            return answer
        time.sleep(0.1)
    raise TimeoutError(answer.status_code)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_ready_is_who_can_write(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    place = None if kind == "sqlite" else request.getfixturevalue("database")
    with served(tmp_path, database=place) as server:
        assert until(server, 200).json() == {"status": "ok"}
        with locked(server.database):
            assert until(server, 503).json() == {"status": "broken"}
            assert server.get("/healthz").json() == {"status": "ok"}
        assert until(server, 200).json() == {"status": "ok"}
        assert errors(server) == 0
