"""A TCP forwarder that can fall silent: what is sent then is lost, and nothing is closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit, urlunsplit

LISTEN = b"LISTEN"


class Forwarder:
    """Stands before a PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._parts = urlsplit(address)
        self._lost: set[asyncio.Task[None]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: set[asyncio.Event] = set()
        self.address = ""

    @property
    def listening(self) -> int:
        """Connections that have asked for notices and are not lost."""
        return len(self._listening)

    def lose_notices(self) -> None:
        """From now on those connections carry nothing, and nobody is told."""
        for silent in self._listening:
            silent.set()
        self._listening.clear()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Forwarder]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.address = urlunsplit(self._parts._replace(netloc=f"ahu@127.0.0.1:{port}"))
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection(self._parts.hostname, self._parts.port)
        except OSError:  # the database is away
            writer.close()
            return
        silent = asyncio.Event()
        for source, target in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._forward(source, target, silent))
            self._tasks.add(task)

    async def _forward(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, silent: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65536):
                if LISTEN in data:
                    self._listening.add(silent)
                if not silent.is_set():
                    target.write(data)
        self._listening.discard(silent)
        target.close()
