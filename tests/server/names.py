"""Names of hosts that are answered as a test wants."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from threading import Event
from typing import Any

from tests.server.servers import PATIENCE_S


class Names:
    """Stands for the DNS: names that begin with `hang` are answered when they are released."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.released = Event()
        self.addresses: dict[str, str] = {}
        self.faults: dict[str, int] = {}
        self._real = socket.getaddrinfo

    def getaddrinfo(self, host: str, *args: Any, **named: Any) -> Any:
        self.asked[host] += 1
        if host.startswith("hang"):
            self.released.wait(PATIENCE_S)
        if host in self.faults:
            raise socket.gaierror(self.faults[host], "no answer")
        return self._real(self.addresses.get(host, "127.0.0.1"), *args, **named)


async def until(found: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not found():
            await asyncio.sleep(0.01)
