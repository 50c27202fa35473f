"""Inserts many events into the database at once, such as those of a record that was uploaded."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.server.session import StoredEvent

ONE_STATEMENT = text(
    "INSERT INTO events (table_id, number, does, seat, move, command, at) SELECT :table,"
    " json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
    " json_extract(value, '$[3]'), json_extract(value, '$[4]'), :at FROM json_each(:rows)"
)


async def insert_into_sqlite(
    connection: AsyncConnection, table: str, rows: Sequence[StoredEvent], at: float
) -> None:
    """Inserts all events by one statement.

    With a statement for each, Python's threads would take turns at each row, and while others have
    work the transaction, for which everybody's moves wait, would take a second.
    """
    plain = [(row.number, row.does, row.seat, row.move, row.command) for row in rows]
    data = msgspec.json.encode(plain).decode()
    await connection.execute(ONE_STATEMENT, {"table": table, "at": at, "rows": data})
