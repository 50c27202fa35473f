"""Where a web worker starts: its own database and its page stand behind two objects of JavaScript.

Everything that crosses over is text or a number, so that nothing has to be converted or freed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec

from ahu.local.http import LocalHttp
from ahu.local.store import Stored
from ahu.local.tables import Listener, LocalTables
from ahu.local.wires import Wires


class BrowserDatabase(Protocol):
    """The worker's database. What it takes and gives is JSON."""

    def open(self, table: str, stored: str) -> Awaitable[None]:
        """Keeps a new table."""

    def append(self, table: str, number: int, status: str, events: str) -> Awaitable[bool]:
        """Appends events; gives False if there is one of this number already."""

    def load(self, table: str) -> Awaitable[str]:
        """Gives a table; null if there is none."""

    def listed(self, tables: str) -> Awaitable[str]:
        """Gives the name, setup and status of each of these tables that there is."""

    def remove(self, table: str) -> Awaitable[None]:
        """Removes a table."""


class BrowserStore:
    """Keeps tables in the worker's database."""

    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def open(self, table: str, stored: Stored) -> None:
        """Keeps a new table."""
        await self._database.open(table, msgspec.json.encode(stored).decode())

    async def append(self, table: str, number: int, status: str, events: Sequence[str]) -> bool:
        """Appends events from `number` on; returns False if there is one of this number already."""
        encoded = msgspec.json.encode(events).decode()
        return await self._database.append(table, number, status, encoded)

    async def load(self, table: str) -> Stored | None:
        """Returns a table, or None if there is none."""
        found = await self._database.load(table)
        return msgspec.json.decode(found, type=Stored | None)

    async def listed(self, tables: Sequence[str]) -> Sequence[tuple[str, str, str]]:
        """Returns the name, setup and status of those tables that there are."""
        found = await self._database.listed(msgspec.json.encode(tables).decode())
        return msgspec.json.decode(found, type=list[tuple[str, str, str]])

    async def remove(self, table: str) -> None:
        """Removes a table with its events."""
        await self._database.remove(table)


class BrowserWorker:
    """What a web worker asks for its page."""

    def __init__(self, database: BrowserDatabase, listener: Listener) -> None:
        self._tables = LocalTables(BrowserStore(database), listener)
        self._http = LocalHttp(self._tables)
        self._wires = Wires(self._tables)
        self.connect = self._wires.connect
        self.disconnect = self._wires.disconnect
        self.receive = self._wires.receive
        self.moved = self._tables.moved

    async def request(self, method: str, path: str, token: str, body: str) -> str:
        """Returns the answer to a request, as JSON."""
        answer = await self._http.request(method, path, token, body)
        return msgspec.json.encode(answer).decode()
