"""Bytes that are costly to read are read slowly; whoever sends few of them notices nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ahu.server.pacing import MOST_UNREAD, SLICE, Paced
from ahu.server.rates import Buckets


class Pipe(asyncio.Transport):
    """A transport that notes whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = True
        self.unread = 0
        self.protocol: asyncio.BaseProtocol | None = None

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return self.unread


class Costly(Paced):
    """Each part that is read costs a second."""

    def __init__(self, allowance: Buckets) -> None:
        self.loop = asyncio.get_running_loop()
        pipe = Pipe()
        pipe.protocol = self
        self.transport = self.pipe = pipe
        self.allowance = allowance
        self.parts: list[bytes] = []
        self.pace(allowance, "address")

    def read(self, data: bytes) -> None:
        self.parts.append(data)
        self.allowance.use("address", 1.0)

    def reads_enough(self) -> bool:
        return False


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def test_whoever_is_costly_to_read_waits() -> None:
    now = 0.0

    async def run() -> None:
        nonlocal now
        one = Costly(Buckets(1000.0, 2.5, lambda: now))
        sent = bytes(range(256)) * 80
        one.data_received(sent)
        await until(lambda: len(one.parts) == 3)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(one.parts) == 3
        assert not one.pipe.reading
        now = 1.0
        await until(lambda: len(one.parts) == len(sent) // SLICE)
        assert b"".join(one.parts) == sent
        assert one.pipe.reading

    asyncio.run(run())


def test_others_come_between_the_parts() -> None:
    async def run() -> None:
        one = Costly(Buckets(1.0, 1e9))
        one.data_received(bytes(3 * SLICE))
        assert len(one.parts) == 1
        assert not one.pipe.reading
        await asyncio.sleep(0)
        assert len(one.parts) == 2
        await until(lambda: one.pipe.reading)
        assert len(one.parts) == 3

    asyncio.run(run())


def test_nothing_is_read_from_whoever_reads_nothing() -> None:
    async def run() -> None:
        one = Costly(Buckets(1.0, 1e9))
        one.pipe.unread = MOST_UNREAD + 1
        one.data_received(b"ping")
        assert not one.parts
        one.pipe.unread = 0
        await until(lambda: bool(one.parts))

    asyncio.run(run())
