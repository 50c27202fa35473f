"""What is logged: no secret, and nothing without end."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from ahu.server import messages, tokens
from ahu.server.logs import AGAIN_S, Lines, NotAgain
from ahu.server.rows import EVENTS
from tests.server.guests import Guest, fresh_id, open_table, person
from tests.server.registries import registered
from tests.server.servers import SEED, served

ATTEMPTS = 40


def breaking(database: str) -> Callable[[str], None]:
    """Runs a statement past the server."""

    def run(statement: str) -> None:
        if database.startswith("postgresql"):

            async def execute() -> None:
                connection = await asyncpg.connect(database)
                await connection.execute(statement)
                await connection.close()

            asyncio.run(execute())
            return
        connection = sqlite3.connect(database, timeout=30)
        connection.execute(statement)
        connection.commit()
        connection.close()

    return run


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_that_fails_gives_nothing_away(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = None if kind == "sqlite" else request.getfixturevalue("database")
    with served(tmp_path, database=place) as server:
        made = open_table(server, "orongo", [person(), person()])
        execute = breaking(server.database)

        async def play() -> None:
            async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
                await asyncio.to_thread(execute, "ALTER TABLE events RENAME TO lost")
                for _ in range(ATTEMPTS):
                    request = messages.Play(id=fresh_id(), seat=0, actions=["bid 7"])
                    answer = await guest.ask(request)
                    assert answer.refusal.key == "table-internal"

        try:
            asyncio.run(play())
            seats = [{"player": "person", "name": "Ana-of-old"}, {"player": "person"}]
            asked = {"game": "orongo", "seats": seats}
            assert server.post("/api/tables", json=asked).status_code == 500
        finally:
            execute("ALTER TABLE lost RENAME TO events")
        text = server.log.read_text()
        assert "events" in text or "UndefinedTable" in text
        for secret in ("bid 7", SEED, "Ana-of-old", made.owner, tokens.hashed(made.owner)):
            assert secret not in text
        lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        failed = [line for line in lines if line["what"] == "command"]
        assert 1 <= len(failed) < 4
        assert all("\n" not in line["error"] for line in failed)


def formatted(error: BaseException) -> str:
    record = logging.LogRecord("ahu", logging.ERROR, "", 0, "x", None, (type(error), error, None))
    return Lines().format(record)


def test_postgresql_quotes_no_row(database: str) -> None:
    """Its messages carry what was to be stored: values that do not fit, rows that fail."""

    async def run() -> list[str]:
        registry = await registered(database)
        values = {"table_id": "x", "number": 1, "does": "play", "at": 0.0, "command": ""}
        found = []
        for wrong in ({"move": "bid 7" * 3, "number": "bid 7"}, {"move": None}, {"move": "bid 7"}):
            try:
                async with registry.storage.engine.begin() as connection:
                    await connection.execute(insert(EVENTS), {**values, **wrong})
            except SQLAlchemyError as error:
                found.append(formatted(error))
                try:
                    raise RuntimeError("outer") from error
                except RuntimeError as outer:
                    found.append(formatted(outer))
        await registry.storage.close()
        return found

    told = asyncio.run(run())
    assert len(told) == 6
    for text in told:
        assert "bid 7" not in text
        assert "play" not in text
        assert "asyncpg" in text


def test_the_same_trouble_is_told_once_in_a_while() -> None:
    now = 0.0
    filter = NotAgain(lambda: now)

    def let_through(what: str, level: int = logging.ERROR) -> logging.LogRecord | None:
        error = sys.exc_info()
        record = logging.LogRecord("ahu", level, "", 0, what, None, error)
        return record if filter.filter(record) else None

    first = let_through("command")
    assert first is not None
    assert not hasattr(first, "times")
    assert [let_through("command") for _ in range(2000)] == [None] * 2000
    assert let_through("request") is not None
    assert all(let_through("ready", logging.INFO) for _ in range(5))
    now += AGAIN_S
    again = let_through("command")
    assert again is not None
    assert again.__dict__["times"] == 2001
    assert let_through("command") is None
