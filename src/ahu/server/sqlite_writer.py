"""Writes transactions to a SQLite file from a thread of its own.

A transaction changes threads once, rather than for each of its statements: for a single move, most
of the time would go into that.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from ahu.server.bulk_write import Statement
from ahu.server.database import prepare_sqlite


class SqliteWriter:
    """A connection to a SQLite file that only writes."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: sqlite3.Connection | None = None

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carries out all statements in one transaction. Raises sqlite3.Error, and none is done."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, statements)

    def _write(self, statements: Sequence[Statement]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            prepare_sqlite(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in statements:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        """Closes the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
